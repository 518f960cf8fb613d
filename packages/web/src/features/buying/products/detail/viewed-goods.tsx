import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import type { Offer } from '#widgets/products/offer';
import { keepViewed, viewedProducts } from '#widgets/products/viewed-products';
import { compareAddress } from '../compare-address';
import './detail.css';

/** 最近看过: the products that were looked at before this one, which is noted as well (SEARCH-02). */
export function ViewedGoods({ product }: { readonly product: Offer['product'] }) {
  const { saletoCode } = useAccount();
  const [before] = useState(() => viewedProducts(saletoCode));
  useEffect(() => keepViewed(saletoCode, product), [saletoCode, product]);
  const others = before.filter(({ productCode }) => productCode !== product.productCode);
  if (others.length === 0) return null;
  const codes = [product, ...others].slice(0, COMPARED).map(({ productCode }) => productCode);
  return (
    <section className="detail-viewed no-print" aria-labelledby="detail-viewed">
      <h2 id="detail-viewed">
        最近看过
        <Link to={compareAddress(codes)}>和最近看过的对比</Link>
      </h2>
      <ul>
        {others.map(({ productCode, productModel, productName }) => (
          <li key={productCode}>
            <Link to={href('detail', { productCode })}>{productModel}</Link>{' '}
            <span className="secondary">{productName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The product and the two before it. */
const COMPARED = 3;
