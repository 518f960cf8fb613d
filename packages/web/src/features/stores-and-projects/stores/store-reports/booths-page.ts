import { reportPage } from '#kits/report/report-page';
import { BOOTHS, boothActions } from './booth-report';

/** 展位维护: the booths of all stores, each with the way to report it (FIN-11). */
export const Component = reportPage(BOOTHS, { actions: boothActions, actionsWidth: 136 });
