import { QUANTITY_RANGE, readQuantity } from '@dealer-portal/rules/input';
import { pricedRefusal, priceText } from '@dealer-portal/rules/price';
import { Flex } from 'antd';
import { useRef } from 'react';
import { QuantityInput } from '#ui/input/quantity-input';
import { useQuantityDraft } from '#ui/input/use-quantity-draft';
import { AddToCartButton } from './add-to-cart-button';
import { AdditionUnknown } from './addition-unknown';
import { type Offer, type OfferWarehouse, offerLimit, offerRefusal, termsOf, wantedOffer } from './offer';
import { SharesNote } from './shares-note';
import { useAddToCart } from './use-add-to-cart';

interface AddToCartFormProps {
  readonly offer: Offer;
  /** The page's name on the wire (`dataFrom`). */
  readonly from: string;
  readonly isPrimary?: boolean;
  /** The cloud warehouse to order from; the centre when absent. */
  readonly warehouse?: OfferWarehouse | undefined;
}

/** Quantity and 加入购物车 for one product; says why when it cannot be ordered. */
export function AddToCartForm({ offer, from, isPrimary = false, warehouse }: AddToCartFormProps) {
  const { add, isAdding, unknownText } = useAddToCart();
  const button = useRef<HTMLButtonElement>(null);
  const { productModel } = offer.product;
  const max = offerLimit(offer, warehouse) ?? QUANTITY_RANGE.max;
  const { quantity, reason, field } = useQuantityDraft(1, (text) => readQuantity(text, { min: 1, max }));
  const refusal = offerRefusal(offer, warehouse);
  const disabledReason =
    refusal ?? reason ?? priceText(pricedRefusal(offer.terms, offer.price?.priceVersion));
  const onAdd = () => quantity !== undefined && add({ ...wantedOffer(offer, quantity, from), ...warehouse });
  return (
    <Flex gap="small" align="start" wrap>
      <QuantityInput
        label={`${productModel}数量`}
        max={max}
        {...field}
        onEnter={() => button.current?.click()}
        isDisabled={refusal !== undefined}
      />
      <AddToCartButton
        ref={button}
        kind={isPrimary ? 'primary' : 'default'}
        icon={isPrimary ? 'cart' : undefined}
        isBusy={isAdding}
        disabledReason={disabledReason}
        onClick={onAdd}
        name={productModel}
      />
      <SharesNote terms={termsOf(offer)} number={quantity ?? 0} />
      {unknownText && <AdditionUnknown text={unknownText} />}
    </Flex>
  );
}
