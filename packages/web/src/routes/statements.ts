import { defineRoutes } from './define';

// Assumption: which finance routes are gated, and the names of their gates; the specification lists neither (ROUTE-03).
const TRANSFER_GATE = 'transfer';
const RECONCILIATION_GATE = 'reconciliation';

export const statementsRoutes = defineRoutes('main', {
  monthlybill: { path: 'monthlybill', title: '月账单' },
  byday: { path: 'byday', title: '日账单' },
  print: { path: 'print', title: '单据打印' },
  earlystage: { path: 'earlystage', title: '期初余额' },
  endofterm: { path: 'endofterm', title: '期末余额' },
  accountperiod: { path: 'accountperiod', title: '账期查询' },
  accountbook: { path: 'accountbook', title: '账簿' },
  accountlimit: { path: 'accountlimit', title: '账户额度' },
  finalaccount: { path: 'finalaccount', title: '决算' },
  difference: { path: 'difference', title: '差异明细' },
  flowingwater: { path: 'flowingwater', title: '资金流水' },
  receipts: { path: 'receipts', title: '收据' },
  receiptdetails: { path: 'receiptdetails', title: '收据明细' },
  currentaccount: { path: 'currentaccount', title: '往来账' },
  subsidiaryledger: { path: 'subsidiaryledger', title: '明细账' },
  accounttransfer: { path: 'accounttransfer', title: '账户划转', gate: TRANSFER_GATE },
  accountparalleltransfer: {
    path: 'accountparalleltransfer',
    title: '平行划转',
    gate: TRANSFER_GATE,
  },
  financetransfer: { path: 'financetransfer', title: '融资划转', gate: TRANSFER_GATE },
  accountstatement: { path: 'accountstatement', title: '对账单' },
  annualhalfyear: { path: 'annualhalfyear', title: '年度与半年度对账' },
  reconciliation: { path: 'reconciliation', title: '往来对账', gate: RECONCILIATION_GATE },
  financeAccountcurrentReconciliation: {
    path: 'finance/accountcurrent/reconciliation',
    title: '往来核对',
    gate: RECONCILIATION_GATE,
  },
  financeAccountcurrentReconciliationStatement: {
    path: 'finance/accountcurrent/reconciliation/statement',
    title: '对账单核对',
  },
  financeAccountcurrentReconciliationHraccass: {
    path: 'finance/accountcurrent/reconciliation/hraccass',
    title: '辅助账核对',
  },
  financeAccountcurrentReconciliationHraccvouch: {
    path: 'finance/accountcurrent/reconciliation/hraccvouch',
    title: '凭证核对',
  },
  financeAccountcurrentReconciliationCusaccvouch: {
    path: 'finance/accountcurrent/reconciliation/cusaccvouch',
    title: '客户凭证核对',
  },
  financeAccountcurrentCheck: {
    path: 'finance/accountcurrent/check',
    title: '往来检查',
  },
  financeAccountcurrentTurnover: {
    path: 'finance/accountcurrent/turnover',
    title: '周转查询',
    redirectTo: 'financeAccountcurrentTurnoverNew',
  },
  financeAccountcurrentTurnoverNew: {
    path: 'finance/accountcurrent/turnoverNew',
    title: '周转查询',
  },
  weeklybill: { path: 'weeklybill', title: '周账单' },
  tcdbMonthly: { path: 'tcdb-monthly', title: '统仓调拨月账单' },
  tcdbDaily: { path: 'tcdb-daily', title: '统仓调拨日账单' },
  tctpbillDaily: { path: 'tctpbill-daily', title: '统仓统配日账单' },
  tctpbillDailyindustry: {
    path: 'tctpbill-dailyindustry',
    title: '统仓统配日账单（产业）',
  },
  tctpbillDailydetail: {
    path: 'tctpbill-dailydetail',
    title: '统仓统配日账单明细',
  },
  tctpbillMonthly: { path: 'tctpbill-monthly', title: '统仓统配月账单' },
  tctpbillMonthlyindustry: {
    path: 'tctpbill-monthlyindustry',
    title: '统仓统配月账单（产业）',
  },
  tctpaccount: { path: 'tctpaccount', title: '统仓统配账户' },
  tcdbaccount: { path: 'tcdbaccount', title: '统仓调拨账户' },
  tctpDiliveryWeekBill: {
    path: 'tctp-dilivery-week-bill',
    title: '统仓统配配送周账单',
  },
  serviceChargeBillList: {
    path: 'serviceCharge-billList',
    title: '服务费账单',
  },
  serviceChargeBillDetailList: {
    path: 'serviceCharge-billDetailList',
    title: '服务费账单明细',
  },
  serviceChargeDailyList: {
    path: 'serviceCharge-dailyList',
    title: '服务费日明细',
  },
  scfDaily: { path: 'scf-daily', title: '供应链金融日账单' },
  scfMonth: { path: 'scf-month', title: '供应链金融月账单' },
  scfAccount: { path: 'scf-account', title: '供应链金融账户' },
  tctpStoreDetail: { path: 'tctpStoreDetail', title: '统仓统配门店明细' },
  ladingBillAnalysis: { path: 'ladingBillAnalysis', title: '提单分析' },
});
