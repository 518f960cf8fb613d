// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isEventWork, isEventWorkFacts, isRegion, isUploadedFile, schemaOfEventWork, schemaOfEventWorkFacts, schemaOfRegion, schemaOfUploadedFile } from './components';

/** Checks the data of `uploadFile`. */
export const uploadFileData: Check<Ops['uploadFile']['data']> = { operationId: 'uploadFile', part: 'data', is: isUploadedFile, schema: /* @__PURE__ */ lazily(() => schemaOfUploadedFile()) };

function isUploadFileInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['file']), x instanceof Blob) &&
    ((x = v['bizType']) === undefined || typeof x === 'string');
}

function isUploadFileInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUploadFileInputBody(x));
}

/** Checks the input of `uploadFile`. */
export const uploadFileInput: Check<Ops['uploadFile']['input']> = { operationId: 'uploadFile', part: 'input', is: isUploadFileInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "file": z.instanceof(Blob), "bizType": z.optional(z.string()) }) })) };

function isRunBuyReturnRoutineInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['routineCode']) === undefined || typeof x === 'string');
}

function isRunBuyReturnRoutineInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isRunBuyReturnRoutineInputBody(x));
}

/** Checks the input of `runBuyReturnRoutine`. */
export const runBuyReturnRoutineInput: Check<Ops['runBuyReturnRoutine']['input']> = { operationId: 'runBuyReturnRoutine', part: 'input', is: isRunBuyReturnRoutineInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "routineCode": z.optional(z.string()) }) })) };

function isGetYilihuoVideoTokenData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['token']), typeof x === 'string') &&
    ((x = v['expireAt']) === undefined || typeof x === 'string');
}

/** Checks the data of `getYilihuoVideoToken`. */
export const getYilihuoVideoTokenData: Check<Ops['getYilihuoVideoToken']['data']> = { operationId: 'getYilihuoVideoToken', part: 'data', is: isGetYilihuoVideoTokenData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "token": z.string(), "expireAt": z.optional(z.string()) })) };

function isGetYilihuoVideoTokenInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetYilihuoVideoTokenInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetYilihuoVideoTokenInputQuery(x));
}

