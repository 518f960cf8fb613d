// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isApprovalNode, isNetworkApply, isPotentialCustomer, isRegion, isUploadedFile, schemaOfApprovalNode, schemaOfNetworkApply, schemaOfPotentialCustomer, schemaOfRegion, schemaOfUploadedFile } from './components';

function isSubmitLiquidateApplyData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string');
}

/** Checks the data of `submitLiquidateApply`. */
export const submitLiquidateApplyData: Check<Ops['submitLiquidateApply']['data']> = { operationId: 'submitLiquidateApply', part: 'data', is: isSubmitLiquidateApplyData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string() })) };

function isSubmitLiquidateApplyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['industryCode']) === undefined || typeof x === 'string') &&
    ((x = v['reason']), (typeof x === 'string' && x !== '' && points(x) <= 200)) &&
    ((x = v['contactName']), (typeof x === 'string' && x !== '' && points(x) <= 20)) &&
    ((x = v['contactPhone']), (typeof x === 'string' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['bankName']) === undefined || (typeof x === 'string' && points(x) <= 60)) &&
    ((x = v['bankAccount']) === undefined || (typeof x === 'string' && /^[0-9]{8,30}$/u.test(x))) &&
    ((x = v['fileIds']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

function isSubmitLiquidateApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitLiquidateApplyInputBody(x));
}

/** Checks the input of `submitLiquidateApply`. */
export const submitLiquidateApplyInput: Check<Ops['submitLiquidateApply']['input']> = { operationId: 'submitLiquidateApply', part: 'input', is: isSubmitLiquidateApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "industryCode": z.optional(z.string()), "reason": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 200, "at most 200 characters")), "contactName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 20, "at most 20 characters")), "contactPhone": z.string().check(z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")), "bankName": z.optional(z.string().check(z.refine((v: string) => points(v) <= 60, "at most 60 characters"))), "bankAccount": z.optional(z.string().check(z.refine((v: string) => /^[0-9]{8,30}$/u.test(v), "a text like ^[0-9]{8,30}$"))), "fileIds": z.optional(z.array(z.string())) }) })) };

function isSettleAccountLiquidationInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['applyNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['settleAmount']), (typeof x === 'number' && x >= 0));
}

function isSettleAccountLiquidationInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSettleAccountLiquidationInputBody(x));
}

/** Checks the input of `settleAccountLiquidation`. */
export const settleAccountLiquidationInput: Check<Ops['settleAccountLiquidation']['input']> = { operationId: 'settleAccountLiquidation', part: 'input', is: isSettleAccountLiquidationInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "applyNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "settleAmount": z.number().check(z.refine((v: number) => v >= 0, "at least 0")) }) })) };

function isCheckLiquidateApplyData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['canApply']), typeof x === 'boolean') &&
    ((x = v['applyNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

/** Checks the data of `checkLiquidateApply`. */
export const checkLiquidateApplyData: Check<Ops['checkLiquidateApply']['data']> = { operationId: 'checkLiquidateApply', part: 'data', is: isCheckLiquidateApplyData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "canApply": z.boolean(), "applyNo": z.optional(z.string()), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) };

function isCheckLiquidateApplyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isCheckLiquidateApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isCheckLiquidateApplyInputBody(x));
}

/** Checks the input of `checkLiquidateApply`. */
export const checkLiquidateApplyInput: Check<Ops['checkLiquidateApply']['input']> = { operationId: 'checkLiquidateApply', part: 'input', is: isCheckLiquidateApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isQueryNetworksData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isNetworkApply)));
}

/** Checks the data of `queryNetworks`. */
export const queryNetworksData: Check<Ops['queryNetworks']['data']> = { operationId: 'queryNetworks', part: 'data', is: isQueryNetworksData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfNetworkApply()) })) };

function isQueryNetworksInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['applyNo']) === undefined || typeof x === 'string') &&
    ((x = v['applyType']) === undefined || (typeof x === 'string' && (x === "NEW" || x === "REBUILD" || x === "CLOSE"))) &&
    ((x = v['networkName']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string');
}

function isQueryNetworksInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryNetworksInputBody(x));
}

/** Checks the input of `queryNetworks`. */
export const queryNetworksInput: Check<Ops['queryNetworks']['input']> = { operationId: 'queryNetworks', part: 'input', is: isQueryNetworksInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "applyNo": z.optional(z.string()), "applyType": z.optional(z.string().check(z.refine((v: string) => (v === "NEW" || v === "REBUILD" || v === "CLOSE"), "one of \"NEW\", \"REBUILD\", \"CLOSE\""))), "networkName": z.optional(z.string()), "status": z.optional(z.string()) }) })) };

function isSubmitNetworkApplyData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string');
}

/** Checks the data of `submitNetworkApply`. */
export const submitNetworkApplyData: Check<Ops['submitNetworkApply']['data']> = { operationId: 'submitNetworkApply', part: 'data', is: isSubmitNetworkApplyData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string() })) };

function isSubmitNetworkApplyInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['applyType']), (typeof x === 'string' && (x === "NEW" || x === "REBUILD" || x === "CLOSE"))) &&
    ((x = v['networkCode']) === undefined || typeof x === 'string') &&
    ((x = v['networkName']), (typeof x === 'string' && x !== '' && points(x) <= 60)) &&
    ((x = v['saleOrgCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['industryCodeList']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['centerCode']) === undefined || typeof x === 'string') &&
    ((x = v['provinceCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['cityCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['districtCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['townCode']) === undefined || typeof x === 'string') &&
    ((x = v['address']), (typeof x === 'string' && x !== '' && points(x) <= 100)) &&
    ((x = v['area']) === undefined || (typeof x === 'number' && x > 0)) &&
    ((x = v['contactName']), (typeof x === 'string' && x !== '' && points(x) <= 20)) &&
    ((x = v['contactPhone']), (typeof x === 'string' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['fileIds']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

function isSubmitNetworkApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitNetworkApplyInputBody(x));
}

/** Checks the input of `submitNetworkApply`. */
export const submitNetworkApplyInput: Check<Ops['submitNetworkApply']['input']> = { operationId: 'submitNetworkApply', part: 'input', is: isSubmitNetworkApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "applyType": z.string().check(z.refine((v: string) => (v === "NEW" || v === "REBUILD" || v === "CLOSE"), "one of \"NEW\", \"REBUILD\", \"CLOSE\"")), "networkCode": z.optional(z.string()), "networkName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 60, "at most 60 characters")), "saleOrgCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "industryCodeList": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "centerCode": z.optional(z.string()), "provinceCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "cityCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "districtCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "townCode": z.optional(z.string()), "address": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 100, "at most 100 characters")), "area": z.optional(z.number().check(z.refine((v: number) => v > 0, "more than 0"))), "contactName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 20, "at most 20 characters")), "contactPhone": z.string().check(z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")), "fileIds": z.optional(z.array(z.string())) }) })) };

function isQueryIndustriesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['industryCode']), typeof x === 'string') &&
    ((x = v['industryName']), typeof x === 'string');
}

function isQueryIndustriesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isQueryIndustriesDataItem));
}

/** Checks the data of `queryIndustries`. */
export const queryIndustriesData: Check<Ops['queryIndustries']['data']> = { operationId: 'queryIndustries', part: 'data', is: isQueryIndustriesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "industryCode": z.string(), "industryName": z.string() }))) };

function isQueryIndustriesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string');
}

function isQueryIndustriesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryIndustriesInputBody(x));
}

/** Checks the input of `queryIndustries`. */
export const queryIndustriesInput: Check<Ops['queryIndustries']['input']> = { operationId: 'queryIndustries', part: 'input', is: isQueryIndustriesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.optional(z.string()) }) })) };

function isListSaleOrgsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saleOrgCode']), typeof x === 'string') &&
    ((x = v['saleOrgName']), typeof x === 'string');
}

function isListSaleOrgsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListSaleOrgsDataItem));
}

/** Checks the data of `listSaleOrgs`. */
export const listSaleOrgsData: Check<Ops['listSaleOrgs']['data']> = { operationId: 'listSaleOrgs', part: 'data', is: isListSaleOrgsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "saleOrgCode": z.string(), "saleOrgName": z.string() }))) };

function isListSaleOrgsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListSaleOrgsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListSaleOrgsInputQuery(x));
}

/** Checks the input of `listSaleOrgs`. */
export const listSaleOrgsInput: Check<Ops['listSaleOrgs']['input']> = { operationId: 'listSaleOrgs', part: 'input', is: isListSaleOrgsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isJudgeLiquidateApplyDataItemListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['itemCode']), typeof x === 'string') &&
    ((x = v['itemName']), typeof x === 'string') &&
    ((x = v['result']), typeof x === 'string') &&
    ((x = v['message']) === undefined || typeof x === 'string');
}

function isJudgeLiquidateApplyData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['canApply']), typeof x === 'boolean') &&
    ((x = v['itemList']), (Array.isArray(x) && every(x, isJudgeLiquidateApplyDataItemListItem)));
}

/** Checks the data of `judgeLiquidateApply`. */
export const judgeLiquidateApplyData: Check<Ops['judgeLiquidateApply']['data']> = { operationId: 'judgeLiquidateApply', part: 'data', is: isJudgeLiquidateApplyData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "canApply": z.boolean(), "itemList": z.array(z.looseObject({ "itemCode": z.string(), "itemName": z.string(), "result": z.string(), "message": z.optional(z.string()) })) })) };

function isJudgeLiquidateApplyInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string') &&
    ((x = v['industryCode']) === undefined || typeof x === 'string');
}

function isJudgeLiquidateApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isJudgeLiquidateApplyInputQuery(x));
}

/** Checks the input of `judgeLiquidateApply`. */
export const judgeLiquidateApplyInput: Check<Ops['judgeLiquidateApply']['input']> = { operationId: 'judgeLiquidateApply', part: 'input', is: isJudgeLiquidateApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.optional(z.string()), "industryCode": z.optional(z.string()) }) })) };

function isListLiquidationOrdersDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['createDate']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number');
}

function isListLiquidationOrdersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListLiquidationOrdersDataItem));
}

/** Checks the data of `listLiquidationOrders`. */
export const listLiquidationOrdersData: Check<Ops['listLiquidationOrders']['data']> = { operationId: 'listLiquidationOrders', part: 'data', is: isListLiquidationOrdersData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.optional(z.string()), "createDate": z.string(), "status": z.string(), "statusName": z.string(), "amount": z.number() }))) };

function isListLiquidationOrdersInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string') &&
    ((x = v['industryCode']) === undefined || typeof x === 'string');
}

function isListLiquidationOrdersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListLiquidationOrdersInputQuery(x));
}

/** Checks the input of `listLiquidationOrders`. */
export const listLiquidationOrdersInput: Check<Ops['listLiquidationOrders']['input']> = { operationId: 'listLiquidationOrders', part: 'input', is: isListLiquidationOrdersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.optional(z.string()), "industryCode": z.optional(z.string()) }) })) };

function isListLiquidationRebatesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['rebateNo']), typeof x === 'string') &&
    ((x = v['rebateName']), typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['usedAmount']) === undefined || typeof x === 'number') &&
    ((x = v['balance']), typeof x === 'number') &&
    ((x = v['endDate']) === undefined || typeof x === 'string');
}

function isListLiquidationRebatesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListLiquidationRebatesDataItem));
}

/** Checks the data of `listLiquidationRebates`. */
export const listLiquidationRebatesData: Check<Ops['listLiquidationRebates']['data']> = { operationId: 'listLiquidationRebates', part: 'data', is: isListLiquidationRebatesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "rebateNo": z.string(), "rebateName": z.string(), "payerCode": z.optional(z.string()), "amount": z.number(), "usedAmount": z.optional(z.number()), "balance": z.number(), "endDate": z.optional(z.string()) }))) };

function isListLiquidationRebatesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListLiquidationRebatesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListLiquidationRebatesInputQuery(x));
}

/** Checks the input of `listLiquidationRebates`. */
export const listLiquidationRebatesInput: Check<Ops['listLiquidationRebates']['input']> = { operationId: 'listLiquidationRebates', part: 'input', is: isListLiquidationRebatesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListLiquidationBalancesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['payerCode']), typeof x === 'string') &&
    ((x = v['payerName']), typeof x === 'string') &&
    ((x = v['balance']), typeof x === 'number') &&
    ((x = v['refundable']), typeof x === 'boolean');
}

function isListLiquidationBalancesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListLiquidationBalancesDataItem));
}

/** Checks the data of `listLiquidationBalances`. */
export const listLiquidationBalancesData: Check<Ops['listLiquidationBalances']['data']> = { operationId: 'listLiquidationBalances', part: 'data', is: isListLiquidationBalancesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "payerCode": z.string(), "payerName": z.string(), "balance": z.number(), "refundable": z.boolean() }))) };

function isListLiquidationBalancesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string');
}

function isListLiquidationBalancesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListLiquidationBalancesInputQuery(x));
}

/** Checks the input of `listLiquidationBalances`. */
export const listLiquidationBalancesInput: Check<Ops['listLiquidationBalances']['input']> = { operationId: 'listLiquidationBalances', part: 'input', is: isListLiquidationBalancesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saleOrgCode": z.optional(z.string()) }) })) };

function isCancelLiquidateApplyInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), (typeof x === 'string' && x !== ''));
}

function isCancelLiquidateApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isCancelLiquidateApplyInputQuery(x));
}

/** Checks the input of `cancelLiquidateApply`. */
export const cancelLiquidateApplyInput: Check<Ops['cancelLiquidateApply']['input']> = { operationId: 'cancelLiquidateApply', part: 'input', is: isCancelLiquidateApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "applyNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isDeleteLiquidateApplyInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), (typeof x === 'string' && x !== ''));
}

function isDeleteLiquidateApplyInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isDeleteLiquidateApplyInputQuery(x));
}

/** Checks the input of `deleteLiquidateApply`. */
export const deleteLiquidateApplyInput: Check<Ops['deleteLiquidateApply']['input']> = { operationId: 'deleteLiquidateApply', part: 'input', is: isDeleteLiquidateApplyInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "applyNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListNetworkApplyNodesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isApprovalNode));
}

/** Checks the data of `listNetworkApplyNodes`. */
export const listNetworkApplyNodesData: Check<Ops['listNetworkApplyNodes']['data']> = { operationId: 'listNetworkApplyNodes', part: 'data', is: isListNetworkApplyNodesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfApprovalNode())) };

function isListNetworkApplyNodesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), (typeof x === 'string' && x !== ''));
}

function isListNetworkApplyNodesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListNetworkApplyNodesInputQuery(x));
}

/** Checks the input of `listNetworkApplyNodes`. */
export const listNetworkApplyNodesInput: Check<Ops['listNetworkApplyNodes']['input']> = { operationId: 'listNetworkApplyNodes', part: 'input', is: isListNetworkApplyNodesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "applyNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListHccTradesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isRegion));
}

/** Checks the data of `listHccTrades`. */
export const listHccTradesData: Check<Ops['listHccTrades']['data']> = { operationId: 'listHccTrades', part: 'data', is: isListHccTradesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfRegion())) };

function isListHccTradesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListHccTradesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListHccTradesInputQuery(x));
}

