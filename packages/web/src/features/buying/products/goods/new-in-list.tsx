import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useInSight } from '#ui/drawing/use-in-sight';
import { newProductsQuery } from '#widgets/products/queries';
import './goods-page.css';

/** 新品推荐 below the list: the new products that the company recommends to this customer, asked for when they come near (2§7 Messages). */
export function NewInList() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInSight(place);
  return (
    <div ref={place} className="no-print">
      {isNear && <NewProducts />}
    </div>
  );
}

function NewProducts() {
  const query = useQuery(newProductsQuery(useAccount()));
  if (query.data?.length === 0) return null;
  return (
    <section className="goods-new" aria-label="新品推荐">
      <h2>新品推荐</h2>
      <Loaded query={query} failure="新品推荐没有加载出来">
        {(products) => (
          <ul>
            {products.map(({ productCode, productModel, productName, sellingPoint }) => (
              <li key={productCode}>
                <Link to={href('detail', { productCode })}>{productModel}</Link>{' '}
                <span className="secondary">{sellingPoint || productName}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
