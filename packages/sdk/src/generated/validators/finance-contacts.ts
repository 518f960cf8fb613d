// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, entries, flag, least, like, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryAccountStatement`. */
export const queryAccountStatementData: Check<Ops['queryAccountStatement']['data']> = /* @__PURE__ */ checkOf('queryAccountStatement', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'openingBalance?': amount, 'debitTotal?': amount, 'creditTotal?': amount, 'closingBalance?': amount, records: list(answers.Voucher) }));

/** Checks the input of `queryAccountStatement`. */
export const queryAccountStatementInput: Check<Ops['queryAccountStatement']['input']> = /* @__PURE__ */ checkOf('queryAccountStatement', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'payerCode?': text, 'saleOrgCode?': text, 'voucherType?': all(text, oneOf("DZ", "TH", "FL", "TZ")), 'voucherNo?': text, 'orderNo?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'amount?': text, 'sortBy?': all(text, oneOf("voucherDate", "debit", "credit")), 'sortOrder?': all(text, oneOf("asc", "desc")) }) }));

/** Checks the input of `exportAccountStatement`. */
export const exportAccountStatementInput: Check<Ops['exportAccountStatement']['input']> = /* @__PURE__ */ checkOf('exportAccountStatement', 'input', () => record({ query: record({ customerCode: code, 'payerCode?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'saleOrgCode?': text, 'voucherType?': all(text, oneOf("DZ", "TH", "FL", "TZ")), 'voucherNo?': text, 'orderNo?': text, 'amount?': text }) }));

/** Checks the data of `queryReconciliations`. */
export const queryReconciliationsData: Check<Ops['queryReconciliations']['data']> = /* @__PURE__ */ checkOf('queryReconciliations', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, customerCode: code, period: text, companyBalance: amount, customerBalance: amount, difference: amount, status: text, statusName: text, 'confirmUser?': text, 'confirmTime?': text, 'deadline?': all(text, date), 'reason?': text, 'dispute?': answer({ disputeNo: code, status: text, statusName: text, 'outcome?': text, events: list(answer({ time: text, user: text, text: text })) }), differenceList: list(answer({ voucherNo: text, 'voucherDate?': all(text, date), 'orderNo?': text, companyAmount: amount, customerAmount: amount, difference: amount, 'reason?': text })) })) }));

/** Checks the input of `queryReconciliations`. */
export const queryReconciliationsInput: Check<Ops['queryReconciliations']['input']> = /* @__PURE__ */ checkOf('queryReconciliations', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'status?': text, 'beginPeriod?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'endPeriod?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'isDifference?': flag }) }));

/** Checks the input of `confirmReconciliation`. */
export const confirmReconciliationInput: Check<Ops['confirmReconciliation']['input']> = /* @__PURE__ */ checkOf('confirmReconciliation', 'input', () => record({ body: record({ id: code, 'customerCode?': code, isAgree: flag, 'customerBalance?': amount, 'reason?': all(text, characters(0, 200)) }) }));

/** Checks the input of `withdrawReconciliationDispute`. */
export const withdrawReconciliationDisputeInput: Check<Ops['withdrawReconciliationDispute']['input']> = /* @__PURE__ */ checkOf('withdrawReconciliationDispute', 'input', () => record({ body: record({ id: code, 'customerCode?': code, disputeNo: code }) }));

/** Checks the input of `exportReconciliations`. */
export const exportReconciliationsInput: Check<Ops['exportReconciliations']['input']> = /* @__PURE__ */ checkOf('exportReconciliations', 'input', () => record({ body: record({ customerCode: code, 'status?': text, 'beginPeriod?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'endPeriod?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'isDifference?': flag }) }));

/** Checks the data of `queryMonthAccounts`. */
export const queryMonthAccountsData: Check<Ops['queryMonthAccounts']['data']> = /* @__PURE__ */ checkOf('queryMonthAccounts', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'debitTotal?': amount, 'creditTotal?': amount, records: list(answers.AccountPeriod) }));

/** Checks the input of `queryMonthAccounts`. */
export const queryMonthAccountsInput: Check<Ops['queryMonthAccounts']['input']> = /* @__PURE__ */ checkOf('queryMonthAccounts', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'id?': text, custCode: code, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'optStatus?': text, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'industryCode?': text }) }));

