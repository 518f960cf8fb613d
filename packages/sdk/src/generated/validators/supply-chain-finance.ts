// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, code, count, date, flag, least, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryFinanceHistory`. */
export const queryFinanceHistoryData: Check<Ops['queryFinanceHistory']['data']> = /* @__PURE__ */ checkOf('queryFinanceHistory', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'outstandingTotal?': amount, records: list(answers.FinanceLoan) }));

/** Checks the input of `queryFinanceHistory`. */
export const queryFinanceHistoryInput: Check<Ops['queryFinanceHistory']['input']> = /* @__PURE__ */ checkOf('queryFinanceHistory', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'financeNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `getFinanceRepayDetail`. */
export const getFinanceRepayDetailData: Check<Ops['getFinanceRepayDetail']['data']> = /* @__PURE__ */ checkOf('getFinanceRepayDetail', 'data', () => answer({ loan: answers.FinanceLoan, repayList: list(answer({ 'repayNo?': text, repayDate: all(text, date), principal: price, interest: price, amount: amount, 'days?': count, status: text, statusName: text })) }));

/** Checks the input of `getFinanceRepayDetail`. */
export const getFinanceRepayDetailInput: Check<Ops['getFinanceRepayDetail']['input']> = /* @__PURE__ */ checkOf('getFinanceRepayDetail', 'input', () => record({ body: record({ 'customerCode?': code, financeNo: code }) }));

/** Checks the data of `getServiceChargePrompt`. */
export const getServiceChargePromptData: Check<Ops['getServiceChargePrompt']['data']> = /* @__PURE__ */ checkOf('getServiceChargePrompt', 'data', () => answer({ isPopUp: flag, 'title?': text, 'content?': text, 'unpaidAmount?': price }));

/** Checks the input of `getServiceChargePrompt`. */
export const getServiceChargePromptInput: Check<Ops['getServiceChargePrompt']['input']> = /* @__PURE__ */ checkOf('getServiceChargePrompt', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `submitFinanceApply`. */
export const submitFinanceApplyData: Check<Ops['submitFinanceApply']['data']> = /* @__PURE__ */ checkOf('submitFinanceApply', 'data', () => answer({ financeNo: code, 'status?': text, 'statusName?': text }));

/** Checks the input of `submitFinanceApply`. */
export const submitFinanceApplyInput: Check<Ops['submitFinanceApply']['input']> = /* @__PURE__ */ checkOf('submitFinanceApply', 'input', () => record({ body: record({ customerCode: code, payerCode: code, 'bankName?': code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'days?': all(whole, least(1), most(365)), 'orderNoList?': list(code) }) }));

/** Checks the data of `queryFinanceExpenses`. */
export const queryFinanceExpensesData: Check<Ops['queryFinanceExpenses']['data']> = /* @__PURE__ */ checkOf('queryFinanceExpenses', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answer({ expenseNo: code, financeNo: code, expenseType: text, expenseTypeName: text, amount: amount, expenseDate: all(text, date), status: text, statusName: text })) }));

/** Checks the input of `queryFinanceExpenses`. */
export const queryFinanceExpensesInput: Check<Ops['queryFinanceExpenses']['input']> = /* @__PURE__ */ checkOf('queryFinanceExpenses', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'financeNo?': text, 'expenseType?': all(text, oneOf("INTEREST", "SERVICE")), 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryFinanceOrders`. */
export const queryFinanceOrdersData: Check<Ops['queryFinanceOrders']['data']> = /* @__PURE__ */ checkOf('queryFinanceOrders', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ orderNo: code, 'createDate?': all(text, date), amount: price, 'financeRate?': number, financeAmount: amount, status: text, statusName: text, 'financeNo?': text })) }));

/** Checks the input of `queryFinanceOrders`. */
export const queryFinanceOrdersInput: Check<Ops['queryFinanceOrders']['input']> = /* @__PURE__ */ checkOf('queryFinanceOrders', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `submitFinanceRepay`. */
export const submitFinanceRepayData: Check<Ops['submitFinanceRepay']['data']> = /* @__PURE__ */ checkOf('submitFinanceRepay', 'data', () => answer({ repayNo: code, principal: price, interest: price, amount: amount, 'status?': text, 'statusName?': text }));

/** Checks the input of `submitFinanceRepay`. */
export const submitFinanceRepayInput: Check<Ops['submitFinanceRepay']['input']> = /* @__PURE__ */ checkOf('submitFinanceRepay', 'input', () => record({ body: record({ 'customerCode?': code, financeNo: code, 'payerCode?': text, principal: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text }) }));
