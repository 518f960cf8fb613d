import { reportPage } from '#kits/report/report-page';
import { AccountNote } from '../account-note';
import { dayReport } from '../period-report';

/** 服务费日明细: the days with service charges, each of which leads to its transactions (FIN-01). */
export const Component = reportPage(
  dayReport({
    name: 'serviceChargeDay',
    accountType: 'SERVICE',
    noun: '服务费日明细',
    emptyReason: '当天有服务费发生后，会出现在这里。',
    next: ['serviceChargeBillDetailList', '账单明细'],
  }),
  { children: <AccountNote accountType="SERVICE" /> },
);
