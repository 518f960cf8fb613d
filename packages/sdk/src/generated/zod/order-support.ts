// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, entries, flag, least, like, list, most, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `listAddressCollectRemarks`. */
export const listAddressCollectRemarksData: Schema<Ops['listAddressCollectRemarks']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.AddressCollectRemark));

/** The input of `listAddressCollectRemarks`. */
export const listAddressCollectRemarksInput: Schema<Ops['listAddressCollectRemarks']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** The input of `saveAddressCollectRemark`. */
export const saveAddressCollectRemarkInput: Schema<Ops['saveAddressCollectRemark']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'id?': text, saletoCode: code, sendtoCode: code, remark: all(text, characters(1, 200)), 'contactName?': all(text, characters(0, 50)), 'contactPhone?': all(text, characters(0, 20)) }) }));

/** The data of `listDiscountPrototypes`. */
export const listDiscountPrototypesData: Schema<Ops['listDiscountPrototypes']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.DiscountPrototype) }));

/** The input of `listDiscountPrototypes`. */
export const listDiscountPrototypesInput: Schema<Ops['listDiscountPrototypes']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The input of `shelveDiscountPrototypes`. */
export const shelveDiscountPrototypesInput: Schema<Ops['shelveDiscountPrototypes']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, idList: all(list(code), entries(1, 100)) }) }));

/** The input of `unshelveDiscountPrototypes`. */
export const unshelveDiscountPrototypesInput: Schema<Ops['unshelveDiscountPrototypes']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, idList: all(list(code), entries(1, 100)) }) }));

/** The input of `runOrderBspRoutine`. */
export const runOrderBspRoutineInput: Schema<Ops['runOrderBspRoutine']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'routineCode?': text }) }));

/** The data of `queryFleeingGoods`. */
export const queryFleeingGoodsData: Schema<Ops['queryFleeingGoods']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, 'orderNo?': text, productCode: code, 'productModel?': text, 'productName?': text, number: count, 'findPlace?': text, 'findDate?': all(text, date), 'penaltyAmount?': amount, status: text, statusName: text })) }));

/** The input of `queryFleeingGoods`. */
export const queryFleeingGoodsInput: Schema<Ops['queryFleeingGoods']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, type: all(text, oneOf("FLEEING", "TO_BUY")), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryPrototypeSamples`. */
export const queryPrototypeSamplesData: Schema<Ops['queryPrototypeSamples']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ sampleNo: code, 'orderNo?': text, 'orderTypeNo?': text, 'isFree?': flag, productCode: code, 'productModel?': text, 'productName?': text, number: count, 'samplePrice?': price, 'versionCode?': text, 'shopName?': text, 'applyDate?': all(text, date), 'sampleDate?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/u)), status: text, statusName: text, 'refuseReason?': text })) }));

/** The input of `queryPrototypeSamples`. */
export const queryPrototypeSamplesInput: Schema<Ops['queryPrototypeSamples']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));
