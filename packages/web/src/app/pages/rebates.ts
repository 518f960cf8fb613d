import type { SectionPages } from './daily';

export const pages = {
  rebate: () => import('../../features/money/rebates/rebate-list-page'),
  Rebate: () => import('../../features/money/rebates/rebate-detail-page'),
  myrebate: () => import('../../features/money/rebates/my-rebate-page'),
  myRebateNew: () => import('../../features/money/rebates/my-rebate-page'),
  myRebateContract: () => import('../../features/documents/policies/contracts-page'),
  myRebateSettlementDetail: () => import('../../features/money/rebates/settlement-page'),
  myRebateOrderInvoiceDetail: () => import('../../features/money/rebates/order-invoice-page'),
  achievedetailed: () => import('../../features/money/rebates/achieved-page'),
  conciliation: () => import('../../features/money/rebates/conciliation-page'),
  SXDetail: () => import('../../features/money/rebates/used-rebates-page'),
  rebateHandling: () => import('../../features/documents/invoices/red/rebate-handling-page'),
  returnHandling: () => import('../../features/documents/invoices/red/return-handling-page'),
  receiptInquiry: () => import('../../features/money/statements/receipts/receipt-inquiry-page'),
} satisfies SectionPages<'rebates'>;
