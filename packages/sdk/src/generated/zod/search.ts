// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, least, list, most, oneOf, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `listRecommendedKeywords`. */
export const listRecommendedKeywordsData: Schema<Ops['listRecommendedKeywords']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.RecommendedKeyword) }));

/** The input of `listRecommendedKeywords`. */
export const listRecommendedKeywordsInput: Schema<Ops['listRecommendedKeywords']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ pageNum: all(whole, least(1)), pageSize: all(whole, least(1), most(1000)), params: record({ 'bigChannel?': text, 'centerCode?': text, custCode: all(text, characters(1)), 'smallChannel?': text, type: all(whole, oneOf(1, 2)), 'userId?': text, 'userName?': text }) }) }));

/** The input of `recordKeywordClick`. */
export const recordKeywordClickInput: Schema<Ops['recordKeywordClick']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ recoId: all(text, characters(1)), clicPersId: all(text, characters(1)), clicPersName: all(text, characters(1)) }) }));

/** The data of `suggestProductModels`. */
export const suggestProductModelsData: Schema<Ops['suggestProductModels']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: text, productModel: text, 'productName?': text })));

/** The input of `suggestProductModels`. */
export const suggestProductModelsInput: Schema<Ops['suggestProductModels']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ keyword: all(text, characters(1, 100)) }) }));
