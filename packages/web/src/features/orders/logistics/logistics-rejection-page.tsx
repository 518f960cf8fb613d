import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { NumberLookUp } from '../detail/number-look-up';
import { codeAndName } from '../order-codes';
import { orderHref } from '../order-href';
import { orderQuery } from '../queries';
import { RejectionForm } from './rejection-form';

/** 物流拒收: rejects a delivery, or some of its pieces, with a reason and pictures (ORDER-01). */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const orders = useQuery(orderQuery(account, orderNo));
  const order = orders.data?.[0];
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
            order && order.deliveryList.length > 0 ? (
              <RejectionForm order={order} dn={params.get('dn') ?? order.deliveryList[0]?.dn ?? ''} />
            ) : (
              <EmptyState
                title="订单还没有发货，不能拒收"
                reason="未发货的订单可在订单详情中取消。"
                action={<Link to={orderHref(orderNo)}>查看订单</Link>}
              />
            )
          }
        </Loaded>
      )}
    </div>
  );
}
