// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isStorageFee, schemaOfStorageFee } from './components';

function isPayDepositOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['depositAmount']) === undefined || typeof x === 'number') &&
    ((x = v['payAmount']), typeof x === 'number') &&
    ((x = v['payTime']) === undefined || typeof x === 'string');
}

/** Checks the data of `payDepositOrder`. */
export const payDepositOrderData: Check<Ops['payDepositOrder']['data']> = { operationId: 'payDepositOrder', part: 'data', is: isPayDepositOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "depositAmount": z.optional(z.number()), "payAmount": z.number(), "payTime": z.optional(z.string()) })) };

function isPayDepositOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['qty']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['yqStatus']), (typeof x === 'string' && x !== ''));
}

function isPayDepositOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isPayDepositOrderInputBody(x));
}

/** Checks the input of `payDepositOrder`. */
export const payDepositOrderInput: Check<Ops['payDepositOrder']['input']> = { operationId: 'payDepositOrder', part: 'input', is: isPayDepositOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "qty": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "yqStatus": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `calculateStorageFee`. */
export const calculateStorageFeeData: Check<Ops['calculateStorageFee']['data']> = { operationId: 'calculateStorageFee', part: 'data', is: isStorageFee, schema: /* @__PURE__ */ lazily(() => schemaOfStorageFee()) };

function isCalculateStorageFeeInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['delayDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isCalculateStorageFeeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCalculateStorageFeeInputBody(x));
}

/** Checks the input of `calculateStorageFee`. */
export const calculateStorageFeeInput: Check<Ops['calculateStorageFee']['input']> = { operationId: 'calculateStorageFee', part: 'input', is: isCalculateStorageFeeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "delayDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isPayOverdueStorageFeeInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isPayOverdueStorageFeeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isPayOverdueStorageFeeInputQuery(x));
}

/** Checks the input of `payOverdueStorageFee`. */
export const payOverdueStorageFeeInput: Check<Ops['payOverdueStorageFee']['input']> = { operationId: 'payOverdueStorageFee', part: 'input', is: isPayOverdueStorageFeeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isDelayStorageOrderInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['delayDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isDelayStorageOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isDelayStorageOrderInputQuery(x));
}

/** Checks the input of `delayStorageOrder`. */
export const delayStorageOrderInput: Check<Ops['delayStorageOrder']['input']> = { operationId: 'delayStorageOrder', part: 'input', is: isDelayStorageOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "delayDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isApplyDepositDelayData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

/** Checks the data of `applyDepositDelay`. */
export const applyDepositDelayData: Check<Ops['applyDepositDelay']['data']> = { operationId: 'applyDepositDelay', part: 'data', is: isApplyDepositDelayData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string(), "statusName": z.string() })) };

function isApplyDepositDelayInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['delayDate']), (typeof x === 'string' && isDate(x))) &&
    ((x = v['reason']), (typeof x === 'string' && x !== '' && points(x) <= 200));
}

function isApplyDepositDelayInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isApplyDepositDelayInputBody(x));
}

/** Checks the input of `applyDepositDelay`. */
export const applyDepositDelayInput: Check<Ops['applyDepositDelay']['input']> = { operationId: 'applyDepositDelay', part: 'input', is: isApplyDepositDelayInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "delayDate": z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD")), "reason": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 200, "at most 200 characters")) }) })) };

function isPayCrowdFundingOrderInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isPayCrowdFundingOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isPayCrowdFundingOrderInputPath(x));
}

/** Checks the input of `payCrowdFundingOrder`. */
export const payCrowdFundingOrderInput: Check<Ops['payCrowdFundingOrder']['input']> = { operationId: 'payCrowdFundingOrder', part: 'input', is: isPayCrowdFundingOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isUpdateChongbaiOrderStatusInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']), (typeof x === 'string' && x !== ''));
}

function isUpdateChongbaiOrderStatusInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateChongbaiOrderStatusInputBody(x));
}

/** Checks the input of `updateChongbaiOrderStatus`. */
export const updateChongbaiOrderStatusInput: Check<Ops['updateChongbaiOrderStatus']['input']> = { operationId: 'updateChongbaiOrderStatus', part: 'input', is: isUpdateChongbaiOrderStatusInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()), "status": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };
