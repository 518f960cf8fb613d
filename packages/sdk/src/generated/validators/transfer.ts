// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isGoodsPrice, isVehicleCart, isVehicleGoods, schemaOfGoodsPrice, schemaOfVehicleCart, schemaOfVehicleGoods } from './components';

function isListTransferCartData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isVehicleCart));
}

/** Checks the data of `listTransferCart`. */
export const listTransferCartData: Check<Ops['listTransferCart']['data']> = { operationId: 'listTransferCart', part: 'data', is: isListTransferCartData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfVehicleCart())) };

function isListTransferCartInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isListTransferCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListTransferCartInputQuery(x));
}

/** Checks the input of `listTransferCart`. */
export const listTransferCartInput: Check<Ops['listTransferCart']['input']> = { operationId: 'listTransferCart', part: 'input', is: isListTransferCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };

function isGetTransferGoodsPriceData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isGoodsPrice));
}

/** Checks the data of `getTransferGoodsPrice`. */
export const getTransferGoodsPriceData: Check<Ops['getTransferGoodsPrice']['data']> = { operationId: 'getTransferGoodsPrice', part: 'data', is: isGetTransferGoodsPriceData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfGoodsPrice())) };

function isGetTransferGoodsPriceInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCodeList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isGetTransferGoodsPriceInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGetTransferGoodsPriceInputBody(x));
}

/** Checks the input of `getTransferGoodsPrice`. */
export const getTransferGoodsPriceInput: Check<Ops['getTransferGoodsPrice']['input']> = { operationId: 'getTransferGoodsPrice', part: 'input', is: isGetTransferGoodsPriceInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCodeList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isDeleteTransferProductInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['GBIDList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isDeleteTransferProductInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isDeleteTransferProductInputBody(x));
}

/** Checks the input of `deleteTransferProduct`. */
export const deleteTransferProductInput: Check<Ops['deleteTransferProduct']['input']> = { operationId: 'deleteTransferProduct', part: 'input', is: isDeleteTransferProductInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "GBIDList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isDeleteTransferOrderFormInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== ''));
}

function isDeleteTransferOrderFormInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isDeleteTransferOrderFormInputBody(x));
}

/** Checks the input of `deleteTransferOrderForm`. */
export const deleteTransferOrderFormInput: Check<Ops['deleteTransferOrderForm']['input']> = { operationId: 'deleteTransferOrderForm', part: 'input', is: isDeleteTransferOrderFormInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isUpdateTransferPayMoneyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['paytoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payMoney']), (typeof x === 'number' && x >= 0));
}

function isUpdateTransferPayMoneyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateTransferPayMoneyInputBody(x));
}

/** Checks the input of `updateTransferPayMoney`. */
export const updateTransferPayMoneyInput: Check<Ops['updateTransferPayMoney']['input']> = { operationId: 'updateTransferPayMoney', part: 'input', is: isUpdateTransferPayMoneyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "paytoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payMoney": z.number().check(z.refine((v: number) => v >= 0, "at least 0")) }) })) };

function isSubmitTransferOrderDataOrderListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderFlowNo']), typeof x === 'string') &&
    ((x = v['orderAmount']), typeof x === 'number') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

function isSubmitTransferOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderList']), (Array.isArray(x) && every(x, isSubmitTransferOrderDataOrderListItem)));
}

/** Checks the data of `submitTransferOrder`. */
export const submitTransferOrderData: Check<Ops['submitTransferOrder']['data']> = { operationId: 'submitTransferOrder', part: 'data', is: isSubmitTransferOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderList": z.array(z.looseObject({ "orderFlowNo": z.string(), "orderAmount": z.number(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) })) };

function isSubmitTransferOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBRIDList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['whetherOrNotAppOrder']) === undefined || (typeof x === 'string' && (x === "PC" || x === "H_WORK"))) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSubmitTransferOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitTransferOrderInputBody(x));
}

/** Checks the input of `submitTransferOrder`. */
export const submitTransferOrderInput: Check<Ops['submitTransferOrder']['input']> = { operationId: 'submitTransferOrder', part: 'input', is: isSubmitTransferOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBRIDList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "accountCode": z.optional(z.string()), "whetherOrNotAppOrder": z.optional(z.string().check(z.refine((v: string) => (v === "PC" || v === "H_WORK"), "one of \"PC\", \"H_WORK\""))), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isUpdateTransferOrderQtyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['GBID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBL_NUM']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isUpdateTransferOrderQtyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateTransferOrderQtyInputBody(x));
}

/** Checks the input of `updateTransferOrderQty`. */
export const updateTransferOrderQtyInput: Check<Ops['updateTransferOrderQty']['input']> = { operationId: 'updateTransferOrderQty', part: 'input', is: isUpdateTransferOrderQtyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "GBID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBL_NUM": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) }) })) };

function isGetTransferCartCountData(v: unknown): boolean {
  return (typeof v === 'number' && Number.isInteger(v) && v >= 0);
}

/** Checks the data of `getTransferCartCount`. */
export const getTransferCartCountData: Check<Ops['getTransferCartCount']['data']> = { operationId: 'getTransferCartCount', part: 'data', is: isGetTransferCartCountData, schema: /* @__PURE__ */ lazily(() => z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"))) };

function isGetTransferCartCountInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isGetTransferCartCountInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetTransferCartCountInputQuery(x));
}

/** Checks the input of `getTransferCartCount`. */
export const getTransferCartCountInput: Check<Ops['getTransferCartCount']['input']> = { operationId: 'getTransferCartCount', part: 'input', is: isGetTransferCartCountInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isAddToTransferCartInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['supplyCode']) === undefined || typeof x === 'string');
}

function isAddToTransferCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAddToTransferCartInputBody(x));
}

/** Checks the input of `addToTransferCart`. */
export const addToTransferCartInput: Check<Ops['addToTransferCart']['input']> = { operationId: 'addToTransferCart', part: 'input', is: isAddToTransferCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "supplyCode": z.optional(z.string()) }) })) };

function isQueryTransferGoodsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isVehicleGoods)));
}

/** Checks the data of `queryTransferGoods`. */
export const queryTransferGoodsData: Check<Ops['queryTransferGoods']['data']> = { operationId: 'queryTransferGoods', part: 'data', is: isQueryTransferGoodsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfVehicleGoods()) })) };

function isQueryTransferGoodsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['industryCode']) === undefined || typeof x === 'string');
}

function isQueryTransferGoodsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryTransferGoodsInputBody(x));
}

/** Checks the input of `queryTransferGoods`. */
export const queryTransferGoodsInput: Check<Ops['queryTransferGoods']['input']> = { operationId: 'queryTransferGoods', part: 'input', is: isQueryTransferGoodsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string()), "industryCode": z.optional(z.string()) }) })) };
