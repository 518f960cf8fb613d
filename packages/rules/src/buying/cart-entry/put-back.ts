/** The addition that brings a removed entry back into the cart (CART-03, CART-04). */

import { rowOf } from '../../base/row-of';
import { readQuantity } from '../../fields/input/quantity';
import { type AddedProduct, type Addition, decided } from '../cart/addition';
import { ACTIVITY_TYPE, type CartEntry, type ProductLine, type YunCangType } from '../cart/entry';

const CLOUD: Readonly<Record<string, YunCangType>> = { YC: 'YC', YD: 'YD' };

/**
 * The addition that restores an entry as the server had it; undefined where none can. A flash purchase may be used up,
 * and an unreadable quantity is not guessed.
 */
export function additionOf(entry: CartEntry): Addition | undefined {
  const { activityType, activityId, yjBigVersion, productList } = entry;
  const isAddable = activityType === ACTIVITY_TYPE.single || activityType === ACTIVITY_TYPE.combination;
  const number = pieces(entry.number);
  const [first, ...others] = productList.flatMap((line) => productOf(line) ?? []);
  if (!isAddable || number === undefined || !first) return undefined;
  if (others.length + 1 < productList.length) return undefined;
  const { yuncangType, yuncangCode } = productList[0] ?? {};
  return decided({
    activityType,
    activityId: String(activityId ?? yjBigVersion ?? ''),
    number,
    productList: [first, ...others],
    yuncangType: rowOf(CLOUD, yuncangType) ?? '',
    yuncangCode: yuncangCode ?? '',
  });
}

/** Each removed entry with the one that now stands for it: the same products under the same activity, price and warehouse. */
export function putBackPairs<Entry extends CartEntry>(
  removed: readonly Entry[],
  fresh: readonly Entry[],
): readonly (readonly [before: Entry, after: Entry])[] {
  const byContent = new Map(fresh.map((entry) => [contentOf(entry), entry]));
  return removed.flatMap((before) => {
    const after = byContent.get(contentOf(before));
    return after ? [[before, after] as const] : [];
  });
}

function productOf(line: ProductLine): AddedProduct | undefined {
  const { productCode, priceType, priceVersion, stockVersion } = line;
  const number = pieces(line.number);
  if (number === undefined) return undefined;
  return {
    productCode,
    number,
    priceType: priceType || 'PT',
    priceVersion: priceVersion ?? '',
    stockVersion: stockVersion ?? '',
  };
}

function pieces(number: number | string): number | undefined {
  const read = readQuantity(String(number));
  return read.ok ? read.quantity : undefined;
}

function contentOf({ activityType, activityId, productList }: CartEntry): string {
  const lines = productList.map(({ productCode, priceType, yuncangCode }) => [
    productCode,
    priceType || 'PT',
    yuncangCode ?? '',
  ]);
  return JSON.stringify([activityType, String(activityId ?? ''), lines]);
}
