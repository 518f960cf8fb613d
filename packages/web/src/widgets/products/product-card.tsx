import { Link } from 'react-router-dom';
import { ProductPicture } from '#ui/text/product-picture';
import { StatusTag } from '#ui/text/status-tag';
import { AddToCartForm } from './add-to-cart-form';
import type { Offer } from './offer';
import { OfferAmount, OfferNote, offerAddress } from './offer-price';
import { StockText } from './stock-text';
import './product-card.css';
import './offer-price.css';

interface ProductCardProps {
  readonly offer: Offer;
  readonly from: string;
}

/** One product in a grid: picture, model, name, price, stock, and the way into the cart. */
export function ProductCard({ offer, from }: ProductCardProps) {
  const { product, price } = offer;
  return (
    <article className="product-card" aria-label={product.productModel}>
      <Link to={offerAddress(product.productCode, price)} className="product-card-link">
        <ProductPicture url={product.picUrl} size={120} />
        <strong>{product.productModel}</strong>
        <span className="product-card-name">{product.productName}</span>
      </Link>
      <div className="product-card-figures">
        <OfferAmount price={price} />
        <StockText offer={offer} />
      </div>
      <div className="product-card-note">
        {product.withdrawn && <StatusTag tone="waiting">已退市</StatusTag>}
        <OfferNote offer={offer} />
      </div>
      <AddToCartForm offer={offer} from={from} />
    </article>
  );
}
