// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, entries, least, list, most, number, oneOf, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `listTransferCart`. */
export const listTransferCartData: Schema<Ops['listTransferCart']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.VehicleCart));

/** The input of `listTransferCart`. */
export const listTransferCartInput: Schema<Ops['listTransferCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: all(text, characters(1)), 'sendtoCode?': text }) }));

/** The data of `getTransferGoodsPrice`. */
export const getTransferGoodsPriceData: Schema<Ops['getTransferGoodsPrice']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.GoodsPrice));

/** The input of `getTransferGoodsPrice`. */
export const getTransferGoodsPriceInput: Schema<Ops['getTransferGoodsPrice']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), productCodeList: all(list(all(text, characters(1))), entries(1)) }) }));

/** The input of `deleteTransferProduct`. */
export const deleteTransferProductInput: Schema<Ops['deleteTransferProduct']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), GBIDList: all(list(all(text, characters(1))), entries(1)) }) }));

/** The input of `deleteTransferOrderForm`. */
export const deleteTransferOrderFormInput: Schema<Ops['deleteTransferOrderForm']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)) }) }));

/** The input of `updateTransferPayMoney`. */
export const updateTransferPayMoneyInput: Schema<Ops['updateTransferPayMoney']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), paytoCode: all(text, characters(1)), payMoney: all(number, least(0), most(9999999999.99), step(0.01)) }) }));

/** The data of `submitTransferOrder`. */
export const submitTransferOrderData: Schema<Ops['submitTransferOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderList: list(answer({ orderFlowNo: text, orderAmount: number, 'status?': text, 'statusName?': text })) }));

/** The input of `submitTransferOrder`. */
export const submitTransferOrderInput: Schema<Ops['submitTransferOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), sendtoCode: all(text, characters(1)), IBRIDList: all(list(all(text, characters(1))), entries(1)), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), 'remark?': all(text, characters(0, 200)) }) }));

/** The input of `updateTransferOrderQty`. */
export const updateTransferOrderQtyInput: Schema<Ops['updateTransferOrderQty']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), GBID: all(text, characters(1)), IBL_NUM: all(whole, least(1), most(999999)) }) }));

/** The data of `getTransferCartCount`. */
export const getTransferCartCountData: Schema<Ops['getTransferCartCount']['data']> = /* @__PURE__ */ schemaOf(() => all(whole, least(0)));

/** The input of `getTransferCartCount`. */
export const getTransferCartCountInput: Schema<Ops['getTransferCartCount']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: all(text, characters(1)) }) }));

/** The input of `addToTransferCart`. */
export const addToTransferCartInput: Schema<Ops['addToTransferCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), productCode: all(text, characters(1)), number: all(whole, least(1), most(999999)), 'supplyCode?': text }) }));

/** The data of `queryTransferGoods`. */
export const queryTransferGoodsData: Schema<Ops['queryTransferGoods']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.VehicleGoods) }));

/** The input of `queryTransferGoods`. */
export const queryTransferGoodsInput: Schema<Ops['queryTransferGoods']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), 'keyword?': text, 'industryCode?': text }) }));
