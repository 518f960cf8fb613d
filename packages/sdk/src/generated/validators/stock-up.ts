// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';

function isCheckStockUpDataFailListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['stock']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['message']), typeof x === 'string');
}

function isCheckStockUpData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['canOrder']), typeof x === 'boolean') &&
    ((x = v['failList']), (Array.isArray(x) && every(x, isCheckStockUpDataFailListItem)));
}

/** Checks the data of `checkStockUp`. */
export const checkStockUpData: Check<Ops['checkStockUp']['data']> = { operationId: 'checkStockUp', part: 'data', is: isCheckStockUpData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "canOrder": z.boolean(), "failList": z.array(z.looseObject({ "productCode": z.string(), "stock": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "message": z.string() })) })) };

function isCheckStockUpInputBodyProductListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isCheckStockUpInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productList']), (Array.isArray(x) && x.length >= 1 && every(x, isCheckStockUpInputBodyProductListItem)));
}

function isCheckStockUpInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCheckStockUpInputBody(x));
}

/** Checks the input of `checkStockUp`. */
export const checkStockUpInput: Check<Ops['checkStockUp']['input']> = { operationId: 'checkStockUp', part: 'input', is: isCheckStockUpInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isCreateStockUpOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['amount']) === undefined || typeof x === 'number');
}

/** Checks the data of `createStockUpOrder`. */
export const createStockUpOrderData: Check<Ops['createStockUpOrder']['data']> = { operationId: 'createStockUpOrder', part: 'data', is: isCreateStockUpOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.optional(z.string()), "amount": z.optional(z.number()) })) };

function isCreateStockUpOrderInputBodyProductListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isCreateStockUpOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['whetherOrNotAppOrder']) === undefined || (typeof x === 'string' && (x === "PC" || x === "H_WORK"))) &&
    ((x = v['productList']), (Array.isArray(x) && x.length >= 1 && every(x, isCreateStockUpOrderInputBodyProductListItem)));
}

function isCreateStockUpOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCreateStockUpOrderInputBody(x));
}

/** Checks the input of `createStockUpOrder`. */
export const createStockUpOrderInput: Check<Ops['createStockUpOrder']['input']> = { operationId: 'createStockUpOrder', part: 'input', is: isCreateStockUpOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.optional(z.string()), "accountCode": z.optional(z.string()), "whetherOrNotAppOrder": z.optional(z.string().check(z.refine((v: string) => (v === "PC" || v === "H_WORK"), "one of \"PC\", \"H_WORK\""))), "productList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isGetStockUpNumberData(v: unknown): boolean {
  return (typeof v === 'number' && Number.isInteger(v));
}

/** Checks the data of `getStockUpNumber`. */
export const getStockUpNumberData: Check<Ops['getStockUpNumber']['data']> = { operationId: 'getStockUpNumber', part: 'data', is: isGetStockUpNumberData, schema: /* @__PURE__ */ lazily(() => z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) };

function isGetStockUpNumberInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isGetStockUpNumberInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetStockUpNumberInputQuery(x));
}

/** Checks the input of `getStockUpNumber`. */
export const getStockUpNumberInput: Check<Ops['getStockUpNumber']['input']> = { operationId: 'getStockUpNumber', part: 'input', is: isGetStockUpNumberInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };
