// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isFreezeFlags, isUnfreezeApply, schemaOfFreezeFlags, schemaOfUnfreezeApply } from './components';

function isSubmitUnfreezeApplyData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['unfreezeNo']), typeof x === 'string');
}

/** Checks the data of `submitUnfreezeApply`. */
export const submitUnfreezeApplyData: Check<Ops['submitUnfreezeApply']['data']> = { operationId: 'submitUnfreezeApply', part: 'data', is: isSubmitUnfreezeApplyData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "unfreezeNo": z.string() })) };

function isSubmitUnfreezeApplyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['freezeType']), (typeof x === 'string' && (x === "M" || x === "J"))) &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['reason']), (typeof x === 'string' && x !== '' && points(x) <= 200)) &&
    ((x = v['contactName']), (typeof x === 'string' && x !== '' && points(x) <= 20)) &&
    ((x = v['contactPhone']), (typeof x === 'string' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['fileIds']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

function isSubmitUnfreezeApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitUnfreezeApplyInputBody(x));
}

/** Checks the input of `submitUnfreezeApply`. */
export const submitUnfreezeApplyInput: Check<Ops['submitUnfreezeApply']['input']> = { operationId: 'submitUnfreezeApply', part: 'input', is: isSubmitUnfreezeApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "freezeType": z.string().check(z.refine((v: string) => (v === "M" || v === "J"), "one of \"M\", \"J\"")), "productGroupCode": z.optional(z.string()), "reason": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 200, "at most 200 characters")), "contactName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 20, "at most 20 characters")), "contactPhone": z.string().check(z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")), "fileIds": z.optional(z.array(z.string())) }) })) };

function isListUnsignedProductGroupsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productGroupCode']), typeof x === 'string') &&
    ((x = v['productGroupName']), typeof x === 'string') &&
    ((x = v['contractYear']) === undefined || typeof x === 'string') &&
    ((x = v['signFlag']) === undefined || typeof x === 'string');
}

function isListUnsignedProductGroupsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListUnsignedProductGroupsDataItem));
}

/** Checks the data of `listUnsignedProductGroups`. */
export const listUnsignedProductGroupsData: Check<Ops['listUnsignedProductGroups']['data']> = { operationId: 'listUnsignedProductGroups', part: 'data', is: isListUnsignedProductGroupsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productGroupCode": z.string(), "productGroupName": z.string(), "contractYear": z.optional(z.string()), "signFlag": z.optional(z.string()) }))) };

function isListUnsignedProductGroupsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListUnsignedProductGroupsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListUnsignedProductGroupsInputQuery(x));
}

/** Checks the input of `listUnsignedProductGroups`. */
export const listUnsignedProductGroupsInput: Check<Ops['listUnsignedProductGroups']['input']> = { operationId: 'listUnsignedProductGroups', part: 'input', is: isListUnsignedProductGroupsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `getUnfreezeFlags`. */
export const getUnfreezeFlagsData: Check<Ops['getUnfreezeFlags']['data']> = { operationId: 'getUnfreezeFlags', part: 'data', is: isFreezeFlags, schema: /* @__PURE__ */ lazily(() => schemaOfFreezeFlags()) };

function isGetUnfreezeFlagsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetUnfreezeFlagsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetUnfreezeFlagsInputQuery(x));
}

/** Checks the input of `getUnfreezeFlags`. */
export const getUnfreezeFlagsInput: Check<Ops['getUnfreezeFlags']['input']> = { operationId: 'getUnfreezeFlags', part: 'input', is: isGetUnfreezeFlagsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListUnfreezeAppliesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isUnfreezeApply));
}

/** Checks the data of `listUnfreezeApplies`. */
export const listUnfreezeAppliesData: Check<Ops['listUnfreezeApplies']['data']> = { operationId: 'listUnfreezeApplies', part: 'data', is: isListUnfreezeAppliesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfUnfreezeApply())) };

function isListUnfreezeAppliesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListUnfreezeAppliesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListUnfreezeAppliesInputQuery(x));
}

/** Checks the input of `listUnfreezeApplies`. */
export const listUnfreezeAppliesInput: Check<Ops['listUnfreezeApplies']['input']> = { operationId: 'listUnfreezeApplies', part: 'input', is: isListUnfreezeAppliesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };
