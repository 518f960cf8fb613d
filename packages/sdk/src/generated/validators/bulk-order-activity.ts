// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isBigActivity, isBigProductGroup, isProductPrice, schemaOfBigActivity, schemaOfBigProductGroup, schemaOfProductPrice } from './components';

function isListBigActivitiesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isBigActivity)));
}

/** Checks the data of `listBigActivities`. */
export const listBigActivitiesData: Check<Ops['listBigActivities']['data']> = { operationId: 'listBigActivities', part: 'data', is: isListBigActivitiesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfBigActivity()) })) };

function isListBigActivitiesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListBigActivitiesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListBigActivitiesInputQuery(x));
}

/** Checks the input of `listBigActivities`. */
export const listBigActivitiesInput: Check<Ops['listBigActivities']['input']> = { operationId: 'listBigActivities', part: 'input', is: isListBigActivitiesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string()), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

function isListBigProductGroupsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isBigProductGroup));
}

/** Checks the data of `listBigProductGroups`. */
export const listBigProductGroupsData: Check<Ops['listBigProductGroups']['data']> = { operationId: 'listBigProductGroups', part: 'data', is: isListBigProductGroupsData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfBigProductGroup())) };

function isListBigProductGroupsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['activityId']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']) === undefined || typeof x === 'string');
}

function isListBigProductGroupsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListBigProductGroupsInputQuery(x));
}

/** Checks the input of `listBigProductGroups`. */
export const listBigProductGroupsInput: Check<Ops['listBigProductGroups']['input']> = { operationId: 'listBigProductGroups', part: 'input', is: isListBigProductGroupsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "activityId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.optional(z.string()) }) })) };

function isGetBigActivityData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['activityId']), typeof x === 'string') &&
    ((x = v['activityName']), typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['description']) === undefined || typeof x === 'string') &&
    ((x = v['beginTime']), typeof x === 'string') &&
    ((x = v['endTime']), typeof x === 'string') &&
    ((x = v['minAmount']) === undefined || typeof x === 'number') &&
    ((x = v['groupCount']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['rules']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string'))) &&
    ((x = v['joinedAmount']) === undefined || typeof x === 'number');
}

/** Checks the data of `getBigActivity`. */
export const getBigActivityData: Check<Ops['getBigActivity']['data']> = { operationId: 'getBigActivity', part: 'data', is: isGetBigActivityData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "activityId": z.string(), "activityName": z.string(), "picUrl": z.optional(z.string()), "description": z.optional(z.string()), "beginTime": z.string(), "endTime": z.string(), "minAmount": z.optional(z.number()), "groupCount": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "status": z.string(), "statusName": z.string(), "rules": z.optional(z.array(z.string())), "joinedAmount": z.optional(z.number()) })) };

function isGetBigActivityInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['activityId']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']) === undefined || typeof x === 'string');
}

function isGetBigActivityInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetBigActivityInputQuery(x));
}

/** Checks the input of `getBigActivity`. */
export const getBigActivityInput: Check<Ops['getBigActivity']['input']> = { operationId: 'getBigActivity', part: 'input', is: isGetBigActivityInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "activityId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.optional(z.string()) }) })) };

function isGetAllStockDataStockListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['warehouseCode']), typeof x === 'string') &&
    ((x = v['warehouseName']) === undefined || typeof x === 'string') &&
    ((x = v['stock']), (typeof x === 'number' && Number.isInteger(x)));
}

function isGetAllStockData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['stock']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['stockList']), (Array.isArray(x) && every(x, isGetAllStockDataStockListItem)));
}

/** Checks the data of `getAllStock`. */
export const getAllStockData: Check<Ops['getAllStock']['data']> = { operationId: 'getAllStock', part: 'data', is: isGetAllStockData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "stock": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "stockList": z.array(z.looseObject({ "warehouseCode": z.string(), "warehouseName": z.optional(z.string()), "stock": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")) })) })) };

function isGetAllStockInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isGetAllStockInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetAllStockInputQuery(x));
}

/** Checks the input of `getAllStock`. */
export const getAllStockInput: Check<Ops['getAllStock']['input']> = { operationId: 'getAllStock', part: 'input', is: isGetAllStockInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetAtpStockDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['weekCode']), typeof x === 'string') &&
    ((x = v['weekName']), typeof x === 'string') &&
    ((x = v['beginDate']), typeof x === 'string') &&
    ((x = v['endDate']), typeof x === 'string') &&
    ((x = v['atpNumber']), (typeof x === 'number' && Number.isInteger(x) && x >= 0));
}

function isGetAtpStockData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isGetAtpStockDataItem));
}

/** Checks the data of `getAtpStock`. */
export const getAtpStockData: Check<Ops['getAtpStock']['data']> = { operationId: 'getAtpStock', part: 'data', is: isGetAtpStockData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "weekCode": z.string(), "weekName": z.string(), "beginDate": z.string(), "endDate": z.string(), "atpNumber": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")) }))) };

function isGetAtpStockInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isGetAtpStockInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetAtpStockInputQuery(x));
}

/** Checks the input of `getAtpStock`. */
export const getAtpStockInput: Check<Ops['getAtpStock']['input']> = { operationId: 'getAtpStock', part: 'input', is: isGetAtpStockInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `getReserveProductPrice`. */
export const getReserveProductPriceData: Check<Ops['getReserveProductPrice']['data']> = { operationId: 'getReserveProductPrice', part: 'data', is: isProductPrice, schema: /* @__PURE__ */ lazily(() => schemaOfProductPrice()) };

function isGetReserveProductPriceInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isGetReserveProductPriceInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetReserveProductPriceInputQuery(x));
}

/** Checks the input of `getReserveProductPrice`. */
export const getReserveProductPriceInput: Check<Ops['getReserveProductPrice']['input']> = { operationId: 'getReserveProductPrice', part: 'input', is: isGetReserveProductPriceInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };
