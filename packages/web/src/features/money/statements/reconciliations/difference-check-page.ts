import { reportPage } from '#kits/report/report-page';
import { MONTH, reconciliationReport } from '../reconciliation-report';

/** 往来检查: the months whose books differ, and the last day to explain it (FIN-02). */
export const Component = reportPage(
  reconciliationReport({
    name: 'differenceCheck',
    noun: '有差异的月份',
    emptyReason: '两边账面一致；有差异的月份会出现在这里。',
    isDifference: true,
    columns: [MONTH.period, MONTH.difference, MONTH.count, MONTH.status, MONTH.reason, MONTH.deadline],
  }),
);
