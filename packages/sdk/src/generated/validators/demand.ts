// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isBigOrderDemand, isDemandField, isDemandFieldValue, isDemandRecord, isUploadedFile, schemaOfBigOrderDemand, schemaOfDemandField, schemaOfDemandFieldValue, schemaOfDemandRecord, schemaOfUploadedFile } from './components';

function isListDemandsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isBigOrderDemand)));
}

/** Checks the data of `listDemands`. */
export const listDemandsData: Check<Ops['listDemands']['data']> = { operationId: 'listDemands', part: 'data', is: isListDemandsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfBigOrderDemand()) })) };

function isListDemandsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListDemandsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListDemandsInputQuery(x));
}

/** Checks the input of `listDemands`. */
export const listDemandsInput: Check<Ops['listDemands']['input']> = { operationId: 'listDemands', part: 'input', is: isListDemandsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "status": z.optional(z.string()), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

function isDeleteDemandInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isDeleteDemandInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isDeleteDemandInputBody(x));
}

/** Checks the input of `deleteDemand`. */
export const deleteDemandInput: Check<Ops['deleteDemand']['input']> = { operationId: 'deleteDemand', part: 'input', is: isDeleteDemandInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSaveDemandData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['demandNo']), typeof x === 'string');
}

/** Checks the data of `saveDemand`. */
export const saveDemandData: Check<Ops['saveDemand']['data']> = { operationId: 'saveDemand', part: 'data', is: isSaveDemandData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "demandNo": z.string() })) };

function isSaveDemandInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['demandName']), (typeof x === 'string' && x !== '' && points(x) <= 50)) &&
    ((x = v['category']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productModel']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['expectPrice']) === undefined || (typeof x === 'number' && x >= 0 && x <= 9999999.99)) &&
    ((x = v['finalTime']), (typeof x === 'string' && points(x) >= 10)) &&
    ((x = v['contactName']), (typeof x === 'string' && x !== '' && points(x) <= 50)) &&
    ((x = v['contactPhone']), (typeof x === 'string' && x !== '' && points(x) <= 20)) &&
    ((x = v['dynamicList']) === undefined || (Array.isArray(x) && every(x, isDemandFieldValue))) &&
    ((x = v['imageList']) === undefined || (Array.isArray(x) && x.length <= 9 && every(x, (v) => typeof v === 'string')));
}

function isSaveDemandInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveDemandInputBody(x));
}

/** Checks the input of `saveDemand`. */
export const saveDemandInput: Check<Ops['saveDemand']['input']> = { operationId: 'saveDemand', part: 'input', is: isSaveDemandInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.optional(z.string()), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "demandName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 50, "at most 50 characters")), "category": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productModel": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "expectPrice": z.optional(z.number().check(z.refine((v: number) => v >= 0, "at least 0"), z.refine((v: number) => v <= 9999999.99, "at most 9999999.99"))), "finalTime": z.string().check(z.refine((v: string) => points(v) >= 10, "at least 10 characters")), "contactName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 50, "at most 50 characters")), "contactPhone": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 20, "at most 20 characters")), "dynamicList": z.optional(z.array(schemaOfDemandFieldValue())), "imageList": z.optional(z.array(z.string()).check(z.refine((v: unknown[]) => v.length <= 9, "at most 9 entries"))) }) })) };

function isSaveDemandEvaluationInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== '')) &&
    ((x = v['score']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 5)) &&
    ((x = v['content']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSaveDemandEvaluationInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveDemandEvaluationInputBody(x));
}

/** Checks the input of `saveDemandEvaluation`. */
export const saveDemandEvaluationInput: Check<Ops['saveDemandEvaluation']['input']> = { operationId: 'saveDemandEvaluation', part: 'input', is: isSaveDemandEvaluationInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "score": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 5, "at most 5")), "content": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isGetDemandDataEvaluation(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['score']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['createTime']) === undefined || typeof x === 'string');
}

function isGetDemandData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['demandNo']), typeof x === 'string') &&
    ((x = v['demandName']), typeof x === 'string') &&
    ((x = v['customerCode']) === undefined || typeof x === 'string') &&
    ((x = v['category']) === undefined || typeof x === 'string') &&
    ((x = v['categoryName']) === undefined || typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['number']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['expectPrice']) === undefined || typeof x === 'number') &&
    ((x = v['finalTime']) === undefined || typeof x === 'string') &&
    ((x = v['contactName']) === undefined || typeof x === 'string') &&
    ((x = v['contactPhone']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['createTime']) === undefined || typeof x === 'string') &&
    ((x = v['createBy']) === undefined || typeof x === 'string') &&
    ((x = v['dynamicList']), (Array.isArray(x) && every(x, isDemandFieldValue))) &&
    ((x = v['imageList']), (Array.isArray(x) && every(x, (v) => typeof v === 'string'))) &&
    ((x = v['quotePrice']) === undefined || typeof x === 'number') &&
    ((x = v['evaluation']) === undefined || isGetDemandDataEvaluation(x));
}

/** Checks the data of `getDemand`. */
export const getDemandData: Check<Ops['getDemand']['data']> = { operationId: 'getDemand', part: 'data', is: isGetDemandData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "demandNo": z.string(), "demandName": z.string(), "customerCode": z.optional(z.string()), "category": z.optional(z.string()), "categoryName": z.optional(z.string()), "productModel": z.optional(z.string()), "number": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "expectPrice": z.optional(z.number()), "finalTime": z.optional(z.string()), "contactName": z.optional(z.string()), "contactPhone": z.optional(z.string()), "status": z.string(), "createTime": z.optional(z.string()), "createBy": z.optional(z.string()), "dynamicList": z.array(schemaOfDemandFieldValue()), "imageList": z.array(z.string()), "quotePrice": z.optional(z.number()), "evaluation": z.optional(z.looseObject({ "score": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "content": z.optional(z.string()), "createTime": z.optional(z.string()) })) })) };

function isGetDemandInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isGetDemandInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetDemandInputPath(x));
}

/** Checks the input of `getDemand`. */
export const getDemandInput: Check<Ops['getDemand']['input']> = { operationId: 'getDemand', part: 'input', is: isGetDemandInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isUpdateDemandImagesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== '')) &&
    ((x = v['imageList']), (Array.isArray(x) && x.length <= 9 && every(x, (v) => (typeof v === 'string' && v !== ''))));
}

function isUpdateDemandImagesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateDemandImagesInputBody(x));
}

/** Checks the input of `updateDemandImages`. */
export const updateDemandImagesInput: Check<Ops['updateDemandImages']['input']> = { operationId: 'updateDemandImages', part: 'input', is: isUpdateDemandImagesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "imageList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length <= 9, "at most 9 entries")) }) })) };

function isListDemandRecordsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isDemandRecord));
}

/** Checks the data of `listDemandRecords`. */
export const listDemandRecordsData: Check<Ops['listDemandRecords']['data']> = { operationId: 'listDemandRecords', part: 'data', is: isListDemandRecordsData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfDemandRecord())) };

function isListDemandRecordsInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isListDemandRecordsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isListDemandRecordsInputPath(x));
}

/** Checks the input of `listDemandRecords`. */
export const listDemandRecordsInput: Check<Ops['listDemandRecords']['input']> = { operationId: 'listDemandRecords', part: 'input', is: isListDemandRecordsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isFindDynamicFormData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['formName']), typeof x === 'string') &&
    ((x = v['fieldList']), (Array.isArray(x) && every(x, isDemandField)));
}

/** Checks the data of `findDynamicForm`. */
export const findDynamicFormData: Check<Ops['findDynamicForm']['data']> = { operationId: 'findDynamicForm', part: 'data', is: isFindDynamicFormData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "formName": z.string(), "fieldList": z.array(schemaOfDemandField()) })) };

function isFindDynamicFormInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isFindDynamicFormInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isFindDynamicFormInputPath(x));
}

/** Checks the input of `findDynamicForm`. */
export const findDynamicFormInput: Check<Ops['findDynamicForm']['input']> = { operationId: 'findDynamicForm', part: 'input', is: isFindDynamicFormInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `uploadDocument`. */
export const uploadDocumentData: Check<Ops['uploadDocument']['data']> = { operationId: 'uploadDocument', part: 'data', is: isUploadedFile, schema: /* @__PURE__ */ lazily(() => schemaOfUploadedFile()) };

function isUploadDocumentInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['file']), x instanceof Blob) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string') &&
    ((x = v['userType']) === undefined || typeof x === 'string') &&
    ((x = v['paperType']) === undefined || typeof x === 'string') &&
    ((x = v['direction']) === undefined || typeof x === 'string') &&
    ((x = v['index']) === undefined || typeof x === 'string');
}

function isUploadDocumentInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUploadDocumentInputBody(x));
}

/** Checks the input of `uploadDocument`. */
export const uploadDocumentInput: Check<Ops['uploadDocument']['input']> = { operationId: 'uploadDocument', part: 'input', is: isUploadDocumentInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "file": z.instanceof(Blob), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.optional(z.string()), "userType": z.optional(z.string()), "paperType": z.optional(z.string()), "direction": z.optional(z.string()), "index": z.optional(z.string()) }) })) };

function isDeleteDocumentInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['fileId']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']) === undefined || typeof x === 'string');
}

function isDeleteDocumentInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isDeleteDocumentInputBody(x));
}

/** Checks the input of `deleteDocument`. */
export const deleteDocumentInput: Check<Ops['deleteDocument']['input']> = { operationId: 'deleteDocument', part: 'input', is: isDeleteDocumentInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "fileId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.optional(z.string()) }) })) };
