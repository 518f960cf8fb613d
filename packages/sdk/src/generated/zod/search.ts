// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, least, list, most, oneOf, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `listRecommendedKeywords`. */
export const listRecommendedKeywordsData: Schema<Ops['listRecommendedKeywords']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.RecommendedKeyword) }));

/** The input of `listRecommendedKeywords`. */
export const listRecommendedKeywordsInput: Schema<Ops['listRecommendedKeywords']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ pageNum: all(whole, least(1)), pageSize: all(whole, least(1), most(1000)), params: record({ 'bigChannel?': text, 'centerCode?': text, custCode: code, 'smallChannel?': text, type: all(whole, oneOf(1, 2)), 'userId?': text, 'userName?': text }) }) }));

/** The input of `recordKeywordClick`. */
export const recordKeywordClickInput: Schema<Ops['recordKeywordClick']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ recoId: code, clicPersId: code, clicPersName: code }) }));

/** The data of `suggestProductModels`. */
export const suggestProductModelsData: Schema<Ops['suggestProductModels']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: code, productModel: text, 'productName?': text })));

/** The input of `suggestProductModels`. */
export const suggestProductModelsInput: Schema<Ops['suggestProductModels']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ keyword: all(text, characters(1, 100)) }) }));
