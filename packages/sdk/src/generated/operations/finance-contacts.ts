// Generated from the API description by `pnpm generate`. Do not edit.
import { fileAnswer } from '../../answer/file-answer';
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData, pageData } from '../../core/promised-data';

/**
 * 分页查询往来账对账单。
 *
 * The vouchers of an account in a period, oldest first unless sortBy and sortOrder ask otherwise, with opening balance, totals and closing balance. Under a filter the totals are those of all vouchers that it leaves, on whatever page; opening and closing balance stay those of the account. In any order the balance is that after its voucher. Shown by /accountstatement, /subsidiaryledger, /flowingwater, /currentaccount, /accountbook, /tctpbill-dailydetail and /finance/accountcurrent/reconciliation/statement. Assumption: accountType separates the accounts, as in the lists of months and days.
 *
 * `POST /account/contacts/management/accountStatement/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `accountType?` 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费
 * - `payerCode?` 付款方编码
 * - `saleOrgCode?` 销售组织编码
 * - `voucherType?` 凭证类型：DZ 到款、TH 提货、FL 返利、TZ 调整
 * - `voucherNo?` 凭证号
 * - `orderNo?` 订单号
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `amount?` 金额（元），借方或贷方等于它。Assumption: no field is shown.
 * - `sortBy?` 排序字段：凭证日期、借方、贷方。Assumption: no field is shown.
 * - `sortOrder?` 排序方向：asc 从早到晚或从小到大，desc 相反。Assumption: no field is shown.
 */
export const queryAccountStatement: ReadOperation<'queryAccountStatement'> = { id: 'queryAccountStatement', method: 'POST', path: '/account/contacts/management/accountStatement/list', effect: 'read', data: pageData };

/**
 * 导出往来账对账单。
 *
 * All vouchers of queryAccountStatement under the same filters as a spreadsheet. An error envelope may come in place of the file.
 *
 * `GET /account/contacts/management/accountStatement/export` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `customerCode` 客户编码
 * - `payerCode?` 付款方编码
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `accountType?` 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费
 * - `saleOrgCode?` 销售组织编码
 * - `voucherType?` 凭证类型：DZ 到款、TH 提货、FL 返利、TZ 调整
 * - `voucherNo?` 凭证号
 * - `orderNo?` 订单号
 * - `amount?` 金额（元），借方或贷方等于它。Assumption: no field is shown.
 */
export const exportAccountStatement: ReadOperation<'exportAccountStatement'> = { id: 'exportAccountStatement', method: 'GET', path: '/account/contacts/management/accountStatement/export', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };

/**
 * 分页查询往来对账。
 *
 * The monthly reconciliations of a customer, newest first: the balance in the company books, in the customer books, and the vouchers that differ. Shown by /reconciliation, /difference, /finance/accountcurrent/reconciliation with hraccass, hraccvouch and cusaccvouch, and /finance/accountcurrent/check.
 *
 * `POST /account/contacts/management/reconciliation/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `status?` 状态码：0 待确认、1 已确认、2 有异议
 * - `beginPeriod?` 开始账期 YYYY-MM
 * - `endPeriod?` 结束账期 YYYY-MM
 * - `isDifference?` 只看有差异
 */
export const queryReconciliations: ReadOperation<'queryReconciliations'> = { id: 'queryReconciliations', method: 'POST', path: '/account/contacts/management/reconciliation/list', effect: 'read', data: pageData };

/**
 * 确认往来对账。
 *
 * Confirms a monthly reconciliation, or objects to it with the customer balance and a reason. A confirmation with both keeps the difference and its reason. An objection gets a number, and can be raised whenever the month waits. Used by /reconciliation and /finance/accountcurrent/check. Changes the reconciliation.
 *
 * `POST /account/contacts/management/reconciliation/confirm` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `id` 对账单 ID
 * - `customerCode?` 客户编码
 * - `isAgree` 是否一致
 * - `customerBalance?` 客户账面余额（元），有差异时填写
 * - `reason?` 差异原因，有差异时填写
 */
export const confirmReconciliation: Operation<'confirmReconciliation'> = { id: 'confirmReconciliation', method: 'POST', path: '/account/contacts/management/reconciliation/confirm' };

/**
 * 撤回对账异议。
 *
 * Withdraws the objection to a monthly reconciliation while the company has not answered it. The month waits for its confirmation again. Inferred: an objection that cannot be taken back would never end. Used by /reconciliation. Changes the reconciliation.
 *
 * `POST /account/contacts/management/reconciliation/dispute/withdraw` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `id` 对账单 ID
 * - `customerCode?` 客户编码
 * - `disputeNo` 异议编号
 */
export const withdrawReconciliationDispute: Operation<'withdrawReconciliationDispute'> = { id: 'withdrawReconciliationDispute', method: 'POST', path: '/account/contacts/management/reconciliation/dispute/withdraw' };

/**
 * 导出往来对账。
 *
 * All months of queryReconciliations under the same filters as a spreadsheet. An error envelope may come in place of the file.
 *
 * `POST /account/contacts/management/reconciliation/export` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode` 客户编码
 * - `status?` 状态码：0 待确认、1 已确认、2 有异议
 * - `beginPeriod?` 开始账期 YYYY-MM
 * - `endPeriod?` 结束账期 YYYY-MM
 * - `isDifference?` 只看有差异
 */
export const exportReconciliations: ReadOperation<'exportReconciliations'> = { id: 'exportReconciliations', method: 'POST', path: '/account/contacts/management/reconciliation/export', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };

/**
 * 分页查询月账单。
 *
 * One page of the months of an account, newest first; each closing balance is the next opening balance. Shown by /monthlybill, /earlystage, /endofterm, /accountperiod, /finalaccount, /annualhalfyear and the monthly pages of TCTP, TCDB, SCF and service charges. Assumption: accountType separates these.
 *
 * `POST /account/contacts/management/monthAccount/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§3 Finance shapes, 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `id?` 账单 ID
 * - `custCode` 客户编码
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `optStatus?` 操作状态码：0 待确认、1 已确认、2 有异议、9 未出账
 * - `accountType?` 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费
 * - `industryCode?` 产业编码
 */
export const queryMonthAccounts: ReadOperation<'queryMonthAccounts'> = { id: 'queryMonthAccounts', method: 'POST', path: '/account/contacts/management/monthAccount/list', effect: 'read', data: pageData };

/**
 * 导出月账单。
 *
 * All months of queryMonthAccounts under the same filters as a spreadsheet. An error envelope may come in place of the file.
 *
 * `GET /account/contacts/management/monthAccount/export` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `custCode` 客户编码
 * - `id?` 账单 ID
 * - `accountType?` 账户类型
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `optStatus?` 操作状态码：0 待确认、1 已确认、2 有异议、9 未出账
 * - `industryCode?` 产业编码
 */
export const exportMonthAccounts: ReadOperation<'exportMonthAccounts'> = { id: 'exportMonthAccounts', method: 'GET', path: '/account/contacts/management/monthAccount/export', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };

/**
 * 分页查询日账单。
 *
 * One page of the days on which an account moved, newest first. Shown by /byday, /weeklybill, /tctp-dilivery-week-bill and the daily pages of TCTP, TCDB, SCF and service charges. Assumption: accountType separates these, groupBy makes weeks.
 *
 * `POST /account/contacts/management/dayAccount/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§3 Finance shapes, 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `id?` 账单 ID
 * - `custCode` 客户编码
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `optStatus?` 操作状态码：0 待确认、1 已确认、2 有异议、9 未出账
 * - `accountType?` 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费
 * - `industryCode?` 产业编码
 * - `groupBy?` 汇总方式：DAY 按日、WEEK 按周
 */
export const queryDayAccounts: ReadOperation<'queryDayAccounts'> = { id: 'queryDayAccounts', method: 'POST', path: '/account/contacts/management/dayAccount/list', effect: 'read', data: pageData };

/**
 * 导出日账单。
 *
 * All days, or weeks, of queryDayAccounts under the same filters as a spreadsheet. An error envelope may come in place of the file.
 *
 * `GET /account/contacts/management/dayAccount/export` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `custCode` 客户编码
 * - `id?` 账单 ID
 * - `accountType?` 账户类型
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `optStatus?` 操作状态码：0 待确认、1 已确认、2 有异议、9 未出账
 * - `industryCode?` 产业编码
 * - `groupBy?` 汇总方式：DAY 按日、WEEK 按周
 */
export const exportDayAccounts: ReadOperation<'exportDayAccounts'> = { id: 'exportDayAccounts', method: 'GET', path: '/account/contacts/management/dayAccount/export', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };

/**
 * 分页查询收据。
 *
 * One page of the receipts for money that arrived, each with its voucher and the amount in Chinese capitals. Shown by /receipts, /receiptdetails, /paySection and /receiptInquiry.
 *
 * `POST /account/contacts/management/receipt/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `receiptNo?` 收据号
 * - `payerCode?` 付款方编码
 * - `status?` 状态码：10 未打印、20 已打印
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryReceipts: ReadOperation<'queryReceipts'> = { id: 'queryReceipts', method: 'POST', path: '/account/contacts/management/receipt/list', effect: 'read', data: pageData };

/**
 * 打印收据。
 *
 * A receipt as a document to print. An error envelope may come in place of the file. Used by /receiptdetails and /print.
 *
 * `GET /account/contacts/management/receipt/print` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `receiptNo` 收据号
 * - `customerCode?` 客户编码
 */
export const printReceipt: ReadOperation<'printReceipt'> = { id: 'printReceipt', method: 'GET', path: '/account/contacts/management/receipt/print', effect: 'read', media: 'application/pdf', answer: fileAnswer };

/**
 * 分页查询银行贴息。
 *
 * One page of the discount interest of acceptance bills: interest = amount × rate × days / 360, net = amount - interest. Shown by /bankdiscount.
 *
 * `POST /account/contacts/management/bankInterest/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `billNo?` 票据号码
 * - `status?` 状态码：10 待确认、20 已确认
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryBankInterests: ReadOperation<'queryBankInterests'> = { id: 'queryBankInterests', method: 'POST', path: '/account/contacts/management/bankInterest/list', effect: 'read', data: pageData };

/**
 * 确认银行贴息。
 *
 * Confirms discount interest, which is then taken from the account. Used by /bankdiscount. Changes the discount and the balance; never send it twice by itself.
 *
 * `POST /account/contacts/management/bankInterest/confirm` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `idList` 贴息单 ID 列表
 */
export const confirmBankInterest: Operation<'confirmBankInterest'> = { id: 'confirmBankInterest', method: 'POST', path: '/account/contacts/management/bankInterest/confirm' };

/**
 * 分页查询资金转账。
 *
 * One page of the funds transfers and refunds of a customer, newest first. Shown by /haierDigitalTransferResult, /airtransfer, /airrefund, /airinterestrefund, /airFinancingStatement, /KJTtransfer, /KJTrefund and /preoccupiedwater. Assumption: transferType separates these.
 *
 * `POST /account/contacts/management/fundsTransfer/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `transferType?` 转账类型：DIGITAL 数字货币、AIR 空调专户、KJT 快捷通、BANK 银行、REFUND 退款、INTERESTREFUND 贴息退款
 * - `transferNo?` 转账单号
 * - `status?` 状态码：10 处理中、20 成功、30 失败
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryFundsTransfers: ReadOperation<'queryFundsTransfers'> = { id: 'queryFundsTransfers', method: 'POST', path: '/account/contacts/management/fundsTransfer/list', effect: 'read', data: pageData };

/**
 * 提交资金转账。
 *
 * Submits a funds transfer or refund. Used by /haierDigitalTransferConfirm, /AirtransferOnline, /airrefund, /airinterestrefund, /KJTtransferOnline and /KJTrefund. Changes balances; never send it twice by itself. Assumption: three wrong payment passwords lock it until resetPaymentPassword sets a new one.
 *
 * `POST /account/contacts/management/fundsTransfer/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode` 客户编码
 * - `transferType` 转账类型：DIGITAL 数字货币、AIR 空调专户、KJT 快捷通、BANK 银行、REFUND 退款、INTERESTREFUND 贴息退款
 * - `fromPayerCode` 转出付款方编码
 * - `toPayerCode?` 转入付款方编码
 * - `amount` 金额（元），最多两位小数
 * - `payPassword?` 支付密码
 * - `remark?` 备注
 */
export const submitFundsTransfer: Operation<'submitFundsTransfer'> = { id: 'submitFundsTransfer', method: 'POST', path: '/account/contacts/management/fundsTransfer/submit' };

/**
 * 导出资金流水。
 *
 * All movements of money of /flowingwater, which are the vouchers of queryAccountStatement under the same filters, as a spreadsheet. An error envelope may come in place of the file.
 *
 * `GET /account/contacts/management/capitalFlow/export` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `customerCode` 客户编码
 * - `payerCode?` 付款方编码
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `accountType?` 账户类型：MAIN 往来、TCTP 统仓统配、TCDB 统仓调拨、SCF 供应链金融、SERVICE 服务费
 * - `saleOrgCode?` 销售组织编码
 * - `voucherType?` 凭证类型：DZ 到款、TH 提货、FL 返利、TZ 调整
 * - `voucherNo?` 凭证号
 * - `orderNo?` 订单号
 * - `amount?` 金额（元），借方或贷方等于它。Assumption: no field is shown.
 */
export const exportCapitalFlow: ReadOperation<'exportCapitalFlow'> = { id: 'exportCapitalFlow', method: 'GET', path: '/account/contacts/management/capitalFlow/export', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };

/**
 * 申请开通支付账户。
 *
 * Applies for a payment, digital-currency, credit or loan account with a bank card. Used by /digitalCurrencyOpenAccountInfo, /opencredit, /opencreditCT, /accountsubmit, /loan/bindBank, /loan/bindBankApply and /supplyChainFinance/bindBank. Changes the account state.
 *
 * `POST /account/contacts/management/paymentAccount/open` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode` 客户编码
 * - `accountType` 账户类型：DIGITAL 数字货币、CREDIT 信用（直营）、CREDITCT 信用（传统）、LOAN 融资、KJT 快捷通
 * - `companyName?` 企业名称
 * - `legalPerson?` 法定代表人
 * - `identityCard` 法定代表人身份证号
 * - `bankName?` 开户银行
 * - `bankCardNo` 银行账号
 * - `phoneNumber` 预留手机号
 */
export const openPaymentAccount: Operation<'openPaymentAccount'> = { id: 'openPaymentAccount', method: 'POST', path: '/account/contacts/management/paymentAccount/open' };

/**
 * 新增付款方。
 *
 * Applies for a further payer of a customer. Used by /personal/payerZY, /personal/payerCT and the old payer pages. Changes the payers once approved.
 *
 * `POST /account/contacts/management/payer/add` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode` 客户编码
 * - `payerCode` 付款方编码
 * - `payerName?` 付款方名称
 * - `payerType?` 付款方类型
 * - `salesGroupCode?` 销售组编码
 * - `remark?` 备注
 */
export const addPayer: Operation<'addPayer'> = { id: 'addPayer', method: 'POST', path: '/account/contacts/management/payer/add' };

/**
 * 查询合同费率。
 *
 * The rates of the contracts of a customer, in percent. Shown by /accountlimit, /posservicecharge and /loan/getLoanCost. Assumption: contract rate means 合同费率.
 *
 * `GET /account/contacts/management/contractRate/query` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `customerCode` 客户编码
 * - `contractNo?` 合同编号
 */
export const getContractRate: ReadOperation<'getContractRate'> = { id: 'getContractRate', method: 'GET', path: '/account/contacts/management/contractRate/query', effect: 'read', data: listData };

/**
 * 查询授信中心。
 *
 * The credit of a customer by lender; available = credit - used, and the lines add up to the totals. Shown by /loan/myCredit, /supplyChainFinance/myCredit, /accountlimit, /viewdefault and /viewdefaultCT.
 *
 * `GET /account/contacts/management/creditCenter/query` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getCreditCenter: ReadOperation<'getCreditCenter'> = { id: 'getCreditCenter', method: 'GET', path: '/account/contacts/management/creditCenter/query', effect: 'read', data: objectData };

/**
 * 提交刷新任务。
 *
 * Starts a task that computes balances, statements or invoices again. Used by the refresh button of finance pages. Changes the task list: a task is added.
 *
 * `POST /account/contacts/management/refreshTask/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Body:
 * - `customerCode` 客户编码
 * - `taskType` 任务类型：BALANCE 余额、STATEMENT 账单、INVOICE 发票、REBATE 返利
 * - `period?` 账期 YYYY-MM
 */
export const submitRefreshTask: Operation<'submitRefreshTask'> = { id: 'submitRefreshTask', method: 'POST', path: '/account/contacts/management/refreshTask/submit' };

/**
 * 获取收款二维码。
 *
 * The QR code with which a customer pays into its account, as a picture. An error envelope may come in place of the picture. Used by /onlinePayment, /pospay and /payInfo.
 *
 * `GET /account/contacts/management/qrCode` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Finance
 *
 * Query:
 * - `customerCode` 客户编码
 * - `payerCode?` 付款方编码
 * - `amount?` 金额（元）
 */
export const getPaymentQrCode: ReadOperation<'getPaymentQrCode'> = { id: 'getPaymentQrCode', method: 'GET', path: '/account/contacts/management/qrCode', effect: 'read', media: 'image/png', answer: fileAnswer };

/**
 * 查询支付账户。
 *
 * The payment, digital-currency, credit and loan accounts of a customer with their state and bank card. Inferred: /digitalCurrencyOpenAccountExamine, /havesign, /viewdefault, /accountmessage, /accounterror, /payInfo and /airpayInfo show them, and the stated call only opens one.
 *
 * `GET /account/contacts/management/paymentAccount/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Payment
 *
 * Query:
 * - `customerCode` 客户编码
 * - `accountType?` 账户类型：DIGITAL 数字货币、CREDIT 信用（直营）、CREDITCT 信用（传统）、LOAN 融资、KJT 快捷通
 */
export const listPaymentAccounts: ReadOperation<'listPaymentAccounts'> = { id: 'listPaymentAccounts', method: 'GET', path: '/account/contacts/management/paymentAccount/list', effect: 'read', data: listData };

/**
 * 解绑银行卡。
 *
 * Unbinds the bank card of a payment account. Inferred: /unbundcard does it, and the stated call only opens an account. Changes the account. Assumption: three wrong payment passwords lock it until resetPaymentPassword sets a new one.
 *
 * `POST /account/contacts/management/paymentAccount/unbind` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Payment
 *
 * Body:
 * - `customerCode?` 客户编码
 * - `id` 账户 ID
 * - `payPassword?` 支付密码
 */
export const unbindBankCard: Operation<'unbindBankCard'> = { id: 'unbindBankCard', method: 'POST', path: '/account/contacts/management/paymentAccount/unbind' };

/**
 * 取消付款单。
 *
 * Cancels a payment order that still waits at the cashier; nothing is debited. Inferred: an order that was made by mistake must not be paid later, and no stated call takes it back. Changes the payment order; never send it twice by itself.
 *
 * `POST /account/payment/order/cancel` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Payment
 *
 * Body:
 * - `customerCode` 客户编码
 * - `paymentNo` 付款单号
 */
export const cancelPaymentOrder: Operation<'cancelPaymentOrder'> = { id: 'cancelPaymentOrder', method: 'POST', path: '/account/payment/order/cancel' };

/**
 * 分页查询付款单。
 *
 * One page of the payment orders, newest first: waiting at the cashier, at the bank, arrived, failed, cancelled. Inferred: a payment without an answer must be found again before another is sent, and no stated call lists what waits at the cashier; getPaymentResult needs the number, which is lost with the answer.
 *
 * `POST /account/payment/order/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Payment
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `paymentNo?` 付款单号，任意几位
 * - `payerCode?` 入账付款方编码
 * - `status?` 状态码：10 待支付、15 处理中、20 已到账、30 失败、40 已取消
 * - `beginDate?` 提交的开始日期 YYYY-MM-DD
 * - `endDate?` 提交的结束日期 YYYY-MM-DD
 */
export const queryPaymentOrders: ReadOperation<'queryPaymentOrders'> = { id: 'queryPaymentOrders', method: 'POST', path: '/account/payment/order/list', effect: 'read', data: pageData };

/**
 * 查询付款结果。
 *
 * How a payment ended, with its voucher. Inferred: /paymentDone and /KJTPaymentDone show the result of a payment, and no stated call gives it.
 *
 * `GET /account/payment/result` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Payment
 *
 * Query:
 * - `paymentNo` 付款单号
 */
export const getPaymentResult: ReadOperation<'getPaymentResult'> = { id: 'getPaymentResult', method: 'GET', path: '/account/payment/result', effect: 'read', data: objectData };

/**
 * 提交付款。
 *
 * Starts a payment into a payer account, or for orders, and gives the address of the cashier. Inferred: /payment, /paymentN, /payments, /onlinePayment, /airpayment and /AirOnlinePayment pay, and the stated calls only transfer between accounts. Changes the payments; never send it twice by itself.
 *
 * `POST /account/payment/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Payment
 *
 * Body:
 * - `customerCode` 客户编码
 * - `payerCode` 入账付款方编码
 * - `amount` 付款金额（元），最多两位小数
 * - `payChannel` 付款渠道：BANK 网银、DIGITAL 数字货币、KJT 快捷通、AIR 空调专户
 * - `saleOrgCode?` 充值的销售组织，取自 listOriginalSaleOrgs；没有时由服务端决定
 * - `orderNoList?` 订单号，充值时为空
 * - `expenseNoList?` Assumption: 缴纳的融资费用编号，取自 queryFinanceExpenses；付款金额为各笔费用之和
 * - `remark?` 备注
 */
export const submitPayment: Operation<'submitPayment'> = { id: 'submitPayment', method: 'POST', path: '/account/payment/submit' };
