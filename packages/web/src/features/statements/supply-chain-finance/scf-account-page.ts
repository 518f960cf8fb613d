import type { ComponentType } from 'react';
import { reportPage } from '#widgets/report/report-page';
import { DATES, monthReport, PERIOD } from '../period-report';

/** 供应链金融账户: what the account held at the begin and end of each month, and what moved (FIN-01). */
export const Component: ComponentType = reportPage(
  monthReport({
    name: 'scfAccount',
    accountType: 'SCF',
    columns: [PERIOD.month, PERIOD.closing, PERIOD.opening, PERIOD.credit, PERIOD.debit],
    filters: [DATES],
    noun: '账户月份',
    emptyReason: '供应链金融账户有发生额后，各月余额会出现在这里。',
    next: ['scfMonth', '月账单'],
  }),
);
