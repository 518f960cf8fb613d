import { reportPage } from '#kits/report/report-page';
import { CREDIT_LETTERS, signActions } from './agreement-report';

/** 征信授权书: the letters by which the customer lets lenders ask for its credit record (FIN-08). */
export const Component = reportPage(CREDIT_LETTERS, {
  actions: signActions,
  actionsWidth: 128,
});
