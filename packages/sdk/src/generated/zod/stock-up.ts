// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, code, count, entries, flag, least, list, most, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';

/** The data of `checkStockUp`. */
export const checkStockUpData: Schema<Ops['checkStockUp']['data']> = /* @__PURE__ */ schemaOf(() => answer({ canOrder: flag, failList: list(answer({ productCode: code, 'stock?': count, message: text })) }));

/** The input of `checkStockUp`. */
export const checkStockUpInput: Schema<Ops['checkStockUp']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)) }) }));

/** The data of `createStockUpOrder`. */
export const createStockUpOrderData: Schema<Ops['createStockUpOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderNo: code, 'orderTypeNo?': text, 'amount?': price }));

/** The input of `createStockUpOrder`. */
export const createStockUpOrderInput: Schema<Ops['createStockUpOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, 'payerCode?': text, 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), productList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)) }) }));

/** The data of `getStockUpNumber`. */
export const getStockUpNumberData: Schema<Ops['getStockUpNumber']['data']> = /* @__PURE__ */ schemaOf(() => count);

/** The input of `getStockUpNumber`. */
export const getStockUpNumberInput: Schema<Ops['getStockUpNumber']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));
