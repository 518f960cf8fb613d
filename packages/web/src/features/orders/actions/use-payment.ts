import { NO_ANSWER } from '@dealer-portal/rules/outcome';
import { lookUpPayment } from '@dealer-portal/rules/submit';
import type { Result } from '@dealer-portal/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { type OrderKey, orderQuery, refreshOrders } from '../queries';

/** `unsettled`: a payment got no answer, and must be looked up before another is sent. */
type Phase = 'ready' | 'paying' | 'unsettled' | 'lookingUp';

/**
 * Pays for an order once: after a payment without an answer nothing is sent until the order's detail has shown
 * whether it was paid (ORDER-01).
 * @param onDone after a payment that is known to have gone through
 */
export function usePayment(order: OrderKey, onDone: () => void) {
  const { orderNo } = order;
  const queryClient = useQueryClient();
  const detail = useQuery(orderQuery(useAccount(), orderNo));
  const [phase, setPhase] = useState<Phase>('ready');
  const match = detail.data?.find((item) => item.orderNo === orderNo);
  const finish = async (text: string) => {
    notify('success', text);
    await refreshOrders(queryClient);
    onDone();
  };
  const pay = async (call: () => Promise<Result<unknown>>, message: string) => {
    setPhase('paying');
    const result = await call();
    if (result.ok) return finish(message);
    setPhase(result.code === NO_ANSWER ? 'unsettled' : 'ready');
  };
  const lookUp = async () => {
    setPhase('lookingUp');
    const before = match?.restAmount;
    // A failed refetch keeps the old data, which says nothing about the payment.
    const { data, isError } = await detail.refetch();
    const after = isError ? undefined : data?.find((item) => item.orderNo === orderNo)?.restAmount;
    const outcome = lookUpPayment(before, after);
    if (outcome === 'paid') return finish(`订单 ${orderNo} 已支付`);
    setPhase(outcome === 'notFound' ? 'ready' : 'unsettled');
    const text = outcome === 'notFound' ? '订单中没有这笔支付，可以重新支付' : '暂时无法核对，请稍后再试';
    notify('info', text);
  };
  return { detail, found: match, phase, pay, lookUp };
}
