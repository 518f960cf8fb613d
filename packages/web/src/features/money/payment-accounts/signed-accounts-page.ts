import { reportPage } from '#kits/report/report-page';
import { accountActions, OPEN_ACCOUNTS } from './account-report';

/** 已签约: the accounts that are open, each with the way to unbind its card (FIN-07). */
export const Component = reportPage(OPEN_ACCOUNTS, {
  actions: accountActions,
  actionsWidth: 104,
});
