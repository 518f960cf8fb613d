import type { AuditDecision } from '@dealer-portal/rules/order-audit';
import { ORDER_AUDIT_STATES } from '@dealer-portal/rules/states';
import { useState } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { AuditDialog } from './audit-dialog';
import type { AuditOrder } from './audit-report';

interface Decision {
  readonly auditStatus: AuditDecision;
  readonly orders: readonly AuditOrder[];
  readonly onDone: (() => void) | undefined;
}

/**
 * Refusing and approving orders, one or several: the buttons, and the dialog that asks and shows the result (ORDER-01).
 * The dialog is outside of the buttons, which go when the orders are no longer waiting.
 */
export function useAudit() {
  const [decision, setDecision] = useState<Decision>();
  /** `onDone` is called after the dialog was closed with a result. */
  const buttons = (orders: readonly AuditOrder[], onDone?: () => void) => (
    <>
      <ReasonButton
        isDanger
        onClick={() => setDecision({ auditStatus: ORDER_AUDIT_STATES.refused.value, orders, onDone })}
      >
        拒绝
      </ReasonButton>
      <ReasonButton
        kind="primary"
        onClick={() => setDecision({ auditStatus: ORDER_AUDIT_STATES.approved.value, orders, onDone })}
      >
        通过
      </ReasonButton>
    </>
  );
  const close = () => setDecision(undefined);
  const onDone = () => {
    close();
    decision?.onDone?.();
  };
  return {
    buttons,
    dialog: decision && (
      <AuditDialog
        auditStatus={decision.auditStatus}
        orders={decision.orders}
        onClose={close}
        onDone={onDone}
      />
    ),
  };
}
