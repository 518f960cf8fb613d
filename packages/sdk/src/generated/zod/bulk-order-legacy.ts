// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, date, entries, least, like, list, most, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** The data of `savePreOrder`. */
export const savePreOrderData: Schema<Ops['savePreOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ preOrderNo: code, 'totalAmount?': amount }));

/** The input of `savePreOrder`. */
export const savePreOrderInput: Schema<Ops['savePreOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.PlaceBigOrder }));

/** The data of `getArrivalWeeks`. */
export const getArrivalWeeksData: Schema<Ops['getArrivalWeeks']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ weekCode: code, weekName: text, beginDate: all(text, date), endDate: all(text, date) })));

/** The data of `getHaierWeek`. */
export const getHaierWeekData: Schema<Ops['getHaierWeek']['data']> = /* @__PURE__ */ schemaOf(() => answers.ArrivalWeek);

/** The data of `placeBigOrder`. */
export const placeBigOrderData: Schema<Ops['placeBigOrder']['data']> = /* @__PURE__ */ schemaOf(() => answers.BigOrderBatch);

/** The input of `placeBigOrder`. */
export const placeBigOrderInput: Schema<Ops['placeBigOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.PlaceBigOrder }));

/** The data of `placeBigOrderB2b`. */
export const placeBigOrderB2bData: Schema<Ops['placeBigOrderB2b']['data']> = /* @__PURE__ */ schemaOf(() => answers.BigOrderBatch);

/** The input of `placeBigOrderB2b`. */
export const placeBigOrderB2bInput: Schema<Ops['placeBigOrderB2b']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, payerCode: code, 'activityId?': text, lineList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)), 'activityPrice?': price, weekCode: all(text, like(/^[0-9]{6}$/u)) })), entries(1, 200)), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), 'remark?': all(text, characters(0, 200)), projectCode: code, 'projectName?': text }) }));

/** The data of `getBigOrderStatus`. */
export const getBigOrderStatusData: Schema<Ops['getBigOrderStatus']['data']> = /* @__PURE__ */ schemaOf(() => answers.BigOrderBatch);

/** The input of `getBigOrderStatus`. */
export const getBigOrderStatusInput: Schema<Ops['getBigOrderStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ batchNo: code, 'saletoCode?': text }) }));
