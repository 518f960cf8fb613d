import { reportPage } from '#kits/report/report-page';
import { AccountNote } from '../account-note';
import { monthReport } from '../period-report';

/** 服务费账单: the months of the service charges (FIN-01). */
export const Component = reportPage(
  monthReport({
    name: 'serviceChargeBill',
    accountType: 'SERVICE',
    noun: '服务费账单',
    emptyReason: '有服务费发生的月份在月末出账，出账后出现在这里。',
    next: ['serviceChargeDailyList', '日明细'],
  }),
  { children: <AccountNote accountType="SERVICE" /> },
);
