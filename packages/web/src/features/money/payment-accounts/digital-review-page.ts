import { reportPage } from '#kits/report/report-page';
import { accountActions, DIGITAL_ACCOUNTS } from './account-report';

/** 数币开户审核: how far the bank is with the account of digital currency (FIN-07). */
export const Component = reportPage(DIGITAL_ACCOUNTS, {
  actions: accountActions,
  actionsWidth: 104,
});
