// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isAuditOrder, isBatchOutcome, schemaOfAuditOrder, schemaOfBatchOutcome } from './components';

function isQueryAuditOrdersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isAuditOrder)));
}

/** Checks the data of `queryAuditOrders`. */
export const queryAuditOrdersData: Check<Ops['queryAuditOrders']['data']> = { operationId: 'queryAuditOrders', part: 'data', is: isQueryAuditOrdersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfAuditOrder()) })) };

function isQueryAuditOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['auditStatus']) === undefined || (typeof x === 'string' && (x === "0" || x === "1" || x === "2"))) &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryAuditOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryAuditOrdersInputBody(x));
}

/** Checks the input of `queryAuditOrders`. */
export const queryAuditOrdersInput: Check<Ops['queryAuditOrders']['input']> = { operationId: 'queryAuditOrders', part: 'input', is: isQueryAuditOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "auditStatus": z.optional(z.string().check(z.refine((v: string) => (v === "0" || v === "1" || v === "2"), "one of \"0\", \"1\", \"2\""))), "orderNo": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

/** Checks the data of `auditOrders`. */
export const auditOrdersData: Check<Ops['auditOrders']['data']> = { operationId: 'auditOrders', part: 'data', is: isBatchOutcome, schema: /* @__PURE__ */ lazily(() => schemaOfBatchOutcome()) };

function isAuditOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['auditStatus']), (typeof x === 'string' && (x === "1" || x === "2"))) &&
    ((x = v['auditRemark']) === undefined || (typeof x === 'string' && points(x) <= 200)) &&
    ((x = v['orderNoList']), (Array.isArray(x) && x.length >= 1 && x.length <= 100 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isAuditOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAuditOrdersInputBody(x));
}

/** Checks the input of `auditOrders`. */
export const auditOrdersInput: Check<Ops['auditOrders']['input']> = { operationId: 'auditOrders', part: 'input', is: isAuditOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "auditStatus": z.string().check(z.refine((v: string) => (v === "1" || v === "2"), "one of \"1\", \"2\"")), "auditRemark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))), "orderNoList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 100, "at most 100 entries")) }) })) };
