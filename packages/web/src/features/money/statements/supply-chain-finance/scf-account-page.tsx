import { reportPage } from '#kits/report/report-page';
import { AccountNote } from '../account-note';
import { accountReport } from '../period-report';

/** 供应链金融账户 (FIN-01). */
export const Component = reportPage(
  accountReport({
    name: 'scfAccount',
    accountType: 'SCF',
    account: '供应链金融',
    next: ['scfMonth', '月账单'],
  }),
  { children: <AccountNote accountType="SCF" /> },
);
