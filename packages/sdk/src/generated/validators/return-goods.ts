// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isApprovalNode, isOrderLine, isReturnOrder, schemaOfApprovalNode, schemaOfOrderLine, schemaOfReturnOrder } from './components';

function isCheckReverseAuthorityData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkReverseAuthority`. */
export const checkReverseAuthorityData: Check<Ops['checkReverseAuthority']['data']> = { operationId: 'checkReverseAuthority', part: 'data', is: isCheckReverseAuthorityData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckReverseAuthorityInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isCheckReverseAuthorityInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCheckReverseAuthorityInputQuery(x));
}

/** Checks the input of `checkReverseAuthority`. */
export const checkReverseAuthorityInput: Check<Ops['checkReverseAuthority']['input']> = { operationId: 'checkReverseAuthority', part: 'input', is: isCheckReverseAuthorityInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCheckReverseAgreementData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['agreementSignFlag']), typeof x === 'boolean') &&
    ((x = v['agreementApplyFlag']), typeof x === 'boolean') &&
    ((x = v['contractCode']) === undefined || typeof x === 'string');
}

/** Checks the data of `checkReverseAgreement`. */
export const checkReverseAgreementData: Check<Ops['checkReverseAgreement']['data']> = { operationId: 'checkReverseAgreement', part: 'data', is: isCheckReverseAgreementData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "agreementSignFlag": z.boolean(), "agreementApplyFlag": z.boolean(), "contractCode": z.optional(z.string()) })) };

function isCheckReverseAgreementInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isCheckReverseAgreementInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCheckReverseAgreementInputQuery(x));
}

/** Checks the input of `checkReverseAgreement`. */
export const checkReverseAgreementInput: Check<Ops['checkReverseAgreement']['input']> = { operationId: 'checkReverseAgreement', part: 'input', is: isCheckReverseAgreementInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSavePurchaseReturnProtocolData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['contractCode']), typeof x === 'string') &&
    ((x = v['signUrl']), typeof x === 'string');
}

/** Checks the data of `savePurchaseReturnProtocol`. */
export const savePurchaseReturnProtocolData: Check<Ops['savePurchaseReturnProtocol']['data']> = { operationId: 'savePurchaseReturnProtocol', part: 'data', is: isSavePurchaseReturnProtocolData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "contractCode": z.string(), "signUrl": z.string() })) };

function isSavePurchaseReturnProtocolInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isSavePurchaseReturnProtocolInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSavePurchaseReturnProtocolInputBody(x));
}

/** Checks the input of `savePurchaseReturnProtocol`. */
export const savePurchaseReturnProtocolInput: Check<Ops['savePurchaseReturnProtocol']['input']> = { operationId: 'savePurchaseReturnProtocol', part: 'input', is: isSavePurchaseReturnProtocolInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSignReturnContractData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['signUrl']), typeof x === 'string');
}

/** Checks the data of `signReturnContract`. */
export const signReturnContractData: Check<Ops['signReturnContract']['data']> = { operationId: 'signReturnContract', part: 'data', is: isSignReturnContractData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "signUrl": z.string() })) };

function isSignReturnContractInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['contractCode']), (typeof x === 'string' && x !== ''));
}

function isSignReturnContractInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSignReturnContractInputBody(x));
}

/** Checks the input of `signReturnContract`. */
export const signReturnContractInput: Check<Ops['signReturnContract']['input']> = { operationId: 'signReturnContract', part: 'input', is: isSignReturnContractInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "contractCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSubmitReturnApprovalData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['returnNo']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

/** Checks the data of `submitReturnApproval`. */
export const submitReturnApprovalData: Check<Ops['submitReturnApproval']['data']> = { operationId: 'submitReturnApproval', part: 'data', is: isSubmitReturnApprovalData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "returnNo": z.string(), "statusName": z.string() })) };

function isSubmitReturnApprovalInputBodyLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999));
}

function isSubmitReturnApprovalInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['bstnk']), (typeof x === 'string' && x !== '')) &&
    ((x = v['reasonCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['reason']) === undefined || (typeof x === 'string' && points(x) <= 200)) &&
    ((x = v['lineList']), (Array.isArray(x) && x.length >= 1 && every(x, isSubmitReturnApprovalInputBodyLineListItem))) &&
    ((x = v['imageList']) === undefined || (Array.isArray(x) && x.length <= 9 && every(x, (v) => typeof v === 'string')));
}

function isSubmitReturnApprovalInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitReturnApprovalInputBody(x));
}

/** Checks the input of `submitReturnApproval`. */
export const submitReturnApprovalInput: Check<Ops['submitReturnApproval']['input']> = { operationId: 'submitReturnApproval', part: 'input', is: isSubmitReturnApprovalInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "bstnk": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "reasonCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "reason": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))), "lineList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "imageList": z.optional(z.array(z.string()).check(z.refine((v: unknown[]) => v.length <= 9, "at most 9 entries"))) }) })) };

function isListReturnApprovalStatusesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['bstnk']), typeof x === 'string') &&
    ((x = v['returnNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['nodeList']) === undefined || (Array.isArray(x) && every(x, isApprovalNode)));
}

function isListReturnApprovalStatusesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListReturnApprovalStatusesDataItem));
}

/** Checks the data of `listReturnApprovalStatuses`. */
export const listReturnApprovalStatusesData: Check<Ops['listReturnApprovalStatuses']['data']> = { operationId: 'listReturnApprovalStatuses', part: 'data', is: isListReturnApprovalStatusesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "bstnk": z.string(), "returnNo": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "nodeList": z.optional(z.array(schemaOfApprovalNode())) }))) };

function isListReturnApprovalStatusesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['bstnks']), (typeof x === 'string' && x !== ''));
}

function isListReturnApprovalStatusesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListReturnApprovalStatusesInputQuery(x));
}

/** Checks the input of `listReturnApprovalStatuses`. */
export const listReturnApprovalStatusesInput: Check<Ops['listReturnApprovalStatuses']['input']> = { operationId: 'listReturnApprovalStatuses', part: 'input', is: isListReturnApprovalStatusesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "bstnks": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetRedInvoicePermissionData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['valid']), typeof x === 'boolean') &&
    ((x = v['rebateAuth']), typeof x === 'boolean') &&
    ((x = v['returnAuth']), typeof x === 'boolean');
}

/** Checks the data of `getRedInvoicePermission`. */
export const getRedInvoicePermissionData: Check<Ops['getRedInvoicePermission']['data']> = { operationId: 'getRedInvoicePermission', part: 'data', is: isGetRedInvoicePermissionData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "valid": z.boolean(), "rebateAuth": z.boolean(), "returnAuth": z.boolean() })) };

function isGetRedInvoicePermissionInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetRedInvoicePermissionInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetRedInvoicePermissionInputPath(x));
}

/** Checks the input of `getRedInvoicePermission`. */
export const getRedInvoicePermissionInput: Check<Ops['getRedInvoicePermission']['input']> = { operationId: 'getRedInvoicePermission', part: 'input', is: isGetRedInvoicePermissionInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isQueryOverdueReturnsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['returnNo']), typeof x === 'string') &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['createDate']) === undefined || typeof x === 'string') &&
    ((x = v['reason']) === undefined || typeof x === 'string') &&
    ((x = v['returnAmount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isOrderLine))) &&
    ((x = v['returnDeadline']), typeof x === 'string') &&
    ((x = v['overdueDays']), (typeof x === 'number' && Number.isInteger(x) && x >= 1));
}

function isQueryOverdueReturnsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryOverdueReturnsDataRecordsItem)));
}

/** Checks the data of `queryOverdueReturns`. */
export const queryOverdueReturnsData: Check<Ops['queryOverdueReturns']['data']> = { operationId: 'queryOverdueReturns', part: 'data', is: isQueryOverdueReturnsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "returnNo": z.string(), "orderNo": z.string(), "orderTypeNo": z.optional(z.string()), "createDate": z.optional(z.string()), "reason": z.optional(z.string()), "returnAmount": z.number(), "status": z.string(), "statusName": z.string(), "lineList": z.array(schemaOfOrderLine()), "returnDeadline": z.string(), "overdueDays": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")) })) })) };

function isQueryOverdueReturnsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50));
}

function isQueryOverdueReturnsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryOverdueReturnsInputBody(x));
}

/** Checks the input of `queryOverdueReturns`. */
export const queryOverdueReturnsInput: Check<Ops['queryOverdueReturns']['input']> = { operationId: 'queryOverdueReturns', part: 'input', is: isQueryOverdueReturnsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))) }) })) };

function isQueryReturnOrdersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isReturnOrder)));
}

/** Checks the data of `queryReturnOrders`. */
export const queryReturnOrdersData: Check<Ops['queryReturnOrders']['data']> = { operationId: 'queryReturnOrders', part: 'data', is: isQueryReturnOrdersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfReturnOrder()) })) };

function isQueryReturnOrdersInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryReturnOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryReturnOrdersInputBody(x));
}

/** Checks the input of `queryReturnOrders`. */
export const queryReturnOrdersInput: Check<Ops['queryReturnOrders']['input']> = { operationId: 'queryReturnOrders', part: 'input', is: isQueryReturnOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };
