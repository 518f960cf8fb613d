// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, date, entries, flag, least, list, most, number, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';

/** Checks the data of `getEvaluateStatus`. */
export const getEvaluateStatusData: Check<Ops['getEvaluateStatus']['data']> = /* @__PURE__ */ checkOf('getEvaluateStatus', 'data', () => answer({ orderNo: code, status: text, statusName: text, 'deadline?': all(text, date) }));

/** Checks the input of `getEvaluateStatus`. */
export const getEvaluateStatusInput: Check<Ops['getEvaluateStatus']['input']> = /* @__PURE__ */ checkOf('getEvaluateStatus', 'input', () => record({ query: record({ customerCode: code, orderNo: code }) }));

/** Checks the data of `listEvaluateAttributes`. */
export const listEvaluateAttributesData: Check<Ops['listEvaluateAttributes']['data']> = /* @__PURE__ */ checkOf('listEvaluateAttributes', 'data', () => list(answer({ attributeCode: code, attributeName: text, maxScore: count, 'isRequired?': flag, 'tagList?': list(text) })));

/** Checks the input of `listEvaluateAttributes`. */
export const listEvaluateAttributesInput: Check<Ops['listEvaluateAttributes']['input']> = /* @__PURE__ */ checkOf('listEvaluateAttributes', 'input', () => record({ query: record({ type: code }) }));

/** Checks the data of `getEvaluateInfo`. */
export const getEvaluateInfoData: Check<Ops['getEvaluateInfo']['data']> = /* @__PURE__ */ checkOf('getEvaluateInfo', 'data', () => answer({ id: code, orderNo: code, 'type?': text, totalScore: number, 'content?': text, 'imageList?': list(text), attributeList: list(answer({ attributeCode: code, attributeName: text, score: count, 'tagList?': list(text) })), 'reply?': text, 'evaluateUser?': text, 'evaluateDate?': text }));

/** Checks the input of `getEvaluateInfo`. */
export const getEvaluateInfoInput: Check<Ops['getEvaluateInfo']['input']> = /* @__PURE__ */ checkOf('getEvaluateInfo', 'input', () => record({ query: record({ customerCode: code, orderNo: code }) }));

/** Checks the input of `submitEvaluate`. */
export const submitEvaluateInput: Check<Ops['submitEvaluate']['input']> = /* @__PURE__ */ checkOf('submitEvaluate', 'input', () => record({ body: record({ customerCode: code, orderNo: code, type: code, 'content?': all(text, characters(0, 500)), 'imageList?': all(list(text), entries(0, 9)), attributeList: all(list(record({ attributeCode: code, score: all(whole, least(1), most(5)), 'tagList?': list(text) })), entries(1)) }) }));
