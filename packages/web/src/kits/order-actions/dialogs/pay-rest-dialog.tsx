import { readQuantity } from '@dealer-portal/rules/input';
import { formatYuan, piecesText } from '@dealer-portal/rules/money';
import { Alert, Form } from 'antd';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { QuantityInput } from '#ui/input/quantity-input';
import { useQuantityDraft } from '#ui/input/use-quantity-draft';
import { Dialog } from '#ui/overlay/dialog';
import { unitsOf } from '#widgets/orders/order-codes';
import { CROWD_FUNDING, payRest } from '../calls';
import { OwedFacts } from '../owed-facts';
import { usePayment } from '../use-payment';
import type { ActionDialogProps } from './dialog-props';

const NAMES: Readonly<Record<string, string>> = {
  deposit: '定金订单尾款',
  creditPay: '信用订单',
  crowdFunding: '众筹订单尾款',
};

/** Nothing can be paid while the field has no number, or the order none that can be read. */
const NONE = 0;

/** The way out of a payment without an answer, by how far it is. */
const OK_TEXTS: Readonly<Partial<Record<ReturnType<typeof usePayment>['phase'], string>>> = {
  unsettled: '核对支付结果',
  lookingUp: '核对支付结果',
  none: '没有支付，解开后再付',
};

function reasonAgainstPay(units: number | undefined, amount: number | undefined): string | undefined {
  if (units === undefined) return '订单的数量读不出，不能支付';
  return amount === undefined ? '待付金额还没有加载出来' : undefined;
}

/** Pays what a deposit, credit or crowd-funding order still owes, in all or for some of its pieces (ORDER-01). */
export function PayRestDialog({ order, code, onClose }: ActionDialogProps) {
  const account = useAccount();
  const { detail, orderDetail, phase, pay, lookUp, release } = usePayment(order, onClose);
  const units = unitsOf(order);
  const most = units ?? NONE;
  const draft = useQuantityDraft(most, (text) => readQuantity(text, { min: 1, max: most }));
  // A crowd-funding order is paid in all: its field is not shown.
  const qty = draft.quantity ?? NONE;
  const isUnsettled = OK_TEXTS[phase] !== undefined;
  const amount = orderDetail?.restAmount;
  const payText = qty === units ? `支付 ${formatYuan(amount)}` : `支付 ${qty} 台`;
  const disabledReason = reasonAgainstPay(units, amount) ?? draft.reason;
  const onOk = () => {
    if (phase === 'none') return release();
    if (isUnsettled) return lookUp();
    return (
      orderDetail &&
      pay(() => payRest(code, { order: orderDetail, qty, account }), `订单 ${order.orderNo} 支付成功`)
    );
  };
  return (
    <Dialog
      open
      title={`支付${NAMES[code] ?? ''} ${order.orderNo}`}
      okText={OK_TEXTS[phase] ?? payText}
      footer={isUnsettled ? undefined : reasonFooter(payText, disabledReason)}
      cancelText="暂不支付"
      confirmLoading={phase === 'paying' || phase === 'lookingUp'}
      onOk={onOk}
      onCancel={onClose}
    >
      {isUnsettled && <NoAnswer />}
      {/* A look-up that fails shows its failure and keeps the known content. */}
      <Loaded
        query={{ ...detail, error: orderDetail ? null : detail.error }}
        failure="订单没有加载出来"
        rows={4}
      >
        {() => orderDetail && <OwedFacts order={orderDetail} />}
      </Loaded>
      {orderDetail && code !== CROWD_FUNDING && (
        <Form layout="vertical" component="div">
          <Form.Item
            label={`支付数量（共 ${piecesText([units])}）`}
            extra={qty === units || qty === 0 ? undefined : '部分支付的金额按数量折算，以支付结果为准'}
          >
            <QuantityInput
              label={`支付数量（共 ${piecesText([units])}）`}
              max={most}
              unit="台"
              isDisabled={phase !== 'ready'}
              {...draft.field}
            />
          </Form.Item>
        </Form>
      )}
    </Dialog>
  );
}

function NoAnswer() {
  return (
    <Alert
      type="warning"
      showIcon
      title="没有收到支付结果"
      description="款项可能已经扣除。请先核对支付结果；过几分钟订单里还没有这笔支付，由您解开后才能再次支付。"
    />
  );
}
