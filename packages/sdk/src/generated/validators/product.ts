// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isOrderLine, isProduct, isProductPackage, isProductPrice, isProductStock, isProductSuit, schemaOfOrderLine, schemaOfProduct, schemaOfProductPackage, schemaOfProductPrice, schemaOfProductStock, schemaOfProductSuit } from './components';

function isQueryProductsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isProduct)));
}

/** Checks the data of `queryProducts`. */
export const queryProductsData: Check<Ops['queryProducts']['data']> = { operationId: 'queryProducts', part: 'data', is: isQueryProductsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfProduct()) })) };

function isQueryProductsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 100)) &&
    ((x = v['productCode']) === undefined || typeof x === 'string') &&
    ((x = v['categoryCode']) === undefined || typeof x === 'string') &&
    ((x = v['attributeName']) === undefined || typeof x === 'string') &&
    ((x = v['attributeValue']) === undefined || typeof x === 'string') &&
    ((x = v['stockType']) === undefined || typeof x === 'string') &&
    ((x = v['isNewProduct']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1))) &&
    ((x = v['searchTab']) === undefined || (typeof x === 'string' && points(x) <= 20)) &&
    ((x = v['sort']) === undefined || (typeof x === 'string' && (x === "default" || x === "priceAsc" || x === "priceDesc" || x === "stockDesc")));
}

function isQueryProductsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryProductsInputBody(x));
}

/** Checks the input of `queryProducts`. */
export const queryProductsInput: Check<Ops['queryProducts']['input']> = { operationId: 'queryProducts', part: 'input', is: isQueryProductsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 100, "at most 100 characters"))), "productCode": z.optional(z.string()), "categoryCode": z.optional(z.string()), "attributeName": z.optional(z.string()), "attributeValue": z.optional(z.string()), "stockType": z.optional(z.string()), "isNewProduct": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1"))), "searchTab": z.optional(z.string().check(z.refine((v: string) => points(v) <= 20, "at most 20 characters"))), "sort": z.optional(z.string().check(z.refine((v: string) => (v === "default" || v === "priceAsc" || v === "priceDesc" || v === "stockDesc"), "one of \"default\", \"priceAsc\", \"priceDesc\", \"stockDesc\""))) }) })) };

function isListPricesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isProductPrice));
}

/** Checks the data of `listPrices`. */
export const listPricesData: Check<Ops['listPrices']['data']> = { operationId: 'listPrices', part: 'data', is: isListPricesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfProductPrice())) };

function isListPricesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCodeList']), (Array.isArray(x) && x.length >= 1 && x.length <= 100 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isListPricesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isListPricesInputBody(x));
}

/** Checks the input of `listPrices`. */
export const listPricesInput: Check<Ops['listPrices']['input']> = { operationId: 'listPrices', part: 'input', is: isListPricesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCodeList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 100, "at most 100 entries")) }) })) };

function isListDailySalesPricesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['date']), typeof x === 'string') &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['salesNumber']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

function isListDailySalesPricesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListDailySalesPricesDataItem));
}

/** Checks the data of `listDailySalesPrices`. */
export const listDailySalesPricesData: Check<Ops['listDailySalesPrices']['data']> = { operationId: 'listDailySalesPrices', part: 'data', is: isListDailySalesPricesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "date": z.string(), "price": z.number(), "salesNumber": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }))) };

function isListDailySalesPricesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['materialCode']), (typeof x === 'string' && x !== ''));
}

function isListDailySalesPricesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListDailySalesPricesInputQuery(x));
}

/** Checks the input of `listDailySalesPrices`. */
export const listDailySalesPricesInput: Check<Ops['listDailySalesPrices']['input']> = { operationId: 'listDailySalesPrices', part: 'input', is: isListDailySalesPricesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "materialCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListStockData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isProductStock));
}

/** Checks the data of `listStock`. */
export const listStockData: Check<Ops['listStock']['data']> = { operationId: 'listStock', part: 'data', is: isListStockData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfProductStock())) };

function isListStockInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCodeList']), (Array.isArray(x) && x.length >= 1 && x.length <= 100 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isListStockInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isListStockInputBody(x));
}

/** Checks the input of `listStock`. */
export const listStockInput: Check<Ops['listStock']['input']> = { operationId: 'listStock', part: 'input', is: isListStockInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCodeList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 100, "at most 100 entries")) }) })) };

function isQueryInventoryPageDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']), typeof x === 'string') &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['productGroupName']) === undefined || typeof x === 'string') &&
    ((x = v['stock']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['isStock']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['inTransit']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['weekPromise']) === undefined || typeof x === 'string');
}

function isQueryInventoryPageData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryInventoryPageDataRecordsItem)));
}

/** Checks the data of `queryInventoryPage`. */
export const queryInventoryPageData: Check<Ops['queryInventoryPage']['data']> = { operationId: 'queryInventoryPage', part: 'data', is: isQueryInventoryPageData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.string(), "productGroupCode": z.optional(z.string()), "productGroupName": z.optional(z.string()), "stock": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "isStock": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "inTransit": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "weekPromise": z.optional(z.string()) })) })) };

function isQueryInventoryPageInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['isStock']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1))) &&
    ((x = v['yuncangCode']) === undefined || typeof x === 'string');
}

function isQueryInventoryPageInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryInventoryPageInputBody(x));
}

/** Checks the input of `queryInventoryPage`. */
export const queryInventoryPageInput: Check<Ops['queryInventoryPage']['input']> = { operationId: 'queryInventoryPage', part: 'input', is: isQueryInventoryPageInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string()), "productGroupCode": z.optional(z.string()), "isStock": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1"))), "yuncangCode": z.optional(z.string()) }) })) };

function isCheckRemoteCloudWarehouseData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkRemoteCloudWarehouse`. */
export const checkRemoteCloudWarehouseData: Check<Ops['checkRemoteCloudWarehouse']['data']> = { operationId: 'checkRemoteCloudWarehouse', part: 'data', is: isCheckRemoteCloudWarehouseData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckRemoteCloudWarehouseInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isCheckRemoteCloudWarehouseInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCheckRemoteCloudWarehouseInputQuery(x));
}

/** Checks the input of `checkRemoteCloudWarehouse`. */
export const checkRemoteCloudWarehouseInput: Check<Ops['checkRemoteCloudWarehouse']['input']> = { operationId: 'checkRemoteCloudWarehouse', part: 'input', is: isCheckRemoteCloudWarehouseInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListProductGroupsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productGroupCode']), typeof x === 'string') &&
    ((x = v['productGroupName']), typeof x === 'string');
}

function isListProductGroupsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListProductGroupsDataItem));
}

/** Checks the data of `listProductGroups`. */
export const listProductGroupsData: Check<Ops['listProductGroups']['data']> = { operationId: 'listProductGroups', part: 'data', is: isListProductGroupsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productGroupCode": z.string(), "productGroupName": z.string() }))) };

function isListProductGroupsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListProductGroupsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListProductGroupsInputQuery(x));
}

/** Checks the input of `listProductGroups`. */
export const listProductGroupsInput: Check<Ops['listProductGroups']['input']> = { operationId: 'listProductGroups', part: 'input', is: isListProductGroupsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListSamplesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']), typeof x === 'string') &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['samplePrice']), typeof x === 'number') &&
    ((x = v['versionCode']) === undefined || typeof x === 'string') &&
    ((x = v['usableQty']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['realQty']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string');
}

function isListSamplesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isListSamplesDataRecordsItem)));
}

/** Checks the data of `listSamples`. */
export const listSamplesData: Check<Ops['listSamples']['data']> = { operationId: 'listSamples', part: 'data', is: isListSamplesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.string(), "productGroupCode": z.optional(z.string()), "price": z.optional(z.number()), "samplePrice": z.number(), "versionCode": z.optional(z.string()), "usableQty": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "realQty": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "endDate": z.optional(z.string()), "picUrl": z.optional(z.string()) })) })) };

function isListSamplesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListSamplesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListSamplesInputQuery(x));
}

/** Checks the input of `listSamples`. */
export const listSamplesInput: Check<Ops['listSamples']['input']> = { operationId: 'listSamples', part: 'input', is: isListSamplesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string()), "productGroupCode": z.optional(z.string()), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

function isListPackagesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isProductPackage)));
}

/** Checks the data of `listPackages`. */
export const listPackagesData: Check<Ops['listPackages']['data']> = { operationId: 'listPackages', part: 'data', is: isListPackagesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfProductPackage()) })) };

function isListPackagesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['categoryCode']) === undefined || typeof x === 'string') &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListPackagesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListPackagesInputQuery(x));
}

/** Checks the input of `listPackages`. */
export const listPackagesInput: Check<Ops['listPackages']['input']> = { operationId: 'listPackages', part: 'input', is: isListPackagesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "categoryCode": z.optional(z.string()), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

function isListSuitCategoriesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['categoryCode']), typeof x === 'string') &&
    ((x = v['categoryName']), typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['suitCount']), (typeof x === 'number' && Number.isInteger(x) && x >= 0));
}

function isListSuitCategoriesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListSuitCategoriesDataItem));
}

/** Checks the data of `listSuitCategories`. */
export const listSuitCategoriesData: Check<Ops['listSuitCategories']['data']> = { operationId: 'listSuitCategories', part: 'data', is: isListSuitCategoriesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "categoryCode": z.string(), "categoryName": z.string(), "picUrl": z.optional(z.string()), "suitCount": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")) }))) };

function isListSuitCategoriesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListSuitCategoriesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListSuitCategoriesInputQuery(x));
}

/** Checks the input of `listSuitCategories`. */
export const listSuitCategoriesInput: Check<Ops['listSuitCategories']['input']> = { operationId: 'listSuitCategories', part: 'input', is: isListSuitCategoriesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetSuitData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['planId']), typeof x === 'string') &&
    ((x = v['planName']), typeof x === 'string') &&
    ((x = v['categoryCode']), typeof x === 'string') &&
    ((x = v['categoryName']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['description']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['productCount']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isOrderLine))) &&
    ((x = v['sceneImages']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

/** Checks the data of `getSuit`. */
export const getSuitData: Check<Ops['getSuit']['data']> = { operationId: 'getSuit', part: 'data', is: isGetSuitData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "planId": z.string(), "planName": z.string(), "categoryCode": z.string(), "categoryName": z.optional(z.string()), "picUrl": z.optional(z.string()), "description": z.optional(z.string()), "amount": z.number(), "productCount": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "lineList": z.array(schemaOfOrderLine()), "sceneImages": z.optional(z.array(z.string())) })) };

function isGetSuitInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['planId']), (typeof x === 'string' && x !== ''));
}

function isGetSuitInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isGetSuitInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetSuitInputPath(x)) &&
    ((x = v['query']), isGetSuitInputQuery(x));
}

/** Checks the input of `getSuit`. */
export const getSuitInput: Check<Ops['getSuit']['input']> = { operationId: 'getSuit', part: 'input', is: isGetSuitInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "planId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }), "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListSuitsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isProductSuit)));
}

/** Checks the data of `listSuits`. */
export const listSuitsData: Check<Ops['listSuits']['data']> = { operationId: 'listSuits', part: 'data', is: isListSuitsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfProductSuit()) })) };

function isListSuitsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['categoryCode']) === undefined || typeof x === 'string') &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListSuitsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListSuitsInputQuery(x));
}

/** Checks the input of `listSuits`. */
export const listSuitsInput: Check<Ops['listSuits']['input']> = { operationId: 'listSuits', part: 'input', is: isListSuitsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "categoryCode": z.optional(z.string()), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };
