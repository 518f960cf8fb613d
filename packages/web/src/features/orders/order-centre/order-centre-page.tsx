import { useState } from 'react';
import { ReportPage } from '#kits/report/report-page';
import { PageLink } from '#widgets/links/page-link';
import { ApprovalDialog } from './approval-dialog';
import { CENTRE_ORDERS, type CentreOrder, reasonAgainstApproval } from './centre-report';

/** 工程订单中心: the orders, of which one that waits can be handed to approval (FIN-10a). */
export function Component() {
  const [order, setOrder] = useState<CentreOrder>();
  return (
    <>
      <ReportPage
        report={CENTRE_ORDERS}
        headerActions={<PageLink route="easyhelp" />}
        actionsWidth={96}
        actions={(row) => [
          {
            key: 'approval',
            label: '发起审批',
            disabledReason: reasonAgainstApproval(row),
            onClick: () => setOrder(row),
          },
        ]}
      />
      {order && <ApprovalDialog order={order} onClose={() => setOrder(undefined)} />}
    </>
  );
}
