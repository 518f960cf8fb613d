import { reportPage } from '#kits/report/report-page';
import { dayReport } from '../period-report';

/** 统仓调拨日账单 (FIN-01). */
export const Component = reportPage(
  dayReport({
    name: 'tcdbDailyBill',
    accountType: 'TCDB',
    noun: '日账单',
    emptyReason: '统仓调拨当天有发生额后，会出现在这里。',
  }),
);
