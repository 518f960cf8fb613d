// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isCalculatorFigures, schemaOfCalculatorFigures } from './components';

function isGetCyclePredictDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['week']), typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['predictQty']), typeof x === 'number');
}

function isGetCyclePredictData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isGetCyclePredictDataItem));
}

/** Checks the data of `getCyclePredict`. */
export const getCyclePredictData: Check<Ops['getCyclePredict']['data']> = { operationId: 'getCyclePredict', part: 'data', is: isGetCyclePredictData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "week": z.string(), "beginDate": z.optional(z.string()), "predictQty": z.number() }))) };

function isGetCyclePredictInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== ''));
}

function isGetCyclePredictInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetCyclePredictInputQuery(x));
}

/** Checks the input of `getCyclePredict`. */
export const getCyclePredictInput: Check<Ops['getCyclePredict']['input']> = { operationId: 'getCyclePredict', part: 'input', is: isGetCyclePredictInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListCustomerInventoryDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['storeAmt']), typeof x === 'number') &&
    ((x = v['inTransit']) === undefined || typeof x === 'number') &&
    ((x = v['avgDailySales']) === undefined || typeof x === 'number') &&
    ((x = v['turnoverDays']) === undefined || typeof x === 'number') &&
    ((x = v['safeDays']) === undefined || typeof x === 'number');
}

function isListCustomerInventoryData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListCustomerInventoryDataItem));
}

/** Checks the data of `listCustomerInventory`. */
export const listCustomerInventoryData: Check<Ops['listCustomerInventory']['data']> = { operationId: 'listCustomerInventory', part: 'data', is: isListCustomerInventoryData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.optional(z.string()), "productGroupCode": z.optional(z.string()), "storeAmt": z.number(), "inTransit": z.optional(z.number()), "avgDailySales": z.optional(z.number()), "turnoverDays": z.optional(z.number()), "safeDays": z.optional(z.number()) }))) };

function isListCustomerInventoryInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string');
}

function isListCustomerInventoryInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListCustomerInventoryInputQuery(x));
}

/** Checks the input of `listCustomerInventory`. */
export const listCustomerInventoryInput: Check<Ops['listCustomerInventory']['input']> = { operationId: 'listCustomerInventory', part: 'input', is: isListCustomerInventoryInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productGroupCode": z.optional(z.string()) }) })) };

function isGetCustomerFlagDataData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `getCustomerFlagData`. */
export const getCustomerFlagDataData: Check<Ops['getCustomerFlagData']['data']> = { operationId: 'getCustomerFlagData', part: 'data', is: isGetCustomerFlagDataData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isGetCustomerFlagDataInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetCustomerFlagDataInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetCustomerFlagDataInputQuery(x));
}

/** Checks the input of `getCustomerFlagData`. */
export const getCustomerFlagDataInput: Check<Ops['getCustomerFlagData']['input']> = { operationId: 'getCustomerFlagData', part: 'input', is: isGetCustomerFlagDataInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `getCalculatorFigures`. */
export const getCalculatorFiguresData: Check<Ops['getCalculatorFigures']['data']> = { operationId: 'getCalculatorFigures', part: 'data', is: isCalculatorFigures, schema: /* @__PURE__ */ lazily(() => schemaOfCalculatorFigures()) };

function isGetCalculatorFiguresInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== ''));
}

function isGetCalculatorFiguresInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetCalculatorFiguresInputQuery(x));
}

/** Checks the input of `getCalculatorFigures`. */
export const getCalculatorFiguresInput: Check<Ops['getCalculatorFigures']['input']> = { operationId: 'getCalculatorFigures', part: 'input', is: isGetCalculatorFiguresInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };
