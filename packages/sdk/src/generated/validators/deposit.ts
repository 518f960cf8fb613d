// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, date, least, most, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `payDepositOrder`. */
export const payDepositOrderData: Check<Ops['payDepositOrder']['data']> = /* @__PURE__ */ checkOf('payDepositOrder', 'data', () => answer({ orderNo: code, 'depositAmount?': price, payAmount: amount, 'payTime?': text }));

/** Checks the input of `payDepositOrder`. */
export const payDepositOrderInput: Check<Ops['payDepositOrder']['input']> = /* @__PURE__ */ checkOf('payDepositOrder', 'input', () => record({ body: record({ orderNo: code, orderTypeNo: code, qty: all(whole, least(1), most(999999)), saletoCode: code, yqStatus: code }) }));

/** Checks the data of `calculateStorageFee`. */
export const calculateStorageFeeData: Check<Ops['calculateStorageFee']['data']> = /* @__PURE__ */ checkOf('calculateStorageFee', 'data', () => answers.StorageFee);

/** Checks the input of `calculateStorageFee`. */
export const calculateStorageFeeInput: Check<Ops['calculateStorageFee']['input']> = /* @__PURE__ */ checkOf('calculateStorageFee', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'delayDate?': all(text, date) }) }));

/** Checks the input of `payOverdueStorageFee`. */
export const payOverdueStorageFeeInput: Check<Ops['payOverdueStorageFee']['input']> = /* @__PURE__ */ checkOf('payOverdueStorageFee', 'input', () => record({ query: record({ orderNo: code, saletoCode: code }) }));

/** Checks the input of `delayStorageOrder`. */
export const delayStorageOrderInput: Check<Ops['delayStorageOrder']['input']> = /* @__PURE__ */ checkOf('delayStorageOrder', 'input', () => record({ query: record({ orderNo: code, saletoCode: code, 'delayDate?': all(text, date) }) }));

/** Checks the data of `applyDepositDelay`. */
export const applyDepositDelayData: Check<Ops['applyDepositDelay']['data']> = /* @__PURE__ */ checkOf('applyDepositDelay', 'data', () => answer({ applyNo: code, statusName: text }));

/** Checks the input of `applyDepositDelay`. */
export const applyDepositDelayInput: Check<Ops['applyDepositDelay']['input']> = /* @__PURE__ */ checkOf('applyDepositDelay', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, delayDate: all(text, date), 'reason?': all(text, characters(1, 200)) }) }));

/** Checks the input of `payCrowdFundingOrder`. */
export const payCrowdFundingOrderInput: Check<Ops['payCrowdFundingOrder']['input']> = /* @__PURE__ */ checkOf('payCrowdFundingOrder', 'input', () => record({ path: record({ orderNo: code }) }));

/** Checks the input of `updateChongbaiOrderStatus`. */
export const updateChongbaiOrderStatusInput: Check<Ops['updateChongbaiOrderStatus']['input']> = /* @__PURE__ */ checkOf('updateChongbaiOrderStatus', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, status: code }) }));
