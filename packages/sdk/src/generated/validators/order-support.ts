// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isAddressCollectRemark, isDiscountPrototype, schemaOfAddressCollectRemark, schemaOfDiscountPrototype } from './components';

function isListAddressCollectRemarksData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isAddressCollectRemark));
}

/** Checks the data of `listAddressCollectRemarks`. */
export const listAddressCollectRemarksData: Check<Ops['listAddressCollectRemarks']['data']> = { operationId: 'listAddressCollectRemarks', part: 'data', is: isListAddressCollectRemarksData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfAddressCollectRemark())) };

function isListAddressCollectRemarksInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isListAddressCollectRemarksInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListAddressCollectRemarksInputQuery(x));
}

/** Checks the input of `listAddressCollectRemarks`. */
export const listAddressCollectRemarksInput: Check<Ops['listAddressCollectRemarks']['input']> = { operationId: 'listAddressCollectRemarks', part: 'input', is: isListAddressCollectRemarksInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };

function isSaveAddressCollectRemarkInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['remark']), (typeof x === 'string' && x !== '' && points(x) <= 200)) &&
    ((x = v['contactName']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['contactPhone']) === undefined || (typeof x === 'string' && points(x) <= 20));
}

function isSaveAddressCollectRemarkInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveAddressCollectRemarkInputBody(x));
}

/** Checks the input of `saveAddressCollectRemark`. */
export const saveAddressCollectRemarkInput: Check<Ops['saveAddressCollectRemark']['input']> = { operationId: 'saveAddressCollectRemark', part: 'input', is: isSaveAddressCollectRemarkInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.optional(z.string()), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "remark": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 200, "at most 200 characters")), "contactName": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "contactPhone": z.optional(z.string().check(z.refine((v: string) => points(v) <= 20, "at most 20 characters"))) }) })) };

function isListDiscountPrototypesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isDiscountPrototype)));
}

/** Checks the data of `listDiscountPrototypes`. */
export const listDiscountPrototypesData: Check<Ops['listDiscountPrototypes']['data']> = { operationId: 'listDiscountPrototypes', part: 'data', is: isListDiscountPrototypesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfDiscountPrototype()) })) };

function isListDiscountPrototypesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListDiscountPrototypesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListDiscountPrototypesInputQuery(x));
}

/** Checks the input of `listDiscountPrototypes`. */
export const listDiscountPrototypesInput: Check<Ops['listDiscountPrototypes']['input']> = { operationId: 'listDiscountPrototypes', part: 'input', is: isListDiscountPrototypesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "status": z.optional(z.string()), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

function isShelveDiscountPrototypesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['idList']), (Array.isArray(x) && x.length >= 1 && x.length <= 100 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isShelveDiscountPrototypesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isShelveDiscountPrototypesInputBody(x));
}

/** Checks the input of `shelveDiscountPrototypes`. */
export const shelveDiscountPrototypesInput: Check<Ops['shelveDiscountPrototypes']['input']> = { operationId: 'shelveDiscountPrototypes', part: 'input', is: isShelveDiscountPrototypesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "idList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 100, "at most 100 entries")) }) })) };

function isUnshelveDiscountPrototypesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['idList']), (Array.isArray(x) && x.length >= 1 && x.length <= 100 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isUnshelveDiscountPrototypesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUnshelveDiscountPrototypesInputBody(x));
}

/** Checks the input of `unshelveDiscountPrototypes`. */
export const unshelveDiscountPrototypesInput: Check<Ops['unshelveDiscountPrototypes']['input']> = { operationId: 'unshelveDiscountPrototypes', part: 'input', is: isUnshelveDiscountPrototypesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "idList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 100, "at most 100 entries")) }) })) };

function isRunOrderBspRoutineInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['routineCode']) === undefined || typeof x === 'string');
}

function isRunOrderBspRoutineInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRunOrderBspRoutineInputBody(x));
}

/** Checks the input of `runOrderBspRoutine`. */
export const runOrderBspRoutineInput: Check<Ops['runOrderBspRoutine']['input']> = { operationId: 'runOrderBspRoutine', part: 'input', is: isRunOrderBspRoutineInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "routineCode": z.optional(z.string()) }) })) };

function isQueryFleeingGoodsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['findPlace']) === undefined || typeof x === 'string') &&
    ((x = v['findDate']) === undefined || typeof x === 'string') &&
    ((x = v['penaltyAmount']) === undefined || typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryFleeingGoodsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryFleeingGoodsDataRecordsItem)));
}

/** Checks the data of `queryFleeingGoods`. */
export const queryFleeingGoodsData: Check<Ops['queryFleeingGoods']['data']> = { operationId: 'queryFleeingGoods', part: 'data', is: isQueryFleeingGoodsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "id": z.string(), "orderNo": z.optional(z.string()), "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "findPlace": z.optional(z.string()), "findDate": z.optional(z.string()), "penaltyAmount": z.optional(z.number()), "status": z.string(), "statusName": z.string() })) })) };

function isQueryFleeingGoodsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['type']), (typeof x === 'string' && (x === "FLEEING" || x === "TO_BUY"))) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryFleeingGoodsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryFleeingGoodsInputBody(x));
}

/** Checks the input of `queryFleeingGoods`. */
export const queryFleeingGoodsInput: Check<Ops['queryFleeingGoods']['input']> = { operationId: 'queryFleeingGoods', part: 'input', is: isQueryFleeingGoodsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "type": z.string().check(z.refine((v: string) => (v === "FLEEING" || v === "TO_BUY"), "one of \"FLEEING\", \"TO_BUY\"")), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryPrototypeSamplesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['sampleNo']), typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['isFree']) === undefined || typeof x === 'boolean') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['samplePrice']) === undefined || typeof x === 'number') &&
    ((x = v['versionCode']) === undefined || typeof x === 'string') &&
    ((x = v['shopName']) === undefined || typeof x === 'string') &&
    ((x = v['applyDate']) === undefined || typeof x === 'string') &&
    ((x = v['sampleDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['refuseReason']) === undefined || typeof x === 'string');
}

function isQueryPrototypeSamplesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryPrototypeSamplesDataRecordsItem)));
}

/** Checks the data of `queryPrototypeSamples`. */
export const queryPrototypeSamplesData: Check<Ops['queryPrototypeSamples']['data']> = { operationId: 'queryPrototypeSamples', part: 'data', is: isQueryPrototypeSamplesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "sampleNo": z.string(), "orderNo": z.optional(z.string()), "orderTypeNo": z.optional(z.string()), "isFree": z.optional(z.boolean()), "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "samplePrice": z.optional(z.number()), "versionCode": z.optional(z.string()), "shopName": z.optional(z.string()), "applyDate": z.optional(z.string()), "sampleDate": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "refuseReason": z.optional(z.string()) })) })) };

function isQueryPrototypeSamplesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryPrototypeSamplesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryPrototypeSamplesInputBody(x));
}

/** Checks the input of `queryPrototypeSamples`. */
export const queryPrototypeSamplesInput: Check<Ops['queryPrototypeSamples']['input']> = { operationId: 'queryPrototypeSamples', part: 'input', is: isQueryPrototypeSamplesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };
