// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, flag, least, list, most, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryCommonQuestions`. */
export const queryCommonQuestionsData: Check<Ops['queryCommonQuestions']['data']> = /* @__PURE__ */ checkOf('queryCommonQuestions', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.CommonQuestion) }));

/** Checks the input of `queryCommonQuestions`. */
export const queryCommonQuestionsInput: Check<Ops['queryCommonQuestions']['input']> = /* @__PURE__ */ checkOf('queryCommonQuestions', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'keyword?': text, 'typeCode?': text, 'isUse?': flag }) }));

/** Checks the input of `setQuestionInUse`. */
export const setQuestionInUseInput: Check<Ops['setQuestionInUse']['input']> = /* @__PURE__ */ checkOf('setQuestionInUse', 'input', () => record({ body: record({ id: code, isUse: flag }) }));

/** Checks the data of `saveCommonQuestion`. */
export const saveCommonQuestionData: Check<Ops['saveCommonQuestion']['data']> = /* @__PURE__ */ checkOf('saveCommonQuestion', 'data', () => answer({ id: code }));

/** Checks the input of `saveCommonQuestion`. */
export const saveCommonQuestionInput: Check<Ops['saveCommonQuestion']['input']> = /* @__PURE__ */ checkOf('saveCommonQuestion', 'input', () => record({ body: record({ 'id?': text, title: all(text, characters(1, 100)), typeCode: code, content: code, 'sort?': count, 'isUse?': flag }) }));

/** Checks the data of `getCommonQuestion`. */
export const getCommonQuestionData: Check<Ops['getCommonQuestion']['data']> = /* @__PURE__ */ checkOf('getCommonQuestion', 'data', () => answers.CommonQuestion);

/** Checks the input of `getCommonQuestion`. */
export const getCommonQuestionInput: Check<Ops['getCommonQuestion']['input']> = /* @__PURE__ */ checkOf('getCommonQuestion', 'input', () => record({ query: record({ id: code }) }));

/** Checks the input of `deleteCommonQuestion`. */
export const deleteCommonQuestionInput: Check<Ops['deleteCommonQuestion']['input']> = /* @__PURE__ */ checkOf('deleteCommonQuestion', 'input', () => record({ query: record({ id: code }) }));
