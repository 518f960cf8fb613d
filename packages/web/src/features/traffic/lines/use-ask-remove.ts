import { formatYuan } from '@dealer-portal/rules/money';
import { useCallback } from 'react';
import { dialogs } from '#platform/notices';
import { countText } from '#ui/text/joined';
import type { Line, Vehicle } from '../queries';

type Removal<Thing> = (thing: Thing) => Promise<boolean>;

/** Asks before a line or a whole vehicle leaves the cart; the question names what goes and what it is worth. */
export function useAskRemove(onVehicle: Removal<Vehicle>, onLine: Removal<Line>) {
  return useCallback(
    (thing: Vehicle | Line) => {
      const isVehicle = !('GBID' in thing);
      dialogs.confirm({
        title: isVehicle ? `删除 ${thing.IBR_ID}？` : `删除 ${thing.PRODUCTMODEL ?? thing.PRODUCTCODE}？`,
        content: isVehicle
          ? `共 ${countText(thing.orderList?.length, '种')}产品，${formatYuan(thing.SUMMONEY)}。删除后可在列表中重新加入。`
          : `${thing.IBL_NUM} 台。删除后可在列表中重新加入。`,
        okText: '删除',
        okButtonProps: { danger: true },
        cancelText: '保留',
        onOk: async () => void (await (isVehicle ? onVehicle(thing) : onLine(thing))),
      });
    },
    [onVehicle, onLine],
  );
}
