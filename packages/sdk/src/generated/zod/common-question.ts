// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, flag, least, list, most, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryCommonQuestions`. */
export const queryCommonQuestionsData: Schema<Ops['queryCommonQuestions']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.CommonQuestion) }));

/** The input of `queryCommonQuestions`. */
export const queryCommonQuestionsInput: Schema<Ops['queryCommonQuestions']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'keyword?': text, 'typeCode?': text, 'isUse?': flag }) }));

/** The input of `setQuestionInUse`. */
export const setQuestionInUseInput: Schema<Ops['setQuestionInUse']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code, isUse: flag }) }));

/** The data of `saveCommonQuestion`. */
export const saveCommonQuestionData: Schema<Ops['saveCommonQuestion']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code }));

/** The input of `saveCommonQuestion`. */
export const saveCommonQuestionInput: Schema<Ops['saveCommonQuestion']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'id?': text, title: all(text, characters(1, 100)), typeCode: code, content: code, 'sort?': count, 'isUse?': flag }) }));

/** The data of `getCommonQuestion`. */
export const getCommonQuestionData: Schema<Ops['getCommonQuestion']['data']> = /* @__PURE__ */ schemaOf(() => answers.CommonQuestion);

/** The input of `getCommonQuestion`. */
export const getCommonQuestionInput: Schema<Ops['getCommonQuestion']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ id: code }) }));

/** The input of `deleteCommonQuestion`. */
export const deleteCommonQuestionInput: Schema<Ops['deleteCommonQuestion']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ id: code }) }));
