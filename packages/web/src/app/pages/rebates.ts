import type { SectionPages } from './daily';

export const pages = {
  rebate: () => import('../../features/rebates/rebate-list-page'),
  Rebate: () => import('../../features/rebates/rebate-detail-page'),
  myrebate: () => import('../../features/rebates/my-rebate-page'),
  myRebateNew: () => import('../../features/rebates/my-rebate-page'),
  myRebateContract: () => import('../../features/policies/contracts-page'),
  myRebateSettlementDetail: () => import('../../features/rebates/settlement-page'),
  myRebateOrderInvoiceDetail: () => import('../../features/rebates/order-invoice-page'),
  achievedetailed: () => import('../../features/rebates/achieved-page'),
  conciliation: () => import('../../features/rebates/conciliation-page'),
  SXDetail: () => import('../../features/rebates/used-rebates-page'),
  rebateHandling: () => import('../../features/invoices/red/rebate-handling-page'),
  returnHandling: () => import('../../features/invoices/red/return-handling-page'),
  receiptInquiry: () => import('../../features/statements/receipts/receipt-inquiry-page'),
} satisfies SectionPages<'rebates'>;
