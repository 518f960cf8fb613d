import { present } from '../memory/input';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { allSpecials, type Special, type SpecialFacts, specialsOf } from './goods';

/** Units that placed orders took out of special prices, by version and product: one version may price several. */
const specialPricesOf = slice('specialPrices', () => ({ taken: {} as Record<string, number> }));

/** A policy of a product, as far as orders use it up. */
type Policy = Pick<SpecialFacts, 'productCode' | 'versionCode' | 'usableQty' | 'realQty'>;

/** A policy with what it still allows: orders use its quantities up. */
export function policyNow<Facts extends Policy>(dealer: Dealer, facts: Facts): Facts {
  const taken = specialPricesOf(dealer).taken[keyOf(facts)] ?? 0;
  if (taken === 0) return facts;
  const { usableQty = 0, realQty = 0 } = facts;
  return { ...facts, usableQty: Math.max(0, usableQty - taken), realQty: Math.max(0, realQty - taken) };
}

/** The special price of that type that a product has. */
export function specialOf(dealer: Dealer, productCode: string, priceType: string): Special | undefined {
  return specialsOf(dealer, productCode).find((special) => special.priceType === priceType);
}

/** Units that may still be bought at a price: the smaller of both quantities; every number at the ordinary one (CART-02). */
export function specialLeft(dealer: Dealer, productCode: string, priceType: string): number {
  const special = specialOf(dealer, productCode, priceType);
  if (!special) return priceType === 'PT' || priceType === '' ? Number.POSITIVE_INFINITY : 0;
  const { usableQty, realQty } = policyNow(dealer, special.facts);
  return Math.min(usableQty ?? Number.POSITIVE_INFINITY, realQty ?? Number.POSITIVE_INFINITY);
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

function keyOf({ versionCode = '', productCode }: Policy): string {
  return `${versionCode} ${productCode}`;
}

/** A policy in short, with what it still allows. */
export function policyOf(dealer: Dealer, facts: SpecialFacts) {
  const { versionCode, price, usableQty, realQty } = policyNow(dealer, facts);
  return present({ versionCode, price, usableQty, realQty });
}

export const specialPriceHandlers: Handlers = {
  /** The catalogue's sample machines have their price in the cart too. */
  ...handle('listSpecialPrices', ({ dealer, done }) =>
    done(
      allSpecials(dealer).map(({ facts, productCode, priceType, activityId }) => {
        const { beginDate, endDate } = facts;
        const policy = policyOf(dealer, facts);
        return { productCode, priceType, activityId, ...policy, ...present({ beginDate, endDate }) };
      }),
    ),
  ),
};
