// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';

function isQueryInterestProductsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']), typeof x === 'string') &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['productGroupName']) === undefined || typeof x === 'string') &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['stock']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['createDate']) === undefined || typeof x === 'string');
}

function isQueryInterestProductsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryInterestProductsDataRecordsItem)));
}

/** Checks the data of `queryInterestProducts`. */
export const queryInterestProductsData: Check<Ops['queryInterestProducts']['data']> = { operationId: 'queryInterestProducts', part: 'data', is: isQueryInterestProductsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "id": z.string(), "productCode": z.string(), "productModel": z.string(), "productName": z.string(), "productGroupCode": z.optional(z.string()), "productGroupName": z.optional(z.string()), "price": z.optional(z.number()), "stock": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "picUrl": z.optional(z.string()), "createDate": z.optional(z.string()) })) })) };

function isQueryInterestProductsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['account']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string');
}

function isQueryInterestProductsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryInterestProductsInputBody(x));
}

/** Checks the input of `queryInterestProducts`. */
export const queryInterestProductsInput: Check<Ops['queryInterestProducts']['input']> = { operationId: 'queryInterestProducts', part: 'input', is: isQueryInterestProductsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "account": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string()), "productGroupCode": z.optional(z.string()) }) })) };

function isAddInterestProductsInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['account']), (typeof x === 'string' && x !== '')) &&
    ((x = v['list']), (typeof x === 'string' && x !== ''));
}

function isAddInterestProductsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isAddInterestProductsInputPath(x));
}

/** Checks the input of `addInterestProducts`. */
export const addInterestProductsInput: Check<Ops['addInterestProducts']['input']> = { operationId: 'addInterestProducts', part: 'input', is: isAddInterestProductsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "account": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "list": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isRemoveInterestProductsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['account']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCodeList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isRemoveInterestProductsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRemoveInterestProductsInputBody(x));
}

/** Checks the input of `removeInterestProducts`. */
export const removeInterestProductsInput: Check<Ops['removeInterestProducts']['input']> = { operationId: 'removeInterestProducts', part: 'input', is: isRemoveInterestProductsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "account": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCodeList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };
