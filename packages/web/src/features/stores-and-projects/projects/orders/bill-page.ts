import { reportPage } from '#kits/report/report-page';
import { PROJECT_BILLS } from './project-orders';

/** 工程账单管理 (FIN-10a). */
export const Component = reportPage(PROJECT_BILLS, { actionsWidth: 80 });
