// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isLogisticsTrack, schemaOfLogisticsTrack } from './components';

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
