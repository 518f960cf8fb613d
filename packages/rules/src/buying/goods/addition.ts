/**
 * What is added to the cart: at which price, of which versions, how many of it. The one rule for every way of adding:
 * lists, dialogs, files, templates and old orders (CART-02, CART-03, CART-11).
 */

import { formatYuan, type Money, orderPrice } from '../../base/money';
import { refuse } from '../../base/refusal';
import { type Addition, type CloudWarehouse, decided } from '../cart/addition';
import { ACTIVITY_TYPE, type PriceType } from '../cart/entry';
import { type OfferPrice, type PriceRule, priceBy, priceOfType } from '../price/offer';
import { PRICE_NAMES } from '../price/price-names';
import type { GoodsRefusal } from './goods-refusals';
import { type PriceShare, shareByPrice } from './share';

/** The prices and the stock of a product, as they hold now for an account. */
export interface ProductTerms {
  readonly productCode: string;
  /** Every price that it may be bought at (`offerPrices`). */
  readonly prices: readonly OfferPrice[];
  /** The best price, or the one of the tab or address that the product is bought under. */
  readonly rule: PriceRule;
  /** The version of the stock that is shown; empty where none is. */
  readonly stockVersion?: string | undefined;
  /** It left the market: it is sold up to what the centre has, never beyond its special price. */
  readonly isWithdrawn?: boolean | undefined;
}

/** Pieces of a product that lie in the cart at one price; 0 for none, undefined where the cart's number cannot be read. */
export type PiecesHeld = (productCode: string, priceType: PriceType) => number | undefined;

/** So many pieces of a product. */
export interface WantedPieces {
  readonly number: number;
  /** Pieces in the cart use up what a special price allows; none when absent. */
  readonly held?: PiecesHeld | undefined;
}

/** The ordinary price, which stands in where a special one allows no more; none for what left the market (CART-02). */
export function standInPrice({ prices, isWithdrawn }: ProductTerms): OfferPrice | undefined {
  return isWithdrawn ? undefined : priceOfType(prices, 'PT');
}

/**
 * At which prices so many pieces are bought: at the best price that holds now, or at the price of the tab; what exceeds
 * its quota is a second share at the ordinary price (CART-02).
 * @returns no share while the price is not known, or where the cart has a say (`isLimited`) and its pieces cannot be read;
 * else one or two, the chosen price first
 */
export function purchaseShares(
  terms: ProductTerms,
  { number, held = () => 0 }: WantedPieces,
): readonly PriceShare[] {
  const price = priceBy(terms.prices, terms.rule);
  if (!price || number <= 0) return [];
  const inCart = held(terms.productCode, price.priceType);
  return shareByPrice({ price, ordinary: standInPrice(terms), number, inCart });
}

/** Whether the cart has a say in the price: the chosen one allows so many pieces, and the ordinary one stands in. */
export function isLimited(terms: ProductTerms): boolean {
  const price = priceBy(terms.prices, terms.rule);
  return price !== undefined && price.allowed !== undefined && standInPrice(terms) !== undefined;
}

/**
 * Why a product cannot be added although its price is known: the cart has a say in it, and its pieces cannot be read.
 * @returns undefined where nothing stands against it
 */
export function heldRefusal(terms: ProductTerms, held: PiecesHeld): GoodsRefusal | undefined {
  const price = isLimited(terms) ? priceBy(terms.prices, terms.rule) : undefined;
  if (!price || held(terms.productCode, price.priceType) !== undefined) return undefined;
  return refuse('goods.heldUnread', { productCode: terms.productCode, priceType: price.priceType });
}

/** The place that an addition comes from. */
export interface AdditionSource extends CloudWarehouse {
  /** The page's name on the wire (`dataFrom`). */
  readonly from: string;
}

/** So many pieces of a product as the cart takes them: an addition for each share of `purchaseShares` (CART-02, CART-11). */
export function productAdditions(
  terms: ProductTerms,
  wanted: WantedPieces & AdditionSource,
): readonly Addition[] {
  const { from, yuncangType = '', yuncangCode = '' } = wanted;
  const { productCode, stockVersion = '' } = terms;
  return purchaseShares(terms, wanted).map(({ price: { priceType, priceVersion }, number }) =>
    decided({
      number,
      productList: [{ productCode, number, priceType, priceVersion, stockVersion }],
      dataFrom: from,
      yuncangType,
      yuncangCode,
    }),
  );
}

/** A package with the products of one set. */
export interface PackageFacts {
  readonly packageId: string;
  readonly lines: readonly { readonly terms: ProductTerms; readonly number: number }[];
}

/**
 * So many sets of a package as one entry (CART-03). The package has a price of its own: its products carry the version of
 * their ordinary price.
 * @returns undefined for a package without products
 */
export function packageAddition(
  { packageId, lines }: PackageFacts,
  { sets, from }: { readonly sets: number; readonly from: string },
): Addition | undefined {
  const [first, ...others] = lines.map(({ terms: { productCode, prices, stockVersion = '' }, number }) => ({
    productCode,
    number: number * sets,
    priceType: 'PT',
    priceVersion: priceOfType(prices, 'PT')?.priceVersion ?? '',
    stockVersion,
  }));
  if (!first) return undefined;
  return decided({
    activityType: ACTIVITY_TYPE.combination,
    activityId: packageId,
    number: sets,
    productList: [first, ...others],
    dataFrom: from,
  });
}

/** One policy of a list of policies: 样机, 包销. */
export interface PolicyFacts {
  readonly productCode: string;
  readonly priceType: string;
  readonly versionCode?: string | undefined;
  /** The activity of a flash purchase; none for a policy by itself. */
  readonly activityId?: string | undefined;
  readonly stockVersion?: string | undefined;
}

/** Pieces at exactly the price of a policy that the user chose from a list of policies (CART-01, CART-02). */
export function policyAddition(
  { productCode, priceType, versionCode = '', activityId = '', stockVersion = '' }: PolicyFacts,
  { number, from }: { readonly number: number; readonly from: string },
): Addition {
  return decided({
    ...(activityId !== '' && { activityType: ACTIVITY_TYPE.flash, activityId }),
    number,
    productList: [{ productCode, number, priceType, priceVersion: versionCode, stockVersion }],
    dataFrom: from,
  });
}

/**
 * How pieces are shared among prices, for the user: `特价 62 台，其余 224 台按普通价 ¥1,899.00`.
 * @returns undefined where one price holds for all
 */
export function sharesText(shares: readonly PriceShare[]): string | undefined {
  const [first, second] = shares;
  if (!first || !second) return undefined;
  const { priceType, price } = second.price;
  const rest = `其余 ${second.number} 台按${PRICE_NAMES[priceType]} ${formatYuan(price)}`;
  return `${PRICE_NAMES[first.price.priceType]} ${first.number} 台，${rest}`;
}

/** What shares cost together, in yuan; undefined where there is none: the price is not known. */
export function sharesAmount(shares: readonly PriceShare[]): Money | undefined {
  if (shares.length === 0) return undefined;
  return orderPrice(shares.map(({ price, number }) => ({ price: price.price, number })));
}

/** How several products are shared among prices, for the message about their addition; undefined where none is. */
export function splitText(products: readonly (readonly PriceShare[])[]): string | undefined {
  const split = products.filter(({ length }) => length > 1);
  const [first = []] = split;
  if (products.length === 1) return sharesText(first);
  return split.length > 0 ? `${split.length} 种超出特价数量的部分按普通价另成一行` : undefined;
}
