// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, entries, list, number, record, text } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the input of `updateTrafficPaytoByOrder`. */
export const updateTrafficPaytoByOrderInput: Check<Ops['updateTrafficPaytoByOrder']['input']> = /* @__PURE__ */ checkOf('updateTrafficPaytoByOrder', 'input', () => record({ body: record({ orderTypeNo: all(text, characters(1)), paytoCode: all(text, characters(1)), 'saletoCode?': text }) }));

/** Checks the data of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderData: Check<Ops['getTrafficPaytoByOrder']['data']> = /* @__PURE__ */ checkOf('getTrafficPaytoByOrder', 'data', () => answer({ orderTypeNo: text, orderAmount: number, paytoCode: text, 'paytoName?': text, payToList: list(answers.Payer) }));

/** Checks the input of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderInput: Check<Ops['getTrafficPaytoByOrder']['input']> = /* @__PURE__ */ checkOf('getTrafficPaytoByOrder', 'input', () => record({ query: record({ orderTypeNo: all(text, characters(1)) }) }));

/** Checks the input of `updateTrafficPaytoBatch`. */
export const updateTrafficPaytoBatchInput: Check<Ops['updateTrafficPaytoBatch']['input']> = /* @__PURE__ */ checkOf('updateTrafficPaytoBatch', 'input', () => record({ body: record({ saletoCode: all(text, characters(1)), paytoCode: all(text, characters(1)), orderTypeNoList: all(list(all(text, characters(1))), entries(1)) }) }));

/** Checks the data of `listTrafficPayers`. */
export const listTrafficPayersData: Check<Ops['listTrafficPayers']['data']> = /* @__PURE__ */ checkOf('listTrafficPayers', 'data', () => list(answers.Payer));

/** Checks the input of `listTrafficPayers`. */
export const listTrafficPayersInput: Check<Ops['listTrafficPayers']['input']> = /* @__PURE__ */ checkOf('listTrafficPayers', 'input', () => record({ query: record({ saletoCode: all(text, characters(1)) }) }));

/** Checks the input of `updateTrafficCartPayto`. */
export const updateTrafficCartPaytoInput: Check<Ops['updateTrafficCartPayto']['input']> = /* @__PURE__ */ checkOf('updateTrafficCartPayto', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), paytoCode: all(text, characters(1)) }) }));
