import { reportPage } from '#kits/report/report-page';
import { accountReport } from '../period-report';

/** 统仓统配账户 (FIN-01). */
export const Component = reportPage(
  accountReport({
    name: 'tctpAccount',
    accountType: 'TCTP',
    account: '统仓统配',
    next: ['tctpbillMonthly', '月账单'],
  }),
);
