/** Ordering the products of old orders again, with everything that has changed since (ORDER-01). */

import {
  compareAmounts,
  formatMoney,
  type Money,
  orderPrice,
  readFigure,
  subtractAmounts,
  sumFigures,
} from '../../base/money';
import {
  isOutOfStock,
  type LineChange,
  type LineDifference,
  type LineFacts,
  lineDifferences,
  paidType,
} from '../../orders/order-changes/line-differences';
import {
  type PiecesHeld,
  type ProductTerms,
  purchaseShares,
  sharesAmount,
  sharesText,
} from '../goods/addition';
import type { PriceShare } from '../goods/share';
import { type OfferPrice, priceBy, priceOfType, priceTypeOf } from '../price/offer';
import { PRICE_NAMES } from '../price/price-names';

/** A product as it is now: its stock and promises, and the terms that it is bought at. */
export interface CurrentProduct
  extends Omit<LineFacts, 'price' | 'priceType' | 'priceVersion' | 'formerPrice'> {
  readonly terms: ProductTerms;
}

/** One product to be ordered again. */
export interface RebuyLine {
  /** The product as it was ordered, with the pieces of all orders together. */
  readonly before: LineFacts;
  /** Its lines of before, one for each type of price, the newest first. */
  readonly bought: readonly LineFacts[];
  /** The product as it is, at the price that it is bought at now; undefined when it can no longer be ordered. */
  readonly now: LineFacts | undefined;
  /** What it is added with; undefined when it can no longer be ordered. */
  readonly terms: ProductTerms | undefined;
  /** The change; undefined when there is none. */
  readonly difference: LineDifference | undefined;
  /** Pieces that can be taken: those wanted, or as many as there are. */
  readonly offered: number;
}

/**
 * The lines of several orders as one list: a product stands once for each type of price, with its pieces summed and its
 * newest terms. A sum over a number that cannot be read is none.
 */
export function mergeOrderLines(lines: readonly LineFacts[]): readonly LineFacts[] {
  return mergeBy(lines, ({ productCode, priceType }) => `${productCode} ${priceType || 'PT'}`);
}

function mergeBy(lines: readonly LineFacts[], keyOf: (line: LineFacts) => string): readonly LineFacts[] {
  const merged = new Map<string, LineFacts>();
  for (const line of lines) {
    const known = merged.get(keyOf(line));
    const number = sumFigures([...(known ? [known.number] : []), line.number]);
    merged.set(keyOf(line), { ...line, ...known, number });
  }
  return [...merged.values()];
}

/**
 * The old lines that can be ordered again (ORDER-01), each at the best price that holds now. What was paid is compared
 * with the price of the same type; where that does not hold any more the change says so.
 * Assumption: terms that an old line does not carry, such as its price version, count as unchanged.
 * @param lines the old lines, those of the newest order first
 * @param now the products as they are; one that is missing can no longer be ordered
 */
export function rebuyLines(
  lines: readonly LineFacts[],
  now: readonly CurrentProduct[],
): readonly RebuyLine[] {
  const byCode = new Map(now.map((line) => [line.productCode, line]));
  const parts = mergeOrderLines(lines);
  return mergeBy(lines, ({ productCode }) => productCode).map((old) => {
    const product = byCode.get(old.productCode);
    const bought = parts.filter(({ productCode }) => productCode === old.productCode);
    if (!product) {
      const [difference] = lineDifferences([old], []);
      return { before: old, bought, now: undefined, terms: undefined, difference, offered: 0 };
    }
    const { terms } = product;
    const before = { ...promisesOf(product), ...old, priceType: paidType(old, terms.prices) };
    const pricedProduct = { ...product, ...priceNow(before.priceType, terms) };
    const [first] = lineDifferences([before], [pricedProduct]);
    const difference = withShares({ before, bought, terms }, first);
    const offered = piecesThere(difference, pricedProduct, readFigure(before.number));
    return { before, bought, now: pricedProduct, terms, difference, offered };
  });
}

/**
 * The difference with what becomes of the pieces beyond the quota of a special price: they are bought at the ordinary
 * one. They are compared with what was paid at the ordinary price, and named where nothing was (ORDER-01, CART-02).
 */
function withShares(
  { before, bought, terms }: Pick<RebuyLine, 'before' | 'bought'> & { readonly terms: ProductTerms },
  difference: LineDifference | undefined,
): LineDifference | undefined {
  const shares = purchaseShares(terms, { number: readFigure(before.number) ?? 0 });
  const change = restChange(bought, shares);
  if (!change) return difference;
  const { productCode, changes = [], isOrderable = true } = { ...before, ...difference };
  const effect = subtractAmounts(sharesAmount(shares), orderPrice(bought));
  return { productCode, changes: [...changes, change], effect, isOrderable };
}

function restChange(bought: readonly LineFacts[], shares: readonly PriceShare[]): LineChange | undefined {
  const [, rest] = shares;
  const text = sharesText(shares);
  if (!rest || text === undefined) return undefined;
  const { priceType, price } = rest.price;
  const paid = bought.find((line) => (line.priceType || 'PT') === priceType);
  if (!paid || compareAmounts(paid.number, rest.number) !== 0) return { field: 'shares', text };
  if (compareAmounts(paid.price, price) === 0) return undefined;
  const [was, is] = [paid.price, price].map(formatMoney);
  return { field: 'shares', text: `${PRICE_NAMES[priceType]}由 ${was} 元变为 ${is} 元` };
}

/** The price that is bought at now, and what has become of the type that was paid. */
function priceNow(paid: string, { prices, rule }: ProductTerms): Partial<LineFacts> {
  const price = priceBy(prices, rule);
  return { ...price, ...(price && { formerPrice: formerPrice(paid, prices) }) };
}

function formerPrice(paid: string, prices: readonly OfferPrice[]): LineFacts['formerPrice'] {
  const type = priceTypeOf(paid);
  const same = type && priceOfType(prices, type);
  if (!same) return 'ended';
  return same.allowed === 0 ? 'usedUp' : undefined;
}

/** At which prices so many pieces of a line are bought now; none where it can no longer be ordered. */
export function rebuyShares({ terms }: RebuyLine, number: number, held?: PiecesHeld): readonly PriceShare[] {
  return terms ? purchaseShares(terms, { number, held }) : [];
}

/**
 * What so many pieces of a line cost before, at the prices that were paid: the newest first, further pieces as the newest.
 * @returns yuan; undefined where a price or a number cannot be read
 */
export function paidBefore({ bought }: Pick<RebuyLine, 'bought'>, number: number): Money | undefined {
  const parts: { readonly price: LineFacts['price']; readonly number: number }[] = [];
  let left = number;
  for (const { price, number: pieces } of bought) {
    const there = readFigure(pieces);
    if (there === undefined) return undefined;
    const taken = Math.min(left, there);
    parts.push({ price, number: taken });
    left -= taken;
  }
  return orderPrice([...parts, { price: bought[0]?.price, number: left }].filter((part) => part.number > 0));
}

function promisesOf({ weekPromise, farWeek, creditModel }: CurrentProduct): Partial<LineFacts> {
  return { weekPromise, farWeek, creditModel };
}

/** A line without a problem has all of its pieces; one with a figure that cannot be read offers none, and says so. */
function piecesThere(
  difference: LineDifference | undefined,
  now: LineFacts,
  requested: number | undefined,
): number {
  if (requested === undefined) return 0;
  if (!difference || difference.isOrderable) return requested;
  const stock = readFigure(now.stock);
  if (stock === undefined || difference.changes.some(({ field }) => field === 'unreadable')) return 0;
  return isOutOfStock(now) ? 0 : Math.max(0, Math.trunc(stock));
}
