import { AUDIT } from '@dealer-portal/rules/order-audit';
import { useState } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { AuditDialog } from './audit-dialog';
import type { AuditOrder } from './queries';

interface Decision {
  readonly auditStatus: '1' | '2';
  readonly orders: readonly AuditOrder[];
}

/**
 * Refusing and approving orders, one or several: the buttons, and the dialog that asks and tells (ORDER-01).
 * The dialog stands apart from the buttons, which go when the orders are no longer waiting.
 * @param onDone after the dialog was closed
 */
export function useAudit(onDone?: () => void) {
  const [decision, setDecision] = useState<Decision>();
  const buttons = (orders: readonly AuditOrder[]) => (
    <>
      <ReasonButton danger onClick={() => setDecision({ auditStatus: AUDIT.refused, orders })}>
        拒绝
      </ReasonButton>
      <ReasonButton type="primary" onClick={() => setDecision({ auditStatus: AUDIT.approved, orders })}>
        通过
      </ReasonButton>
    </>
  );
  const close = () => {
    setDecision(undefined);
    onDone?.();
  };
  return { buttons, dialog: decision && <AuditDialog {...decision} onClose={close} /> };
}
