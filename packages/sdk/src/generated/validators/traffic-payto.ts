// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isPayer, schemaOfPayer } from './components';

function isUpdateTrafficPaytoByOrderInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderTypeNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['paytoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']) === undefined || typeof x === 'string');
}

function isUpdateTrafficPaytoByOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateTrafficPaytoByOrderInputBody(x));
}

/** Checks the input of `updateTrafficPaytoByOrder`. */
export const updateTrafficPaytoByOrderInput: Check<Ops['updateTrafficPaytoByOrder']['input']> = { operationId: 'updateTrafficPaytoByOrder', part: 'input', is: isUpdateTrafficPaytoByOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "orderTypeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "paytoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.optional(z.string()) }) })) };

function isGetTrafficPaytoByOrderData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderTypeNo']), typeof x === 'string') &&
    ((x = v['orderAmount']), typeof x === 'number') &&
    ((x = v['paytoCode']), typeof x === 'string') &&
    ((x = v['paytoName']) === undefined || typeof x === 'string') &&
    ((x = v['payToList']), (Array.isArray(x) && every(x, isPayer)));
}

/** Checks the data of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderData: Check<Ops['getTrafficPaytoByOrder']['data']> = { operationId: 'getTrafficPaytoByOrder', part: 'data', is: isGetTrafficPaytoByOrderData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderTypeNo": z.string(), "orderAmount": z.number(), "paytoCode": z.string(), "paytoName": z.optional(z.string()), "payToList": z.array(schemaOfPayer()) })) };

function isGetTrafficPaytoByOrderInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderTypeNo']), (typeof x === 'string' && x !== ''));
}

function isGetTrafficPaytoByOrderInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetTrafficPaytoByOrderInputQuery(x));
}

/** Checks the input of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderInput: Check<Ops['getTrafficPaytoByOrder']['input']> = { operationId: 'getTrafficPaytoByOrder', part: 'input', is: isGetTrafficPaytoByOrderInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "orderTypeNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isUpdateTrafficPaytoBatchInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['paytoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNoList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isUpdateTrafficPaytoBatchInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateTrafficPaytoBatchInputBody(x));
}

/** Checks the input of `updateTrafficPaytoBatch`. */
export const updateTrafficPaytoBatchInput: Check<Ops['updateTrafficPaytoBatch']['input']> = { operationId: 'updateTrafficPaytoBatch', part: 'input', is: isUpdateTrafficPaytoBatchInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "paytoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNoList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isListTrafficPayersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isPayer));
}

/** Checks the data of `listTrafficPayers`. */
export const listTrafficPayersData: Check<Ops['listTrafficPayers']['data']> = { operationId: 'listTrafficPayers', part: 'data', is: isListTrafficPayersData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfPayer())) };

function isListTrafficPayersInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListTrafficPayersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListTrafficPayersInputQuery(x));
}

/** Checks the input of `listTrafficPayers`. */
export const listTrafficPayersInput: Check<Ops['listTrafficPayers']['input']> = { operationId: 'listTrafficPayers', part: 'input', is: isListTrafficPayersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isUpdateTrafficCartPaytoInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['IBR_ID']), (typeof x === 'string' && x !== '')) &&
    ((x = v['paytoCode']), (typeof x === 'string' && x !== ''));
}

function isUpdateTrafficCartPaytoInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateTrafficCartPaytoInputBody(x));
}

/** Checks the input of `updateTrafficCartPayto`. */
export const updateTrafficCartPaytoInput: Check<Ops['updateTrafficCartPayto']['input']> = { operationId: 'updateTrafficCartPayto', part: 'input', is: isUpdateTrafficCartPaytoInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "IBR_ID": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "paytoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };
