import { defineReport } from '#kits/report/define-report';
import { REBATE, REBATES } from './rebate-report';

/** 我的返利: what can still be used, until when and in which account (FIN-05). */
export const MY_REBATES = defineReport({
  ...REBATES,
  name: 'myRebate',
  columns: [
    REBATE.rebateNo,
    REBATE.balance,
    REBATE.endDate,
    REBATE.payerCode,
    REBATE.status,
    REBATE.rebateAmount,
    REBATE.usedAmount,
    REBATE.period,
  ],
});
