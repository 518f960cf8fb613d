import { formatYuan } from '@dealer-portal/rules/money';
import { queryPaymentOrders } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailedWrite } from '#platform/calls/failure';
import { invalidateCalls } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { codeAndName } from '#ui/text/joined';
import { sumText } from '#ui/text/sum-of';
import { cancelOrder } from '../calls';
import type { PaymentOrder } from '../queries';

/** Asks, then cancels payment orders one after another; it stops at the first one that is not cancelled (FIN-01). */
export function useCancellation(): (orders: readonly PaymentOrder[]) => Promise<void> {
  const account = useAccount();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async (orders: readonly PaymentOrder[]) => {
      const done: string[] = [];
      for (const order of orders) {
        const result = await cancelOrder(order, account);
        if (!result.ok) return { done, failure: { paymentNo: order.paymentNo, result } };
        done.push(order.paymentNo);
      }
      return { done };
    },
    onSuccess: async ({ done, failure }) => {
      if (done.length === 1) notify('success', `付款单 ${done[0]} 已取消`);
      else if (done.length > 1) notify('success', `${done.length} 张付款单已取消`);
      if (failure) notifyFailedWrite(failure.result, `取消 ${failure.paymentNo}`);
      // After a failure too: somebody has paid it, or it was cancelled without an answer.
      await invalidateCalls(queryClient, [queryPaymentOrders]);
    },
  });
  return (orders) =>
    dialogs.confirm({ ...questionOf(orders), cancelText: '不取消', onOk: () => mutateAsync(orders) });
}

const NOTE = '还没有扣款；已在收银台付过的，请先等结果。';

function questionOf(orders: readonly PaymentOrder[]) {
  const [order] = orders;
  if (order && orders.length === 1) {
    return {
      title: `取消付款单 ${order.paymentNo}？`,
      content: `${formatYuan(order.amount)} → ${codeAndName(order.payerCode, undefined)}。${NOTE}`,
      okText: '取消这张付款单',
    };
  }
  return {
    title: `取消 ${orders.length} 张付款单？`,
    content: `合计 ${sumText(orders.map(({ amount }) => amount))}：${orders.map(({ paymentNo }) => paymentNo).join('、')}。${NOTE}`,
    okText: `取消这 ${orders.length} 张`,
  };
}