/** Checks the input of `exportMonthAccounts`. */
export const exportMonthAccountsInput: Check<Ops['exportMonthAccounts']['input']> = /* @__PURE__ */ checkOf('exportMonthAccounts', 'input', () => record({ query: record({ custCode: code, 'id?': text, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'beginDate?': all(text, date), 'endDate?': all(text, date), 'optStatus?': text, 'industryCode?': text }) }));

/** Checks the data of `queryDayAccounts`. */
export const queryDayAccountsData: Check<Ops['queryDayAccounts']['data']> = /* @__PURE__ */ checkOf('queryDayAccounts', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'debitTotal?': amount, 'creditTotal?': amount, records: list(answers.AccountPeriod) }));

/** Checks the input of `queryDayAccounts`. */
export const queryDayAccountsInput: Check<Ops['queryDayAccounts']['input']> = /* @__PURE__ */ checkOf('queryDayAccounts', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'id?': text, custCode: code, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'optStatus?': text, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'industryCode?': text, 'groupBy?': all(text, oneOf("DAY", "WEEK")) }) }));

/** Checks the input of `exportDayAccounts`. */
export const exportDayAccountsInput: Check<Ops['exportDayAccounts']['input']> = /* @__PURE__ */ checkOf('exportDayAccounts', 'input', () => record({ query: record({ custCode: code, 'id?': text, 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'beginDate?': all(text, date), 'endDate?': all(text, date), 'optStatus?': text, 'industryCode?': text, 'groupBy?': all(text, oneOf("DAY", "WEEK")) }) }));

/** Checks the data of `queryReceipts`. */
export const queryReceiptsData: Check<Ops['queryReceipts']['data']> = /* @__PURE__ */ checkOf('queryReceipts', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answer({ receiptNo: code, receiptDate: all(text, date), payerCode: code, 'payerName?': text, 'payMode?': text, 'payModeName?': text, amount: amount, 'amountInWords?': text, 'voucherNo?': text, status: text, statusName: text })) }));

/** Checks the input of `queryReceipts`. */
export const queryReceiptsInput: Check<Ops['queryReceipts']['input']> = /* @__PURE__ */ checkOf('queryReceipts', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'receiptNo?': text, 'payerCode?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the input of `printReceipt`. */
export const printReceiptInput: Check<Ops['printReceipt']['input']> = /* @__PURE__ */ checkOf('printReceipt', 'input', () => record({ query: record({ receiptNo: code, 'customerCode?': text }) }));

/** Checks the data of `queryBankInterests`. */
export const queryBankInterestsData: Check<Ops['queryBankInterests']['data']> = /* @__PURE__ */ checkOf('queryBankInterests', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'interestTotal?': amount, records: list(answer({ id: code, billNo: code, 'bankName?': text, billAmount: price, discountDate: all(text, date), dueDate: all(text, date), days: count, rate: number, interest: price, netAmount: amount, status: text, statusName: text })) }));

/** Checks the input of `queryBankInterests`. */
export const queryBankInterestsInput: Check<Ops['queryBankInterests']['input']> = /* @__PURE__ */ checkOf('queryBankInterests', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'billNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the input of `confirmBankInterest`. */
export const confirmBankInterestInput: Check<Ops['confirmBankInterest']['input']> = /* @__PURE__ */ checkOf('confirmBankInterest', 'input', () => record({ body: record({ 'customerCode?': code, idList: all(list(code), entries(1)) }) }));

/** Checks the data of `queryFundsTransfers`. */
export const queryFundsTransfersData: Check<Ops['queryFundsTransfers']['data']> = /* @__PURE__ */ checkOf('queryFundsTransfers', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ transferNo: code, transferType: text, transferTypeName: text, fromPayerCode: code, 'fromPayerName?': text, 'toPayerCode?': text, 'toPayerName?': text, amount: amount, 'fee?': price, createTime: text, status: text, statusName: text, 'remark?': text })) }));

