import { reportPage } from '#kits/report/report-page';
import { ANNUAL_TARGETS, annualActions } from './annual-contract-report';

/** 年度合同（新版）: the contracts of the years with their targets (FIN-11). */
export const Component = reportPage(ANNUAL_TARGETS, {
  actions: annualActions,
  actionsWidth: 144,
});
