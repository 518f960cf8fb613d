import type { SectionPages } from './daily';

export const pages = {
  newInvoice: () => import('../../features/documents/invoices/invoice-list-page'),
  newInvoiceNewInvoiceDetails: () => import('../../features/documents/invoices/invoice-lines-page'),
  invoice: () => import('../../features/documents/invoices/invoice-query-page'),
  invoicesignfor: () => import('../../features/documents/invoices/sign/sign-page'),
  invoiceInvoiceinquiryInvoicedetails: () => import('../../features/documents/invoices/invoice-lines-page'),
  onevoteafterall: () => import('../../features/documents/invoices/invoice-trace-page'),
  InvoiceEntry: () => import('../../features/documents/invoices/apply/entry-page'),
  invoiceApply: () => import('../../features/documents/invoices/apply/apply-page'),
  invoiceApplyDetail: () => import('../../features/documents/invoices/apply-detail-page'),
  billClaim: () => import('../../features/documents/bills/claim/claim-page'),
} satisfies SectionPages<'invoices'>;
