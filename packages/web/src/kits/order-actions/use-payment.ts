import { type Amount, formatYuan } from '@dealer-portal/rules/money';
import { ORDER_PAYMENT_PREFIX } from '@dealer-portal/rules/session';
import { failedSubmit, lookUpPayment, type SentPayment } from '@dealer-portal/rules/submit';
import type { Result } from '@dealer-portal/sdk';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lastingText, readJson } from '#platform/browser/storage';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { type OrderKey, orderQuery, refreshOrders } from '#widgets/orders/queries';

/**
 * `unsettled`: a payment got no answer, and must be looked up before another is sent. `none`: nothing of it came, and the
 * user may say so.
 */
type Phase = 'ready' | 'paying' | 'unsettled' | 'lookingUp' | 'none';

interface Payment {
  readonly call: () => Promise<Result<unknown>>;
  readonly message: string;
}

/**
 * Pays for an order once: after a payment without an answer nothing is sent until the order's detail shows that it was
 * paid, or the user, to whom it has shown for long enough that it was not, says so (ORDER-01).
 * @param onDone after a payment that is known to have gone through
 */
export function usePayment(order: OrderKey, onDone: () => void) {
  const { orderNo } = order;
  const queryClient = useQueryClient();
  const detail = useQuery(orderQuery(useAccount(), orderNo));
  const orderDetail = detail.data?.find((item) => item.orderNo === orderNo);
  const [sent, keep] = useSentPayment(orderNo);
  const [isNone, setNone] = useState(false);
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
      keep({ owed: orderDetail?.restAmount, sentAt: Date.now() });
      setNone(false);
      const result = await call();
      if (result.ok) return finish(message);
      if (failedSubmit(result).type !== 'lose') return keep(undefined);
      await refreshOrders(queryClient);
    },
  });
  const lookUp = useMutation({
    mutationFn: async () => {
      if (sent === undefined) return;
      // A failed refetch keeps the old data, which says nothing about the payment.
      const { data, isError } = await detail.refetch();
      const owes = isError ? undefined : data?.find((item) => item.orderNo === orderNo)?.restAmount;
      const outcome = lookUpPayment(sent, owes, Date.now());
      if (outcome === 'paid') return finish(`订单 ${orderNo} 已支付`);
      // An older version has kept no time: the wait begins now.
      keep(sent);
      setNone(outcome === 'none');
      if (outcome === 'none') notify('info', `订单现在还欠 ${formatYuan(owes)}，没有这笔支付`);
      else notify('info', outcome === 'open' ? STILL_OPEN : '暂时无法核对，请稍后再试');
    },
  });
  // A payment of an earlier dialog may be under way.
  const isPaying = useIsMutating({ mutationKey }) > 0;
  return {
    detail,
    orderDetail,
    phase: phaseOf({ isPaying, isLookingUp: lookUp.isPending, isSent: sent !== undefined, isNone }),
    pay: (call: Payment['call'], message: string) => payment.mutateAsync({ call, message }),
    lookUp: () => lookUp.mutateAsync(),
    /** The press of the user that lets the lock go. */
    release: () => keep(undefined),
  };
}

const STILL_OPEN = '订单中还没有这笔支付，可能还在处理，请过几分钟再核对';

interface PaymentState {
  readonly isPaying: boolean;
  readonly isLookingUp: boolean;
  readonly isSent: boolean;
  readonly isNone: boolean;
}

function phaseOf({ isPaying, isLookingUp, isSent, isNone }: PaymentState): Phase {
  if (isPaying) return 'paying';
  if (isLookingUp) return 'lookingUp';
  if (!isSent) return 'ready';
  return isNone ? 'none' : 'unsettled';
}

/**
 * The payment without a known outcome; it outlives the dialog, its page and a sign-out. What was stored and cannot be
 * read locks all the same.
 */
function useSentPayment(orderNo: string) {
  const stored = lastingText(ORDER_PAYMENT_PREFIX + orderNo);
  const [sent, setSent] = useState(() => sentPaymentOf(stored.read(), Date.now()));
  const keep = (payment: SentPayment | undefined) => {
    setSent(payment);
    if (payment === undefined) stored.clear();
    else stored.write(JSON.stringify(payment));
  };
  return [sent, keep] as const;
}

/** What was stored; older versions kept the owed amount alone. */
function sentPaymentOf(text: string | null, now: number): SentPayment | undefined {
  if (text === null) return undefined;
  const value = readJson(text);
  if (typeof value !== 'object' || value === null) return { owed: amountOf(value), sentAt: now };
  const { owed, sentAt } = value as Readonly<Record<string, unknown>>;
  return { owed: amountOf(owed), sentAt: typeof sentAt === 'number' && sentAt <= now ? sentAt : now };
}

const amountOf = (value: unknown): Amount =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;
