import { formatYuan } from '@dealer-portal/rules/money';
import { useCallback } from 'react';
import { dialogs } from '#platform/notices';
import { countText } from '#ui/text/joined';
import type { Line, Vehicle } from '../queries';

type Removal<Target> = (target: Target) => Promise<boolean>;

/** Asks before a line or a whole vehicle leaves the cart; the question names what goes and what it is worth. */
export function useAskRemove(onVehicle: Removal<Vehicle>, onLine: Removal<Line>) {
  return useCallback(
    (target: Vehicle | Line) => {
      const isVehicle = !('GBID' in target);
      dialogs.confirm({
        title: isVehicle ? `删除 ${target.IBR_ID}？` : `删除 ${target.PRODUCTMODEL ?? target.PRODUCTCODE}？`,
        content: isVehicle
          ? `共 ${countText(target.orderList?.length, '种')}产品，${formatYuan(target.SUMMONEY)}。删除后可在列表中重新加入。`
          : `${target.IBL_NUM} 台。删除后可在列表中重新加入。`,
        okText: '删除',
        okButtonProps: { danger: true },
        cancelText: '保留',
        onOk: async () => void (await (isVehicle ? onVehicle(target) : onLine(target))),
      });
    },
    [onVehicle, onLine],
  );
}
