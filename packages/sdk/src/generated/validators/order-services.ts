// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isAllocation, isCheckedCart, isCreditOrderApply, isOrderLine, isPopReserve, isSettleData, isWholeHouseReject, schemaOfAllocation, schemaOfCheckedCart, schemaOfCreditOrderApply, schemaOfOrderLine, schemaOfPopReserve, schemaOfSettleData, schemaOfWholeHouseReject } from './components';

/** Checks the data of `splitHairishengOrder`. */
export const splitHairishengOrderData: Check<Ops['splitHairishengOrder']['data']> = { operationId: 'splitHairishengOrder', part: 'data', is: isSettleData, schema: /* @__PURE__ */ lazily(() => schemaOfSettleData()) };

function isSplitHairishengOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCheckedCart(x));
}

/** Checks the input of `splitHairishengOrder`. */
export const splitHairishengOrderInput: Check<Ops['splitHairishengOrder']['input']> = { operationId: 'splitHairishengOrder', part: 'input', is: isSplitHairishengOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfCheckedCart() })) };

function isCancelHairishengOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['reason']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isCancelHairishengOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCancelHairishengOrderInputBody(x));
}

/** Checks the input of `cancelHairishengOrder`. */
export const cancelHairishengOrderInput: Check<Ops['cancelHairishengOrder']['input']> = { operationId: 'cancelHairishengOrder', part: 'input', is: isCancelHairishengOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "reason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isGetTripartitePurchaseOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['poNo']), typeof x === 'string') &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['supplierName']) === undefined || typeof x === 'string') &&
    ((x = v['buyerName']) === undefined || typeof x === 'string') &&
    ((x = v['agentName']) === undefined || typeof x === 'string') &&
    ((x = v['createDate']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['statusName']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isOrderLine)));
}

/** Checks the data of `getTripartitePurchaseOrder`. */
export const getTripartitePurchaseOrderData: Check<Ops['getTripartitePurchaseOrder']['data']> = { operationId: 'getTripartitePurchaseOrder', part: 'data', is: isGetTripartitePurchaseOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "poNo": z.string(), "orderNo": z.string(), "supplierName": z.optional(z.string()), "buyerName": z.optional(z.string()), "agentName": z.optional(z.string()), "createDate": z.optional(z.string()), "amount": z.number(), "statusName": z.optional(z.string()), "lineList": z.array(schemaOfOrderLine()) })) };

function isGetTripartitePurchaseOrderInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isGetTripartitePurchaseOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetTripartitePurchaseOrderInputQuery(x));
}

/** Checks the input of `getTripartitePurchaseOrder`. */
export const getTripartitePurchaseOrderInput: Check<Ops['getTripartitePurchaseOrder']['input']> = { operationId: 'getTripartitePurchaseOrder', part: 'input', is: isGetTripartitePurchaseOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isUpdateAirOrderInvoiceInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceNo']), (typeof x === 'string' && x !== '' && points(x) <= 20)) &&
    ((x = v['invoiceDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isUpdateAirOrderInvoiceInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateAirOrderInvoiceInputBody(x));
}

/** Checks the input of `updateAirOrderInvoice`. */
export const updateAirOrderInvoiceInput: Check<Ops['updateAirOrderInvoice']['input']> = { operationId: 'updateAirOrderInvoice', part: 'input', is: isUpdateAirOrderInvoiceInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "invoiceNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 20, "at most 20 characters")), "invoiceDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

/** Checks the data of `getWholeHouseReject`. */
export const getWholeHouseRejectData: Check<Ops['getWholeHouseReject']['data']> = { operationId: 'getWholeHouseReject', part: 'data', is: isWholeHouseReject, schema: /* @__PURE__ */ lazily(() => schemaOfWholeHouseReject()) };

function isGetWholeHouseRejectInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isGetWholeHouseRejectInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetWholeHouseRejectInputQuery(x));
}

/** Checks the input of `getWholeHouseReject`. */
export const getWholeHouseRejectInput: Check<Ops['getWholeHouseReject']['input']> = { operationId: 'getWholeHouseReject', part: 'input', is: isGetWholeHouseRejectInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isHandleWholeHouseRejectInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['rejectNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['handleType']), (typeof x === 'string' && (x === "CHANGE" || x === "CANCEL" || x === "APPEAL"))) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isHandleWholeHouseRejectInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isHandleWholeHouseRejectInputBody(x));
}

/** Checks the input of `handleWholeHouseReject`. */
export const handleWholeHouseRejectInput: Check<Ops['handleWholeHouseReject']['input']> = { operationId: 'handleWholeHouseReject', part: 'input', is: isHandleWholeHouseRejectInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "rejectNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "handleType": z.string().check(z.refine((v: string) => (v === "CHANGE" || v === "CANCEL" || v === "APPEAL"), "one of \"CHANGE\", \"CANCEL\", \"APPEAL\"")), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isChangeWholeHouseOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['originalAmount']) === undefined || typeof x === 'number') &&
    ((x = v['changedAmount']), typeof x === 'number') &&
    ((x = v['diffAmount']) === undefined || typeof x === 'number');
}

/** Checks the data of `changeWholeHouseOrder`. */
export const changeWholeHouseOrderData: Check<Ops['changeWholeHouseOrder']['data']> = { operationId: 'changeWholeHouseOrder', part: 'data', is: isChangeWholeHouseOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "originalAmount": z.optional(z.number()), "changedAmount": z.number(), "diffAmount": z.optional(z.number()) })) };

function isChangeWholeHouseOrderInputBodyLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['newProductCode']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 999999));
}

function isChangeWholeHouseOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && x.length >= 1 && every(x, isChangeWholeHouseOrderInputBodyLineListItem))) &&
    ((x = v['reason']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isChangeWholeHouseOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isChangeWholeHouseOrderInputBody(x));
}

/** Checks the input of `changeWholeHouseOrder`. */
export const changeWholeHouseOrderInput: Check<Ops['changeWholeHouseOrder']['input']> = { operationId: 'changeWholeHouseOrder', part: 'input', is: isChangeWholeHouseOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "lineList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "newProductCode": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"), z.refine((v: number) => v <= 999999, "at most 999999")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "reason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isGetWholeHouseValidTimeData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['beginTime']) === undefined || typeof x === 'string') &&
    ((x = v['endTime']), typeof x === 'string') &&
    ((x = v['isValid']), typeof x === 'boolean');
}

/** Checks the data of `getWholeHouseValidTime`. */
export const getWholeHouseValidTimeData: Check<Ops['getWholeHouseValidTime']['data']> = { operationId: 'getWholeHouseValidTime', part: 'data', is: isGetWholeHouseValidTimeData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "beginTime": z.optional(z.string()), "endTime": z.string(), "isValid": z.boolean() })) };

function isGetWholeHouseValidTimeInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isGetWholeHouseValidTimeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetWholeHouseValidTimeInputQuery(x));
}

/** Checks the input of `getWholeHouseValidTime`. */
export const getWholeHouseValidTimeInput: Check<Ops['getWholeHouseValidTime']['input']> = { operationId: 'getWholeHouseValidTime', part: 'input', is: isGetWholeHouseValidTimeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isQueryAllocationsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isAllocation)));
}

/** Checks the data of `queryAllocations`. */
export const queryAllocationsData: Check<Ops['queryAllocations']['data']> = { operationId: 'queryAllocations', part: 'data', is: isQueryAllocationsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfAllocation()) })) };

function isQueryAllocationsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryAllocationsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryAllocationsInputBody(x));
}

/** Checks the input of `queryAllocations`. */
export const queryAllocationsInput: Check<Ops['queryAllocations']['input']> = { operationId: 'queryAllocations', part: 'input', is: isQueryAllocationsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string()), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isConfirmOrRefuseAllocationInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['allocationNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['isConfirm']), typeof x === 'boolean') &&
    ((x = v['number']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['refuseReason']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isConfirmOrRefuseAllocationInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isConfirmOrRefuseAllocationInputBody(x));
}

/** Checks the input of `confirmOrRefuseAllocation`. */
export const confirmOrRefuseAllocationInput: Check<Ops['confirmOrRefuseAllocation']['input']> = { operationId: 'confirmOrRefuseAllocation', part: 'input', is: isConfirmOrRefuseAllocationInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "allocationNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "isConfirm": z.boolean(), "number": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999"))), "refuseReason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isQueryPopReservesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isPopReserve)));
}

/** Checks the data of `queryPopReserves`. */
export const queryPopReservesData: Check<Ops['queryPopReserves']['data']> = { operationId: 'queryPopReserves', part: 'data', is: isQueryPopReservesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfPopReserve()) })) };

function isQueryPopReservesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['warehouseCode']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string');
}

function isQueryPopReservesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryPopReservesInputBody(x));
}

