import { defineRoutes } from './define';

export const rebatesRoutes = defineRoutes('main', {
  rebate: { path: 'rebate', title: '返利查询' },
  Rebate: { path: 'Rebate', title: '返利明细' },
  myrebate: { path: 'myrebate', title: '我的返利' },
  myRebateNew: { path: 'my-rebate-new', title: '我的返利（新版）' },
  myRebateContract: { path: 'myRebate/contract', title: '返利合同' },
  myRebateSettlementDetail: { path: 'myRebate/settlementDetail', title: '返利结算明细' },
  myRebateOrderInvoiceDetail: { path: 'myRebate/orderInvoiceDetail', title: '返利订单发票明细' },
  achievedetailed: { path: 'achievedetailed', title: '达成明细' },
  conciliation: { path: 'conciliation', title: '返利对账' },
  SXDetail: { path: 'SXDetail', title: '返利使用明细' },
  rebateHandling: { path: 'rebateHandling', title: '返利办理' },
  returnHandling: { path: 'returnHandling', title: '退货办理' },
  receiptInquiry: { path: 'receiptInquiry', title: '收款查询' },
});
