import { financedOrderRefusal, type NamedOrders, namedOrders } from '@dealer-portal/rules/movement';
import { queryFinanceOrders } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#platform/calls/query';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';
import type { FinanceOrder } from '../orders/finance-order-report';

/** The orders that an address names, and why they cannot be financed. */
export type ChosenOrders = NamedOrders<FinanceOrder>;

/** As many orders as one page of the call has at most. */
const MOST_ORDERS = 100;
const FIRST_PAGE = { pageNum: 1, pageSize: MOST_ORDERS };
const NO_ORDERS: ChosenOrders = { orders: [], refusals: [] };

/**
 * The rows of orders by their numbers (FIN-08). A number that the first page does not have is asked for by itself.
 * @returns data undefined while a row is awaited
 */
export function useChosenOrders(orderNos: readonly string[]) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const isNone = orderNos.length === 0;
  const page = useQuery(
    accountQuery(queryFinanceOrders, isNone ? undefined : { body: { customerCode, ...FIRST_PAGE } }, account),
  );
  const listed = page.data?.records;
  const unlisted = listed && orderNos.filter((number) => !listed.some(({ orderNo }) => orderNo === number));
  const others = useEach(
    queryFinanceOrders,
    unlisted?.map((orderNo) => ({ body: { customerCode, orderNo, ...FIRST_PAGE } })),
  );
  const rows = listed && others.data && [...listed, ...others.data.flatMap((other) => other?.records ?? [])];
  return {
    data: isNone ? NO_ORDERS : rows && namedOrders(orderNos, rows, financedOrderRefusal),
    error: page.error ?? others.error,
    retry: () => Promise.all([page, others].map((query) => query.error && query.refetch())),
  };
}
