import { useQuery } from '@tanstack/react-query';
import { Button, Descriptions, Timeline } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '#platform/account';
import { describeError } from '#platform/query';
import { href } from '#routes';
import { Money } from '#ui/money';
import { PageHeader } from '#ui/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/states';
import { CancelOrderDialog } from './cancel-order-dialog';
import { OrderLines } from './order-lines';
import { OrderStatus } from './order-status';
import { type OrderDetail, orderButtonsQuery, orderQuery } from './queries';

/** 订单详情: one order with its lines, payer, progress and what can be done with it (ORDER-01). */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const orders = useQuery(orderQuery(account, orderNo));
  if (orderNo === '') return <NoOrder orderNo={orderNo} />;
  if (orders.isPending) return <ListSkeleton rows={8} />;
  if (orders.isError) {
    return (
      <ErrorState
        title="订单没有加载出来"
        {...describeError(orders.error)}
        onRetry={() => void orders.refetch()}
      />
    );
  }
  const order = orders.data.find((each) => each.orderNo === orderNo);
  return order ? <Order order={order} /> : <NoOrder orderNo={orderNo} />;
}

function NoOrder({ orderNo }: { readonly orderNo: string }) {
  return (
    <div className="page">
      <PageHeader title="订单详情" />
      <EmptyState
        title={orderNo === '' ? '没有指定订单' : `没有找到订单 ${orderNo}`}
        reason="订单可能属于另一个售达方，可切换售达方后再查。"
        action={
          <Link to={href('myOrder')}>
            <Button type="primary">查看我的订单</Button>
          </Link>
        }
      />
    </div>
  );
}

function Order({ order }: { readonly order: OrderDetail }) {
  const account = useAccount();
  const [isCancelling, setCancelling] = useState(false);
  const buttons = useQuery(orderButtonsQuery(account, order.orderNo)).data?.buttonList ?? [];
  const canCancel = buttons.some(({ code }) => code === 'cancel');
  return (
    <div className="page">
      <PageHeader
        title={`订单 ${order.orderNo}`}
        context={
          <>
            <OrderStatus status={order.status} name={order.statusName} /> {order.createDate} 下单
          </>
        }
        actions={canCancel && <Button onClick={() => setCancelling(true)}>取消订单</Button>}
      />
      <section className="panel">
        <Descriptions
          size="small"
          column={{ xs: 1, md: 2 }}
          items={[
            {
              key: 'shipTo',
              label: '送达方',
              children: `(${order.sendtoCode ?? '—'})${order.sendtoAddress ?? ''}`,
            },
            {
              key: 'payer',
              label: '付款方',
              children: `(${order.payerCode ?? '—'})${order.payerName ?? ''}`,
            },
            {
              key: 'amount',
              label: '订单金额',
              children: <Money amount={order.amount} strong />,
            },
            { key: 'remark', label: '备注', children: order.remark || '—' },
          ]}
        />
      </section>
      <OrderLines order={order} />
      <section className="panel" aria-label="订单进展">
        <h2>订单进展</h2>
        <Timeline
          items={order.timeline.map(({ time, text }) => ({
            title: time,
            content: text,
          }))}
        />
      </section>
      {isCancelling && <CancelOrderDialog order={order} onClose={() => setCancelling(false)} />}
    </div>
  );
}
