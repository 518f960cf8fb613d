// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, code, date, flag, list, number, record, text } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `getCyclePredict`. */
export const getCyclePredictData: Check<Ops['getCyclePredict']['data']> = /* @__PURE__ */ checkOf('getCyclePredict', 'data', () => list(answer({ week: text, 'beginDate?': all(text, date), predictQty: number })));

/** Checks the input of `getCyclePredict`. */
export const getCyclePredictInput: Check<Ops['getCyclePredict']['input']> = /* @__PURE__ */ checkOf('getCyclePredict', 'input', () => record({ query: record({ saletoCode: code, productCode: code }) }));

/** Checks the data of `listCustomerInventory`. */
export const listCustomerInventoryData: Check<Ops['listCustomerInventory']['data']> = /* @__PURE__ */ checkOf('listCustomerInventory', 'data', () => list(answer({ productCode: code, productModel: text, 'productName?': text, 'productGroupCode?': text, storeAmt: number, 'inTransit?': number, 'avgDailySales?': number, 'turnoverDays?': number, 'safeDays?': number })));

/** Checks the input of `listCustomerInventory`. */
export const listCustomerInventoryInput: Check<Ops['listCustomerInventory']['input']> = /* @__PURE__ */ checkOf('listCustomerInventory', 'input', () => record({ query: record({ customerCode: code, 'productGroupCode?': text }) }));

/** Checks the data of `getCustomerFlagData`. */
export const getCustomerFlagDataData: Check<Ops['getCustomerFlagData']['data']> = /* @__PURE__ */ checkOf('getCustomerFlagData', 'data', () => flag);

/** Checks the input of `getCustomerFlagData`. */
export const getCustomerFlagDataInput: Check<Ops['getCustomerFlagData']['input']> = /* @__PURE__ */ checkOf('getCustomerFlagData', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `getCalculatorFigures`. */
export const getCalculatorFiguresData: Check<Ops['getCalculatorFigures']['data']> = /* @__PURE__ */ checkOf('getCalculatorFigures', 'data', () => answers.CalculatorFigures);

/** Checks the input of `getCalculatorFigures`. */
export const getCalculatorFiguresInput: Check<Ops['getCalculatorFigures']['input']> = /* @__PURE__ */ checkOf('getCalculatorFigures', 'input', () => record({ query: record({ saletoCode: code, sendtoCode: code, productCode: code }) }));
