import type { PageName } from '#routes';

/** Pages that do one job, as its views, each under its own address and title; and what a view cannot show, in words. */
interface Job {
  readonly name: string;
  readonly pages: readonly PageName[];
}

/** The jobs of the finance desk, in which each address of the specification is a view. */
const JOBS: readonly Job[] = [
  {
    name: '账簿的视图',
    pages: [
      'accountstatement',
      'accountbook',
      'currentaccount',
      'subsidiaryledger',
      'flowingwater',
      'financeAccountcurrentReconciliationStatement',
    ],
  },
  {
    name: '账期的视图',
    pages: [
      ...(['monthlybill', 'weeklybill', 'byday', 'accountperiod', 'earlystage', 'endofterm'] as const),
      ...(['financeAccountcurrentTurnoverNew', 'finalaccount', 'annualhalfyear'] as const),
    ],
  },
  {
    name: '核对的视图',
    pages: [
      'financeAccountcurrentReconciliation',
      'financeAccountcurrentCheck',
      'financeAccountcurrentReconciliationHraccass',
      'difference',
      'financeAccountcurrentReconciliationHraccvouch',
      'financeAccountcurrentReconciliationCusaccvouch',
    ],
  },
  {
    name: '统仓统配的视图',
    pages: [
      ...(['tctpbillMonthly', 'tctpbillMonthlyindustry', 'tctpDiliveryWeekBill', 'tctpbillDaily'] as const),
      ...(['tctpbillDailyindustry', 'tctpbillDailydetail', 'tctpaccount'] as const),
    ],
  },
  { name: '统仓调拨的视图', pages: ['tcdbMonthly', 'tcdbDaily', 'tcdbaccount'] },
  {
    name: '服务费的视图',
    pages: ['serviceChargeBillList', 'serviceChargeDailyList', 'serviceChargeBillDetailList'],
  },
  { name: '供应链金融账的视图', pages: ['scfMonth', 'scfDaily', 'scfAccount'] },
  { name: '零售的视图', pages: ['tctpStoreDetail', 'ladingBillAnalysis'] },
  { name: '收据的视图', pages: ['receipts', 'receiptdetails', 'receiptInquiry', 'paySection', 'print'] },
  { name: '返利的视图', pages: ['myrebate', 'rebate', 'Rebate', 'achievedetailed', 'SXDetail'] },
  {
    name: '一笔返利的视图',
    pages: ['myRebateSettlementDetail', 'conciliation', 'myRebateOrderInvoiceDetail'],
  },
  { name: '支付账户的视图', pages: ['payInfo', 'airpayInfo', 'havesign', 'accounterror'] },
  { name: '融资的视图', pages: ['loanGetLoanHistory', 'financingRecordQuery', 'viewdefault'] },
  { name: '还款的视图', pages: ['loanGetRepay', 'quickRedemption', 'loanGetrepayment'] },
  { name: '授信的视图', pages: ['loanMyCredit', 'supplyChainFinanceMyCredit', 'accountlimit'] },
  { name: '融资费用的视图', pages: ['loanGetLoanCost', 'expenseQuery'] },
  { name: '融资订单的视图', pages: ['loanLoanOrders', 'financeOrderQuery'] },
  {
    name: '空调专户的视图',
    pages: ['airtransfer', 'AirtransferOnline', 'airrefund', 'airinterestrefund', 'airFinancingStatement'],
  },
  { name: '快捷通的视图', pages: ['KJTtransfer', 'KJTtransferOnline', 'KJTrefund'] },
  { name: '数币转账的视图', pages: ['haierDigitalTransfer', 'haierDigitalTransferResult'] },
  { name: '红票的视图', pages: ['returnHandling', 'rebateHandling'] },
  { name: '整车授权的视图', pages: ['trafficAuth', 'trafficAuthNew', 'offsitePermissionApply'] },
  { name: '整车账户的视图', pages: ['trafficAccount', 'trafficAccountNew'] },
  { name: '协议与授权的视图', pages: ['agreementList', 'dtdProtocalPreview', 'creditAuthReport'] },
  { name: '发票的视图', pages: ['newInvoice', 'invoice', 'onevoteafterall'] },
  { name: '开票申请的视图', pages: ['invoiceApply', 'InvoiceEntry', 'invoiceApplyDetail'] },
  { name: '付款的视图', pages: ['payment', 'payments', 'onlinePayment', 'paymentOrders'] },
  { name: '付款方的视图', pages: ['payerZY', 'oldpayerZY'] },
  { name: '传统渠道付款方的视图', pages: ['payerCT', 'oldpayerCT'] },
  { name: '开通信用的视图', pages: ['opencredit', 'opencreditCT'] },
  { name: '账户间划转的视图', pages: ['accounttransfer', 'accountparalleltransfer'] },
  {
    name: '工程订单与账单的视图',
    pages: ['newOrderCenter', 'orderManagement', 'billManagement', 'turnoverOrder'],
  },
  { name: '易工程说明的视图', pages: ['easyhelp', 'newHaierZhuHui'] },
];

