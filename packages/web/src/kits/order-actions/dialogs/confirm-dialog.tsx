import { formatYuan, piecesText } from '@dealer-portal/rules/money';
import type { Result } from '@dealer-portal/sdk';
import { type Account, useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { unitsOf } from '#widgets/orders/order-codes';
import type { OrderSummary } from '#widgets/orders/queries';
import { useOrderChange } from '#widgets/orders/use-order-change';
import {
  cancelHairisheng,
  cancelStoredOrder,
  confirmCentralDelivery,
  confirmEarlyArrival,
  confirmReceipt,
  deleteSampleOrder,
  moveToCentralStock,
  sendPayMessage,
  signForChongbai,
} from '../calls';
import type { ActionDialogProps } from './dialog-props';

/** A step that needs a yes and nothing else. */
interface Confirmation {
  readonly verb: string;
  readonly explains: string;
  readonly isDanger?: true;
  readonly call: (order: OrderSummary, account: Account) => Promise<Result<unknown>>;
}

/** The confirmations by button code. */
export const CONFIRMATIONS = {
  received: {
    verb: '确认收货',
    explains: '确认后订单按全部收到处理，不能再拒收。',
    call: confirmReceipt,
  },
  advanceArrival: {
    verb: '确认提前到货',
    explains: '货物会早于原计划送达，请安排好仓位和收货人。',
    call: confirmEarlyArrival,
  },
  tctp: {
    verb: '确认统仓统配',
    explains: '订单将经统仓发运、统一配送。',
    call: confirmCentralDelivery,
  },
  selfPayMessage: {
    verb: '发送付款短信',
    explains: '付款短信会发给订单的收货人，由其自行付款。',
    call: sendPayMessage,
  },
  chongbai: {
    verb: '确认重百签收',
    explains: '按重百门店的反馈把订单更新为已签收，更新后不能撤销。',
    call: signForChongbai,
  },
  tcStock: {
    verb: '转统仓库存',
    explains: '订单会被取消，货物留作您在统仓的库存，不再送达。',
    isDanger: true,
    call: moveToCentralStock,
  },
  mfjkCancel: {
    verb: '取消寄库订单',
    explains: '订单会被取消，寄库的货物退回中心。',
    isDanger: true,
    call: cancelStoredOrder,
  },
  hairishengCancel: {
    verb: '取消海日生订单',
    explains: '订单会被取消，已付款项退回付款方。',
    isDanger: true,
    call: cancelHairisheng,
  },
  mfyjDelete: {
    verb: '删除样机订单',
    explains: '删除后不能恢复。',
    isDanger: true,
    call: deleteSampleOrder,
  },
} as const satisfies Readonly<Record<string, Confirmation>>;

export type ConfirmationCode = keyof typeof CONFIRMATIONS;

/** Asks before a step, naming the order, its pieces and its amount. */
export function ConfirmDialog({ order, code, onClose }: ActionDialogProps) {
  const account = useAccount();
  // The dialog is opened for the codes of the table only.
  const confirmation: Confirmation = CONFIRMATIONS[code as ConfirmationCode];
  const { verb, explains, isDanger = false, call } = confirmation;
  const confirm = useOrderChange({
    call: () => call(order, account),
    message: () => `订单 ${order.orderNo} ${verb}成功`,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      title={`${verb}：订单 ${order.orderNo}（${piecesText([unitsOf(order)])}，${formatYuan(order.amount)}）？`}
      okText={verb}
      okButtonProps={{ danger: isDanger }}
      cancelText="返回"
      confirmLoading={confirm.isPending}
      onOk={() => confirm.mutateAsync(undefined)}
      onCancel={onClose}
    >
      <p>{explains}</p>
    </Dialog>
  );
}
