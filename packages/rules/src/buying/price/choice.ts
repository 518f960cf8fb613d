/** Which price an entry is to be bought at, of those that it may take (CART-01, CART-02, 2§3). */

import { isGiven } from '../../base/given';
import { type Amount, formatYuan, isAmount, readFigure } from '../../base/money';
import { refuse } from '../../base/refusal';
import type { CartEntry, PriceType } from '../cart/entry';
import { type PolicyPieces, policyLimit } from './pieces';
import { PRICE_NAMES } from './price-names';
import type { PriceRefusal } from './price-refusals';

/** One price that an entry may take. */
export interface PriceChoice {
  readonly priceType: PriceType;
  /** Version of the policy; empty for the ordinary price. */
  readonly versionCode: string;
  /** Yuan for one piece. */
  readonly price: Amount;
  /** Pieces that the policy still allows and has in fact, as they are sent; undefined where it does not say. */
  readonly usableQty: number | undefined;
  readonly realQty: number | undefined;
  /** The one of both that binds; undefined where nothing does. */
  readonly allowed: number | undefined;
  /** For the user: `样机出样价 ¥1,959.30（可购 1 台）`. */
  readonly label: string;
}

interface Policy extends PolicyPieces {
  readonly versionCode?: string | undefined;
  readonly price?: Amount;
}

/** An entry with the prices that it may take, as the cart answers. */
export interface PricedEntry extends Pick<CartEntry, 'number' | 'productList'> {
  readonly priceInfo?:
    | {
        readonly commonPrice?: { readonly price?: Amount } | undefined;
        readonly activity?:
          | { readonly [T in (typeof SPECIAL_PRICES)[number]]?: readonly Policy[] | undefined }
          | undefined;
      }
    | null
    | undefined;
}

/** The price types other than the ordinary one. */
export const SPECIAL_PRICES = ['TJ', 'GC', 'YJCY'] as const;

/** The name of a wire price type; an unknown type shows its code. */
export function priceTypeName(type: string): string {
  return Object.entries(PRICE_NAMES).find(([known]) => known === type)?.[1] ?? type;
}

/** A price with the pieces that may be bought at it, for the user: `特价 ¥1,799.00（可购 82 台）`. */
export function priceLabel({ priceType, price, ...policy }: PricePolicy): string {
  const allowed = policyLimit(policy);
  const number = Number.isNaN(allowed) ? '数量无法识别' : `${allowed} 台`;
  return `${priceTypeName(priceType)} ${formatYuan(price)}${allowed === undefined ? '' : `（可购 ${number}）`}`;
}

/** A price of any type, with its limits. */
interface PricePolicy extends PolicyPieces {
  readonly priceType: string;
  readonly price?: Amount;
}

function choice(priceType: PriceType, { versionCode = '', price, ...policy }: Policy): PriceChoice {
  return {
    priceType,
    versionCode,
    price,
    usableQty: readFigure(policy.usableQty),
    realQty: readFigure(policy.realQty),
    allowed: policyLimit(policy),
    label: priceLabel({ priceType, price, ...policy }),
  };
}

/**
 * The prices that an entry may take: the ordinary one first, then special, project and sample-machine policies. A
 * price is none where it, or how many may be bought at it, cannot be read (CART-06).
 * Assumption: a combination and an entry without a price of its own has no choice.
 */
export function priceChoices({ productList, priceInfo }: PricedEntry): readonly PriceChoice[] {
  const common = priceInfo?.commonPrice?.price;
  if (productList.length !== 1 || !isAmount(common)) return [];
  const special = SPECIAL_PRICES.flatMap((type) =>
    (priceInfo?.activity?.[type] ?? [])
      .filter((policy) => isAmount(policy.price) && !Number.isNaN(policyLimit(policy)))
      .map((policy) => choice(type, policy)),
  );
  return [choice('PT', { price: common }), ...special];
}

/** Why a quantity cannot be bought at a price: the policy allows fewer pieces; undefined when it can (CART-02). */
export function priceChoiceRefusal(
  { priceType, allowed }: PriceChoice,
  number: number,
): PriceRefusal | undefined {
  if (allowed === undefined || number <= allowed) return undefined;
  return refuse('price.quota', { priceType, allowed });
}

/** Whether a line offers a promise or a credit model that may be taken: `'0'` and nothing mean none (CART-02). */
export function isOffered(value: Amount): boolean {
  return isGiven(value) && String(value) !== '0';
}
