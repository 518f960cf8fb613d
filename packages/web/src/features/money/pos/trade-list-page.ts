import { reportPage } from '#kits/report/report-page';
import { POS_TRADES } from './pos-trade-report';

/** 服务费账单明细: the transactions with their charge (FIN-01). */
export const Component = reportPage(POS_TRADES);
