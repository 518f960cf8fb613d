import { reportPage } from '#kits/report/report-page';
import { MONTH, reconciliationReport } from '../reconciliation-report';

/** 往来核对: each month in both books, who confirmed it and by when it is due (FIN-02). */
export const Component = reportPage(
  reconciliationReport({
    name: 'accountReconciliation',
    noun: '对账月份',
    emptyReason: '每月结账后生成对账单，生成后出现在这里。',
    columns: [
      MONTH.period,
      MONTH.company,
      MONTH.customer,
      MONTH.difference,
      MONTH.status,
      MONTH.reason,
      MONTH.deadline,
      MONTH.user,
      MONTH.time,
    ],
  }),
  { actionsWidth: 104 },
);
