import { reportPage } from '#kits/report/report-page';
import { AIR_TRANSFERS } from './funds-report';

/** 空调划转: the transfers to the account of air conditioners (FIN-07). */
export const Component = reportPage(AIR_TRANSFERS);
