// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, entries, least, list, most, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `listTransferCart`. */
export const listTransferCartData: Schema<Ops['listTransferCart']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.VehicleCart));

/** The input of `listTransferCart`. */
export const listTransferCartInput: Schema<Ops['listTransferCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** The data of `getTransferGoodsPrice`. */
export const getTransferGoodsPriceData: Schema<Ops['getTransferGoodsPrice']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.GoodsPrice));

/** The input of `getTransferGoodsPrice`. */
export const getTransferGoodsPriceInput: Schema<Ops['getTransferGoodsPrice']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1)) }) }));

/** The input of `deleteTransferProduct`. */
export const deleteTransferProductInput: Schema<Ops['deleteTransferProduct']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, GBIDList: all(list(code), entries(1)) }) }));

/** The input of `deleteTransferOrderForm`. */
export const deleteTransferOrderFormInput: Schema<Ops['deleteTransferOrderForm']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code }) }));

/** The input of `updateTransferPayMoney`. */
export const updateTransferPayMoneyInput: Schema<Ops['updateTransferPayMoney']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code, paytoCode: code, payMoney: price }) }));

/** The data of `submitTransferOrder`. */
export const submitTransferOrderData: Schema<Ops['submitTransferOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderList: list(answer({ orderFlowNo: code, orderAmount: price, 'status?': text, 'statusName?': text })) }));

/** The input of `submitTransferOrder`. */
export const submitTransferOrderInput: Schema<Ops['submitTransferOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, sendtoCode: code, IBRIDList: all(list(code), entries(1)), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), 'remark?': all(text, characters(0, 200)) }) }));

/** The input of `updateTransferOrderQty`. */
export const updateTransferOrderQtyInput: Schema<Ops['updateTransferOrderQty']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, GBID: code, IBL_NUM: all(whole, least(1), most(999999)) }) }));

/** The data of `getTransferCartCount`. */
export const getTransferCartCountData: Schema<Ops['getTransferCartCount']['data']> = /* @__PURE__ */ schemaOf(() => count);

/** The input of `getTransferCartCount`. */
export const getTransferCartCountInput: Schema<Ops['getTransferCartCount']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The input of `addToTransferCart`. */
export const addToTransferCartInput: Schema<Ops['addToTransferCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCode: code, number: all(whole, least(1), most(999999)), 'supplyCode?': text }) }));

/** The data of `queryTransferGoods`. */
export const queryTransferGoodsData: Schema<Ops['queryTransferGoods']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.VehicleGoods) }));

/** The input of `queryTransferGoods`. */
export const queryTransferGoodsInput: Schema<Ops['queryTransferGoods']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, sendtoCode: code, 'keyword?': text, 'industryCode?': text }) }));