/** Checks the input of `queryFundsTransfers`. */
export const queryFundsTransfersInput: Check<Ops['queryFundsTransfers']['input']> = /* @__PURE__ */ checkOf('queryFundsTransfers', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'transferType?': all(text, oneOf("DIGITAL", "AIR", "KJT", "BANK", "REFUND", "INTERESTREFUND")), 'transferNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `submitFundsTransfer`. */
export const submitFundsTransferData: Check<Ops['submitFundsTransfer']['data']> = /* @__PURE__ */ checkOf('submitFundsTransfer', 'data', () => answer({ transferNo: code, status: text, statusName: text }));

/** Checks the input of `submitFundsTransfer`. */
export const submitFundsTransferInput: Check<Ops['submitFundsTransfer']['input']> = /* @__PURE__ */ checkOf('submitFundsTransfer', 'input', () => record({ body: record({ customerCode: code, transferType: all(text, oneOf("DIGITAL", "AIR", "KJT", "BANK", "REFUND", "INTERESTREFUND")), fromPayerCode: code, 'toPayerCode?': text, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the input of `exportCapitalFlow`. */
export const exportCapitalFlowInput: Check<Ops['exportCapitalFlow']['input']> = /* @__PURE__ */ checkOf('exportCapitalFlow', 'input', () => record({ query: record({ customerCode: code, 'payerCode?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'accountType?': all(text, oneOf("MAIN", "TCTP", "TCDB", "SCF", "SERVICE")), 'saleOrgCode?': text, 'voucherType?': all(text, oneOf("DZ", "TH", "FL", "TZ")), 'voucherNo?': text, 'orderNo?': text, 'amount?': text }) }));

/** Checks the data of `openPaymentAccount`. */
export const openPaymentAccountData: Check<Ops['openPaymentAccount']['data']> = /* @__PURE__ */ checkOf('openPaymentAccount', 'data', () => answer({ applyNo: code, status: text, statusName: text }));

/** Checks the input of `openPaymentAccount`. */
export const openPaymentAccountInput: Check<Ops['openPaymentAccount']['input']> = /* @__PURE__ */ checkOf('openPaymentAccount', 'input', () => record({ body: record({ customerCode: code, accountType: all(text, oneOf("DIGITAL", "CREDIT", "CREDITCT", "LOAN", "KJT")), 'companyName?': code, 'legalPerson?': code, identityCard: all(text, characters(1), like(/^([0-9]{15}|[0-9]{17}[0-9Xx])$/u)), 'bankName?': code, bankCardNo: all(text, characters(1), like(/^[0-9]{8,30}$/u)), phoneNumber: all(text, characters(1), like(/^1[0-9]{10}$/u)) }) }));

/** Checks the input of `addPayer`. */
export const addPayerInput: Check<Ops['addPayer']['input']> = /* @__PURE__ */ checkOf('addPayer', 'input', () => record({ body: record({ customerCode: code, payerCode: code, 'payerName?': code, 'payerType?': text, 'salesGroupCode?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the data of `getContractRate`. */
export const getContractRateData: Check<Ops['getContractRate']['data']> = /* @__PURE__ */ checkOf('getContractRate', 'data', () => list(answer({ contractNo: code, 'contractName?': text, rateType: text, rateTypeName: text, rate: number, 'beginDate?': all(text, date), 'endDate?': all(text, date) })));

/** Checks the input of `getContractRate`. */
export const getContractRateInput: Check<Ops['getContractRate']['input']> = /* @__PURE__ */ checkOf('getContractRate', 'input', () => record({ query: record({ customerCode: code, 'contractNo?': text }) }));

/** Checks the data of `getCreditCenter`. */
export const getCreditCenterData: Check<Ops['getCreditCenter']['data']> = /* @__PURE__ */ checkOf('getCreditCenter', 'data', () => answer({ creditAmount: price, usedAmount: amount, availableAmount: amount, 'payerCode?': text, 'isOverdue?': flag, creditList: list(answer({ bankName: text, creditAmount: price, usedAmount: amount, availableAmount: amount, 'rate?': number, 'endDate?': all(text, date), 'status?': text, 'statusName?': text })) }));

/** Checks the input of `getCreditCenter`. */
export const getCreditCenterInput: Check<Ops['getCreditCenter']['input']> = /* @__PURE__ */ checkOf('getCreditCenter', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `submitRefreshTask`. */
export const submitRefreshTaskData: Check<Ops['submitRefreshTask']['data']> = /* @__PURE__ */ checkOf('submitRefreshTask', 'data', () => answer({ taskNo: code, status: text, statusName: text }));

/** Checks the input of `submitRefreshTask`. */
export const submitRefreshTaskInput: Check<Ops['submitRefreshTask']['input']> = /* @__PURE__ */ checkOf('submitRefreshTask', 'input', () => record({ body: record({ customerCode: code, taskType: all(text, oneOf("BALANCE", "STATEMENT", "INVOICE", "REBATE")), 'period?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)) }) }));

/** Checks the input of `getPaymentQrCode`. */
export const getPaymentQrCodeInput: Check<Ops['getPaymentQrCode']['input']> = /* @__PURE__ */ checkOf('getPaymentQrCode', 'input', () => record({ query: record({ customerCode: code, 'payerCode?': text, 'amount?': all(number, most(9999999999.99), moreThan(0), step(0.01)) }) }));

/** Checks the data of `listPaymentAccounts`. */
export const listPaymentAccountsData: Check<Ops['listPaymentAccounts']['data']> = /* @__PURE__ */ checkOf('listPaymentAccounts', 'data', () => list(answer({ id: code, accountType: text, accountTypeName: text, 'bankName?': text, 'bankCardNo?': text, 'openDate?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/u)), status: text, statusName: text, 'remark?': text })));

/** Checks the input of `listPaymentAccounts`. */
export const listPaymentAccountsInput: Check<Ops['listPaymentAccounts']['input']> = /* @__PURE__ */ checkOf('listPaymentAccounts', 'input', () => record({ query: record({ customerCode: code, 'accountType?': all(text, oneOf("DIGITAL", "CREDIT", "CREDITCT", "LOAN", "KJT")) }) }));

/** Checks the input of `unbindBankCard`. */
export const unbindBankCardInput: Check<Ops['unbindBankCard']['input']> = /* @__PURE__ */ checkOf('unbindBankCard', 'input', () => record({ body: record({ 'customerCode?': code, id: code, 'payPassword?': text }) }));

/** Checks the input of `cancelPaymentOrder`. */
export const cancelPaymentOrderInput: Check<Ops['cancelPaymentOrder']['input']> = /* @__PURE__ */ checkOf('cancelPaymentOrder', 'input', () => record({ body: record({ customerCode: code, paymentNo: code }) }));

/** Checks the data of `queryPaymentOrders`. */
export const queryPaymentOrdersData: Check<Ops['queryPaymentOrders']['data']> = /* @__PURE__ */ checkOf('queryPaymentOrders', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answer({ paymentNo: code, createTime: text, payerCode: code, 'payerName?': text, 'payChannel?': text, 'payChannelName?': text, amount: amount, 'remark?': text, 'payUrl?': text, 'receiptNo?': text, status: text, statusName: text, 'historyList?': list(answer({ time: text, text: text })) })) }));

/** Checks the input of `queryPaymentOrders`. */
export const queryPaymentOrdersInput: Check<Ops['queryPaymentOrders']['input']> = /* @__PURE__ */ checkOf('queryPaymentOrders', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'paymentNo?': text, 'payerCode?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `getPaymentResult`. */
export const getPaymentResultData: Check<Ops['getPaymentResult']['data']> = /* @__PURE__ */ checkOf('getPaymentResult', 'data', () => answer({ paymentNo: code, 'payerCode?': text, 'payerName?': text, amount: amount, 'payTime?': text, 'voucherNo?': text, 'receiptNo?': text, status: text, statusName: text }));

/** Checks the input of `getPaymentResult`. */
export const getPaymentResultInput: Check<Ops['getPaymentResult']['input']> = /* @__PURE__ */ checkOf('getPaymentResult', 'input', () => record({ query: record({ paymentNo: code }) }));

/** Checks the data of `submitPayment`. */
export const submitPaymentData: Check<Ops['submitPayment']['data']> = /* @__PURE__ */ checkOf('submitPayment', 'data', () => answer({ paymentNo: code, 'payUrl?': text, amount: amount, status: text, statusName: text }));

/** Checks the input of `submitPayment`. */
export const submitPaymentInput: Check<Ops['submitPayment']['input']> = /* @__PURE__ */ checkOf('submitPayment', 'input', () => record({ body: record({ customerCode: code, payerCode: code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), payChannel: all(text, oneOf("BANK", "DIGITAL", "KJT", "AIR")), 'saleOrgCode?': code, 'orderNoList?': list(code), 'expenseNoList?': list(code), 'remark?': all(text, characters(0, 200)) }) }));
