import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useReport } from '#kits/report/use-report';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { ApprovalCourse } from '#widgets/approval/approval-course';
import { NumberLookUp } from '#widgets/orders/number-look-up';
import { orderHref } from '#widgets/orders/order-href';
import { OrderLines } from '#widgets/orders/order-lines';
import { ORDER_STATUS } from '#widgets/orders/order-status';
import { ApprovalDialog } from './approval-dialog';
import { CENTRE_ORDERS, type CentreOrder, reasonAgainstApproval } from './centre-report';
import '#widgets/orders/orders.css';
import { minuteText } from '#ui/text/wire-text';

/** 工程订单详情: one order of the order centre, its goods and its approval (FIN-10a). */
export function Component() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  return orderNo === '' ? (
    <div className="page">
      <PageHeader />
      <NumberLookUp name="orderNo" label="订单号" />
    </div>
  ) : (
    <OrderOf key={orderNo} orderNo={orderNo} />
  );
}

function OrderOf({ orderNo }: { readonly orderNo: string }) {
  const { query, data, rows } = useReport(CENTRE_ORDERS, { orderNo });
  const order = rows.find((row) => row.orderNo === orderNo);
  return (
    <div className="page">
      <PageHeader
        {...(order && { title: `工程订单 ${orderNo}` })}
        context={<Link to={href('newOrderCenter')}>工程订单中心</Link>}
        actions={order && <Approve order={order} />}
      />
      <Loaded query={{ ...query, data: data && { order } }} failure="订单没有加载出来" rows={8}>
        {(data) => (data.order ? <OrderFacts order={data.order} /> : <NoOrder orderNo={orderNo} />)}
      </Loaded>
    </div>
  );
}

interface OrderProps {
  readonly order: CentreOrder;
}

function Approve({ order }: OrderProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ReasonButton
        kind="primary"
        disabledReason={reasonAgainstApproval(order)}
        onClick={() => setAsking(true)}
      >
        发起审批
      </ReasonButton>
      {isAsking && <ApprovalDialog order={order} onClose={() => setAsking(false)} />}
    </>
  );
}

function OrderFacts({ order }: OrderProps) {
  const { orderNo, createDate, amount, nodeList = [], approvalNo } = order;
  return (
    <>
      <section className="panel order-panel" aria-label="订单信息">
        <Descriptions
          size="small"
          column={{ xs: 1, md: 2 }}
          items={[
            { key: 'status', label: '状态', children: ORDER_STATUS.render(order) },
            { key: 'date', label: '下单日期', children: minuteText(createDate) || '—' },
            { key: 'amount', label: '订单金额', children: <Money amount={amount} strong /> },
            { key: 'payer', label: '付款方', children: codeAndName(order.payerCode, order.payerName) },
            { key: 'shipTo', label: '送达方', children: codeAndName(order.sendtoCode, order.sendtoAddress) },
            { key: 'order', label: '配送和单据', children: <Link to={orderHref(orderNo)}>订单详情</Link> },
          ]}
        />
      </section>
      <section className="panel order-panel" aria-label="审批">
        <h2>审批{approvalNo && ` ${approvalNo}`}</h2>
        {nodeList.length > 0 ? (
          <ApprovalCourse label="审批进度" nodes={nodeList} />
        ) : (
          <EmptyState
            title="没有发起审批"
            reason={reasonAgainstApproval(order) ?? '待审核的订单可以发起审批。'}
          />
        )}
      </section>
      <OrderLines lines={order.lineList} amount={amount} />
    </>
  );
}

function NoOrder({ orderNo }: { readonly orderNo: string }) {
  return (
    <EmptyState
      title={`订单中心没有订单 ${orderNo}`}
      reason="请核对订单号；订单也可能属于另一个售达方。"
      action={
        <ButtonLink kind="primary" to={href('newOrderCenter')}>
          查看工程订单
        </ButtonLink>
      }
    />
  );
}