/** Checks the input of `getYilihuoVideoToken`. */
export const getYilihuoVideoTokenInput: Check<Ops['getYilihuoVideoToken']['input']> = { operationId: 'getYilihuoVideoToken', part: 'input', is: isGetYilihuoVideoTokenInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCheckWhitelistData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkWhitelist`. */
export const checkWhitelistData: Check<Ops['checkWhitelist']['data']> = { operationId: 'checkWhitelist', part: 'data', is: isCheckWhitelistData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckWhitelistInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isCheckWhitelistInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isCheckWhitelistInputPath(x));
}

/** Checks the input of `checkWhitelist`. */
export const checkWhitelistInput: Check<Ops['checkWhitelist']['input']> = { operationId: 'checkWhitelist', part: 'input', is: isCheckWhitelistInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isExportSampleSheetInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['type']), (typeof x === 'string' && (x === "CREDIT" || x === "PROTOTYPE" || x === "TRAFFIC" || x === "ENGINEERING"))) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isExportSampleSheetInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isExportSampleSheetInputQuery(x));
}

/** Checks the input of `exportSampleSheet`. */
export const exportSampleSheetInput: Check<Ops['exportSampleSheet']['input']> = { operationId: 'exportSampleSheet', part: 'input', is: isExportSampleSheetInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "type": z.string().check(z.refine((v: string) => (v === "CREDIT" || v === "PROTOTYPE" || v === "TRAFFIC" || v === "ENGINEERING"), "one of \"CREDIT\", \"PROTOTYPE\", \"TRAFFIC\", \"ENGINEERING\"")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isQueryDictionaryDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['code']), typeof x === 'string') &&
    ((x = v['name']), typeof x === 'string') &&
    ((x = v['sort']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

function isQueryDictionaryData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isQueryDictionaryDataItem));
}

/** Checks the data of `queryDictionary`. */
export const queryDictionaryData: Check<Ops['queryDictionary']['data']> = { operationId: 'queryDictionary', part: 'data', is: isQueryDictionaryData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "code": z.string(), "name": z.string(), "sort": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }))) };

function isQueryDictionaryInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['typeCode']), (typeof x === 'string' && x !== ''));
}

function isQueryDictionaryInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isQueryDictionaryInputQuery(x));
}

/** Checks the input of `queryDictionary`. */
export const queryDictionaryInput: Check<Ops['queryDictionary']['input']> = { operationId: 'queryDictionary', part: 'input', is: isQueryDictionaryInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "typeCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCreateAsyncExportData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['taskId']), typeof x === 'string');
}

/** Checks the data of `createAsyncExport`. */
export const createAsyncExportData: Check<Ops['createAsyncExport']['data']> = { operationId: 'createAsyncExport', part: 'data', is: isCreateAsyncExportData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "taskId": z.string() })) };

function isCreateAsyncExportInputBodyConditionListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['name']), (typeof x === 'string' && x !== '')) &&
    ((x = v['value']), typeof x === 'string');
}

function isCreateAsyncExportInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['taskType']), (typeof x === 'string' && x !== '')) &&
    ((x = v['conditionList']) === undefined || (Array.isArray(x) && every(x, isCreateAsyncExportInputBodyConditionListItem)));
}

function isCreateAsyncExportInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCreateAsyncExportInputBody(x));
}

/** Checks the input of `createAsyncExport`. */
export const createAsyncExportInput: Check<Ops['createAsyncExport']['input']> = { operationId: 'createAsyncExport', part: 'input', is: isCreateAsyncExportInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "taskType": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "conditionList": z.optional(z.array(z.looseObject({ "name": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "value": z.string() }))) }) })) };

function isListProvincesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isRegion));
}

/** Checks the data of `listProvinces`. */
export const listProvincesData: Check<Ops['listProvinces']['data']> = { operationId: 'listProvinces', part: 'data', is: isListProvincesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfRegion())) };

function isListCitiesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isRegion));
}

/** Checks the data of `listCities`. */
export const listCitiesData: Check<Ops['listCities']['data']> = { operationId: 'listCities', part: 'data', is: isListCitiesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfRegion())) };

function isListCitiesInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isListCitiesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isListCitiesInputPath(x));
}

/** Checks the input of `listCities`. */
export const listCitiesInput: Check<Ops['listCities']['input']> = { operationId: 'listCities', part: 'input', is: isListCitiesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListAreasData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isRegion));
}

/** Checks the data of `listAreas`. */
export const listAreasData: Check<Ops['listAreas']['data']> = { operationId: 'listAreas', part: 'data', is: isListAreasData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfRegion())) };

function isListAreasInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isListAreasInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isListAreasInputPath(x));
}

/** Checks the input of `listAreas`. */
export const listAreasInput: Check<Ops['listAreas']['input']> = { operationId: 'listAreas', part: 'input', is: isListAreasInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListActivitiesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['typeName']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']), typeof x === 'string') &&
    ((x = v['endDate']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string');
}

function isListActivitiesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isListActivitiesDataRecordsItem)));
}

/** Checks the data of `listActivities`. */
export const listActivitiesData: Check<Ops['listActivities']['data']> = { operationId: 'listActivities', part: 'data', is: isListActivitiesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "id": z.string(), "title": z.string(), "typeName": z.optional(z.string()), "beginDate": z.string(), "endDate": z.string(), "status": z.string(), "statusName": z.string(), "picUrl": z.optional(z.string()), "url": z.optional(z.string()) })) })) };

function isListActivitiesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || (typeof x === 'string' && (x === "1" || x === "2" || x === "3"))) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListActivitiesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListActivitiesInputQuery(x));
}

/** Checks the input of `listActivities`. */
export const listActivitiesInput: Check<Ops['listActivities']['input']> = { operationId: 'listActivities', part: 'input', is: isListActivitiesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string().check(z.refine((v: string) => (v === "1" || v === "2" || v === "3"), "one of \"1\", \"2\", \"3\""))), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

function isPrefillEventWorkData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['prefillId']), typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string') &&
    ((x = v['eventWork']) === undefined || isEventWorkFacts(x));
}

/** Checks the data of `prefillEventWork`. */
export const prefillEventWorkData: Check<Ops['prefillEventWork']['data']> = { operationId: 'prefillEventWork', part: 'data', is: isPrefillEventWorkData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "prefillId": z.string(), "url": z.optional(z.string()), "eventWork": z.optional(schemaOfEventWorkFacts()) })) };

function isPrefillEventWorkInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isEventWork(x));
}

/** Checks the input of `prefillEventWork`. */
export const prefillEventWorkInput: Check<Ops['prefillEventWork']['input']> = { operationId: 'prefillEventWork', part: 'input', is: isPrefillEventWorkInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfEventWork() })) };

function isResetPaymentPasswordInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['verifyCode']), (typeof x === 'string' && /^[0-9]{4,6}$/u.test(x))) &&
    ((x = v['newPassword']), (typeof x === 'string' && x !== ''));
}

function isResetPaymentPasswordInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isResetPaymentPasswordInputBody(x));
}

/** Checks the input of `resetPaymentPassword`. */
export const resetPaymentPasswordInput: Check<Ops['resetPaymentPassword']['input']> = { operationId: 'resetPaymentPassword', part: 'input', is: isResetPaymentPasswordInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "verifyCode": z.string().check(z.refine((v: string) => /^[0-9]{4,6}$/u.test(v), "a text like ^[0-9]{4,6}$")), "newPassword": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSearchProtocolAuthDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['protocolNo']), typeof x === 'string') &&
    ((x = v['protocolName']), typeof x === 'string') &&
    ((x = v['protocolType']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['signDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string');
}

function isSearchProtocolAuthData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isSearchProtocolAuthDataItem));
}

/** Checks the data of `searchProtocolAuth`. */
export const searchProtocolAuthData: Check<Ops['searchProtocolAuth']['data']> = { operationId: 'searchProtocolAuth', part: 'data', is: isSearchProtocolAuthData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "protocolNo": z.string(), "protocolName": z.string(), "protocolType": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "signDate": z.optional(z.string()), "endDate": z.optional(z.string()), "url": z.optional(z.string()) }))) };

function isSearchProtocolAuthInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['protocolType']) === undefined || typeof x === 'string');
}

function isSearchProtocolAuthInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isSearchProtocolAuthInputQuery(x));
}

/** Checks the input of `searchProtocolAuth`. */
export const searchProtocolAuthInput: Check<Ops['searchProtocolAuth']['input']> = { operationId: 'searchProtocolAuth', part: 'input', is: isSearchProtocolAuthInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "protocolType": z.optional(z.string()) }) })) };

function isListLivesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['anchor']) === undefined || typeof x === 'string') &&
    ((x = v['coverUrl']) === undefined || typeof x === 'string') &&
    ((x = v['url']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['beginDate']), typeof x === 'string') &&
    ((x = v['viewCount']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

function isListLivesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isListLivesDataRecordsItem)));
}

/** Checks the data of `listLives`. */
export const listLivesData: Check<Ops['listLives']['data']> = { operationId: 'listLives', part: 'data', is: isListLivesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "id": z.string(), "title": z.string(), "anchor": z.optional(z.string()), "coverUrl": z.optional(z.string()), "url": z.string(), "status": z.string(), "statusName": z.string(), "beginDate": z.string(), "viewCount": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) })) })) };

function isListLivesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListLivesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListLivesInputQuery(x));
}

/** Checks the input of `listLives`. */
export const listLivesInput: Check<Ops['listLives']['input']> = { operationId: 'listLives', part: 'input', is: isListLivesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

function isQueryEventWorksDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['workNo']), typeof x === 'string') &&
    ((x = v['type']), typeof x === 'string') &&
    ((x = v['typeName']), typeof x === 'string') &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['reply']) === undefined || typeof x === 'string') &&
    ((x = v['submitUser']) === undefined || typeof x === 'string') &&
    ((x = v['submitDate']), typeof x === 'string');
}

function isQueryEventWorksData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryEventWorksDataRecordsItem)));
}

/** Checks the data of `queryEventWorks`. */
export const queryEventWorksData: Check<Ops['queryEventWorks']['data']> = { operationId: 'queryEventWorks', part: 'data', is: isQueryEventWorksData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "workNo": z.string(), "type": z.string(), "typeName": z.string(), "content": z.optional(z.string()), "orderNo": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "reply": z.optional(z.string()), "submitUser": z.optional(z.string()), "submitDate": z.string() })) })) };

function isQueryEventWorksInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['workNo']) === undefined || typeof x === 'string') &&
    ((x = v['type']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || (typeof x === 'string' && (x === "10" || x === "20" || x === "30")));
}

function isQueryEventWorksInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryEventWorksInputBody(x));
}

/** Checks the input of `queryEventWorks`. */
export const queryEventWorksInput: Check<Ops['queryEventWorks']['input']> = { operationId: 'queryEventWorks', part: 'input', is: isQueryEventWorksInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "workNo": z.optional(z.string()), "type": z.optional(z.string()), "status": z.optional(z.string().check(z.refine((v: string) => (v === "10" || v === "20" || v === "30"), "one of \"10\", \"20\", \"30\""))) }) })) };

function isSubmitEventWorkData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['workNo']), typeof x === 'string');
}

/** Checks the data of `submitEventWork`. */
export const submitEventWorkData: Check<Ops['submitEventWork']['data']> = { operationId: 'submitEventWork', part: 'data', is: isSubmitEventWorkData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "workNo": z.string() })) };

function isSubmitEventWorkInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isEventWork(x));
}

/** Checks the input of `submitEventWork`. */
export const submitEventWorkInput: Check<Ops['submitEventWork']['input']> = { operationId: 'submitEventWork', part: 'input', is: isSubmitEventWorkInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": schemaOfEventWork() })) };
