// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, code, count, date, least, list, most, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `getLogisticsInfo`. */
export const getLogisticsInfoData: Schema<Ops['getLogisticsInfo']['data']> = /* @__PURE__ */ schemaOf(() => answers.LogisticsTrack);

/** The input of `getLogisticsInfo`. */
export const getLogisticsInfoInput: Schema<Ops['getLogisticsInfo']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ dn: code, type: code }) }));

/** The data of `queryJjLogisticsTrack`. */
export const queryJjLogisticsTrackData: Schema<Ops['queryJjLogisticsTrack']['data']> = /* @__PURE__ */ schemaOf(() => answers.LogisticsTrack);

/** The input of `queryJjLogisticsTrack`. */
export const queryJjLogisticsTrackInput: Schema<Ops['queryJjLogisticsTrack']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ dn: code, 'orderNo?': text }) }));

/** The data of `queryDeliveryNotes`. */
export const queryDeliveryNotesData: Schema<Ops['queryDeliveryNotes']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.DeliveryNote) }));

/** The input of `queryDeliveryNotes`. */
export const queryDeliveryNotesInput: Schema<Ops['queryDeliveryNotes']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'sendtoCode?': text, 'keyword?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));
