// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, entries, least, list, most, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `listTransferCart`. */
export const listTransferCartData: Check<Ops['listTransferCart']['data']> = /* @__PURE__ */ checkOf('listTransferCart', 'data', () => list(answers.VehicleCart));

/** Checks the input of `listTransferCart`. */
export const listTransferCartInput: Check<Ops['listTransferCart']['input']> = /* @__PURE__ */ checkOf('listTransferCart', 'input', () => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** Checks the data of `getTransferGoodsPrice`. */
export const getTransferGoodsPriceData: Check<Ops['getTransferGoodsPrice']['data']> = /* @__PURE__ */ checkOf('getTransferGoodsPrice', 'data', () => list(answers.GoodsPrice));

/** Checks the input of `getTransferGoodsPrice`. */
export const getTransferGoodsPriceInput: Check<Ops['getTransferGoodsPrice']['input']> = /* @__PURE__ */ checkOf('getTransferGoodsPrice', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1)) }) }));

/** Checks the input of `deleteTransferProduct`. */
export const deleteTransferProductInput: Check<Ops['deleteTransferProduct']['input']> = /* @__PURE__ */ checkOf('deleteTransferProduct', 'input', () => record({ body: record({ 'saletoCode?': code, GBIDList: all(list(code), entries(1)) }) }));

/** Checks the input of `deleteTransferOrderForm`. */
export const deleteTransferOrderFormInput: Check<Ops['deleteTransferOrderForm']['input']> = /* @__PURE__ */ checkOf('deleteTransferOrderForm', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code }) }));

/** Checks the input of `updateTransferPayMoney`. */
export const updateTransferPayMoneyInput: Check<Ops['updateTransferPayMoney']['input']> = /* @__PURE__ */ checkOf('updateTransferPayMoney', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code, paytoCode: code, payMoney: price }) }));

/** Checks the data of `submitTransferOrder`. */
export const submitTransferOrderData: Check<Ops['submitTransferOrder']['data']> = /* @__PURE__ */ checkOf('submitTransferOrder', 'data', () => answer({ orderList: list(answer({ orderFlowNo: code, orderAmount: price, 'status?': text, 'statusName?': text })) }));

/** Checks the input of `submitTransferOrder`. */
export const submitTransferOrderInput: Check<Ops['submitTransferOrder']['input']> = /* @__PURE__ */ checkOf('submitTransferOrder', 'input', () => record({ body: record({ 'saletoCode?': code, sendtoCode: code, IBRIDList: all(list(code), entries(1)), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the input of `updateTransferOrderQty`. */
export const updateTransferOrderQtyInput: Check<Ops['updateTransferOrderQty']['input']> = /* @__PURE__ */ checkOf('updateTransferOrderQty', 'input', () => record({ body: record({ 'saletoCode?': code, GBID: code, IBL_NUM: all(whole, least(1), most(999999)) }) }));

/** Checks the data of `getTransferCartCount`. */
export const getTransferCartCountData: Check<Ops['getTransferCartCount']['data']> = /* @__PURE__ */ checkOf('getTransferCartCount', 'data', () => count);

/** Checks the input of `getTransferCartCount`. */
export const getTransferCartCountInput: Check<Ops['getTransferCartCount']['input']> = /* @__PURE__ */ checkOf('getTransferCartCount', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the input of `addToTransferCart`. */
export const addToTransferCartInput: Check<Ops['addToTransferCart']['input']> = /* @__PURE__ */ checkOf('addToTransferCart', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCode: code, number: all(whole, least(1), most(999999)), 'supplyCode?': text }) }));

/** Checks the data of `queryTransferGoods`. */
export const queryTransferGoodsData: Check<Ops['queryTransferGoods']['data']> = /* @__PURE__ */ checkOf('queryTransferGoods', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.VehicleGoods) }));

/** Checks the input of `queryTransferGoods`. */
export const queryTransferGoodsInput: Check<Ops['queryTransferGoods']['input']> = /* @__PURE__ */ checkOf('queryTransferGoods', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, sendtoCode: code, 'keyword?': text, 'industryCode?': text }) }));
