import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useInSight } from '#ui/drawing/use-in-sight';
import { newProductsQuery } from '#widgets/products/queries';
import { Panel } from './panel';
import '#widgets/goods/goods-cells.css';
import './home.css';
import { dayText } from '#ui/text/wire-text';

/** Rows that the panel keeps free. */
const ROWS = 2;

/** The place of 新品推荐; its call is sent when a part of it is seen. */
export function NewProducts() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place, 0);
  return (
    <div ref={place} className="home-late">
      {isSeen && <NewProductsPanel />}
    </div>
  );
}

/** 新品推荐: the new products that the company recommends to this customer, each leading to its page (2§7 Messages). */
function NewProductsPanel() {
  const query = useQuery(newProductsQuery(useAccount()));
  return (
    <Panel
      title="新品推荐"
      action={<Link to={href('newlist')}>全部新品</Link>}
      query={query}
      rows={ROWS}
      isEmpty={(products) => products.length === 0}
      empty="现在没有推荐的新品。"
    >
      {(products) => (
        <ul className="home-rows">
          {products.map(({ productCode, productModel, productName, sellingPoint, marketDate }) => (
            <li key={productCode} className="side-row">
              <span>
                <strong>{productModel}</strong> {productName}
                <span className="goods-second">
                  {[sellingPoint, marketDate && `${dayText(marketDate)} 上市`].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Link to={href('detail', { productCode })} aria-label={`查看：${productModel}`}>
                查看
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
