import type { ComponentType } from 'react';
import { reportPage } from '#widgets/report/report-page';
import { DATES, monthReport, PERIOD } from '../period-report';

/** 统仓统配账户: what the account held at the begin and end of each month, and what moved (FIN-01). */
export const Component: ComponentType = reportPage(
  monthReport({
    name: 'tctpAccount',
    accountType: 'TCTP',
    columns: [PERIOD.month, PERIOD.closing, PERIOD.opening, PERIOD.credit, PERIOD.debit],
    filters: [DATES],
    noun: '账户月份',
    emptyReason: '统仓统配账户有发生额后，各月余额会出现在这里。',
    next: ['tctpbillMonthly', '月账单'],
  }),
);
