import { Link } from 'react-router';
import { href } from '#routes';
import { Money } from '#ui/money';
import { ProductPicture } from '#ui/product-picture';
import { StatusTag } from '#ui/status-tag';
import { AddToCartForm } from './add-to-cart-form';
import type { Offer } from './offer';
import { StockText } from './stock-text';

/** One product in a grid: picture, model, name, price, stock, and the way into the cart. */
export function ProductCard({ offer, from }: { readonly offer: Offer; readonly from: string }) {
  const { product, price } = offer;
  return (
    <article className="product-card" aria-label={product.productModel}>
      <Link to={href('detail', { productCode: product.productCode })} className="product-card-link">
        <ProductPicture url={product.picUrl} size={120} />
        <strong>{product.productModel}</strong>
        <span className="product-card-name">{product.productName}</span>
      </Link>
      <div className="product-card-figures">
        <Money amount={price?.price} strong />
        <StockText offer={offer} />
      </div>
      {product.withdrawn && (
        <div>
          <StatusTag tone="waiting">已退市</StatusTag>
        </div>
      )}
      <AddToCartForm offer={offer} from={from} />
    </article>
  );
}
