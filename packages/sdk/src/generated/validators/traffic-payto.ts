// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, code, entries, list, price, record, text } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the input of `updateTrafficPaytoByOrder`. */
export const updateTrafficPaytoByOrderInput: Check<Ops['updateTrafficPaytoByOrder']['input']> = /* @__PURE__ */ checkOf('updateTrafficPaytoByOrder', 'input', () => record({ body: record({ orderTypeNo: code, paytoCode: code, 'saletoCode?': text }) }));

/** Checks the data of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderData: Check<Ops['getTrafficPaytoByOrder']['data']> = /* @__PURE__ */ checkOf('getTrafficPaytoByOrder', 'data', () => answer({ orderTypeNo: code, orderAmount: price, paytoCode: code, 'paytoName?': text, payToList: list(answers.Payer) }));

/** Checks the input of `getTrafficPaytoByOrder`. */
export const getTrafficPaytoByOrderInput: Check<Ops['getTrafficPaytoByOrder']['input']> = /* @__PURE__ */ checkOf('getTrafficPaytoByOrder', 'input', () => record({ query: record({ orderTypeNo: code }) }));

/** Checks the input of `updateTrafficPaytoBatch`. */
export const updateTrafficPaytoBatchInput: Check<Ops['updateTrafficPaytoBatch']['input']> = /* @__PURE__ */ checkOf('updateTrafficPaytoBatch', 'input', () => record({ body: record({ saletoCode: code, paytoCode: code, orderTypeNoList: all(list(code), entries(1)) }) }));

/** Checks the data of `listTrafficPayers`. */
export const listTrafficPayersData: Check<Ops['listTrafficPayers']['data']> = /* @__PURE__ */ checkOf('listTrafficPayers', 'data', () => list(answers.Payer));

/** Checks the input of `listTrafficPayers`. */
export const listTrafficPayersInput: Check<Ops['listTrafficPayers']['input']> = /* @__PURE__ */ checkOf('listTrafficPayers', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the input of `updateTrafficCartPayto`. */
export const updateTrafficCartPaytoInput: Check<Ops['updateTrafficCartPayto']['input']> = /* @__PURE__ */ checkOf('updateTrafficCartPayto', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code, paytoCode: code }) }));
