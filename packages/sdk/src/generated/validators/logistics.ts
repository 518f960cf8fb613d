// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isDeliveryNote, isLogisticsTrack, schemaOfDeliveryNote, schemaOfLogisticsTrack } from './components';

/** Checks the data of `getLogisticsInfo`. */
export const getLogisticsInfoData: Check<Ops['getLogisticsInfo']['data']> = { operationId: 'getLogisticsInfo', part: 'data', is: isLogisticsTrack, schema: /* @__PURE__ */ lazily(() => schemaOfLogisticsTrack()) };

function isGetLogisticsInfoInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['dn']), (typeof x === 'string' && x !== '')) &&
    ((x = v['type']), (typeof x === 'string' && x !== ''));
}

function isGetLogisticsInfoInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetLogisticsInfoInputQuery(x));
}

/** Checks the input of `getLogisticsInfo`. */
export const getLogisticsInfoInput: Check<Ops['getLogisticsInfo']['input']> = { operationId: 'getLogisticsInfo', part: 'input', is: isGetLogisticsInfoInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "dn": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "type": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `queryJjLogisticsTrack`. */
export const queryJjLogisticsTrackData: Check<Ops['queryJjLogisticsTrack']['data']> = { operationId: 'queryJjLogisticsTrack', part: 'data', is: isLogisticsTrack, schema: /* @__PURE__ */ lazily(() => schemaOfLogisticsTrack()) };

function isQueryJjLogisticsTrackInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['dn']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']) === undefined || typeof x === 'string');
}

function isQueryJjLogisticsTrackInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryJjLogisticsTrackInputBody(x));
}

/** Checks the input of `queryJjLogisticsTrack`. */
export const queryJjLogisticsTrackInput: Check<Ops['queryJjLogisticsTrack']['input']> = { operationId: 'queryJjLogisticsTrack', part: 'input', is: isQueryJjLogisticsTrackInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "dn": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.optional(z.string()) }) })) };

function isQueryDeliveryNotesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isDeliveryNote)));
}

/** Checks the data of `queryDeliveryNotes`. */
export const queryDeliveryNotesData: Check<Ops['queryDeliveryNotes']['data']> = { operationId: 'queryDeliveryNotes', part: 'data', is: isQueryDeliveryNotesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfDeliveryNote()) })) };

function isQueryDeliveryNotesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryDeliveryNotesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryDeliveryNotesInputBody(x));
}

/** Checks the input of `queryDeliveryNotes`. */
export const queryDeliveryNotesInput: Check<Ops['queryDeliveryNotes']['input']> = { operationId: 'queryDeliveryNotes', part: 'input', is: isQueryDeliveryNotesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()), "keyword": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };
