// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isBatchOrderHead, isBatchOrderLine, isOrderPayer, isSpecialPrice, schemaOfBatchOrderHead, schemaOfBatchOrderLine, schemaOfOrderPayer, schemaOfSpecialPrice } from './components';

function isQueryBatchOrderHeadsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isBatchOrderHead)));
}

/** Checks the data of `queryBatchOrderHeads`. */
export const queryBatchOrderHeadsData: Check<Ops['queryBatchOrderHeads']['data']> = { operationId: 'queryBatchOrderHeads', part: 'data', is: isQueryBatchOrderHeadsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfBatchOrderHead()) })) };

function isQueryBatchOrderHeadsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['batchNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryBatchOrderHeadsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryBatchOrderHeadsInputBody(x));
}

/** Checks the input of `queryBatchOrderHeads`. */
export const queryBatchOrderHeadsInput: Check<Ops['queryBatchOrderHeads']['input']> = { operationId: 'queryBatchOrderHeads', part: 'input', is: isQueryBatchOrderHeadsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "batchNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryBatchOrderLinesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isBatchOrderLine)));
}

/** Checks the data of `queryBatchOrderLines`. */
export const queryBatchOrderLinesData: Check<Ops['queryBatchOrderLines']['data']> = { operationId: 'queryBatchOrderLines', part: 'data', is: isQueryBatchOrderLinesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfBatchOrderLine()) })) };

function isQueryBatchOrderLinesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['batchNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['isOnlyError']) === undefined || typeof x === 'boolean');
}

function isQueryBatchOrderLinesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryBatchOrderLinesInputBody(x));
}

/** Checks the input of `queryBatchOrderLines`. */
export const queryBatchOrderLinesInput: Check<Ops['queryBatchOrderLines']['input']> = { operationId: 'queryBatchOrderLines', part: 'input', is: isQueryBatchOrderLinesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "batchNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "isOnlyError": z.optional(z.boolean()) }) })) };

function isQueryBatchSpecialPricesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isSpecialPrice));
}

/** Checks the data of `queryBatchSpecialPrices`. */
export const queryBatchSpecialPricesData: Check<Ops['queryBatchSpecialPrices']['data']> = { operationId: 'queryBatchSpecialPrices', part: 'data', is: isQueryBatchSpecialPricesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfSpecialPrice())) };

function isQueryBatchSpecialPricesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCodes']), (Array.isArray(x) && x.length >= 1 && x.length <= 200 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isQueryBatchSpecialPricesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryBatchSpecialPricesInputBody(x));
}

/** Checks the input of `queryBatchSpecialPrices`. */
export const queryBatchSpecialPricesInput: Check<Ops['queryBatchSpecialPrices']['input']> = { operationId: 'queryBatchSpecialPrices', part: 'input', is: isQueryBatchSpecialPricesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCodes": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 200, "at most 200 entries")) }) })) };

function isQueryBatchKuanxianStatusDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['kuanXian']), typeof x === 'number') &&
    ((x = v['isCheckKuanXian']), (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1)));
}

function isQueryBatchKuanxianStatusData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isQueryBatchKuanxianStatusDataItem));
}

/** Checks the data of `queryBatchKuanxianStatus`. */
export const queryBatchKuanxianStatusData: Check<Ops['queryBatchKuanxianStatus']['data']> = { operationId: 'queryBatchKuanxianStatus', part: 'data', is: isQueryBatchKuanxianStatusData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productCode": z.string(), "kuanXian": z.number(), "isCheckKuanXian": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1")) }))) };

function isQueryBatchKuanxianStatusInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCodes']), (Array.isArray(x) && x.length >= 1 && x.length <= 200 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isQueryBatchKuanxianStatusInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryBatchKuanxianStatusInputBody(x));
}

/** Checks the input of `queryBatchKuanxianStatus`. */
export const queryBatchKuanxianStatusInput: Check<Ops['queryBatchKuanxianStatus']['input']> = { operationId: 'queryBatchKuanxianStatus', part: 'input', is: isQueryBatchKuanxianStatusInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCodes": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 200, "at most 200 entries")) }) })) };

function isQueryBatchFarWeekStatusDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['weekPromise']), typeof x === 'string') &&
    ((x = v['farWeek']), typeof x === 'string') &&
    ((x = v['farWeekDate']) === undefined || typeof x === 'string') &&
    ((x = v['maxNumber']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

function isQueryBatchFarWeekStatusData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isQueryBatchFarWeekStatusDataItem));
}

/** Checks the data of `queryBatchFarWeekStatus`. */
export const queryBatchFarWeekStatusData: Check<Ops['queryBatchFarWeekStatus']['data']> = { operationId: 'queryBatchFarWeekStatus', part: 'data', is: isQueryBatchFarWeekStatusData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productCode": z.string(), "weekPromise": z.string(), "farWeek": z.string(), "farWeekDate": z.optional(z.string()), "maxNumber": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }))) };

function isQueryBatchFarWeekStatusInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCodes']), (Array.isArray(x) && x.length >= 1 && x.length <= 200 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isQueryBatchFarWeekStatusInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryBatchFarWeekStatusInputBody(x));
}

/** Checks the input of `queryBatchFarWeekStatus`. */
export const queryBatchFarWeekStatusInput: Check<Ops['queryBatchFarWeekStatus']['input']> = { operationId: 'queryBatchFarWeekStatus', part: 'input', is: isQueryBatchFarWeekStatusInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCodes": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 200, "at most 200 entries")) }) })) };

function isQueryBatchPayersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isOrderPayer));
}

/** Checks the data of `queryBatchPayers`. */
export const queryBatchPayersData: Check<Ops['queryBatchPayers']['data']> = { operationId: 'queryBatchPayers', part: 'data', is: isQueryBatchPayersData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfOrderPayer())) };

function isQueryBatchPayersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['batchNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isQueryBatchPayersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryBatchPayersInputBody(x));
}

/** Checks the input of `queryBatchPayers`. */
export const queryBatchPayersInput: Check<Ops['queryBatchPayers']['input']> = { operationId: 'queryBatchPayers', part: 'input', is: isQueryBatchPayersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "batchNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };

/** Checks the data of `updateBatchProduct`. */
export const updateBatchProductData: Check<Ops['updateBatchProduct']['data']> = { operationId: 'updateBatchProduct', part: 'data', is: isBatchOrderLine, schema: /* @__PURE__ */ lazily(() => schemaOfBatchOrderLine()) };

function isUpdateBatchProductInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['batchNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['lineNo']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 999999)) &&
    ((x = v['priceType']) === undefined || (typeof x === 'string' && (x === "PT" || x === "TJ" || x === "GC" || x === "YJCY"))) &&
    ((x = v['versionCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['isCheckKuanXian']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1))) &&
    ((x = v['isCheckFarWeek']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1))) &&
    ((x = v['farWeekDate']) === undefined || typeof x === 'string');
}

function isUpdateBatchProductInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateBatchProductInputBody(x));
}

/** Checks the input of `updateBatchProduct`. */
export const updateBatchProductInput: Check<Ops['updateBatchProduct']['input']> = { operationId: 'updateBatchProduct', part: 'input', is: isUpdateBatchProductInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "batchNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "lineNo": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"), z.refine((v: number) => v <= 999999, "at most 999999")), "priceType": z.optional(z.string().check(z.refine((v: string) => (v === "PT" || v === "TJ" || v === "GC" || v === "YJCY"), "one of \"PT\", \"TJ\", \"GC\", \"YJCY\""))), "versionCode": z.optional(z.string()), "sendtoCode": z.optional(z.string()), "payerCode": z.optional(z.string()), "isCheckKuanXian": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1"))), "isCheckFarWeek": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1"))), "farWeekDate": z.optional(z.string()) }) })) };

function isCheckBatchOrderDataErrorListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['lineNo']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['productCode']) === undefined || typeof x === 'string') &&
    ((x = v['field']), typeof x === 'string') &&
    ((x = v['msg']), typeof x === 'string');
}

function isCheckBatchOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['batchNo']), typeof x === 'string') &&
    ((x = v['isPassed']), typeof x === 'boolean') &&
    ((x = v['lineCount']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['errorCount']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['amount']) === undefined || typeof x === 'number') &&
    ((x = v['errorList']), (Array.isArray(x) && every(x, isCheckBatchOrderDataErrorListItem)));
}

/** Checks the data of `checkBatchOrder`. */
export const checkBatchOrderData: Check<Ops['checkBatchOrder']['data']> = { operationId: 'checkBatchOrder', part: 'data', is: isCheckBatchOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "batchNo": z.string(), "isPassed": z.boolean(), "lineCount": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "errorCount": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "amount": z.optional(z.number()), "errorList": z.array(z.looseObject({ "lineNo": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "productCode": z.optional(z.string()), "field": z.string(), "msg": z.string() })) })) };

function isCheckBatchOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['batchNo']), (typeof x === 'string' && x !== ''));
}

function isCheckBatchOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCheckBatchOrderInputBody(x));
}

/** Checks the input of `checkBatchOrder`. */
export const checkBatchOrderInput: Check<Ops['checkBatchOrder']['input']> = { operationId: 'checkBatchOrder', part: 'input', is: isCheckBatchOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "batchNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `importBatchOrder`. */
export const importBatchOrderData: Check<Ops['importBatchOrder']['data']> = { operationId: 'importBatchOrder', part: 'data', is: isBatchOrderHead, schema: /* @__PURE__ */ lazily(() => schemaOfBatchOrderHead()) };

function isImportBatchOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['file']), x instanceof Blob) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['source']) === undefined || (typeof x === 'string' && (x === "ALL" || x === "STORE")));
}

function isImportBatchOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isImportBatchOrderInputBody(x));
}

/** Checks the input of `importBatchOrder`. */
export const importBatchOrderInput: Check<Ops['importBatchOrder']['input']> = { operationId: 'importBatchOrder', part: 'input', is: isImportBatchOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "file": z.instanceof(Blob), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "source": z.optional(z.string().check(z.refine((v: string) => (v === "ALL" || v === "STORE"), "one of \"ALL\", \"STORE\""))) }) })) };

function isSubmitBatchOrderDataOrderListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number');
}

function isSubmitBatchOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['batchNo']), typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['orderList']), (Array.isArray(x) && every(x, isSubmitBatchOrderDataOrderListItem)));
}

/** Checks the data of `submitBatchOrder`. */
export const submitBatchOrderData: Check<Ops['submitBatchOrder']['data']> = { operationId: 'submitBatchOrder', part: 'data', is: isSubmitBatchOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "batchNo": z.string(), "amount": z.number(), "orderList": z.array(z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.optional(z.string()), "sendtoCode": z.optional(z.string()), "payerCode": z.optional(z.string()), "amount": z.number() })) })) };

function isSubmitBatchOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['batchNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['whetherOrNotAppOrder']) === undefined || (typeof x === 'string' && (x === "PC" || x === "H_WORK")));
}

function isSubmitBatchOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitBatchOrderInputBody(x));
}

/** Checks the input of `submitBatchOrder`. */
export const submitBatchOrderInput: Check<Ops['submitBatchOrder']['input']> = { operationId: 'submitBatchOrder', part: 'input', is: isSubmitBatchOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "batchNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountCode": z.optional(z.string()), "whetherOrNotAppOrder": z.optional(z.string().check(z.refine((v: string) => (v === "PC" || v === "H_WORK"), "one of \"PC\", \"H_WORK\""))) }) })) };
