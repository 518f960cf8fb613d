// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, code, count, date, least, list, most, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `listBigActivities`. */
export const listBigActivitiesData: Schema<Ops['listBigActivities']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.BigActivity) }));

/** The input of `listBigActivities`. */
export const listBigActivitiesInput: Schema<Ops['listBigActivities']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'status?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `listBigProductGroups`. */
export const listBigProductGroupsData: Schema<Ops['listBigProductGroups']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.BigProductGroup));

/** The input of `listBigProductGroups`. */
export const listBigProductGroupsInput: Schema<Ops['listBigProductGroups']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ activityId: code, 'saletoCode?': text }) }));

/** The data of `getBigActivity`. */
export const getBigActivityData: Schema<Ops['getBigActivity']['data']> = /* @__PURE__ */ schemaOf(() => answer({ activityId: code, activityName: text, 'picUrl?': text, 'description?': text, beginTime: text, endTime: text, 'minAmount?': amount, 'groupCount?': count, status: text, statusName: text, 'rules?': list(text), 'joinedAmount?': amount }));

/** The input of `getBigActivity`. */
export const getBigActivityInput: Schema<Ops['getBigActivity']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ activityId: code, 'saletoCode?': text }) }));

/** The data of `getAllStock`. */
export const getAllStockData: Schema<Ops['getAllStock']['data']> = /* @__PURE__ */ schemaOf(() => answer({ productCode: code, 'productModel?': text, stock: count, stockList: list(answer({ warehouseCode: code, 'warehouseName?': text, stock: count })) }));

/** The input of `getAllStock`. */
export const getAllStockInput: Schema<Ops['getAllStock']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ productCode: code, saletoCode: code }) }));

/** The data of `getAtpStock`. */
export const getAtpStockData: Schema<Ops['getAtpStock']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ weekCode: code, weekName: text, beginDate: all(text, date), endDate: all(text, date), atpNumber: count })));

/** The input of `getAtpStock`. */
export const getAtpStockInput: Schema<Ops['getAtpStock']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ productCode: code, saletoCode: code }) }));

/** The data of `getReserveProductPrice`. */
export const getReserveProductPriceData: Schema<Ops['getReserveProductPrice']['data']> = /* @__PURE__ */ schemaOf(() => answers.ProductPrice);

/** The input of `getReserveProductPrice`. */
export const getReserveProductPriceInput: Schema<Ops['getReserveProductPrice']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ productCode: code, saletoCode: code, 'sendtoCode?': text }) }));
