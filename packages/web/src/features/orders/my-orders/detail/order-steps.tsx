import { orderProgress, orderSteps } from '@dealer-portal/rules/order-list';
import { Ruler } from '#ui/ruler/ruler';
import { minuteOf } from '#widgets/orders/order-codes';
import type { OrderDetail } from '#widgets/orders/queries';
import './order-detail.css';

/** The four steps of an order under its ruler, each with the moment at which it was reached. */
export function OrderSteps({ order }: { readonly order: OrderDetail }) {
  const steps = orderSteps(order.status, order.timeline);
  const { value, isDone } = orderProgress(order.status);
  return (
    <section className="order-steps" aria-label="订单步骤">
      <Ruler value={value} tone={isDone ? 'success' : 'primary'} />
      <ol>
        {steps.map(({ name, isReached, time }) => (
          <li key={name} data-reached={isReached || undefined}>
            {name}
            <span className="secondary">{time ? minuteOf(time) : isReached ? '' : '—'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
