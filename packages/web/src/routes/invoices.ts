import { defineRoutes } from './define';

export const invoicesRoutes = defineRoutes('main', {
  newInvoice: {
    path: 'newInvoice',
    title: '发票管理',
    page: () => import('../features/invoices/invoice-list-page'),
  },
  newInvoiceNewInvoiceDetails: {
    path: 'newInvoice/newInvoiceDetails',
    title: '发票明细',
    page: () => import('../features/invoices/invoice-lines-page'),
  },
  invoice: {
    path: 'invoice',
    title: '发票查询',
    page: () => import('../features/invoices/invoice-query-page'),
  },
  invoicesignfor: { path: 'invoicesignfor', title: '发票签收' },
  invoiceInvoiceinquiryInvoicedetails: {
    path: 'invoice/invoiceinquiry/invoicedetails',
    title: '发票查询明细',
    page: () => import('../features/invoices/invoice-lines-page'),
  },
  onevoteafterall: {
    path: 'onevoteafterall',
    title: '一票到底',
    page: () => import('../features/invoices/invoice-trace-page'),
  },
  InvoiceEntry: { path: 'InvoiceEntry', title: '发票录入' },
  invoiceApply: { path: 'invoiceApply', title: '开票申请' },
  invoiceApplyDetail: {
    path: 'invoiceApplyDetail',
    title: '开票申请明细',
    page: () => import('../features/invoices/apply-detail-page'),
  },
  billClaim: { path: 'billClaim', title: '票据认领' },
});
