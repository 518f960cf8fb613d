import { shareByPrice } from '@dealer-portal/rules/goods';
import { QUANTITY_RANGE, readQuantity } from '@dealer-portal/rules/input';
import { orderPrice } from '@dealer-portal/rules/money';
import { reasonAgainstPriced } from '@dealer-portal/rules/price';
import type { Result } from '@dealer-portal/sdk';
import { useRef } from 'react';
import { useAccount } from '#platform/session/account';
import { useQuantityDraft } from '#ui/input/use-quantity-draft';
import { isNumbered, useKeptEntries } from '#widgets/kept-entries/use-kept-entries';
import { additionOf, type Offer, offerLimit, offerRefusal } from '#widgets/products/offer';
import { useAddMany, useAddToCart } from '#widgets/products/use-add-to-cart';
import { standInPrice } from './stand-in-price';
import type { NamedWarehouse } from './use-warehouses';

/** The page's name on the wire (`dataFrom`). */
const FROM = 'detail';

interface OrderFacts {
  readonly offer: Offer;
  /** The cloud warehouse to order from; the centre when absent. */
  readonly warehouse: NamedWarehouse | undefined;
  /** Pieces at the chosen price that lie in the cart. */
  readonly inCart: number;
}

/** The intended order of a product, for the panel and for the bar of phones. */
export type ProductOrder = ReturnType<typeof useProductOrder>;

/** How many pieces are ordered at which prices, what that comes to, and the way into the cart (CART-02, CART-09). */
export function useProductOrder({ offer, warehouse, inCart }: OrderFacts) {
  const single = useAddToCart();
  const several = useAddMany();
  const button = useRef<HTMLButtonElement>(null);
  const ordinary = standInPrice(offer);
  const refusal = offerRefusal(offer, warehouse);
  const isLimited = !ordinary && refusal === undefined;
  const max = (isLimited ? offerLimit(offer, warehouse) : undefined) ?? QUANTITY_RANGE.max;
  const { price, product } = offer;
  const { productCode } = product;
  const entries = useKeptEntries(`detail:${useAccount().saletoCode}`, isNumbered);
  const read = (text: string) => readQuantity(text, { min: 1, max });
  const { quantity, reason, field } = useQuantityDraft(entries.get(productCode)?.number ?? 1, read);
  const onCommit = (number: number) => {
    entries.set(productCode, { number });
    field.onCommit(number);
  };
  // The quantity of an order that was added is not kept for the next visit.
  const forgetAdded = async (adding: Promise<Result<unknown>>) => {
    if ((await adding).ok) entries.set(productCode, undefined);
  };
  const shares = price && quantity ? shareByPrice({ price, ordinary, number: quantity, inCart }) : [];
  const lines = shares.map(({ price, number }) => ({
    price: price.price,
    number,
    ordinary: price.ordinaryPrice,
  }));
  const additions = shares.map(({ price, number }) =>
    additionOf({ ...offer, price }, { quantity: number, from: FROM, warehouse }),
  );
  const [first, ...others] = additions;
  return {
    ...{ quantity, field: { ...field, onCommit }, max, refusal, warehouse, inCart, shares, lines, button },
    /** No quantity may be ordered at any price; one that waits for its price keeps what is typed. */
    isClosed: refusal !== undefined && refusal !== offer.noPrice,
    total: shares.length > 0 ? orderPrice(lines) : undefined,
    disabledReason: refusal ?? reason ?? reasonAgainstPriced(offer.terms, price?.priceVersion),
    isAdding: single.isAdding || several.isAdding,
    isUnknown: single.isUnknown || several.isUnknown,
    addAll: () => first && forgetAdded(others.length > 0 ? several.add(additions) : single.add(first)),
    /** Adds only what the chosen price allows. */
    addFirst: () => first && forgetAdded(single.add(first)),
  };
}
