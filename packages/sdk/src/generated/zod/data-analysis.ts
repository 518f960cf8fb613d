// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, code, date, flag, list, number, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `getCyclePredict`. */
export const getCyclePredictData: Schema<Ops['getCyclePredict']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ week: text, 'beginDate?': all(text, date), predictQty: number })));

/** The input of `getCyclePredict`. */
export const getCyclePredictInput: Schema<Ops['getCyclePredict']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, productCode: code }) }));

/** The data of `listCustomerInventory`. */
export const listCustomerInventoryData: Schema<Ops['listCustomerInventory']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: code, productModel: text, 'productName?': text, 'productGroupCode?': text, storeAmt: number, 'inTransit?': number, 'avgDailySales?': number, 'turnoverDays?': number, 'safeDays?': number })));

/** The input of `listCustomerInventory`. */
export const listCustomerInventoryInput: Schema<Ops['listCustomerInventory']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'productGroupCode?': text }) }));

/** The data of `getCustomerFlagData`. */
export const getCustomerFlagDataData: Schema<Ops['getCustomerFlagData']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `getCustomerFlagData`. */
export const getCustomerFlagDataInput: Schema<Ops['getCustomerFlagData']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `getCalculatorFigures`. */
export const getCalculatorFiguresData: Schema<Ops['getCalculatorFigures']['data']> = /* @__PURE__ */ schemaOf(() => answers.CalculatorFigures);

/** The input of `getCalculatorFigures`. */
export const getCalculatorFiguresInput: Schema<Ops['getCalculatorFigures']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, sendtoCode: code, productCode: code }) }));
