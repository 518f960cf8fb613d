import { reportPage } from '#kits/report/report-page';
import { CREDIT_LINES } from './credit-report';

/** 账户额度: what each lender grants, what of it is used, and what is left (FIN-01). */
export const Component = reportPage(CREDIT_LINES);
