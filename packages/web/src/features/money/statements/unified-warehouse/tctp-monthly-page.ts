import { reportPage } from '#kits/report/report-page';
import { monthReport } from '../period-report';

/** 统仓统配月账单 (FIN-01). */
export const Component = reportPage(
  monthReport({
    name: 'tctpMonthlyBill',
    accountType: 'TCTP',
    noun: '月账单',
    emptyReason: '统仓统配有发生额的月份在月末出账，出账后出现在这里。',
    next: ['tctpbillDaily', '日账单'],
  }),
);
