// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, entries, flag, least, like, list, most, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `listAddressCollectRemarks`. */
export const listAddressCollectRemarksData: Check<Ops['listAddressCollectRemarks']['data']> = /* @__PURE__ */ checkOf('listAddressCollectRemarks', 'data', () => list(answers.AddressCollectRemark));

/** Checks the input of `listAddressCollectRemarks`. */
export const listAddressCollectRemarksInput: Check<Ops['listAddressCollectRemarks']['input']> = /* @__PURE__ */ checkOf('listAddressCollectRemarks', 'input', () => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** Checks the input of `saveAddressCollectRemark`. */
export const saveAddressCollectRemarkInput: Check<Ops['saveAddressCollectRemark']['input']> = /* @__PURE__ */ checkOf('saveAddressCollectRemark', 'input', () => record({ body: record({ 'id?': text, saletoCode: code, sendtoCode: code, remark: all(text, characters(1, 200)), 'contactName?': all(text, characters(0, 50)), 'contactPhone?': all(text, characters(0, 20)) }) }));

/** Checks the data of `listDiscountPrototypes`. */
export const listDiscountPrototypesData: Check<Ops['listDiscountPrototypes']['data']> = /* @__PURE__ */ checkOf('listDiscountPrototypes', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.DiscountPrototype) }));

/** Checks the input of `listDiscountPrototypes`. */
export const listDiscountPrototypesInput: Check<Ops['listDiscountPrototypes']['input']> = /* @__PURE__ */ checkOf('listDiscountPrototypes', 'input', () => record({ query: record({ saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the input of `shelveDiscountPrototypes`. */
export const shelveDiscountPrototypesInput: Check<Ops['shelveDiscountPrototypes']['input']> = /* @__PURE__ */ checkOf('shelveDiscountPrototypes', 'input', () => record({ body: record({ 'saletoCode?': code, idList: all(list(code), entries(1, 100)) }) }));

/** Checks the input of `unshelveDiscountPrototypes`. */
export const unshelveDiscountPrototypesInput: Check<Ops['unshelveDiscountPrototypes']['input']> = /* @__PURE__ */ checkOf('unshelveDiscountPrototypes', 'input', () => record({ body: record({ 'saletoCode?': code, idList: all(list(code), entries(1, 100)) }) }));

/** Checks the input of `runOrderBspRoutine`. */
export const runOrderBspRoutineInput: Check<Ops['runOrderBspRoutine']['input']> = /* @__PURE__ */ checkOf('runOrderBspRoutine', 'input', () => record({ body: record({ customerCode: code, 'routineCode?': text }) }));

/** Checks the data of `queryFleeingGoods`. */
export const queryFleeingGoodsData: Check<Ops['queryFleeingGoods']['data']> = /* @__PURE__ */ checkOf('queryFleeingGoods', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, 'orderNo?': text, productCode: code, 'productModel?': text, 'productName?': text, number: count, 'findPlace?': text, 'findDate?': all(text, date), 'penaltyAmount?': amount, status: text, statusName: text })) }));

/** Checks the input of `queryFleeingGoods`. */
export const queryFleeingGoodsInput: Check<Ops['queryFleeingGoods']['input']> = /* @__PURE__ */ checkOf('queryFleeingGoods', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, type: all(text, oneOf("FLEEING", "TO_BUY")), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryPrototypeSamples`. */
export const queryPrototypeSamplesData: Check<Ops['queryPrototypeSamples']['data']> = /* @__PURE__ */ checkOf('queryPrototypeSamples', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ sampleNo: code, 'orderNo?': text, 'orderTypeNo?': text, 'isFree?': flag, productCode: code, 'productModel?': text, 'productName?': text, number: count, 'samplePrice?': price, 'versionCode?': text, 'shopName?': text, 'applyDate?': all(text, date), 'sampleDate?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/u)), status: text, statusName: text, 'refuseReason?': text })) }));

/** Checks the input of `queryPrototypeSamples`. */
export const queryPrototypeSamplesInput: Check<Ops['queryPrototypeSamples']['input']> = /* @__PURE__ */ checkOf('queryPrototypeSamples', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));
