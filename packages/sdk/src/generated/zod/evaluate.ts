// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, date, entries, flag, least, list, most, number, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';

/** The data of `getEvaluateStatus`. */
export const getEvaluateStatusData: Schema<Ops['getEvaluateStatus']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderNo: code, status: text, statusName: text, 'deadline?': all(text, date) }));

/** The input of `getEvaluateStatus`. */
export const getEvaluateStatusInput: Schema<Ops['getEvaluateStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, orderNo: code }) }));

/** The data of `listEvaluateAttributes`. */
export const listEvaluateAttributesData: Schema<Ops['listEvaluateAttributes']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ attributeCode: code, attributeName: text, maxScore: count, 'isRequired?': flag, 'tagList?': list(text) })));

/** The input of `listEvaluateAttributes`. */
export const listEvaluateAttributesInput: Schema<Ops['listEvaluateAttributes']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ type: code }) }));

/** The data of `getEvaluateInfo`. */
export const getEvaluateInfoData: Schema<Ops['getEvaluateInfo']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code, orderNo: code, 'type?': text, totalScore: number, 'content?': text, 'imageList?': list(text), attributeList: list(answer({ attributeCode: code, attributeName: text, score: count, 'tagList?': list(text) })), 'reply?': text, 'evaluateUser?': text, 'evaluateDate?': text }));

/** The input of `getEvaluateInfo`. */
export const getEvaluateInfoInput: Schema<Ops['getEvaluateInfo']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, orderNo: code }) }));

/** The input of `submitEvaluate`. */
export const submitEvaluateInput: Schema<Ops['submitEvaluate']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, orderNo: code, type: code, 'content?': all(text, characters(0, 500)), 'imageList?': all(list(text), entries(0, 9)), attributeList: all(list(record({ attributeCode: code, score: all(whole, least(1), most(5)), 'tagList?': list(text) })), entries(1)) }) }));
