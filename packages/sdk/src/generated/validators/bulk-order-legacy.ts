// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, date, entries, least, like, list, most, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** Checks the data of `savePreOrder`. */
export const savePreOrderData: Check<Ops['savePreOrder']['data']> = /* @__PURE__ */ checkOf('savePreOrder', 'data', () => answer({ preOrderNo: code, 'totalAmount?': amount }));

/** Checks the input of `savePreOrder`. */
export const savePreOrderInput: Check<Ops['savePreOrder']['input']> = /* @__PURE__ */ checkOf('savePreOrder', 'input', () => record({ body: inputs.PlaceBigOrder }));

/** Checks the data of `getArrivalWeeks`. */
export const getArrivalWeeksData: Check<Ops['getArrivalWeeks']['data']> = /* @__PURE__ */ checkOf('getArrivalWeeks', 'data', () => list(answer({ weekCode: code, weekName: text, beginDate: all(text, date), endDate: all(text, date) })));

/** Checks the data of `getHaierWeek`. */
export const getHaierWeekData: Check<Ops['getHaierWeek']['data']> = /* @__PURE__ */ checkOf('getHaierWeek', 'data', () => answers.ArrivalWeek);

/** Checks the data of `placeBigOrder`. */
export const placeBigOrderData: Check<Ops['placeBigOrder']['data']> = /* @__PURE__ */ checkOf('placeBigOrder', 'data', () => answers.BigOrderBatch);

/** Checks the input of `placeBigOrder`. */
export const placeBigOrderInput: Check<Ops['placeBigOrder']['input']> = /* @__PURE__ */ checkOf('placeBigOrder', 'input', () => record({ body: inputs.PlaceBigOrder }));

/** Checks the data of `placeBigOrderB2b`. */
export const placeBigOrderB2bData: Check<Ops['placeBigOrderB2b']['data']> = /* @__PURE__ */ checkOf('placeBigOrderB2b', 'data', () => answers.BigOrderBatch);

/** Checks the input of `placeBigOrderB2b`. */
export const placeBigOrderB2bInput: Check<Ops['placeBigOrderB2b']['input']> = /* @__PURE__ */ checkOf('placeBigOrderB2b', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, payerCode: code, 'activityId?': text, lineList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)), 'activityPrice?': price, weekCode: all(text, like(/^[0-9]{6}$/u)) })), entries(1, 200)), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), 'remark?': all(text, characters(0, 200)), projectCode: code, 'projectName?': text }) }));

/** Checks the data of `getBigOrderStatus`. */
export const getBigOrderStatusData: Check<Ops['getBigOrderStatus']['data']> = /* @__PURE__ */ checkOf('getBigOrderStatus', 'data', () => answers.BigOrderBatch);

/** Checks the input of `getBigOrderStatus`. */
export const getBigOrderStatusInput: Check<Ops['getBigOrderStatus']['input']> = /* @__PURE__ */ checkOf('getBigOrderStatus', 'input', () => record({ body: record({ batchNo: code, 'saletoCode?': text }) }));
