/** The unpaid part of the orders that wait to be sent. */
import { isGiven } from '../../base/given';
import {
  type Amount,
  compareMoney,
  isAmount,
  type Money,
  NO_MONEY,
  readMoney,
  sumMoney,
} from '../../base/money';

/** The tails of so many orders are asked for, since each order is a call of its own. Assumption: more say nothing at a glance. */
export const TAIL_ORDERS = 12;

/** An order, by wire names (queryAllOrders). */
export interface TailOrder {
  readonly orderNo: string;
  readonly restAmount?: Amount;
}

/** The open tails of an account. */
export interface Tails {
  /** Undefined where the rest of an order cannot be read. */
  readonly amount: Money | undefined;
  /** The open amount of each order, by its number. */
  readonly byOrder: ReadonlyMap<string, Money>;
}

/** The tails that are open: an order whose tail is paid or that has none is left out, one that cannot be read has no amount. */
export function openTails(orders: readonly TailOrder[]): Tails {
  const owing = orders.filter(({ restAmount }) => isGiven(restAmount));
  const open = owing.flatMap(({ orderNo, restAmount }) => {
    const rest = readMoney(restAmount);
    return rest !== undefined && compareMoney(rest, NO_MONEY) > 0 ? [[orderNo, rest] as const] : [];
  });
  const isKnown = owing.every(({ restAmount }) => isAmount(restAmount));
  return { amount: isKnown ? sumMoney(open.map(([, rest]) => rest)) : undefined, byOrder: new Map(open) };
}
