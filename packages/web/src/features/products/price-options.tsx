import type { PriceType } from '@dealer-portal/rules/cart';
import { type OfferPrice, priceLabel } from '@dealer-portal/rules/price';
import { Radio } from 'antd';

interface PriceOptionsProps {
  readonly prices: readonly OfferPrice[];
  readonly value: PriceType;
  readonly onChoose: (priceType: PriceType) => void;
}

/** At which of its prices a product is bought; its line stands there before the prices arrive (CART-01). */
export function PriceOptions({ prices, value, onChoose }: PriceOptionsProps) {
  const types = [...new Set(prices.map(({ priceType }) => priceType))];
  const first = types.flatMap((type) => prices.find(({ priceType }) => priceType === type) ?? []);
  return (
    <div className="detail-prices">
      {first.length > 1 && (
        <Radio.Group aria-label="价格类型" value={value} onChange={({ target }) => onChoose(target.value)}>
          {first.map((price) => (
            <Radio key={price.priceType} value={price.priceType}>
              {priceLabel({ priceType: price.priceType, price: price.price, usableQty: price.allowed })}
              {price.endDate && <span className="secondary"> 至 {price.endDate}</span>}
            </Radio>
          ))}
        </Radio.Group>
      )}
    </div>
  );
}
