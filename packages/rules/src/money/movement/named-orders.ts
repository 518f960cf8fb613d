/** Orders that an address names for a movement of money: the address may name any, the server says what they are (FIN-07, FIN-08). */
import { type Amount, isAmount } from '../../base/money';
import { ORDER_STATES } from '../../base/states';

/** The orders that an address names, as the server has them, in the order of the address. */
export interface NamedOrders<Row> {
  readonly orders: readonly Row[];
  /** Why no money moves for them, a sentence for each that is wrong; undefined where nothing is. */
  readonly problem: string | undefined;
}

/**
 * The rows of order numbers, each number once.
 * @param rows the rows of the server, in any order
 * @param problemOf what is against an order; its row is undefined where the server has none
 */
export function namedOrders<Row extends { readonly orderNo: string }>(
  orderNos: readonly string[],
  rows: readonly Row[],
  problemOf: (orderNo: string, row: Row | undefined) => string | undefined,
): NamedOrders<Row> {
  const named = [...new Set(orderNos)].map(
    (number) => [number, rows.find(({ orderNo }) => orderNo === number)] as const,
  );
  const problems = named.map(([number, row]) => problemOf(number, row)).filter((text) => text !== undefined);
  return { orders: named.flatMap(([, row]) => row ?? []), problem: problems.join('；') || undefined };
}

/** An order as far as a payment for it goes, by wire names. */
export interface PaidOrder {
  readonly status: string;
  readonly statusName?: string | undefined;
  /** In yuan. */
  readonly amount?: Amount;
}

/** Why an order that an address names cannot be paid; undefined when it can (FIN-07). */
export function namedOrderProblem(orderNo: string, order: PaidOrder | undefined): string | undefined {
  if (!order) return `没有找到订单 ${orderNo}`;
  if (order.status === ORDER_STATES.cancelled.value) return `订单 ${orderNo} 已取消，不能付款`;
  return isAmount(order.amount) ? undefined : `订单 ${orderNo} 的金额读不出来`;
}
