import { reportPage } from '#kits/report/report-page';
import { DATES, monthReport, PERIOD } from '../period-report';

/** 期初余额: with what balance each month began (FIN-01). */
export const Component = reportPage(
  monthReport({
    name: 'openingBalance',
    accountType: 'MAIN',
    columns: [PERIOD.month, PERIOD.begin, PERIOD.opening, PERIOD.status],
    filters: [DATES],
    noun: '期初余额',
    emptyReason: '账户有第一笔发生额后，各月的期初余额会出现在这里。',
    next: ['byday', '日账单'],
  }),
);
