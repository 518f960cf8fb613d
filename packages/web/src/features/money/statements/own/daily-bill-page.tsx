import { reportPage } from '#kits/report/report-page';
import { dayReport } from '../period-report';
import { RefreshBills } from '../refresh-bills';

/** 日账单: the days on which the own account moved, each of which leads to its vouchers (FIN-01). */
export const Component = reportPage(
  dayReport({
    name: 'dailyBill',
    accountType: 'MAIN',
    noun: '日账单',
    emptyReason: '账户当天有到款、提货、返利或调整后，会出现在这里。',
    next: ['accountstatement', '对账单'],
  }),
  { headerActions: <RefreshBills /> },
);
