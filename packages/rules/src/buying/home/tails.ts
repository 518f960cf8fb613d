/** The unpaid part of the orders that wait to be sent. */
import { isGiven } from '../../base/given';
import { type Amount, compareMoney, type Money, NO_MONEY, readMoney, sumMoney } from '../../base/money';

/** The tails of so many orders are asked for, since each order is a call of its own. Assumption: more say nothing at a glance. */
export const TAIL_ORDERS = 12;

/** An order, by wire names (queryAllOrders). */
export interface TailOrder {
  readonly orderNo: string;
  readonly depositAmount?: Amount;
  readonly restAmount?: Amount;
}

/** The open tails of an account. */
export interface Tails {
  /** Undefined where the rest of an order cannot be read, or did not come. */
  readonly amount: Money | undefined;
  /** The open amount of each order, by its number. */
  readonly byOrder: ReadonlyMap<string, Money>;
}

/** What is left to pay of an order: nothing where it has neither deposit nor rest; undefined where it cannot be read. */
function tailOf({ depositAmount, restAmount }: TailOrder): Money | undefined {
  // An order with a deposit has a rest, which is 0 when it is paid.
  return isGiven(restAmount) || isGiven(depositAmount) ? readMoney(restAmount) : NO_MONEY;
}

/**
 * The tails that are open: an order whose tail is paid or that has none is left out, one that cannot be read has no amount.
 * @param asked the numbers of the orders that were asked for: one that is not among `orders` has no known tail
 */
export function openTails(orders: readonly TailOrder[], asked: readonly string[] = []): Tails {
  const tails = orders.map((order) => [order.orderNo, tailOf(order)] as const);
  const open = tails.flatMap(([orderNo, tail]) =>
    tail !== undefined && compareMoney(tail, NO_MONEY) > 0 ? [[orderNo, tail] as const] : [],
  );
  const answered = new Set(orders.map(({ orderNo }) => orderNo));
  const isKnown =
    tails.every(([, tail]) => tail !== undefined) && asked.every((orderNo) => answered.has(orderNo));
  return { amount: isKnown ? sumMoney(open.map(([, tail]) => tail)) : undefined, byOrder: new Map(open) };
}
