// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isPayer, isTransfer, schemaOfPayer, schemaOfTransfer } from './components';

function isQueryTransfersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isTransfer)));
}

/** Checks the data of `queryTransfers`. */
export const queryTransfersData: Check<Ops['queryTransfers']['data']> = { operationId: 'queryTransfers', part: 'data', is: isQueryTransfersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfTransfer()) })) };

function isQueryTransfersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleCustCode']) === undefined || typeof x === 'string') &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerChannel']) === undefined || typeof x === 'string') &&
    ((x = v['gongmaoCode']) === undefined || typeof x === 'string') &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['transferType']) === undefined || (typeof x === 'string' && (x === "ACCOUNT" || x === "MASTERSON" || x === "FINANCE"))) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryTransfersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryTransfersInputBody(x));
}

/** Checks the input of `queryTransfers`. */
export const queryTransfersInput: Check<Ops['queryTransfers']['input']> = { operationId: 'queryTransfers', part: 'input', is: isQueryTransfersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleCustCode": z.optional(z.string()), "saleOrgCode": z.optional(z.string()), "customerChannel": z.optional(z.string()), "gongmaoCode": z.optional(z.string()), "id": z.optional(z.string()), "transferType": z.optional(z.string().check(z.refine((v: string) => (v === "ACCOUNT" || v === "MASTERSON" || v === "FINANCE"), "one of \"ACCOUNT\", \"MASTERSON\", \"FINANCE\""))), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isListTransferRegionsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['gongmaoCode']), typeof x === 'string') &&
    ((x = v['gongmaoName']), typeof x === 'string') &&
    ((x = v['saleOrgCode']), typeof x === 'string') &&
    ((x = v['saleOrgName']) === undefined || typeof x === 'string');
}

function isListTransferRegionsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListTransferRegionsDataItem));
}

/** Checks the data of `listTransferRegions`. */
export const listTransferRegionsData: Check<Ops['listTransferRegions']['data']> = { operationId: 'listTransferRegions', part: 'data', is: isListTransferRegionsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "gongmaoCode": z.string(), "gongmaoName": z.string(), "saleOrgCode": z.string(), "saleOrgName": z.optional(z.string()) }))) };

function isListTransferRegionsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleCustCode']) === undefined || typeof x === 'string');
}

function isListTransferRegionsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isListTransferRegionsInputBody(x));
}

/** Checks the input of `listTransferRegions`. */
export const listTransferRegionsInput: Check<Ops['listTransferRegions']['input']> = { operationId: 'listTransferRegions', part: 'input', is: isListTransferRegionsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleCustCode": z.optional(z.string()) }) })) };

function isDeleteTransferInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']) === undefined || typeof x === 'string');
}

function isDeleteTransferInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isDeleteTransferInputBody(x));
}

/** Checks the input of `deleteTransfer`. */
export const deleteTransferInput: Check<Ops['deleteTransfer']['input']> = { operationId: 'deleteTransfer', part: 'input', is: isDeleteTransferInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.optional(z.string()) }) })) };

function isSaveTransferData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['transferNo']), typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

/** Checks the data of `saveTransfer`. */
export const saveTransferData: Check<Ops['saveTransfer']['data']> = { operationId: 'saveTransfer', part: 'data', is: isSaveTransferData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "transferNo": z.string(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) };

function isSaveTransferInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['saleCustCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerChannel']) === undefined || typeof x === 'string') &&
    ((x = v['gongmaoCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['fromPayerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['toPayerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['transferMoney']), (typeof x === 'number' && x > 0)) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSaveTransferInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveTransferInputBody(x));
}

/** Checks the input of `saveTransfer`. */
export const saveTransferInput: Check<Ops['saveTransfer']['input']> = { operationId: 'saveTransfer', part: 'input', is: isSaveTransferInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.optional(z.string()), "saleCustCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerChannel": z.optional(z.string()), "gongmaoCode": z.optional(z.string()), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "fromPayerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "toPayerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "transferMoney": z.number().check(z.refine((v: number) => v > 0, "more than 0")), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isSaveMasterSonTransferData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['transferNo']), typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

/** Checks the data of `saveMasterSonTransfer`. */
export const saveMasterSonTransferData: Check<Ops['saveMasterSonTransfer']['data']> = { operationId: 'saveMasterSonTransfer', part: 'data', is: isSaveMasterSonTransferData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "transferNo": z.string(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) };

function isSaveMasterSonTransferInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['saleCustCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerChannel']) === undefined || typeof x === 'string') &&
    ((x = v['gongmaoCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['fromPayerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['toPayerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['transferMoney']), (typeof x === 'number' && x > 0)) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200)) &&
    ((x = v['sonCustomerCode']), (typeof x === 'string' && x !== ''));
}

function isSaveMasterSonTransferInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveMasterSonTransferInputBody(x));
}

/** Checks the input of `saveMasterSonTransfer`. */
export const saveMasterSonTransferInput: Check<Ops['saveMasterSonTransfer']['input']> = { operationId: 'saveMasterSonTransfer', part: 'input', is: isSaveMasterSonTransferInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.optional(z.string()), "saleCustCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerChannel": z.optional(z.string()), "gongmaoCode": z.optional(z.string()), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "fromPayerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "toPayerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "transferMoney": z.number().check(z.refine((v: number) => v > 0, "more than 0")), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))), "sonCustomerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSaveFinanceTransferData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['transferNo']), typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

/** Checks the data of `saveFinanceTransfer`. */
export const saveFinanceTransferData: Check<Ops['saveFinanceTransfer']['data']> = { operationId: 'saveFinanceTransfer', part: 'data', is: isSaveFinanceTransferData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "transferNo": z.string(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) };

function isSaveFinanceTransferInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']) === undefined || typeof x === 'string') &&
    ((x = v['saleCustCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerChannel']) === undefined || typeof x === 'string') &&
    ((x = v['gongmaoCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['fromPayerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['toPayerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['transferMoney']), (typeof x === 'number' && x > 0)) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}

function isSaveFinanceTransferInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveFinanceTransferInputBody(x));
}

/** Checks the input of `saveFinanceTransfer`. */
export const saveFinanceTransferInput: Check<Ops['saveFinanceTransfer']['input']> = { operationId: 'saveFinanceTransfer', part: 'input', is: isSaveFinanceTransferInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.optional(z.string()), "saleCustCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerChannel": z.optional(z.string()), "gongmaoCode": z.optional(z.string()), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "fromPayerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "toPayerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "transferMoney": z.number().check(z.refine((v: number) => v > 0, "more than 0")), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }) })) };

