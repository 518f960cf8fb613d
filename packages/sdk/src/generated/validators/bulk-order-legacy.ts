// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isArrivalWeek, isBigOrderBatch, isPlaceBigOrder, schemaOfArrivalWeek, schemaOfBigOrderBatch, schemaOfPlaceBigOrder } from './components';

function isSavePreOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['preOrderNo']), typeof x === 'string') &&
    ((x = v['totalAmount']) === undefined || typeof x === 'number');
}

/** Checks the data of `savePreOrder`. */
export const savePreOrderData: Check<Ops['savePreOrder']['data']> = { operationId: 'savePreOrder', part: 'data', is: isSavePreOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "preOrderNo": z.string(), "totalAmount": z.optional(z.number()) })) };

function isSavePreOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isPlaceBigOrder(x));
}

/** Checks the input of `savePreOrder`. */
export const savePreOrderInput: Check<Ops['savePreOrder']['input']> = { operationId: 'savePreOrder', part: 'input', is: isSavePreOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfPlaceBigOrder() })) };

function isGetArrivalWeeksDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['weekCode']), typeof x === 'string') &&
    ((x = v['weekName']), typeof x === 'string') &&
    ((x = v['beginDate']), typeof x === 'string') &&
    ((x = v['endDate']), typeof x === 'string');
}

function isGetArrivalWeeksData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isGetArrivalWeeksDataItem));
}

/** Checks the data of `getArrivalWeeks`. */
export const getArrivalWeeksData: Check<Ops['getArrivalWeeks']['data']> = { operationId: 'getArrivalWeeks', part: 'data', is: isGetArrivalWeeksData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "weekCode": z.string(), "weekName": z.string(), "beginDate": z.string(), "endDate": z.string() }))) };

/** Checks the data of `getHaierWeek`. */
export const getHaierWeekData: Check<Ops['getHaierWeek']['data']> = { operationId: 'getHaierWeek', part: 'data', is: isArrivalWeek, schema: /* @__PURE__ */ lazily(() => schemaOfArrivalWeek()) };

/** Checks the data of `placeBigOrder`. */
export const placeBigOrderData: Check<Ops['placeBigOrder']['data']> = { operationId: 'placeBigOrder', part: 'data', is: isBigOrderBatch, schema: /* @__PURE__ */ lazily(() => schemaOfBigOrderBatch()) };

function isPlaceBigOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isPlaceBigOrder(x));
}

/** Checks the input of `placeBigOrder`. */
export const placeBigOrderInput: Check<Ops['placeBigOrder']['input']> = { operationId: 'placeBigOrder', part: 'input', is: isPlaceBigOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfPlaceBigOrder() })) };

/** Checks the data of `placeBigOrderB2b`. */
export const placeBigOrderB2bData: Check<Ops['placeBigOrderB2b']['data']> = { operationId: 'placeBigOrderB2b', part: 'data', is: isBigOrderBatch, schema: /* @__PURE__ */ lazily(() => schemaOfBigOrderBatch()) };

function isPlaceBigOrderB2bInputBodyLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['activityPrice']) === undefined || (typeof x === 'number' && x >= 0)) &&
    ((x = v['weekCode']), (typeof x === 'string' && /^[0-9]{6}$/u.test(x)));
}

function isPlaceBigOrderB2bInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['activityId']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && x.length >= 1 && x.length <= 200 && every(x, isPlaceBigOrderB2bInputBodyLineListItem))) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['whetherOrNotAppOrder']) === undefined || (typeof x === 'string' && (x === "PC" || x === "H_WORK"))) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200)) &&
    ((x = v['projectCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['projectName']) === undefined || typeof x === 'string');
}

function isPlaceBigOrderB2bInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isPlaceBigOrderB2bInputBody(x));
}

/** Checks the input of `placeBigOrderB2b`. */
export const placeBigOrderB2bInput: Check<Ops['placeBigOrderB2b']['input']> = { operationId: 'placeBigOrderB2b', part: 'input', is: isPlaceBigOrderB2bInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "activityId": z.optional(z.string()), "lineList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "activityPrice": z.optional(z.number().check(z.refine((v: number) => v >= 0, "at least 0"))), "weekCode": z.string().check(z.refine((v: string) => /^[0-9]{6}$/u.test(v), "a text like ^[0-9]{6}$")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 200, "at most 200 entries")), "accountCode": z.optional(z.string()), "whetherOrNotAppOrder": z.optional(z.string().check(z.refine((v: string) => (v === "PC" || v === "H_WORK"), "one of \"PC\", \"H_WORK\""))), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))), "projectCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "projectName": z.optional(z.string()) }) })) };

/** Checks the data of `getBigOrderStatus`. */
export const getBigOrderStatusData: Check<Ops['getBigOrderStatus']['data']> = { operationId: 'getBigOrderStatus', part: 'data', is: isBigOrderBatch, schema: /* @__PURE__ */ lazily(() => schemaOfBigOrderBatch()) };

function isGetBigOrderStatusInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['batchNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']) === undefined || typeof x === 'string');
}

function isGetBigOrderStatusInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGetBigOrderStatusInputBody(x));
}

/** Checks the input of `getBigOrderStatus`. */
export const getBigOrderStatusInput: Check<Ops['getBigOrderStatus']['input']> = { operationId: 'getBigOrderStatus', part: 'input', is: isGetBigOrderStatusInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "batchNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.optional(z.string()) }) })) };
