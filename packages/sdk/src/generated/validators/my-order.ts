// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isBatchOutcome, isOrderDetail, isOrderEstimate, isOrderKey, isOrderSummary, schemaOfBatchOutcome, schemaOfOrderDetail, schemaOfOrderEstimate, schemaOfOrderKey, schemaOfOrderSummary } from './components';

function isQueryMyOrdersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isOrderSummary)));
}

/** Checks the data of `queryMyOrders`. */
export const queryMyOrdersData: Check<Ops['queryMyOrders']['data']> = { operationId: 'queryMyOrders', part: 'data', is: isQueryMyOrdersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfOrderSummary()) })) };

function isQueryMyOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['whetherOrNotAppOrder']) === undefined || (typeof x === 'string' && (x === "PC" || x === "H_WORK")));
}

function isQueryMyOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryMyOrdersInputBody(x));
}

/** Checks the input of `queryMyOrders`. */
export const queryMyOrdersInput: Check<Ops['queryMyOrders']['input']> = { operationId: 'queryMyOrders', part: 'input', is: isQueryMyOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()), "orderNo": z.optional(z.string()), "keyword": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "accountCode": z.optional(z.string()), "whetherOrNotAppOrder": z.optional(z.string().check(z.refine((v: string) => (v === "PC" || v === "H_WORK"), "one of \"PC\", \"H_WORK\""))) }) })) };

function isQueryAllOrdersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isOrderDetail));
}

/** Checks the data of `queryAllOrders`. */
export const queryAllOrdersData: Check<Ops['queryAllOrders']['data']> = { operationId: 'queryAllOrders', part: 'data', is: isQueryAllOrdersData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfOrderDetail())) };

function isQueryAllOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isQueryAllOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryAllOrdersInputBody(x));
}

/** Checks the input of `queryAllOrders`. */
export const queryAllOrdersInput: Check<Ops['queryAllOrders']['input']> = { operationId: 'queryAllOrders', part: 'input', is: isQueryAllOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isJudgeOrderButtonsDataButtonListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['code']), typeof x === 'string') &&
    ((x = v['name']), typeof x === 'string');
}

function isJudgeOrderButtonsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['buttonList']), (Array.isArray(x) && every(x, isJudgeOrderButtonsDataButtonListItem)));
}

/** Checks the data of `judgeOrderButtons`. */
export const judgeOrderButtonsData: Check<Ops['judgeOrderButtons']['data']> = { operationId: 'judgeOrderButtons', part: 'data', is: isJudgeOrderButtonsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "buttonList": z.array(z.looseObject({ "code": z.string(), "name": z.string() })) })) };

function isJudgeOrderButtonsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isJudgeOrderButtonsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isJudgeOrderButtonsInputBody(x));
}

/** Checks the input of `judgeOrderButtons`. */
export const judgeOrderButtonsInput: Check<Ops['judgeOrderButtons']['input']> = { operationId: 'judgeOrderButtons', part: 'input', is: isJudgeOrderButtonsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isRejectDeliveryData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['rejectNo']), typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

/** Checks the data of `rejectDelivery`. */
export const rejectDeliveryData: Check<Ops['rejectDelivery']['data']> = { operationId: 'rejectDelivery', part: 'data', is: isRejectDeliveryData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "rejectNo": z.string(), "statusName": z.optional(z.string()) })) };

function isRejectDeliveryInputBodyLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isRejectDeliveryInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['dn']), (typeof x === 'string' && x !== '')) &&
    ((x = v['reasonCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['reason']) === undefined || (typeof x === 'string' && points(x) <= 200)) &&
    ((x = v['lineList']), (Array.isArray(x) && x.length >= 1 && every(x, isRejectDeliveryInputBodyLineListItem))) &&
    ((x = v['imageList']) === undefined || (Array.isArray(x) && x.length <= 9 && every(x, (v) => typeof v === 'string')));
}

function isRejectDeliveryInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRejectDeliveryInputBody(x));
}

/** Checks the input of `rejectDelivery`. */
export const rejectDeliveryInput: Check<Ops['rejectDelivery']['input']> = { operationId: 'rejectDelivery', part: 'input', is: isRejectDeliveryInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "dn": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "reasonCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "reason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))), "lineList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "imageList": z.optional(z.array(z.string()).check(z.refine((v: unknown[]) => v.length <= 9, "at most 9 entries"))) }) })) };

