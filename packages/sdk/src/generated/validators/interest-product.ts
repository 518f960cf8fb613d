// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, date, entries, least, list, most, number, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';

/** Checks the data of `queryInterestProducts`. */
export const queryInterestProductsData: Check<Ops['queryInterestProducts']['data']> = /* @__PURE__ */ checkOf('queryInterestProducts', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: text, productCode: text, productModel: text, productName: text, 'productGroupCode?': text, 'productGroupName?': text, 'price?': number, 'stock?': whole, 'picUrl?': text, 'createDate?': all(text, date) })) }));

/** Checks the input of `queryInterestProducts`. */
export const queryInterestProductsInput: Check<Ops['queryInterestProducts']['input']> = /* @__PURE__ */ checkOf('queryInterestProducts', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), account: all(text, characters(1)), 'keyword?': text, 'productGroupCode?': text }) }));

/** Checks the input of `addInterestProducts`. */
export const addInterestProductsInput: Check<Ops['addInterestProducts']['input']> = /* @__PURE__ */ checkOf('addInterestProducts', 'input', () => record({ path: record({ customerCode: all(text, characters(1)), account: all(text, characters(1)), list: all(text, characters(1)) }) }));

/** Checks the input of `removeInterestProducts`. */
export const removeInterestProductsInput: Check<Ops['removeInterestProducts']['input']> = /* @__PURE__ */ checkOf('removeInterestProducts', 'input', () => record({ body: record({ customerCode: all(text, characters(1)), account: all(text, characters(1)), productCodeList: all(list(all(text, characters(1))), entries(1)) }) }));
