import { reportPage } from '#kits/report/report-page';
import { BOOTHS_OPEN, boothActions } from './booth-report';

/** 未上报: what is still to be reported (FIN-11). */
export const Component = reportPage(BOOTHS_OPEN, { actions: boothActions, actionsWidth: 136 });
