import { formatYuan } from '@dealer-portal/rules/money';
import { ORDER_PAYMENT_PREFIX } from '@dealer-portal/rules/session';
import { failedSubmit, lookUpPayment } from '@dealer-portal/rules/submit';
import type { Result } from '@dealer-portal/sdk';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lastingText } from '#platform/browser/storage';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { type OrderKey, orderQuery, refreshOrders } from '../queries';

/** `unsettled`: a payment got no answer, and must be looked up before another is sent. */
type Phase = 'ready' | 'paying' | 'unsettled' | 'lookingUp';

interface Payment {
  readonly call: () => Promise<Result<unknown>>;
  readonly message: string;
}

/**
 * Pays for an order once: after a payment without an answer nothing is sent until the order's detail has shown
 * whether it was paid (ORDER-01).
 * @param onDone after a payment that is known to have gone through
 */
export function usePayment(order: OrderKey, onDone: () => void) {
  const { orderNo } = order;
  const queryClient = useQueryClient();
  const detail = useQuery(orderQuery(useAccount(), orderNo));
  const match = detail.data?.find((item) => item.orderNo === orderNo);
  const [before, keep] = useAmountBefore(orderNo);
  const finish = async (text: string) => {
    keep(undefined);
    notify('success', text);
    await refreshOrders(queryClient);
    onDone();
  };
  const mutationKey = ['orderPayment', orderNo];
  const payment = useMutation({
    mutationKey,
    mutationFn: async ({ call, message }: Payment) => {
      keep(match?.restAmount);
      const result = await call();
      if (result.ok) return finish(message);
      if (failedSubmit(result).type !== 'lose') return keep(undefined);
      await refreshOrders(queryClient);
    },
  });
  const lookUp = useMutation({
    mutationFn: async () => {
      // A failed refetch keeps the old data, which says nothing about the payment.
      const { data, isError } = await detail.refetch();
      const after = isError ? undefined : data?.find((item) => item.orderNo === orderNo)?.restAmount;
      if (Number.isNaN(before) && after !== undefined) {
        keep(undefined);
        return notify('info', `订单现在还欠 ${formatYuan(after)}，请按这个数核对后再付`);
      }
      const outcome = lookUpPayment(before, after);
      if (outcome === 'paid') return finish(`订单 ${orderNo} 已支付`);
      if (outcome === 'notFound') keep(undefined);
      const text = outcome === 'notFound' ? '订单中没有这笔支付，可以重新支付' : '暂时无法核对，请稍后再试';
      notify('info', text);
    },
  });
  // A payment of an earlier dialog may be under way.
  const isPaying = useIsMutating({ mutationKey }) > 0;
  return {
    detail,
    found: match,
    phase: phaseOf({ isPaying, isLookingUp: lookUp.isPending, before }),
    pay: (call: Payment['call'], message: string) => payment.mutateAsync({ call, message }),
    lookUp: () => lookUp.mutateAsync(),
  };
}

interface PaymentState {
  readonly isPaying: boolean;
  readonly isLookingUp: boolean;
  readonly before: number | undefined;
}

function phaseOf({ isPaying, isLookingUp, before }: PaymentState): Phase {
  if (isPaying) return 'paying';
  if (isLookingUp) return 'lookingUp';
  return before === undefined ? 'ready' : 'unsettled';
}

/**
 * The owed amount before a payment without a known outcome; it outlives the dialog, its page and a sign-out. What was
 * stored and cannot be read locks all the same: it is no number, which no comparison settles but the order itself.
 */
function useAmountBefore(orderNo: string) {
  const stored = lastingText(ORDER_PAYMENT_PREFIX + orderNo);
  const [before, setBefore] = useState(() => amountOf(stored.read()));
  const keep = (amount: number | undefined) => {
    setBefore(amount);
    if (amount === undefined) stored.clear();
    else stored.write(JSON.stringify(amount));
  };
  return [before, keep] as const;
}

function amountOf(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^\d+(\.\d+)?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
}
