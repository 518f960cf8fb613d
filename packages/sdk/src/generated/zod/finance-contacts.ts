// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, entries, flag, least, like, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryAccountStatement`. */
export const queryAccountStatementData: Schema<Ops['queryAccountStatement']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'openingBalance?': amount, 'debitTotal?': amount, 'creditTotal?': amount, 'closingBalance?': amount, records: list(answers.Voucher) }));

/** The input of `queryAccountStatement`. */
export const queryAccountStatementInput: Schema<Ops['queryAccountStatement']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'payerCode?': text, 'saleOrgCode?': text, 'voucherType?': all(text, oneOf("DZ", "TH", "FL", "TZ")), 'voucherNo?': text, 'orderNo?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'amount?': text, 'sortBy?': all(text, oneOf("voucherDate", "debit", "credit")), 'sortOrder?': all(text, oneOf("asc", "desc")) }) }));

/** The input of `exportAccountStatement`. */
export const exportAccountStatementInput: Schema<Ops['exportAccountStatement']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'payerCode?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'saleOrgCode?': text, 'voucherType?': all(text, oneOf("DZ", "TH", "FL", "TZ")), 'voucherNo?': text, 'orderNo?': text, 'amount?': text }) }));

/** The data of `queryReconciliations`. */
export const queryReconciliationsData: Schema<Ops['queryReconciliations']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, customerCode: code, period: text, companyBalance: amount, customerBalance: amount, difference: amount, status: text, statusName: text, 'confirmUser?': text, 'confirmTime?': text, 'deadline?': all(text, date), 'reason?': text, 'dispute?': answer({ disputeNo: code, status: text, statusName: text, 'outcome?': text, events: list(answer({ time: text, user: text, text: text })) }), differenceList: list(answer({ voucherNo: text, 'voucherDate?': all(text, date), 'orderNo?': text, companyAmount: amount, customerAmount: amount, difference: amount, 'reason?': text })) })) }));

/** The input of `queryReconciliations`. */
export const queryReconciliationsInput: Schema<Ops['queryReconciliations']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'status?': text, 'beginPeriod?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'endPeriod?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'isDifference?': flag }) }));

/** The input of `confirmReconciliation`. */
export const confirmReconciliationInput: Schema<Ops['confirmReconciliation']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code, 'customerCode?': code, isAgree: flag, 'customerBalance?': amount, 'reason?': all(text, characters(0, 200)) }) }));

/** The input of `withdrawReconciliationDispute`. */
export const withdrawReconciliationDisputeInput: Schema<Ops['withdrawReconciliationDispute']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code, 'customerCode?': code, disputeNo: code }) }));

/** The input of `exportReconciliations`. */
export const exportReconciliationsInput: Schema<Ops['exportReconciliations']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'status?': text, 'beginPeriod?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'endPeriod?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'isDifference?': flag }) }));

/** The data of `queryMonthAccounts`. */
export const queryMonthAccountsData: Schema<Ops['queryMonthAccounts']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'debitTotal?': amount, 'creditTotal?': amount, records: list(answers.AccountPeriod) }));

/** The input of `queryMonthAccounts`. */
export const queryMonthAccountsInput: Schema<Ops['queryMonthAccounts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'id?': text, custCode: code, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'optStatus?': text, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'industryCode?': text }) }));

/** The input of `exportMonthAccounts`. */
export const exportMonthAccountsInput: Schema<Ops['exportMonthAccounts']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ custCode: code, 'id?': text, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'beginDate?': all(text, date), 'endDate?': all(text, date), 'optStatus?': text, 'industryCode?': text }) }));

/** The data of `queryDayAccounts`. */
export const queryDayAccountsData: Schema<Ops['queryDayAccounts']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'debitTotal?': amount, 'creditTotal?': amount, records: list(answers.AccountPeriod) }));

/** The input of `queryDayAccounts`. */
export const queryDayAccountsInput: Schema<Ops['queryDayAccounts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'id?': text, custCode: code, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'optStatus?': text, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'industryCode?': text, 'groupBy?': all(text, oneOf("DAY", "WEEK")) }) }));

/** The input of `exportDayAccounts`. */
export const exportDayAccountsInput: Schema<Ops['exportDayAccounts']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ custCode: code, 'id?': text, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'beginDate?': all(text, date), 'endDate?': all(text, date), 'optStatus?': text, 'industryCode?': text, 'groupBy?': all(text, oneOf("DAY", "WEEK")) }) }));

/** The data of `queryReceipts`. */
export const queryReceiptsData: Schema<Ops['queryReceipts']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answer({ receiptNo: code, receiptDate: all(text, date), payerCode: code, 'payerName?': text, 'payMode?': text, 'payModeName?': text, amount: amount, 'amountInWords?': text, 'voucherNo?': text, status: text, statusName: text })) }));

/** The input of `queryReceipts`. */
export const queryReceiptsInput: Schema<Ops['queryReceipts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'receiptNo?': text, 'payerCode?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The input of `printReceipt`. */
export const printReceiptInput: Schema<Ops['printReceipt']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ receiptNo: code, 'customerCode?': text }) }));

/** The data of `queryBankInterests`. */
export const queryBankInterestsData: Schema<Ops['queryBankInterests']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'interestTotal?': amount, records: list(answer({ id: code, billNo: code, 'bankName?': text, billAmount: price, discountDate: all(text, date), dueDate: all(text, date), days: count, rate: number, interest: price, netAmount: amount, status: text, statusName: text })) }));

/** The input of `queryBankInterests`. */
export const queryBankInterestsInput: Schema<Ops['queryBankInterests']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'billNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The input of `confirmBankInterest`. */
export const confirmBankInterestInput: Schema<Ops['confirmBankInterest']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, idList: all(list(code), entries(1)) }) }));

/** The data of `queryFundsTransfers`. */
export const queryFundsTransfersData: Schema<Ops['queryFundsTransfers']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ transferNo: code, transferType: text, transferTypeName: text, fromPayerCode: code, 'fromPayerName?': text, 'toPayerCode?': text, 'toPayerName?': text, amount: amount, 'fee?': price, createTime: text, status: text, statusName: text, 'remark?': text })) }));

/** The input of `queryFundsTransfers`. */
export const queryFundsTransfersInput: Schema<Ops['queryFundsTransfers']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'transferType?': all(text, oneOf("DIGITAL", "AIR", "KJT", "BANK", "REFUND", "INTERESTREFUND")), 'transferNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `submitFundsTransfer`. */
export const submitFundsTransferData: Schema<Ops['submitFundsTransfer']['data']> = /* @__PURE__ */ schemaOf(() => answer({ transferNo: code, status: text, statusName: text }));

/** The input of `submitFundsTransfer`. */
export const submitFundsTransferInput: Schema<Ops['submitFundsTransfer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, transferType: all(text, oneOf("DIGITAL", "AIR", "KJT", "BANK", "REFUND", "INTERESTREFUND")), fromPayerCode: code, 'toPayerCode?': text, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** The input of `exportCapitalFlow`. */
export const exportCapitalFlowInput: Schema<Ops['exportCapitalFlow']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'payerCode?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'saleOrgCode?': text, 'voucherType?': all(text, oneOf("DZ", "TH", "FL", "TZ")), 'voucherNo?': text, 'orderNo?': text, 'amount?': text }) }));

/** The data of `openPaymentAccount`. */
export const openPaymentAccountData: Schema<Ops['openPaymentAccount']['data']> = /* @__PURE__ */ schemaOf(() => answer({ applyNo: code, status: text, statusName: text }));

/** The input of `openPaymentAccount`. */
export const openPaymentAccountInput: Schema<Ops['openPaymentAccount']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, accountType: all(text, oneOf("DIGITAL", "CREDIT", "CREDITCT", "LOAN", "KJT")), 'companyName?': code, 'legalPerson?': code, identityCard: all(text, characters(1), like(/^([0-9]{15}|[0-9]{17}[0-9Xx])$/u)), 'bankName?': code, bankCardNo: all(text, characters(1), like(/^[0-9]{8,30}$/u)), phoneNumber: all(text, characters(1), like(/^1[0-9]{10}$/u)) }) }));

/** The input of `addPayer`. */
export const addPayerInput: Schema<Ops['addPayer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, payerCode: code, 'payerName?': code, 'payerType?': text, 'salesGroupCode?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** The data of `getContractRate`. */
export const getContractRateData: Schema<Ops['getContractRate']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ contractNo: code, 'contractName?': text, rateType: text, rateTypeName: text, rate: number, 'beginDate?': all(text, date), 'endDate?': all(text, date) })));

/** The input of `getContractRate`. */
export const getContractRateInput: Schema<Ops['getContractRate']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'contractNo?': text }) }));

/** The data of `getCreditCenter`. */
export const getCreditCenterData: Schema<Ops['getCreditCenter']['data']> = /* @__PURE__ */ schemaOf(() => answer({ creditAmount: price, usedAmount: amount, availableAmount: amount, 'payerCode?': text, 'isOverdue?': flag, creditList: list(answer({ bankName: text, creditAmount: price, usedAmount: amount, availableAmount: amount, 'rate?': number, 'endDate?': all(text, date), 'status?': text, 'statusName?': text })) }));

/** The input of `getCreditCenter`. */
export const getCreditCenterInput: Schema<Ops['getCreditCenter']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `submitRefreshTask`. */
export const submitRefreshTaskData: Schema<Ops['submitRefreshTask']['data']> = /* @__PURE__ */ schemaOf(() => answer({ taskNo: code, status: text, statusName: text }));

/** The input of `submitRefreshTask`. */
export const submitRefreshTaskInput: Schema<Ops['submitRefreshTask']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, taskType: all(text, oneOf("BALANCE", "STATEMENT", "INVOICE", "REBATE")), 'period?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)) }) }));

/** The input of `getPaymentQrCode`. */
export const getPaymentQrCodeInput: Schema<Ops['getPaymentQrCode']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'payerCode?': text, 'amount?': all(number, most(9999999999.99), moreThan(0), step(0.01)) }) }));

/** The data of `listPaymentAccounts`. */
export const listPaymentAccountsData: Schema<Ops['listPaymentAccounts']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ id: code, accountType: text, accountTypeName: text, 'bankName?': text, 'bankCardNo?': text, 'openDate?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/u)), status: text, statusName: text, 'remark?': text })));

/** The input of `listPaymentAccounts`. */
export const listPaymentAccountsInput: Schema<Ops['listPaymentAccounts']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'accountType?': all(text, oneOf("DIGITAL", "CREDIT", "CREDITCT", "LOAN", "KJT")) }) }));

/** The input of `unbindBankCard`. */
export const unbindBankCardInput: Schema<Ops['unbindBankCard']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, id: code, 'payPassword?': text }) }));

/** The input of `cancelPaymentOrder`. */
export const cancelPaymentOrderInput: Schema<Ops['cancelPaymentOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, paymentNo: code }) }));

/** The data of `queryPaymentOrders`. */
export const queryPaymentOrdersData: Schema<Ops['queryPaymentOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answer({ paymentNo: code, createTime: text, payerCode: code, 'payerName?': text, 'payChannel?': text, 'payChannelName?': text, amount: amount, 'remark?': text, 'payUrl?': text, 'receiptNo?': text, status: text, statusName: text, 'historyList?': list(answer({ time: text, text: text })) })) }));

/** The input of `queryPaymentOrders`. */
export const queryPaymentOrdersInput: Schema<Ops['queryPaymentOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'paymentNo?': text, 'payerCode?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `getPaymentResult`. */
export const getPaymentResultData: Schema<Ops['getPaymentResult']['data']> = /* @__PURE__ */ schemaOf(() => answer({ paymentNo: code, 'payerCode?': text, 'payerName?': text, amount: amount, 'payTime?': text, 'voucherNo?': text, 'receiptNo?': text, status: text, statusName: text }));

/** The input of `getPaymentResult`. */
export const getPaymentResultInput: Schema<Ops['getPaymentResult']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ paymentNo: code }) }));

/** The data of `submitPayment`. */
export const submitPaymentData: Schema<Ops['submitPayment']['data']> = /* @__PURE__ */ schemaOf(() => answer({ paymentNo: code, 'payUrl?': text, amount: amount, status: text, statusName: text }));

/** The input of `submitPayment`. */
export const submitPaymentInput: Schema<Ops['submitPayment']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, payerCode: code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), payChannel: all(text, oneOf("BANK", "DIGITAL", "KJT", "AIR")), 'saleOrgCode?': code, 'orderNoList?': list(code), 'expenseNoList?': list(code), 'remark?': all(text, characters(0, 200)) }) }));
