// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isAddress, isGoodsPrice, isTrafficOrder, isVehicleCart, isVehicleGoods, schemaOfAddress, schemaOfGoodsPrice, schemaOfTrafficOrder, schemaOfVehicleCart, schemaOfVehicleGoods } from './components';

function isChangeTrafficCreditPaytoInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['paytoCode']), (typeof x === 'string' && x !== ''));
}

function isChangeTrafficCreditPaytoInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isChangeTrafficCreditPaytoInputBody(x));
}

/** Checks the input of `changeTrafficCreditPayto`. */
export const changeTrafficCreditPaytoInput: Check<Ops['changeTrafficCreditPayto']['input']> = { operationId: 'changeTrafficCreditPayto', part: 'input', is: isChangeTrafficCreditPaytoInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "paytoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListTrafficCartData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isVehicleCart));
}

/** Checks the data of `listTrafficCart`. */
export const listTrafficCartData: Check<Ops['listTrafficCart']['data']> = { operationId: 'listTrafficCart', part: 'data', is: isListTrafficCartData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfVehicleCart())) };

function isListTrafficCartInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isListTrafficCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListTrafficCartInputQuery(x));
}

/** Checks the input of `listTrafficCart`. */
export const listTrafficCartInput: Check<Ops['listTrafficCart']['input']> = { operationId: 'listTrafficCart', part: 'input', is: isListTrafficCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };

function isGetTrafficCartCountData(v: unknown): boolean {
  return (typeof v === 'number' && Number.isInteger(v) && v >= 0);
}

/** Checks the data of `getTrafficCartCount`. */
export const getTrafficCartCountData: Check<Ops['getTrafficCartCount']['data']> = { operationId: 'getTrafficCartCount', part: 'data', is: isGetTrafficCartCountData, schema: /* @__PURE__ */ lazily(() => z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"))) };

function isGetTrafficCartCountInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isGetTrafficCartCountInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetTrafficCartCountInputQuery(x));
}

/** Checks the input of `getTrafficCartCount`. */
export const getTrafficCartCountInput: Check<Ops['getTrafficCartCount']['input']> = { operationId: 'getTrafficCartCount', part: 'input', is: isGetTrafficCartCountInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isChangeTrafficBilltoInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['billtoCode']), (typeof x === 'string' && x !== ''));
}

function isChangeTrafficBilltoInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isChangeTrafficBilltoInputBody(x));
}

/** Checks the input of `changeTrafficBillto`. */
export const changeTrafficBilltoInput: Check<Ops['changeTrafficBillto']['input']> = { operationId: 'changeTrafficBillto', part: 'input', is: isChangeTrafficBilltoInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "billtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isPayTrafficOrderInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderFlowNo']), (typeof x === 'string' && x !== ''));
}

function isPayTrafficOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['paytoCode']), (typeof x === 'string' && x !== ''));
}

function isPayTrafficOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isPayTrafficOrderInputPath(x)) &&
    ((x = v['body']), isPayTrafficOrderInputBody(x));
}

/** Checks the input of `payTrafficOrder`. */
export const payTrafficOrderInput: Check<Ops['payTrafficOrder']['input']> = { operationId: 'payTrafficOrder', part: 'input', is: isPayTrafficOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "orderFlowNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }), "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "paytoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListTrafficDelayApproversDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['userCode']), typeof x === 'string') &&
    ((x = v['userName']), typeof x === 'string') &&
    ((x = v['roleName']) === undefined || typeof x === 'string');
}

function isListTrafficDelayApproversData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListTrafficDelayApproversDataItem));
}

/** Checks the data of `listTrafficDelayApprovers`. */
export const listTrafficDelayApproversData: Check<Ops['listTrafficDelayApprovers']['data']> = { operationId: 'listTrafficDelayApprovers', part: 'data', is: isListTrafficDelayApproversData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "userCode": z.string(), "userName": z.string(), "roleName": z.optional(z.string()) }))) };

function isListTrafficDelayApproversInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderTypeNo']), (typeof x === 'string' && x !== ''));
}

function isListTrafficDelayApproversInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListTrafficDelayApproversInputQuery(x));
}

/** Checks the input of `listTrafficDelayApprovers`. */
export const listTrafficDelayApproversInput: Check<Ops['listTrafficDelayApprovers']['input']> = { operationId: 'listTrafficDelayApprovers', part: 'input', is: isListTrafficDelayApproversInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderTypeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCheckTrafficDelayApplyData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkTrafficDelayApply`. */
export const checkTrafficDelayApplyData: Check<Ops['checkTrafficDelayApply']['data']> = { operationId: 'checkTrafficDelayApply', part: 'data', is: isCheckTrafficDelayApplyData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckTrafficDelayApplyInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderTypeNo']), (typeof x === 'string' && x !== ''));
}

function isCheckTrafficDelayApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCheckTrafficDelayApplyInputQuery(x));
}

/** Checks the input of `checkTrafficDelayApply`. */
export const checkTrafficDelayApplyInput: Check<Ops['checkTrafficDelayApply']['input']> = { operationId: 'checkTrafficDelayApply', part: 'input', is: isCheckTrafficDelayApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderTypeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSubmitTrafficDelayInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderTypeNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['delayDate']), (typeof x === 'string' && isDate(x))) &&
    ((x = v['approvalUserCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['reason']), (typeof x === 'string' && x !== '' && points(x) <= 200));
}

function isSubmitTrafficDelayInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitTrafficDelayInputBody(x));
}

/** Checks the input of `submitTrafficDelay`. */
export const submitTrafficDelayInput: Check<Ops['submitTrafficDelay']['input']> = { operationId: 'submitTrafficDelay', part: 'input', is: isSubmitTrafficDelayInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderTypeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "delayDate": z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD")), "approvalUserCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "reason": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 200, "at most 200 characters")) }) })) };

function isDeleteTrafficCartLineInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['GBIDList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isDeleteTrafficCartLineInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isDeleteTrafficCartLineInputBody(x));
}

/** Checks the input of `deleteTrafficCartLine`. */
export const deleteTrafficCartLineInput: Check<Ops['deleteTrafficCartLine']['input']> = { operationId: 'deleteTrafficCartLine', part: 'input', is: isDeleteTrafficCartLineInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "GBIDList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isDeleteTrafficCartInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']) === undefined || typeof x === 'string');
}

function isDeleteTrafficCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isDeleteTrafficCartInputBody(x));
}

/** Checks the input of `deleteTrafficCart`. */
export const deleteTrafficCartInput: Check<Ops['deleteTrafficCart']['input']> = { operationId: 'deleteTrafficCart', part: 'input', is: isDeleteTrafficCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.optional(z.string()) }) })) };

function isDeleteTrafficDiscountCartInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']) === undefined || typeof x === 'string');
}

function isDeleteTrafficDiscountCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isDeleteTrafficDiscountCartInputBody(x));
}

/** Checks the input of `deleteTrafficDiscountCart`. */
export const deleteTrafficDiscountCartInput: Check<Ops['deleteTrafficDiscountCart']['input']> = { operationId: 'deleteTrafficDiscountCart', part: 'input', is: isDeleteTrafficDiscountCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.optional(z.string()) }) })) };

function isSubmitTrafficCartDataOrderListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderFlowNo']), typeof x === 'string') &&
    ((x = v['carTypeName']) === undefined || typeof x === 'string') &&
    ((x = v['orderAmount']), typeof x === 'number') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

function isSubmitTrafficCartData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderList']), (Array.isArray(x) && every(x, isSubmitTrafficCartDataOrderListItem)));
}

/** Checks the data of `submitTrafficCart`. */
export const submitTrafficCartData: Check<Ops['submitTrafficCart']['data']> = { operationId: 'submitTrafficCart', part: 'data', is: isSubmitTrafficCartData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderList": z.array(z.looseObject({ "orderFlowNo": z.string(), "carTypeName": z.optional(z.string()), "orderAmount": z.number(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) })) };

function isSubmitTrafficCartInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBRIDList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['whetherOrNotAppOrder']) === undefined || (typeof x === 'string' && (x === "PC" || x === "H_WORK"))) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSubmitTrafficCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitTrafficCartInputBody(x));
}

/** Checks the input of `submitTrafficCart`. */
export const submitTrafficCartInput: Check<Ops['submitTrafficCart']['input']> = { operationId: 'submitTrafficCart', part: 'input', is: isSubmitTrafficCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBRIDList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "accountCode": z.optional(z.string()), "whetherOrNotAppOrder": z.optional(z.string().check(z.refine((v: string) => (v === "PC" || v === "H_WORK"), "one of \"PC\", \"H_WORK\""))), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isPreCheckTrafficOrderDataProblemListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['GBID']), typeof x === 'string') &&
    ((x = v['productCode']) === undefined || typeof x === 'string') &&
    ((x = v['problemType']) === undefined || typeof x === 'string') &&
    ((x = v['message']), typeof x === 'string');
}

function isPreCheckTrafficOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['isPass']), typeof x === 'boolean') &&
    ((x = v['problemList']), (Array.isArray(x) && every(x, isPreCheckTrafficOrderDataProblemListItem)));
}

/** Checks the data of `preCheckTrafficOrder`. */
export const preCheckTrafficOrderData: Check<Ops['preCheckTrafficOrder']['data']> = { operationId: 'preCheckTrafficOrder', part: 'data', is: isPreCheckTrafficOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "isPass": z.boolean(), "problemList": z.array(z.looseObject({ "GBID": z.string(), "productCode": z.optional(z.string()), "problemType": z.optional(z.string()), "message": z.string() })) })) };

function isPreCheckTrafficOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBRIDList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isPreCheckTrafficOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isPreCheckTrafficOrderInputBody(x));
}

/** Checks the input of `preCheckTrafficOrder`. */
export const preCheckTrafficOrderInput: Check<Ops['preCheckTrafficOrder']['input']> = { operationId: 'preCheckTrafficOrder', part: 'input', is: isPreCheckTrafficOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBRIDList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isSetTrafficCarpoolGdInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['carType']) === undefined || typeof x === 'string');
}

function isSetTrafficCarpoolGdInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSetTrafficCarpoolGdInputBody(x));
}

/** Checks the input of `setTrafficCarpoolGd`. */
export const setTrafficCarpoolGdInput: Check<Ops['setTrafficCarpoolGd']['input']> = { operationId: 'setTrafficCarpoolGd', part: 'input', is: isSetTrafficCarpoolGdInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "carType": z.optional(z.string()) }) })) };

function isUndoTrafficCarpoolGdInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== ''));
}

function isUndoTrafficCarpoolGdInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUndoTrafficCarpoolGdInputBody(x));
}

/** Checks the input of `undoTrafficCarpoolGd`. */
export const undoTrafficCarpoolGdInput: Check<Ops['undoTrafficCarpoolGd']['input']> = { operationId: 'undoTrafficCarpoolGd', part: 'input', is: isUndoTrafficCarpoolGdInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSetTrafficCarpoolBdInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['packageNo']), (typeof x === 'string' && x !== ''));
}

function isSetTrafficCarpoolBdInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSetTrafficCarpoolBdInputBody(x));
}

/** Checks the input of `setTrafficCarpoolBd`. */
export const setTrafficCarpoolBdInput: Check<Ops['setTrafficCarpoolBd']['input']> = { operationId: 'setTrafficCarpoolBd', part: 'input', is: isSetTrafficCarpoolBdInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "packageNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isUndoTrafficCarpoolBdInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['packageNo']), (typeof x === 'string' && x !== ''));
}

function isUndoTrafficCarpoolBdInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUndoTrafficCarpoolBdInputBody(x));
}

/** Checks the input of `undoTrafficCarpoolBd`. */
export const undoTrafficCarpoolBdInput: Check<Ops['undoTrafficCarpoolBd']['input']> = { operationId: 'undoTrafficCarpoolBd', part: 'input', is: isUndoTrafficCarpoolBdInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "packageNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListBaseWarehousesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['warehouseCode']), typeof x === 'string') &&
    ((x = v['warehouseName']), typeof x === 'string') &&
    ((x = v['address']) === undefined || typeof x === 'string') &&
    ((x = v['industryCode']) === undefined || typeof x === 'string');
}

function isListBaseWarehousesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListBaseWarehousesDataItem));
}

/** Checks the data of `listBaseWarehouses`. */
export const listBaseWarehousesData: Check<Ops['listBaseWarehouses']['data']> = { operationId: 'listBaseWarehouses', part: 'data', is: isListBaseWarehousesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "warehouseCode": z.string(), "warehouseName": z.string(), "address": z.optional(z.string()), "industryCode": z.optional(z.string()) }))) };

function isListBaseWarehousesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== ''));
}

function isListBaseWarehousesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListBaseWarehousesInputQuery(x));
}

/** Checks the input of `listBaseWarehouses`. */
export const listBaseWarehousesInput: Check<Ops['listBaseWarehouses']['input']> = { operationId: 'listBaseWarehouses', part: 'input', is: isListBaseWarehousesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetTrafficGoodsPriceData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isGoodsPrice));
}

/** Checks the data of `getTrafficGoodsPrice`. */
export const getTrafficGoodsPriceData: Check<Ops['getTrafficGoodsPrice']['data']> = { operationId: 'getTrafficGoodsPrice', part: 'data', is: isGetTrafficGoodsPriceData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfGoodsPrice())) };

function isGetTrafficGoodsPriceInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCodeList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isGetTrafficGoodsPriceInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGetTrafficGoodsPriceInputBody(x));
}

/** Checks the input of `getTrafficGoodsPrice`. */
export const getTrafficGoodsPriceInput: Check<Ops['getTrafficGoodsPrice']['input']> = { operationId: 'getTrafficGoodsPrice', part: 'input', is: isGetTrafficGoodsPriceInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCodeList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isListTrafficCarpoolOrdersDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['packageNo']), typeof x === 'string') &&
    ((x = v['carType']) === undefined || typeof x === 'string') &&
    ((x = v['carTypeName']), typeof x === 'string') &&
    ((x = v['carVolume']), typeof x === 'number') &&
    ((x = v['usedVolume']), typeof x === 'number') &&
    ((x = v['leftVolume']), typeof x === 'number') &&
    ((x = v['ownerCode']) === undefined || typeof x === 'string') &&
    ((x = v['ownerName']) === undefined || typeof x === 'string') &&
    ((x = v['planSendDate']) === undefined || typeof x === 'string') &&
    ((x = v['isJoined']), typeof x === 'boolean') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

function isListTrafficCarpoolOrdersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListTrafficCarpoolOrdersDataItem));
}

/** Checks the data of `listTrafficCarpoolOrders`. */
export const listTrafficCarpoolOrdersData: Check<Ops['listTrafficCarpoolOrders']['data']> = { operationId: 'listTrafficCarpoolOrders', part: 'data', is: isListTrafficCarpoolOrdersData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "packageNo": z.string(), "carType": z.optional(z.string()), "carTypeName": z.string(), "carVolume": z.number(), "usedVolume": z.number(), "leftVolume": z.number(), "ownerCode": z.optional(z.string()), "ownerName": z.optional(z.string()), "planSendDate": z.optional(z.string()), "isJoined": z.boolean(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) }))) };

function isListTrafficCarpoolOrdersInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']) === undefined || typeof x === 'string');
}

function isListTrafficCarpoolOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListTrafficCarpoolOrdersInputQuery(x));
}

/** Checks the input of `listTrafficCarpoolOrders`. */
export const listTrafficCarpoolOrdersInput: Check<Ops['listTrafficCarpoolOrders']['input']> = { operationId: 'listTrafficCarpoolOrders', part: 'input', is: isListTrafficCarpoolOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.optional(z.string()) }) })) };

function isListTrafficPackageCustomersDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['customerName']), typeof x === 'string') &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['carpoolType']) === undefined || typeof x === 'string') &&
    ((x = v['carpoolTypeName']) === undefined || typeof x === 'string') &&
    ((x = v['volume']), typeof x === 'number') &&
    ((x = v['unloadOrder']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

function isListTrafficPackageCustomersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListTrafficPackageCustomersDataItem));
}

/** Checks the data of `listTrafficPackageCustomers`. */
export const listTrafficPackageCustomersData: Check<Ops['listTrafficPackageCustomers']['data']> = { operationId: 'listTrafficPackageCustomers', part: 'data', is: isListTrafficPackageCustomersData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "customerCode": z.string(), "customerName": z.string(), "sendtoCode": z.optional(z.string()), "sendtoAddress": z.optional(z.string()), "carpoolType": z.optional(z.string()), "carpoolTypeName": z.optional(z.string()), "volume": z.number(), "unloadOrder": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }))) };

function isListTrafficPackageCustomersInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['packageNo']), (typeof x === 'string' && x !== ''));
}

function isListTrafficPackageCustomersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListTrafficPackageCustomersInputQuery(x));
}

/** Checks the input of `listTrafficPackageCustomers`. */
export const listTrafficPackageCustomersInput: Check<Ops['listTrafficPackageCustomers']['input']> = { operationId: 'listTrafficPackageCustomers', part: 'input', is: isListTrafficPackageCustomersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "packageNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetTrafficContactData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['contactName']), typeof x === 'string') &&
    ((x = v['contactPhone']), typeof x === 'string') &&
    ((x = v['sendType']) === undefined || typeof x === 'string') &&
    ((x = v['sendTypeName']) === undefined || typeof x === 'string') &&
    ((x = v['unloadTime']) === undefined || typeof x === 'string');
}

/** Checks the data of `getTrafficContact`. */
export const getTrafficContactData: Check<Ops['getTrafficContact']['data']> = { operationId: 'getTrafficContact', part: 'data', is: isGetTrafficContactData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "contactName": z.string(), "contactPhone": z.string(), "sendType": z.optional(z.string()), "sendTypeName": z.optional(z.string()), "unloadTime": z.optional(z.string()) })) };

function isGetTrafficContactInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== ''));
}

function isGetTrafficContactInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetTrafficContactInputQuery(x));
}

/** Checks the input of `getTrafficContact`. */
export const getTrafficContactInput: Check<Ops['getTrafficContact']['input']> = { operationId: 'getTrafficContact', part: 'input', is: isGetTrafficContactInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSaveTrafficContactInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['contactName']), (typeof x === 'string' && x !== '' && points(x) <= 26)) &&
    ((x = v['contactPhone']), (typeof x === 'string' && x !== '' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['unloadTime']) === undefined || typeof x === 'string');
}

function isSaveTrafficContactInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveTrafficContactInputBody(x));
}

/** Checks the input of `saveTrafficContact`. */
export const saveTrafficContactInput: Check<Ops['saveTrafficContact']['input']> = { operationId: 'saveTrafficContact', part: 'input', is: isSaveTrafficContactInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.optional(z.string()), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "contactName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 26, "at most 26 characters")), "contactPhone": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")), "unloadTime": z.optional(z.string()) }) })) };

function isUpdateTrafficSendTypeInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendType']), (typeof x === 'string' && (x === "1" || x === "2")));
}

function isUpdateTrafficSendTypeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateTrafficSendTypeInputBody(x));
}

/** Checks the input of `updateTrafficSendType`. */
export const updateTrafficSendTypeInput: Check<Ops['updateTrafficSendType']['input']> = { operationId: 'updateTrafficSendType', part: 'input', is: isUpdateTrafficSendTypeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendType": z.string().check(z.refine((v: string) => (v === "1" || v === "2"), "one of \"1\", \"2\"")) }) })) };

function isUpdateTrafficPayMoneyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['paytoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payMoney']), (typeof x === 'number' && x >= 0));
}

function isUpdateTrafficPayMoneyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateTrafficPayMoneyInputBody(x));
}

/** Checks the input of `updateTrafficPayMoney`. */
export const updateTrafficPayMoneyInput: Check<Ops['updateTrafficPayMoney']['input']> = { operationId: 'updateTrafficPayMoney', part: 'input', is: isUpdateTrafficPayMoneyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "paytoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payMoney": z.number().check(z.refine((v: number) => v >= 0, "at least 0")) }) })) };

function isListTrafficCarTypesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['carType']), typeof x === 'string') &&
    ((x = v['carTypeName']), typeof x === 'string') &&
    ((x = v['carVolume']), typeof x === 'number') &&
    ((x = v['minLoadRate']) === undefined || typeof x === 'number');
}

function isListTrafficCarTypesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListTrafficCarTypesDataItem));
}

/** Checks the data of `listTrafficCarTypes`. */
export const listTrafficCarTypesData: Check<Ops['listTrafficCarTypes']['data']> = { operationId: 'listTrafficCarTypes', part: 'data', is: isListTrafficCarTypesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "carType": z.string(), "carTypeName": z.string(), "carVolume": z.number(), "minLoadRate": z.optional(z.number()) }))) };

function isListTrafficCustomerAddressesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isAddress));
}

/** Checks the data of `listTrafficCustomerAddresses`. */
export const listTrafficCustomerAddressesData: Check<Ops['listTrafficCustomerAddresses']['data']> = { operationId: 'listTrafficCustomerAddresses', part: 'data', is: isListTrafficCustomerAddressesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfAddress())) };

function isListTrafficCustomerAddressesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || typeof x === 'string');
}

function isListTrafficCustomerAddressesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isListTrafficCustomerAddressesInputBody(x));
}

/** Checks the input of `listTrafficCustomerAddresses`. */
export const listTrafficCustomerAddressesInput: Check<Ops['listTrafficCustomerAddresses']['input']> = { operationId: 'listTrafficCustomerAddresses', part: 'input', is: isListTrafficCustomerAddressesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string()) }) })) };

function isSaveTrafficCustomerData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string');
}

/** Checks the data of `saveTrafficCustomer`. */
export const saveTrafficCustomerData: Check<Ops['saveTrafficCustomer']['data']> = { operationId: 'saveTrafficCustomer', part: 'data', is: isSaveTrafficCustomerData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string() })) };

function isSaveTrafficCustomerInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['contactName']), (typeof x === 'string' && x !== '' && points(x) <= 26)) &&
    ((x = v['contactPhone']), (typeof x === 'string' && x !== '' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['carTypeList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['isOffsite']) === undefined || typeof x === 'boolean') &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSaveTrafficCustomerInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveTrafficCustomerInputBody(x));
}

/** Checks the input of `saveTrafficCustomer`. */
export const saveTrafficCustomerInput: Check<Ops['saveTrafficCustomer']['input']> = { operationId: 'saveTrafficCustomer', part: 'input', is: isSaveTrafficCustomerInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.optional(z.string()), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "contactName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 26, "at most 26 characters")), "contactPhone": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")), "carTypeList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "isOffsite": z.optional(z.boolean()), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isSubmitTrafficCustomerInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isSubmitTrafficCustomerInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitTrafficCustomerInputBody(x));
}

/** Checks the input of `submitTrafficCustomer`. */
export const submitTrafficCustomerInput: Check<Ops['submitTrafficCustomer']['input']> = { operationId: 'submitTrafficCustomer', part: 'input', is: isSubmitTrafficCustomerInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetTrafficCustomerApproveStatusDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['sendtoCode']), typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['approveUserName']) === undefined || typeof x === 'string') &&
    ((x = v['approveTime']) === undefined || typeof x === 'string') &&
    ((x = v['remark']) === undefined || typeof x === 'string');
}

function isGetTrafficCustomerApproveStatusData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isGetTrafficCustomerApproveStatusDataItem));
}

/** Checks the data of `getTrafficCustomerApproveStatus`. */
export const getTrafficCustomerApproveStatusData: Check<Ops['getTrafficCustomerApproveStatus']['data']> = { operationId: 'getTrafficCustomerApproveStatus', part: 'data', is: isGetTrafficCustomerApproveStatusData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "id": z.string(), "sendtoCode": z.string(), "sendtoAddress": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "approveUserName": z.optional(z.string()), "approveTime": z.optional(z.string()), "remark": z.optional(z.string()) }))) };

function isGetTrafficCustomerApproveStatusInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isGetTrafficCustomerApproveStatusInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetTrafficCustomerApproveStatusInputQuery(x));
}

/** Checks the input of `getTrafficCustomerApproveStatus`. */
export const getTrafficCustomerApproveStatusInput: Check<Ops['getTrafficCustomerApproveStatus']['input']> = { operationId: 'getTrafficCustomerApproveStatus', part: 'input', is: isGetTrafficCustomerApproveStatusInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };

function isAddToTrafficCartInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['carType']) === undefined || typeof x === 'string') &&
    ((x = v['supplyCode']) === undefined || typeof x === 'string');
}

function isAddToTrafficCartInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAddToTrafficCartInputBody(x));
}

/** Checks the input of `addToTrafficCart`. */
export const addToTrafficCartInput: Check<Ops['addToTrafficCart']['input']> = { operationId: 'addToTrafficCart', part: 'input', is: isAddToTrafficCartInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "carType": z.optional(z.string()), "supplyCode": z.optional(z.string()) }) })) };

function isUpdateTrafficCartNumberInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['GBID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBL_NUM']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isUpdateTrafficCartNumberInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateTrafficCartNumberInputBody(x));
}

/** Checks the input of `updateTrafficCartNumber`. */
export const updateTrafficCartNumberInput: Check<Ops['updateTrafficCartNumber']['input']> = { operationId: 'updateTrafficCartNumber', part: 'input', is: isUpdateTrafficCartNumberInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "GBID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBL_NUM": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) }) })) };

function isQueryTrafficGoodsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isVehicleGoods)));
}

/** Checks the data of `queryTrafficGoods`. */
export const queryTrafficGoodsData: Check<Ops['queryTrafficGoods']['data']> = { operationId: 'queryTrafficGoods', part: 'data', is: isQueryTrafficGoodsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfVehicleGoods()) })) };

function isQueryTrafficGoodsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['industryCode']) === undefined || typeof x === 'string') &&
    ((x = v['warehouseCode']) === undefined || typeof x === 'string');
}

function isQueryTrafficGoodsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryTrafficGoodsInputBody(x));
}

/** Checks the input of `queryTrafficGoods`. */
export const queryTrafficGoodsInput: Check<Ops['queryTrafficGoods']['input']> = { operationId: 'queryTrafficGoods', part: 'input', is: isQueryTrafficGoodsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string()), "industryCode": z.optional(z.string()), "warehouseCode": z.optional(z.string()) }) })) };

function isQueryTrafficOrdersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isTrafficOrder)));
}

/** Checks the data of `queryTrafficOrders`. */
export const queryTrafficOrdersData: Check<Ops['queryTrafficOrders']['data']> = { operationId: 'queryTrafficOrders', part: 'data', is: isQueryTrafficOrdersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfTrafficOrder()) })) };

function isQueryTrafficOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50));
}

function isQueryTrafficOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryTrafficOrdersInputBody(x));
}

/** Checks the input of `queryTrafficOrders`. */
export const queryTrafficOrdersInput: Check<Ops['queryTrafficOrders']['input']> = { operationId: 'queryTrafficOrders', part: 'input', is: isQueryTrafficOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string()), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))) }) })) };

function isAcceptTrafficOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderFlowNoList']), (Array.isArray(x) && x.length >= 1 && x.length <= 100 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isAcceptTrafficOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAcceptTrafficOrdersInputBody(x));
}

/** Checks the input of `acceptTrafficOrders`. */
export const acceptTrafficOrdersInput: Check<Ops['acceptTrafficOrders']['input']> = { operationId: 'acceptTrafficOrders', part: 'input', is: isAcceptTrafficOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderFlowNoList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 100, "at most 100 entries")) }) })) };
