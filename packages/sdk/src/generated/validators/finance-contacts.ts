// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isAccountPeriod, isVoucher, schemaOfAccountPeriod, schemaOfVoucher } from './components';

function isQueryAccountStatementData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['openingBalance']) === undefined || typeof x === 'number') &&
    ((x = v['debitTotal']) === undefined || typeof x === 'number') &&
    ((x = v['creditTotal']) === undefined || typeof x === 'number') &&
    ((x = v['closingBalance']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isVoucher)));
}

/** Checks the data of `queryAccountStatement`. */
export const queryAccountStatementData: Check<Ops['queryAccountStatement']['data']> = { operationId: 'queryAccountStatement', part: 'data', is: isQueryAccountStatementData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "openingBalance": z.optional(z.number()), "debitTotal": z.optional(z.number()), "creditTotal": z.optional(z.number()), "closingBalance": z.optional(z.number()), "records": z.array(schemaOfVoucher()) })) };

function isQueryAccountStatementInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string') &&
    ((x = v['voucherType']) === undefined || (typeof x === 'string' && (x === "DZ" || x === "TH" || x === "FL" || x === "TZ"))) &&
    ((x = v['voucherNo']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryAccountStatementInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryAccountStatementInputBody(x));
}

/** Checks the input of `queryAccountStatement`. */
export const queryAccountStatementInput: Check<Ops['queryAccountStatement']['input']> = { operationId: 'queryAccountStatement', part: 'input', is: isQueryAccountStatementInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.optional(z.string()), "saleOrgCode": z.optional(z.string()), "voucherType": z.optional(z.string().check(z.refine((v: string) => (v === "DZ" || v === "TH" || v === "FL" || v === "TZ"), "one of \"DZ\", \"TH\", \"FL\", \"TZ\""))), "voucherNo": z.optional(z.string()), "orderNo": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isExportAccountStatementInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isExportAccountStatementInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isExportAccountStatementInputQuery(x));
}

/** Checks the input of `exportAccountStatement`. */
export const exportAccountStatementInput: Check<Ops['exportAccountStatement']['input']> = { operationId: 'exportAccountStatement', part: 'input', is: isExportAccountStatementInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryReconciliationsDataRecordsItemDifferenceListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['voucherNo']), typeof x === 'string') &&
    ((x = v['voucherDate']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['companyAmount']), typeof x === 'number') &&
    ((x = v['customerAmount']), typeof x === 'number') &&
    ((x = v['difference']), typeof x === 'number') &&
    ((x = v['reason']) === undefined || typeof x === 'string');
}

function isQueryReconciliationsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['period']), typeof x === 'string') &&
    ((x = v['companyBalance']), typeof x === 'number') &&
    ((x = v['customerBalance']), typeof x === 'number') &&
    ((x = v['difference']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['confirmUser']) === undefined || typeof x === 'string') &&
    ((x = v['confirmTime']) === undefined || typeof x === 'string') &&
    ((x = v['deadline']) === undefined || typeof x === 'string') &&
    ((x = v['differenceList']), (Array.isArray(x) && every(x, isQueryReconciliationsDataRecordsItemDifferenceListItem)));
}

function isQueryReconciliationsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryReconciliationsDataRecordsItem)));
}

/** Checks the data of `queryReconciliations`. */
export const queryReconciliationsData: Check<Ops['queryReconciliations']['data']> = { operationId: 'queryReconciliations', part: 'data', is: isQueryReconciliationsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "id": z.string(), "customerCode": z.string(), "period": z.string(), "companyBalance": z.number(), "customerBalance": z.number(), "difference": z.number(), "status": z.string(), "statusName": z.string(), "confirmUser": z.optional(z.string()), "confirmTime": z.optional(z.string()), "deadline": z.optional(z.string()), "differenceList": z.array(z.looseObject({ "voucherNo": z.string(), "voucherDate": z.optional(z.string()), "orderNo": z.optional(z.string()), "companyAmount": z.number(), "customerAmount": z.number(), "difference": z.number(), "reason": z.optional(z.string()) })) })) })) };

function isQueryReconciliationsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginPeriod']) === undefined || (typeof x === 'string' && /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(x))) &&
    ((x = v['endPeriod']) === undefined || (typeof x === 'string' && /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(x))) &&
    ((x = v['isDifference']) === undefined || typeof x === 'boolean');
}

function isQueryReconciliationsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryReconciliationsInputBody(x));
}

/** Checks the input of `queryReconciliations`. */
export const queryReconciliationsInput: Check<Ops['queryReconciliations']['input']> = { operationId: 'queryReconciliations', part: 'input', is: isQueryReconciliationsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string()), "beginPeriod": z.optional(z.string().check(z.refine((v: string) => /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(v), "a text like ^[0-9]{4}-(0[1-9]|1[0-2])$"))), "endPeriod": z.optional(z.string().check(z.refine((v: string) => /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(v), "a text like ^[0-9]{4}-(0[1-9]|1[0-2])$"))), "isDifference": z.optional(z.boolean()) }) })) };

function isConfirmReconciliationInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['isAgree']), typeof x === 'boolean') &&
    ((x = v['customerBalance']) === undefined || typeof x === 'number') &&
    ((x = v['reason']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isConfirmReconciliationInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isConfirmReconciliationInputBody(x));
}

/** Checks the input of `confirmReconciliation`. */
export const confirmReconciliationInput: Check<Ops['confirmReconciliation']['input']> = { operationId: 'confirmReconciliation', part: 'input', is: isConfirmReconciliationInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "isAgree": z.boolean(), "customerBalance": z.optional(z.number()), "reason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isExportReconciliationsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginPeriod']) === undefined || (typeof x === 'string' && /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(x))) &&
    ((x = v['endPeriod']) === undefined || (typeof x === 'string' && /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(x)));
}

function isExportReconciliationsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isExportReconciliationsInputBody(x));
}

/** Checks the input of `exportReconciliations`. */
export const exportReconciliationsInput: Check<Ops['exportReconciliations']['input']> = { operationId: 'exportReconciliations', part: 'input', is: isExportReconciliationsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string()), "beginPeriod": z.optional(z.string().check(z.refine((v: string) => /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(v), "a text like ^[0-9]{4}-(0[1-9]|1[0-2])$"))), "endPeriod": z.optional(z.string().check(z.refine((v: string) => /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(v), "a text like ^[0-9]{4}-(0[1-9]|1[0-2])$"))) }) })) };

function isQueryMonthAccountsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['debitTotal']) === undefined || typeof x === 'number') &&
    ((x = v['creditTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isAccountPeriod)));
}

/** Checks the data of `queryMonthAccounts`. */
export const queryMonthAccountsData: Check<Ops['queryMonthAccounts']['data']> = { operationId: 'queryMonthAccounts', part: 'data', is: isQueryMonthAccountsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "debitTotal": z.optional(z.number()), "creditTotal": z.optional(z.number()), "records": z.array(schemaOfAccountPeriod()) })) };

function isQueryMonthAccountsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['custCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['optStatus']) === undefined || typeof x === 'string') &&
    ((x = v['accountType']) === undefined || (typeof x === 'string' && (x === "MAIN" || x === "TCTP" || x === "TCDB" || x === "SCF" || x === "SERVICE"))) &&
    ((x = v['industryCode']) === undefined || typeof x === 'string');
}

function isQueryMonthAccountsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryMonthAccountsInputBody(x));
}

/** Checks the input of `queryMonthAccounts`. */
export const queryMonthAccountsInput: Check<Ops['queryMonthAccounts']['input']> = { operationId: 'queryMonthAccounts', part: 'input', is: isQueryMonthAccountsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "id": z.optional(z.string()), "custCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "optStatus": z.optional(z.string()), "accountType": z.optional(z.string().check(z.refine((v: string) => (v === "MAIN" || v === "TCTP" || v === "TCDB" || v === "SCF" || v === "SERVICE"), "one of \"MAIN\", \"TCTP\", \"TCDB\", \"SCF\", \"SERVICE\""))), "industryCode": z.optional(z.string()) }) })) };

function isExportMonthAccountsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['custCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['accountType']) === undefined || (typeof x === 'string' && (x === "MAIN" || x === "TCTP" || x === "TCDB" || x === "SCF" || x === "SERVICE"))) &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isExportMonthAccountsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isExportMonthAccountsInputQuery(x));
}

/** Checks the input of `exportMonthAccounts`. */
export const exportMonthAccountsInput: Check<Ops['exportMonthAccounts']['input']> = { operationId: 'exportMonthAccounts', part: 'input', is: isExportMonthAccountsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "custCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "id": z.optional(z.string()), "accountType": z.optional(z.string().check(z.refine((v: string) => (v === "MAIN" || v === "TCTP" || v === "TCDB" || v === "SCF" || v === "SERVICE"), "one of \"MAIN\", \"TCTP\", \"TCDB\", \"SCF\", \"SERVICE\""))), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryDayAccountsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['debitTotal']) === undefined || typeof x === 'number') &&
    ((x = v['creditTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isAccountPeriod)));
}

/** Checks the data of `queryDayAccounts`. */
export const queryDayAccountsData: Check<Ops['queryDayAccounts']['data']> = { operationId: 'queryDayAccounts', part: 'data', is: isQueryDayAccountsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "debitTotal": z.optional(z.number()), "creditTotal": z.optional(z.number()), "records": z.array(schemaOfAccountPeriod()) })) };

function isQueryDayAccountsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['custCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['optStatus']) === undefined || typeof x === 'string') &&
    ((x = v['accountType']) === undefined || (typeof x === 'string' && (x === "MAIN" || x === "TCTP" || x === "TCDB" || x === "SCF" || x === "SERVICE"))) &&
    ((x = v['industryCode']) === undefined || typeof x === 'string') &&
    ((x = v['groupBy']) === undefined || (typeof x === 'string' && (x === "DAY" || x === "WEEK")));
}

function isQueryDayAccountsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryDayAccountsInputBody(x));
}

/** Checks the input of `queryDayAccounts`. */
export const queryDayAccountsInput: Check<Ops['queryDayAccounts']['input']> = { operationId: 'queryDayAccounts', part: 'input', is: isQueryDayAccountsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "id": z.optional(z.string()), "custCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "optStatus": z.optional(z.string()), "accountType": z.optional(z.string().check(z.refine((v: string) => (v === "MAIN" || v === "TCTP" || v === "TCDB" || v === "SCF" || v === "SERVICE"), "one of \"MAIN\", \"TCTP\", \"TCDB\", \"SCF\", \"SERVICE\""))), "industryCode": z.optional(z.string()), "groupBy": z.optional(z.string().check(z.refine((v: string) => (v === "DAY" || v === "WEEK"), "one of \"DAY\", \"WEEK\""))) }) })) };

function isExportDayAccountsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['custCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['accountType']) === undefined || (typeof x === 'string' && (x === "MAIN" || x === "TCTP" || x === "TCDB" || x === "SCF" || x === "SERVICE"))) &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isExportDayAccountsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isExportDayAccountsInputQuery(x));
}

/** Checks the input of `exportDayAccounts`. */
export const exportDayAccountsInput: Check<Ops['exportDayAccounts']['input']> = { operationId: 'exportDayAccounts', part: 'input', is: isExportDayAccountsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "custCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "id": z.optional(z.string()), "accountType": z.optional(z.string().check(z.refine((v: string) => (v === "MAIN" || v === "TCTP" || v === "TCDB" || v === "SCF" || v === "SERVICE"), "one of \"MAIN\", \"TCTP\", \"TCDB\", \"SCF\", \"SERVICE\""))), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryReceiptsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['receiptNo']), typeof x === 'string') &&
    ((x = v['receiptDate']), typeof x === 'string') &&
    ((x = v['payerCode']), typeof x === 'string') &&
    ((x = v['payerName']) === undefined || typeof x === 'string') &&
    ((x = v['payMode']) === undefined || typeof x === 'string') &&
    ((x = v['payModeName']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['amountInWords']) === undefined || typeof x === 'string') &&
    ((x = v['voucherNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryReceiptsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['amountTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryReceiptsDataRecordsItem)));
}

/** Checks the data of `queryReceipts`. */
export const queryReceiptsData: Check<Ops['queryReceipts']['data']> = { operationId: 'queryReceipts', part: 'data', is: isQueryReceiptsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "amountTotal": z.optional(z.number()), "records": z.array(z.looseObject({ "receiptNo": z.string(), "receiptDate": z.string(), "payerCode": z.string(), "payerName": z.optional(z.string()), "payMode": z.optional(z.string()), "payModeName": z.optional(z.string()), "amount": z.number(), "amountInWords": z.optional(z.string()), "voucherNo": z.optional(z.string()), "status": z.string(), "statusName": z.string() })) })) };

function isQueryReceiptsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['receiptNo']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryReceiptsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryReceiptsInputBody(x));
}

/** Checks the input of `queryReceipts`. */
export const queryReceiptsInput: Check<Ops['queryReceipts']['input']> = { operationId: 'queryReceipts', part: 'input', is: isQueryReceiptsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "receiptNo": z.optional(z.string()), "payerCode": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isPrintReceiptInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['receiptNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']) === undefined || typeof x === 'string');
}

function isPrintReceiptInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isPrintReceiptInputQuery(x));
}

/** Checks the input of `printReceipt`. */
export const printReceiptInput: Check<Ops['printReceipt']['input']> = { operationId: 'printReceipt', part: 'input', is: isPrintReceiptInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "receiptNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.optional(z.string()) }) })) };

function isQueryBankInterestsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['billNo']), typeof x === 'string') &&
    ((x = v['bankName']) === undefined || typeof x === 'string') &&
    ((x = v['billAmount']), typeof x === 'number') &&
    ((x = v['discountDate']), typeof x === 'string') &&
    ((x = v['dueDate']), typeof x === 'string') &&
    ((x = v['days']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['rate']), typeof x === 'number') &&
    ((x = v['interest']), typeof x === 'number') &&
    ((x = v['netAmount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryBankInterestsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['interestTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryBankInterestsDataRecordsItem)));
}

/** Checks the data of `queryBankInterests`. */
export const queryBankInterestsData: Check<Ops['queryBankInterests']['data']> = { operationId: 'queryBankInterests', part: 'data', is: isQueryBankInterestsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "interestTotal": z.optional(z.number()), "records": z.array(z.looseObject({ "id": z.string(), "billNo": z.string(), "bankName": z.optional(z.string()), "billAmount": z.number(), "discountDate": z.string(), "dueDate": z.string(), "days": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "rate": z.number(), "interest": z.number(), "netAmount": z.number(), "status": z.string(), "statusName": z.string() })) })) };

function isQueryBankInterestsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['billNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryBankInterestsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryBankInterestsInputBody(x));
}

/** Checks the input of `queryBankInterests`. */
export const queryBankInterestsInput: Check<Ops['queryBankInterests']['input']> = { operationId: 'queryBankInterests', part: 'input', is: isQueryBankInterestsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "billNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isConfirmBankInterestInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['idList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isConfirmBankInterestInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isConfirmBankInterestInputBody(x));
}

/** Checks the input of `confirmBankInterest`. */
export const confirmBankInterestInput: Check<Ops['confirmBankInterest']['input']> = { operationId: 'confirmBankInterest', part: 'input', is: isConfirmBankInterestInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "idList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isQueryFundsTransfersDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['transferNo']), typeof x === 'string') &&
    ((x = v['transferType']), typeof x === 'string') &&
    ((x = v['transferTypeName']), typeof x === 'string') &&
    ((x = v['fromPayerCode']), typeof x === 'string') &&
    ((x = v['fromPayerName']) === undefined || typeof x === 'string') &&
    ((x = v['toPayerCode']) === undefined || typeof x === 'string') &&
    ((x = v['toPayerName']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['fee']) === undefined || typeof x === 'number') &&
    ((x = v['createTime']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['remark']) === undefined || typeof x === 'string');
}

function isQueryFundsTransfersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryFundsTransfersDataRecordsItem)));
}

/** Checks the data of `queryFundsTransfers`. */
export const queryFundsTransfersData: Check<Ops['queryFundsTransfers']['data']> = { operationId: 'queryFundsTransfers', part: 'data', is: isQueryFundsTransfersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "transferNo": z.string(), "transferType": z.string(), "transferTypeName": z.string(), "fromPayerCode": z.string(), "fromPayerName": z.optional(z.string()), "toPayerCode": z.optional(z.string()), "toPayerName": z.optional(z.string()), "amount": z.number(), "fee": z.optional(z.number()), "createTime": z.string(), "status": z.string(), "statusName": z.string(), "remark": z.optional(z.string()) })) })) };

function isQueryFundsTransfersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['transferType']) === undefined || (typeof x === 'string' && (x === "DIGITAL" || x === "AIR" || x === "KJT" || x === "BANK" || x === "REFUND" || x === "INTERESTREFUND"))) &&
    ((x = v['transferNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryFundsTransfersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryFundsTransfersInputBody(x));
}

/** Checks the input of `queryFundsTransfers`. */
export const queryFundsTransfersInput: Check<Ops['queryFundsTransfers']['input']> = { operationId: 'queryFundsTransfers', part: 'input', is: isQueryFundsTransfersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "transferType": z.optional(z.string().check(z.refine((v: string) => (v === "DIGITAL" || v === "AIR" || v === "KJT" || v === "BANK" || v === "REFUND" || v === "INTERESTREFUND"), "one of \"DIGITAL\", \"AIR\", \"KJT\", \"BANK\", \"REFUND\", \"INTERESTREFUND\""))), "transferNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isSubmitFundsTransferData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['transferNo']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

/** Checks the data of `submitFundsTransfer`. */
export const submitFundsTransferData: Check<Ops['submitFundsTransfer']['data']> = { operationId: 'submitFundsTransfer', part: 'data', is: isSubmitFundsTransferData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "transferNo": z.string(), "status": z.string(), "statusName": z.string() })) };

function isSubmitFundsTransferInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['transferType']), (typeof x === 'string' && (x === "DIGITAL" || x === "AIR" || x === "KJT" || x === "BANK" || x === "REFUND" || x === "INTERESTREFUND"))) &&
    ((x = v['fromPayerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['toPayerCode']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), (typeof x === 'number' && x > 0)) &&
    ((x = v['payPassword']) === undefined || typeof x === 'string') &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSubmitFundsTransferInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitFundsTransferInputBody(x));
}

/** Checks the input of `submitFundsTransfer`. */
export const submitFundsTransferInput: Check<Ops['submitFundsTransfer']['input']> = { operationId: 'submitFundsTransfer', part: 'input', is: isSubmitFundsTransferInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "transferType": z.string().check(z.refine((v: string) => (v === "DIGITAL" || v === "AIR" || v === "KJT" || v === "BANK" || v === "REFUND" || v === "INTERESTREFUND"), "one of \"DIGITAL\", \"AIR\", \"KJT\", \"BANK\", \"REFUND\", \"INTERESTREFUND\"")), "fromPayerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "toPayerCode": z.optional(z.string()), "amount": z.number().check(z.refine((v: number) => v > 0, "more than 0")), "payPassword": z.optional(z.string()), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isExportCapitalFlowInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isExportCapitalFlowInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isExportCapitalFlowInputQuery(x));
}

/** Checks the input of `exportCapitalFlow`. */
export const exportCapitalFlowInput: Check<Ops['exportCapitalFlow']['input']> = { operationId: 'exportCapitalFlow', part: 'input', is: isExportCapitalFlowInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isOpenPaymentAccountData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

/** Checks the data of `openPaymentAccount`. */
export const openPaymentAccountData: Check<Ops['openPaymentAccount']['data']> = { operationId: 'openPaymentAccount', part: 'data', is: isOpenPaymentAccountData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string(), "status": z.string(), "statusName": z.string() })) };

function isOpenPaymentAccountInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountType']), (typeof x === 'string' && (x === "DIGITAL" || x === "CREDIT" || x === "CREDITCT" || x === "LOAN" || x === "KJT"))) &&
    ((x = v['companyName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['legalPerson']), (typeof x === 'string' && x !== '')) &&
    ((x = v['identityCard']), (typeof x === 'string' && x !== '' && /^([0-9]{15}|[0-9]{17}[0-9Xx])$/u.test(x))) &&
    ((x = v['bankName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['bankCardNo']), (typeof x === 'string' && x !== '' && /^[0-9]{8,30}$/u.test(x))) &&
    ((x = v['phoneNumber']), (typeof x === 'string' && x !== '' && /^1[0-9]{10}$/u.test(x)));
}

function isOpenPaymentAccountInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isOpenPaymentAccountInputBody(x));
}

/** Checks the input of `openPaymentAccount`. */
export const openPaymentAccountInput: Check<Ops['openPaymentAccount']['input']> = { operationId: 'openPaymentAccount', part: 'input', is: isOpenPaymentAccountInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountType": z.string().check(z.refine((v: string) => (v === "DIGITAL" || v === "CREDIT" || v === "CREDITCT" || v === "LOAN" || v === "KJT"), "one of \"DIGITAL\", \"CREDIT\", \"CREDITCT\", \"LOAN\", \"KJT\"")), "companyName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "legalPerson": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "identityCard": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => /^([0-9]{15}|[0-9]{17}[0-9Xx])$/u.test(v), "a text like ^([0-9]{15}|[0-9]{17}[0-9Xx])$")), "bankName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "bankCardNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => /^[0-9]{8,30}$/u.test(v), "a text like ^[0-9]{8,30}$")), "phoneNumber": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")) }) })) };

function isAddPayerInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerType']) === undefined || typeof x === 'string') &&
    ((x = v['salesGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isAddPayerInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAddPayerInputBody(x));
}

/** Checks the input of `addPayer`. */
export const addPayerInput: Check<Ops['addPayer']['input']> = { operationId: 'addPayer', part: 'input', is: isAddPayerInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerType": z.optional(z.string()), "salesGroupCode": z.optional(z.string()), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isGetContractRateDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['contractNo']), typeof x === 'string') &&
    ((x = v['contractName']) === undefined || typeof x === 'string') &&
    ((x = v['rateType']), typeof x === 'string') &&
    ((x = v['rateTypeName']), typeof x === 'string') &&
    ((x = v['rate']), typeof x === 'number') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string');
}

function isGetContractRateData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isGetContractRateDataItem));
}

/** Checks the data of `getContractRate`. */
export const getContractRateData: Check<Ops['getContractRate']['data']> = { operationId: 'getContractRate', part: 'data', is: isGetContractRateData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "contractNo": z.string(), "contractName": z.optional(z.string()), "rateType": z.string(), "rateTypeName": z.string(), "rate": z.number(), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()) }))) };

function isGetContractRateInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['contractNo']) === undefined || typeof x === 'string');
}

function isGetContractRateInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetContractRateInputQuery(x));
}

/** Checks the input of `getContractRate`. */
export const getContractRateInput: Check<Ops['getContractRate']['input']> = { operationId: 'getContractRate', part: 'input', is: isGetContractRateInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "contractNo": z.optional(z.string()) }) })) };

function isGetCreditCenterDataCreditListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['bankName']), typeof x === 'string') &&
    ((x = v['creditAmount']), typeof x === 'number') &&
    ((x = v['usedAmount']), typeof x === 'number') &&
    ((x = v['availableAmount']), typeof x === 'number') &&
    ((x = v['rate']) === undefined || typeof x === 'number') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