/** Addresses that show another page under a title of their own: they are that view of its job. */
const SAME: Readonly<Partial<Record<PageName, PageName>>> = {
  viewdefaultCT: 'viewdefault',
  haierDigitalTransferConfirm: 'haierDigitalTransfer',
  paymentN: 'payment',
  oldPayer: 'oldpayerZY',
  newTurnoverOrder: 'turnoverOrder',
};

const OLD_PAYERS = '这里不分销售组，一次列出全部付款方；可使用的其他客户的付款方看“付款方”。';
const NO_TURNOVER = '没有接口给周转订单：这里是工程订单的商品，还有多少没有交付。';

/** What the title of a page promises and no call gives, and where it is found instead. */
const NOTES: Readonly<Partial<Record<PageName, string>>> = {
  financeAccountcurrentReconciliationStatement:
    '这里是公司的账。要和自己的账逐笔核对，请到“往来对账”的对账助手里导入自己的账簿。',
  tctpbillMonthlyindustry: '选一个产业看它的发生额；没有接口把各产业并排列出。',
  tctpbillDailyindustry: '选一个产业看它的发生额；没有接口把各产业并排列出。',
  tctpStoreDetail: '没有接口按门店给零售：这里是各门店的合计，按月份和产品。',
  ladingBillAnalysis: '没有接口给提单：这里是门店上报的零售，按产品和月份。',
  paySection: '没有接口给付款的分段：每一段到款有一张收据。',
  achievedetailed: '没有接口给每期的目标：目标和进度看“年度合同”。',
  SXDetail:
    '没有接口给每次用在哪张订单：这里是每笔返利用了多少、还剩多少；兑现的凭证在“对账单”里按类型“返利”查。',
  conciliation: '没有接口给自己的返利账：这里是公司逐月怎么算的，请和自己的账比。',
  accountlimit:
    '这里是资金方给的额度，不是授信付款方的余额：余额看“付款方”。额度用掉多少，以资金方的已用额度为准。',
  rebateHandling: '这里只有返利结算开的红票；退货开的红票在“退货办理”。',
  InvoiceEntry: '没有接口录入收到的发票：这里录入订单号，为它们申请开票；开出的发票看“发票管理”。',
  paymentN: '和“付款”是同一页，两个地址都可用。',
  oldpayerZY: OLD_PAYERS,
  oldpayerCT: OLD_PAYERS,
  oldPayer: OLD_PAYERS,
  turnoverOrder: NO_TURNOVER,
  newTurnoverOrder: NO_TURNOVER,
  ylh: '这里打开易理货系统自己的页面；建议补货和补货记录在门户的易理货页，从“易工程帮助”进入。',
  airFinancingStatement: '没有接口给融资对账单：这里是空调账户的划转记录。',
};

/** The view that an address shows: its own, or that of the page that it repeats. */
export function viewOf(page: PageName): PageName {
  return SAME[page] ?? page;
}

/** The job that a page is a view of; undefined for a page with a job of its own. */
export function jobOf(page: PageName): Job | undefined {
  const view = viewOf(page);
  return JOBS.find(({ pages }) => pages.includes(view));
}

/** What a page cannot show; undefined for one that shows what its title says. */
export function noteOf(page: PageName): string | undefined {
  return NOTES[page];
}
