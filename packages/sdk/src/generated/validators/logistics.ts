// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, code, count, date, least, list, most, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `getLogisticsInfo`. */
export const getLogisticsInfoData: Check<Ops['getLogisticsInfo']['data']> = /* @__PURE__ */ checkOf('getLogisticsInfo', 'data', () => answers.LogisticsTrack);

/** Checks the input of `getLogisticsInfo`. */
export const getLogisticsInfoInput: Check<Ops['getLogisticsInfo']['input']> = /* @__PURE__ */ checkOf('getLogisticsInfo', 'input', () => record({ query: record({ dn: code, type: code }) }));

/** Checks the data of `queryJjLogisticsTrack`. */
export const queryJjLogisticsTrackData: Check<Ops['queryJjLogisticsTrack']['data']> = /* @__PURE__ */ checkOf('queryJjLogisticsTrack', 'data', () => answers.LogisticsTrack);

/** Checks the input of `queryJjLogisticsTrack`. */
export const queryJjLogisticsTrackInput: Check<Ops['queryJjLogisticsTrack']['input']> = /* @__PURE__ */ checkOf('queryJjLogisticsTrack', 'input', () => record({ body: record({ dn: code, 'orderNo?': text }) }));

/** Checks the data of `queryDeliveryNotes`. */
export const queryDeliveryNotesData: Check<Ops['queryDeliveryNotes']['data']> = /* @__PURE__ */ checkOf('queryDeliveryNotes', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.DeliveryNote) }));

/** Checks the input of `queryDeliveryNotes`. */
export const queryDeliveryNotesInput: Check<Ops['queryDeliveryNotes']['input']> = /* @__PURE__ */ checkOf('queryDeliveryNotes', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'sendtoCode?': text, 'keyword?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));
