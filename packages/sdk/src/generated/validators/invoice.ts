// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isAcceptanceBill, isInvoice, schemaOfAcceptanceBill, schemaOfInvoice } from './components';

function isQueryInvoicesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['netTotal']) === undefined || typeof x === 'number') &&
    ((x = v['taxTotal']) === undefined || typeof x === 'number') &&
    ((x = v['amountTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isInvoice)));
}

/** Checks the data of `queryInvoices`. */
export const queryInvoicesData: Check<Ops['queryInvoices']['data']> = { operationId: 'queryInvoices', part: 'data', is: isQueryInvoicesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "netTotal": z.optional(z.number()), "taxTotal": z.optional(z.number()), "amountTotal": z.optional(z.number()), "records": z.array(schemaOfInvoice()) })) };

function isQueryInvoicesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['invoiceNo']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryInvoicesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryInvoicesInputBody(x));
}

/** Checks the input of `queryInvoices`. */
export const queryInvoicesInput: Check<Ops['queryInvoices']['input']> = { operationId: 'queryInvoices', part: 'input', is: isQueryInvoicesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "invoiceNo": z.optional(z.string()), "orderNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isSignInvoicesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['invoiceNoList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['signUser']) === undefined || typeof x === 'string');
}

function isSignInvoicesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSignInvoicesInputBody(x));
}

/** Checks the input of `signInvoices`. */
export const signInvoicesInput: Check<Ops['signInvoices']['input']> = { operationId: 'signInvoices', part: 'input', is: isSignInvoicesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "invoiceNoList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "signUser": z.optional(z.string()) }) })) };

function isRejectInvoicesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['invoiceNoList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['reason']), (typeof x === 'string' && x !== '' && points(x) <= 200));
}

function isRejectInvoicesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRejectInvoicesInputBody(x));
}

/** Checks the input of `rejectInvoices`. */
export const rejectInvoicesInput: Check<Ops['rejectInvoices']['input']> = { operationId: 'rejectInvoices', part: 'input', is: isRejectInvoicesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "invoiceNoList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "reason": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 200, "at most 200 characters")) }) })) };

function isStartInvoiceSignatureData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['url']), typeof x === 'string');
}

/** Checks the data of `startInvoiceSignature`. */
export const startInvoiceSignatureData: Check<Ops['startInvoiceSignature']['data']> = { operationId: 'startInvoiceSignature', part: 'data', is: isStartInvoiceSignatureData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "url": z.string() })) };

function isStartInvoiceSignatureInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['invoiceNoList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string');
}

function isStartInvoiceSignatureInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isStartInvoiceSignatureInputBody(x));
}

/** Checks the input of `startInvoiceSignature`. */
export const startInvoiceSignatureInput: Check<Ops['startInvoiceSignature']['input']> = { operationId: 'startInvoiceSignature', part: 'input', is: isStartInvoiceSignatureInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "invoiceNoList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "accountCode": z.optional(z.string()) }) })) };

function isQueryInvoiceTraceDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderDate']), typeof x === 'string') &&
    ((x = v['orderAmount']), typeof x === 'number') &&
    ((x = v['dn']) === undefined || typeof x === 'string') &&
    ((x = v['voucherNo']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceNo']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceDate']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceAmount']) === undefined || typeof x === 'number') &&
    ((x = v['uninvoicedAmount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryInvoiceTraceData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryInvoiceTraceDataRecordsItem)));
}

/** Checks the data of `queryInvoiceTrace`. */
export const queryInvoiceTraceData: Check<Ops['queryInvoiceTrace']['data']> = { operationId: 'queryInvoiceTrace', part: 'data', is: isQueryInvoiceTraceData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "orderNo": z.string(), "orderDate": z.string(), "orderAmount": z.number(), "dn": z.optional(z.string()), "voucherNo": z.optional(z.string()), "invoiceNo": z.optional(z.string()), "invoiceDate": z.optional(z.string()), "invoiceAmount": z.optional(z.number()), "uninvoicedAmount": z.number(), "status": z.string(), "statusName": z.string() })) })) };

function isQueryInvoiceTraceInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceNo']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryInvoiceTraceInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryInvoiceTraceInputBody(x));
}

/** Checks the input of `queryInvoiceTrace`. */
export const queryInvoiceTraceInput: Check<Ops['queryInvoiceTrace']['input']> = { operationId: 'queryInvoiceTrace', part: 'input', is: isQueryInvoiceTraceInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.optional(z.string()), "invoiceNo": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isExportInvoicesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string');
}

function isExportInvoicesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isExportInvoicesInputQuery(x));
}

/** Checks the input of `exportInvoices`. */
export const exportInvoicesInput: Check<Ops['exportInvoices']['input']> = { operationId: 'exportInvoices', part: 'input', is: isExportInvoicesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()) }) })) };

function isQueryAcceptanceBillsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['amountTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isAcceptanceBill)));
}

/** Checks the data of `queryAcceptanceBills`. */
export const queryAcceptanceBillsData: Check<Ops['queryAcceptanceBills']['data']> = { operationId: 'queryAcceptanceBills', part: 'data', is: isQueryAcceptanceBillsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "amountTotal": z.optional(z.number()), "records": z.array(schemaOfAcceptanceBill()) })) };

function isQueryAcceptanceBillsInputBody(v: unknown): boolean {
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

function isQueryAcceptanceBillsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryAcceptanceBillsInputBody(x));
}

/** Checks the input of `queryAcceptanceBills`. */
export const queryAcceptanceBillsInput: Check<Ops['queryAcceptanceBills']['input']> = { operationId: 'queryAcceptanceBills', part: 'input', is: isQueryAcceptanceBillsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "billNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isSubmitAcceptanceBillInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['billNo']), (typeof x === 'string' && x !== '' && /^[0-9]{30}$/u.test(x))) &&
    ((x = v['billType']) === undefined || (typeof x === 'string' && (x === "BANK" || x === "COMMERCIAL"))) &&
    ((x = v['drawerName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['acceptorName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['amount']), (typeof x === 'number' && x > 0)) &&
    ((x = v['issueDate']), (typeof x === 'string' && isDate(x))) &&
    ((x = v['dueDate']), (typeof x === 'string' && isDate(x)));
}

function isSubmitAcceptanceBillInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitAcceptanceBillInputBody(x));
}

/** Checks the input of `submitAcceptanceBill`. */
export const submitAcceptanceBillInput: Check<Ops['submitAcceptanceBill']['input']> = { operationId: 'submitAcceptanceBill', part: 'input', is: isSubmitAcceptanceBillInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "billNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => /^[0-9]{30}$/u.test(v), "a text like ^[0-9]{30}$")), "billType": z.optional(z.string().check(z.refine((v: string) => (v === "BANK" || v === "COMMERCIAL"), "one of \"BANK\", \"COMMERCIAL\""))), "drawerName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "acceptorName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "amount": z.number().check(z.refine((v: number) => v > 0, "more than 0")), "issueDate": z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD")), "dueDate": z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD")) }) })) };

function isQueryBillClaimsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['amountTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isAcceptanceBill)));
}

/** Checks the data of `queryBillClaims`. */
export const queryBillClaimsData: Check<Ops['queryBillClaims']['data']> = { operationId: 'queryBillClaims', part: 'data', is: isQueryBillClaimsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "amountTotal": z.optional(z.number()), "records": z.array(schemaOfAcceptanceBill()) })) };

function isQueryBillClaimsInputBody(v: unknown): boolean {
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

function isQueryBillClaimsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryBillClaimsInputBody(x));
}

/** Checks the input of `queryBillClaims`. */
export const queryBillClaimsInput: Check<Ops['queryBillClaims']['input']> = { operationId: 'queryBillClaims', part: 'input', is: isQueryBillClaimsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "billNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isSubmitBillClaimInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['billNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['amount']) === undefined || (typeof x === 'number' && x > 0)) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSubmitBillClaimInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitBillClaimInputBody(x));
}

/** Checks the input of `submitBillClaim`. */
export const submitBillClaimInput: Check<Ops['submitBillClaim']['input']> = { operationId: 'submitBillClaim', part: 'input', is: isSubmitBillClaimInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "billNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "amount": z.optional(z.number().check(z.refine((v: number) => v > 0, "more than 0"))), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isQueryInvoiceAppliesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string') &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['applyDate']), typeof x === 'string') &&
    ((x = v['netAmount']), typeof x === 'number') &&
    ((x = v['taxRate']) === undefined || typeof x === 'number') &&
    ((x = v['taxAmount']), typeof x === 'number') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['invoiceNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryInvoiceAppliesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryInvoiceAppliesDataRecordsItem)));
}

/** Checks the data of `queryInvoiceApplies`. */
export const queryInvoiceAppliesData: Check<Ops['queryInvoiceApplies']['data']> = { operationId: 'queryInvoiceApplies', part: 'data', is: isQueryInvoiceAppliesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "applyNo": z.string(), "orderNo": z.string(), "applyDate": z.string(), "netAmount": z.number(), "taxRate": z.optional(z.number()), "taxAmount": z.number(), "amount": z.number(), "invoiceNo": z.optional(z.string()), "status": z.string(), "statusName": z.string() })) })) };

function isQueryInvoiceAppliesInputBody(v: unknown): boolean {
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

function isQueryInvoiceAppliesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryInvoiceAppliesInputBody(x));
}

/** Checks the input of `queryInvoiceApplies`. */
export const queryInvoiceAppliesInput: Check<Ops['queryInvoiceApplies']['input']> = { operationId: 'queryInvoiceApplies', part: 'input', is: isQueryInvoiceAppliesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isSubmitInvoiceApplyData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

/** Checks the data of `submitInvoiceApply`. */
export const submitInvoiceApplyData: Check<Ops['submitInvoiceApply']['data']> = { operationId: 'submitInvoiceApply', part: 'data', is: isSubmitInvoiceApplyData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) };

function isSubmitInvoiceApplyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNoList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['billtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSubmitInvoiceApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitInvoiceApplyInputBody(x));
}

/** Checks the input of `submitInvoiceApply`. */
export const submitInvoiceApplyInput: Check<Ops['submitInvoiceApply']['input']> = { operationId: 'submitInvoiceApply', part: 'input', is: isSubmitInvoiceApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNoList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "billtoCode": z.optional(z.string()), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };
