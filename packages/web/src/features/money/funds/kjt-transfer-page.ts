import { reportPage } from '#kits/report/report-page';
import { KJT_TRANSFERS } from './funds-report';

/** 快捷通划转: the transfers by the fast payment account (FIN-07). */
export const Component = reportPage(KJT_TRANSFERS);
