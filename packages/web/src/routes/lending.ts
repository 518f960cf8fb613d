import { defineRoutes } from './define';

export const lendingRoutes = defineRoutes('main', {
  loanBindBank: { path: 'loan/bindBank', title: '绑定银行' },
  loanBindBankApply: { path: 'loan/bindBankApply', title: '绑定银行申请' },
  loanNoBindTip: { path: 'loan/noBindTip', title: '未绑定提示' },
  loanPreLoanApply: { path: 'loan/preLoanApply', title: '融资充值' },
  loanMyCredit: { path: 'loan/myCredit', title: '我的授信' },
  loanLoanOrders: { path: 'loan/loanOrders', title: '融资订单' },
  loanBatchOrders: { path: 'loan/batchOrders', title: '批量融资订单' },
  loanPreredeem: { path: 'loan/preredeem/:status', title: '提前赎回' },
  loanGetLoanHistory: { path: 'loan/getLoanHistory', title: '融资记录' },
  loanGetLoanCost: { path: 'loan/getLoanCost', title: '融资费用' },
  loanGetrepayment: { path: 'loan/getrepayment', title: '还款' },
  loanGetRepay: { path: 'loan/getRepay', title: '还款记录' },
  supplyChainFinanceBindBank: {
    path: 'supplyChainFinance/bindBank',
    title: '供应链金融绑定银行',
  },
  supplyChainFinanceCharge: {
    path: 'supplyChainFinance/charge',
    title: '供应链金融充值',
  },
  supplyChainFinanceMyCredit: {
    path: 'supplyChainFinance/myCredit',
    title: '供应链金融授信',
  },
  financingRecordQuery: { path: 'financingRecordQuery', title: '融资记录查询' },
  financeOrderQuery: { path: 'financeOrderQuery', title: '融资订单查询' },
  financeOrderQueryFinanceOrderDetail: {
    path: 'financeOrderQuery/financeOrderDetail',
    title: '融资订单详情',
    ofObject: true,
  },
  expenseQuery: { path: 'expenseQuery', title: '费用查询' },
  quickRedemption: { path: 'quickRedemption', title: '快速赎回' },
  customerview: {
    path: 'customerview',
    title: '客户视图',
    page: () => import('../features/customer-view/customer-view-page'),
  },
  creditAuthReport: { path: 'creditAuthReport', title: '征信授权书' },
  unfreezeApplication: {
    path: 'unfreezeApplication',
    title: '解冻申请',
    page: () => import('../features/freeze/unfreeze-application-page'),
  },
  thawingDetails: {
    path: 'thawingDetails',
    title: '解冻详情',
    page: () => import('../features/freeze/thawing-details-page'),
  },
  finance: { path: 'finance', title: '金融服务' },
  details: { path: 'details', title: '金融详情' },
  dtdGuaranteeDeposit: { path: 'dtdGuaranteeDeposit', title: '直营保证金' },
  dtdProtocalPreview: { path: 'dtdProtocalPreview', title: '直营协议预览' },
  dtdTrackingDetail: { path: 'dtdTrackingDetail', title: '直营跟踪明细' },
});
