// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isApprovalNode, isOrderSummary, schemaOfApprovalNode, schemaOfOrderSummary } from './components';

function isSearchCocOrdersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isOrderSummary)));
}

/** Checks the data of `searchCocOrders`. */
export const searchCocOrdersData: Check<Ops['searchCocOrders']['data']> = { operationId: 'searchCocOrders', part: 'data', is: isSearchCocOrdersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfOrderSummary()) })) };

function isSearchCocOrdersInputBody(v: unknown): boolean {
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

function isSearchCocOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSearchCocOrdersInputBody(x));
}

/** Checks the input of `searchCocOrders`. */
export const searchCocOrdersInput: Check<Ops['searchCocOrders']['input']> = { operationId: 'searchCocOrders', part: 'input', is: isSearchCocOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isOpenCocOrderApprovalData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['approvalNo']), typeof x === 'string') &&
    ((x = v['nodeList']) === undefined || (Array.isArray(x) && every(x, isApprovalNode)));
}

/** Checks the data of `openCocOrderApproval`. */
export const openCocOrderApprovalData: Check<Ops['openCocOrderApproval']['data']> = { operationId: 'openCocOrderApproval', part: 'data', is: isOpenCocOrderApprovalData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "approvalNo": z.string(), "nodeList": z.optional(z.array(schemaOfApprovalNode())) })) };

function isOpenCocOrderApprovalInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isOpenCocOrderApprovalInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isOpenCocOrderApprovalInputBody(x));
}

/** Checks the input of `openCocOrderApproval`. */
export const openCocOrderApprovalInput: Check<Ops['openCocOrderApproval']['input']> = { operationId: 'openCocOrderApproval', part: 'input', is: isOpenCocOrderApprovalInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };
