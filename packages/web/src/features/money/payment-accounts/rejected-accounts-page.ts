import { reportPage } from '#kits/report/report-page';
import { accountActions, REJECTED_ACCOUNTS } from './account-report';

/** 开户失败: the applications that the bank rejected, with its reason and the way to a new one (FIN-07). */
export const Component = reportPage(REJECTED_ACCOUNTS, {
  actions: accountActions,
  actionsWidth: 96,
});
