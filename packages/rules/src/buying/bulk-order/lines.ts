/** The lines of a bulk order: how many, in which week, what they come to (BIG-01). */
import { isGiven } from '../../base/given';
import {
  type Amount,
  compareAmounts,
  isAmount,
  type Money,
  orderPrice,
  subtractAmounts,
} from '../../base/money';
import { refuse } from '../../base/refusal';
import { isUnread } from '../../base/unread';
import { limitedRange, type QuantityRange, readQuantity, typedTotal } from '../../fields/input';
import type { BulkOrderRefusal } from './bulk-order-refusals';

/** The most products of a bulk order. Assumption: as its calls take them; the specification names no number. */
const MOST_LINES = 200;

/** Why no product can be added to a bulk order of so many; undefined when one can (BIG-01). */
export function moreLinesRefusal(count: number): BulkOrderRefusal | undefined {
  return count < MOST_LINES ? undefined : refuse('bulkOrder.full', { most: MOST_LINES });
}

/** A product that may be ordered in bulk, with the wire's own names. */
export interface BulkProduct {
  readonly productCode: string;
  readonly productModel?: string | undefined;
  /** Ordinary price in yuan. */
  readonly price?: Amount;
  /** Bulk price in yuan. */
  readonly activityPrice?: Amount;
  /** The fewest and the most pieces; 0 is none. */
  readonly minNumber?: Amount;
  readonly maxNumber?: Amount;
}

/** A line that is wanted: more than 0 pieces. */
export interface BulkLine {
  readonly product: BulkProduct;
  /** Product group; together with the week it makes an order. */
  readonly groupCode: string;
  readonly number: number;
  /** Six digits, or empty while no week is chosen. */
  readonly weekCode: string;
}

/** The totals of the lines. */
export interface BulkTotals {
  readonly units: number;
  /** Undefined where a price cannot be read; so is what is saved. */
  readonly total: Money | undefined;
  /** Yuan below the ordinary prices. */
  readonly saved: Money | undefined;
  /** How many orders arise: one for each week and product group. */
  readonly orders: number;
}

/**
 * The fewest and the most pieces of a product (BIG-01). A limit of 0, or none, is no limit.
 * @returns with a `refusal` where a limit cannot be read: nothing can be ordered then
 */
export function bulkRange({ minNumber, maxNumber }: BulkProduct): QuantityRange {
  return limitedRange(minNumber, maxNumber);
}

/** The totals of the lines, exact to the cent (BIG-01, CART-06). */
export function bulkTotals(lines: readonly BulkLine[]): BulkTotals {
  const priced = (of: (product: BulkProduct) => Amount) =>
    orderPrice(lines.map(({ product, number }) => ({ price: of(product), number })));
  const total = priced(priceOf);
  const ordinary = priced((product) => (isAmount(product.price) ? product.price : priceOf(product)));
  return {
    units: typedTotal(lines),
    total,
    saved: subtractAmounts(ordinary, total),
    orders: new Set(lines.map(({ groupCode, weekCode }) => `${weekCode} ${groupCode}`)).size,
  };
}

/**
 * Why a bulk order cannot be placed as it stands; nothing when it can (BIG-01).
 * @param minAmount least sum of the activity in yuan; nothing for an order outside of an activity
 */
export function bulkOrderRefusal(
  lines: readonly BulkLine[],
  minAmount?: Amount,
): BulkOrderRefusal | undefined {
  if (lines.length === 0) return refuse('bulkOrder.empty');
  const undated = lines.find(({ weekCode }) => weekCode === '');
  if (undated) return refuse('bulkOrder.weekMissing', { product: nameOf(undated) });
  // A sum without it would name less money than is paid.
  const unpriced = lines.find(({ product }) => !isAmount(priceOf(product)));
  if (unpriced) return refuse('bulkOrder.priceMissing', { product: nameOf(unpriced) });
  for (const line of lines) {
    const read = readQuantity(String(line.number), bulkRange(line.product));
    if (!read.ok) return refuse('bulkOrder.quantity', { product: nameOf(line), quantity: read.refusal });
  }
  if (isUnread(minAmount)) return refuse('bulkOrder.leastUnread');
  if (!isGiven(minAmount)) return undefined;
  const { total } = bulkTotals(lines);
  if (total === undefined) return refuse('bulkOrder.totalUnread');
  if (compareAmounts(total, minAmount) !== -1) return undefined;
  return refuse('bulkOrder.belowLeast', { least: minAmount, lacking: subtractAmounts(minAmount, total) });
}

function priceOf({ activityPrice, price }: BulkProduct): Amount {
  return activityPrice ?? price;
}

function nameOf({ product }: BulkLine): string {
  return product.productModel ?? product.productCode;
}
