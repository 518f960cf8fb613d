// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isFinanceLoan, schemaOfFinanceLoan } from './components';

function isQueryFinanceHistoryData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['outstandingTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isFinanceLoan)));
}

/** Checks the data of `queryFinanceHistory`. */
export const queryFinanceHistoryData: Check<Ops['queryFinanceHistory']['data']> = { operationId: 'queryFinanceHistory', part: 'data', is: isQueryFinanceHistoryData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "outstandingTotal": z.optional(z.number()), "records": z.array(schemaOfFinanceLoan()) })) };

function isQueryFinanceHistoryInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['financeNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryFinanceHistoryInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryFinanceHistoryInputBody(x));
}

/** Checks the input of `queryFinanceHistory`. */
export const queryFinanceHistoryInput: Check<Ops['queryFinanceHistory']['input']> = { operationId: 'queryFinanceHistory', part: 'input', is: isQueryFinanceHistoryInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "financeNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isGetFinanceRepayDetailDataRepayListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['repayNo']) === undefined || typeof x === 'string') &&
    ((x = v['repayDate']), typeof x === 'string') &&
    ((x = v['principal']), typeof x === 'number') &&
    ((x = v['interest']), typeof x === 'number') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['days']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isGetFinanceRepayDetailData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['loan']), isFinanceLoan(x)) &&
    ((x = v['repayList']), (Array.isArray(x) && every(x, isGetFinanceRepayDetailDataRepayListItem)));
}

/** Checks the data of `getFinanceRepayDetail`. */
export const getFinanceRepayDetailData: Check<Ops['getFinanceRepayDetail']['data']> = { operationId: 'getFinanceRepayDetail', part: 'data', is: isGetFinanceRepayDetailData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "loan": schemaOfFinanceLoan(), "repayList": z.array(z.looseObject({ "repayNo": z.optional(z.string()), "repayDate": z.string(), "principal": z.number(), "interest": z.number(), "amount": z.number(), "days": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "status": z.string(), "statusName": z.string() })) })) };

function isGetFinanceRepayDetailInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['financeNo']), (typeof x === 'string' && x !== ''));
}

function isGetFinanceRepayDetailInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGetFinanceRepayDetailInputBody(x));
}

/** Checks the input of `getFinanceRepayDetail`. */
export const getFinanceRepayDetailInput: Check<Ops['getFinanceRepayDetail']['input']> = { operationId: 'getFinanceRepayDetail', part: 'input', is: isGetFinanceRepayDetailInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "financeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetServiceChargePromptData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['isPopUp']), typeof x === 'boolean') &&
    ((x = v['title']) === undefined || typeof x === 'string') &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['unpaidAmount']) === undefined || typeof x === 'number');
}

/** Checks the data of `getServiceChargePrompt`. */
export const getServiceChargePromptData: Check<Ops['getServiceChargePrompt']['data']> = { operationId: 'getServiceChargePrompt', part: 'data', is: isGetServiceChargePromptData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "isPopUp": z.boolean(), "title": z.optional(z.string()), "content": z.optional(z.string()), "unpaidAmount": z.optional(z.number()) })) };

function isGetServiceChargePromptInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetServiceChargePromptInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetServiceChargePromptInputQuery(x));
}

/** Checks the input of `getServiceChargePrompt`. */
export const getServiceChargePromptInput: Check<Ops['getServiceChargePrompt']['input']> = { operationId: 'getServiceChargePrompt', part: 'input', is: isGetServiceChargePromptInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSubmitFinanceApplyData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['financeNo']), typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

/** Checks the data of `submitFinanceApply`. */
export const submitFinanceApplyData: Check<Ops['submitFinanceApply']['data']> = { operationId: 'submitFinanceApply', part: 'data', is: isSubmitFinanceApplyData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "financeNo": z.string(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) };

function isSubmitFinanceApplyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['bankName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['amount']), (typeof x === 'number' && x > 0)) &&
    ((x = v['days']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 365)) &&
    ((x = v['orderNoList']) === undefined || (Array.isArray(x) && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isSubmitFinanceApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitFinanceApplyInputBody(x));
}

/** Checks the input of `submitFinanceApply`. */
export const submitFinanceApplyInput: Check<Ops['submitFinanceApply']['input']> = { operationId: 'submitFinanceApply', part: 'input', is: isSubmitFinanceApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "bankName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "amount": z.number().check(z.refine((v: number) => v > 0, "more than 0")), "days": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 365, "at most 365"))), "orderNoList": z.optional(z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")))) }) })) };

function isQueryFinanceExpensesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['expenseNo']), typeof x === 'string') &&
    ((x = v['financeNo']), typeof x === 'string') &&
    ((x = v['expenseType']), typeof x === 'string') &&
    ((x = v['expenseTypeName']), typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['expenseDate']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryFinanceExpensesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['amountTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryFinanceExpensesDataRecordsItem)));
}

/** Checks the data of `queryFinanceExpenses`. */
export const queryFinanceExpensesData: Check<Ops['queryFinanceExpenses']['data']> = { operationId: 'queryFinanceExpenses', part: 'data', is: isQueryFinanceExpensesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "amountTotal": z.optional(z.number()), "records": z.array(z.looseObject({ "expenseNo": z.string(), "financeNo": z.string(), "expenseType": z.string(), "expenseTypeName": z.string(), "amount": z.number(), "expenseDate": z.string(), "status": z.string(), "statusName": z.string() })) })) };

function isQueryFinanceExpensesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['financeNo']) === undefined || typeof x === 'string') &&
    ((x = v['expenseType']) === undefined || (typeof x === 'string' && (x === "INTEREST" || x === "SERVICE"))) &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryFinanceExpensesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryFinanceExpensesInputBody(x));
}

/** Checks the input of `queryFinanceExpenses`. */
export const queryFinanceExpensesInput: Check<Ops['queryFinanceExpenses']['input']> = { operationId: 'queryFinanceExpenses', part: 'input', is: isQueryFinanceExpensesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "financeNo": z.optional(z.string()), "expenseType": z.optional(z.string().check(z.refine((v: string) => (v === "INTEREST" || v === "SERVICE"), "one of \"INTEREST\", \"SERVICE\""))), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryFinanceOrdersDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['createDate']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['financeRate']) === undefined || typeof x === 'number') &&
    ((x = v['financeAmount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryFinanceOrdersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryFinanceOrdersDataRecordsItem)));
}

/** Checks the data of `queryFinanceOrders`. */
export const queryFinanceOrdersData: Check<Ops['queryFinanceOrders']['data']> = { operationId: 'queryFinanceOrders', part: 'data', is: isQueryFinanceOrdersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "orderNo": z.string(), "createDate": z.optional(z.string()), "amount": z.number(), "financeRate": z.optional(z.number()), "financeAmount": z.number(), "status": z.string(), "statusName": z.string() })) })) };

function isQueryFinanceOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryFinanceOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryFinanceOrdersInputBody(x));
}

/** Checks the input of `queryFinanceOrders`. */
export const queryFinanceOrdersInput: Check<Ops['queryFinanceOrders']['input']> = { operationId: 'queryFinanceOrders', part: 'input', is: isQueryFinanceOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isSubmitFinanceRepayData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['repayNo']), typeof x === 'string') &&
    ((x = v['principal']), typeof x === 'number') &&
    ((x = v['interest']), typeof x === 'number') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

/** Checks the data of `submitFinanceRepay`. */
export const submitFinanceRepayData: Check<Ops['submitFinanceRepay']['data']> = { operationId: 'submitFinanceRepay', part: 'data', is: isSubmitFinanceRepayData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "repayNo": z.string(), "principal": z.number(), "interest": z.number(), "amount": z.number(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) };

function isSubmitFinanceRepayInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['financeNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['principal']), (typeof x === 'number' && x > 0));
}

function isSubmitFinanceRepayInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitFinanceRepayInputBody(x));
}

/** Checks the input of `submitFinanceRepay`. */
export const submitFinanceRepayInput: Check<Ops['submitFinanceRepay']['input']> = { operationId: 'submitFinanceRepay', part: 'input', is: isSubmitFinanceRepayInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "financeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.optional(z.string()), "principal": z.number().check(z.refine((v: number) => v > 0, "more than 0")) }) })) };
