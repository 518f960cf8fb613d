// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isAddToCart, isCartEntry, isEasyManageGoods, isEasyManageGoodsRecord, isProductStock, isSpecialPrice, schemaOfAddToCart, schemaOfCartEntry, schemaOfEasyManageGoods, schemaOfEasyManageGoodsRecord, schemaOfProductStock, schemaOfSpecialPrice } from './components';

function isListCartData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isCartEntry));
}

/** Checks the data of `listCart`. */
export const listCartData: Check<Ops['listCart']['data']> = { operationId: 'listCart', part: 'data', is: isListCartData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfCartEntry())) };

function isListCartInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCodeSub']), (typeof x === 'string' && x !== ''));
}

function isListCartInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['industryCode']) === undefined || typeof x === 'string') &&
    ((x = v['yunCang']) === undefined || (typeof x === 'string' && (x === "YC" || x === "YD"))) &&
    ((x = v['yuncangCode']) === undefined || typeof x === 'string') &&
    ((x = v['sysType']) === undefined || typeof x === 'string') &&
    ((x = v['areaCode']) === undefined || typeof x === 'string') &&
    ((x = v['deliverWay']) === undefined || (typeof x === 'string' && (x === "2" || x === "3"))) &&
    ((x = v['deliverFlag']) === undefined || typeof x === 'string');
}

function isListCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isListCartInputPath(x)) &&
    ((x = v['query']) === undefined || isListCartInputQuery(x));
}

/** Checks the input of `listCart`. */
export const listCartInput: Check<Ops['listCart']['input']> = { operationId: 'listCart', part: 'input', is: isListCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCodeSub": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }), "query": z.optional(z.looseObject({ "industryCode": z.optional(z.string()), "yunCang": z.optional(z.string().check(z.refine((v: string) => (v === "YC" || v === "YD"), "one of \"YC\", \"YD\""))), "yuncangCode": z.optional(z.string()), "sysType": z.optional(z.string()), "areaCode": z.optional(z.string()), "deliverWay": z.optional(z.string().check(z.refine((v: string) => (v === "2" || v === "3"), "one of \"2\", \"3\""))), "deliverFlag": z.optional(z.string()) })) })) };

function isListCachedCartData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isCartEntry));
}

/** Checks the data of `listCachedCart`. */
export const listCachedCartData: Check<Ops['listCachedCart']['data']> = { operationId: 'listCachedCart', part: 'data', is: isListCachedCartData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfCartEntry())) };

function isListCachedCartInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListCachedCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isListCachedCartInputPath(x));
}

/** Checks the input of `listCachedCart`. */
export const listCachedCartInput: Check<Ops['listCachedCart']['input']> = { operationId: 'listCachedCart', part: 'input', is: isListCachedCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListSpecialPricesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isSpecialPrice));
}

/** Checks the data of `listSpecialPrices`. */
export const listSpecialPricesData: Check<Ops['listSpecialPrices']['data']> = { operationId: 'listSpecialPrices', part: 'data', is: isListSpecialPricesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfSpecialPrice())) };

function isListSpecialPricesInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['account']), (typeof x === 'string' && x !== ''));
}

function isListSpecialPricesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isListSpecialPricesInputPath(x));
}

/** Checks the input of `listSpecialPrices`. */
export const listSpecialPricesInput: Check<Ops['listSpecialPrices']['input']> = { operationId: 'listSpecialPrices', part: 'input', is: isListSpecialPricesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "account": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isAddListToCartInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['cartList']), (Array.isArray(x) && x.length >= 1 && x.length <= 20 && every(x, isAddToCart)));
}

function isAddListToCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAddListToCartInputBody(x));
}

/** Checks the input of `addListToCart`. */
export const addListToCartInput: Check<Ops['addListToCart']['input']> = { operationId: 'addListToCart', part: 'input', is: isAddListToCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "cartList": z.array(schemaOfAddToCart()).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 20, "at most 20 entries")) }) })) };

function isAddToCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAddToCart(x));
}

/** Checks the input of `addToCart`. */
export const addToCartInput: Check<Ops['addToCart']['input']> = { operationId: 'addToCart', part: 'input', is: isAddToCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfAddToCart() })) };

function isUpdateCartNumberInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productId']) === undefined || typeof x === 'string') &&
    ((x = v['composeId']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['activityType']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 1 || x === 2 || x === 3))) &&
    ((x = v['activityId']) === undefined || typeof x === 'string');
}

function isUpdateCartNumberInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateCartNumberInputBody(x));
}

/** Checks the input of `updateCartNumber`. */
export const updateCartNumberInput: Check<Ops['updateCartNumber']['input']> = { operationId: 'updateCartNumber', part: 'input', is: isUpdateCartNumberInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "productId": z.optional(z.string()), "composeId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "activityType": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 1 || v === 2 || v === 3), "one of 1, 2, 3"))), "activityId": z.optional(z.string()) }) })) };

function isDeleteCartEntriesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['idList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isDeleteCartEntriesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isDeleteCartEntriesInputBody(x));
}

/** Checks the input of `deleteCartEntries`. */
export const deleteCartEntriesInput: Check<Ops['deleteCartEntries']['input']> = { operationId: 'deleteCartEntries', part: 'input', is: isDeleteCartEntriesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "idList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isGetCartCountData(v: unknown): boolean {
  return (typeof v === 'number' && Number.isInteger(v) && v >= 0);
}

/** Checks the data of `getCartCount`. */
export const getCartCountData: Check<Ops['getCartCount']['data']> = { operationId: 'getCartCount', part: 'data', is: isGetCartCountData, schema: /* @__PURE__ */ lazily(() => z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"))) };

function isGetCartCountInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isGetCartCountInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetCartCountInputPath(x));
}

/** Checks the input of `getCartCount`. */
export const getCartCountInput: Check<Ops['getCartCount']['input']> = { operationId: 'getCartCount', part: 'input', is: isGetCartCountInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListCartIndustriesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['industryCode']), typeof x === 'string') &&
    ((x = v['industryName']), typeof x === 'string');
}

function isListCartIndustriesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListCartIndustriesDataItem));
}

/** Checks the data of `listCartIndustries`. */
export const listCartIndustriesData: Check<Ops['listCartIndustries']['data']> = { operationId: 'listCartIndustries', part: 'data', is: isListCartIndustriesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "industryCode": z.string(), "industryName": z.string() }))) };

function isGetCartAgreementStatusData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['agreementName']) === undefined || typeof x === 'string');
}

/** Checks the data of `getCartAgreementStatus`. */
export const getCartAgreementStatusData: Check<Ops['getCartAgreementStatus']['data']> = { operationId: 'getCartAgreementStatus', part: 'data', is: isGetCartAgreementStatusData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "status": z.string(), "statusName": z.string(), "agreementName": z.optional(z.string()) })) };

function isGetCartAgreementStatusInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isGetCartAgreementStatusInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetCartAgreementStatusInputPath(x));
}

/** Checks the input of `getCartAgreementStatus`. */
export const getCartAgreementStatusInput: Check<Ops['getCartAgreementStatus']['input']> = { operationId: 'getCartAgreementStatus', part: 'input', is: isGetCartAgreementStatusInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isRefreshCartStockData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isProductStock));
}

/** Checks the data of `refreshCartStock`. */
export const refreshCartStockData: Check<Ops['refreshCartStock']['data']> = { operationId: 'refreshCartStock', part: 'data', is: isRefreshCartStockData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfProductStock())) };

function isRefreshCartStockInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCodeList']), (Array.isArray(x) && x.length >= 1 && x.length <= 100 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isRefreshCartStockInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRefreshCartStockInputBody(x));
}

/** Checks the input of `refreshCartStock`. */
export const refreshCartStockInput: Check<Ops['refreshCartStock']['input']> = { operationId: 'refreshCartStock', part: 'input', is: isRefreshCartStockInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCodeList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 100, "at most 100 entries")) }) })) };

function isGetCloudWarehouseAuthorityDataYuncangListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['yuncangCode']), typeof x === 'string') &&
    ((x = v['yuncangName']), typeof x === 'string') &&
    ((x = v['yuncangType']), typeof x === 'string');
}

function isGetCloudWarehouseAuthorityData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['authority']), typeof x === 'boolean') &&
    ((x = v['yuncangList']), (Array.isArray(x) && every(x, isGetCloudWarehouseAuthorityDataYuncangListItem)));
}

/** Checks the data of `getCloudWarehouseAuthority`. */
export const getCloudWarehouseAuthorityData: Check<Ops['getCloudWarehouseAuthority']['data']> = { operationId: 'getCloudWarehouseAuthority', part: 'data', is: isGetCloudWarehouseAuthorityData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "authority": z.boolean(), "yuncangList": z.array(z.looseObject({ "yuncangCode": z.string(), "yuncangName": z.string(), "yuncangType": z.string() })) })) };

function isListCloudWarehouseProductsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['stock']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['yuncangType']), typeof x === 'string') &&
    ((x = v['yuncangCode']), typeof x === 'string');
}

function isListCloudWarehouseProductsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListCloudWarehouseProductsDataItem));
}

/** Checks the data of `listCloudWarehouseProducts`. */
export const listCloudWarehouseProductsData: Check<Ops['listCloudWarehouseProducts']['data']> = { operationId: 'listCloudWarehouseProducts', part: 'data', is: isListCloudWarehouseProductsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "price": z.optional(z.number()), "stock": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "yuncangType": z.string(), "yuncangCode": z.string() }))) };

function isListCloudWarehouseProductsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['sysType']), (typeof x === 'string' && x !== ''));
}

function isListCloudWarehouseProductsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListCloudWarehouseProductsInputQuery(x));
}

/** Checks the input of `listCloudWarehouseProducts`. */
export const listCloudWarehouseProductsInput: Check<Ops['listCloudWarehouseProducts']['input']> = { operationId: 'listCloudWarehouseProducts', part: 'input', is: isListCloudWarehouseProductsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "sysType": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetEsCustomerPermissionData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `getEsCustomerPermission`. */
export const getEsCustomerPermissionData: Check<Ops['getEsCustomerPermission']['data']> = { operationId: 'getEsCustomerPermission', part: 'data', is: isGetEsCustomerPermissionData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isGetEsCustomerPermissionInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetEsCustomerPermissionInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGetEsCustomerPermissionInputBody(x));
}

/** Checks the input of `getEsCustomerPermission`. */
export const getEsCustomerPermissionInput: Check<Ops['getEsCustomerPermission']['input']> = { operationId: 'getEsCustomerPermission', part: 'input', is: isGetEsCustomerPermissionInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListEasyManageGoodsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isEasyManageGoods)));
}

/** Checks the data of `listEasyManageGoods`. */
export const listEasyManageGoodsData: Check<Ops['listEasyManageGoods']['data']> = { operationId: 'listEasyManageGoods', part: 'data', is: isListEasyManageGoodsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfEasyManageGoods()) })) };

function isListEasyManageGoodsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['category']) === undefined || typeof x === 'string') &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListEasyManageGoodsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListEasyManageGoodsInputQuery(x));
}

/** Checks the input of `listEasyManageGoods`. */
export const listEasyManageGoodsInput: Check<Ops['listEasyManageGoods']['input']> = { operationId: 'listEasyManageGoods', part: 'input', is: isListEasyManageGoodsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "category": z.optional(z.string()), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

function isListEasyManageGoodsRecordsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isEasyManageGoodsRecord)));
}

/** Checks the data of `listEasyManageGoodsRecords`. */
export const listEasyManageGoodsRecordsData: Check<Ops['listEasyManageGoodsRecords']['data']> = { operationId: 'listEasyManageGoodsRecords', part: 'data', is: isListEasyManageGoodsRecordsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfEasyManageGoodsRecord()) })) };

function isListEasyManageGoodsRecordsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListEasyManageGoodsRecordsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListEasyManageGoodsRecordsInputQuery(x));
}

/** Checks the input of `listEasyManageGoodsRecords`. */
export const listEasyManageGoodsRecordsInput: Check<Ops['listEasyManageGoodsRecords']['input']> = { operationId: 'listEasyManageGoodsRecords', part: 'input', is: isListEasyManageGoodsRecordsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };
