import { formatYuan } from '@dealer-portal/rules/money';
import { usePhone } from '#ui/drawing/use-phone';
import { StickyBar } from '#ui/page/sticky-bar';
import { OrderButton } from './order-button';
import type { ProductOrder } from './use-product-order';
import './detail.css';

interface OrderBarProps {
  readonly order: ProductOrder;
  /** The model that is ordered. */
  readonly name: string;
}

/** On phones: what the order comes to and its button, at the bottom edge of the window. */
export function OrderBar({ order, name }: OrderBarProps) {
  const isPhone = usePhone();
  if (!isPhone) return null;
  return (
    <StickyBar
      start={<strong className="detail-bar-sum">{formatYuan(order.total)}</strong>}
      summary={null}
      actions={<OrderButton order={order} name={name} />}
    />
  );
}
