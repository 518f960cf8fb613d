import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { REBATE, REBATES } from './rebate-report';

/** 达成明细: the turnover that was reached and the rebate that it gave, by period (FIN-05). */
const ACHIEVED = defineReport({
  ...REBATES,
  name: 'achieved',
  columns: [
    REBATE.rebateNo,
    REBATE.contractNo,
    REBATE.period,
    { ...REBATE.baseAmount, title: '达成金额' },
    REBATE.calcMode,
    REBATE.rate,
    REBATE.rebateAmount,
    REBATE.status,
  ],
  totals: ({ rebateTotal }) => ({ rebateAmount: rebateTotal }),
  noun: '达成记录',
});

export const Component = reportPage(ACHIEVED);
