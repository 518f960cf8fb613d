/** Which price a product is bought at where it is shown: under a tab of prices that price, elsewhere the ordinary one (NAV-01, CART-01). */

import { type Amount, byAmount, compareAmounts, isAmount } from '../../base/money';
import { shanghaiDays, wireDays } from '../../base/shanghai';
import type { PriceType } from '../cart/entry';
import { type PolicyPieces, policyLimit } from './pieces';
import { PRICE_NAMES } from './price-names';

/** The ordinary price of a product, by wire names. */
export interface OrdinaryPrice {
  readonly price?: Amount;
  readonly priceVersion?: string | undefined;
}

/** A special, project or sample-machine price of a product, by wire names (listSpecialPrices). */
export interface OfferPolicy extends PolicyPieces {
  readonly productCode: string;
  readonly priceType: string;
  readonly versionCode?: string | undefined;
  readonly price?: Amount;
  /** First and last day, YYYY-MM-DD, in Shanghai; without one there is no bound. */
  readonly beginDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** A price that a product may be bought at, with what is sent for it. */
export interface OfferPrice {
  readonly priceType: PriceType;
  /** Version of the price list or of the policy. */
  readonly priceVersion: string;
  /** Yuan for one piece. */
  readonly price: Amount;
  /** The ordinary price; undefined for the ordinary price itself and where it is not known. */
  readonly ordinaryPrice?: Amount;
  /** Pieces that the price still allows; undefined where it does not limit. */
  readonly allowed?: number | undefined;
  /** The last day of the price, YYYY-MM-DD. */
  readonly endDate?: string | undefined;
}

const TAB_PRICES: ReadonlyMap<string | undefined, PriceType> = new Map([
  ['特价', 'TJ'],
  ['工程', 'GC'],
  ['样机', 'YJCY'],
]);

/** The price type that products under a tab of the navigation are bought at; the ordinary one under all others (NAV-01). */
export function tabPriceType(tab: string | undefined): PriceType {
  return TAB_PRICES.get(tab) ?? 'PT';
}

/** The price type that a text of an address names; undefined for any other text. */
export function priceTypeOf(text: string | null | undefined): PriceType | undefined {
  return Object.keys(PRICE_NAMES).find((type): type is PriceType => type === text);
}

/** Whether a policy holds today; a bound that cannot be read is not met. */
function isInForce({ beginDate, endDate }: OfferPolicy, now: Date): boolean {
  const today = shanghaiDays(now);
  const begins = beginDate ? wireDays(beginDate) : today;
  const ends = endDate ? wireDays(endDate) : today;
  return begins !== undefined && ends !== undefined && begins <= today && today <= ends;
}

/** The known prices of a product. */
export interface PriceFacts {
  readonly ordinary: OrdinaryPrice | undefined;
  /** The policies of this product. */
  readonly policies: readonly OfferPolicy[];
  readonly now: Date;
}

/**
 * Every price that a product may be bought at now: the ordinary one first, then the current policies. Of one type the
 * cheaper price comes first. A price is left out where it, or how many may be bought at it, cannot be read (CART-01).
 */
export function offerPrices({ ordinary, policies, now }: PriceFacts): readonly OfferPrice[] {
  const { price, priceVersion = '' } = ordinary ?? {};
  const isKnown = isAmount(price);
  const common: readonly OfferPrice[] = isKnown ? [{ priceType: 'PT', priceVersion, price }] : [];
  const special = policies
    .filter((policy) => isAmount(policy.price) && isInForce(policy, now))
    .sort((left, right) => byAmount(left.price, right.price))
    .flatMap((policy): readonly OfferPrice[] => {
      const priceType = priceTypeOf(policy.priceType);
      if (!priceType || priceType === 'PT') return [];
      const { versionCode = '', endDate } = policy;
      const allowed = policyLimit(policy);
      if (Number.isNaN(allowed)) return [];
      return [
        {
          priceType,
          priceVersion: versionCode,
          price: policy.price,
          ...(isKnown && { ordinaryPrice: price }),
          allowed,
          endDate,
        },
      ];
    });
  return [...common, ...special];
}

/**
 * The price of that type; one that is used up only when no other of the type is left.
 * @returns undefined without any that can be read (CART-06)
 */
export function priceOfType(prices: readonly OfferPrice[], type: PriceType): OfferPrice | undefined {
  const same = prices.filter(({ priceType, price }) => priceType === type && isAmount(price));
  return same.find(({ allowed }) => allowed !== 0) ?? same[0];
}

/**
 * The price that a product is bought at outside of the tabs of prices. A current special price that is below the
 * ordinary one and not used up wins over the ordinary one.
 */
export function bestPrice(prices: readonly OfferPrice[]): OfferPrice | undefined {
  const ordinary = priceOfType(prices, 'PT');
  const special = priceOfType(prices, 'TJ');
  const isBetter = special && special.allowed !== 0 && isBelow(special, ordinary);
  return isBetter ? special : ordinary;
}

/** A type of price, or the best one: a current special price where it is lower, else the ordinary one. */
export type PriceRule = PriceType | 'best';

/** The price of a tab of the shopping navigation; without a tab of prices the current best one (NAV-01). */
export function priceRule(tab: string | undefined): PriceRule {
  const type = tabPriceType(tab);
  return type === 'PT' ? 'best' : type;
}

/** The price that a product is bought at under a rule; undefined where it has none. */
export function priceBy(prices: readonly OfferPrice[], rule: PriceRule): OfferPrice | undefined {
  return rule === 'best' ? bestPrice(prices) : priceOfType(prices, rule);
}

function isBelow(special: OfferPrice, ordinary: OfferPrice | undefined): boolean {
  return compareAmounts(special.price, ordinary?.price) === -1;
}
