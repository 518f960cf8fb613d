import { reportPage } from '#kits/report/report-page';
import { monthReport } from '../period-report';
import { RefreshBills } from '../refresh-bills';

/** 月账单: the months of the own account, each of which leads to its days (FIN-01). */
export const Component = reportPage(
  monthReport({
    name: 'monthlyBill',
    accountType: 'MAIN',
    noun: '月账单',
    emptyReason: '账户有发生额的月份在月末出账，出账后出现在这里。',
    next: ['byday', '日账单'],
  }),
  { headerActions: <RefreshBills /> },
);
