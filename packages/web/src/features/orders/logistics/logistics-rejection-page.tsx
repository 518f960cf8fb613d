import { canBeRejected } from '@dealer-portal/rules/order-list';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { codeAndName, stateText } from '#ui/text/joined';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { NoOrder } from '#widgets/orders/no-order';
import { NumberLookUp } from '#widgets/orders/number-look-up';
import { orderHref } from '#widgets/orders/order-href';
import { type OrderDetail, orderQuery } from '#widgets/orders/queries';
import { RejectionForm } from './rejection-form';

/** 物流拒收: rejects a delivery, or some of its pieces, with a reason and pictures (ORDER-01). */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const orders = useQuery(orderQuery(account, orderNo));
  const order = orders.data?.find((found) => found.orderNo === orderNo);
  return (
    <div className="page">
      <PageHeader
        title={orderNo === '' ? '物流拒收' : `拒收订单 ${orderNo}`}
        context={order && codeAndName(order.sendtoCode, order.sendtoAddress)}
      />
      {orderNo === '' && <NumberLookUp name="orderNo" label="订单号" />}
      {orderNo !== '' && (
        <Loaded query={orders} failure="订单没有加载出来" rows={8}>
          {() =>
            order ? <Rejection order={order} dn={params.get('dn') ?? ''} /> : <NoOrder orderNo={orderNo} />
          }
        </Loaded>
      )}
    </div>
  );
}

interface RejectionProps {
  readonly order: OrderDetail;
  /** The delivery note; the first one of the order when empty. */
  readonly dn: string;
}

function Rejection({ order, dn }: RejectionProps) {
  const { orderNo, status, statusName, deliveryList } = order;
  const note = dn || listOf(deliveryList)[0]?.dn;
  if (canBeRejected(status) && note) {
    return <RejectionForm key={`${orderNo} ${note}`} order={order} dn={note} />;
  }
  if (canBeRejected(status) && !deliveryList) {
    return (
      <EmptyState
        title={`订单 ${orderNo} 的发货单${UNREAD_LINES}`}
        reason="不知道拒收哪张发货单，请稍后再试。"
        action={<Link to={orderHref(orderNo)}>查看订单</Link>}
      />
    );
  }
  return (
    <EmptyState
      title={`订单 ${orderNo} ${stateText(statusName)}，不能拒收`}
      reason="只能拒收已发货、还没有签收的订单。未发货的订单可在订单详情中取消，已签收的可申请退货。"
      action={<Link to={orderHref(orderNo)}>查看订单</Link>}
    />
  );
}