/** Checks the input of `listHccTrades`. */
export const listHccTradesInput: Check<Ops['listHccTrades']['input']> = { operationId: 'listHccTrades', part: 'input', is: isListHccTradesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListHccProvincesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isRegion));
}

/** Checks the data of `listHccProvinces`. */
export const listHccProvincesData: Check<Ops['listHccProvinces']['data']> = { operationId: 'listHccProvinces', part: 'data', is: isListHccProvincesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfRegion())) };

function isListHccProvincesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['centerCode']), (typeof x === 'string' && x !== ''));
}

function isListHccProvincesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListHccProvincesInputQuery(x));
}

/** Checks the input of `listHccProvinces`. */
export const listHccProvincesInput: Check<Ops['listHccProvinces']['input']> = { operationId: 'listHccProvinces', part: 'input', is: isListHccProvincesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "centerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListHccCitiesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isRegion));
}

/** Checks the data of `listHccCities`. */
export const listHccCitiesData: Check<Ops['listHccCities']['data']> = { operationId: 'listHccCities', part: 'data', is: isListHccCitiesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfRegion())) };

function isListHccCitiesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['provinceCode']), (typeof x === 'string' && x !== ''));
}

function isListHccCitiesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListHccCitiesInputQuery(x));
}

/** Checks the input of `listHccCities`. */
export const listHccCitiesInput: Check<Ops['listHccCities']['input']> = { operationId: 'listHccCities', part: 'input', is: isListHccCitiesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "provinceCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListHccDistrictsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isRegion));
}

/** Checks the data of `listHccDistricts`. */
export const listHccDistrictsData: Check<Ops['listHccDistricts']['data']> = { operationId: 'listHccDistricts', part: 'data', is: isListHccDistrictsData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfRegion())) };

function isListHccDistrictsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['cityCode']), (typeof x === 'string' && x !== ''));
}

function isListHccDistrictsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListHccDistrictsInputQuery(x));
}

/** Checks the input of `listHccDistricts`. */
export const listHccDistrictsInput: Check<Ops['listHccDistricts']['input']> = { operationId: 'listHccDistricts', part: 'input', is: isListHccDistrictsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "cityCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListHccTownsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isRegion));
}

/** Checks the data of `listHccTowns`. */
export const listHccTownsData: Check<Ops['listHccTowns']['data']> = { operationId: 'listHccTowns', part: 'data', is: isListHccTownsData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfRegion())) };

function isListHccTownsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['districtCode']), (typeof x === 'string' && x !== ''));
}

function isListHccTownsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListHccTownsInputQuery(x));
}

/** Checks the input of `listHccTowns`. */
export const listHccTownsInput: Check<Ops['listHccTowns']['input']> = { operationId: 'listHccTowns', part: 'input', is: isListHccTownsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "districtCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetAccountFlowData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string') &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['customerName']) === undefined || typeof x === 'string') &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string') &&
    ((x = v['industryCode']) === undefined || typeof x === 'string') &&
    ((x = v['industryName']) === undefined || typeof x === 'string') &&
    ((x = v['reason']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['settleAmount']) === undefined || typeof x === 'number') &&
    ((x = v['applyDate']) === undefined || typeof x === 'string') &&
    ((x = v['nodeList']), (Array.isArray(x) && every(x, isApprovalNode)));
}

/** Checks the data of `getAccountFlow`. */
export const getAccountFlowData: Check<Ops['getAccountFlow']['data']> = { operationId: 'getAccountFlow', part: 'data', is: isGetAccountFlowData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string(), "customerCode": z.string(), "customerName": z.optional(z.string()), "saleOrgCode": z.optional(z.string()), "industryCode": z.optional(z.string()), "industryName": z.optional(z.string()), "reason": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "settleAmount": z.optional(z.number()), "applyDate": z.optional(z.string()), "nodeList": z.array(schemaOfApprovalNode()) })) };

function isGetAccountFlowInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetAccountFlowInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetAccountFlowInputQuery(x));
}

/** Checks the input of `getAccountFlow`. */
export const getAccountFlowInput: Check<Ops['getAccountFlow']['input']> = { operationId: 'getAccountFlow', part: 'input', is: isGetAccountFlowInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListHccProductLineStatusesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productLineCode']), typeof x === 'string') &&
    ((x = v['productLineName']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isListHccProductLineStatusesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListHccProductLineStatusesDataItem));
}

/** Checks the data of `listHccProductLineStatuses`. */
export const listHccProductLineStatusesData: Check<Ops['listHccProductLineStatuses']['data']> = { operationId: 'listHccProductLineStatuses', part: 'data', is: isListHccProductLineStatusesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "productLineCode": z.string(), "productLineName": z.string(), "status": z.string(), "statusName": z.string() }))) };

function isListHccProductLineStatusesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListHccProductLineStatusesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListHccProductLineStatusesInputQuery(x));
}

/** Checks the input of `listHccProductLineStatuses`. */
export const listHccProductLineStatusesInput: Check<Ops['listHccProductLineStatuses']['input']> = { operationId: 'listHccProductLineStatuses', part: 'input', is: isListHccProductLineStatusesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListPotentialCustomersData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isPotentialCustomer)));
}

/** Checks the data of `listPotentialCustomers`. */
export const listPotentialCustomersData: Check<Ops['listPotentialCustomers']['data']> = { operationId: 'listPotentialCustomers', part: 'data', is: isListPotentialCustomersData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfPotentialCustomer()) })) };

function isListPotentialCustomersInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || typeof x === 'string') &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000));
}

function isListPotentialCustomersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListPotentialCustomersInputQuery(x));
}

/** Checks the input of `listPotentialCustomers`. */
export const listPotentialCustomersInput: Check<Ops['listPotentialCustomers']['input']> = { operationId: 'listPotentialCustomers', part: 'input', is: isListPotentialCustomersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string()), "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))) }) })) };

/** Checks the data of `getPotentialCustomer`. */
export const getPotentialCustomerData: Check<Ops['getPotentialCustomer']['data']> = { operationId: 'getPotentialCustomer', part: 'data', is: isPotentialCustomer, schema: /* @__PURE__ */ lazily(() => schemaOfPotentialCustomer()) };

function isGetPotentialCustomerInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isGetPotentialCustomerInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetPotentialCustomerInputPath(x));
}

/** Checks the input of `getPotentialCustomer`. */
export const getPotentialCustomerInput: Check<Ops['getPotentialCustomer']['input']> = { operationId: 'getPotentialCustomer', part: 'input', is: isGetPotentialCustomerInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `uploadPotentialCustomerPicture`. */
export const uploadPotentialCustomerPictureData: Check<Ops['uploadPotentialCustomerPicture']['data']> = { operationId: 'uploadPotentialCustomerPicture', part: 'data', is: isUploadedFile, schema: /* @__PURE__ */ lazily(() => schemaOfUploadedFile()) };

function isUploadPotentialCustomerPictureInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['picType']), (typeof x === 'string' && x !== ''));
}

function isUploadPotentialCustomerPictureInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['file']), x instanceof Blob);
}

function isUploadPotentialCustomerPictureInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isUploadPotentialCustomerPictureInputQuery(x)) &&
    ((x = v['body']), isUploadPotentialCustomerPictureInputBody(x));
}

/** Checks the input of `uploadPotentialCustomerPicture`. */
export const uploadPotentialCustomerPictureInput: Check<Ops['uploadPotentialCustomerPicture']['input']> = { operationId: 'uploadPotentialCustomerPicture', part: 'input', is: isUploadPotentialCustomerPictureInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "picType": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }), "body": z.looseObject({ "file": z.instanceof(Blob) }) })) };
