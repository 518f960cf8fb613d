// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isSendtoChange, schemaOfSendtoChange } from './components';

function isSubmitSendtoChangeData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string');
}

/** Checks the data of `submitSendtoChange`. */
export const submitSendtoChangeData: Check<Ops['submitSendtoChange']['data']> = { operationId: 'submitSendtoChange', part: 'data', is: isSubmitSendtoChangeData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string() })) };

function isSubmitSendtoChangeInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['newAddress']), (typeof x === 'string' && x !== '' && points(x) <= 100)) &&
    ((x = v['provinceCode']) === undefined || typeof x === 'string') &&
    ((x = v['cityCode']) === undefined || typeof x === 'string') &&
    ((x = v['areaCode']) === undefined || typeof x === 'string') &&
    ((x = v['contactName']), (typeof x === 'string' && x !== '' && points(x) <= 20)) &&
    ((x = v['contactPhone']), (typeof x === 'string' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['reason']), (typeof x === 'string' && x !== '' && points(x) <= 200));
}

function isSubmitSendtoChangeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitSendtoChangeInputBody(x));
}

/** Checks the input of `submitSendtoChange`. */
export const submitSendtoChangeInput: Check<Ops['submitSendtoChange']['input']> = { operationId: 'submitSendtoChange', part: 'input', is: isSubmitSendtoChangeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "newAddress": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 100, "at most 100 characters")), "provinceCode": z.optional(z.string()), "cityCode": z.optional(z.string()), "areaCode": z.optional(z.string()), "contactName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 20, "at most 20 characters")), "contactPhone": z.string().check(z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")), "reason": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 200, "at most 200 characters")) }) })) };

/** Checks the data of `getSendtoChangeStatus`. */
export const getSendtoChangeStatusData: Check<Ops['getSendtoChangeStatus']['data']> = { operationId: 'getSendtoChangeStatus', part: 'data', is: isSendtoChange, schema: /* @__PURE__ */ lazily(() => schemaOfSendtoChange()) };

function isGetSendtoChangeStatusInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['sendToCode']), (typeof x === 'string' && x !== ''));
}

function isGetSendtoChangeStatusInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetSendtoChangeStatusInputQuery(x));
}

/** Checks the input of `getSendtoChangeStatus`. */
export const getSendtoChangeStatusInput: Check<Ops['getSendtoChangeStatus']['input']> = { operationId: 'getSendtoChangeStatus', part: 'input', is: isGetSendtoChangeStatusInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "sendToCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isRevokeSendtoChangeInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isRevokeSendtoChangeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRevokeSendtoChangeInputBody(x));
}

/** Checks the input of `revokeSendtoChange`. */
export const revokeSendtoChangeInput: Check<Ops['revokeSendtoChange']['input']> = { operationId: 'revokeSendtoChange', part: 'input', is: isRevokeSendtoChangeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "applyNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };
