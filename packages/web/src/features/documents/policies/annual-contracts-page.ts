import { reportPage } from '#kits/report/report-page';
import { ANNUAL_CONTRACTS, annualActions } from './annual-contract-report';

/** 年度合同: the contracts of the years; one that waits is signed (FIN-11). */
export const Component = reportPage(ANNUAL_CONTRACTS, {
  actions: annualActions,
  actionsWidth: 144,
});
