import { ShoppingCartOutlined } from '@ant-design/icons';
import { readQuantity } from '@dealer-portal/rules/input';
import { Flex } from 'antd';
import { useState } from 'react';
import { QuantityInput } from '#ui/quantity-input';
import { ReasonButton } from '#ui/reason-button';
import { additionOf, type Offer, type OfferWarehouse, offerLimit, offerRefusal } from './offer';
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
  const [quantity, setQuantity] = useState(1);
  const add = useAddToCart();
  const { product } = offer;
  const refusal = offerRefusal(offer, warehouse);
  const most = offerLimit(offer, warehouse);
  const onAdd = () => add.mutateAsync(additionOf(offer, { quantity, from, warehouse }));
  return (
    <Flex gap="small" align="start" wrap>
      <QuantityInput
        label={`${product.productModel}数量`}
        value={quantity}
        {...(most !== undefined && { max: most })}
        read={(text) => readQuantity(text, most === undefined ? undefined : { min: 1, max: most })}
        onCommit={setQuantity}
        isDisabled={refusal !== undefined}
      />
      <ReasonButton
        type={isPrimary ? 'primary' : 'default'}
        {...(isPrimary && { icon: <ShoppingCartOutlined /> })}
        loading={add.isPending}
        whyNot={refusal}
        onClick={onAdd}
        aria-label={`加入购物车：${product.productModel}${refusal ? `，${refusal}` : ''}`}
      >
        加入购物车
      </ReasonButton>
    </Flex>
  );
}
