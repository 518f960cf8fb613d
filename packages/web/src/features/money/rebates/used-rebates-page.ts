import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { REBATE, REBATES } from './rebate-report';

/** 返利使用明细: what of each rebate is granted, used and left, and until when (FIN-05). */
const USED_REBATES = defineReport({
  ...REBATES,
  name: 'usedRebate',
  columns: [
    REBATE.rebateNo,
    REBATE.payerCode,
    REBATE.rebateAmount,
    REBATE.usedAmount,
    REBATE.balance,
    REBATE.endDate,
    REBATE.status,
  ],
});

export const Component = reportPage(USED_REBATES);
