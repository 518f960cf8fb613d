import { reportPage } from '#kits/report/report-page';
import { monthReport } from '../period-report';

/** 统仓调拨月账单 (FIN-01). */
export const Component = reportPage(
  monthReport({
    name: 'tcdbMonthlyBill',
    accountType: 'TCDB',
    noun: '月账单',
    emptyReason: '统仓调拨有发生额的月份在月末出账，出账后出现在这里。',
    next: ['tcdbDaily', '日账单'],
  }),
);
