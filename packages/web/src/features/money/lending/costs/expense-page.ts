import { reportPage } from '#kits/report/report-page';
import { EXPENSES } from './expense-report';

/** 费用查询: interest and service charges of the financings (FIN-08). */
export const Component = reportPage(EXPENSES);
