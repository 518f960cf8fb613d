import { placedInSettlement, type SubmitRecord } from '@dealer-portal/rules/submit';
import { useMemo } from 'react';
import { orderJournal } from '#kits/submit/order-submits';
import { useOpenSubmits, useSentSubmits } from '#kits/submit/submit-journal';
import { useStore } from '#ui/store';
import type { Checkout } from '#widgets/checkout/checkout';
import type { SettleData } from './queries';
import { ordersOf } from './use-remarks';

/** Where an order of the settlement stands: to be submitted, on its way, placed, left out by the server, or nobody knows. */
export type Standing = 'open' | 'sent' | 'placed' | 'missing' | 'unknown';

/** Where each order stands, by the journal of submits: a reload and another tab see the same (ORDER-01). */
export interface Standings {
  readonly of: (orderNo: string) => Standing;
  /** The numbers of the placed orders, in the settlement's order. */
  readonly placed: readonly string[];
}

export function useStandings(data: SettleData, { cart, submitTime }: Checkout): Standings {
  const { saletoCode } = cart;
  const journal = useStore(orderJournal);
  const open = useOpenSubmits(orderJournal, saletoCode);
  const sent = useSentSubmits(orderJournal, saletoCode);
  const isIn = (records: readonly SubmitRecord[], orderNo: string) =>
    records.some(({ submission }) => submission.orders.some((order) => order.orderNo === orderNo));
  const placed = useMemo(() => {
    const all = new Set(placedInSettlement(journal, saletoCode, Number(submitTime)));
    return ordersOf(data).flatMap(({ orderNo }) => (all.has(orderNo) ? [orderNo] : []));
  }, [journal, saletoCode, submitTime, data]);
  return {
    placed,
    of: (orderNo) => {
      if (placed.includes(orderNo)) return 'placed';
      if (isIn(open, orderNo)) return 'unknown';
      if (isIn(sent, orderNo)) return 'sent';
      return placed.length > 0 ? 'missing' : 'open';
    },
  };
}
