// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, date, least, most, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `payDepositOrder`. */
export const payDepositOrderData: Schema<Ops['payDepositOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderNo: code, 'depositAmount?': price, payAmount: amount, 'payTime?': text }));

/** The input of `payDepositOrder`. */
export const payDepositOrderInput: Schema<Ops['payDepositOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, orderTypeNo: code, qty: all(whole, least(1), most(999999)), saletoCode: code, yqStatus: code }) }));

/** The data of `calculateStorageFee`. */
export const calculateStorageFeeData: Schema<Ops['calculateStorageFee']['data']> = /* @__PURE__ */ schemaOf(() => answers.StorageFee);

/** The input of `calculateStorageFee`. */
export const calculateStorageFeeInput: Schema<Ops['calculateStorageFee']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'delayDate?': all(text, date) }) }));

/** The input of `payOverdueStorageFee`. */
export const payOverdueStorageFeeInput: Schema<Ops['payOverdueStorageFee']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderNo: code, saletoCode: code }) }));

/** The input of `delayStorageOrder`. */
export const delayStorageOrderInput: Schema<Ops['delayStorageOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderNo: code, saletoCode: code, 'delayDate?': all(text, date) }) }));

/** The data of `applyDepositDelay`. */
export const applyDepositDelayData: Schema<Ops['applyDepositDelay']['data']> = /* @__PURE__ */ schemaOf(() => answer({ applyNo: code, statusName: text }));

/** The input of `applyDepositDelay`. */
export const applyDepositDelayInput: Schema<Ops['applyDepositDelay']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, delayDate: all(text, date), 'reason?': all(text, characters(1, 200)) }) }));

/** The input of `payCrowdFundingOrder`. */
export const payCrowdFundingOrderInput: Schema<Ops['payCrowdFundingOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ orderNo: code }) }));

/** The input of `updateChongbaiOrderStatus`. */
export const updateChongbaiOrderStatusInput: Schema<Ops['updateChongbaiOrderStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, status: code }) }));
