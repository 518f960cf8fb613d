import { reportPage } from '#kits/report/report-page';
import { FINANCINGS, repayActions } from './financing-report';

/** 融资记录, 融资记录查询: the financings, each with its repayments and the way to repay it (FIN-08). */
export const Component = reportPage(FINANCINGS, { actions: repayActions, actionsWidth: 88 });
