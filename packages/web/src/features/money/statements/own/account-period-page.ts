import { reportPage } from '#kits/report/report-page';
import { monthReport, PERIOD } from '../period-report';

/** 账期查询: from when to when each month is counted, and whether it is confirmed (FIN-01). */
export const Component = reportPage(
  monthReport({
    name: 'accountPeriod',
    accountType: 'MAIN',
    columns: [PERIOD.month, PERIOD.begin, PERIOD.end, PERIOD.closing, PERIOD.status],
    noun: '账期',
    emptyReason: '账户有第一笔发生额后，各月的账期会出现在这里。',
    next: ['accountstatement', '对账单'],
  }),
);
