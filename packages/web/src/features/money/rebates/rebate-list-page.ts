import { reportPage } from '#kits/report/report-page';
import { cashActions } from './cash/cash-address';
import { REBATES } from './rebate-report';

/** 返利查询: all rebates with what is used and left of them (FIN-05). */
export const Component = reportPage(REBATES, { actions: cashActions, actionsWidth: 72 });
