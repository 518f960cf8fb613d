import { acceptTrafficOrders } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { dialogs, notify } from '#platform/notices';
import { sumText } from '#ui/text/sum-of';
import type { TrafficOrder } from '../queries';
import { refreshAfterSubmit } from '../submit/traffic-submit';

/** Asks before orders are accepted, all of them or none (TRAF-01). */
export function useAccept(saletoCode: string) {
  const queryClient = useQueryClient();
  return (orders: readonly TrafficOrder[], onDone?: () => void) => {
    const flowNos = orders.map(({ orderFlowNo }) => orderFlowNo);
    const total = sumText(orders.map(({ orderAmount }) => orderAmount));
    dialogs.confirm({
      title: orders.length === 1 ? `接单 ${flowNos[0]}？` : `接单 ${orders.length} 个整车订单？`,
      content: `订单金额 ${total}。接单后安排发货，可付款和申请延期。`,
      okText: '接单',
      cancelText: '再看看',
      onOk: async () => {
        const result = await api.call(acceptTrafficOrders, {
          body: { saletoCode, orderFlowNoList: flowNos },
        });
        if (result.ok) notify('success', `已接单 ${orders.length} 个`);
        if (result.ok) onDone?.();
        await refreshAfterSubmit(queryClient);
      },
    });
  };
}
