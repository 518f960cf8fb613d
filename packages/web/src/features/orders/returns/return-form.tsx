import { canBeReturned } from '@dealer-portal/rules/order-list';
import { choicesOf, RETURN_REASONS } from '@dealer-portal/rules/states';
import { listReturnApprovalStatuses, queryReturnOrders } from '@dealer-portal/sdk/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { EmptyState } from '#ui/page/states';
import { numbered } from '#ui/text/numbered';
import { useDictionary } from '#widgets/dictionary/use-dictionary';
import { orderQuery, returnStatusesQuery } from '#widgets/orders/queries';
import { SomeOfLinesForm } from '#widgets/orders/some-of-lines-form';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { type ReturnRequest, requestReturn } from './calls';
import { RETURNABLE_ORDERS } from './returnable-orders-report';
import '#widgets/orders/order-notice.css';
import { stateText } from '#ui/text/joined';

const KNOWN_REASONS = choicesOf(RETURN_REASONS);

/** Asks to return pieces of a signed order, line by line with a reason (ORDER-01). */
export function ReturnForm({ orderNo }: { readonly orderNo: string }) {
  const account = useAccount();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const orders = useQuery(orderQuery(account, orderNo));
  const returns = useQuery(returnStatusesQuery(account, [orderNo]));
  const before = returns.data?.find(({ bstnk }) => bstnk === orderNo);
  const reasons = useDictionary('RETURN_REASON', KNOWN_REASONS);
  const submit = useOrderChange({
    call: (request: ReturnRequest) => requestReturn(orderNo, request, account),
    message: (answer) => `${numbered('退货单', answer?.returnNo)}已提交，${answer?.statusName ?? '等待审批'}`,
    onDone: () => {
      void invalidateCalls(queryClient, [queryReturnOrders, listReturnApprovalStatuses]);
      void navigate(href('returnsmanagement'));
    },
  });
  const order = orders.data?.find((found) => found.orderNo === orderNo);
  return (
    <>
      {before && (
        <Alert
          type="info"
          showIcon
          className="order-notice"
          title={`该订单已有退货单 ${before.returnNo ?? ''}（${stateText(before.statusName)}）`}
        />
      )}
      <Loaded query={orders} failure="订单没有加载出来">
        {() =>
          order && canBeReturned(order.status) ? (
            <SomeOfLinesForm
              name={`return:${orderNo}`}
              done="return"
              lines={order.lineList}
              reasons={reasons}
              isPending={submit.isPending}
              onSubmit={({ lineList, reasonCode, reason }, imageList) =>
                submit.mutateAsync({
                  lineList: [...lineList],
                  reasonCode,
                  reason: reason || (reasons.find(({ value }) => value === reasonCode)?.label ?? ''),
                  imageList,
                })
              }
            />
          ) : (
            <NotReturnable orderNo={orderNo} statusName={order?.statusName} />
          )
        }
      </Loaded>
    </>
  );
}

interface NotReturnableProps {
  readonly orderNo: string;
  /** Undefined for an order that was not found. */
  readonly statusName: string | undefined;
}

function NotReturnable({ orderNo, statusName }: NotReturnableProps) {
  const isUnknown = statusName === undefined;
  return (
    <EmptyState
      title={isUnknown ? `没有找到订单 ${orderNo}` : `订单 ${orderNo} ${stateText(statusName)}，不能申请退货`}
      reason={isUnknown ? '订单可能属于另一个售达方。' : RETURNABLE_ORDERS.emptyReason}
      action={<Link to={`${href('returnsmanagement')}?apply=1`}>选择其他订单</Link>}
    />
  );
}
