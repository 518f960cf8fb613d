import { ORDER_AUDIT_STATES } from '@dealer-portal/rules/states';
import { orderSum } from '#kits/order-actions/order-batch';
import { ReportPage } from '#kits/report/report-page';
import { useReportFilter } from '#kits/report/use-report';
import { AUDITS } from './audit-report';
import { useAudit } from './use-audit';

const { toAudit } = ORDER_AUDIT_STATES;

/** The finished decisions: the same list with another name. */
const DECIDED_AUDITS = { ...AUDITS, noun: '审核记录' };

/** 审核列表: orders that wait for the audit of the dealer's administrator, one by one or in a batch (ORDER-01). */
export function Component() {
  const { auditStatus = toAudit.value } = useReportFilter(AUDITS).values;
  const audit = useAudit();
  const isWaiting = auditStatus === toAudit.value;
  return (
    <>
      <ReportPage
        report={isWaiting ? AUDITS : DECIDED_AUDITS}
        actionsWidth={64}
        {...(isWaiting && { selection: { summary: orderSum, actions: audit.buttons } })}
      />
      {audit.dialog}
    </>
  );
}
