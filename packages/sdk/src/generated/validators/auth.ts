// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isUserInfo, schemaOfUserInfo } from './components';

/** Checks the data of `getUserInfo`. */
export const getUserInfoData: Check<Ops['getUserInfo']['data']> = { operationId: 'getUserInfo', part: 'data', is: isUserInfo, schema: /* @__PURE__ */ lazily(() => schemaOfUserInfo()) };

function isRedirectAfterLoginInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['state']), (typeof x === 'string' && x !== '')) &&
    ((x = v['code']) === undefined || typeof x === 'string');
}

function isRedirectAfterLoginInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isRedirectAfterLoginInputQuery(x));
}

/** Checks the input of `redirectAfterLogin`. */
export const redirectAfterLoginInput: Check<Ops['redirectAfterLogin']['input']> = { operationId: 'redirectAfterLogin', part: 'input', is: isRedirectAfterLoginInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "state": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "code": z.optional(z.string()) }) })) };

function isGetHotspotImagesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['type']), ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string')) &&
    ((x = v['picUrl']), typeof x === 'string');
}

function isGetHotspotImagesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isGetHotspotImagesDataItem));
}

/** Checks the data of `getHotspotImages`. */
export const getHotspotImagesData: Check<Ops['getHotspotImages']['data']> = { operationId: 'getHotspotImages', part: 'data', is: isGetHotspotImagesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "type": z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()]), "picUrl": z.string() }))) };

function isGetHotspotImagesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['type']), (typeof x === 'string' && x !== '' && (x === "2" || x === "3")));
}

function isGetHotspotImagesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetHotspotImagesInputQuery(x));
}

/** Checks the input of `getHotspotImages`. */
export const getHotspotImagesInput: Check<Ops['getHotspotImages']['input']> = { operationId: 'getHotspotImages', part: 'input', is: isGetHotspotImagesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "type": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => (v === "2" || v === "3"), "one of \"2\", \"3\"")) }) })) };
