// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, code, entries, list, price, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The input of `updateTrafficPaytoByOrder`. */
export const updateTrafficPaytoByOrderInput: Schema<Ops['updateTrafficPaytoByOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderTypeNo: code, paytoCode: code, 'saletoCode?': text }) }));

/** The data of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderData: Schema<Ops['getTrafficPaytoByOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderTypeNo: code, orderAmount: price, paytoCode: code, 'paytoName?': text, payToList: list(answers.Payer) }));

/** The input of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderInput: Schema<Ops['getTrafficPaytoByOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderTypeNo: code }) }));

/** The input of `updateTrafficPaytoBatch`. */
export const updateTrafficPaytoBatchInput: Schema<Ops['updateTrafficPaytoBatch']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, paytoCode: code, orderTypeNoList: all(list(code), entries(1)) }) }));

/** The data of `listTrafficPayers`. */
export const listTrafficPayersData: Schema<Ops['listTrafficPayers']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The input of `listTrafficPayers`. */
export const listTrafficPayersInput: Schema<Ops['listTrafficPayers']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The input of `updateTrafficCartPayto`. */
export const updateTrafficCartPaytoInput: Schema<Ops['updateTrafficCartPayto']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code, paytoCode: code }) }));
