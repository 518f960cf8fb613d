import { AUDIT } from '@dealer-portal/rules/order';
import { Button } from 'antd';
import { useState } from 'react';
import { AuditDialog } from './audit-dialog';
import type { AuditOrder } from './queries';

interface AuditButtonsProps {
  readonly orders: readonly AuditOrder[];
  /** After the dialog was closed. */
  readonly onDone?: () => void;
}

/** Refuse and approve, for one order or several. */
export function AuditButtons({ orders, onDone }: AuditButtonsProps) {
  const [auditStatus, setStatus] = useState<'1' | '2'>();
  return (
    <>
      <Button danger onClick={() => setStatus(AUDIT.refused)}>
        拒绝
      </Button>
      <Button type="primary" onClick={() => setStatus(AUDIT.approved)}>
        通过
      </Button>
      {auditStatus && (
        <AuditDialog
          orders={orders}
          auditStatus={auditStatus}
          onClose={() => {
            setStatus(undefined);
            onDone?.();
          }}
        />
      )}
    </>
  );
}
