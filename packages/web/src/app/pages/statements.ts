import type { SectionPages } from './daily';

export const pages = {
  monthlybill: () => import('../../features/money/statements/own/monthly-bill-page'),
  byday: () => import('../../features/money/statements/own/daily-bill-page'),
  print: () => import('../../features/money/statements/receipts/print-page'),
  earlystage: () => import('../../features/money/statements/own/opening-balance-page'),
  endofterm: () => import('../../features/money/statements/own/closing-balance-page'),
  accountperiod: () => import('../../features/money/statements/own/account-period-page'),
  accountbook: () => import('../../features/money/statements/vouchers/account-book-page'),
  accountlimit: () => import('../../features/money/lending/credit/account-limit-page'),
  finalaccount: () => import('../../features/money/statements/own/final-account-page'),
  difference: () => import('../../features/money/statements/reconciliations/difference-page'),
  flowingwater: () => import('../../features/money/statements/vouchers/fund-flow-page'),
  receipts: () => import('../../features/money/statements/receipts/receipt-list-page'),
  receiptdetails: () => import('../../features/money/statements/receipts/receipt-details-page'),
  currentaccount: () => import('../../features/money/statements/vouchers/current-account-page'),
  subsidiaryledger: () => import('../../features/money/statements/vouchers/subsidiary-ledger-page'),
  accounttransfer: () => import('../../features/money/transfers/account/account-transfer-page'),
  accountparalleltransfer: () => import('../../features/money/transfers/parallel/parallel-transfer-page'),
  financetransfer: () => import('../../features/money/transfers/finance/finance-transfer-page'),
  accountstatement: () => import('../../features/money/statements/vouchers/account-statement-page'),
  annualhalfyear: () => import('../../features/money/statements/own/account-years-page'),
  reconciliation: () => import('../../features/money/statements/reconciliation-page'),
  financeAccountcurrentReconciliation: () =>
    import('../../features/money/statements/reconciliations/account-check-page'),
  financeAccountcurrentReconciliationStatement: () =>
    import('../../features/money/statements/vouchers/statement-check-page'),
  financeAccountcurrentReconciliationHraccass: () =>
    import('../../features/money/statements/reconciliations/subsidiary-check-page'),
  financeAccountcurrentReconciliationHraccvouch: () =>
    import('../../features/money/statements/reconciliations/company-voucher-page'),
  financeAccountcurrentReconciliationCusaccvouch: () =>
    import('../../features/money/statements/reconciliations/customer-voucher-page'),
  financeAccountcurrentCheck: () =>
    import('../../features/money/statements/reconciliations/difference-check-page'),
  financeAccountcurrentTurnoverNew: () => import('../../features/money/statements/own/turnover-page'),
  weeklybill: () => import('../../features/money/statements/own/weekly-bill-page'),
  tcdbMonthly: () => import('../../features/money/statements/unified-warehouse/tcdb-monthly-page'),
  tcdbDaily: () => import('../../features/money/statements/unified-warehouse/tcdb-daily-page'),
  tctpbillDaily: () => import('../../features/money/statements/unified-warehouse/tctp-daily-page'),
  tctpbillDailyindustry: () =>
    import('../../features/money/statements/unified-warehouse/tctp-daily-industry-page'),
  tctpbillDailydetail: () =>
    import('../../features/money/statements/unified-warehouse/tctp-daily-detail-page'),
  tctpbillMonthly: () => import('../../features/money/statements/unified-warehouse/tctp-monthly-page'),
  tctpbillMonthlyindustry: () =>
    import('../../features/money/statements/unified-warehouse/tctp-monthly-industry-page'),
  tctpaccount: () => import('../../features/money/statements/unified-warehouse/tctp-account-page'),
  tcdbaccount: () => import('../../features/money/statements/unified-warehouse/tcdb-account-page'),
  tctpDiliveryWeekBill: () => import('../../features/money/statements/unified-warehouse/tctp-weekly-page'),
  serviceChargeBillList: () => import('../../features/money/statements/service-charge/bill-list-page'),
  serviceChargeBillDetailList: () => import('../../features/money/pos/trade-list-page'),
  serviceChargeDailyList: () => import('../../features/money/statements/service-charge/daily-list-page'),
  scfDaily: () => import('../../features/money/statements/supply-chain-finance/scf-daily-page'),
  scfMonth: () => import('../../features/money/statements/supply-chain-finance/scf-month-page'),
  scfAccount: () => import('../../features/money/statements/supply-chain-finance/scf-account-page'),
  tctpStoreDetail: () => import('../../features/money/statements/unified-warehouse/tctp-store-detail-page'),
  ladingBillAnalysis: () => import('../../features/money/statements/unified-warehouse/lading-bill-page'),
} satisfies SectionPages<'statements'>;
