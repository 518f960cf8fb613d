import { externalUrl } from '@dealer-portal/rules/link';
import { formatYuan } from '@dealer-portal/rules/money';
import { queryPaymentOrders } from '@dealer-portal/sdk/operations';
import { Link } from 'react-router';
import { openWindow } from '#platform/browser/open-window';
import { notifyFailedWrite } from '#platform/calls/failure';
import { dialogs } from '#platform/notices';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import type { RowAction } from '#ui/table/data-table-types';
import { ReportPage } from '#widgets/report/report-page';
import { StateStrip } from '#widgets/report/state-strip';
import { useListWrite } from '#widgets/report/use-list-write';
import { cancelOrder } from '../calls';
import { ORDER_STATES, PAYMENT_ORDERS, type PaymentOrder } from './payment-order-report';

const WAITING = '10';
const FAILED = '30';

/** 付款单: where a payment stands, how it goes on, and how it is found again (FIN-01, ORDER-01). */
export function Component() {
  const cancellation = useListWrite({
    call: cancelOrder,
    lists: [queryPaymentOrders],
    message: (_, { paymentNo }) => `付款单 ${paymentNo} 已取消`,
  });
  const cancel = (order: PaymentOrder) =>
    dialogs.confirm({
      title: `取消付款单 ${order.paymentNo}？`,
      content: `${formatYuan(order.amount)} → (${order.payerCode})。还没有扣款；已在收银台付过的，请先等结果。`,
      okText: '取消这张付款单',
      cancelText: '不取消',
      onOk: async () => {
        const result = await cancellation.send(order);
        if (!result.ok) notifyFailedWrite(result, '取消');
      },
    });
  return (
    <ReportPage
      report={PAYMENT_ORDERS}
      headerActions={
        <Link to={href('payment')} className={buttonClass({ kind: 'primary' })}>
          新付款
        </Link>
      }
      actionsTitle="下一步"
      actionsWidth={152}
      actions={(order) => actionsOf(order, cancel)}
    >
      <StateStrip report={PAYMENT_ORDERS} name="status" states={ORDER_STATES} amount="amount" unit="笔" />
    </ReportPage>
  );
}

function actionsOf(order: PaymentOrder, cancel: (order: PaymentOrder) => void): readonly RowAction[] {
  const { status, payUrl } = order;
  const result = `${href('paymentDone')}?${new URLSearchParams({ paymentNo: order.paymentNo })}`;
  if (status === WAITING) {
    const url = externalUrl(payUrl);
    return [
      {
        key: 'pay',
        label: '继续支付',
        emphasis: 'step',
        disabledReason: url === undefined ? '没有收银台的地址，请联系客户经理' : undefined,
        onClick: () => url && openWindow(url),
      },
      { key: 'cancel', label: '取消', onClick: () => cancel(order) },
    ];
  }
  if (status === FAILED) {
    return [
      { key: 'again', label: '重新付款', to: href('payment') },
      { key: 'see', label: '查看', to: result },
    ];
  }
  return [{ key: 'see', label: '查看', to: result }];
}
