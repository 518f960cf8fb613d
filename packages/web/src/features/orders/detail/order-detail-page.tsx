import { useQuery } from '@tanstack/react-query';
import { Button, Timeline } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { ORDER_STATUS } from '#widgets/orders/order-status';
import { OrderActionHost } from '../actions/order-action-host';
import { minuteOf } from '../order-codes';
import { OrderLines } from '../order-lines';
import { type OrderDetail, orderQuery } from '../queries';
import { NumberLookUp } from './number-look-up';
import { OrderButtons } from './order-buttons';
import { OrderDeliveries } from './order-deliveries';
import { OrderFacts } from './order-facts';
import '../orders.css';

/** 订单详情: one order with its lines, payer, deliveries, progress and what can be done with it (ORDER-01). */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const orders = useQuery(orderQuery(account, orderNo));
  if (orderNo === '') {
    return (
      <div className="page">
        <PageHeader />
        <NumberLookUp name="orderNo" label="订单号" />
      </div>
    );
  }
  const order = orders.data?.find((item) => item.orderNo === orderNo);
  if (order) return <Order order={order} />;
  return (
    <div className="page">
      <PageHeader />
      <Loaded query={orders} failure="订单没有加载出来" rows={8}>
        {() => <NoOrder orderNo={orderNo} />}
      </Loaded>
    </div>
  );
}

function NoOrder({ orderNo }: { readonly orderNo: string }) {
  return (
    <EmptyState
      title={`没有找到订单 ${orderNo}`}
      reason="订单可能属于另一个售达方，可切换售达方后再查。"
      action={
        <Link to={href('myOrder')}>
          <Button type="primary">查看我的订单</Button>
        </Link>
      }
    />
  );
}

function Order({ order }: { readonly order: OrderDetail }) {
  return (
    <OrderActionHost>
      <div className="page">
        <PageHeader
          title={`订单 ${order.orderNo}`}
          context={
            <>
              {ORDER_STATUS.render(order)} {order.createDate} 下单
            </>
          }
          actions={<OrderButtons order={order} />}
        />
        <OrderFacts order={order} />
        <OrderLines lines={order.lineList} amount={order.amount} />
        <OrderDeliveries order={order} />
        <section className="panel order-panel" aria-label="订单进展">
          <h2>订单进展</h2>
          <Timeline
            className="order-timeline"
            titleSpan="140px"
            mode="start"
            items={order.timeline.map(({ time, text }) => ({ title: minuteOf(time), content: text }))}
          />
        </section>
      </div>
    </OrderActionHost>
  );
}
