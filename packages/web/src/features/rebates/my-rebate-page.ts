import type { ComponentType } from 'react';
import { defineReport } from '#widgets/report/define-report';
import { reportPage } from '#widgets/report/report-page';
import { REBATE, REBATES } from './rebate-report';

/** 我的返利: what can still be used, until when and in which account (FIN-05). */
const MY_REBATES = defineReport({
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

export const Component: ComponentType = reportPage(MY_REBATES, {
  context: '可用余额在订单结算时由返利账户抵付',
});
