import { Button } from 'antd';
import { Link } from 'react-router';
import { href } from '#routes';
import { Money } from '#ui/money';
import { ProductPicture } from '#ui/product-picture';
import { OrderStatus } from './order-status';
import type { OrderSummary } from './queries';

/** One order of the list: number, date, state, lines, payer, amount. */
export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const to = `${href('orderDetail')}?orderNo=${order.orderNo}`;
  return (
    <article className="panel order-card" aria-label={`订单 ${order.orderNo}`}>
      <header className="split-order-header">
        <span>
          <Link to={to}>订单 {order.orderNo}</Link> <span className="secondary">{order.createDate}</span>
        </span>
        <OrderStatus status={order.status} name={order.statusName} />
      </header>
      <ul className="line-list">
        {order.lineList.map((line) => (
          <li key={line.productCode} className="line-item">
            <ProductPicture url={line.picUrl} size={40} />
            <div className="line-name">
              {line.productModel}
              <div className="secondary">{line.productName}</div>
            </div>
            <Money amount={line.price} />
            <span className="figure">× {line.number} 台</span>
          </li>
        ))}
      </ul>
      <footer className="split-order-footer">
        <span className="secondary">
          付款方 ({order.payerCode}){order.payerName}
        </span>
        <span>
          合计 <Money amount={order.amount} strong />{' '}
          <Link to={to}>
            <Button size="small">查看详情</Button>
          </Link>
        </span>
      </footer>
    </article>
  );
}
