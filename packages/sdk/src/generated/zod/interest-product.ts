// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, date, entries, least, list, most, number, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';

/** The data of `queryInterestProducts`. */
export const queryInterestProductsData: Schema<Ops['queryInterestProducts']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: text, productCode: text, productModel: text, productName: text, 'productGroupCode?': text, 'productGroupName?': text, 'price?': number, 'stock?': whole, 'picUrl?': text, 'createDate?': all(text, date) })) }));

/** The input of `queryInterestProducts`. */
export const queryInterestProductsInput: Schema<Ops['queryInterestProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), account: all(text, characters(1)), 'keyword?': text, 'productGroupCode?': text }) }));

/** The input of `addInterestProducts`. */
export const addInterestProductsInput: Schema<Ops['addInterestProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: all(text, characters(1)), account: all(text, characters(1)), list: all(text, characters(1)) }) }));

/** The input of `removeInterestProducts`. */
export const removeInterestProductsInput: Schema<Ops['removeInterestProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: all(text, characters(1)), account: all(text, characters(1)), productCodeList: all(list(all(text, characters(1))), entries(1)) }) }));
