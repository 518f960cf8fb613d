import { reportPage } from '#kits/report/report-page';
import { AGENT_CUSTOMERS } from './customer-report';

/** 易工程代客户信息: the customers for whom projects were registered (FIN-10). */
export const Component = reportPage(AGENT_CUSTOMERS);