function isCancelOrderToTcStockData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['tcStockNo']), typeof x === 'string') &&
    ((x = v['number']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

/** Checks the data of `cancelOrderToTcStock`. */
export const cancelOrderToTcStockData: Check<Ops['cancelOrderToTcStock']['data']> = { operationId: 'cancelOrderToTcStock', part: 'data', is: isCancelOrderToTcStockData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "tcStockNo": z.string(), "number": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) })) };

function isCancelOrderToTcStockInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['reasonCode']) === undefined || typeof x === 'string') &&
    ((x = v['reason']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isCancelOrderToTcStockInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCancelOrderToTcStockInputBody(x));
}

/** Checks the input of `cancelOrderToTcStock`. */
export const cancelOrderToTcStockInput: Check<Ops['cancelOrderToTcStock']['input']> = { operationId: 'cancelOrderToTcStock', part: 'input', is: isCancelOrderToTcStockInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "reasonCode": z.optional(z.string()), "reason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isConfirmTctpOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isConfirmTctpOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isConfirmTctpOrderInputBody(x));
}

/** Checks the input of `confirmTctpOrder`. */
export const confirmTctpOrderInput: Check<Ops['confirmTctpOrder']['input']> = { operationId: 'confirmTctpOrder', part: 'input', is: isConfirmTctpOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isSelfSignOrderInputBodyLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 999999));
}

function isSelfSignOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['signDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['lineList']) === undefined || (Array.isArray(x) && every(x, isSelfSignOrderInputBodyLineListItem)));
}

function isSelfSignOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSelfSignOrderInputBody(x));
}

/** Checks the input of `selfSignOrder`. */
export const selfSignOrderInput: Check<Ops['selfSignOrder']['input']> = { operationId: 'selfSignOrder', part: 'input', is: isSelfSignOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "signDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "lineList": z.optional(z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"), z.refine((v: number) => v <= 999999, "at most 999999")) }))) }) })) };

function isAddOrderEstimateInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['deliverScore']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 5)) &&
    ((x = v['serviceScore']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 5)) &&
    ((x = v['productScore']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 5)) &&
    ((x = v['content']) === undefined || (typeof x === 'string' && points(x) <= 200)) &&
    ((x = v['imageList']) === undefined || (Array.isArray(x) && x.length <= 9 && every(x, (v) => typeof v === 'string')));
}

function isAddOrderEstimateInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAddOrderEstimateInputBody(x));
}

/** Checks the input of `addOrderEstimate`. */
export const addOrderEstimateInput: Check<Ops['addOrderEstimate']['input']> = { operationId: 'addOrderEstimate', part: 'input', is: isAddOrderEstimateInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "deliverScore": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 5, "at most 5")), "serviceScore": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 5, "at most 5")), "productScore": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 5, "at most 5")), "content": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))), "imageList": z.optional(z.array(z.string()).check(z.refine((v: unknown[]) => v.length <= 9, "at most 9 entries"))) }) })) };

/** Checks the data of `queryOrderEstimate`. */
export const queryOrderEstimateData: Check<Ops['queryOrderEstimate']['data']> = { operationId: 'queryOrderEstimate', part: 'data', is: isOrderEstimate, schema: /* @__PURE__ */ lazily(() => schemaOfOrderEstimate()) };

function isQueryOrderEstimateInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isOrderKey(x));
}

/** Checks the input of `queryOrderEstimate`. */
export const queryOrderEstimateInput: Check<Ops['queryOrderEstimate']['input']> = { operationId: 'queryOrderEstimate', part: 'input', is: isQueryOrderEstimateInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfOrderKey() })) };

function isCancelMyOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['reasonCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['reason']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isCancelMyOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCancelMyOrderInputBody(x));
}

/** Checks the input of `cancelMyOrder`. */
export const cancelMyOrderInput: Check<Ops['cancelMyOrder']['input']> = { operationId: 'cancelMyOrder', part: 'input', is: isCancelMyOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "reasonCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "reason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

/** Checks the data of `selfSignOrders`. */
export const selfSignOrdersData: Check<Ops['selfSignOrders']['data']> = { operationId: 'selfSignOrders', part: 'data', is: isBatchOutcome, schema: /* @__PURE__ */ lazily(() => schemaOfBatchOutcome()) };

function isSelfSignOrdersInputBodyOrderListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string');
}

function isSelfSignOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderList']), (Array.isArray(x) && x.length >= 1 && x.length <= 100 && every(x, isSelfSignOrdersInputBodyOrderListItem)));
}

function isSelfSignOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSelfSignOrdersInputBody(x));
}

/** Checks the input of `selfSignOrders`. */
export const selfSignOrdersInput: Check<Ops['selfSignOrders']['input']> = { operationId: 'selfSignOrders', part: 'input', is: isSelfSignOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderList": z.array(z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 100, "at most 100 entries")) }) })) };

function isQueryRescheduleDatesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderTypeNo']), typeof x === 'string') &&
    ((x = v['currentDate']), typeof x === 'string') &&
    ((x = v['dateList']), (Array.isArray(x) && every(x, (v) => typeof v === 'string'))) &&
    ((x = v['remainCount']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 0));
}

/** Checks the data of `queryRescheduleDates`. */
export const queryRescheduleDatesData: Check<Ops['queryRescheduleDates']['data']> = { operationId: 'queryRescheduleDates', part: 'data', is: isQueryRescheduleDatesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderTypeNo": z.string(), "currentDate": z.string(), "dateList": z.array(z.string()), "remainCount": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"))) })) };

function isQueryRescheduleDatesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderTypeNo']), (typeof x === 'string' && x !== ''));
}

function isQueryRescheduleDatesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryRescheduleDatesInputBody(x));
}

/** Checks the input of `queryRescheduleDates`. */
export const queryRescheduleDatesInput: Check<Ops['queryRescheduleDates']['input']> = { operationId: 'queryRescheduleDates', part: 'input', is: isQueryRescheduleDatesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderTypeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isRescheduleOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderTypeNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['rescheduleDate']), (typeof x === 'string' && isDate(x))) &&
    ((x = v['reason']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isRescheduleOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRescheduleOrderInputBody(x));
}

/** Checks the input of `rescheduleOrder`. */
export const rescheduleOrderInput: Check<Ops['rescheduleOrder']['input']> = { operationId: 'rescheduleOrder', part: 'input', is: isRescheduleOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderTypeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "rescheduleDate": z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD")), "reason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isSetJdPlanSendTimeInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['planSendTime']), (typeof x === 'string' && isDate(x)));
}

function isSetJdPlanSendTimeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSetJdPlanSendTimeInputBody(x));
}

/** Checks the input of `setJdPlanSendTime`. */
export const setJdPlanSendTimeInput: Check<Ops['setJdPlanSendTime']['input']> = { operationId: 'setJdPlanSendTime', part: 'input', is: isSetJdPlanSendTimeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "planSendTime": z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD")) }) })) };

function isConfirmOrderReceivedInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isOrderKey(x));
}

/** Checks the input of `confirmOrderReceived`. */
export const confirmOrderReceivedInput: Check<Ops['confirmOrderReceived']['input']> = { operationId: 'confirmOrderReceived', part: 'input', is: isConfirmOrderReceivedInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfOrderKey() })) };

function isGetOrderMonthSummaryDataStatusListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['orderCount']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['amount']), typeof x === 'number');
}

function isGetOrderMonthSummaryData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['month']), typeof x === 'string') &&
    ((x = v['orderCount']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['statusList']), (Array.isArray(x) && every(x, isGetOrderMonthSummaryDataStatusListItem)));
}

/** Checks the data of `getOrderMonthSummary`. */
export const getOrderMonthSummaryData: Check<Ops['getOrderMonthSummary']['data']> = { operationId: 'getOrderMonthSummary', part: 'data', is: isGetOrderMonthSummaryData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "month": z.string(), "orderCount": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "amount": z.number(), "statusList": z.array(z.looseObject({ "status": z.string(), "statusName": z.string(), "orderCount": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "amount": z.number() })) })) };

function isGetOrderMonthSummaryInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['month']), (typeof x === 'string' && /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(x)));
}

function isGetOrderMonthSummaryInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGetOrderMonthSummaryInputBody(x));
}

/** Checks the input of `getOrderMonthSummary`. */
export const getOrderMonthSummaryInput: Check<Ops['getOrderMonthSummary']['input']> = { operationId: 'getOrderMonthSummary', part: 'input', is: isGetOrderMonthSummaryInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "month": z.string().check(z.refine((v: string) => /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(v), "a text like ^[0-9]{4}-(0[1-9]|1[0-2])$")) }) })) };

/** Checks the data of `cancelGroupOrder`. */
export const cancelGroupOrderData: Check<Ops['cancelGroupOrder']['data']> = { operationId: 'cancelGroupOrder', part: 'data', is: isBatchOutcome, schema: /* @__PURE__ */ lazily(() => schemaOfBatchOutcome()) };

function isCancelGroupOrderInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['groupingNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['reasonCode']) === undefined || typeof x === 'string');
}

function isCancelGroupOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCancelGroupOrderInputQuery(x));
}

/** Checks the input of `cancelGroupOrder`. */
export const cancelGroupOrderInput: Check<Ops['cancelGroupOrder']['input']> = { operationId: 'cancelGroupOrder', part: 'input', is: isCancelGroupOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "groupingNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "reasonCode": z.optional(z.string()) }) })) };

function isListVehicleOrdersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isOrderSummary));
}

/** Checks the data of `listVehicleOrders`. */
export const listVehicleOrdersData: Check<Ops['listVehicleOrders']['data']> = { operationId: 'listVehicleOrders', part: 'data', is: isListVehicleOrdersData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfOrderSummary())) };

function isListVehicleOrdersInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['groupingNo']), (typeof x === 'string' && x !== ''));
}

function isListVehicleOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListVehicleOrdersInputQuery(x));
}

/** Checks the input of `listVehicleOrders`. */
export const listVehicleOrdersInput: Check<Ops['listVehicleOrders']['input']> = { operationId: 'listVehicleOrders', part: 'input', is: isListVehicleOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "groupingNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSendSelfPayMessageInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['bstnk']), (typeof x === 'string' && x !== ''));
}

function isSendSelfPayMessageInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isSendSelfPayMessageInputQuery(x));
}

/** Checks the input of `sendSelfPayMessage`. */
export const sendSelfPayMessageInput: Check<Ops['sendSelfPayMessage']['input']> = { operationId: 'sendSelfPayMessage', part: 'input', is: isSendSelfPayMessageInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "bstnk": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isConfirmAdvanceArrivalInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string');
}

function isConfirmAdvanceArrivalInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isConfirmAdvanceArrivalInputQuery(x));
}

/** Checks the input of `confirmAdvanceArrival`. */
export const confirmAdvanceArrivalInput: Check<Ops['confirmAdvanceArrival']['input']> = { operationId: 'confirmAdvanceArrival', part: 'input', is: isConfirmAdvanceArrivalInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()) }) })) };

function isGetJdPlanSendRangeData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['startTime']), typeof x === 'string') &&
    ((x = v['endTime']) === undefined || typeof x === 'string');
}

/** Checks the data of `getJdPlanSendRange`. */
export const getJdPlanSendRangeData: Check<Ops['getJdPlanSendRange']['data']> = { operationId: 'getJdPlanSendRange', part: 'data', is: isGetJdPlanSendRangeData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "startTime": z.string(), "endTime": z.optional(z.string()) })) };

function isGetJdPlanSendRangeInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isGetJdPlanSendRangeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetJdPlanSendRangeInputQuery(x));
}

/** Checks the input of `getJdPlanSendRange`. */
export const getJdPlanSendRangeInput: Check<Ops['getJdPlanSendRange']['input']> = { operationId: 'getJdPlanSendRange', part: 'input', is: isGetJdPlanSendRangeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isDeleteMfyjOrderInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isDeleteMfyjOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isDeleteMfyjOrderInputQuery(x));
}

/** Checks the input of `deleteMfyjOrder`. */
export const deleteMfyjOrderInput: Check<Ops['deleteMfyjOrder']['input']> = { operationId: 'deleteMfyjOrder', part: 'input', is: isDeleteMfyjOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListCancelReasonsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['reasonCode']), typeof x === 'string') &&
    ((x = v['reason']), typeof x === 'string');
}

function isListCancelReasonsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListCancelReasonsDataItem));
}

/** Checks the data of `listCancelReasons`. */
export const listCancelReasonsData: Check<Ops['listCancelReasons']['data']> = { operationId: 'listCancelReasons', part: 'data', is: isListCancelReasonsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "reasonCode": z.string(), "reason": z.string() }))) };

function isExportMyOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50));
}

function isExportMyOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isExportMyOrdersInputBody(x));
}

/** Checks the input of `exportMyOrders`. */
export const exportMyOrdersInput: Check<Ops['exportMyOrders']['input']> = { operationId: 'exportMyOrders', part: 'input', is: isExportMyOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "sendtoCode": z.optional(z.string()), "orderNo": z.optional(z.string()), "status": z.optional(z.string()), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))) }) })) };
