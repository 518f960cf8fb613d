import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { POLICIES, POLICY } from './policy-report';

/** 直营跟踪明细: what each piece of a product earns by a policy, and what of the policy is left (FIN-08). */
const DIRECT_TRACKING = defineReport({
  ...POLICIES,
  name: 'directTracking',
  columns: [
    POLICY.policyNo,
    POLICY.product,
    POLICY.unitAmount,
    POLICY.budgetAmount,
    POLICY.usedAmount,
    POLICY.leftAmount,
    POLICY.endDate,
    POLICY.status,
  ],
  noun: '跟踪记录',
  emptyReason: '直营政策投放后，其执行情况出现在这里。',
});

export const Component = reportPage(DIRECT_TRACKING);
