import { PAYMENT_STATES } from '@dealer-portal/rules/states';
import { ReportPage } from '#kits/report/report-page';
import { StateStrip } from '#kits/report/state-strip';
import { outsideAddress } from '#platform/browser/data-address';
import { openWindow } from '#platform/browser/open-window';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import type { RowAction } from '#ui/table/data-table-types';
import { sumText } from '#ui/text/sum-of';
import { usePayerChoices } from '#widgets/payers/use-payer-choices';
import type { PaymentOrder } from '../queries';
import { OrdersUnderWay } from './orders-under-way';
import { ORDER_STATES, PAYMENT_ORDERS } from './payment-order-report';
import { useCancellation } from './use-cancellation';

/** 付款单: where a payment stands, how it goes on, and how it is found again (FIN-01, ORDER-01). */
export function Component() {
  const cancel = useCancellation();
  return (
    <ReportPage
      report={PAYMENT_ORDERS}
      choices={usePayerChoices()}
      headerActions={<ButtonLink to={href('payment')}>新付款</ButtonLink>}
      actionsTitle="下一步"
      actionsWidth={184}
      actions={(order) => actionsOf(order, cancel)}
      tools={<OrdersUnderWay />}
      selection={{
        summary: (orders) => <ChosenOrders orders={orders} />,
        actions: (orders) => <CancelChosen orders={orders.filter(isWaiting)} onCancel={cancel} />,
      }}
    >
      <StateStrip report={PAYMENT_ORDERS} name="status" states={ORDER_STATES} amount="amount" unit="笔" />
    </ReportPage>
  );
}

const isWaiting = ({ status }: PaymentOrder): boolean => status === PAYMENT_STATES.waiting.value;

/** 已选 2 笔 · 待支付 ¥170,000.00 */
function ChosenOrders({ orders }: { readonly orders: readonly PaymentOrder[] }) {
  return (
    <>
      已选 {orders.length} 笔 · 待支付{' '}
      <strong>{sumText(orders.filter(isWaiting).map(({ amount }) => amount))}</strong>
    </>
  );
}

interface CancelChosenProps {
  readonly orders: readonly PaymentOrder[];
  readonly onCancel: (orders: readonly PaymentOrder[]) => Promise<void>;
}

function CancelChosen({ orders, onCancel }: CancelChosenProps) {
  return (
    <ReasonButton
      disabledReason={orders.length === 0 ? '所选的付款单都不是待支付，不能取消' : undefined}
      onClick={() => onCancel(orders)}
    >
      取消 {orders.length} 笔
    </ReasonButton>
  );
}

function actionsOf(order: PaymentOrder, cancel: CancelChosenProps['onCancel']): readonly RowAction[] {
  const { status, payUrl } = order;
  if (status === PAYMENT_STATES.waiting.value) {
    const url = outsideAddress(payUrl);
    return [
      {
        key: 'pay',
        label: '继续支付',
        emphasis: 'step',
        disabledReason: url === undefined ? '没有收银台的地址，请联系客户经理' : undefined,
        onClick: () => url && openWindow(url),
      },
      { key: 'cancel', label: '取消', onClick: () => void cancel([order]) },
    ];
  }
  return status === PAYMENT_STATES.failed.value
    ? [{ key: 'again', label: '重新付款', to: href('payment') }]
    : [];
}
