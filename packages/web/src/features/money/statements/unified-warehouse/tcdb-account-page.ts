import { reportPage } from '#kits/report/report-page';
import { accountReport } from '../period-report';

/** 统仓调拨账户 (FIN-01). */
export const Component = reportPage(
  accountReport({
    name: 'tcdbAccount',
    accountType: 'TCDB',
    account: '统仓调拨',
    next: ['tcdbMonthly', '月账单'],
  }),
);
