// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, least, list, most, oneOf, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `listRecommendedKeywords`. */
export const listRecommendedKeywordsData: Check<Ops['listRecommendedKeywords']['data']> = /* @__PURE__ */ checkOf('listRecommendedKeywords', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.RecommendedKeyword) }));

/** Checks the input of `listRecommendedKeywords`. */
export const listRecommendedKeywordsInput: Check<Ops['listRecommendedKeywords']['input']> = /* @__PURE__ */ checkOf('listRecommendedKeywords', 'input', () => record({ body: record({ pageNum: all(whole, least(1)), pageSize: all(whole, least(1), most(1000)), params: record({ 'bigChannel?': text, 'centerCode?': text, custCode: code, 'smallChannel?': text, type: all(whole, oneOf(1, 2)), 'userId?': text, 'userName?': text }) }) }));

/** Checks the input of `recordKeywordClick`. */
export const recordKeywordClickInput: Check<Ops['recordKeywordClick']['input']> = /* @__PURE__ */ checkOf('recordKeywordClick', 'input', () => record({ body: record({ recoId: code, clicPersId: code, clicPersName: code }) }));

/** Checks the data of `suggestProductModels`. */
export const suggestProductModelsData: Check<Ops['suggestProductModels']['data']> = /* @__PURE__ */ checkOf('suggestProductModels', 'data', () => list(answer({ productCode: code, productModel: text, 'productName?': text })));

/** Checks the input of `suggestProductModels`. */
export const suggestProductModelsInput: Check<Ops['suggestProductModels']['input']> = /* @__PURE__ */ checkOf('suggestProductModels', 'input', () => record({ query: record({ keyword: all(text, characters(1, 100)) }) }));
