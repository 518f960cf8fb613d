import { piecesText } from '@dealer-portal/rules/money';
import { ORDER_STATES } from '@dealer-portal/rules/states';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { SumOf } from '#ui/text/sum-of';
import { LateDialog } from '#widgets/late-dialog/late-dialog';
import { unitsOf } from '#widgets/orders/order-codes';
import type { OrderSummary } from '#widgets/orders/queries';

const loadDialog = async () => (await import('./batch-dialog')).BatchDialog;

/** The sum of the chosen orders. */
export function orderSum(orders: readonly OrderSummary[]): ReactNode {
  const units = piecesText(orders.map(unitsOf));
  return (
    <>
      已选 {orders.length} 单 · {units} · 合计 <SumOf amounts={orders.map(({ amount }) => amount)} strong />
    </>
  );
}

interface Batch {
  readonly kind: 'sign' | 'rebuy';
  readonly orders: readonly OrderSummary[];
  /** Takes the choice back. */
  readonly clear: () => void;
}

/**
 * The actions on several orders together: order them again, sign for those that have arrived (ORDER-01).
 * The dialog is outside of the selection bar, which goes when the rows do.
 */
export function useOrderBatch() {
  const [batch, setBatch] = useState<Batch>();
  const close = () => setBatch(undefined);
  const actions = (orders: readonly OrderSummary[], clear: () => void) => {
    const canSign = orders.some(({ status }) => status === ORDER_STATES.toSign.value);
    return (
      <>
        <PlainButton onClick={() => setBatch({ kind: 'rebuy', orders, clear })}>再次购买</PlainButton>
        <ReasonButton
          kind="primary"
          disabledReason={canSign ? undefined : '所选订单中没有待签收的'}
          onClick={() => setBatch({ kind: 'sign', orders, clear })}
        >
          批量签收
        </ReasonButton>
      </>
    );
  };
  const onSigned = () => {
    close();
    batch?.clear();
  };
  const dialog = (
    <LateDialog
      load={loadDialog}
      props={batch && { kind: batch.kind, orders: batch.orders, onClose: close, onSigned }}
    />
  );
  return { actions, dialog };
}
