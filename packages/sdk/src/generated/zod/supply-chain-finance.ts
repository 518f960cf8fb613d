// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, date, flag, least, list, moreThan, most, number, oneOf, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryFinanceHistory`. */
export const queryFinanceHistoryData: Schema<Ops['queryFinanceHistory']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'outstandingTotal?': number, records: list(answers.FinanceLoan) }));

/** The input of `queryFinanceHistory`. */
export const queryFinanceHistoryInput: Schema<Ops['queryFinanceHistory']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'financeNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `getFinanceRepayDetail`. */
export const getFinanceRepayDetailData: Schema<Ops['getFinanceRepayDetail']['data']> = /* @__PURE__ */ schemaOf(() => answer({ loan: answers.FinanceLoan, repayList: list(answer({ 'repayNo?': text, repayDate: all(text, date), principal: number, interest: number, amount: number, 'days?': whole, status: text, statusName: text })) }));

/** The input of `getFinanceRepayDetail`. */
export const getFinanceRepayDetailInput: Schema<Ops['getFinanceRepayDetail']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': all(text, characters(1)), financeNo: all(text, characters(1)) }) }));

/** The data of `getServiceChargePrompt`. */
export const getServiceChargePromptData: Schema<Ops['getServiceChargePrompt']['data']> = /* @__PURE__ */ schemaOf(() => answer({ isPopUp: flag, 'title?': text, 'content?': text, 'unpaidAmount?': number }));

/** The input of `getServiceChargePrompt`. */
export const getServiceChargePromptInput: Schema<Ops['getServiceChargePrompt']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: all(text, characters(1)) }) }));

/** The data of `submitFinanceApply`. */
export const submitFinanceApplyData: Schema<Ops['submitFinanceApply']['data']> = /* @__PURE__ */ schemaOf(() => answer({ financeNo: text, 'status?': text, 'statusName?': text }));

/** The input of `submitFinanceApply`. */
export const submitFinanceApplyInput: Schema<Ops['submitFinanceApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: all(text, characters(1)), payerCode: all(text, characters(1)), 'bankName?': all(text, characters(1)), amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'days?': all(whole, least(1), most(365)), 'orderNoList?': list(all(text, characters(1))) }) }));

/** The data of `queryFinanceExpenses`. */
export const queryFinanceExpensesData: Schema<Ops['queryFinanceExpenses']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': number, records: list(answer({ expenseNo: text, financeNo: text, expenseType: text, expenseTypeName: text, amount: number, expenseDate: all(text, date), status: text, statusName: text })) }));

/** The input of `queryFinanceExpenses`. */
export const queryFinanceExpensesInput: Schema<Ops['queryFinanceExpenses']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'financeNo?': text, 'expenseType?': all(text, oneOf("INTEREST", "SERVICE")), 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryFinanceOrders`. */
export const queryFinanceOrdersData: Schema<Ops['queryFinanceOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ orderNo: text, 'createDate?': all(text, date), amount: number, 'financeRate?': number, financeAmount: number, status: text, statusName: text, 'financeNo?': text })) }));

/** The input of `queryFinanceOrders`. */
export const queryFinanceOrdersInput: Schema<Ops['queryFinanceOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `submitFinanceRepay`. */
export const submitFinanceRepayData: Schema<Ops['submitFinanceRepay']['data']> = /* @__PURE__ */ schemaOf(() => answer({ repayNo: text, principal: number, interest: number, amount: number, 'status?': text, 'statusName?': text }));

/** The input of `submitFinanceRepay`. */
export const submitFinanceRepayInput: Schema<Ops['submitFinanceRepay']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': all(text, characters(1)), financeNo: all(text, characters(1)), 'payerCode?': text, principal: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text }) }));
