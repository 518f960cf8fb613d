import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { POLICIES, POLICY } from './policy-report';

/** 政策发布: what was released for which product, from when until when (FIN-09). */
const RELEASED_POLICIES = defineReport({
  ...POLICIES,
  name: 'releasedPolicy',
  columns: [
    POLICY.policyNo,
    POLICY.policyType,
    POLICY.product,
    POLICY.beginDate,
    POLICY.endDate,
    POLICY.unitAmount,
    POLICY.budgetAmount,
    POLICY.status,
  ],
  emptyReason: '政策发布后会出现在这里，并发消息通知。',
});

export const Component = reportPage(RELEASED_POLICIES);
