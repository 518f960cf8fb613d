import { isAmount } from '@dealer-portal/rules/money';
import { type NamedOrders, namedOrders } from '@dealer-portal/rules/movement';
import { FINANCE_ORDER_STATES } from '@dealer-portal/rules/states';
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
const NO_ORDERS: ChosenOrders = { orders: [], problem: undefined };

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
    data: isNone ? NO_ORDERS : rows && namedOrders(orderNos, rows, orderProblem),
    error: page.error ?? others.error,
    retry: () => Promise.all([page, others].map((query) => query.error && query.refetch())),
  };
}

function orderProblem(number: string, order: FinanceOrder | undefined): string | undefined {
  if (!order) return `融资订单里没有 ${number}`;
  if (order.status !== FINANCE_ORDER_STATES.financeable.value)
    return `订单 ${number} ${order.statusName}，不能再申请融资`;
  return isAmount(order.financeAmount) ? undefined : `订单 ${number} 的可融资金额读不出来`;
}
