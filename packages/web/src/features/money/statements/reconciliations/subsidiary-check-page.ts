import { reportPage } from '#kits/report/report-page';
import { MONTH, reconciliationReport } from '../reconciliation-report';

/** 辅助账核对: the balances of both books side by side, and how many vouchers differ (FIN-02). */
export const Component = reportPage(
  reconciliationReport({
    name: 'subsidiaryReconciliation',
    noun: '辅助账月份',
    emptyReason: '每月结账后生成对账单，生成后出现在这里。',
    columns: [
      MONTH.period,
      MONTH.company,
      MONTH.customer,
      MONTH.difference,
      MONTH.count,
      MONTH.status,
      MONTH.reason,
    ],
  }),
);
