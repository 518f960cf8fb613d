/** Orders that an address names for a movement of money: the address may name any, the server says what they are (FIN-07, FIN-08). */
import { wireText } from '../../base/given';
import { type Amount, isAmount } from '../../base/money';
import { refuse } from '../../base/refusal';
import { FINANCE_ORDER_STATES, ORDER_STATES } from '../../base/states';
import { type MovementRefusal, movementText } from './movement-refusals';
import { namedRows } from './named-rows';

/** The orders that an address names, as the server has them, in the order of the address. */
export interface NamedOrders<Row> {
  readonly orders: readonly Row[];
  /** Why no money moves for them: one for each that is wrong. */
  readonly refusals: readonly MovementRefusal[];
}

/**
 * The rows of order numbers, each number once.
 * @param rows the rows of the server, in any order
 * @param refusalOf what is against an order; its row is undefined where the server has none
 */
export function namedOrders<Row extends { readonly orderNo: string }>(
  orderNos: readonly string[],
  rows: readonly Row[],
  refusalOf: (orderNo: string, row: Row | undefined) => MovementRefusal | undefined,
): NamedOrders<Row> {
  const { found, refusals } = namedRows(orderNos, { rows, numberOf: ({ orderNo }) => orderNo, refusalOf });
  return { orders: found, refusals };
}

/** All that is against named orders, in Chinese; undefined where nothing is. */
export function namedOrdersText({ refusals }: Pick<NamedOrders<unknown>, 'refusals'>): string | undefined {
  return refusals.map((refusal) => movementText(refusal)).join('；') || undefined;
}

/** An order as far as a payment for it goes, by wire names. */
export interface PaidOrder {
  readonly status: string;
  readonly statusName?: string | undefined;
  /** In yuan. */
  readonly amount?: Amount;
}

/** Why an order that an address names cannot be paid; undefined when it can (FIN-07). */
export function paidOrderRefusal(orderNo: string, order: PaidOrder | undefined): MovementRefusal | undefined {
  if (!order) return refuse('movement.orderMissing', { orderNo });
  if (order.status === ORDER_STATES.cancelled.value) return refuse('movement.orderCancelled', { orderNo });
  return isAmount(order.amount) ? undefined : refuse('movement.orderUnread', { orderNo });
}

/** An order that may be financed, by wire names. */
export interface FinancedOrder {
  readonly status: string;
  readonly statusName: string;
  /** In yuan. */
  readonly financeAmount?: Amount;
}

/** Why an order that an address names cannot be financed; undefined when it can (FIN-08). */
export function financedOrderRefusal(
  orderNo: string,
  order: FinancedOrder | undefined,
): MovementRefusal | undefined {
  if (!order) return refuse('movement.financeOrderMissing', { orderNo });
  const { status, statusName, financeAmount } = order;
  if (status !== FINANCE_ORDER_STATES.financeable.value)
    return refuse('movement.financeOrderClosed', { orderNo, statusName: wireText(statusName) });
  return isAmount(financeAmount) ? undefined : refuse('movement.financeOrderUnread', { orderNo });
}
