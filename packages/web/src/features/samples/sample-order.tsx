import { readQuantity } from '@dealer-portal/rules/input';
import { Flex } from 'antd';
import { useState } from 'react';
import { QuantityInput } from '#ui/quantity-input';
import { ReasonButton } from '#ui/reason-button';
import { useAddToCart } from '#widgets/products/use-add-to-cart';
import type { Sample } from './queries';

interface SampleOrderProps {
  readonly sample: Sample;
  /** The page's name on the wire (`dataFrom`). */
  readonly from: string;
}

/** Orders a sample machine: at most as many as the policy leaves, at the sample price (CART-02). */
export function SampleOrder({ sample, from }: SampleOrderProps) {
  const { productCode, productModel, usableQty, versionCode } = sample;
  const [number, setNumber] = useState(1);
  const add = useAddToCart();
  const reason = usableQty < 1 ? '样机数量已用完' : undefined;
  const range = { min: 1, max: Math.max(1, usableQty) };
  const onAdd = () => {
    const line = {
      productCode,
      number,
      priceType: 'YJCY',
      ...(versionCode && { priceVersion: versionCode }),
    };
    add.mutate({ number, productList: [line], dataFrom: from });
  };
  return (
    <Flex gap="small" align="start" wrap>
      <QuantityInput
        label={`${productModel}数量`}
        value={number}
        min={1}
        max={range.max}
        read={(text) => readQuantity(text, range)}
        onCommit={setNumber}
        isDisabled={reason !== undefined}
      />
      <ReasonButton
        loading={add.isPending}
        whyNot={reason}
        onClick={onAdd}
        aria-label={`加入购物车：${productModel}`}
      >
        加入购物车
      </ReasonButton>
    </Flex>
  );
}
