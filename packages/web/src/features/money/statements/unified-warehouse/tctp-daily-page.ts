import { reportPage } from '#kits/report/report-page';
import { dayReport } from '../period-report';

/** 统仓统配日账单 (FIN-01). */
export const Component = reportPage(
  dayReport({
    name: 'tctpDailyBill',
    accountType: 'TCTP',
    noun: '日账单',
    emptyReason: '统仓统配当天有发生额后，会出现在这里。',
    next: ['tctpbillDailydetail', '明细'],
  }),
);
