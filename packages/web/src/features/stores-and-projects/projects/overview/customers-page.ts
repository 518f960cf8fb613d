import { reportPage } from '#kits/report/report-page';
import { CUSTOMERS } from './customer-report';

/** 易工程客户信息: the customers of the own projects (FIN-10). */
export const Component = reportPage(CUSTOMERS);
