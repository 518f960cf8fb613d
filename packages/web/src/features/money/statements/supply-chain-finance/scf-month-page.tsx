import { reportPage } from '#kits/report/report-page';
import { AccountNote } from '../account-note';
import { monthReport } from '../period-report';

/** 供应链金融月账单 (FIN-01). */
export const Component = reportPage(
  monthReport({
    name: 'scfMonthlyBill',
    accountType: 'SCF',
    noun: '月账单',
    emptyReason: '供应链金融有放款或还款的月份在月末出账，出账后出现在这里。',
    next: ['scfDaily', '日账单'],
  }),
  { children: <AccountNote accountType="SCF" /> },
);
