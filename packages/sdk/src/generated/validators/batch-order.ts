// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, code, count, date, entries, file, flag, least, like, list, most, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryBatchOrderHeads`. */
export const queryBatchOrderHeadsData: Check<Ops['queryBatchOrderHeads']['data']> = /* @__PURE__ */ checkOf('queryBatchOrderHeads', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BatchOrderHead) }));

/** Checks the input of `queryBatchOrderHeads`. */
export const queryBatchOrderHeadsInput: Check<Ops['queryBatchOrderHeads']['input']> = /* @__PURE__ */ checkOf('queryBatchOrderHeads', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'batchNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryBatchOrderLines`. */
export const queryBatchOrderLinesData: Check<Ops['queryBatchOrderLines']['data']> = /* @__PURE__ */ checkOf('queryBatchOrderLines', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BatchOrderLine) }));

/** Checks the input of `queryBatchOrderLines`. */
export const queryBatchOrderLinesInput: Check<Ops['queryBatchOrderLines']['input']> = /* @__PURE__ */ checkOf('queryBatchOrderLines', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'saletoCode?': code, batchNo: code, 'isOnlyError?': flag }) }));

/** Checks the data of `queryBatchSpecialPrices`. */
export const queryBatchSpecialPricesData: Check<Ops['queryBatchSpecialPrices']['data']> = /* @__PURE__ */ checkOf('queryBatchSpecialPrices', 'data', () => list(answers.SpecialPrice));

/** Checks the input of `queryBatchSpecialPrices`. */
export const queryBatchSpecialPricesInput: Check<Ops['queryBatchSpecialPrices']['input']> = /* @__PURE__ */ checkOf('queryBatchSpecialPrices', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCodes: all(list(code), entries(1, 200)) }) }));

/** Checks the data of `queryBatchKuanxianStatus`. */
export const queryBatchKuanxianStatusData: Check<Ops['queryBatchKuanxianStatus']['data']> = /* @__PURE__ */ checkOf('queryBatchKuanxianStatus', 'data', () => list(answer({ productCode: code, kuanXian: amount, isCheckKuanXian: whole })));

/** Checks the input of `queryBatchKuanxianStatus`. */
export const queryBatchKuanxianStatusInput: Check<Ops['queryBatchKuanxianStatus']['input']> = /* @__PURE__ */ checkOf('queryBatchKuanxianStatus', 'input', () => record({ body: record({ saletoCode: code, productCodes: all(list(code), entries(1, 200)) }) }));

/** Checks the data of `queryBatchFarWeekStatus`. */
export const queryBatchFarWeekStatusData: Check<Ops['queryBatchFarWeekStatus']['data']> = /* @__PURE__ */ checkOf('queryBatchFarWeekStatus', 'data', () => list(answer({ productCode: code, weekPromise: text, farWeek: text, 'farWeekDate?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/u)), 'maxNumber?': count })));

/** Checks the input of `queryBatchFarWeekStatus`. */
export const queryBatchFarWeekStatusInput: Check<Ops['queryBatchFarWeekStatus']['input']> = /* @__PURE__ */ checkOf('queryBatchFarWeekStatus', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCodes: all(list(code), entries(1, 200)) }) }));

/** Checks the data of `queryBatchPayers`. */
export const queryBatchPayersData: Check<Ops['queryBatchPayers']['data']> = /* @__PURE__ */ checkOf('queryBatchPayers', 'data', () => list(answers.OrderPayer));

/** Checks the input of `queryBatchPayers`. */
export const queryBatchPayersInput: Check<Ops['queryBatchPayers']['input']> = /* @__PURE__ */ checkOf('queryBatchPayers', 'input', () => record({ body: record({ 'saletoCode?': code, batchNo: code, 'sendtoCode?': text }) }));

/** Checks the data of `updateBatchProduct`. */
export const updateBatchProductData: Check<Ops['updateBatchProduct']['data']> = /* @__PURE__ */ checkOf('updateBatchProduct', 'data', () => answers.BatchOrderLine);

/** Checks the input of `updateBatchProduct`. */
export const updateBatchProductInput: Check<Ops['updateBatchProduct']['input']> = /* @__PURE__ */ checkOf('updateBatchProduct', 'input', () => record({ body: record({ 'saletoCode?': code, batchNo: code, lineNo: all(whole, least(1)), number: all(whole, least(0), most(999999)), 'priceType?': all(text, oneOf("PT", "TJ", "GC", "YJCY")), 'versionCode?': text, 'sendtoCode?': text, 'payerCode?': text, 'isCheckKuanXian?': all(whole, oneOf(0, 1)), 'isCheckFarWeek?': all(whole, oneOf(0, 1)), 'farWeekDate?': all(text, date) }) }));

/** Checks the data of `checkBatchOrder`. */
export const checkBatchOrderData: Check<Ops['checkBatchOrder']['data']> = /* @__PURE__ */ checkOf('checkBatchOrder', 'data', () => answer({ batchNo: code, isPassed: flag, lineCount: count, errorCount: count, 'amount?': amount, errorList: list(answer({ lineNo: count, 'productCode?': text, field: text, msg: text })) }));

/** Checks the input of `checkBatchOrder`. */
export const checkBatchOrderInput: Check<Ops['checkBatchOrder']['input']> = /* @__PURE__ */ checkOf('checkBatchOrder', 'input', () => record({ body: record({ 'saletoCode?': code, batchNo: code }) }));

/** Checks the data of `importBatchOrder`. */
export const importBatchOrderData: Check<Ops['importBatchOrder']['data']> = /* @__PURE__ */ checkOf('importBatchOrder', 'data', () => answers.BatchOrderHead);

/** Checks the input of `importBatchOrder`. */
export const importBatchOrderInput: Check<Ops['importBatchOrder']['input']> = /* @__PURE__ */ checkOf('importBatchOrder', 'input', () => record({ body: record({ file: file, saletoCode: code, 'source?': all(text, oneOf("ALL", "STORE")) }) }));

/** Checks the data of `submitBatchOrder`. */
export const submitBatchOrderData: Check<Ops['submitBatchOrder']['data']> = /* @__PURE__ */ checkOf('submitBatchOrder', 'data', () => answer({ batchNo: code, amount: amount, orderList: list(answer({ orderNo: code, 'orderTypeNo?': text, 'sendtoCode?': text, 'payerCode?': text, amount: price })) }));

/** Checks the input of `submitBatchOrder`. */
export const submitBatchOrderInput: Check<Ops['submitBatchOrder']['input']> = /* @__PURE__ */ checkOf('submitBatchOrder', 'input', () => record({ body: record({ 'saletoCode?': code, batchNo: code, 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")) }) }));
