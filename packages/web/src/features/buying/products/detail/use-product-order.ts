import { goodsText, heldRefusal, type PiecesHeld, purchaseShares } from '@dealer-portal/rules/goods';
import { QUANTITY_RANGE, readQuantity } from '@dealer-portal/rules/input';
import { orderPrice } from '@dealer-portal/rules/money';
import { pricedRefusal, priceText } from '@dealer-portal/rules/price';
import { useRef } from 'react';
import { useAccount } from '#platform/session/account';
import { useQuantityDraft } from '#ui/input/use-quantity-draft';
import { isNumbered, newestEntries, useKeptEntries } from '#widgets/kept-entries/use-kept-entries';
import { type Offer, offerLimit, offerRefusal, termsOf, wantedOffer } from '#widgets/products/offer';
import { useAddToCart } from '#widgets/products/use-add-to-cart';
import type { NamedWarehouse } from './use-warehouses';

/** The page's name on the wire (`dataFrom`). */
const FROM = 'detail';

interface OrderFacts {
  readonly offer: Offer;
  /** The cloud warehouse to order from; the centre when absent. */
  readonly warehouse: NamedWarehouse | undefined;
  /** Pieces that lie in the cart, by price. */
  readonly held: PiecesHeld;
}

/** The intended order of a product, for the panel and for the bar of phones. */
export type ProductOrder = ReturnType<typeof useProductOrder>;

/** How many pieces are ordered at which prices, what that comes to, and the way into the cart (CART-02, CART-09). */
export function useProductOrder({ offer, warehouse, held }: OrderFacts) {
  const { add, isAdding, unknownText } = useAddToCart();
  const button = useRef<HTMLButtonElement>(null);
  const terms = termsOf(offer);
  const refusal = offerRefusal(offer, warehouse);
  const max = (refusal === undefined ? offerLimit(offer, warehouse) : undefined) ?? QUANTITY_RANGE.max;
  const { price } = offer;
  const { productCode } = offer.product;
  const entries = useKeptEntries(`detail:${useAccount().saletoCode}`, isNumbered);
  const read = (text: string) => readQuantity(text, { min: 1, max });
  const { quantity, reason, field } = useQuantityDraft(entries.get(productCode)?.number ?? 1, read);
  const onCommit = (number: number) => {
    entries.set(productCode, { number });
    field.onCommit(number);
  };
  // The quantity of an order that was added is not kept for the next visit.
  const forgetAdded = () => newestEntries(entries).set(productCode, undefined);
  const shares = purchaseShares(terms, { number: quantity ?? 0, held });
  const inCart = price ? held(productCode, price.priceType) : 0;
  const lines = shares.map(({ price, number }) => ({
    price: price.price,
    number,
    ordinary: price.ordinaryPrice,
  }));
  const [first] = shares;
  const addPieces = (number: number) =>
    add({ ...wantedOffer(offer, number, FROM), ...warehouse }, ({ ok }) => ok && forgetAdded());
  return {
    quantity,
    field: { ...field, onCommit },
    max,
    refusal,
    warehouse,
    inCart,
    shares,
    lines,
    button,
    /** No quantity may be ordered at any price; one that waits for its price keeps what is typed. */
    isClosed: refusal !== undefined && refusal !== offer.noPrice,
    total: shares.length > 0 ? orderPrice(lines) : undefined,
    disabledReason:
      refusal ??
      reason ??
      priceText(pricedRefusal(offer.terms, price?.priceVersion)) ??
      goodsText(heldRefusal(terms, held)),
    isAdding,
    unknownText,
    addAll: () => first && quantity !== undefined && addPieces(quantity),
    /** Adds only what the chosen price allows. */
    addFirst: () => first && addPieces(first.number),
  };
}
