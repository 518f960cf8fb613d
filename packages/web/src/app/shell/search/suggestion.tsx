import { Money } from '#ui/text/money';
import type { Offer } from '#widgets/products/offer';
import { OfferAmount } from '#widgets/products/offer-price';
import { StockText } from '#widgets/products/stock-text';
import './suggestion.css';

/** One suggested product: model, name, price and stock; the last two fill in when they arrive (SEARCH-01). */
export function Suggestion({ offer }: { readonly offer: Offer }) {
  const { product, price, prices } = offer;
  return (
    <span className="suggestion">
      <strong>{product.productModel}</strong>
      <span className="suggestion-name">{product.productName}</span>
      <span className="suggestion-price">
        {price ? <OfferAmount price={price} /> : <Money amount={prices[0]?.price} />}
      </span>
      <StockText offer={offer} />
    </span>
  );
}
