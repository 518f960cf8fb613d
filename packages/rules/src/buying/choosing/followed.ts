/** What has changed of followed products since somebody looked at them last (CONCERN-01). */
import {
  type Amount,
  compareAmounts,
  formatYuan,
  readFigure,
  readMoney,
  subtractAmounts,
} from '../../base/money';

/** Price and stock of a product as they stood; what could not be read is undefined. */
export interface SeenTerms {
  /** Yuan, as a decimal text. */
  readonly price?: string | undefined;
  /** PT, TJ, GC, YJCY: prices are compared within one type. */
  readonly priceType?: string | undefined;
  /** Pieces. */
  readonly stock?: number | undefined;
}

/** Price and stock as calls give them. */
export interface TermsNow {
  readonly price?: Amount;
  readonly priceType?: string | undefined;
  readonly stock?: Amount;
}

/** The terms to keep: what cannot be read now stays as it was seen before. */
export function seenTerms(before: SeenTerms | undefined, now: TermsNow): SeenTerms {
  const price = readMoney(now.price);
  const stock = readFigure(now.stock) ?? before?.stock;
  return {
    ...(price === undefined
      ? { price: before?.price, priceType: before?.priceType }
      : { price, priceType: now.priceType }),
    stock,
  };
}

/**
 * A change; it is good for the buyer where he may want to order now. `special`: a special price came that is no cheaper;
 * `otherPrice`: a special price has ended.
 */
export interface FollowedChange {
  readonly kind: 'backInStock' | 'outOfStock' | 'cheaper' | 'dearer' | 'special' | 'otherPrice';
  readonly text: string;
}

const SPECIAL = 'TJ';

/**
 * What has changed of a product since the last visit: stock that came or went, and a price of the same type.
 * @param before undefined for a product that was not seen before
 * @returns none for what cannot be read, then or now
 */
export function followedChanges(before: SeenTerms | undefined, now: TermsNow): readonly FollowedChange[] {
  if (!before) return [];
  return [stockChange(before.stock, readFigure(now.stock)), priceChange(before, now)].filter(
    (change) => change !== undefined,
  );
}

function stockChange(was: number | undefined, is: number | undefined): FollowedChange | undefined {
  if (was === undefined || is === undefined) return undefined;
  if (was <= 0 && is > 0) return { kind: 'backInStock', text: `到货了，现有 ${is} 台` };
  return was > 0 && is <= 0 ? { kind: 'outOfStock', text: '卖完了' } : undefined;
}

function priceChange(before: SeenTerms, now: TermsNow): FollowedChange | undefined {
  const order = compareAmounts(before.price, now.price);
  if (order === undefined) return undefined;
  if (before.priceType !== now.priceType) {
    if (before.priceType === undefined) return undefined;
    if (now.priceType === SPECIAL) {
      const text = `有特价了，${formatYuan(now.price)}`;
      return { kind: order > 0 ? 'cheaper' : 'special', text };
    }
    return before.priceType === SPECIAL
      ? { kind: 'otherPrice', text: `特价已结束，现在 ${formatYuan(now.price)}` }
      : undefined;
  }
  if (order === 0) return undefined;
  const isCheaper = order > 0;
  const by = isCheaper ? subtractAmounts(before.price, now.price) : subtractAmounts(now.price, before.price);
  return {
    kind: isCheaper ? 'cheaper' : 'dearer',
    text: `${isCheaper ? '降' : '涨'}了 ${formatYuan(by)}，现在 ${formatYuan(now.price)}`,
  };
}
