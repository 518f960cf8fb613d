import { confirmTctpOrder } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderSum } from '#kits/order-actions/order-batch';
import { api } from '#platform/calls/api';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';
import { BatchOutcome, type Outcome } from '#widgets/orders/batch-outcome';
import { orderKey } from '#widgets/orders/order-key';
import { type OrderSummary, refreshOrders } from '#widgets/orders/queries';

interface SmallOrdersDialogProps {
  readonly orders: readonly OrderSummary[];
  /** Without a result. */
  readonly onClose: () => void;
  /** After the result. */
  readonly onDone: () => void;
}

/** Confirms the orders one after another and says of each that was refused why. */
function SmallOrdersDialog({ orders, onClose, onDone }: SmallOrdersDialogProps) {
  const account = useAccount();
  const queryClient = useQueryClient();
  const [at, setAt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const run = async () => {
    const failList: { orderNo: string; reason: string }[] = [];
    for (const [index, order] of orders.entries()) {
      setAt(index);
      const result = await api.call(confirmTctpOrder, { body: orderKey(order, account) }, { isSilent: true });
      if (!result.ok) failList.push({ orderNo: order.orderNo, reason: result.msg });
    }
    setOutcome({ successCount: orders.length - failList.length, failCount: failList.length, failList });
    await refreshOrders(queryClient);
  };
  const transfer = useMutation({ mutationFn: run });
  return (
    <Dialog
      open
      title={outcome ? '转运结果' : `转运 ${orders.length} 个小单？`}
      okText={outcome ? '知道了' : `转运 ${orders.length} 单`}
      cancelText={outcome ? '关闭' : '暂不转运'}
      confirmLoading={transfer.isPending}
      onOk={() => (outcome ? onDone() : transfer.mutateAsync())}
      onCancel={outcome ? onDone : onClose}
    >
      {outcome ? (
        <BatchOutcome verb="转运" outcome={outcome} />
      ) : (
        <p aria-live="polite">
          {transfer.isPending ? `正在转运第 ${at + 1} 单，共 ${orders.length} 单…` : orderSum(orders)}
        </p>
      )}
    </Dialog>
  );
}

interface Transfer {
  readonly orders: readonly OrderSummary[];
  /** Takes the choice back. */
  readonly clear: () => void;
}

/** The button of the selection bar and the dialog, which stands apart from it. */
export function useSmallOrdersTransfer() {
  const [transfer, setTransfer] = useState<Transfer>();
  const actions = (orders: readonly OrderSummary[], clear: () => void) => (
    <ReasonButton kind="primary" onClick={() => setTransfer({ orders, clear })}>
      确认转运
    </ReasonButton>
  );
  const close = () => setTransfer(undefined);
  const onDone = () => {
    close();
    transfer?.clear();
  };
  return {
    actions,
    dialog: transfer && <SmallOrdersDialog orders={transfer.orders} onClose={close} onDone={onDone} />,
  };
}
