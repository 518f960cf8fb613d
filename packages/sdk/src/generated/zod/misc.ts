// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, code, count, date, file, flag, least, like, list, most, oneOf, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** The data of `uploadFile`. */
export const uploadFileData: Schema<Ops['uploadFile']['data']> = /* @__PURE__ */ schemaOf(() => answers.UploadedFile);

/** The input of `uploadFile`. */
export const uploadFileInput: Schema<Ops['uploadFile']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ file: file, 'bizType?': text }) }));

/** The input of `runBuyReturnRoutine`. */
export const runBuyReturnRoutineInput: Schema<Ops['runBuyReturnRoutine']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'routineCode?': text }) }));

/** The data of `getYilihuoVideoToken`. */
export const getYilihuoVideoTokenData: Schema<Ops['getYilihuoVideoToken']['data']> = /* @__PURE__ */ schemaOf(() => answer({ token: text, 'expireAt?': text }));

/** The input of `getYilihuoVideoToken`. */
export const getYilihuoVideoTokenInput: Schema<Ops['getYilihuoVideoToken']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `checkWhitelist`. */
export const checkWhitelistData: Schema<Ops['checkWhitelist']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkWhitelist`. */
export const checkWhitelistInput: Schema<Ops['checkWhitelist']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The input of `exportSampleSheet`. */
export const exportSampleSheetInput: Schema<Ops['exportSampleSheet']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ type: all(text, oneOf("CREDIT", "PROTOTYPE", "TRAFFIC", "ENGINEERING")), customerCode: code }) }));

/** The data of `queryDictionary`. */
export const queryDictionaryData: Schema<Ops['queryDictionary']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ code: code, name: text, 'sort?': count })));

/** The input of `queryDictionary`. */
export const queryDictionaryInput: Schema<Ops['queryDictionary']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ typeCode: code }) }));

/** The data of `createAsyncExport`. */
export const createAsyncExportData: Schema<Ops['createAsyncExport']['data']> = /* @__PURE__ */ schemaOf(() => answer({ taskId: code }));

/** The input of `createAsyncExport`. */
export const createAsyncExportInput: Schema<Ops['createAsyncExport']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, taskType: code, 'conditionList?': list(record({ name: code, value: text })) }) }));

/** The data of `listProvinces`. */
export const listProvincesData: Schema<Ops['listProvinces']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Region));

/** The data of `listCities`. */
export const listCitiesData: Schema<Ops['listCities']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Region));

/** The input of `listCities`. */
export const listCitiesInput: Schema<Ops['listCities']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `listAreas`. */
export const listAreasData: Schema<Ops['listAreas']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Region));

/** The input of `listAreas`. */
export const listAreasInput: Schema<Ops['listAreas']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `listActivities`. */
export const listActivitiesData: Schema<Ops['listActivities']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, title: text, 'typeName?': text, beginDate: all(text, date), endDate: all(text, date), status: text, statusName: text, 'picUrl?': text, 'url?': text })) }));

/** The input of `listActivities`. */
export const listActivitiesInput: Schema<Ops['listActivities']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'status?': all(text, oneOf("1", "2", "3")), 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `prefillEventWork`. */
export const prefillEventWorkData: Schema<Ops['prefillEventWork']['data']> = /* @__PURE__ */ schemaOf(() => answer({ prefillId: code, 'url?': text, 'eventWork?': answers.EventWorkFacts }));

/** The input of `prefillEventWork`. */
export const prefillEventWorkInput: Schema<Ops['prefillEventWork']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.EventWork }));

/** The data of `getPaymentPublicKey`. */
export const getPaymentPublicKeyData: Schema<Ops['getPaymentPublicKey']['data']> = /* @__PURE__ */ schemaOf(() => answer({ keyId: code, publicKey: text, algorithm: text }));

/** The input of `resetPaymentPassword`. */
export const resetPaymentPasswordInput: Schema<Ops['resetPaymentPassword']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, verifyCode: all(text, like(/^[0-9]{4,6}$/u)), newPassword: code, 'keyId?': text }) }));

/** The data of `searchProtocolAuth`. */
export const searchProtocolAuthData: Schema<Ops['searchProtocolAuth']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ protocolNo: code, protocolName: text, 'protocolType?': text, status: text, statusName: text, 'signDate?': all(text, date), 'endDate?': all(text, date), 'url?': text })));

/** The input of `searchProtocolAuth`. */
export const searchProtocolAuthInput: Schema<Ops['searchProtocolAuth']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'protocolType?': text }) }));

/** The data of `listLives`. */
export const listLivesData: Schema<Ops['listLives']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, title: text, 'anchor?': text, 'coverUrl?': text, url: text, status: text, statusName: text, beginDate: text, 'viewCount?': count })) }));

/** The input of `listLives`. */
export const listLivesInput: Schema<Ops['listLives']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `queryEventWorks`. */
export const queryEventWorksData: Schema<Ops['queryEventWorks']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ workNo: code, type: text, typeName: text, 'content?': text, 'orderNo?': text, status: text, statusName: text, 'reply?': text, 'submitUser?': text, submitDate: text })) }));

/** The input of `queryEventWorks`. */
export const queryEventWorksInput: Schema<Ops['queryEventWorks']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'workNo?': text, 'type?': text, 'status?': all(text, oneOf("10", "20", "30")) }) }));

/** The data of `submitEventWork`. */
export const submitEventWorkData: Schema<Ops['submitEventWork']['data']> = /* @__PURE__ */ schemaOf(() => answer({ workNo: code }));

/** The input of `submitEventWork`. */
export const submitEventWorkInput: Schema<Ops['submitEventWork']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.EventWork }));
