import { ShoppingCartOutlined } from '@ant-design/icons';
import { readQuantity } from '@dealer-portal/rules/input';
import { Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import { QuantityInput } from '#ui/quantity-input';
import type { Offer } from './offer';
import { useAddToCart } from './use-add-to-cart';

interface AddToCartFormProps {
  readonly offer: Offer;
  /** The page's name on the wire (`dataFrom`). */
  readonly from: string;
  readonly isPrimary?: boolean;
}

/** Quantity and 加入购物车 for one product; says why when it cannot be ordered. */
export function AddToCartForm({ offer, from, isPrimary = false }: AddToCartFormProps) {
  const [quantity, setQuantity] = useState(1);
  const add = useAddToCart();
  const { product, price, stock } = offer;
  const refusal = refusalOf(offer);
  const onAdd = () => {
    const { productCode } = product;
    const line = {
      productCode,
      number: quantity,
      ...(price?.priceType ? { priceType: price.priceType } : {}),
      ...(price?.priceVersion ? { priceVersion: price.priceVersion } : {}),
      ...(stock?.stockVersion ? { stockVersion: stock.stockVersion } : {}),
    };
    add.mutate({ number: quantity, productList: [line], dataFrom: from });
  };
  return (
    <Flex gap="small" align="start" wrap>
      <QuantityInput
        label={`${product.productModel}数量`}
        value={quantity}
        read={readQuantity}
        onCommit={setQuantity}
        isDisabled={refusal !== undefined}
      />
      <Tooltip title={refusal}>
        <Button
          type={isPrimary ? 'primary' : 'default'}
          icon={<ShoppingCartOutlined />}
          loading={add.isPending}
          disabled={refusal !== undefined}
          onClick={onAdd}
          aria-label={`加入购物车：${product.productModel}`}
        >
          加入购物车
        </Button>
      </Tooltip>
    </Flex>
  );
}

function refusalOf({ product, stock }: Offer): string | undefined {
  if (product.withdrawn) return '该产品已退市，不能下单';
  if (stock && stock.stock <= 0) return '暂时无货';
  return undefined;
}
