import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ProductPicture } from '#ui/text/product-picture';
import { newProductsQuery } from './queries';
import './products.css';

/** 新品推荐: the new products that the account is recommended, each leading to its page; nothing while there are none. */
export function RecommendedProducts() {
  const { data: products = [] } = useQuery(newProductsQuery(useAccount()));
  if (products.length === 0) return null;
  return (
    <section className="recommended" aria-label="新品推荐">
      <div className="recommended-head">
        <h2>新品推荐</h2>
        <Link to={href('newlist')}>全部新品</Link>
      </div>
      <ul>
        {products.map(({ productCode, productModel, productName, picUrl, sellingPoint, marketDate }) => (
          <li key={productCode}>
            <Link className="recommended-product" to={href('detail', { productCode })}>
              {picUrl && <ProductPicture url={picUrl} size={56} />}
              <span>
                <strong>{productModel}</strong>
                <span className="secondary">{sellingPoint || productName}</span>
                {marketDate && <span className="secondary">{marketDate} 上市</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