function isGetCreditCenterData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['creditAmount']), typeof x === 'number') &&
    ((x = v['usedAmount']), typeof x === 'number') &&
    ((x = v['availableAmount']), typeof x === 'number') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['isOverdue']) === undefined || typeof x === 'boolean') &&
    ((x = v['creditList']), (Array.isArray(x) && every(x, isGetCreditCenterDataCreditListItem)));
}

/** Checks the data of `getCreditCenter`. */
export const getCreditCenterData: Check<Ops['getCreditCenter']['data']> = { operationId: 'getCreditCenter', part: 'data', is: isGetCreditCenterData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "creditAmount": z.number(), "usedAmount": z.number(), "availableAmount": z.number(), "payerCode": z.optional(z.string()), "isOverdue": z.optional(z.boolean()), "creditList": z.array(z.looseObject({ "bankName": z.string(), "creditAmount": z.number(), "usedAmount": z.number(), "availableAmount": z.number(), "rate": z.optional(z.number()), "endDate": z.optional(z.string()), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) })) };

function isGetCreditCenterInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetCreditCenterInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetCreditCenterInputQuery(x));
}

/** Checks the input of `getCreditCenter`. */
export const getCreditCenterInput: Check<Ops['getCreditCenter']['input']> = { operationId: 'getCreditCenter', part: 'input', is: isGetCreditCenterInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSubmitRefreshTaskData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['taskNo']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

/** Checks the data of `submitRefreshTask`. */
export const submitRefreshTaskData: Check<Ops['submitRefreshTask']['data']> = { operationId: 'submitRefreshTask', part: 'data', is: isSubmitRefreshTaskData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "taskNo": z.string(), "status": z.string(), "statusName": z.string() })) };

function isSubmitRefreshTaskInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['taskType']), (typeof x === 'string' && (x === "BALANCE" || x === "STATEMENT" || x === "INVOICE" || x === "REBATE"))) &&
    ((x = v['period']) === undefined || (typeof x === 'string' && /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(x)));
}

function isSubmitRefreshTaskInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitRefreshTaskInputBody(x));
}

/** Checks the input of `submitRefreshTask`. */
export const submitRefreshTaskInput: Check<Ops['submitRefreshTask']['input']> = { operationId: 'submitRefreshTask', part: 'input', is: isSubmitRefreshTaskInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "taskType": z.string().check(z.refine((v: string) => (v === "BALANCE" || v === "STATEMENT" || v === "INVOICE" || v === "REBATE"), "one of \"BALANCE\", \"STATEMENT\", \"INVOICE\", \"REBATE\"")), "period": z.optional(z.string().check(z.refine((v: string) => /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(v), "a text like ^[0-9]{4}-(0[1-9]|1[0-2])$"))) }) })) };

function isGetPaymentQrCodeInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['amount']) === undefined || (typeof x === 'number' && x > 0));
}

function isGetPaymentQrCodeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetPaymentQrCodeInputQuery(x));
}

/** Checks the input of `getPaymentQrCode`. */
export const getPaymentQrCodeInput: Check<Ops['getPaymentQrCode']['input']> = { operationId: 'getPaymentQrCode', part: 'input', is: isGetPaymentQrCodeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.optional(z.string()), "amount": z.optional(z.number().check(z.refine((v: number) => v > 0, "more than 0"))) }) })) };

function isListPaymentAccountsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['accountType']), typeof x === 'string') &&
    ((x = v['accountTypeName']), typeof x === 'string') &&
    ((x = v['bankName']) === undefined || typeof x === 'string') &&
    ((x = v['bankCardNo']) === undefined || typeof x === 'string') &&
    ((x = v['openDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['remark']) === undefined || typeof x === 'string');
}

function isListPaymentAccountsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListPaymentAccountsDataItem));
}

/** Checks the data of `listPaymentAccounts`. */
export const listPaymentAccountsData: Check<Ops['listPaymentAccounts']['data']> = { operationId: 'listPaymentAccounts', part: 'data', is: isListPaymentAccountsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "id": z.string(), "accountType": z.string(), "accountTypeName": z.string(), "bankName": z.optional(z.string()), "bankCardNo": z.optional(z.string()), "openDate": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "remark": z.optional(z.string()) }))) };

function isListPaymentAccountsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountType']) === undefined || (typeof x === 'string' && (x === "DIGITAL" || x === "CREDIT" || x === "CREDITCT" || x === "LOAN" || x === "KJT")));
}

function isListPaymentAccountsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListPaymentAccountsInputQuery(x));
}

/** Checks the input of `listPaymentAccounts`. */
export const listPaymentAccountsInput: Check<Ops['listPaymentAccounts']['input']> = { operationId: 'listPaymentAccounts', part: 'input', is: isListPaymentAccountsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountType": z.optional(z.string().check(z.refine((v: string) => (v === "DIGITAL" || v === "CREDIT" || v === "CREDITCT" || v === "LOAN" || v === "KJT"), "one of \"DIGITAL\", \"CREDIT\", \"CREDITCT\", \"LOAN\", \"KJT\""))) }) })) };

function isUnbindBankCardInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['id']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payPassword']) === undefined || typeof x === 'string');
}

function isUnbindBankCardInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUnbindBankCardInputBody(x));
}

/** Checks the input of `unbindBankCard`. */
export const unbindBankCardInput: Check<Ops['unbindBankCard']['input']> = { operationId: 'unbindBankCard', part: 'input', is: isUnbindBankCardInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payPassword": z.optional(z.string()) }) })) };

function isGetPaymentResultData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['paymentNo']), typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerName']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['payTime']) === undefined || typeof x === 'string') &&
    ((x = v['voucherNo']) === undefined || typeof x === 'string') &&
    ((x = v['receiptNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

/** Checks the data of `getPaymentResult`. */
export const getPaymentResultData: Check<Ops['getPaymentResult']['data']> = { operationId: 'getPaymentResult', part: 'data', is: isGetPaymentResultData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "paymentNo": z.string(), "payerCode": z.optional(z.string()), "payerName": z.optional(z.string()), "amount": z.number(), "payTime": z.optional(z.string()), "voucherNo": z.optional(z.string()), "receiptNo": z.optional(z.string()), "status": z.string(), "statusName": z.string() })) };

function isGetPaymentResultInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['paymentNo']), (typeof x === 'string' && x !== ''));
}

function isGetPaymentResultInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetPaymentResultInputQuery(x));
}

/** Checks the input of `getPaymentResult`. */
export const getPaymentResultInput: Check<Ops['getPaymentResult']['input']> = { operationId: 'getPaymentResult', part: 'input', is: isGetPaymentResultInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "paymentNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSubmitPaymentData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['paymentNo']), typeof x === 'string') &&
    ((x = v['payUrl']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

/** Checks the data of `submitPayment`. */
export const submitPaymentData: Check<Ops['submitPayment']['data']> = { operationId: 'submitPayment', part: 'data', is: isSubmitPaymentData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "paymentNo": z.string(), "payUrl": z.optional(z.string()), "amount": z.number(), "status": z.string(), "statusName": z.string() })) };

function isSubmitPaymentInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['amount']), (typeof x === 'number' && x > 0)) &&
    ((x = v['payChannel']), (typeof x === 'string' && (x === "BANK" || x === "DIGITAL" || x === "KJT" || x === "AIR"))) &&
    ((x = v['orderNoList']) === undefined || (Array.isArray(x) && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSubmitPaymentInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitPaymentInputBody(x));
}

/** Checks the input of `submitPayment`. */
export const submitPaymentInput: Check<Ops['submitPayment']['input']> = { operationId: 'submitPayment', part: 'input', is: isSubmitPaymentInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "amount": z.number().check(z.refine((v: number) => v > 0, "more than 0")), "payChannel": z.string().check(z.refine((v: string) => (v === "BANK" || v === "DIGITAL" || v === "KJT" || v === "AIR"), "one of \"BANK\", \"DIGITAL\", \"KJT\", \"AIR\"")), "orderNoList": z.optional(z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")))), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };
