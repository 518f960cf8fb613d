// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, code, count, date, entries, file, flag, least, like, list, most, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryBatchOrderHeads`. */
export const queryBatchOrderHeadsData: Schema<Ops['queryBatchOrderHeads']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BatchOrderHead) }));

/** The input of `queryBatchOrderHeads`. */
export const queryBatchOrderHeadsInput: Schema<Ops['queryBatchOrderHeads']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'batchNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryBatchOrderLines`. */
export const queryBatchOrderLinesData: Schema<Ops['queryBatchOrderLines']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BatchOrderLine) }));

/** The input of `queryBatchOrderLines`. */
export const queryBatchOrderLinesInput: Schema<Ops['queryBatchOrderLines']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'saletoCode?': code, batchNo: code, 'isOnlyError?': flag }) }));

/** The data of `queryBatchSpecialPrices`. */
export const queryBatchSpecialPricesData: Schema<Ops['queryBatchSpecialPrices']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.SpecialPrice));

/** The input of `queryBatchSpecialPrices`. */
export const queryBatchSpecialPricesInput: Schema<Ops['queryBatchSpecialPrices']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCodes: all(list(code), entries(1, 200)) }) }));

/** The data of `queryBatchKuanxianStatus`. */
export const queryBatchKuanxianStatusData: Schema<Ops['queryBatchKuanxianStatus']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: code, kuanXian: amount, isCheckKuanXian: whole })));

/** The input of `queryBatchKuanxianStatus`. */
export const queryBatchKuanxianStatusInput: Schema<Ops['queryBatchKuanxianStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, productCodes: all(list(code), entries(1, 200)) }) }));

/** The data of `queryBatchFarWeekStatus`. */
export const queryBatchFarWeekStatusData: Schema<Ops['queryBatchFarWeekStatus']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: code, weekPromise: text, farWeek: text, 'farWeekDate?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/u)), 'maxNumber?': count })));

/** The input of `queryBatchFarWeekStatus`. */
export const queryBatchFarWeekStatusInput: Schema<Ops['queryBatchFarWeekStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCodes: all(list(code), entries(1, 200)) }) }));

/** The data of `queryBatchPayers`. */
export const queryBatchPayersData: Schema<Ops['queryBatchPayers']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.OrderPayer));

/** The input of `queryBatchPayers`. */
export const queryBatchPayersInput: Schema<Ops['queryBatchPayers']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, batchNo: code, 'sendtoCode?': text }) }));

/** The data of `updateBatchProduct`. */
export const updateBatchProductData: Schema<Ops['updateBatchProduct']['data']> = /* @__PURE__ */ schemaOf(() => answers.BatchOrderLine);

/** The input of `updateBatchProduct`. */
export const updateBatchProductInput: Schema<Ops['updateBatchProduct']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, batchNo: code, lineNo: all(whole, least(1)), number: all(whole, least(0), most(999999)), 'priceType?': all(text, oneOf("PT", "TJ", "GC", "YJCY")), 'versionCode?': text, 'sendtoCode?': text, 'payerCode?': text, 'isCheckKuanXian?': all(whole, oneOf(0, 1)), 'isCheckFarWeek?': all(whole, oneOf(0, 1)), 'farWeekDate?': all(text, date) }) }));

/** The data of `checkBatchOrder`. */
export const checkBatchOrderData: Schema<Ops['checkBatchOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ batchNo: code, isPassed: flag, lineCount: count, errorCount: count, 'amount?': amount, errorList: list(answer({ lineNo: count, 'productCode?': text, field: text, msg: text })) }));

/** The input of `checkBatchOrder`. */
export const checkBatchOrderInput: Schema<Ops['checkBatchOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, batchNo: code }) }));

/** The data of `importBatchOrder`. */
export const importBatchOrderData: Schema<Ops['importBatchOrder']['data']> = /* @__PURE__ */ schemaOf(() => answers.BatchOrderHead);

/** The input of `importBatchOrder`. */
export const importBatchOrderInput: Schema<Ops['importBatchOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ file: file, saletoCode: code, 'source?': all(text, oneOf("ALL", "STORE")) }) }));

/** The data of `submitBatchOrder`. */
export const submitBatchOrderData: Schema<Ops['submitBatchOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ batchNo: code, amount: amount, orderList: list(answer({ orderNo: code, 'orderTypeNo?': text, 'sendtoCode?': text, 'payerCode?': text, amount: price })) }));

/** The input of `submitBatchOrder`. */
export const submitBatchOrderInput: Schema<Ops['submitBatchOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, batchNo: code, 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")) }) }));
