import { defineRoutes } from './define';

export const invoicesRoutes = defineRoutes('main', {
  newInvoice: { path: 'newInvoice', title: '发票管理' },
  newInvoiceNewInvoiceDetails: { path: 'newInvoice/newInvoiceDetails', title: '发票明细' },
  invoice: { path: 'invoice', title: '发票查询' },
  invoicesignfor: { path: 'invoicesignfor', title: '发票签收' },
  invoiceInvoiceinquiryInvoicedetails: {
    path: 'invoice/invoiceinquiry/invoicedetails',
    title: '发票查询明细',
  },
  onevoteafterall: { path: 'onevoteafterall', title: '一票到底' },
  InvoiceEntry: { path: 'InvoiceEntry', title: '发票录入' },
  invoiceApply: { path: 'invoiceApply', title: '开票申请' },
  invoiceApplyDetail: { path: 'invoiceApplyDetail', title: '开票申请明细' },
  billClaim: { path: 'billClaim', title: '票据认领' },
});
