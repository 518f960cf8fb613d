import { type ProductTerms, standInPrice } from '@dealer-portal/rules/goods';
import {
  type OfferPolicy,
  type OfferPrice,
  offerPrices,
  PRICE_NAMES,
  type PriceRule,
  pieceLimit,
  pieceRefusal,
  priceBy,
  priceText,
  type TermsState,
} from '@dealer-portal/rules/price';
import type { Data } from '@dealer-portal/sdk';
import type { listPrices, listStock, queryProducts } from '@dealer-portal/sdk/operations';
import { grouped } from '#ui/grouped';
import type { WantedProduct } from './wanted';

type Product = Data<typeof queryProducts>['records'][number];
type Price = Data<typeof listPrices>[number];
type Stock = Data<typeof listStock>[number];

/** A place to order a product from other than the centre: a cloud warehouse with its own stock (CART-03). */
export interface OfferWarehouse {
  readonly yuncangType: 'YC' | 'YD';
  readonly yuncangCode: string;
  /** Units that it holds. */
  readonly stock: number;
}

/** A product with the price and stock that the account has, as far as they have arrived. */
export interface Offer {
  readonly product: Product;
  /** The price of a unit, and the data sent for it; undefined while it is not known, and where there is none. */
  readonly price: OfferPrice | undefined;
  /** Every price that the product may be bought at now, the ordinary one first. */
  readonly prices: readonly OfferPrice[];
  /** The price that it is bought at here (NAV-01). */
  readonly rule: PriceRule;
  /** Why there is no price to buy at here although all prices were asked for; undefined while they are on their way. */
  readonly noPrice?: string | undefined;
  /** The suggested retail price of the price list. */
  readonly retailPrice?: number | undefined;
  readonly stock?: Stock | undefined;
  /** Price and stock are carried by an addition, which waits for them (CART-11). */
  readonly terms: TermsState;
}

/** The account's known prices and stock; a list that has not arrived is undefined. */
export interface Terms {
  readonly prices?: readonly Price[] | undefined;
  readonly policies?: readonly OfferPolicy[] | undefined;
  readonly stocks?: readonly Stock[] | undefined;
  /** The price that is bought at here (NAV-01). */
  readonly rule: PriceRule;
  /** The call that names that price failed. */
  readonly isPriceLost?: boolean;
  /** How far that price and the stock are. */
  readonly state: TermsState;
}

/** Joins products with prices and stock by product code. */
export function offersOf(products: readonly Product[], terms: Terms): readonly Offer[] {
  const ordinaryBy = ofProducts(terms.prices);
  const stockBy = ofProducts(terms.stocks);
  const policiesBy = byProduct(terms.policies ?? []);
  const now = new Date();
  return products.map((product) => {
    const { productCode } = product;
    const ordinary = ordinaryBy.get(productCode);
    const policies = policiesBy.get(productCode) ?? [];
    const prices = offerPrices({ ordinary, policies, now });
    return {
      product,
      prices,
      retailPrice: ordinary?.retailPrice,
      stock: stockBy.get(productCode),
      terms: terms.state,
      rule: terms.rule,
      ...priceHere(prices, terms),
    };
  });
}

/** The policies of each product: an account has those of the whole catalogue. */
export const byProduct = (policies: readonly OfferPolicy[]) =>
  grouped(policies.filter(isOfProduct), ({ productCode }) => productCode);

/** A price or a stock without its product is of none: a product whose code is missing, too, must not get it. */
const isOfProduct = ({ productCode }: { readonly productCode: string }) => Boolean(productCode);

/** Rows by the product that they are of. */
export const ofProducts = <Row extends { readonly productCode: string }>(rows: readonly Row[] = []) =>
  new Map(rows.filter(isOfProduct).map((row) => [row.productCode, row]));

/** The price to buy at; a product under a tab of prices is never bought at another price than the tab's (NAV-01). */
function priceHere(prices: readonly OfferPrice[], terms: Terms): Pick<Offer, 'price' | 'noPrice'> {
  const { rule, isPriceLost = false } = terms;
  // The ordinary price alone would be another one a moment later.
  if (rule === 'best' && terms.policies === undefined && !isPriceLost) return { price: undefined };
  const price = priceBy(prices, rule);
  const name = PRICE_NAMES[rule === 'best' ? 'PT' : rule];
  if (!price && isPriceLost) return { price, noPrice: `${name}没有取到，请重试后再加入购物车` };
  const isAnswered = (isOrdinary(rule) ? terms.prices : terms.policies) !== undefined;
  if (price || !isAnswered) return { price };
  return { price, noPrice: `现在没有${name}，不能按${name}加入购物车` };
}

const isOrdinary = (rule: PriceRule) => rule === 'best' || rule === 'PT';

/** The prices and the stock that the offer is added with (CART-02, CART-11). */
export function termsOf({ product, prices, rule, price, stock }: Offer): ProductTerms {
  return {
    productCode: product.productCode,
    // Before the special prices have come the ordinary one is not the best yet.
    prices: price || rule !== 'best' ? prices : [],
    rule,
    stockVersion: stock?.stockVersion,
    isWithdrawn: product.withdrawn,
  };
}

/**
 * Pieces of the offer as they are added, at the prices that it shows.
 * @param from the page's name on the wire (`dataFrom`)
 */
export function wantedOffer(offer: Offer, number: number, from: string): WantedProduct {
  return { terms: termsOf(offer), number, from, model: offer.product.productModel };
}

function factsOf({ product, price, stock }: Offer, warehouse: OfferWarehouse | undefined) {
  return {
    productCode: product.productCode,
    isWithdrawn: product.withdrawn === true,
    centreStock: stock?.stock,
    warehouseStock: warehouse?.stock,
    allowed: price?.allowed,
  };
}

/**
 * The most units that may be asked for: the centre's stock of a withdrawn product (CALC-05), and what the price allows
 * where no ordinary price stands in for the others (CART-02).
 */
export function offerLimit(offer: Offer, warehouse?: OfferWarehouse): number | undefined {
  const isShared = standInPrice(termsOf(offer)) !== undefined;
  return pieceLimit({ ...factsOf(offer, warehouse), ...(isShared && { allowed: undefined }) });
}

/** Why the offer cannot be ordered, in the user's words; undefined when it can, or when its price is still awaited. */
export function offerRefusal(offer: Offer, warehouse?: OfferWarehouse): string | undefined {
  return priceText(pieceRefusal(factsOf(offer, warehouse))) ?? offer.noPrice;
}
