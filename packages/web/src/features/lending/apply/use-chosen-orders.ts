import { isAmount } from '@dealer-portal/rules/money';
import { type NamedOrders, namedOrders } from '@dealer-portal/rules/movement';
import { queryFinanceOrders } from '@dealer-portal/sdk/operations';
import { useQueries, useQuery } from '@tanstack/react-query';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { FINANCEABLE, type FinanceOrder } from '../orders/finance-order-report';

/** The orders that an address names, and why they cannot be financed. */
export type ChosenOrders = NamedOrders<FinanceOrder>;

/** As many orders as one page of the call has at most. */
const MOST_ORDERS = 100;
const FIRST_PAGE = { pageNum: 1, pageSize: MOST_ORDERS };
const NO_ORDERS: ChosenOrders = { orders: [], problem: undefined };

/**
 * The rows of orders by their numbers (FIN-08). A number that the first page does not have is asked for by itself.
 * @returns data undefined while a row is awaited
 */
export function useChosenOrders(orderNos: readonly string[]) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const hasNumbers = orderNos.length > 0;
  const page = useQuery(
    accountQuery(
      queryFinanceOrders,
      hasNumbers ? { body: { customerCode, ...FIRST_PAGE } } : undefined,
      account,
    ),
  );
  const listed = page.data?.records;
  const unlisted = listed
    ? orderNos.filter((orderNo) => !listed.some((order) => order.orderNo === orderNo))
    : [];
  const others = useQueries({
    queries: unlisted.map((orderNo) =>
      accountQuery(queryFinanceOrders, { body: { customerCode, orderNo, ...FIRST_PAGE } }, account),
    ),
  });
  const queries = [page, ...others];
  const isRead = queries.every(({ data }) => data !== undefined);
  const rows = queries.flatMap(({ data }) => data?.records ?? []);
  return {
    data: hasNumbers ? (isRead ? namedOrders(orderNos, rows, orderProblem) : undefined) : NO_ORDERS,
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => Promise.all(queries.filter(({ error }) => error).map((query) => query.refetch())),
  };
}

function orderProblem(number: string, order: FinanceOrder | undefined): string | undefined {
  if (!order) return `融资订单里没有 ${number}`;
  if (order.status !== FINANCEABLE) return `订单 ${number} ${order.statusName}，不能再申请融资`;
  return isAmount(order.financeAmount) ? undefined : `订单 ${number} 的可融资金额读不出来`;
}
