// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isBillTitle, isCheckedCart, isOrderPayer, isSettleData, isYdWarehouse, schemaOfBillTitle, schemaOfCheckedCart, schemaOfOrderPayer, schemaOfSettleData, schemaOfYdWarehouse } from './components';

/** Checks the data of `splitOrder`. */
export const splitOrderData: Check<Ops['splitOrder']['data']> = { operationId: 'splitOrder', part: 'data', is: isSettleData, schema: /* @__PURE__ */ lazily(() => schemaOfSettleData()) };

function isSplitOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCheckedCart(x));
}

/** Checks the input of `splitOrder`. */
export const splitOrderInput: Check<Ops['splitOrder']['input']> = { operationId: 'splitOrder', part: 'input', is: isSplitOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfCheckedCart() })) };

function isListOrderPayersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isOrderPayer));
}

/** Checks the data of `listOrderPayers`. */
export const listOrderPayersData: Check<Ops['listOrderPayers']['data']> = { operationId: 'listOrderPayers', part: 'data', is: isListOrderPayersData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfOrderPayer())) };

function isListOrderPayersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isListOrderPayersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isListOrderPayersInputBody(x));
}

/** Checks the input of `listOrderPayers`. */
export const listOrderPayersInput: Check<Ops['listOrderPayers']['input']> = { operationId: 'listOrderPayers', part: 'input', is: isListOrderPayersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isUpdateOrderInfoInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['composeOrderNo']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isUpdateOrderInfoInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateOrderInfoInputBody(x));
}

/** Checks the input of `updateOrderInfo`. */
export const updateOrderInfoInput: Check<Ops['updateOrderInfo']['input']> = { operationId: 'updateOrderInfo', part: 'input', is: isUpdateOrderInfoInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "composeOrderNo": z.optional(z.string()), "payerCode": z.optional(z.string()), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isCancelOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNoList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isCancelOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCancelOrderInputBody(x));
}

/** Checks the input of `cancelOrder`. */
export const cancelOrderInput: Check<Ops['cancelOrder']['input']> = { operationId: 'cancelOrder', part: 'input', is: isCancelOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNoList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isCancelMfjkOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['reason']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isCancelMfjkOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCancelMfjkOrderInputBody(x));
}

/** Checks the input of `cancelMfjkOrder`. */
export const cancelMfjkOrderInput: Check<Ops['cancelMfjkOrder']['input']> = { operationId: 'cancelMfjkOrder', part: 'input', is: isCancelMfjkOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "reason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isSubmitOrdersDataOrderListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']), typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number');
}

function isSubmitOrdersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderList']), (Array.isArray(x) && every(x, isSubmitOrdersDataOrderListItem))) &&
    ((x = v['amount']), typeof x === 'number');
}

/** Checks the data of `submitOrders`. */
export const submitOrdersData: Check<Ops['submitOrders']['data']> = { operationId: 'submitOrders', part: 'data', is: isSubmitOrdersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderList": z.array(z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.string(), "amount": z.number() })), "amount": z.number() })) };

function isSubmitOrdersInputBodyOrderListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['composeOrderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['priceToPay']), (typeof x === 'number' && x >= 0));
}

function isSubmitOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderList']), (Array.isArray(x) && x.length >= 1 && every(x, isSubmitOrdersInputBodyOrderListItem))) &&
    ((x = v['deliverType']) === undefined || (typeof x === 'string' && (x === "sendTo" || x === "district" || x === "address"))) &&
    ((x = v['addressCode']) === undefined || typeof x === 'string') &&
    ((x = v['areaCode']) === undefined || typeof x === 'string') &&
    ((x = v['areaName']) === undefined || typeof x === 'string') &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['whetherOrNotAppOrder']) === undefined || (typeof x === 'string' && (x === "PC" || x === "H_WORK")));
}

function isSubmitOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitOrdersInputBody(x));
}

/** Checks the input of `submitOrders`. */
export const submitOrdersInput: Check<Ops['submitOrders']['input']> = { operationId: 'submitOrders', part: 'input', is: isSubmitOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderList": z.array(z.looseObject({ "composeOrderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "priceToPay": z.number().check(z.refine((v: number) => v >= 0, "at least 0")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "deliverType": z.optional(z.string().check(z.refine((v: string) => (v === "sendTo" || v === "district" || v === "address"), "one of \"sendTo\", \"district\", \"address\""))), "addressCode": z.optional(z.string()), "areaCode": z.optional(z.string()), "areaName": z.optional(z.string()), "accountCode": z.optional(z.string()), "whetherOrNotAppOrder": z.optional(z.string().check(z.refine((v: string) => (v === "PC" || v === "H_WORK"), "one of \"PC\", \"H_WORK\""))) }) })) };

function isValidateProductsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['valid']), typeof x === 'boolean') &&
    ((x = v['maxNumber']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['msg']) === undefined || typeof x === 'string');
}

function isValidateProductsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isValidateProductsDataItem));
}

/** Checks the data of `validateProducts`. */
export const validateProductsData: Check<Ops['validateProducts']['data']> = { operationId: 'validateProducts', part: 'data', is: isValidateProductsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productCode": z.string(), "valid": z.boolean(), "maxNumber": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "msg": z.optional(z.string()) }))) };

function isValidateProductsInputBodyProductListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isValidateProductsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productList']), (Array.isArray(x) && x.length >= 1 && every(x, isValidateProductsInputBodyProductListItem)));
}

function isValidateProductsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isValidateProductsInputBody(x));
}

/** Checks the input of `validateProducts`. */
export const validateProductsInput: Check<Ops['validateProducts']['input']> = { operationId: 'validateProducts', part: 'input', is: isValidateProductsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isGetSzkcRuleLockDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['isLocked']), typeof x === 'boolean') &&
    ((x = v['ruleName']) === undefined || typeof x === 'string') &&
    ((x = v['msg']) === undefined || typeof x === 'string');
}

function isGetSzkcRuleLockData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isGetSzkcRuleLockDataItem));
}

/** Checks the data of `getSzkcRuleLock`. */
export const getSzkcRuleLockData: Check<Ops['getSzkcRuleLock']['data']> = { operationId: 'getSzkcRuleLock', part: 'data', is: isGetSzkcRuleLockData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productCode": z.string(), "isLocked": z.boolean(), "ruleName": z.optional(z.string()), "msg": z.optional(z.string()) }))) };

function isGetSzkcRuleLockInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['productCodes']), (Array.isArray(x) && x.length >= 1 && x.length <= 200 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isGetSzkcRuleLockInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGetSzkcRuleLockInputBody(x));
}

/** Checks the input of `getSzkcRuleLock`. */
export const getSzkcRuleLockInput: Check<Ops['getSzkcRuleLock']['input']> = { operationId: 'getSzkcRuleLock', part: 'input', is: isGetSzkcRuleLockInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()), "productCodes": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 200, "at most 200 entries")) }) })) };

function isGetSzkcConfigCustomerData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `getSzkcConfigCustomer`. */
export const getSzkcConfigCustomerData: Check<Ops['getSzkcConfigCustomer']['data']> = { operationId: 'getSzkcConfigCustomer', part: 'data', is: isGetSzkcConfigCustomerData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isGetSzkcConfigCustomerInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isGetSzkcConfigCustomerInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGetSzkcConfigCustomerInputBody(x));
}

/** Checks the input of `getSzkcConfigCustomer`. */
export const getSzkcConfigCustomerInput: Check<Ops['getSzkcConfigCustomer']['input']> = { operationId: 'getSzkcConfigCustomer', part: 'input', is: isGetSzkcConfigCustomerInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetTctpSwitchData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `getTctpSwitch`. */
export const getTctpSwitchData: Check<Ops['getTctpSwitch']['data']> = { operationId: 'getTctpSwitch', part: 'data', is: isGetTctpSwitchData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isGenerateMfyjSettlementRecordData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['recordNo']), typeof x === 'string') &&
    ((x = v['settleAmount']) === undefined || typeof x === 'number');
}

/** Checks the data of `generateMfyjSettlementRecord`. */
export const generateMfyjSettlementRecordData: Check<Ops['generateMfyjSettlementRecord']['data']> = { operationId: 'generateMfyjSettlementRecord', part: 'data', is: isGenerateMfyjSettlementRecordData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "recordNo": z.string(), "settleAmount": z.optional(z.number()) })) };

function isGenerateMfyjSettlementRecordInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isGenerateMfyjSettlementRecordInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGenerateMfyjSettlementRecordInputBody(x));
}

/** Checks the input of `generateMfyjSettlementRecord`. */
export const generateMfyjSettlementRecordInput: Check<Ops['generateMfyjSettlementRecord']['input']> = { operationId: 'generateMfyjSettlementRecord', part: 'input', is: isGenerateMfyjSettlementRecordInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) }) })) };

function isPayCreditOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['qty']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isPayCreditOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isPayCreditOrderInputBody(x));
}

/** Checks the input of `payCreditOrder`. */
export const payCreditOrderInput: Check<Ops['payCreditOrder']['input']> = { operationId: 'payCreditOrder', part: 'input', is: isPayCreditOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "qty": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) }) })) };

function isCheckOrderQuotaComposeDataOverListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['quota']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['msg']) === undefined || typeof x === 'string');
}

function isCheckOrderQuotaComposeData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['isPassed']), typeof x === 'boolean') &&
    ((x = v['overList']), (Array.isArray(x) && every(x, isCheckOrderQuotaComposeDataOverListItem)));
}

/** Checks the data of `checkOrderQuotaCompose`. */
export const checkOrderQuotaComposeData: Check<Ops['checkOrderQuotaCompose']['data']> = { operationId: 'checkOrderQuotaCompose', part: 'data', is: isCheckOrderQuotaComposeData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "isPassed": z.boolean(), "overList": z.array(z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "quota": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "msg": z.optional(z.string()) })) })) };

function isCheckOrderQuotaComposeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCheckedCart(x));
}

/** Checks the input of `checkOrderQuotaCompose`. */
export const checkOrderQuotaComposeInput: Check<Ops['checkOrderQuotaCompose']['input']> = { operationId: 'checkOrderQuotaCompose', part: 'input', is: isCheckOrderQuotaComposeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfCheckedCart() })) };

function isCalculateReplenishmentData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['stockDeliveryNum']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['reserveDeliveryNum']), (typeof x === 'number' && Number.isInteger(x)));
}

/** Checks the data of `calculateReplenishment`. */
export const calculateReplenishmentData: Check<Ops['calculateReplenishment']['data']> = { operationId: 'calculateReplenishment', part: 'data', is: isCalculateReplenishmentData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "stockDeliveryNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "reserveDeliveryNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")) })) };

function isCalculateReplenishmentInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 999999));
}

function isCalculateReplenishmentInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCalculateReplenishmentInputBody(x));
}

/** Checks the input of `calculateReplenishment`. */
export const calculateReplenishmentInput: Check<Ops['calculateReplenishment']['input']> = { operationId: 'calculateReplenishment', part: 'input', is: isCalculateReplenishmentInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"), z.refine((v: number) => v <= 999999, "at most 999999")) }) })) };

/** Checks the data of `getBillInfo`. */
export const getBillInfoData: Check<Ops['getBillInfo']['data']> = { operationId: 'getBillInfo', part: 'data', is: isBillTitle, schema: /* @__PURE__ */ lazily(() => schemaOfBillTitle()) };

function isGetBillInfoInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']) === undefined || typeof x === 'string');
}

function isGetBillInfoInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetBillInfoInputQuery(x));
}

/** Checks the input of `getBillInfo`. */
export const getBillInfoInput: Check<Ops['getBillInfo']['input']> = { operationId: 'getBillInfo', part: 'input', is: isGetBillInfoInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.optional(z.string()) }) })) };

function isListYdWarehousesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isYdWarehouse));
}

/** Checks the data of `listYdWarehouses`. */
export const listYdWarehousesData: Check<Ops['listYdWarehouses']['data']> = { operationId: 'listYdWarehouses', part: 'data', is: isListYdWarehousesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfYdWarehouse())) };

function isListYdWarehousesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isListYdWarehousesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListYdWarehousesInputQuery(x));
}

/** Checks the input of `listYdWarehouses`. */
export const listYdWarehousesInput: Check<Ops['listYdWarehouses']['input']> = { operationId: 'listYdWarehouses', part: 'input', is: isListYdWarehousesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };

function isListJdcDeliverAddressesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['warehouseCode']), typeof x === 'string') &&
    ((x = v['warehouseName']) === undefined || typeof x === 'string') &&
    ((x = v['address']), typeof x === 'string') &&
    ((x = v['deliverDays']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

function isListJdcDeliverAddressesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListJdcDeliverAddressesDataItem));
}

/** Checks the data of `listJdcDeliverAddresses`. */
export const listJdcDeliverAddressesData: Check<Ops['listJdcDeliverAddresses']['data']> = { operationId: 'listJdcDeliverAddresses', part: 'data', is: isListJdcDeliverAddressesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "warehouseCode": z.string(), "warehouseName": z.optional(z.string()), "address": z.string(), "deliverDays": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }))) };

function isListJdcDeliverAddressesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isListJdcDeliverAddressesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListJdcDeliverAddressesInputQuery(x));
}

/** Checks the input of `listJdcDeliverAddresses`. */
export const listJdcDeliverAddressesInput: Check<Ops['listJdcDeliverAddresses']['input']> = { operationId: 'listJdcDeliverAddresses', part: 'input', is: isListJdcDeliverAddressesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };
