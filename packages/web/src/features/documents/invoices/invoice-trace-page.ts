import { reportPage } from '#kits/report/report-page';
import { INVOICE_TRACE } from './trace-report';

/** 一票到底: each order with its delivery, voucher and invoice (FIN-04). */
export const Component = reportPage(INVOICE_TRACE);
