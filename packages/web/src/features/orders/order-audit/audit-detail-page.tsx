import { ORDER_AUDIT_STATES } from '@dealer-portal/rules/states';
import { useQueries } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { NumberLookUp } from '#widgets/orders/number-look-up';
import { minuteOf } from '#widgets/orders/order-codes';
import { OrderLines } from '#widgets/orders/order-lines';
import { AUDIT_STATUS, type AuditOrder } from './audit-report';
import { auditOrdersQuery } from './queries';
import { useAudit } from './use-audit';
import '#widgets/orders/orders.css';
import { minuteText } from '#ui/text/wire-text';

/** 审核详情: one order with what its audit needs to know; the decision is at the top (ORDER-01). */
export function Component() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  return <AuditOf key={orderNo} orderNo={orderNo} />;
}

function AuditOf({ orderNo }: { readonly orderNo: string }) {
  const account = useAccount();
  const audit = useAudit();
  // The call looks in one state at a time, and a link may be older than the decision.
  const searches = useQueries({
    queries: Object.values(ORDER_AUDIT_STATES).map(({ value: auditStatus }) => ({
      ...auditOrdersQuery(account, { auditStatus, orderNo }),
      enabled: orderNo !== '',
    })),
  });
  const order = searches.flatMap(({ data }) => data?.records ?? []).find((item) => item.orderNo === orderNo);
  const failed = searches.find(({ isError }) => isError);
  const isPending = searches.some((search) => search.isPending);
  const search = {
    data: order ?? (isPending || failed ? undefined : null),
    error: order ? null : (failed?.error ?? null),
    refetch: () => failed?.refetch(),
  };
  return (
    <div className="page">
      <PageHeader
        title={order ? `审核订单 ${orderNo}` : '审核详情'}
        trail={[
          <Link key="list" to={href('auditlist')}>
            审核列表
          </Link>,
        ]}
        context={
          order && (
            <>
              {AUDIT_STATUS.render(order)} {order.applyUser ?? '—'} {minuteOf(order.applyTime)} 提交
            </>
          )
        }
        actions={
          order && (
            <>
              <PrintButton label="打印订单" />
              {order.auditStatus === ORDER_AUDIT_STATES.toAudit.value && audit.buttons([order])}
            </>
          )
        }
      />
      {audit.dialog}
      {orderNo === '' ? (
        <NumberLookUp name="orderNo" label="订单号" />
      ) : (
        <Loaded query={search} failure="订单没有加载出来" rows={8}>
          {(auditOrder) =>
            auditOrder ? <AuditFacts order={auditOrder} /> : <NothingToAudit orderNo={orderNo} />
          }
        </Loaded>
      )}
    </div>
  );
}

function NothingToAudit({ orderNo }: { readonly orderNo: string }) {
  return (
    <EmptyState
      title={`没有找到要审核的订单 ${orderNo}`}
      reason="订单可能已被取消，或不需要审核。"
      action={
        <ButtonLink kind="primary" to={href('auditlist')}>
          返回审核列表
        </ButtonLink>
      }
    />
  );
}

function AuditFacts({ order }: { readonly order: AuditOrder }) {
  const { auditUser, auditTime, auditRemark } = order;
  return (
    <>
      <section className="panel order-panel" aria-label="订单信息">
        <Descriptions
          size="small"
          column={{ xs: 1, md: 2 }}
          items={[
            { key: 'shipTo', label: '送达方', children: codeAndName(order.sendtoCode, order.sendtoAddress) },
            { key: 'payer', label: '付款方', children: codeAndName(order.payerCode, order.payerName) },
            { key: 'amount', label: '订单金额', children: <Money amount={order.amount} strong /> },
            { key: 'date', label: '下单日期', children: minuteText(order.createDate) || '—' },
            { key: 'auditUser', label: '审核人', children: auditUser || '—' },
            { key: 'auditTime', label: '审核时间', children: minuteOf(auditTime) },
            { key: 'remark', label: '审核意见', children: auditRemark || '—' },
          ]}
        />
      </section>
      <OrderLines lines={order.lineList} amount={order.amount} />
    </>
  );
}
