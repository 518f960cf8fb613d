// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, code, count, date, least, list, most, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `listBigActivities`. */
export const listBigActivitiesData: Check<Ops['listBigActivities']['data']> = /* @__PURE__ */ checkOf('listBigActivities', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BigActivity) }));

/** Checks the input of `listBigActivities`. */
export const listBigActivitiesInput: Check<Ops['listBigActivities']['input']> = /* @__PURE__ */ checkOf('listBigActivities', 'input', () => record({ query: record({ saletoCode: code, 'status?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `listBigProductGroups`. */
export const listBigProductGroupsData: Check<Ops['listBigProductGroups']['data']> = /* @__PURE__ */ checkOf('listBigProductGroups', 'data', () => list(answers.BigProductGroup));

/** Checks the input of `listBigProductGroups`. */
export const listBigProductGroupsInput: Check<Ops['listBigProductGroups']['input']> = /* @__PURE__ */ checkOf('listBigProductGroups', 'input', () => record({ query: record({ activityId: code, 'saletoCode?': text }) }));

/** Checks the data of `getBigActivity`. */
export const getBigActivityData: Check<Ops['getBigActivity']['data']> = /* @__PURE__ */ checkOf('getBigActivity', 'data', () => answer({ activityId: code, activityName: text, 'picUrl?': text, 'description?': text, beginTime: text, endTime: text, 'minAmount?': amount, 'groupCount?': count, status: text, statusName: text, 'rules?': list(text), 'joinedAmount?': amount }));

/** Checks the input of `getBigActivity`. */
export const getBigActivityInput: Check<Ops['getBigActivity']['input']> = /* @__PURE__ */ checkOf('getBigActivity', 'input', () => record({ query: record({ activityId: code, 'saletoCode?': text }) }));

/** Checks the data of `getAllStock`. */
export const getAllStockData: Check<Ops['getAllStock']['data']> = /* @__PURE__ */ checkOf('getAllStock', 'data', () => answer({ productCode: code, 'productModel?': text, stock: count, stockList: list(answer({ warehouseCode: code, 'warehouseName?': text, stock: count })) }));

/** Checks the input of `getAllStock`. */
export const getAllStockInput: Check<Ops['getAllStock']['input']> = /* @__PURE__ */ checkOf('getAllStock', 'input', () => record({ query: record({ productCode: code, saletoCode: code }) }));

/** Checks the data of `getAtpStock`. */
export const getAtpStockData: Check<Ops['getAtpStock']['data']> = /* @__PURE__ */ checkOf('getAtpStock', 'data', () => list(answer({ weekCode: code, weekName: text, beginDate: all(text, date), endDate: all(text, date), atpNumber: count })));

/** Checks the input of `getAtpStock`. */
export const getAtpStockInput: Check<Ops['getAtpStock']['input']> = /* @__PURE__ */ checkOf('getAtpStock', 'input', () => record({ query: record({ productCode: code, saletoCode: code }) }));

/** Checks the data of `getReserveProductPrice`. */
export const getReserveProductPriceData: Check<Ops['getReserveProductPrice']['data']> = /* @__PURE__ */ checkOf('getReserveProductPrice', 'data', () => answers.ProductPrice);

/** Checks the input of `getReserveProductPrice`. */
export const getReserveProductPriceInput: Check<Ops['getReserveProductPrice']['input']> = /* @__PURE__ */ checkOf('getReserveProductPrice', 'input', () => record({ query: record({ productCode: code, saletoCode: code, 'sendtoCode?': text }) }));
