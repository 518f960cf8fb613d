import { defineRoutes } from './define';

export const rebatesRoutes = defineRoutes('main', {
  rebate: { path: 'rebate', title: '返利查询', page: () => import('../features/rebates/rebate-list-page') },
  Rebate: { path: 'Rebate', title: '返利明细', page: () => import('../features/rebates/rebate-detail-page') },
  myrebate: { path: 'myrebate', title: '我的返利', page: () => import('../features/rebates/my-rebate-page') },
  myRebateNew: {
    path: 'my-rebate-new',
    title: '我的返利（新版）',
    page: () => import('../features/rebates/my-rebate-page'),
  },
  myRebateContract: {
    path: 'myRebate/contract',
    title: '返利合同',
    page: () => import('../features/policies/contracts-page'),
  },
  myRebateSettlementDetail: {
    path: 'myRebate/settlementDetail',
    title: '返利结算明细',
    page: () => import('../features/rebates/settlement-page'),
  },
  myRebateOrderInvoiceDetail: {
    path: 'myRebate/orderInvoiceDetail',
    title: '返利订单发票明细',
    page: () => import('../features/rebates/order-invoice-page'),
  },
  achievedetailed: {
    path: 'achievedetailed',
    title: '达成明细',
    page: () => import('../features/rebates/achieved-page'),
  },
  conciliation: { path: 'conciliation', title: '返利对账' },
  SXDetail: { path: 'SXDetail', title: '授信明细' },
  rebateHandling: { path: 'rebateHandling', title: '返利办理' },
  returnHandling: { path: 'returnHandling', title: '退货办理' },
  receiptInquiry: { path: 'receiptInquiry', title: '收款查询' },
});
