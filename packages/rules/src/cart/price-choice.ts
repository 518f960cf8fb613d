/** Which price an entry is to be bought at, of those that it may take (CART-01, CART-02, 2§3). */
import { isGiven } from '../given';
import type { Amount } from '../money';
import { formatMoney } from '../money';
import type { CartEntry, PriceType } from './entry';

/** One price that an entry may take. */
export interface PriceChoice {
  readonly priceType: PriceType;
  /** Version of the policy; empty for the ordinary price. */
  readonly versionCode: string;
  /** Yuan for one piece. */
  readonly price: Amount;
  /** Pieces that the policy still allows and has in fact; undefined where it does not say. */
  readonly usableQty: number | undefined;
  readonly realQty: number | undefined;
  /** For the user: `样机出样价 ¥1,959.30（可用 2 台，实际 1 台）`. */
  readonly label: string;
}

interface Policy {
  readonly versionCode?: string | undefined;
  readonly price?: Amount;
  readonly usableQty?: Amount;
  readonly realQty?: Amount;
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

/** What each price is called (glossary). */
export const PRICE_NAMES: Readonly<Record<PriceType, string>> = {
  PT: '普通价',
  TJ: '特价',
  GC: '工程价',
  YJCY: '样机出样价',
};

/** The price types beside the ordinary one. */
export const SPECIAL_PRICES = ['TJ', 'GC', 'YJCY'] as const;

function count(value: Amount): number | undefined {
  const pieces = isGiven(value) ? Number(value) : Number.NaN;
  return Number.isFinite(pieces) ? pieces : undefined;
}

function choice(priceType: PriceType, { versionCode = '', price, ...policy }: Policy): PriceChoice {
  const usableQty = count(policy.usableQty);
  const realQty = count(policy.realQty);
  const pieces = [
    usableQty === undefined ? '' : `可用 ${usableQty} 台`,
    realQty === undefined ? '' : `实际 ${realQty} 台`,
  ].filter((text) => text !== '');
  const limits = pieces.length === 0 ? '' : `（${pieces.join('，')}）`;
  return {
    priceType,
    versionCode,
    price,
    usableQty,
    realQty,
    label: `${PRICE_NAMES[priceType]} ¥${formatMoney(price)}${limits}`,
  };
}

/**
 * The prices that an entry may take: the ordinary one first, then special, project and sample-machine policies.
 * Assumption: a combination and an entry without a price of its own has no choice.
 */
export function priceChoices({ productList, priceInfo }: PricedEntry): readonly PriceChoice[] {
  const common = priceInfo?.commonPrice?.price;
  if (productList.length !== 1 || !isGiven(common)) return [];
  const special = SPECIAL_PRICES.flatMap((type) =>
    (priceInfo?.activity?.[type] ?? []).map((policy) => choice(type, policy)),
  );
  return [choice('PT', { price: common }), ...special];
}

/** Why a quantity cannot be bought at a price: the policy allows fewer pieces; undefined when it can (CART-02). */
export function priceChoiceProblem(
  { priceType, usableQty }: PriceChoice,
  number: number,
): string | undefined {
  if (usableQty === undefined || number <= usableQty) return undefined;
  return `${PRICE_NAMES[priceType]}还可用 ${usableQty} 台，请减少数量或改用普通价`;
}

/** Whether a line offers a promise or a credit model that may be taken: `'0'` and nothing mean none (CART-02). */
export function isOffered(value: Amount): boolean {
  return String(value || 0) !== '0';
}
