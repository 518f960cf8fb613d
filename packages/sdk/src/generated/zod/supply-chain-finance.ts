// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, code, count, date, flag, least, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryFinanceHistory`. */
export const queryFinanceHistoryData: Schema<Ops['queryFinanceHistory']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'outstandingTotal?': amount, records: list(answers.FinanceLoan) }));

/** The input of `queryFinanceHistory`. */
export const queryFinanceHistoryInput: Schema<Ops['queryFinanceHistory']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'financeNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `getFinanceRepayDetail`. */
export const getFinanceRepayDetailData: Schema<Ops['getFinanceRepayDetail']['data']> = /* @__PURE__ */ schemaOf(() => answer({ loan: answers.FinanceLoan, repayList: list(answer({ 'repayNo?': text, repayDate: all(text, date), principal: price, interest: price, amount: amount, 'days?': count, status: text, statusName: text })) }));

/** The input of `getFinanceRepayDetail`. */
export const getFinanceRepayDetailInput: Schema<Ops['getFinanceRepayDetail']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, financeNo: code }) }));

/** The data of `getServiceChargePrompt`. */
export const getServiceChargePromptData: Schema<Ops['getServiceChargePrompt']['data']> = /* @__PURE__ */ schemaOf(() => answer({ isPopUp: flag, 'title?': text, 'content?': text, 'unpaidAmount?': price }));

/** The input of `getServiceChargePrompt`. */
export const getServiceChargePromptInput: Schema<Ops['getServiceChargePrompt']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `submitFinanceApply`. */
export const submitFinanceApplyData: Schema<Ops['submitFinanceApply']['data']> = /* @__PURE__ */ schemaOf(() => answer({ financeNo: code, 'status?': text, 'statusName?': text }));

/** The input of `submitFinanceApply`. */
export const submitFinanceApplyInput: Schema<Ops['submitFinanceApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, payerCode: code, 'bankName?': code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'days?': all(whole, least(1), most(365)), 'orderNoList?': list(code) }) }));

/** The data of `queryFinanceExpenses`. */
export const queryFinanceExpensesData: Schema<Ops['queryFinanceExpenses']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answer({ expenseNo: code, financeNo: code, expenseType: text, expenseTypeName: text, amount: amount, expenseDate: all(text, date), status: text, statusName: text })) }));

/** The input of `queryFinanceExpenses`. */
export const queryFinanceExpensesInput: Schema<Ops['queryFinanceExpenses']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'financeNo?': text, 'expenseType?': all(text, oneOf("INTEREST", "SERVICE")), 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryFinanceOrders`. */
export const queryFinanceOrdersData: Schema<Ops['queryFinanceOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ orderNo: code, 'createDate?': all(text, date), amount: price, 'financeRate?': number, financeAmount: amount, status: text, statusName: text, 'financeNo?': text })) }));

/** The input of `queryFinanceOrders`. */
export const queryFinanceOrdersInput: Schema<Ops['queryFinanceOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `submitFinanceRepay`. */
export const submitFinanceRepayData: Schema<Ops['submitFinanceRepay']['data']> = /* @__PURE__ */ schemaOf(() => answer({ repayNo: code, principal: price, interest: price, amount: amount, 'status?': text, 'statusName?': text }));

/** The input of `submitFinanceRepay`. */
export const submitFinanceRepayInput: Schema<Ops['submitFinanceRepay']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, financeNo: code, 'payerCode?': text, principal: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text }) }));
