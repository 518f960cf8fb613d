// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, date, entries, file, flag, least, like, list, most, number, oneOf, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryBatchOrderHeads`. */
export const queryBatchOrderHeadsData: Schema<Ops['queryBatchOrderHeads']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BatchOrderHead) }));

/** The input of `queryBatchOrderHeads`. */
export const queryBatchOrderHeadsInput: Schema<Ops['queryBatchOrderHeads']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: all(text, characters(1)), 'batchNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryBatchOrderLines`. */
export const queryBatchOrderLinesData: Schema<Ops['queryBatchOrderLines']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BatchOrderLine) }));

/** The input of `queryBatchOrderLines`. */
export const queryBatchOrderLinesInput: Schema<Ops['queryBatchOrderLines']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'saletoCode?': all(text, characters(1)), batchNo: all(text, characters(1)), 'isOnlyError?': flag }) }));

/** The data of `queryBatchSpecialPrices`. */
export const queryBatchSpecialPricesData: Schema<Ops['queryBatchSpecialPrices']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.SpecialPrice));

/** The input of `queryBatchSpecialPrices`. */
export const queryBatchSpecialPricesInput: Schema<Ops['queryBatchSpecialPrices']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), productCodes: all(list(all(text, characters(1))), entries(1, 200)) }) }));

/** The data of `queryBatchKuanxianStatus`. */
export const queryBatchKuanxianStatusData: Schema<Ops['queryBatchKuanxianStatus']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: text, kuanXian: number, isCheckKuanXian: whole })));

/** The input of `queryBatchKuanxianStatus`. */
export const queryBatchKuanxianStatusInput: Schema<Ops['queryBatchKuanxianStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), productCodes: all(list(all(text, characters(1))), entries(1, 200)) }) }));

/** The data of `queryBatchFarWeekStatus`. */
export const queryBatchFarWeekStatusData: Schema<Ops['queryBatchFarWeekStatus']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: text, weekPromise: text, farWeek: text, 'farWeekDate?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/u)), 'maxNumber?': whole })));

/** The input of `queryBatchFarWeekStatus`. */
export const queryBatchFarWeekStatusInput: Schema<Ops['queryBatchFarWeekStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), productCodes: all(list(all(text, characters(1))), entries(1, 200)) }) }));

/** The data of `queryBatchPayers`. */
export const queryBatchPayersData: Schema<Ops['queryBatchPayers']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.OrderPayer));

/** The input of `queryBatchPayers`. */
export const queryBatchPayersInput: Schema<Ops['queryBatchPayers']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), batchNo: all(text, characters(1)), 'sendtoCode?': text }) }));

/** The data of `updateBatchProduct`. */
export const updateBatchProductData: Schema<Ops['updateBatchProduct']['data']> = /* @__PURE__ */ schemaOf(() => answers.BatchOrderLine);

/** The input of `updateBatchProduct`. */
export const updateBatchProductInput: Schema<Ops['updateBatchProduct']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), batchNo: all(text, characters(1)), lineNo: all(whole, least(1)), number: all(whole, least(0), most(999999)), 'priceType?': all(text, oneOf("PT", "TJ", "GC", "YJCY")), 'versionCode?': text, 'sendtoCode?': text, 'payerCode?': text, 'isCheckKuanXian?': all(whole, oneOf(0, 1)), 'isCheckFarWeek?': all(whole, oneOf(0, 1)), 'farWeekDate?': all(text, date) }) }));

/** The data of `checkBatchOrder`. */
export const checkBatchOrderData: Schema<Ops['checkBatchOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ batchNo: text, isPassed: flag, lineCount: all(whole, least(0)), errorCount: all(whole, least(0)), 'amount?': number, errorList: list(answer({ lineNo: whole, 'productCode?': text, field: text, msg: text })) }));

/** The input of `checkBatchOrder`. */
export const checkBatchOrderInput: Schema<Ops['checkBatchOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), batchNo: all(text, characters(1)) }) }));

/** The data of `importBatchOrder`. */
export const importBatchOrderData: Schema<Ops['importBatchOrder']['data']> = /* @__PURE__ */ schemaOf(() => answers.BatchOrderHead);

/** The input of `importBatchOrder`. */
export const importBatchOrderInput: Schema<Ops['importBatchOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ file: file, saletoCode: all(text, characters(1)), 'source?': all(text, oneOf("ALL", "STORE")) }) }));

/** The data of `submitBatchOrder`. */
export const submitBatchOrderData: Schema<Ops['submitBatchOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ batchNo: text, amount: number, orderList: list(answer({ orderNo: text, 'orderTypeNo?': text, 'sendtoCode?': text, 'payerCode?': text, amount: number })) }));

/** The input of `submitBatchOrder`. */
export const submitBatchOrderInput: Schema<Ops['submitBatchOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), batchNo: all(text, characters(1)), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")) }) }));
