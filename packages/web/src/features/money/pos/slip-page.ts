import { reportPage } from '#kits/report/report-page';
import { POS_SLIPS } from './pos-trade-report';

/** POS 签购单: the slips of the terminals (FIN-06). */
export const Component = reportPage(POS_SLIPS, { actionsWidth: 72 });
