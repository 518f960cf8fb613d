/** The unpaid part of the orders that wait to be sent. */
import { type Amount, compareMoney, type Money, NO_MONEY, sumMoney, toMoney } from '../money';

/** The tails of so many orders are asked for, since each order is a call of its own. Assumption: more say nothing at a glance. */
export const TAIL_ORDERS = 12;

/** An order, by wire names (queryAllOrders). */
export interface TailOrder {
  readonly orderNo: string;
  readonly restAmount?: Amount;
}

/** The open tails of an account. */
export interface Tails {
  readonly amount: Money;
  /** The open amount of each order, by its number. */
  readonly byOrder: ReadonlyMap<string, Money>;
}

/** The tails that are open: an order whose tail is paid or that has none is left out. */
export function openTails(orders: readonly TailOrder[]): Tails {
  const open = orders.flatMap(({ orderNo, restAmount }) =>
    restAmount === undefined || compareMoney(restAmount, NO_MONEY) <= 0
      ? []
      : [[orderNo, toMoney(restAmount)] as const],
  );
  return { amount: sumMoney(open.map(([, rest]) => rest)), byOrder: new Map(open) };
}
