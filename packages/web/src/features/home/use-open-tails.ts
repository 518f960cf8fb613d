import { openTails, TAIL_ORDERS, type Tails } from '@dealer-portal/rules/home';
import { AWAITS_TAIL } from '@dealer-portal/rules/order-list';
import { queryAllOrders } from '@dealer-portal/sdk/operations';
import { useMemo } from 'react';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';
import type { Order } from './queries';

/** The tails of the orders that wait to be sent; the list of orders does not give them, so each order is asked for. */
export function useOpenTails(orders: readonly Order[] | undefined) {
  const { saletoCode } = useAccount();
  const waiting = orders?.filter(({ status }) => status === AWAITS_TAIL);
  const isTooMany = (waiting?.length ?? 0) > TAIL_ORDERS;
  const inputs = waiting?.map(({ orderNo }) => ({ body: { saletoCode, orderNo } }));
  const query = useEach(queryAllOrders, isTooMany ? undefined : inputs);
  const tails = useMemo<Tails | undefined>(() => query.data && openTails(query.data.flat()), [query.data]);
  return { query, tails, waiting: waiting?.length, isTooMany };
}

export type OpenTails = ReturnType<typeof useOpenTails>;