function isCheckTransferWindowData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkTransferWindow`. */
export const checkTransferWindowData: Check<Ops['checkTransferWindow']['data']> = { operationId: 'checkTransferWindow', part: 'data', is: isCheckTransferWindowData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckTransferWindowInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isCheckTransferWindowInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCheckTransferWindowInputQuery(x));
}

/** Checks the input of `checkTransferWindow`. */
export const checkTransferWindowInput: Check<Ops['checkTransferWindow']['input']> = { operationId: 'checkTransferWindow', part: 'input', is: isCheckTransferWindowInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetTransferOrgData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saleOrgCode']), typeof x === 'string') &&
    ((x = v['gongmaoCode']), typeof x === 'string') &&
    ((x = v['customerChannel']), typeof x === 'string') &&
    ((x = v['payerList']), (Array.isArray(x) && every(x, isPayer)));
}

/** Checks the data of `getTransferOrg`. */
export const getTransferOrgData: Check<Ops['getTransferOrg']['data']> = { operationId: 'getTransferOrg', part: 'data', is: isGetTransferOrgData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "saleOrgCode": z.string(), "gongmaoCode": z.string(), "customerChannel": z.string(), "payerList": z.array(schemaOfPayer()) })) };

function isGetTransferOrgInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']), (typeof x === 'string' && x !== ''));
}

function isGetTransferOrgInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetTransferOrgInputQuery(x));
}

/** Checks the input of `getTransferOrg`. */
export const getTransferOrgInput: Check<Ops['getTransferOrg']['input']> = { operationId: 'getTransferOrg', part: 'input', is: isGetTransferOrgInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListMasterSonPayersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isPayer));
}

/** Checks the data of `listMasterSonPayers`. */
export const listMasterSonPayersData: Check<Ops['listMasterSonPayers']['data']> = { operationId: 'listMasterSonPayers', part: 'data', is: isListMasterSonPayersData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfPayer())) };

function isListMasterSonPayersInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sonCustomerCode']), (typeof x === 'string' && x !== ''));
}

function isListMasterSonPayersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListMasterSonPayersInputQuery(x));
}

/** Checks the input of `listMasterSonPayers`. */
export const listMasterSonPayersInput: Check<Ops['listMasterSonPayers']['input']> = { operationId: 'listMasterSonPayers', part: 'input', is: isListMasterSonPayersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sonCustomerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCheckCrossCenterTransferData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkCrossCenterTransfer`. */
export const checkCrossCenterTransferData: Check<Ops['checkCrossCenterTransfer']['data']> = { operationId: 'checkCrossCenterTransfer', part: 'data', is: isCheckCrossCenterTransferData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckCrossCenterTransferInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['fromPayerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['toPayerCode']), (typeof x === 'string' && x !== ''));
}

function isCheckCrossCenterTransferInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCheckCrossCenterTransferInputQuery(x));
}

/** Checks the input of `checkCrossCenterTransfer`. */
export const checkCrossCenterTransferInput: Check<Ops['checkCrossCenterTransfer']['input']> = { operationId: 'checkCrossCenterTransfer', part: 'input', is: isCheckCrossCenterTransferInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "fromPayerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "toPayerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCheckTransferPolicyData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkTransferPolicy`. */
export const checkTransferPolicyData: Check<Ops['checkTransferPolicy']['data']> = { operationId: 'checkTransferPolicy', part: 'data', is: isCheckTransferPolicyData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckTransferPolicyInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isCheckTransferPolicyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCheckTransferPolicyInputQuery(x));
}

/** Checks the input of `checkTransferPolicy`. */
export const checkTransferPolicyInput: Check<Ops['checkTransferPolicy']['input']> = { operationId: 'checkTransferPolicy', part: 'input', is: isCheckTransferPolicyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSaveTransferPolicyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string');
}

function isSaveTransferPolicyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveTransferPolicyInputBody(x));
}

/** Checks the input of `saveTransferPolicy`. */
export const saveTransferPolicyInput: Check<Ops['saveTransferPolicy']['input']> = { operationId: 'saveTransferPolicy', part: 'input', is: isSaveTransferPolicyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountCode": z.optional(z.string()) }) })) };

function isTransformMoneyData(v: unknown): boolean {
  return typeof v === 'string';
}

/** Checks the data of `transformMoney`. */
export const transformMoneyData: Check<Ops['transformMoney']['data']> = { operationId: 'transformMoney', part: 'data', is: isTransformMoneyData, schema: /* @__PURE__ */ lazily(() => z.string()) };

function isTransformMoneyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['moneyStr']), (typeof x === 'string' && x !== '' && points(x) <= 12 && /^(0|[1-9][0-9]*)([.][0-9]{1,2})?$/u.test(x)));
}

function isTransformMoneyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isTransformMoneyInputBody(x));
}

/** Checks the input of `transformMoney`. */
export const transformMoneyInput: Check<Ops['transformMoney']['input']> = { operationId: 'transformMoney', part: 'input', is: isTransformMoneyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "moneyStr": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 12, "at most 12 characters"), z.refine((v: string) => /^(0|[1-9][0-9]*)([.][0-9]{1,2})?$/u.test(v), "a text like ^(0|[1-9][0-9]*)([.][0-9]{1,2})?$")) }) })) };
