/** How an order of one product is shared among its prices: what a special price no longer allows is bought at the ordinary one. */

import {
  type Amount,
  type Money,
  orderPrice,
  subtractAmounts,
  sumAmounts,
  sumFigures,
} from '../../base/money';
import type { PriceType } from '../cart/entry';
import type { OfferPrice } from '../price/offer';

/** Pieces that are bought at one price. */
export interface PriceShare {
  readonly price: OfferPrice;
  readonly number: number;
}

/** An entry of the cart, by wire names: of a single product, or of several. */
interface EntryInCart {
  readonly number: number | string;
  readonly productList: readonly { readonly productCode: string; readonly priceType?: string | undefined }[];
}

/**
 * Pieces of a product that lie in the cart already, in entries of their own.
 * @param priceType counts those at one price only; all of them when absent
 * @returns undefined where the number of such an entry cannot be read, or the products of any
 */
export function piecesInCart(
  entries: readonly EntryInCart[],
  productCode: string,
  priceType?: PriceType,
): number | undefined {
  // A server may send anything in place of a list: whether the product is in such an entry is not known.
  if (!entries.every(({ productList }) => Array.isArray(productList))) return undefined;
  const own = entries.filter(({ productList: [line, ...others] }) => {
    const isOwn = line !== undefined && line.productCode === productCode && others.length === 0;
    return isOwn && (priceType === undefined || line.priceType === priceType);
  });
  return sumFigures(own.map(({ number }) => number));
}

/** The facts that decide how an order is shared. */
export interface ShareFacts {
  /** The price that was chosen. */
  readonly price: OfferPrice;
  /** The ordinary price; undefined where there is none, or where it may not stand in. */
  readonly ordinary: OfferPrice | undefined;
  readonly number: number;
  /** Pieces at the chosen price that lie in the cart: they use up what it allows; undefined where they cannot be read. */
  readonly inCart: number | undefined;
}

/**
 * Shares an order: so many pieces at the chosen price as it still allows, the others at the ordinary price (CART-02).
 * Without an ordinary price everything stays at the chosen one, and the server says what it does not allow.
 * @returns one share, or two, the chosen price first; none where a limit binds and the pieces in the cart cannot be read
 */
export function shareByPrice({ price, ordinary, number, inCart }: ShareFacts): readonly PriceShare[] {
  const isOrdinary = price.priceType === 'PT';
  if (isOrdinary || !ordinary || price.allowed === undefined) return [{ price, number }];
  if (inCart === undefined) return [];
  const special = Math.min(number, Math.max(0, price.allowed - inCart));
  const shares = [
    { price, number: special },
    { price: ordinary, number: number - special },
  ];
  return shares.filter((share) => share.number > 0);
}

/** The saving of an order by its special prices, in yuan; undefined where a price or a number cannot be read. */
export function savedMoney(
  shares: readonly { readonly price?: Amount; readonly ordinary?: Amount; readonly number: number }[],
): Money | undefined {
  return sumAmounts(
    shares
      .filter(({ ordinary }) => ordinary !== undefined)
      .map(({ price, ordinary, number }) =>
        subtractAmounts(orderPrice([{ price: ordinary, number }]), orderPrice([{ price, number }])),
      ),
  );
}
