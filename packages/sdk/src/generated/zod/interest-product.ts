// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, code, count, date, entries, least, list, most, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';

/** The data of `queryInterestProducts`. */
export const queryInterestProductsData: Schema<Ops['queryInterestProducts']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, productCode: code, productModel: text, productName: text, 'productGroupCode?': text, 'productGroupName?': text, 'price?': price, 'stock?': count, 'picUrl?': text, 'createDate?': all(text, date) })) }));

/** The input of `queryInterestProducts`. */
export const queryInterestProductsInput: Schema<Ops['queryInterestProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, account: code, 'keyword?': text, 'productGroupCode?': text }) }));

/** The input of `addInterestProducts`. */
export const addInterestProductsInput: Schema<Ops['addInterestProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: code, account: code, list: code }) }));

/** The input of `removeInterestProducts`. */
export const removeInterestProductsInput: Schema<Ops['removeInterestProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, account: code, productCodeList: all(list(code), entries(1)) }) }));
