/** The products that a dealer orders again and again, counted from the own orders. */
import { type Amount, sumFigures } from '../../base/money';
import { compareNewest, daysBetween, wireDay } from '../../base/shanghai';
import { ORDER_STATES } from '../../base/states';

/** An order, as far as it is counted, by wire names (queryMyOrders). */
export interface CountedOrder {
  readonly status: string;
  readonly createDate: string;
  readonly lineList: readonly CountedLine[];
}

/** A line of an order. */
export interface CountedLine {
  readonly productCode: string;
  readonly productModel?: string | undefined;
  readonly productName?: string | undefined;
  readonly picUrl?: string | undefined;
  readonly number: Amount;
}

/** A product that is ordered again and again. */
export interface UsualGoods extends Omit<CountedLine, 'number'> {
  /** In how many orders it stood. */
  readonly orders: number;
  /** Pieces of the last order, undefined where they cannot be read, and its day. */
  readonly lastNumber: number | undefined;
  readonly lastDate: string;
}

/** Orders of so many days count. Assumption. */
export const USUAL_DAYS = 90;

/**
 * The products of the orders of the last 90 days: the most often ordered first, of equal ones the last ordered.
 * Cancelled orders do not count.
 */
export function usualGoods(orders: readonly CountedOrder[], now: Date): readonly UsualGoods[] {
  const goods = new Map<string, UsualGoods>();
  for (const order of counted(orders, now)) {
    for (const { number, ...line } of order.lineList ?? []) {
      const known = goods.get(line.productCode);
      goods.set(
        line.productCode,
        // The orders come newest first: the first one is the last one.
        known
          ? { ...known, orders: known.orders + 1 }
          : { ...line, ...lastOf(order, line.productCode), orders: 1 },
      );
    }
  }
  // Of equal ones the last ordered stands first already.
  return [...goods.values()].sort((left, right) => right.orders - left.orders);
}

function counted(orders: readonly CountedOrder[], now: Date): readonly CountedOrder[] {
  const isRecent = ({ createDate }: CountedOrder) =>
    (daysBetween(createDate, now.getTime()) ?? USUAL_DAYS + 1) <= USUAL_DAYS;
  return orders
    .filter((order) => order.status !== ORDER_STATES.cancelled.value && isRecent(order))
    .sort((left, right) => compareNewest(left.createDate, right.createDate));
}

/** The quantity of a product in one order, over all its lines. */
function lastOf({ lineList, createDate }: CountedOrder, productCode: string) {
  const lines = lineList.filter((line) => line.productCode === productCode);
  return {
    lastNumber: sumFigures(lines.map(({ number }) => number)),
    lastDate: wireDay(createDate) ?? createDate,
  };
}

/** The pieces that a usual product is proposed with: those of the last order, none where the own stock lasts too long; undefined where they cannot be read. */
export function proposedNumber(
  { lastNumber }: UsualGoods,
  turnoverDays: number | undefined,
  redDays: number,
): number | undefined {
  const days = turnoverDays ?? UNKNOWN_DAYS;
  return days >= redDays && days < UNKNOWN_DAYS ? 0 : lastNumber;
}

/** The wire's word for days that nobody knows (CALC-04). */
const UNKNOWN_DAYS = 99_999;