/** Checks the input of `queryPopReserves`. */
export const queryPopReservesInput: Check<Ops['queryPopReserves']['input']> = { operationId: 'queryPopReserves', part: 'input', is: isQueryPopReservesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "warehouseCode": z.optional(z.string()), "status": z.optional(z.string()) }) })) };

function isStopPopReserveInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isStopPopReserveInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isStopPopReserveInputPath(x));
}

/** Checks the input of `stopPopReserve`. */
export const stopPopReserveInput: Check<Ops['stopPopReserve']['input']> = { operationId: 'stopPopReserve', part: 'input', is: isStopPopReserveInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isExportPopReservesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['warehouseCode']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string');
}

function isExportPopReservesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isExportPopReservesInputQuery(x));
}

/** Checks the input of `exportPopReserves`. */
export const exportPopReservesInput: Check<Ops['exportPopReserves']['input']> = { operationId: 'exportPopReserves', part: 'input', is: isExportPopReservesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "warehouseCode": z.optional(z.string()), "status": z.optional(z.string()) }) })) };

function isGetPopReserveDataUseListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['useTime']), typeof x === 'string');
}

function isGetPopReserveData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['reserveNo']), typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['usedNumber']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['leftNumber']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['warehouseCode']) === undefined || typeof x === 'string') &&
    ((x = v['warehouseName']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['createTime']) === undefined || typeof x === 'string') &&
    ((x = v['useList']), (Array.isArray(x) && every(x, isGetPopReserveDataUseListItem)));
}

/** Checks the data of `getPopReserve`. */
export const getPopReserveData: Check<Ops['getPopReserve']['data']> = { operationId: 'getPopReserve', part: 'data', is: isGetPopReserveData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "reserveNo": z.string(), "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "usedNumber": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "leftNumber": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "warehouseCode": z.optional(z.string()), "warehouseName": z.optional(z.string()), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "createTime": z.optional(z.string()), "useList": z.array(z.looseObject({ "orderNo": z.string(), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "useTime": z.string() })) })) };

function isGetPopReserveInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isGetPopReserveInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetPopReserveInputPath(x));
}

/** Checks the input of `getPopReserve`. */
export const getPopReserveInput: Check<Ops['getPopReserve']['input']> = { operationId: 'getPopReserve', part: 'input', is: isGetPopReserveInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListPopWarehousesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['warehouseCode']), typeof x === 'string') &&
    ((x = v['warehouseName']), typeof x === 'string') &&
    ((x = v['address']) === undefined || typeof x === 'string');
}

function isListPopWarehousesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListPopWarehousesDataItem));
}

/** Checks the data of `listPopWarehouses`. */
export const listPopWarehousesData: Check<Ops['listPopWarehouses']['data']> = { operationId: 'listPopWarehouses', part: 'data', is: isListPopWarehousesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "warehouseCode": z.string(), "warehouseName": z.string(), "address": z.optional(z.string()) }))) };

function isListPopWarehousesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListPopWarehousesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListPopWarehousesInputQuery(x));
}

/** Checks the input of `listPopWarehouses`. */
export const listPopWarehousesInput: Check<Ops['listPopWarehouses']['input']> = { operationId: 'listPopWarehouses', part: 'input', is: isListPopWarehousesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListPopCustomerCodesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, (v) => typeof v === 'string'));
}

/** Checks the data of `listPopCustomerCodes`. */
export const listPopCustomerCodesData: Check<Ops['listPopCustomerCodes']['data']> = { operationId: 'listPopCustomerCodes', part: 'data', is: isListPopCustomerCodesData, schema: /* @__PURE__ */ lazily(() => z.array(z.string())) };

function isCheckCreditApplyAllowedData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['isAllowed']), typeof x === 'boolean') &&
    ((x = v['creditLimit']) === undefined || typeof x === 'number') &&
    ((x = v['usedAmount']) === undefined || typeof x === 'number') &&
    ((x = v['availableAmount']) === undefined || typeof x === 'number') &&
    ((x = v['reason']) === undefined || typeof x === 'string');
}

/** Checks the data of `checkCreditApplyAllowed`. */
export const checkCreditApplyAllowedData: Check<Ops['checkCreditApplyAllowed']['data']> = { operationId: 'checkCreditApplyAllowed', part: 'data', is: isCheckCreditApplyAllowedData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "isAllowed": z.boolean(), "creditLimit": z.optional(z.number()), "usedAmount": z.optional(z.number()), "availableAmount": z.optional(z.number()), "reason": z.optional(z.string()) })) };

function isCheckCreditApplyAllowedInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isCheckCreditApplyAllowedInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCheckCreditApplyAllowedInputQuery(x));
}

/** Checks the input of `checkCreditApplyAllowed`. */
export const checkCreditApplyAllowedInput: Check<Ops['checkCreditApplyAllowed']['input']> = { operationId: 'checkCreditApplyAllowed', part: 'input', is: isCheckCreditApplyAllowedInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `submitCreditApply`. */
export const submitCreditApplyData: Check<Ops['submitCreditApply']['data']> = { operationId: 'submitCreditApply', part: 'data', is: isCreditOrderApply, schema: /* @__PURE__ */ lazily(() => schemaOfCreditOrderApply()) };

function isSubmitCreditApplyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['applyAmount']), (typeof x === 'number' && x <= 99999999.99 && x > 0)) &&
    ((x = v['applyReason']), (typeof x === 'string' && x !== '' && points(x) <= 200)) &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isSubmitCreditApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitCreditApplyInputBody(x));
}

/** Checks the input of `submitCreditApply`. */
export const submitCreditApplyInput: Check<Ops['submitCreditApply']['input']> = { operationId: 'submitCreditApply', part: 'input', is: isSubmitCreditApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "applyAmount": z.number().check(z.refine((v: number) => v <= 99999999.99, "at most 99999999.99"), z.refine((v: number) => v > 0, "more than 0")), "applyReason": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 200, "at most 200 characters")), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryCreditAppliesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isCreditOrderApply)));
}

/** Checks the data of `queryCreditApplies`. */
export const queryCreditAppliesData: Check<Ops['queryCreditApplies']['data']> = { operationId: 'queryCreditApplies', part: 'data', is: isQueryCreditAppliesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfCreditOrderApply()) })) };

function isQueryCreditAppliesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryCreditAppliesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryCreditAppliesInputBody(x));
}

/** Checks the input of `queryCreditApplies`. */
export const queryCreditAppliesInput: Check<Ops['queryCreditApplies']['input']> = { operationId: 'queryCreditApplies', part: 'input', is: isQueryCreditAppliesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryPopStockDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['warehouseCode']), typeof x === 'string') &&
    ((x = v['warehouseName']) === undefined || typeof x === 'string') &&
    ((x = v['stock']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['reserveNumber']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['price']), typeof x === 'number');
}

function isQueryPopStockData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryPopStockDataRecordsItem)));
}

/** Checks the data of `queryPopStock`. */
export const queryPopStockData: Check<Ops['queryPopStock']['data']> = { operationId: 'queryPopStock', part: 'data', is: isQueryPopStockData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.optional(z.string()), "picUrl": z.optional(z.string()), "warehouseCode": z.string(), "warehouseName": z.optional(z.string()), "stock": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "reserveNumber": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "price": z.number() })) })) };

function isQueryPopStockInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['warehouseCode']) === undefined || typeof x === 'string') &&
    ((x = v['category']) === undefined || typeof x === 'string');
}

function isQueryPopStockInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryPopStockInputBody(x));
}

/** Checks the input of `queryPopStock`. */
export const queryPopStockInput: Check<Ops['queryPopStock']['input']> = { operationId: 'queryPopStock', part: 'input', is: isQueryPopStockInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "warehouseCode": z.optional(z.string()), "category": z.optional(z.string()) }) })) };

function isSubmitPopOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']), typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number');
}

/** Checks the data of `submitPopOrder`. */
export const submitPopOrderData: Check<Ops['submitPopOrder']['data']> = { operationId: 'submitPopOrder', part: 'data', is: isSubmitPopOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.string(), "amount": z.number() })) };

function isSubmitPopOrderInputBodyProductListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isSubmitPopOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['warehouseCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['whetherOrNotAppOrder']) === undefined || (typeof x === 'string' && (x === "PC" || x === "H_WORK"))) &&
    ((x = v['productList']), (Array.isArray(x) && x.length >= 1 && every(x, isSubmitPopOrderInputBodyProductListItem)));
}

function isSubmitPopOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitPopOrderInputBody(x));
}

/** Checks the input of `submitPopOrder`. */
export const submitPopOrderInput: Check<Ops['submitPopOrder']['input']> = { operationId: 'submitPopOrder', part: 'input', is: isSubmitPopOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "warehouseCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountCode": z.optional(z.string()), "whetherOrNotAppOrder": z.optional(z.string().check(z.refine((v: string) => (v === "PC" || v === "H_WORK"), "one of \"PC\", \"H_WORK\""))), "productList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };
