import { reportPage } from '#kits/report/report-page';
import { dayReport, WEEK_COLUMNS } from '../period-report';

/** 统仓统配配送周账单 (FIN-01). */
export const Component = reportPage(
  dayReport({
    name: 'tctpWeeklyBill',
    accountType: 'TCTP',
    groupBy: 'WEEK',
    columns: WEEK_COLUMNS,
    noun: '周账单',
    emptyReason: '统仓统配当周有配送后，会出现在这里。',
    next: ['tctpbillDaily', '日账单'],
  }),
);
