import { Money } from '#ui/text/money';
import type { Offer } from '#widgets/products/offer';
import { OfferAmount } from '#widgets/products/offer-price';
import { StockText } from '#widgets/products/stock-text';
import './suggestion.css';

/** One suggested product: model, name, price and stock; the last two fill in when they arrive (SEARCH-01). */
export function Suggestion({ offer }: { readonly offer: Offer }) {
  const { product, price, prices, terms } = offer;
  // While prices are on their way, one of them alone would pass for the price.
  const other = terms === 'ready' ? prices[0]?.price : undefined;
  return (
    <span className="suggestion">
      <strong>{product.productModel}</strong>
      <span className="suggestion-name">{product.productName}</span>
      <span className="suggestion-price">
        {price ? <OfferAmount price={price} /> : <Money amount={other} />}
      </span>
      <StockText offer={offer} />
    </span>
  );
}
