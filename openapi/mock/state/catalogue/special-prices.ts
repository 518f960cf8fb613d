import { type Fields, number, text } from '../memory/input';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { allSpecials, type Special, specialsOf } from './goods';

/** Units that placed orders took out of special prices, by version and product: one version may price several. */
const specialPricesOf = slice('specialPrices', () => ({ taken: {} as Record<string, number> }));

/** A policy with what it still allows: orders use its quantities up. */
export function policyNow(dealer: Dealer, facts: Fields): Fields {
  const taken = specialPricesOf(dealer).taken[keyOf(facts)] ?? 0;
  if (taken === 0) return facts;
  const less = (name: string) => Math.max(0, number(facts, name) - taken);
  return { ...facts, usableQty: less('usableQty'), realQty: less('realQty') };
}

/** The special price of that type that a product has. */
export function specialOf(dealer: Dealer, productCode: string, priceType: string): Special | undefined {
  return specialsOf(dealer, productCode).find((special) => special.priceType === priceType);
}

/** Units that may still be bought at a price: the smaller of both quantities; every number at the ordinary one (CART-02). */
export function specialLeft(dealer: Dealer, productCode: string, priceType: string): number {
  const special = specialOf(dealer, productCode, priceType);
  if (!special) return priceType === 'PT' || priceType === '' ? Number.POSITIVE_INFINITY : 0;
  const now = policyNow(dealer, special.facts);
  const left = (name: string) => number(now, name, Number.POSITIVE_INFINITY);
  return Math.min(left('usableQty'), left('realQty'));
}

/** Uses units of a special price up. */
export function takeSpecial(
  dealer: Dealer,
  line: { readonly productCode: string; readonly priceType: string },
  units: number,
): void {
  const special = specialOf(dealer, line.productCode, line.priceType);
  if (!special) return;
  const { taken } = specialPricesOf(dealer);
  const key = keyOf(special.facts);
  taken[key] = (taken[key] ?? 0) + units;
}

function keyOf(facts: Fields): string {
  return `${text(facts, 'versionCode')} ${text(facts, 'productCode')}`;
}

export const specialPriceHandlers: Handlers = {
  /** The catalogue's sample machines have their price in the cart too. */
  listSpecialPrices: (dealer, { done }) =>
    done(
      allSpecials(dealer).map(({ facts, productCode, priceType, activityId }) => {
        const { versionCode, price, usableQty, realQty, beginDate, endDate } = policyNow(dealer, facts);
        const period = { ...(beginDate !== undefined && { beginDate }), endDate };
        return { productCode, priceType, activityId, versionCode, price, usableQty, realQty, ...period };
      }),
    ),
};
