import type { SectionPages } from './daily';

export const pages = {
  newInvoice: () => import('../../features/invoices/invoice-list-page'),
  newInvoiceNewInvoiceDetails: () => import('../../features/invoices/invoice-lines-page'),
  invoice: () => import('../../features/invoices/invoice-query-page'),
  invoicesignfor: () => import('../../features/invoices/sign/sign-page'),
  invoiceInvoiceinquiryInvoicedetails: () => import('../../features/invoices/invoice-lines-page'),
  onevoteafterall: () => import('../../features/invoices/invoice-trace-page'),
  InvoiceEntry: () => import('../../features/invoices/apply/entry-page'),
  invoiceApply: () => import('../../features/invoices/apply/apply-page'),
  invoiceApplyDetail: () => import('../../features/invoices/apply-detail-page'),
  billClaim: () => import('../../features/bills/claim/claim-page'),
} satisfies SectionPages<'invoices'>;
