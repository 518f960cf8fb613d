import { piecesText, readFigure } from '@dealer-portal/rules/money';
import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { listOf } from '#ui/text/list-of';
import { sumText } from '#ui/text/sum-of';
import { BatchOutcome, type Outcome } from '#widgets/orders/batch-outcome';
import { unitsOf } from '#widgets/orders/order-codes';
import type { OrderSummary } from '#widgets/orders/queries';
import { useOrderChange } from '#widgets/orders/use-order-change';
import { useReadSigned } from '#widgets/signing/use-read-signed';
import { signOrders } from '../calls';

interface BatchSignDialogProps {
  readonly orders: readonly OrderSummary[];
  /** Without a result. */
  readonly onClose: () => void;
  /** After the result. */
  readonly onSigned: () => void;
}

/** Signs for several orders at once; those that could not be signed are named with their reason (ORDER-01). */
export function BatchSignDialog({ orders, onClose, onSigned }: BatchSignDialogProps) {
  const account = useAccount();
  const readSigned = useReadSigned();
  const [outcome, setOutcome] = useState<Outcome>();
  const sign = useOrderChange({
    call: () => signOrders(orders, account),
    onDone: (answer) => {
      setOutcome(answer ?? 'untold');
      void readSigned(signedOrders(orders, answer).map((name) => ({ name })));
    },
  });
  const units = piecesText(orders.map(unitsOf));
  const amount = sumText(orders.map((order) => order.amount));
  return (
    <Dialog
      open
      title={outcome ? '批量签收结果' : `签收 ${orders.length} 单？`}
      okText={outcome ? '知道了' : `签收 ${orders.length} 单`}
      cancelText={outcome ? '关闭' : '暂不签收'}
      confirmLoading={sign.isPending}
      onOk={() => (outcome ? onSigned() : sign.mutateAsync(undefined))}
      onCancel={outcome ? onSigned : onClose}
    >
      {outcome ? (
        <BatchOutcome verb="签收" outcome={outcome} />
      ) : (
        <p>
          共 {units}，{amount}，按全部收到签收。尚未送达的订单不会被签收，结果中会逐单说明。
        </p>
      )}
    </Dialog>
  );
}

/** The orders that the server has signed; none where it does not name each of those that it has not. */
function signedOrders(
  orders: readonly OrderSummary[],
  answer: Exclude<Outcome, 'untold'> | null | undefined,
): readonly string[] {
  const entries = listOf(answer?.failList);
  const failed = new Set(entries.map(({ orderNo }) => orderNo));
  const all = orders.map(({ orderNo }) => orderNo);
  const signed = all.filter((orderNo) => !failed.has(orderNo));
  const named = all.length - signed.length;
  return named === entries.length && named === readFigure(answer?.failCount) ? signed : [];
}
