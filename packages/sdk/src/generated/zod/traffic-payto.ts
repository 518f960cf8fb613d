// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, entries, list, number, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The input of `updateTrafficPaytoByOrder`. */
export const updateTrafficPaytoByOrderInput: Schema<Ops['updateTrafficPaytoByOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderTypeNo: all(text, characters(1)), paytoCode: all(text, characters(1)), 'saletoCode?': text }) }));

/** The data of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderData: Schema<Ops['getTrafficPaytoByOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderTypeNo: text, orderAmount: number, paytoCode: text, 'paytoName?': text, payToList: list(answers.Payer) }));

/** The input of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderInput: Schema<Ops['getTrafficPaytoByOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderTypeNo: all(text, characters(1)) }) }));

/** The input of `updateTrafficPaytoBatch`. */
export const updateTrafficPaytoBatchInput: Schema<Ops['updateTrafficPaytoBatch']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), paytoCode: all(text, characters(1)), orderTypeNoList: all(list(all(text, characters(1))), entries(1)) }) }));

/** The data of `listTrafficPayers`. */
export const listTrafficPayersData: Schema<Ops['listTrafficPayers']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The input of `listTrafficPayers`. */
export const listTrafficPayersInput: Schema<Ops['listTrafficPayers']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: all(text, characters(1)) }) }));

/** The input of `updateTrafficCartPayto`. */
export const updateTrafficCartPaytoInput: Schema<Ops['updateTrafficCartPayto']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), paytoCode: all(text, characters(1)) }) }));
