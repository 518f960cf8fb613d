import { PAYMENT_STATES } from '@dealer-portal/rules/states';
import { queryPaymentOrders } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReport } from '#kits/report/use-report';
import { useAskedQuery } from '#platform/calls/asked-query';
import { invalidateCalls } from '#platform/calls/query';
import { PlainButton } from '#ui/button/plain-button';
import { clockTime } from '#ui/text/clock-time';
import { PAYMENT_ORDERS } from './payment-order-report';

const COUNT_ONLY = { pageNum: 1, pageSize: 1 } as const;

/** When the list was read, and that it is read again by itself while an order waits or is at the bank (FIN-07). */
export function OrdersUnderWay() {
  const queryClient = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const waiting = useReport(PAYMENT_ORDERS, { status: PAYMENT_STATES.waiting.value }, COUNT_ONLY).total;
  const atBank = useReport(PAYMENT_ORDERS, { status: PAYMENT_STATES.processing.value }, COUNT_ONLY).total;
  const isOpen = [waiting, atBank].some((count) => count !== undefined && count > 0);
  const { lastKnown, note, isAsking } = useAskedQuery(
    {
      queryKey: ['paymentOrdersAgain', openedAt],
      queryFn: async () => {
        await invalidateCalls(queryClient, [queryPaymentOrders]);
        return Date.now();
      },
      initialData: openedAt,
      initialDataUpdatedAt: openedAt,
      staleTime: Number.POSITIVE_INFINITY,
      enabled: isOpen,
    },
    () => isOpen,
  );
  return (
    <span className="secondary no-print">
      {clockTime(lastKnown.data ?? openedAt)} 更新
      {isOpen && `；${note ?? '待支付和处理中的自己再查'}`}{' '}
      <PlainButton kind="link" size="small" isBusy={isAsking} onClick={() => lastKnown.refetch()}>
        刷新
      </PlainButton>
    </span>
  );
}
