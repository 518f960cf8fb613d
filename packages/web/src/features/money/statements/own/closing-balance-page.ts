import { reportPage } from '#kits/report/report-page';
import { DATES, monthReport, PERIOD } from '../period-report';

/** 期末余额: with what balance each month ended (FIN-01). */
export const Component = reportPage(
  monthReport({
    name: 'closingBalance',
    accountType: 'MAIN',
    columns: [PERIOD.month, PERIOD.end, PERIOD.closing, PERIOD.status],
    filters: [DATES],
    noun: '期末余额',
    emptyReason: '账户有第一笔发生额后，各月的期末余额会出现在这里。',
    next: ['byday', '日账单'],
  }),
);
