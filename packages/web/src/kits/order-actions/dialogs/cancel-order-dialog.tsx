import { formatYuan, piecesText } from '@dealer-portal/rules/money';
import type { CancelChoice } from '@dealer-portal/rules/order-cancel';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { countText } from '#ui/text/joined';
import { unitsOf } from '#widgets/orders/order-codes';
import { cancelReasonsQuery } from '#widgets/orders/queries';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { cancelOrder } from '../calls';
import { CancelReasonForm, type ReasonDraft } from './cancel-reason-form';
import type { ActionDialogProps } from './dialog-props';

/** Asks for the reason and cancels the order; names the order and its amount (ORDER-01). */
export function CancelOrderDialog({ order, onClose }: ActionDialogProps) {
  const account = useAccount();
  const reasons = useQuery(cancelReasonsQuery(account));
  const [form] = Form.useForm<ReasonDraft>();
  const cancel = useOrderChange({
    call: (decided: CancelChoice) => cancelOrder(order, decided, account),
    message: () => `订单 ${order.orderNo} 已取消`,
    onDone: onClose,
  });
  const amount = formatYuan(order.amount);
  return (
    <Dialog
      open
      title={`取消订单 ${order.orderNo}？`}
      okText={`取消订单 ${amount}`}
      okButtonProps={{ danger: true }}
      cancelText="保留订单"
      confirmLoading={cancel.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>
        {countText(order.lineList?.length, '种')} {piecesText([unitsOf(order)])}，{amount}。取消后不能恢复。
      </p>
      <CancelReasonForm form={form} reasons={reasons} onChoice={(decided) => cancel.mutate(decided)} />
    </Dialog>
  );
}
