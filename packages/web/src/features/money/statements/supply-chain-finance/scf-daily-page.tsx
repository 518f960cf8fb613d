import { reportPage } from '#kits/report/report-page';
import { AccountNote } from '../account-note';
import { dayReport } from '../period-report';

/** 供应链金融日账单 (FIN-01). */
export const Component = reportPage(
  dayReport({
    name: 'scfDailyBill',
    accountType: 'SCF',
    noun: '日账单',
    emptyReason: '供应链金融当天有放款或还款后，会出现在这里。',
  }),
  { children: <AccountNote accountType="SCF" /> },
);
