import { Link } from 'react-router';
import { href } from '#routes';
import { Money } from '#ui/money';
import { ProductPicture } from '#ui/product-picture';
import type { OrderDetail } from './queries';

/** The lines of an order with their total. */
export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const units = order.lineList.reduce((sum, { number }) => sum + number, 0);
  return (
    <section className="panel" aria-label="商品明细">
      <h2>商品明细</h2>
      <ul className="line-list">
        {order.lineList.map((line) => (
          <li key={line.productCode} className="line-item">
            <ProductPicture url={line.picUrl} size={48} />
            <div className="line-name">
              <Link to={href('detail', { productCode: line.productCode })}>{line.productModel}</Link>
              <div className="secondary">{line.productName}</div>
            </div>
            <Money amount={line.price} />
            <span className="figure">× {line.number} 台</span>
          </li>
        ))}
      </ul>
      <div className="line-total">
        共 {units} 台 · 合计 <Money amount={order.amount} strong />
      </div>
    </section>
  );
}
