import { reportPage } from '#kits/report/report-page';
import { AGED_INVOICES, FILES_ELSEWHERE } from './invoice-report';

/** 发票管理: all invoices by state, with what they come to (FIN-04). */
export const Component = reportPage(AGED_INVOICES, { context: FILES_ELSEWHERE });
