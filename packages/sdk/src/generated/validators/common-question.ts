// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isCommonQuestion, schemaOfCommonQuestion } from './components';

function isQueryCommonQuestionsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isCommonQuestion)));
}

/** Checks the data of `queryCommonQuestions`. */
export const queryCommonQuestionsData: Check<Ops['queryCommonQuestions']['data']> = { operationId: 'queryCommonQuestions', part: 'data', is: isQueryCommonQuestionsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfCommonQuestion()) })) };

function isQueryCommonQuestionsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['typeCode']) === undefined || typeof x === 'string') &&
    ((x = v['isUse']) === undefined || (typeof x === 'string' && (x === "0" || x === "1")));
}

function isQueryCommonQuestionsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryCommonQuestionsInputBody(x));
}

/** Checks the input of `queryCommonQuestions`. */
export const queryCommonQuestionsInput: Check<Ops['queryCommonQuestions']['input']> = { operationId: 'queryCommonQuestions', part: 'input', is: isQueryCommonQuestionsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string()), "typeCode": z.optional(z.string()), "isUse": z.optional(z.string().check(z.refine((v: string) => (v === "0" || v === "1"), "one of \"0\", \"1\""))) }) })) };

function isSetQuestionInUseInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== '')) &&
    ((x = v['isUse']), (typeof x === 'string' && (x === "0" || x === "1")));
}

function isSetQuestionInUseInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSetQuestionInUseInputBody(x));
}

/** Checks the input of `setQuestionInUse`. */
export const setQuestionInUseInput: Check<Ops['setQuestionInUse']['input']> = { operationId: 'setQuestionInUse', part: 'input', is: isSetQuestionInUseInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "isUse": z.string().check(z.refine((v: string) => (v === "0" || v === "1"), "one of \"0\", \"1\"")) }) })) };

function isSaveCommonQuestionData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string');
}

/** Checks the data of `saveCommonQuestion`. */
export const saveCommonQuestionData: Check<Ops['saveCommonQuestion']['data']> = { operationId: 'saveCommonQuestion', part: 'data', is: isSaveCommonQuestionData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string() })) };

function isSaveCommonQuestionInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['title']), (typeof x === 'string' && x !== '' && points(x) <= 100)) &&
    ((x = v['typeCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['content']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sort']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['isUse']) === undefined || (typeof x === 'string' && (x === "0" || x === "1")));
}

function isSaveCommonQuestionInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveCommonQuestionInputBody(x));
}

/** Checks the input of `saveCommonQuestion`. */
export const saveCommonQuestionInput: Check<Ops['saveCommonQuestion']['input']> = { operationId: 'saveCommonQuestion', part: 'input', is: isSaveCommonQuestionInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.optional(z.string()), "title": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 100, "at most 100 characters")), "typeCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "content": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sort": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"))), "isUse": z.optional(z.string().check(z.refine((v: string) => (v === "0" || v === "1"), "one of \"0\", \"1\""))) }) })) };

/** Checks the data of `getCommonQuestion`. */
export const getCommonQuestionData: Check<Ops['getCommonQuestion']['data']> = { operationId: 'getCommonQuestion', part: 'data', is: isCommonQuestion, schema: /* @__PURE__ */ lazily(() => schemaOfCommonQuestion()) };

function isGetCommonQuestionInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isGetCommonQuestionInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetCommonQuestionInputQuery(x));
}

/** Checks the input of `getCommonQuestion`. */
export const getCommonQuestionInput: Check<Ops['getCommonQuestion']['input']> = { operationId: 'getCommonQuestion', part: 'input', is: isGetCommonQuestionInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isDeleteCommonQuestionInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isDeleteCommonQuestionInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isDeleteCommonQuestionInputQuery(x));
}

/** Checks the input of `deleteCommonQuestion`. */
export const deleteCommonQuestionInput: Check<Ops['deleteCommonQuestion']['input']> = { operationId: 'deleteCommonQuestion', part: 'input', is: isDeleteCommonQuestionInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };
