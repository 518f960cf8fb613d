// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, code, count, date, file, flag, least, like, list, most, oneOf, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** Checks the data of `uploadFile`. */
export const uploadFileData: Check<Ops['uploadFile']['data']> = /* @__PURE__ */ checkOf('uploadFile', 'data', () => answers.UploadedFile);

/** Checks the input of `uploadFile`. */
export const uploadFileInput: Check<Ops['uploadFile']['input']> = /* @__PURE__ */ checkOf('uploadFile', 'input', () => record({ body: record({ file: file, 'bizType?': text }) }));

/** Checks the input of `runBuyReturnRoutine`. */
export const runBuyReturnRoutineInput: Check<Ops['runBuyReturnRoutine']['input']> = /* @__PURE__ */ checkOf('runBuyReturnRoutine', 'input', () => record({ body: record({ customerCode: code, 'routineCode?': text }) }));

/** Checks the data of `getYilihuoVideoToken`. */
export const getYilihuoVideoTokenData: Check<Ops['getYilihuoVideoToken']['data']> = /* @__PURE__ */ checkOf('getYilihuoVideoToken', 'data', () => answer({ token: text, 'expireAt?': text }));

/** Checks the input of `getYilihuoVideoToken`. */
export const getYilihuoVideoTokenInput: Check<Ops['getYilihuoVideoToken']['input']> = /* @__PURE__ */ checkOf('getYilihuoVideoToken', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `checkWhitelist`. */
export const checkWhitelistData: Check<Ops['checkWhitelist']['data']> = /* @__PURE__ */ checkOf('checkWhitelist', 'data', () => flag);

/** Checks the input of `checkWhitelist`. */
export const checkWhitelistInput: Check<Ops['checkWhitelist']['input']> = /* @__PURE__ */ checkOf('checkWhitelist', 'input', () => record({ path: record({ id: code }) }));

/** Checks the input of `exportSampleSheet`. */
export const exportSampleSheetInput: Check<Ops['exportSampleSheet']['input']> = /* @__PURE__ */ checkOf('exportSampleSheet', 'input', () => record({ query: record({ type: all(text, oneOf("CREDIT", "PROTOTYPE", "TRAFFIC", "ENGINEERING")), customerCode: code }) }));

/** Checks the data of `queryDictionary`. */
export const queryDictionaryData: Check<Ops['queryDictionary']['data']> = /* @__PURE__ */ checkOf('queryDictionary', 'data', () => list(answer({ code: code, name: text, 'sort?': count })));

/** Checks the input of `queryDictionary`. */
export const queryDictionaryInput: Check<Ops['queryDictionary']['input']> = /* @__PURE__ */ checkOf('queryDictionary', 'input', () => record({ query: record({ typeCode: code }) }));

/** Checks the data of `createAsyncExport`. */
export const createAsyncExportData: Check<Ops['createAsyncExport']['data']> = /* @__PURE__ */ checkOf('createAsyncExport', 'data', () => answer({ taskId: code }));

/** Checks the input of `createAsyncExport`. */
export const createAsyncExportInput: Check<Ops['createAsyncExport']['input']> = /* @__PURE__ */ checkOf('createAsyncExport', 'input', () => record({ body: record({ customerCode: code, taskType: code, 'conditionList?': list(record({ name: code, value: text })) }) }));

/** Checks the data of `listProvinces`. */
export const listProvincesData: Check<Ops['listProvinces']['data']> = /* @__PURE__ */ checkOf('listProvinces', 'data', () => list(answers.Region));

/** Checks the data of `listCities`. */
export const listCitiesData: Check<Ops['listCities']['data']> = /* @__PURE__ */ checkOf('listCities', 'data', () => list(answers.Region));

/** Checks the input of `listCities`. */
export const listCitiesInput: Check<Ops['listCities']['input']> = /* @__PURE__ */ checkOf('listCities', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `listAreas`. */
export const listAreasData: Check<Ops['listAreas']['data']> = /* @__PURE__ */ checkOf('listAreas', 'data', () => list(answers.Region));

/** Checks the input of `listAreas`. */
export const listAreasInput: Check<Ops['listAreas']['input']> = /* @__PURE__ */ checkOf('listAreas', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `listActivities`. */
export const listActivitiesData: Check<Ops['listActivities']['data']> = /* @__PURE__ */ checkOf('listActivities', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, title: text, 'typeName?': text, beginDate: all(text, date), endDate: all(text, date), status: text, statusName: text, 'picUrl?': text, 'url?': text })) }));

/** Checks the input of `listActivities`. */
export const listActivitiesInput: Check<Ops['listActivities']['input']> = /* @__PURE__ */ checkOf('listActivities', 'input', () => record({ query: record({ customerCode: code, 'status?': all(text, oneOf("1", "2", "3")), 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `prefillEventWork`. */
export const prefillEventWorkData: Check<Ops['prefillEventWork']['data']> = /* @__PURE__ */ checkOf('prefillEventWork', 'data', () => answer({ prefillId: code, 'url?': text, 'eventWork?': answers.EventWorkFacts }));

/** Checks the input of `prefillEventWork`. */
export const prefillEventWorkInput: Check<Ops['prefillEventWork']['input']> = /* @__PURE__ */ checkOf('prefillEventWork', 'input', () => record({ body: inputs.EventWork }));

/** Checks the data of `getPaymentPublicKey`. */
export const getPaymentPublicKeyData: Check<Ops['getPaymentPublicKey']['data']> = /* @__PURE__ */ checkOf('getPaymentPublicKey', 'data', () => answer({ keyId: code, publicKey: text, algorithm: text }));

/** Checks the input of `resetPaymentPassword`. */
export const resetPaymentPasswordInput: Check<Ops['resetPaymentPassword']['input']> = /* @__PURE__ */ checkOf('resetPaymentPassword', 'input', () => record({ body: record({ customerCode: code, verifyCode: all(text, like(/^[0-9]{4,6}$/u)), newPassword: code, 'keyId?': text }) }));

/** Checks the data of `searchProtocolAuth`. */
export const searchProtocolAuthData: Check<Ops['searchProtocolAuth']['data']> = /* @__PURE__ */ checkOf('searchProtocolAuth', 'data', () => list(answer({ protocolNo: code, protocolName: text, 'protocolType?': text, status: text, statusName: text, 'signDate?': all(text, date), 'endDate?': all(text, date), 'url?': text })));

/** Checks the input of `searchProtocolAuth`. */
export const searchProtocolAuthInput: Check<Ops['searchProtocolAuth']['input']> = /* @__PURE__ */ checkOf('searchProtocolAuth', 'input', () => record({ query: record({ customerCode: code, 'protocolType?': text }) }));

/** Checks the data of `listLives`. */
export const listLivesData: Check<Ops['listLives']['data']> = /* @__PURE__ */ checkOf('listLives', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: code, title: text, 'anchor?': text, 'coverUrl?': text, url: text, status: text, statusName: text, beginDate: text, 'viewCount?': count })) }));

/** Checks the input of `listLives`. */
export const listLivesInput: Check<Ops['listLives']['input']> = /* @__PURE__ */ checkOf('listLives', 'input', () => record({ query: record({ customerCode: code, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `queryEventWorks`. */
export const queryEventWorksData: Check<Ops['queryEventWorks']['data']> = /* @__PURE__ */ checkOf('queryEventWorks', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ workNo: code, type: text, typeName: text, 'content?': text, 'orderNo?': text, status: text, statusName: text, 'reply?': text, 'submitUser?': text, submitDate: text })) }));

/** Checks the input of `queryEventWorks`. */
export const queryEventWorksInput: Check<Ops['queryEventWorks']['input']> = /* @__PURE__ */ checkOf('queryEventWorks', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'workNo?': text, 'type?': text, 'status?': all(text, oneOf("10", "20", "30")) }) }));

/** Checks the data of `submitEventWork`. */
export const submitEventWorkData: Check<Ops['submitEventWork']['data']> = /* @__PURE__ */ checkOf('submitEventWork', 'data', () => answer({ workNo: code }));

/** Checks the input of `submitEventWork`. */
export const submitEventWorkInput: Check<Ops['submitEventWork']['input']> = /* @__PURE__ */ checkOf('submitEventWork', 'input', () => record({ body: inputs.EventWork }));
