// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, least, list, most, oneOf, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `listRecommendedKeywords`. */
export const listRecommendedKeywordsData: Check<Ops['listRecommendedKeywords']['data']> = /* @__PURE__ */ checkOf('listRecommendedKeywords', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.RecommendedKeyword) }));

/** Checks the input of `listRecommendedKeywords`. */
export const listRecommendedKeywordsInput: Check<Ops['listRecommendedKeywords']['input']> = /* @__PURE__ */ checkOf('listRecommendedKeywords', 'input', () => record({ body: record({ pageNum: all(whole, least(1)), pageSize: all(whole, least(1), most(1000)), params: record({ 'bigChannel?': text, 'centerCode?': text, custCode: all(text, characters(1)), 'smallChannel?': text, type: all(whole, oneOf(1, 2)), 'userId?': text, 'userName?': text }) }) }));

/** Checks the input of `recordKeywordClick`. */
export const recordKeywordClickInput: Check<Ops['recordKeywordClick']['input']> = /* @__PURE__ */ checkOf('recordKeywordClick', 'input', () => record({ body: record({ recoId: all(text, characters(1)), clicPersId: all(text, characters(1)), clicPersName: all(text, characters(1)) }) }));

/** Checks the data of `suggestProductModels`. */
export const suggestProductModelsData: Check<Ops['suggestProductModels']['data']> = /* @__PURE__ */ checkOf('suggestProductModels', 'data', () => list(answer({ productCode: text, productModel: text, 'productName?': text })));

/** Checks the input of `suggestProductModels`. */
export const suggestProductModelsInput: Check<Ops['suggestProductModels']['input']> = /* @__PURE__ */ checkOf('suggestProductModels', 'input', () => record({ query: record({ keyword: all(text, characters(1, 100)) }) }));
