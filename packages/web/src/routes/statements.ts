import { defineRoutes } from './define';

// Assumption: which finance routes are gated, and the names of their gates; the specification lists neither (ROUTE-03).
const TRANSFER_GATE = 'transfer';
const RECONCILIATION_GATE = 'reconciliation';

export const statementsRoutes = defineRoutes('main', {
  monthlybill: {
    path: 'monthlybill',
    title: '月账单',
    page: () => import('../features/statements/own/monthly-bill-page'),
  },
  byday: { path: 'byday', title: '日账单', page: () => import('../features/statements/own/daily-bill-page') },
  print: { path: 'print', title: '单据打印' },
  earlystage: {
    path: 'earlystage',
    title: '期初余额',
    page: () => import('../features/statements/own/opening-balance-page'),
  },
  endofterm: {
    path: 'endofterm',
    title: '期末余额',
    page: () => import('../features/statements/own/closing-balance-page'),
  },
  accountperiod: {
    path: 'accountperiod',
    title: '账期查询',
    page: () => import('../features/statements/own/account-period-page'),
  },
  accountbook: {
    path: 'accountbook',
    title: '账簿',
    page: () => import('../features/statements/vouchers/account-book-page'),
  },
  accountlimit: {
    path: 'accountlimit',
    title: '账户额度',
    page: () => import('../features/statements/own/account-limit-page'),
  },
  finalaccount: {
    path: 'finalaccount',
    title: '决算',
    page: () => import('../features/statements/own/final-account-page'),
  },
  difference: {
    path: 'difference',
    title: '差异明细',
    page: () => import('../features/statements/reconciliations/difference-page'),
  },
  flowingwater: {
    path: 'flowingwater',
    title: '资金流水',
    page: () => import('../features/statements/vouchers/fund-flow-page'),
  },
  receipts: {
    path: 'receipts',
    title: '收据',
    page: () => import('../features/statements/receipts/receipt-list-page'),
  },
  receiptdetails: {
    path: 'receiptdetails',
    title: '收据明细',
    page: () => import('../features/statements/receipts/receipt-details-page'),
  },
  currentaccount: {
    path: 'currentaccount',
    title: '往来账',
    page: () => import('../features/statements/vouchers/current-account-page'),
  },
  subsidiaryledger: {
    path: 'subsidiaryledger',
    title: '明细账',
    page: () => import('../features/statements/vouchers/subsidiary-ledger-page'),
  },
  accounttransfer: { path: 'accounttransfer', title: '账户划转', gate: TRANSFER_GATE },
  accountparalleltransfer: {
    path: 'accountparalleltransfer',
    title: '平行划转',
    gate: TRANSFER_GATE,
  },
  financetransfer: { path: 'financetransfer', title: '融资划转', gate: TRANSFER_GATE },
  accountstatement: {
    path: 'accountstatement',
    title: '对账单',
    page: () => import('../features/statements/vouchers/account-statement-page'),
  },
  annualhalfyear: {
    path: 'annualhalfyear',
    title: '年度与半年度对账',
    page: () => import('../features/statements/own/account-years-page'),
  },
  reconciliation: { path: 'reconciliation', title: '往来对账', gate: RECONCILIATION_GATE },
  financeAccountcurrentReconciliation: {
    path: 'finance/accountcurrent/reconciliation',
    title: '往来核对',
    gate: RECONCILIATION_GATE,
    page: () => import('../features/statements/reconciliations/account-check-page'),
  },
  financeAccountcurrentReconciliationStatement: {
    path: 'finance/accountcurrent/reconciliation/statement',
    title: '对账单核对',
    page: () => import('../features/statements/vouchers/statement-check-page'),
  },
  financeAccountcurrentReconciliationHraccass: {
    path: 'finance/accountcurrent/reconciliation/hraccass',
    title: '辅助账核对',
    page: () => import('../features/statements/reconciliations/subsidiary-check-page'),
  },
  financeAccountcurrentReconciliationHraccvouch: {
    path: 'finance/accountcurrent/reconciliation/hraccvouch',
    title: '凭证核对',
    page: () => import('../features/statements/reconciliations/company-voucher-page'),
  },
  financeAccountcurrentReconciliationCusaccvouch: {
    path: 'finance/accountcurrent/reconciliation/cusaccvouch',
    title: '客户凭证核对',
    page: () => import('../features/statements/reconciliations/customer-voucher-page'),
  },
  financeAccountcurrentCheck: {
    path: 'finance/accountcurrent/check',
    title: '往来检查',
    page: () => import('../features/statements/reconciliations/difference-check-page'),
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
  weeklybill: {
    path: 'weeklybill',
    title: '周账单',
    page: () => import('../features/statements/own/weekly-bill-page'),
  },
  tcdbMonthly: {
    path: 'tcdb-monthly',
    title: '统仓调拨月账单',
    page: () => import('../features/statements/unified-warehouse/tcdb-monthly-page'),
  },
  tcdbDaily: {
    path: 'tcdb-daily',
    title: '统仓调拨日账单',
    page: () => import('../features/statements/unified-warehouse/tcdb-daily-page'),
  },
  tctpbillDaily: {
    path: 'tctpbill-daily',
    title: '统仓统配日账单',
    page: () => import('../features/statements/unified-warehouse/tctp-daily-page'),
  },
  tctpbillDailyindustry: {
    path: 'tctpbill-dailyindustry',
    title: '统仓统配日账单（产业）',
    page: () => import('../features/statements/unified-warehouse/tctp-daily-industry-page'),
  },
  tctpbillDailydetail: {
    path: 'tctpbill-dailydetail',
    title: '统仓统配日账单明细',
  },
  tctpbillMonthly: {
    path: 'tctpbill-monthly',
    title: '统仓统配月账单',
    page: () => import('../features/statements/unified-warehouse/tctp-monthly-page'),
  },
  tctpbillMonthlyindustry: {
    path: 'tctpbill-monthlyindustry',
    title: '统仓统配月账单（产业）',
    page: () => import('../features/statements/unified-warehouse/tctp-monthly-industry-page'),
  },
  tctpaccount: {
    path: 'tctpaccount',
    title: '统仓统配账户',
    page: () => import('../features/statements/unified-warehouse/tctp-account-page'),
  },
  tcdbaccount: {
    path: 'tcdbaccount',
    title: '统仓调拨账户',
    page: () => import('../features/statements/unified-warehouse/tcdb-account-page'),
  },
  tctpDiliveryWeekBill: {
    path: 'tctp-dilivery-week-bill',
    title: '统仓统配配送周账单',
    page: () => import('../features/statements/unified-warehouse/tctp-weekly-page'),
  },
  serviceChargeBillList: {
    path: 'serviceCharge-billList',
    title: '服务费账单',
    page: () => import('../features/statements/service-charge/bill-list-page'),
  },
  serviceChargeBillDetailList: {
    path: 'serviceCharge-billDetailList',
    title: '服务费账单明细',
    page: () => import('../features/statements/service-charge/bill-detail-list-page'),
  },
  serviceChargeDailyList: {
    path: 'serviceCharge-dailyList',
    title: '服务费日明细',
    page: () => import('../features/statements/service-charge/daily-list-page'),
  },
  scfDaily: {
    path: 'scf-daily',
    title: '供应链金融日账单',
    page: () => import('../features/statements/supply-chain-finance/scf-daily-page'),
  },
  scfMonth: {
    path: 'scf-month',
    title: '供应链金融月账单',
    page: () => import('../features/statements/supply-chain-finance/scf-month-page'),
  },
  scfAccount: {
    path: 'scf-account',
    title: '供应链金融账户',
    page: () => import('../features/statements/supply-chain-finance/scf-account-page'),
  },
  tctpStoreDetail: { path: 'tctpStoreDetail', title: '统仓统配门店明细' },
  ladingBillAnalysis: { path: 'ladingBillAnalysis', title: '提单分析' },
});
