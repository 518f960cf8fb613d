// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isRecommendedKeyword, schemaOfRecommendedKeyword } from './components';

function isListRecommendedKeywordsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isRecommendedKeyword)));
}

/** Checks the data of `listRecommendedKeywords`. */
export const listRecommendedKeywordsData: Check<Ops['listRecommendedKeywords']['data']> = { operationId: 'listRecommendedKeywords', part: 'data', is: isListRecommendedKeywordsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfRecommendedKeyword()) })) };

function isListRecommendedKeywordsInputBodyParams(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['bigChannel']) === undefined || typeof x === 'string') &&
    ((x = v['centerCode']) === undefined || typeof x === 'string') &&
    ((x = v['custCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['smallChannel']) === undefined || typeof x === 'string') &&
    ((x = v['type']), ((typeof x === 'number' && Number.isInteger(x) && (x === 1 || x === 2)) || (typeof x === 'string' && (x === "1" || x === "2")))) &&
    ((x = v['userId']) === undefined || typeof x === 'string') &&
    ((x = v['userName']) === undefined || typeof x === 'string');
}

function isListRecommendedKeywordsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['params']), isListRecommendedKeywordsInputBodyParams(x));
}

function isListRecommendedKeywordsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isListRecommendedKeywordsInputBody(x));
}

/** Checks the input of `listRecommendedKeywords`. */
export const listRecommendedKeywordsInput: Check<Ops['listRecommendedKeywords']['input']> = { operationId: 'listRecommendedKeywords', part: 'input', is: isListRecommendedKeywordsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000")), "params": z.looseObject({ "bigChannel": z.optional(z.string()), "centerCode": z.optional(z.string()), "custCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "smallChannel": z.optional(z.string()), "type": z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 1 || v === 2), "one of 1, 2")), z.string().check(z.refine((v: string) => (v === "1" || v === "2"), "one of \"1\", \"2\""))]), "userId": z.optional(z.string()), "userName": z.optional(z.string()) }) }) })) };

function isRecordKeywordClickInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['recoId']), (typeof x === 'string' && x !== '')) &&
    ((x = v['clicPersId']), (typeof x === 'string' && x !== '')) &&
    ((x = v['clicPersName']), (typeof x === 'string' && x !== ''));
}

function isRecordKeywordClickInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRecordKeywordClickInputBody(x));
}

/** Checks the input of `recordKeywordClick`. */
export const recordKeywordClickInput: Check<Ops['recordKeywordClick']['input']> = { operationId: 'recordKeywordClick', part: 'input', is: isRecordKeywordClickInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "recoId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "clicPersId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "clicPersName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSuggestProductModelsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string');
}

function isSuggestProductModelsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isSuggestProductModelsDataItem));
}

/** Checks the data of `suggestProductModels`. */
export const suggestProductModelsData: Check<Ops['suggestProductModels']['data']> = { operationId: 'suggestProductModels', part: 'data', is: isSuggestProductModelsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.optional(z.string()) }))) };

function isSuggestProductModelsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['keyword']), (typeof x === 'string' && x !== '' && points(x) <= 100));
}

function isSuggestProductModelsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isSuggestProductModelsInputQuery(x));
}

/** Checks the input of `suggestProductModels`. */
export const suggestProductModelsInput: Check<Ops['suggestProductModels']['input']> = { operationId: 'suggestProductModels', part: 'input', is: isSuggestProductModelsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "keyword": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 100, "at most 100 characters")) }) })) };
