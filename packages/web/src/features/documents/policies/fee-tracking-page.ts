import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { POLICIES, POLICY } from './policy-report';

/** 费用跟踪: the money of each policy, what orders have earned of it and what is left (FIN-09). */
const FEES = defineReport({
  ...POLICIES,
  name: 'policyFee',
  columns: [
    POLICY.policyNo,
    POLICY.budgetAmount,
    POLICY.usedAmount,
    POLICY.leftAmount,
    POLICY.unitAmount,
    POLICY.policyType,
    POLICY.endDate,
    POLICY.status,
  ],
  noun: '政策费用',
  emptyReason: '政策投放后，其费用出现在这里。',
});

export const Component = reportPage(FEES);
