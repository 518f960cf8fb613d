import { INVOICE_TRACE_STATES } from '@dealer-portal/rules/states';
import { useState } from 'react';
import { ReportPage } from '#kits/report/report-page';
import { ReasonButton } from '#ui/button/reason-button';
import { stateText } from '#ui/text/joined';
import { INVOICE_TRACE, type Trace } from '../trace-report';
import { ApplyDialog } from './apply-dialog';

const ORDERS_TO_INVOICE = { ...INVOICE_TRACE, name: 'orderToInvoice' };

interface Application {
  readonly orders: readonly Trace[];
  /** Takes the choice back. */
  readonly clear?: () => void;
}

/** 开票申请: the orders of which one applies for the invoices (FIN-04). */
export function Component() {
  const [application, setApplication] = useState<Application>();
  const close = () => setApplication(undefined);
  return (
    <>
      <ReportPage
        report={ORDERS_TO_INVOICE}
        actionsWidth={88}
        actions={(order) => [
          {
            key: 'apply',
            label: '申请开票',
            disabledReason: reasonAgainst(order),
            onClick: () => setApplication({ orders: [order] }),
          },
        ]}
        selection={{
          disabledReason: reasonAgainst,
          actions: (orders, clear) => (
            <ReasonButton kind="primary" onClick={() => setApplication({ orders, clear })}>
              申请开票 {orders.length} 单
            </ReasonButton>
          ),
        }}
      />
      {application && (
        <ApplyDialog
          orders={application.orders}
          onClose={close}
          onDone={() => {
            application.clear?.();
            close();
          }}
        />
      )}
    </>
  );
}

function reasonAgainst({ status, statusName }: Trace): string | undefined {
  return status === INVOICE_TRACE_STATES.uninvoiced.value ? undefined : `发票${stateText(statusName)}`;
}
