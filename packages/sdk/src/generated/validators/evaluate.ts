// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';

function isGetEvaluateStatusData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['deadline']) === undefined || typeof x === 'string');
}

/** Checks the data of `getEvaluateStatus`. */
export const getEvaluateStatusData: Check<Ops['getEvaluateStatus']['data']> = { operationId: 'getEvaluateStatus', part: 'data', is: isGetEvaluateStatusData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "status": z.string(), "statusName": z.string(), "deadline": z.optional(z.string()) })) };

function isGetEvaluateStatusInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isGetEvaluateStatusInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetEvaluateStatusInputQuery(x));
}

/** Checks the input of `getEvaluateStatus`. */
export const getEvaluateStatusInput: Check<Ops['getEvaluateStatus']['input']> = { operationId: 'getEvaluateStatus', part: 'input', is: isGetEvaluateStatusInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListEvaluateAttributesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['attributeCode']), typeof x === 'string') &&
    ((x = v['attributeName']), typeof x === 'string') &&
    ((x = v['maxScore']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['isRequired']) === undefined || typeof x === 'boolean') &&
    ((x = v['tagList']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

function isListEvaluateAttributesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListEvaluateAttributesDataItem));
}

/** Checks the data of `listEvaluateAttributes`. */
export const listEvaluateAttributesData: Check<Ops['listEvaluateAttributes']['data']> = { operationId: 'listEvaluateAttributes', part: 'data', is: isListEvaluateAttributesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "attributeCode": z.string(), "attributeName": z.string(), "maxScore": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "isRequired": z.optional(z.boolean()), "tagList": z.optional(z.array(z.string())) }))) };

function isListEvaluateAttributesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['type']), (typeof x === 'string' && x !== ''));
}

function isListEvaluateAttributesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListEvaluateAttributesInputQuery(x));
}

/** Checks the input of `listEvaluateAttributes`. */
export const listEvaluateAttributesInput: Check<Ops['listEvaluateAttributes']['input']> = { operationId: 'listEvaluateAttributes', part: 'input', is: isListEvaluateAttributesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "type": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetEvaluateInfoDataAttributeListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['attributeCode']), typeof x === 'string') &&
    ((x = v['attributeName']), typeof x === 'string') &&
    ((x = v['score']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['tagList']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

function isGetEvaluateInfoData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['type']) === undefined || typeof x === 'string') &&
    ((x = v['totalScore']), typeof x === 'number') &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['attributeList']), (Array.isArray(x) && every(x, isGetEvaluateInfoDataAttributeListItem))) &&
    ((x = v['reply']) === undefined || typeof x === 'string') &&
    ((x = v['evaluateUser']) === undefined || typeof x === 'string') &&
    ((x = v['evaluateDate']) === undefined || typeof x === 'string');
}

/** Checks the data of `getEvaluateInfo`. */
export const getEvaluateInfoData: Check<Ops['getEvaluateInfo']['data']> = { operationId: 'getEvaluateInfo', part: 'data', is: isGetEvaluateInfoData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "orderNo": z.string(), "type": z.optional(z.string()), "totalScore": z.number(), "content": z.optional(z.string()), "attributeList": z.array(z.looseObject({ "attributeCode": z.string(), "attributeName": z.string(), "score": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "tagList": z.optional(z.array(z.string())) })), "reply": z.optional(z.string()), "evaluateUser": z.optional(z.string()), "evaluateDate": z.optional(z.string()) })) };

function isGetEvaluateInfoInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== ''));
}

function isGetEvaluateInfoInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetEvaluateInfoInputQuery(x));
}

/** Checks the input of `getEvaluateInfo`. */
export const getEvaluateInfoInput: Check<Ops['getEvaluateInfo']['input']> = { operationId: 'getEvaluateInfo', part: 'input', is: isGetEvaluateInfoInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSubmitEvaluateInputBodyAttributeListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['attributeCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['score']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 5)) &&
    ((x = v['tagList']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

function isSubmitEvaluateInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['type']), (typeof x === 'string' && x !== '')) &&
    ((x = v['content']) === undefined || (typeof x === 'string' && points(x) <= 500)) &&
    ((x = v['attributeList']), (Array.isArray(x) && x.length >= 1 && every(x, isSubmitEvaluateInputBodyAttributeListItem)));
}

function isSubmitEvaluateInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitEvaluateInputBody(x));
}

/** Checks the input of `submitEvaluate`. */
export const submitEvaluateInput: Check<Ops['submitEvaluate']['input']> = { operationId: 'submitEvaluate', part: 'input', is: isSubmitEvaluateInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "type": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "content": z.optional(z.string().check(z.refine((v: string) => points(v) <= 500, "at most 500 characters"))), "attributeList": z.array(z.looseObject({ "attributeCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "score": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 5, "at most 5")), "tagList": z.optional(z.array(z.string())) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };
