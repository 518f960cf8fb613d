// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, code, count, entries, flag, least, list, most, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';

/** Checks the data of `checkStockUp`. */
export const checkStockUpData: Check<Ops['checkStockUp']['data']> = /* @__PURE__ */ checkOf('checkStockUp', 'data', () => answer({ canOrder: flag, failList: list(answer({ productCode: code, 'stock?': count, message: text })) }));

/** Checks the input of `checkStockUp`. */
export const checkStockUpInput: Check<Ops['checkStockUp']['input']> = /* @__PURE__ */ checkOf('checkStockUp', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)) }) }));

/** Checks the data of `createStockUpOrder`. */
export const createStockUpOrderData: Check<Ops['createStockUpOrder']['data']> = /* @__PURE__ */ checkOf('createStockUpOrder', 'data', () => answer({ orderNo: code, 'orderTypeNo?': text, 'amount?': price }));

/** Checks the input of `createStockUpOrder`. */
export const createStockUpOrderInput: Check<Ops['createStockUpOrder']['input']> = /* @__PURE__ */ checkOf('createStockUpOrder', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, 'payerCode?': text, 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), productList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)) }) }));

/** Checks the data of `getStockUpNumber`. */
export const getStockUpNumberData: Check<Ops['getStockUpNumber']['data']> = /* @__PURE__ */ checkOf('getStockUpNumber', 'data', () => count);

/** Checks the input of `getStockUpNumber`. */
export const getStockUpNumberInput: Check<Ops['getStockUpNumber']['input']> = /* @__PURE__ */ checkOf('getStockUpNumber', 'input', () => record({ query: record({ saletoCode: code }) }));
