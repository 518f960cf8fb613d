import { reportPage } from '#kits/report/report-page';
import { OPPORTUNITIES } from './business-report';

/** 商机中心 (FIN-10a). */
export const Component = reportPage(OPPORTUNITIES);
