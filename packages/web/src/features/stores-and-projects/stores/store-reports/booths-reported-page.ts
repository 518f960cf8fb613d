import { reportPage } from '#kits/report/report-page';
import { BOOTHS_REPORTED } from './booth-report';

/** 已上报: what was reported (FIN-11). */
export const Component = reportPage(BOOTHS_REPORTED);
