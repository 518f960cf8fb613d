import { reportPage } from '#kits/report/report-page';
import { dayReport, WEEK_COLUMNS } from '../period-report';

/** 周账单: the weeks in which the own account moved (FIN-01). */
export const Component = reportPage(
  dayReport({
    name: 'weeklyBill',
    accountType: 'MAIN',
    groupBy: 'WEEK',
    columns: WEEK_COLUMNS,
    noun: '周账单',
    emptyReason: '账户当周有到款、提货、返利或调整后，会出现在这里。',
    next: ['byday', '日账单'],
  }),
);
