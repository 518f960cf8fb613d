// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, date, file, flag, least, like, list, most, oneOf, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** Checks the data of `uploadFile`. */
export const uploadFileData: Check<Ops['uploadFile']['data']> = /* @__PURE__ */ checkOf('uploadFile', 'data', () => answers.UploadedFile);

/** Checks the input of `uploadFile`. */
export const uploadFileInput: Check<Ops['uploadFile']['input']> = /* @__PURE__ */ checkOf('uploadFile', 'input', () => record({ body: record({ file: file, 'bizType?': text }) }));

/** Checks the input of `runBuyReturnRoutine`. */
export const runBuyReturnRoutineInput: Check<Ops['runBuyReturnRoutine']['input']> = /* @__PURE__ */ checkOf('runBuyReturnRoutine', 'input', () => record({ body: record({ customerCode: all(text, characters(1)), 'routineCode?': text }) }));

/** Checks the data of `getYilihuoVideoToken`. */
export const getYilihuoVideoTokenData: Check<Ops['getYilihuoVideoToken']['data']> = /* @__PURE__ */ checkOf('getYilihuoVideoToken', 'data', () => answer({ token: text, 'expireAt?': text }));

/** Checks the input of `getYilihuoVideoToken`. */
export const getYilihuoVideoTokenInput: Check<Ops['getYilihuoVideoToken']['input']> = /* @__PURE__ */ checkOf('getYilihuoVideoToken', 'input', () => record({ query: record({ customerCode: all(text, characters(1)) }) }));

/** Checks the data of `checkWhitelist`. */
export const checkWhitelistData: Check<Ops['checkWhitelist']['data']> = /* @__PURE__ */ checkOf('checkWhitelist', 'data', () => flag);

/** Checks the input of `checkWhitelist`. */
export const checkWhitelistInput: Check<Ops['checkWhitelist']['input']> = /* @__PURE__ */ checkOf('checkWhitelist', 'input', () => record({ path: record({ id: all(text, characters(1)) }) }));

/** Checks the input of `exportSampleSheet`. */
export const exportSampleSheetInput: Check<Ops['exportSampleSheet']['input']> = /* @__PURE__ */ checkOf('exportSampleSheet', 'input', () => record({ query: record({ type: all(text, oneOf("CREDIT", "PROTOTYPE", "TRAFFIC", "ENGINEERING")), customerCode: all(text, characters(1)) }) }));

/** Checks the data of `queryDictionary`. */
export const queryDictionaryData: Check<Ops['queryDictionary']['data']> = /* @__PURE__ */ checkOf('queryDictionary', 'data', () => list(answer({ code: text, name: text, 'sort?': whole })));

/** Checks the input of `queryDictionary`. */
export const queryDictionaryInput: Check<Ops['queryDictionary']['input']> = /* @__PURE__ */ checkOf('queryDictionary', 'input', () => record({ query: record({ typeCode: all(text, characters(1)) }) }));

/** Checks the data of `createAsyncExport`. */
export const createAsyncExportData: Check<Ops['createAsyncExport']['data']> = /* @__PURE__ */ checkOf('createAsyncExport', 'data', () => answer({ taskId: text }));

/** Checks the input of `createAsyncExport`. */
export const createAsyncExportInput: Check<Ops['createAsyncExport']['input']> = /* @__PURE__ */ checkOf('createAsyncExport', 'input', () => record({ body: record({ customerCode: all(text, characters(1)), taskType: all(text, characters(1)), 'conditionList?': list(record({ name: all(text, characters(1)), value: text })) }) }));

/** Checks the data of `listProvinces`. */
export const listProvincesData: Check<Ops['listProvinces']['data']> = /* @__PURE__ */ checkOf('listProvinces', 'data', () => list(answers.Region));

/** Checks the data of `listCities`. */
export const listCitiesData: Check<Ops['listCities']['data']> = /* @__PURE__ */ checkOf('listCities', 'data', () => list(answers.Region));

/** Checks the input of `listCities`. */
export const listCitiesInput: Check<Ops['listCities']['input']> = /* @__PURE__ */ checkOf('listCities', 'input', () => record({ path: record({ id: all(text, characters(1)) }) }));

/** Checks the data of `listAreas`. */
export const listAreasData: Check<Ops['listAreas']['data']> = /* @__PURE__ */ checkOf('listAreas', 'data', () => list(answers.Region));

/** Checks the input of `listAreas`. */
export const listAreasInput: Check<Ops['listAreas']['input']> = /* @__PURE__ */ checkOf('listAreas', 'input', () => record({ path: record({ id: all(text, characters(1)) }) }));

/** Checks the data of `listActivities`. */
export const listActivitiesData: Check<Ops['listActivities']['data']> = /* @__PURE__ */ checkOf('listActivities', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: text, title: text, 'typeName?': text, beginDate: all(text, date), endDate: all(text, date), status: text, statusName: text, 'picUrl?': text, 'url?': text })) }));

/** Checks the input of `listActivities`. */
export const listActivitiesInput: Check<Ops['listActivities']['input']> = /* @__PURE__ */ checkOf('listActivities', 'input', () => record({ query: record({ customerCode: all(text, characters(1)), 'status?': all(text, oneOf("1", "2", "3")), 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `prefillEventWork`. */
export const prefillEventWorkData: Check<Ops['prefillEventWork']['data']> = /* @__PURE__ */ checkOf('prefillEventWork', 'data', () => answer({ prefillId: text, 'url?': text, 'eventWork?': answers.EventWorkFacts }));

/** Checks the input of `prefillEventWork`. */
export const prefillEventWorkInput: Check<Ops['prefillEventWork']['input']> = /* @__PURE__ */ checkOf('prefillEventWork', 'input', () => record({ body: inputs.EventWork }));

/** Checks the data of `getPaymentPublicKey`. */
export const getPaymentPublicKeyData: Check<Ops['getPaymentPublicKey']['data']> = /* @__PURE__ */ checkOf('getPaymentPublicKey', 'data', () => answer({ keyId: text, publicKey: text, algorithm: text }));

/** Checks the input of `resetPaymentPassword`. */
export const resetPaymentPasswordInput: Check<Ops['resetPaymentPassword']['input']> = /* @__PURE__ */ checkOf('resetPaymentPassword', 'input', () => record({ body: record({ customerCode: all(text, characters(1)), verifyCode: all(text, like(/^[0-9]{4,6}$/u)), newPassword: all(text, characters(1)), 'keyId?': text }) }));

/** Checks the data of `searchProtocolAuth`. */
export const searchProtocolAuthData: Check<Ops['searchProtocolAuth']['data']> = /* @__PURE__ */ checkOf('searchProtocolAuth', 'data', () => list(answer({ protocolNo: text, protocolName: text, 'protocolType?': text, status: text, statusName: text, 'signDate?': all(text, date), 'endDate?': all(text, date), 'url?': text })));

/** Checks the input of `searchProtocolAuth`. */
export const searchProtocolAuthInput: Check<Ops['searchProtocolAuth']['input']> = /* @__PURE__ */ checkOf('searchProtocolAuth', 'input', () => record({ query: record({ customerCode: all(text, characters(1)), 'protocolType?': text }) }));

/** Checks the data of `listLives`. */
export const listLivesData: Check<Ops['listLives']['data']> = /* @__PURE__ */ checkOf('listLives', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ id: text, title: text, 'anchor?': text, 'coverUrl?': text, url: text, status: text, statusName: text, beginDate: text, 'viewCount?': whole })) }));

/** Checks the input of `listLives`. */
export const listLivesInput: Check<Ops['listLives']['input']> = /* @__PURE__ */ checkOf('listLives', 'input', () => record({ query: record({ customerCode: all(text, characters(1)), 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `queryEventWorks`. */
export const queryEventWorksData: Check<Ops['queryEventWorks']['data']> = /* @__PURE__ */ checkOf('queryEventWorks', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ workNo: text, type: text, typeName: text, 'content?': text, 'orderNo?': text, status: text, statusName: text, 'reply?': text, 'submitUser?': text, submitDate: text })) }));

/** Checks the input of `queryEventWorks`. */
export const queryEventWorksInput: Check<Ops['queryEventWorks']['input']> = /* @__PURE__ */ checkOf('queryEventWorks', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'workNo?': text, 'type?': text, 'status?': all(text, oneOf("10", "20", "30")) }) }));

/** Checks the data of `submitEventWork`. */
export const submitEventWorkData: Check<Ops['submitEventWork']['data']> = /* @__PURE__ */ checkOf('submitEventWork', 'data', () => answer({ workNo: text }));

/** Checks the input of `submitEventWork`. */
export const submitEventWorkInput: Check<Ops['submitEventWork']['input']> = /* @__PURE__ */ checkOf('submitEventWork', 'input', () => record({ body: inputs.EventWork }));
