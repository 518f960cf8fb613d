import { formatMoney } from '@dealer-portal/rules/money';
import { type CancelChoice, readCancelChoice } from '@dealer-portal/rules/order-cancel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { cancelReasonsQuery } from '../../queries';
import { cancelOrder } from '../calls';
import { useOrderChange } from '../use-order-change';
import { CancelReasonFields } from './cancel-reason-fields';
import type { ActionDialogProps } from './dialog-props';

/** Asks for the reason and cancels the order; names the order and its amount (ORDER-01). */
export function CancelOrderDialog({ order, onClose }: ActionDialogProps) {
  const account = useAccount();
  const reasons = useQuery(cancelReasonsQuery(account));
  const [choice, setChoice] = useState({ reasonCode: '', words: '' });
  const [problem, setProblem] = useState<string>();
  const cancel = useOrderChange({
    call: (decided: CancelChoice) => cancelOrder(order, decided, account),
    message: () => `订单 ${order.orderNo} 已取消`,
    onDone: onClose,
  });
  const onOk = () => {
    const read = readCancelChoice(reasons.data ?? [], choice.reasonCode, choice.words);
    setProblem(read.ok ? undefined : read.notice.text);
    return read.ok && cancel.mutateAsync(read.choice);
  };
  return (
    <Dialog
      open
      title={`取消订单 ${order.orderNo}（¥${formatMoney(order.amount)}）？`}
      okText="取消订单"
      okButtonProps={{ danger: true }}
      cancelText="保留订单"
      confirmLoading={cancel.isPending}
      onOk={onOk}
      onCancel={onClose}
    >
      <CancelReasonFields reasons={reasons} choice={choice} problem={problem} onChange={setChoice} />
    </Dialog>
  );
}
