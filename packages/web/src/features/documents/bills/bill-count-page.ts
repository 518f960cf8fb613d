import { reportPage } from '#kits/report/report-page';
import { BILLS } from './bill-report';

/** 票据统计: the acceptance bills by state, what they come to and when they are due (FIN-04). */
export const Component = reportPage(BILLS);
