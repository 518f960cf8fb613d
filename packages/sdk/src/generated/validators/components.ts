// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Lazy, lazily } from '../../validation/check';
import { every, isRecord, others, points } from '../../validation/tests';
import type { Schemas } from '../ops';

export function isAcceptanceBill(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['billNo']), typeof x === 'string') &&
    ((x = v['billType']) === undefined || typeof x === 'string') &&
    ((x = v['billTypeName']) === undefined || typeof x === 'string') &&
    ((x = v['drawerName']) === undefined || typeof x === 'string') &&
    ((x = v['acceptorName']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['issueDate']), typeof x === 'string') &&
    ((x = v['dueDate']), typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}


export const schemaOfAcceptanceBill: Lazy<Schemas['AcceptanceBill']> = /* @__PURE__ */ lazily(() => z.looseObject({ "billNo": z.string(), "billType": z.optional(z.string()), "billTypeName": z.optional(z.string()), "drawerName": z.optional(z.string()), "acceptorName": z.optional(z.string()), "amount": z.number(), "issueDate": z.string(), "dueDate": z.string(), "payerCode": z.optional(z.string()), "status": z.string(), "statusName": z.string() }));

export function isAccountPeriod(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['custCode']), typeof x === 'string') &&
    ((x = v['custName']) === undefined || typeof x === 'string') &&
    ((x = v['accountType']) === undefined || typeof x === 'string') &&
    ((x = v['period']), typeof x === 'string') &&
    ((x = v['beginDate']), typeof x === 'string') &&
    ((x = v['endDate']), typeof x === 'string') &&
    ((x = v['openingBalance']), typeof x === 'number') &&
    ((x = v['debitAmount']), typeof x === 'number') &&
    ((x = v['creditAmount']), typeof x === 'number') &&
    ((x = v['closingBalance']), typeof x === 'number') &&
    ((x = v['optStatus']), typeof x === 'string') &&
    ((x = v['optStatusName']), typeof x === 'string');
}


export const schemaOfAccountPeriod: Lazy<Schemas['AccountPeriod']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "custCode": z.string(), "custName": z.optional(z.string()), "accountType": z.optional(z.string()), "period": z.string(), "beginDate": z.string(), "endDate": z.string(), "openingBalance": z.number(), "debitAmount": z.number(), "creditAmount": z.number(), "closingBalance": z.number(), "optStatus": z.string(), "optStatusName": z.string() }));

function isAddToCartProductListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['priceVersion']) === undefined || typeof x === 'string') &&
    ((x = v['stockVersion']) === undefined || typeof x === 'string');
}

export function isAddToCart(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['activityType']), (typeof x === 'number' && Number.isInteger(x) && (x === 1 || x === 2 || x === 3))) &&
    ((x = v['activityId']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['yuncangType']) === undefined || typeof x === 'string') &&
    ((x = v['yuncangCode']) === undefined || typeof x === 'string') &&
    ((x = v['productList']), (Array.isArray(x) && x.length >= 1 && every(x, isAddToCartProductListItem))) &&
    ((x = v['dataFrom']) === undefined || typeof x === 'string');
}


export const schemaOfAddToCart: Lazy<Schemas['AddToCart']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "activityType": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 1 || v === 2 || v === 3), "one of 1, 2, 3")), "activityId": z.optional(z.string()), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "yuncangType": z.optional(z.string()), "yuncangCode": z.optional(z.string()), "productList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "priceType": z.optional(z.string()), "priceVersion": z.optional(z.string()), "stockVersion": z.optional(z.string()) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "dataFrom": z.optional(z.string()) }));

export function isAddress(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['addressCode']), typeof x === 'string') &&
    ((x = v['addressName']) === undefined || typeof x === 'string') &&
    ((x = v['address']), typeof x === 'string') &&
    ((x = v['defaultFlag']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['tradeCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']) === undefined || typeof x === 'string') &&
    ((x = v['contactName']) === undefined || typeof x === 'string') &&
    ((x = v['contactPhone']) === undefined || typeof x === 'string');
}


export const schemaOfAddress: Lazy<Schemas['Address']> = /* @__PURE__ */ lazily(() => z.looseObject({ "addressCode": z.string(), "addressName": z.optional(z.string()), "address": z.string(), "defaultFlag": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "status": z.optional(z.string()), "tradeCode": z.optional(z.string()), "customerCode": z.optional(z.string()), "contactName": z.optional(z.string()), "contactPhone": z.optional(z.string()) }));

export function isAddressCollectRemark(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['sendtoCode']), typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['remark']), typeof x === 'string') &&
    ((x = v['contactName']) === undefined || typeof x === 'string') &&
    ((x = v['contactPhone']) === undefined || typeof x === 'string') &&
    ((x = v['updateTime']) === undefined || typeof x === 'string');
}


export const schemaOfAddressCollectRemark: Lazy<Schemas['AddressCollectRemark']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "sendtoCode": z.string(), "sendtoAddress": z.optional(z.string()), "remark": z.string(), "contactName": z.optional(z.string()), "contactPhone": z.optional(z.string()), "updateTime": z.optional(z.string()) }));

export function isAllocation(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['allocationNo']), typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['amount']) === undefined || typeof x === 'number') &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['createTime']) === undefined || typeof x === 'string') &&
    ((x = v['deadline']) === undefined || typeof x === 'string') &&
    ((x = v['refuseReason']) === undefined || typeof x === 'string');
}


export const schemaOfAllocation: Lazy<Schemas['Allocation']> = /* @__PURE__ */ lazily(() => z.looseObject({ "allocationNo": z.string(), "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "price": z.optional(z.number()), "amount": z.optional(z.number()), "sendtoCode": z.optional(z.string()), "sendtoAddress": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "createTime": z.optional(z.string()), "deadline": z.optional(z.string()), "refuseReason": z.optional(z.string()) }));

export function isApprovalNode(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['nodeName']), typeof x === 'string') &&
    ((x = v['handler']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['remark']) === undefined || typeof x === 'string') &&
    ((x = v['handleDate']) === undefined || typeof x === 'string');
}


export const schemaOfApprovalNode: Lazy<Schemas['ApprovalNode']> = /* @__PURE__ */ lazily(() => z.looseObject({ "nodeName": z.string(), "handler": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "remark": z.optional(z.string()), "handleDate": z.optional(z.string()) }));

export function isArrivalWeek(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['weekCode']), typeof x === 'string') &&
    ((x = v['weekName']), typeof x === 'string') &&
    ((x = v['beginDate']), typeof x === 'string') &&
    ((x = v['endDate']), typeof x === 'string');
}


export const schemaOfArrivalWeek: Lazy<Schemas['ArrivalWeek']> = /* @__PURE__ */ lazily(() => z.looseObject({ "weekCode": z.string(), "weekName": z.string(), "beginDate": z.string(), "endDate": z.string() }));

function isAuditOrderLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['priceVersion']) === undefined || typeof x === 'string') &&
    ((x = v['weekPromise']) === undefined || typeof x === 'string') &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['farWeek']) === undefined || typeof x === 'string') &&
    ((x = v['farWeekDate']) === undefined || typeof x === 'string') &&
    ((x = v['creditModel']) === undefined || typeof x === 'string') &&
    ((x = v['kuanXian']) === undefined || typeof x === 'number') &&
    ((x = v['yuncangType']) === undefined || typeof x === 'string') &&
    ((x = v['yuncangCode']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string');
}

export function isAuditOrder(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['createDate']), typeof x === 'string') &&
    ((x = v['saletoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerName']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['groupingNo']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isAuditOrderLineListItem))) &&
    ((x = v['applyUser']) === undefined || typeof x === 'string') &&
    ((x = v['applyTime']) === undefined || typeof x === 'string') &&
    ((x = v['auditStatus']), typeof x === 'string') &&
    ((x = v['auditStatusName']), typeof x === 'string') &&
    ((x = v['auditUser']) === undefined || typeof x === 'string') &&
    ((x = v['auditTime']) === undefined || typeof x === 'string') &&
    ((x = v['auditRemark']) === undefined || typeof x === 'string');
}


export const schemaOfAuditOrder: Lazy<Schemas['AuditOrder']> = /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.string(), "status": z.string(), "statusName": z.string(), "createDate": z.string(), "saletoCode": z.optional(z.string()), "sendtoCode": z.optional(z.string()), "sendtoAddress": z.optional(z.string()), "payerCode": z.optional(z.string()), "payerName": z.optional(z.string()), "amount": z.number(), "groupingNo": z.optional(z.string()), "lineList": z.array(z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "price": z.number(), "priceVersion": z.optional(z.string()), "weekPromise": z.optional(z.string()), "priceType": z.optional(z.string()), "farWeek": z.optional(z.string()), "farWeekDate": z.optional(z.string()), "creditModel": z.optional(z.string()), "kuanXian": z.optional(z.number()), "yuncangType": z.optional(z.string()), "yuncangCode": z.optional(z.string()), "picUrl": z.optional(z.string()) })), "applyUser": z.optional(z.string()), "applyTime": z.optional(z.string()), "auditStatus": z.string(), "auditStatusName": z.string(), "auditUser": z.optional(z.string()), "auditTime": z.optional(z.string()), "auditRemark": z.optional(z.string()) }));

export function isBatchOrderHead(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['batchNo']), typeof x === 'string') &&
    ((x = v['fileName']) === undefined || typeof x === 'string') &&
    ((x = v['source']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['lineCount']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['errorCount']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['userName']) === undefined || typeof x === 'string') &&
    ((x = v['createTime']) === undefined || typeof x === 'string');
}


export const schemaOfBatchOrderHead: Lazy<Schemas['BatchOrderHead']> = /* @__PURE__ */ lazily(() => z.looseObject({ "batchNo": z.string(), "fileName": z.optional(z.string()), "source": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "lineCount": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "errorCount": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "amount": z.number(), "userName": z.optional(z.string()), "createTime": z.optional(z.string()) }));

export function isBatchOrderLine(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['lineNo']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['amount']) === undefined || typeof x === 'number') &&
    ((x = v['stock']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['sendtoCode']), typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerName']) === undefined || typeof x === 'string') &&
    ((x = v['isCheckKuanXian']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['isCheckFarWeek']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['farWeekDate']) === undefined || typeof x === 'string') &&
    ((x = v['checkStatus']), typeof x === 'string') &&
    ((x = v['checkStatusName']), typeof x === 'string') &&
    ((x = v['errorMsg']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string');
}


export const schemaOfBatchOrderLine: Lazy<Schemas['BatchOrderLine']> = /* @__PURE__ */ lazily(() => z.looseObject({ "lineNo": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "price": z.optional(z.number()), "priceType": z.optional(z.string()), "amount": z.optional(z.number()), "stock": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "sendtoCode": z.string(), "sendtoAddress": z.optional(z.string()), "payerCode": z.optional(z.string()), "payerName": z.optional(z.string()), "isCheckKuanXian": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "isCheckFarWeek": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "farWeekDate": z.optional(z.string()), "checkStatus": z.string(), "checkStatusName": z.string(), "errorMsg": z.optional(z.string()), "orderNo": z.optional(z.string()) }));

function isBatchOutcomeFailListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['reason']), typeof x === 'string');
}

export function isBatchOutcome(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['successCount']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['failCount']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['failList']), (Array.isArray(x) && every(x, isBatchOutcomeFailListItem)));
}


export const schemaOfBatchOutcome: Lazy<Schemas['BatchOutcome']> = /* @__PURE__ */ lazily(() => z.looseObject({ "successCount": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "failCount": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "failList": z.array(z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.optional(z.string()), "reason": z.string() })) }));

export function isBigActivity(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['activityId']), typeof x === 'string') &&
    ((x = v['activityName']), typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['description']) === undefined || typeof x === 'string') &&
    ((x = v['beginTime']), typeof x === 'string') &&
    ((x = v['endTime']), typeof x === 'string') &&
    ((x = v['minAmount']) === undefined || typeof x === 'number') &&
    ((x = v['groupCount']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}


export const schemaOfBigActivity: Lazy<Schemas['BigActivity']> = /* @__PURE__ */ lazily(() => z.looseObject({ "activityId": z.string(), "activityName": z.string(), "picUrl": z.optional(z.string()), "description": z.optional(z.string()), "beginTime": z.string(), "endTime": z.string(), "minAmount": z.optional(z.number()), "groupCount": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "status": z.string(), "statusName": z.string() }));

function isBigOrderBatchOrderListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['weekCode']) === undefined || typeof x === 'string') &&
    ((x = v['amount']) === undefined || typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['msg']) === undefined || typeof x === 'string');
}

export function isBigOrderBatch(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['batchNo']), typeof x === 'string') &&
    ((x = v['isFinished']), typeof x === 'boolean') &&
    ((x = v['totalAmount']) === undefined || typeof x === 'number') &&
    ((x = v['orderList']), (Array.isArray(x) && every(x, isBigOrderBatchOrderListItem)));
}


export const schemaOfBigOrderBatch: Lazy<Schemas['BigOrderBatch']> = /* @__PURE__ */ lazily(() => z.looseObject({ "batchNo": z.string(), "isFinished": z.boolean(), "totalAmount": z.optional(z.number()), "orderList": z.array(z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.optional(z.string()), "weekCode": z.optional(z.string()), "amount": z.optional(z.number()), "status": z.string(), "statusName": z.string(), "msg": z.optional(z.string()) })) }));

export function isBigOrderDemand(v: unknown): boolean {
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
    ((x = v['createBy']) === undefined || typeof x === 'string');
}


export const schemaOfBigOrderDemand: Lazy<Schemas['BigOrderDemand']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "demandNo": z.string(), "demandName": z.string(), "customerCode": z.optional(z.string()), "category": z.optional(z.string()), "categoryName": z.optional(z.string()), "productModel": z.optional(z.string()), "number": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "expectPrice": z.optional(z.number()), "finalTime": z.optional(z.string()), "contactName": z.optional(z.string()), "contactPhone": z.optional(z.string()), "status": z.string(), "createTime": z.optional(z.string()), "createBy": z.optional(z.string()) }));

function isBigProductGroupProductListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['activityPrice']), typeof x === 'number') &&
    ((x = v['minNumber']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['maxNumber']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['weekCodes']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

export function isBigProductGroup(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['groupCode']), typeof x === 'string') &&
    ((x = v['groupName']), typeof x === 'string') &&
    ((x = v['productList']), (Array.isArray(x) && every(x, isBigProductGroupProductListItem)));
}


export const schemaOfBigProductGroup: Lazy<Schemas['BigProductGroup']> = /* @__PURE__ */ lazily(() => z.looseObject({ "groupCode": z.string(), "groupName": z.string(), "productList": z.array(z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.optional(z.string()), "picUrl": z.optional(z.string()), "price": z.number(), "activityPrice": z.number(), "minNumber": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "maxNumber": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "weekCodes": z.optional(z.array(z.string())) })) }));

export function isBillTitle(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['billtoCode']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['taxNo']), typeof x === 'string') &&
    ((x = v['address']) === undefined || typeof x === 'string') &&
    ((x = v['phone']) === undefined || typeof x === 'string') &&
    ((x = v['bankName']) === undefined || typeof x === 'string') &&
    ((x = v['bankAccount']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceType']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceTypeName']) === undefined || typeof x === 'string');
}


export const schemaOfBillTitle: Lazy<Schemas['BillTitle']> = /* @__PURE__ */ lazily(() => z.looseObject({ "billtoCode": z.string(), "title": z.string(), "taxNo": z.string(), "address": z.optional(z.string()), "phone": z.optional(z.string()), "bankName": z.optional(z.string()), "bankAccount": z.optional(z.string()), "invoiceType": z.optional(z.string()), "invoiceTypeName": z.optional(z.string()) }));

export function isCalculatorFigures(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['zsdRevqSum']) === undefined || (typeof x === 'number' || typeof x === 'string')) &&
    ((x = v['storeAmt']) === undefined || (typeof x === 'number' || typeof x === 'string')) &&
    ((x = v['jshdQtyT0']) === undefined || typeof x === 'number') &&
    ((x = v['jshdQtyT1']) === undefined || typeof x === 'number') &&
    ((x = v['jshdQtyT2']) === undefined || typeof x === 'number') &&
    ((x = v['growthRates']) === undefined || typeof x === 'number') &&
    ((x = v['storeAmtSumT0']) === undefined || typeof x === 'number') &&
    ((x = v['storeAmtSumT1']) === undefined || typeof x === 'number') &&
    ((x = v['storeAmtSumT2']) === undefined || typeof x === 'number') &&
    ((x = v['turnoverDaysT0']) === undefined || typeof x === 'number') &&
    ((x = v['turnoverDaysT1']) === undefined || typeof x === 'number') &&
    ((x = v['turnoverDaysT2']) === undefined || typeof x === 'number') &&
    ((x = v['pgCodeName']) === undefined || typeof x === 'string') &&
    ((x = v['pgSumEstoreAmtAll']) === undefined || typeof x === 'number') &&
    ((x = v['pgCurrentTurnoverDays']) === undefined || typeof x === 'number') &&
    ((x = v['isNewProduct']) === undefined || typeof x === 'string') &&
    ((x = v['markOrDrop']) === undefined || typeof x === 'string') &&
    ((x = v['countOrder3months']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['centreStock']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['maxStock']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfCalculatorFigures: Lazy<Schemas['CalculatorFigures']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.optional(z.string()), "zsdRevqSum": z.optional(z.union([z.number(), z.string()])), "storeAmt": z.optional(z.union([z.number(), z.string()])), "jshdQtyT0": z.optional(z.number()), "jshdQtyT1": z.optional(z.number()), "jshdQtyT2": z.optional(z.number()), "growthRates": z.optional(z.number()), "storeAmtSumT0": z.optional(z.number()), "storeAmtSumT1": z.optional(z.number()), "storeAmtSumT2": z.optional(z.number()), "turnoverDaysT0": z.optional(z.number()), "turnoverDaysT1": z.optional(z.number()), "turnoverDaysT2": z.optional(z.number()), "pgCodeName": z.optional(z.string()), "pgSumEstoreAmtAll": z.optional(z.number()), "pgCurrentTurnoverDays": z.optional(z.number()), "isNewProduct": z.optional(z.string()), "markOrDrop": z.optional(z.string()), "countOrder3months": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "centreStock": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "maxStock": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));

function isCartEntryPriceInfoActivity(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['TJ']) === undefined || (Array.isArray(x) && every(x, isPricePolicy))) &&
    ((x = v['GC']) === undefined || (Array.isArray(x) && every(x, isPricePolicy))) &&
    ((x = v['YJCY']) === undefined || (Array.isArray(x) && every(x, isPricePolicy)));
}

function isCartEntryPriceInfoCommonPrice(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['rebatePolicy']) === undefined || (typeof x === 'string' && (x === "0" || x === "1" || x === "2" || x === "3" || x === "5")));
}

function isCartEntryPriceInfo(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['activity']) === undefined || isCartEntryPriceInfoActivity(x)) &&
    ((x = v['version']) === undefined || typeof x === 'string') &&
    ((x = v['commonPrice']) === undefined || isCartEntryPriceInfoCommonPrice(x));
}

export function isCartEntry(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['composeId']), typeof x === 'string') &&
    ((x = v['composeEnable']) === undefined || typeof x === 'boolean') &&
    ((x = v['activityType']), (typeof x === 'number' && Number.isInteger(x) && (x === 1 || x === 2 || x === 3))) &&
    ((x = v['activityId']) === undefined || typeof x === 'string') &&
    ((x = v['yjBigVersion']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['productList']), (Array.isArray(x) && every(x, isProductLine))) &&
    ((x = v['totalPrice']) === undefined || typeof x === 'number') &&
    ((x = v['priceInfo']) === undefined || isCartEntryPriceInfo(x)) &&
    ((x = v['composeName']) === undefined || typeof x === 'string') &&
    ((x = v['originalPrice']) === undefined || typeof x === 'number') &&
    ((x = v['isChecked']) === undefined || typeof x === 'boolean') &&
    ((x = v['index']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfCartEntry: Lazy<Schemas['CartEntry']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "composeId": z.string(), "composeEnable": z.optional(z.boolean()), "activityType": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 1 || v === 2 || v === 3), "one of 1, 2, 3")), "activityId": z.optional(z.string()), "yjBigVersion": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "productList": z.array(schemaOfProductLine()), "totalPrice": z.optional(z.number()), "priceInfo": z.optional(z.looseObject({ "activity": z.optional(z.looseObject({ "TJ": z.optional(z.array(schemaOfPricePolicy())), "GC": z.optional(z.array(schemaOfPricePolicy())), "YJCY": z.optional(z.array(schemaOfPricePolicy())) })), "version": z.optional(z.string()), "commonPrice": z.optional(z.looseObject({ "price": z.optional(z.number()), "rebatePolicy": z.optional(z.string().check(z.refine((v: string) => (v === "0" || v === "1" || v === "2" || v === "3" || v === "5"), "one of \"0\", \"1\", \"2\", \"3\", \"5\""))) })) })), "composeName": z.optional(z.string()), "originalPrice": z.optional(z.number()), "isChecked": z.optional(z.boolean()), "index": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));

function isCategorySubCatsItemKeywordItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['attributeName']) === undefined || typeof x === 'string') &&
    ((x = v['attributeValue']) === undefined || typeof x === 'string');
}

function isCategorySubCatsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['code']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['keyword']) === undefined || (Array.isArray(x) && every(x, isCategorySubCatsItemKeywordItem))) &&
    ((x = v['stockTypes']) === undefined || typeof x === 'string');
}

function isCategoryKeywordItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['attributeName']) === undefined || typeof x === 'string') &&
    ((x = v['attributeValue']) === undefined || typeof x === 'string');
}

export function isCategory(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['code']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['icon']) === undefined || typeof x === 'string') &&
    ((x = v['subCats']), (Array.isArray(x) && every(x, isCategorySubCatsItem))) &&
    ((x = v['keyword']) === undefined || (Array.isArray(x) && every(x, isCategoryKeywordItem))) &&
    ((x = v['images']) === undefined || (Array.isArray(x) && every(x, isCategoryImage))) &&
    ((x = v['stockTypes']) === undefined || typeof x === 'string') &&
    ((x = v['deleteFlag']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['routeName']) === undefined || typeof x === 'string');
}


export const schemaOfCategory: Lazy<Schemas['Category']> = /* @__PURE__ */ lazily(() => z.looseObject({ "code": z.string(), "title": z.string(), "icon": z.optional(z.string()), "subCats": z.array(z.looseObject({ "code": z.string(), "title": z.string(), "keyword": z.optional(z.array(z.looseObject({ "title": z.string(), "attributeName": z.optional(z.string()), "attributeValue": z.optional(z.string()) }))), "stockTypes": z.optional(z.string()) })), "keyword": z.optional(z.array(z.looseObject({ "title": z.string(), "attributeName": z.optional(z.string()), "attributeValue": z.optional(z.string()) }))), "images": z.optional(z.array(schemaOfCategoryImage())), "stockTypes": z.optional(z.string()), "deleteFlag": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "routeName": z.optional(z.string()) }));

export function isCategoryImage(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pictureUrl']), typeof x === 'string') &&
    ((x = v['categoryCode']) === undefined || typeof x === 'string') &&
    ((x = v['msgPosition']) === undefined || typeof x === 'string') &&
    ((x = v['redirectionMethod']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string')) &&
    ((x = v['rediretionContent']) === undefined || typeof x === 'string') &&
    ((x = v['deleteFlag']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfCategoryImage: Lazy<Schemas['CategoryImage']> = /* @__PURE__ */ lazily(() => z.looseObject({ "pictureUrl": z.string(), "categoryCode": z.optional(z.string()), "msgPosition": z.optional(z.string()), "redirectionMethod": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])), "rediretionContent": z.optional(z.string()), "deleteFlag": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));

function isCheckedCartSplitComposeListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['activityType']), (typeof x === 'number' && Number.isInteger(x) && (x === 1 || x === 2 || x === 3))) &&
    ((x = v['activityId']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['productCode']) === undefined || typeof x === 'string') &&
    ((x = v['productList']), (Array.isArray(x) && x.length >= 1 && every(x, isCheckedLine)));
}

export function isCheckedCart(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['yunCangCode']) === undefined || typeof x === 'string') &&
    ((x = v['yunCangFlag']) === undefined || typeof x === 'string') &&
    ((x = v['yc']) === undefined || typeof x === 'string') &&
    ((x = v['ydyc']) === undefined || typeof x === 'string') &&
    ((x = v['splitComposeList']), (Array.isArray(x) && x.length >= 1 && every(x, isCheckedCartSplitComposeListItem)));
}


export const schemaOfCheckedCart: Lazy<Schemas['CheckedCart']> = /* @__PURE__ */ lazily(() => z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountCode": z.optional(z.string()), "yunCangCode": z.optional(z.string()), "yunCangFlag": z.optional(z.string()), "yc": z.optional(z.string()), "ydyc": z.optional(z.string()), "splitComposeList": z.array(z.looseObject({ "activityType": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 1 || v === 2 || v === 3), "one of 1, 2, 3")), "activityId": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "productCode": z.optional(z.string()), "productList": z.array(schemaOfCheckedLine()).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }));

function isCheckedLinePriceVersionInfo(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['versionCode']) === undefined || typeof x === 'string') &&
    ((x = v['usableQty']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string')) &&
    ((x = v['realQty']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string'));
}

export function isCheckedLine(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['price']) === undefined || (typeof x === 'number' || typeof x === 'string')) &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['priceVersionInfo']) === undefined || isCheckedLinePriceVersionInfo(x)) &&
    ((x = v['priceVersion']) === undefined || typeof x === 'string') &&
    ((x = v['stockVersion']) === undefined || typeof x === 'string') &&
    ((x = v['isStock']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string' || typeof x === 'boolean')) &&
    ((x = v['weekPromise']) === undefined || typeof x === 'string') &&
    ((x = v['farWeek']) === undefined || typeof x === 'string') &&
    ((x = v['creditModel']) === undefined || typeof x === 'string') &&
    ((x = v['isCheckCreditModel']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1))) &&
    ((x = v['isCheckWeekPromise']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1))) &&
    ((x = v['isCheckFarWeek']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1))) &&
    ((x = v['farWeekDate']) === undefined || typeof x === 'string') &&
    ((x = v['transferVersion']) === undefined || typeof x === 'string') &&
    ((x = v['productSeries']) === undefined || typeof x === 'string') &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string') &&
    ((x = v['yuncangType']) === undefined || typeof x === 'string') &&
    ((x = v['yuncangCode']) === undefined || typeof x === 'string') &&
    ((x = v['kuanXian']) === undefined || (typeof x === 'number' || typeof x === 'string')) &&
    ((x = v['isCheckKuanXian']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1))) &&
    ((x = v['ylhSupplyCode']) === undefined || typeof x === 'string') &&
    ((x = v['yjcyNum']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string'));
}


export const schemaOfCheckedLine: Lazy<Schemas['CheckedLine']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "price": z.optional(z.union([z.number(), z.string()])), "priceType": z.optional(z.string()), "priceVersionInfo": z.optional(z.looseObject({ "versionCode": z.optional(z.string()), "usableQty": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])), "realQty": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])) })), "priceVersion": z.optional(z.string()), "stockVersion": z.optional(z.string()), "isStock": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string(), z.boolean()])), "weekPromise": z.optional(z.string()), "farWeek": z.optional(z.string()), "creditModel": z.optional(z.string()), "isCheckCreditModel": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1"))), "isCheckWeekPromise": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1"))), "isCheckFarWeek": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1"))), "farWeekDate": z.optional(z.string()), "transferVersion": z.optional(z.string()), "productSeries": z.optional(z.string()), "saleOrgCode": z.optional(z.string()), "yuncangType": z.optional(z.string()), "yuncangCode": z.optional(z.string()), "kuanXian": z.optional(z.union([z.number(), z.string()])), "isCheckKuanXian": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1"))), "ylhSupplyCode": z.optional(z.string()), "yjcyNum": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])) }));

export function isCommonQuestion(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['typeCode']) === undefined || typeof x === 'string') &&
    ((x = v['typeName']) === undefined || typeof x === 'string') &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['isUse']), typeof x === 'string') &&
    ((x = v['sort']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['readCount']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['updateUser']) === undefined || typeof x === 'string') &&
    ((x = v['updateDate']) === undefined || typeof x === 'string');
}


export const schemaOfCommonQuestion: Lazy<Schemas['CommonQuestion']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "title": z.string(), "typeCode": z.optional(z.string()), "typeName": z.optional(z.string()), "content": z.optional(z.string()), "isUse": z.string(), "sort": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "readCount": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "updateUser": z.optional(z.string()), "updateDate": z.optional(z.string()) }));

export function isCreditOrderApply(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string') &&
    ((x = v['customerCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerName']) === undefined || typeof x === 'string') &&
    ((x = v['applyAmount']), typeof x === 'number') &&
    ((x = v['usedAmount']) === undefined || typeof x === 'number') &&
    ((x = v['applyReason']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['createTime']), typeof x === 'string') &&
    ((x = v['nodeList']) === undefined || (Array.isArray(x) && every(x, isApprovalNode)));
}


export const schemaOfCreditOrderApply: Lazy<Schemas['CreditOrderApply']> = /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string(), "customerCode": z.optional(z.string()), "payerCode": z.optional(z.string()), "payerName": z.optional(z.string()), "applyAmount": z.number(), "usedAmount": z.optional(z.number()), "applyReason": z.optional(z.string()), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "createTime": z.string(), "nodeList": z.optional(z.array(schemaOfApprovalNode())) }));

export function isDeliveryNote(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['dn']), typeof x === 'string') &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string') &&
    ((x = v['deliveryDate']) === undefined || typeof x === 'string') &&
    ((x = v['carrierName']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isOrderLine)));
}


export const schemaOfDeliveryNote: Lazy<Schemas['DeliveryNote']> = /* @__PURE__ */ lazily(() => z.looseObject({ "dn": z.string(), "orderNo": z.string(), "orderTypeNo": z.optional(z.string()), "deliveryDate": z.optional(z.string()), "carrierName": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "sendtoCode": z.optional(z.string()), "sendtoAddress": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "lineList": z.array(schemaOfOrderLine()) }));

function isDemandFieldOptionListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['value']), typeof x === 'string') &&
    ((x = v['label']), typeof x === 'string');
}

export function isDemandField(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['fieldCode']), typeof x === 'string') &&
    ((x = v['fieldName']), typeof x === 'string') &&
    ((x = v['fieldType']), typeof x === 'string') &&
    ((x = v['isRequired']), typeof x === 'boolean') &&
    ((x = v['sort']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['placeholder']) === undefined || typeof x === 'string') &&
    ((x = v['unit']) === undefined || typeof x === 'string') &&
    ((x = v['defaultValue']) === undefined || typeof x === 'string') &&
    ((x = v['maxLength']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['minimum']) === undefined || typeof x === 'number') &&
    ((x = v['maximum']) === undefined || typeof x === 'number') &&
    ((x = v['optionList']) === undefined || (Array.isArray(x) && every(x, isDemandFieldOptionListItem)));
}


export const schemaOfDemandField: Lazy<Schemas['DemandField']> = /* @__PURE__ */ lazily(() => z.looseObject({ "fieldCode": z.string(), "fieldName": z.string(), "fieldType": z.string(), "isRequired": z.boolean(), "sort": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "placeholder": z.optional(z.string()), "unit": z.optional(z.string()), "defaultValue": z.optional(z.string()), "maxLength": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "minimum": z.optional(z.number()), "maximum": z.optional(z.number()), "optionList": z.optional(z.array(z.looseObject({ "value": z.string(), "label": z.string() }))) }));

export function isDemandFieldValue(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['fieldCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['value']), (typeof x === 'string' || typeof x === 'number' || typeof x === 'boolean' || (Array.isArray(x) && every(x, (v) => typeof v === 'string'))));
}


export const schemaOfDemandFieldValue: Lazy<Schemas['DemandFieldValue']> = /* @__PURE__ */ lazily(() => z.looseObject({ "fieldCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "value": z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]) }));

export function isDemandRecord(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['operateName']), typeof x === 'string') &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['operator']) === undefined || typeof x === 'string') &&
    ((x = v['operateTime']), typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string');
}


export const schemaOfDemandRecord: Lazy<Schemas['DemandRecord']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "operateName": z.string(), "content": z.optional(z.string()), "operator": z.optional(z.string()), "operateTime": z.string(), "status": z.optional(z.string()) }));

export function isDiscountPrototype(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['discountRate']) === undefined || (typeof x === 'number' && x >= 0 && x <= 1)) &&
    ((x = v['discountPrice']), typeof x === 'number') &&
    ((x = v['shopName']) === undefined || typeof x === 'string') &&
    ((x = v['sampleDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}


export const schemaOfDiscountPrototype: Lazy<Schemas['DiscountPrototype']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "price": z.number(), "discountRate": z.optional(z.number().check(z.refine((v: number) => v >= 0, "at least 0"), z.refine((v: number) => v <= 1, "at most 1"))), "discountPrice": z.number(), "shopName": z.optional(z.string()), "sampleDate": z.optional(z.string()), "status": z.string(), "statusName": z.string() }));

export function isEasyManageGoods(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['storeAmt']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['zsdRevqSum']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['turnoverDays']), typeof x === 'number') &&
    ((x = v['safeDays']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 1000)) &&
    ((x = v['suggestNumber']), (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= 999999)) &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}


export const schemaOfEasyManageGoods: Lazy<Schemas['EasyManageGoods']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.optional(z.string()), "storeAmt": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "zsdRevqSum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "turnoverDays": z.number(), "safeDays": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"), z.refine((v: number) => v <= 1000, "at most 1000"))), "suggestNumber": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0"), z.refine((v: number) => v <= 999999, "at most 999999")), "price": z.optional(z.number()), "status": z.optional(z.string()), "statusName": z.optional(z.string()) }));

export function isEasyManageGoodsRecord(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['suggestNumber']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['userName']) === undefined || typeof x === 'string') &&
    ((x = v['createTime']), typeof x === 'string');
}


export const schemaOfEasyManageGoodsRecord: Lazy<Schemas['EasyManageGoodsRecord']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "productCode": z.string(), "productModel": z.optional(z.string()), "suggestNumber": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "orderNo": z.optional(z.string()), "userName": z.optional(z.string()), "createTime": z.string() }));

function isEventWorkEventWorkCustomer(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['source']) === undefined || typeof x === 'string') &&
    ((x = v['accountId']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['phone']), (typeof x === 'string' && x !== '')) &&
    ((x = v['role']) === undefined || typeof x === 'string') &&
    ((x = v['roleCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerName']) === undefined || typeof x === 'string') &&
    ((x = v['centerCode']) === undefined || typeof x === 'string') &&
    ((x = v['centerName']) === undefined || typeof x === 'string');
}

export function isEventWork(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['type']), (typeof x === 'string' && x !== '')) &&
    ((x = v['eventWorkCustomer']), isEventWorkEventWorkCustomer(x)) &&
    ((x = v['content']) === undefined || (typeof x === 'string' && points(x) <= 500)) &&
    ((x = v['brand']) === undefined || typeof x === 'string') &&
    ((x = v['shopCode']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['logisticsNo']) === undefined || typeof x === 'string') &&
    ((x = v['model']) === undefined || typeof x === 'string') &&
    ((x = v['productPrice']) === undefined || typeof x === 'number') &&
    ((x = v['invoiceStatus']) === undefined || typeof x === 'string') &&
    ((x = v['settlementNo']) === undefined || typeof x === 'string') &&
    ((x = v['userName']) === undefined || typeof x === 'string') &&
    ((x = v['userPhone']) === undefined || typeof x === 'string') &&
    ((x = v['userAddress']) === undefined || typeof x === 'string') &&
    ((x = v['fileIds']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}


export const schemaOfEventWork: Lazy<Schemas['EventWork']> = /* @__PURE__ */ lazily(() => z.looseObject({ "type": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "eventWorkCustomer": z.looseObject({ "source": z.optional(z.string()), "accountId": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "phone": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "role": z.optional(z.string()), "roleCode": z.optional(z.string()), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerName": z.optional(z.string()), "centerCode": z.optional(z.string()), "centerName": z.optional(z.string()) }), "content": z.optional(z.string().check(z.refine((v: string) => points(v) <= 500, "at most 500 characters"))), "brand": z.optional(z.string()), "shopCode": z.optional(z.string()), "orderNo": z.optional(z.string()), "logisticsNo": z.optional(z.string()), "model": z.optional(z.string()), "productPrice": z.optional(z.number()), "invoiceStatus": z.optional(z.string()), "settlementNo": z.optional(z.string()), "userName": z.optional(z.string()), "userPhone": z.optional(z.string()), "userAddress": z.optional(z.string()), "fileIds": z.optional(z.array(z.string())) }));

export function isEventWorkFacts(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['brand']) === undefined || typeof x === 'string') &&
    ((x = v['shopCode']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['logisticsNo']) === undefined || typeof x === 'string') &&
    ((x = v['model']) === undefined || typeof x === 'string') &&
    ((x = v['productPrice']) === undefined || typeof x === 'number') &&
    ((x = v['invoiceStatus']) === undefined || typeof x === 'string') &&
    ((x = v['settlementNo']) === undefined || typeof x === 'string') &&
    ((x = v['userName']) === undefined || typeof x === 'string') &&
    ((x = v['userPhone']) === undefined || typeof x === 'string') &&
    ((x = v['userAddress']) === undefined || typeof x === 'string');
}


export const schemaOfEventWorkFacts: Lazy<Schemas['EventWorkFacts']> = /* @__PURE__ */ lazily(() => z.looseObject({ "brand": z.optional(z.string()), "shopCode": z.optional(z.string()), "orderNo": z.optional(z.string()), "logisticsNo": z.optional(z.string()), "model": z.optional(z.string()), "productPrice": z.optional(z.number()), "invoiceStatus": z.optional(z.string()), "settlementNo": z.optional(z.string()), "userName": z.optional(z.string()), "userPhone": z.optional(z.string()), "userAddress": z.optional(z.string()) }));

export function isFinanceLoan(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['financeNo']), typeof x === 'string') &&
    ((x = v['bankName']) === undefined || typeof x === 'string') &&
    ((x = v['contractNo']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['repaidAmount']), typeof x === 'number') &&
    ((x = v['outstandingAmount']), typeof x === 'number') &&
    ((x = v['rate']) === undefined || typeof x === 'number') &&
    ((x = v['beginDate']), typeof x === 'string') &&
    ((x = v['dueDate']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}


export const schemaOfFinanceLoan: Lazy<Schemas['FinanceLoan']> = /* @__PURE__ */ lazily(() => z.looseObject({ "financeNo": z.string(), "bankName": z.optional(z.string()), "contractNo": z.optional(z.string()), "amount": z.number(), "repaidAmount": z.number(), "outstandingAmount": z.number(), "rate": z.optional(z.number()), "beginDate": z.string(), "dueDate": z.string(), "status": z.string(), "statusName": z.string() }));

export function isFreezeFlags(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['M']), typeof x === 'string') &&
    ((x = v['J']), typeof x === 'string') &&
    ((x = v['customerState']) === undefined || typeof x === 'string') &&
    ((x = v['freezeTagStatus']) === undefined || typeof x === 'string');
}


export const schemaOfFreezeFlags: Lazy<Schemas['FreezeFlags']> = /* @__PURE__ */ lazily(() => z.looseObject({ "M": z.string(), "J": z.string(), "customerState": z.optional(z.string()), "freezeTagStatus": z.optional(z.string()) }));

export function isGoodsPrice(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['unitPrice']), typeof x === 'number') &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['priceVersion']) === undefined || typeof x === 'string') &&
    ((x = v['usableQty']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfGoodsPrice: Lazy<Schemas['GoodsPrice']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "unitPrice": z.number(), "priceType": z.optional(z.string()), "priceVersion": z.optional(z.string()), "usableQty": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));

function isInvoiceLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['netAmount']), typeof x === 'number') &&
    ((x = v['taxRate']) === undefined || typeof x === 'number') &&
    ((x = v['taxAmount']), typeof x === 'number') &&
    ((x = v['amount']), typeof x === 'number');
}

export function isInvoice(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['invoiceNo']), typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceDate']), typeof x === 'string') &&
    ((x = v['netAmount']) === undefined || typeof x === 'number') &&
    ((x = v['taxRate']) === undefined || typeof x === 'number') &&
    ((x = v['taxAmount']) === undefined || typeof x === 'number') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerName']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceType']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceTypeName']) === undefined || typeof x === 'string') &&
    ((x = v['signDate']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']) === undefined || (Array.isArray(x) && every(x, isInvoiceLineListItem)));
}


export const schemaOfInvoice: Lazy<Schemas['Invoice']> = /* @__PURE__ */ lazily(() => z.looseObject({ "invoiceNo": z.string(), "orderNo": z.optional(z.string()), "invoiceDate": z.string(), "netAmount": z.optional(z.number()), "taxRate": z.optional(z.number()), "taxAmount": z.optional(z.number()), "amount": z.number(), "status": z.optional(z.string()), "statusName": z.optional(z.string()), "customerCode": z.optional(z.string()), "customerName": z.optional(z.string()), "invoiceType": z.optional(z.string()), "invoiceTypeName": z.optional(z.string()), "signDate": z.optional(z.string()), "lineList": z.optional(z.array(z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "price": z.optional(z.number()), "netAmount": z.number(), "taxRate": z.optional(z.number()), "taxAmount": z.number(), "amount": z.number() }))) }));

export function isLetter(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['letterNo']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['typeName']) === undefined || typeof x === 'string') &&
    ((x = v['amount']) === undefined || typeof x === 'number') &&
    ((x = v['fileUrl']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['remark']) === undefined || typeof x === 'string') &&
    ((x = v['sendDate']), typeof x === 'string') &&
    ((x = v['deadline']) === undefined || typeof x === 'string') &&
    ((x = v['confirmUser']) === undefined || typeof x === 'string') &&
    ((x = v['confirmDate']) === undefined || typeof x === 'string');
}


export const schemaOfLetter: Lazy<Schemas['Letter']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "letterNo": z.string(), "title": z.string(), "content": z.optional(z.string()), "typeName": z.optional(z.string()), "amount": z.optional(z.number()), "fileUrl": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "remark": z.optional(z.string()), "sendDate": z.string(), "deadline": z.optional(z.string()), "confirmUser": z.optional(z.string()), "confirmDate": z.optional(z.string()) }));

function isLogisticsTrackNodeListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['time']), typeof x === 'string') &&
    ((x = v['nodeName']), typeof x === 'string') &&
    ((x = v['address']) === undefined || typeof x === 'string') &&
    ((x = v['remark']) === undefined || typeof x === 'string');
}

export function isLogisticsTrack(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['dn']), typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['carrierName']) === undefined || typeof x === 'string') &&
    ((x = v['plateNo']) === undefined || typeof x === 'string') &&
    ((x = v['driverName']) === undefined || typeof x === 'string') &&
    ((x = v['driverPhone']) === undefined || typeof x === 'string') &&
    ((x = v['planArriveTime']) === undefined || typeof x === 'string') &&
    ((x = v['nodeList']), (Array.isArray(x) && every(x, isLogisticsTrackNodeListItem)));
}


export const schemaOfLogisticsTrack: Lazy<Schemas['LogisticsTrack']> = /* @__PURE__ */ lazily(() => z.looseObject({ "dn": z.string(), "orderNo": z.optional(z.string()), "statusName": z.string(), "carrierName": z.optional(z.string()), "plateNo": z.optional(z.string()), "driverName": z.optional(z.string()), "driverPhone": z.optional(z.string()), "planArriveTime": z.optional(z.string()), "nodeList": z.array(z.looseObject({ "time": z.string(), "nodeName": z.string(), "address": z.optional(z.string()), "remark": z.optional(z.string()) })) }));

export function isMenuItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string') &&
    ((x = v['routeName']) === undefined || typeof x === 'string') &&
    ((x = v['path']) === undefined || typeof x === 'string') &&
    ((x = v['isadmin']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string')) &&
    ((x = v['icon']) === undefined || typeof x === 'string') &&
    ((x = v['icontitle']) === undefined || typeof x === 'string') &&
    ((x = v['new']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string' || typeof x === 'boolean')) &&
    ((x = v['newFlagTime']) === undefined || typeof x === 'string');
}


export const schemaOfMenuItem: Lazy<Schemas['MenuItem']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "title": z.string(), "url": z.optional(z.string()), "routeName": z.optional(z.string()), "path": z.optional(z.string()), "isadmin": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])), "icon": z.optional(z.string()), "icontitle": z.optional(z.string()), "new": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string(), z.boolean()])), "newFlagTime": z.optional(z.string()) }));

function isMenuObjectMenusItemSubItemsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string') &&
    ((x = v['routeName']) === undefined || typeof x === 'string') &&
    ((x = v['path']) === undefined || typeof x === 'string') &&
    ((x = v['isadmin']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string')) &&
    ((x = v['icon']) === undefined || typeof x === 'string') &&
    ((x = v['icontitle']) === undefined || typeof x === 'string') &&
    ((x = v['new']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string' || typeof x === 'boolean')) &&
    ((x = v['newFlagTime']) === undefined || typeof x === 'string') &&
    ((x = v['subItems']) === undefined || (Array.isArray(x) && every(x, isMenuItem)));
}

function isMenuObjectMenusItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string') &&
    ((x = v['routeName']) === undefined || typeof x === 'string') &&
    ((x = v['path']) === undefined || typeof x === 'string') &&
    ((x = v['isadmin']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string')) &&
    ((x = v['icon']) === undefined || typeof x === 'string') &&
    ((x = v['icontitle']) === undefined || typeof x === 'string') &&
    ((x = v['new']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string' || typeof x === 'boolean')) &&
    ((x = v['newFlagTime']) === undefined || typeof x === 'string') &&
    ((x = v['subItems']) === undefined || (Array.isArray(x) && every(x, isMenuObjectMenusItemSubItemsItem)));
}

export function isMenuObject(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['menus']), (Array.isArray(x) && every(x, isMenuObjectMenusItem))) &&
    ((x = v['buttons']), (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}


export const schemaOfMenuObject: Lazy<Schemas['MenuObject']> = /* @__PURE__ */ lazily(() => z.looseObject({ "menus": z.array(z.looseObject({ "id": z.string(), "title": z.string(), "url": z.optional(z.string()), "routeName": z.optional(z.string()), "path": z.optional(z.string()), "isadmin": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])), "icon": z.optional(z.string()), "icontitle": z.optional(z.string()), "new": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string(), z.boolean()])), "newFlagTime": z.optional(z.string()), "subItems": z.optional(z.array(z.looseObject({ "id": z.string(), "title": z.string(), "url": z.optional(z.string()), "routeName": z.optional(z.string()), "path": z.optional(z.string()), "isadmin": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])), "icon": z.optional(z.string()), "icontitle": z.optional(z.string()), "new": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string(), z.boolean()])), "newFlagTime": z.optional(z.string()), "subItems": z.optional(z.array(schemaOfMenuItem())) }))) })), "buttons": z.array(z.string()) }));

export function isMessage(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['typeName']) === undefined || typeof x === 'string') &&
    ((x = v['isRead']), typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string') &&
    ((x = v['createDate']), typeof x === 'string');
}


export const schemaOfMessage: Lazy<Schemas['Message']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "title": z.string(), "content": z.optional(z.string()), "typeName": z.optional(z.string()), "isRead": z.string(), "url": z.optional(z.string()), "createDate": z.string() }));

export function isNetworkApply(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string') &&
    ((x = v['applyType']), typeof x === 'string') &&
    ((x = v['applyTypeName']), typeof x === 'string') &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['networkCode']) === undefined || typeof x === 'string') &&
    ((x = v['networkName']), typeof x === 'string') &&
    ((x = v['industryCode']) === undefined || typeof x === 'string') &&
    ((x = v['industryName']) === undefined || typeof x === 'string') &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string') &&
    ((x = v['address']) === undefined || typeof x === 'string') &&
    ((x = v['area']) === undefined || typeof x === 'number') &&
    ((x = v['contactName']) === undefined || typeof x === 'string') &&
    ((x = v['contactPhone']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['applyDate']), typeof x === 'string');
}


export const schemaOfNetworkApply: Lazy<Schemas['NetworkApply']> = /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string(), "applyType": z.string(), "applyTypeName": z.string(), "customerCode": z.string(), "networkCode": z.optional(z.string()), "networkName": z.string(), "industryCode": z.optional(z.string()), "industryName": z.optional(z.string()), "saleOrgCode": z.optional(z.string()), "address": z.optional(z.string()), "area": z.optional(z.number()), "contactName": z.optional(z.string()), "contactPhone": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "applyDate": z.string() }));

export function isNewsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['newsId']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['summary']) === undefined || typeof x === 'string') &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['typeName']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['publisher']) === undefined || typeof x === 'string') &&
    ((x = v['publishDate']), typeof x === 'string') &&
    ((x = v['readCount']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfNewsItem: Lazy<Schemas['NewsItem']> = /* @__PURE__ */ lazily(() => z.looseObject({ "newsId": z.string(), "title": z.string(), "summary": z.optional(z.string()), "content": z.optional(z.string()), "typeName": z.optional(z.string()), "picUrl": z.optional(z.string()), "publisher": z.optional(z.string()), "publishDate": z.string(), "readCount": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));

function isOrderDetailLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['priceVersion']) === undefined || typeof x === 'string') &&
    ((x = v['weekPromise']) === undefined || typeof x === 'string') &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['farWeek']) === undefined || typeof x === 'string') &&
    ((x = v['farWeekDate']) === undefined || typeof x === 'string') &&
    ((x = v['creditModel']) === undefined || typeof x === 'string') &&
    ((x = v['kuanXian']) === undefined || typeof x === 'number') &&
    ((x = v['yuncangType']) === undefined || typeof x === 'string') &&
    ((x = v['yuncangCode']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string');
}

function isOrderDetailTimelineItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['time']), typeof x === 'string') &&
    ((x = v['text']), typeof x === 'string');
}

function isOrderDetailDeliveryListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['dn']), typeof x === 'string') &&
    ((x = v['deliveryDate']) === undefined || typeof x === 'string') &&
    ((x = v['carrierName']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

export function isOrderDetail(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['createDate']), typeof x === 'string') &&
    ((x = v['saletoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerName']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['groupingNo']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isOrderDetailLineListItem))) &&
    ((x = v['payer']) === undefined || isOrderPayer(x)) &&
    ((x = v['remark']) === undefined || typeof x === 'string') &&
    ((x = v['depositAmount']) === undefined || typeof x === 'number') &&
    ((x = v['restAmount']) === undefined || typeof x === 'number') &&
    ((x = v['yqStatus']) === undefined || typeof x === 'string') &&
    ((x = v['timeline']), (Array.isArray(x) && every(x, isOrderDetailTimelineItem))) &&
    ((x = v['deliveryList']), (Array.isArray(x) && every(x, isOrderDetailDeliveryListItem))) &&
    ((x = v['invoice']) === undefined || isInvoice(x));
}


export const schemaOfOrderDetail: Lazy<Schemas['OrderDetail']> = /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.string(), "status": z.string(), "statusName": z.string(), "createDate": z.string(), "saletoCode": z.optional(z.string()), "sendtoCode": z.optional(z.string()), "sendtoAddress": z.optional(z.string()), "payerCode": z.optional(z.string()), "payerName": z.optional(z.string()), "amount": z.number(), "groupingNo": z.optional(z.string()), "lineList": z.array(z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "price": z.number(), "priceVersion": z.optional(z.string()), "weekPromise": z.optional(z.string()), "priceType": z.optional(z.string()), "farWeek": z.optional(z.string()), "farWeekDate": z.optional(z.string()), "creditModel": z.optional(z.string()), "kuanXian": z.optional(z.number()), "yuncangType": z.optional(z.string()), "yuncangCode": z.optional(z.string()), "picUrl": z.optional(z.string()) })), "payer": z.optional(schemaOfOrderPayer()), "remark": z.optional(z.string()), "depositAmount": z.optional(z.number()), "restAmount": z.optional(z.number()), "yqStatus": z.optional(z.string()), "timeline": z.array(z.looseObject({ "time": z.string(), "text": z.string() })), "deliveryList": z.array(z.looseObject({ "dn": z.string(), "deliveryDate": z.optional(z.string()), "carrierName": z.optional(z.string()), "statusName": z.optional(z.string()) })), "invoice": z.optional(schemaOfInvoice()) }));

export function isOrderEstimate(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['deliverScore']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 5)) &&
    ((x = v['serviceScore']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 5)) &&
    ((x = v['productScore']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 5)) &&
    ((x = v['content']) === undefined || (typeof x === 'string' && points(x) <= 200)) &&
    ((x = v['imageList']) === undefined || (Array.isArray(x) && x.length <= 9 && every(x, (v) => typeof v === 'string'))) &&
    ((x = v['userName']) === undefined || typeof x === 'string') &&
    ((x = v['createTime']) === undefined || typeof x === 'string') &&
    ((x = v['reply']) === undefined || typeof x === 'string');
}


export const schemaOfOrderEstimate: Lazy<Schemas['OrderEstimate']> = /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "deliverScore": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 5, "at most 5")), "serviceScore": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 5, "at most 5")), "productScore": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 5, "at most 5")), "content": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))), "imageList": z.optional(z.array(z.string()).check(z.refine((v: unknown[]) => v.length <= 9, "at most 9 entries"))), "userName": z.optional(z.string()), "createTime": z.optional(z.string()), "reply": z.optional(z.string()) }));

export function isOrderKey(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderTypeNo']) === undefined || typeof x === 'string');
}


export const schemaOfOrderKey: Lazy<Schemas['OrderKey']> = /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderTypeNo": z.optional(z.string()) }));

export function isOrderLine(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string');
}


export const schemaOfOrderLine: Lazy<Schemas['OrderLine']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "price": z.number(), "picUrl": z.optional(z.string()) }));

function isOrderPayerPayerBalance(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['balance']), typeof x === 'number') &&
    ((x = v['paytoCode']), typeof x === 'string');
}

export function isOrderPayer(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['payerCode']), typeof x === 'string') &&
    ((x = v['payerName']), typeof x === 'string') &&
    ((x = v['payerType']) === undefined || typeof x === 'string') &&
    ((x = v['payerBalance']) === undefined || isOrderPayerPayerBalance(x));
}


export const schemaOfOrderPayer: Lazy<Schemas['OrderPayer']> = /* @__PURE__ */ lazily(() => z.looseObject({ "payerCode": z.string(), "payerName": z.string(), "payerType": z.optional(z.string()), "payerBalance": z.optional(z.looseObject({ "balance": z.number(), "paytoCode": z.string() })) }));

function isOrderSummaryLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['priceVersion']) === undefined || typeof x === 'string') &&
    ((x = v['weekPromise']) === undefined || typeof x === 'string') &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['farWeek']) === undefined || typeof x === 'string') &&
    ((x = v['farWeekDate']) === undefined || typeof x === 'string') &&
    ((x = v['creditModel']) === undefined || typeof x === 'string') &&
    ((x = v['kuanXian']) === undefined || typeof x === 'number') &&
    ((x = v['yuncangType']) === undefined || typeof x === 'string') &&
    ((x = v['yuncangCode']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string');
}

export function isOrderSummary(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['orderTypeNo']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['createDate']), typeof x === 'string') &&
    ((x = v['saletoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerName']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['groupingNo']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isOrderSummaryLineListItem)));
}


export const schemaOfOrderSummary: Lazy<Schemas['OrderSummary']> = /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "orderTypeNo": z.string(), "status": z.string(), "statusName": z.string(), "createDate": z.string(), "saletoCode": z.optional(z.string()), "sendtoCode": z.optional(z.string()), "sendtoAddress": z.optional(z.string()), "payerCode": z.optional(z.string()), "payerName": z.optional(z.string()), "amount": z.number(), "groupingNo": z.optional(z.string()), "lineList": z.array(z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "price": z.number(), "priceVersion": z.optional(z.string()), "weekPromise": z.optional(z.string()), "priceType": z.optional(z.string()), "farWeek": z.optional(z.string()), "farWeekDate": z.optional(z.string()), "creditModel": z.optional(z.string()), "kuanXian": z.optional(z.number()), "yuncangType": z.optional(z.string()), "yuncangCode": z.optional(z.string()), "picUrl": z.optional(z.string()) })) }));

export function isPayer(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['payerCode']), typeof x === 'string') &&
    ((x = v['payerType']), typeof x === 'string') &&
    ((x = v['customerName']), typeof x === 'string') &&
    ((x = v['salesGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['balance']), typeof x === 'number') &&
    ((x = v['hrsBalance']) === undefined || typeof x === 'number') &&
    ((x = v['deletedFlag']) === undefined || typeof x === 'string');
}


export const schemaOfPayer: Lazy<Schemas['Payer']> = /* @__PURE__ */ lazily(() => z.looseObject({ "payerCode": z.string(), "payerType": z.string(), "customerName": z.string(), "salesGroupCode": z.optional(z.string()), "balance": z.number(), "hrsBalance": z.optional(z.number()), "deletedFlag": z.optional(z.string()) }));

function isPermissionNodeSubItemsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['checked']) === undefined || typeof x === 'boolean');
}

export function isPermissionNode(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['checked']) === undefined || typeof x === 'boolean') &&
    ((x = v['subItems']) === undefined || (Array.isArray(x) && every(x, isPermissionNodeSubItemsItem)));
}


export const schemaOfPermissionNode: Lazy<Schemas['PermissionNode']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "title": z.string(), "checked": z.optional(z.boolean()), "subItems": z.optional(z.array(z.looseObject({ "id": z.string(), "title": z.string(), "checked": z.optional(z.boolean()) }))) }));

function isPlaceBigOrderLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 999999)) &&
    ((x = v['activityPrice']) === undefined || (typeof x === 'number' && x >= 0)) &&
    ((x = v['weekCode']), (typeof x === 'string' && /^[0-9]{6}$/u.test(x)));
}

export function isPlaceBigOrder(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['activityId']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && x.length >= 1 && x.length <= 200 && every(x, isPlaceBigOrderLineListItem))) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string') &&
    ((x = v['whetherOrNotAppOrder']) === undefined || (typeof x === 'string' && (x === "PC" || x === "H_WORK"))) &&
    ((x = v['remark']) === undefined || (typeof x === 'string' && points(x) <= 200));
}


export const schemaOfPlaceBigOrder: Lazy<Schemas['PlaceBigOrder']> = /* @__PURE__ */ lazily(() => z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "activityId": z.optional(z.string()), "lineList": z.array(z.looseObject({ "productCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 999999, "at most 999999")), "activityPrice": z.optional(z.number().check(z.refine((v: number) => v >= 0, "at least 0"))), "weekCode": z.string().check(z.refine((v: string) => /^[0-9]{6}$/u.test(v), "a text like ^[0-9]{6}$")) })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries"), z.refine((v: unknown[]) => v.length <= 200, "at most 200 entries")), "accountCode": z.optional(z.string()), "whetherOrNotAppOrder": z.optional(z.string().check(z.refine((v: string) => (v === "PC" || v === "H_WORK"), "one of \"PC\", \"H_WORK\""))), "remark": z.optional(z.string().check(z.refine((v: string) => points(v) <= 200, "at most 200 characters"))) }));

export function isPopReserve(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['reserveNo']), typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['usedNumber']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['leftNumber']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['warehouseCode']) === undefined || typeof x === 'string') &&
    ((x = v['warehouseName']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['createTime']) === undefined || typeof x === 'string');
}


export const schemaOfPopReserve: Lazy<Schemas['PopReserve']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "reserveNo": z.string(), "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "usedNumber": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "leftNumber": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "warehouseCode": z.optional(z.string()), "warehouseName": z.optional(z.string()), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "createTime": z.optional(z.string()) }));

export function isPosTerminal(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['iyearfee']), typeof x === 'number') &&
    ((x = v['userCode']), typeof x === 'string') &&
    ((x = v['userName']), typeof x === 'string') &&
    ((x = v['terminalNo']) === undefined || typeof x === 'string') &&
    ((x = v['merchantNo']) === undefined || typeof x === 'string') &&
    ((x = v['bankName']) === undefined || typeof x === 'string') &&
    ((x = v['yearFeeEndDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}


export const schemaOfPosTerminal: Lazy<Schemas['PosTerminal']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "iyearfee": z.number(), "userCode": z.string(), "userName": z.string(), "terminalNo": z.optional(z.string()), "merchantNo": z.optional(z.string()), "bankName": z.optional(z.string()), "yearFeeEndDate": z.optional(z.string()), "status": z.optional(z.string()), "statusName": z.optional(z.string()) }));

function isPotentialCustomerPictureListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['picType']), typeof x === 'string') &&
    ((x = v['fileId']), typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string');
}

export function isPotentialCustomer(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['customerName']), typeof x === 'string') &&
    ((x = v['licenseNo']) === undefined || typeof x === 'string') &&
    ((x = v['legalPerson']) === undefined || typeof x === 'string') &&
    ((x = v['contactName']) === undefined || typeof x === 'string') &&
    ((x = v['contactPhone']) === undefined || typeof x === 'string') &&
    ((x = v['address']) === undefined || typeof x === 'string') &&
    ((x = v['recommendCode']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['createDate']) === undefined || typeof x === 'string') &&
    ((x = v['pictureList']) === undefined || (Array.isArray(x) && every(x, isPotentialCustomerPictureListItem)));
}


export const schemaOfPotentialCustomer: Lazy<Schemas['PotentialCustomer']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "customerName": z.string(), "licenseNo": z.optional(z.string()), "legalPerson": z.optional(z.string()), "contactName": z.optional(z.string()), "contactPhone": z.optional(z.string()), "address": z.optional(z.string()), "recommendCode": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "createDate": z.optional(z.string()), "pictureList": z.optional(z.array(z.looseObject({ "picType": z.string(), "fileId": z.string(), "url": z.optional(z.string()) }))) }));

export function isPricePolicy(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['versionCode']) === undefined || typeof x === 'string') &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['usableQty']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['realQty']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfPricePolicy: Lazy<Schemas['PricePolicy']> = /* @__PURE__ */ lazily(() => z.looseObject({ "versionCode": z.optional(z.string()), "price": z.optional(z.number()), "usableQty": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "realQty": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));

function isProductAttributesItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['name']), typeof x === 'string') &&
    ((x = v['value']), typeof x === 'string');
}

export function isProduct(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']), typeof x === 'string') &&
    ((x = v['productName']), typeof x === 'string') &&
    ((x = v['categoryCode']), typeof x === 'string') &&
    ((x = v['categoryName']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['retailPrice']) === undefined || typeof x === 'number') &&
    ((x = v['tags']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string'))) &&
    ((x = v['attributes']) === undefined || (Array.isArray(x) && every(x, isProductAttributesItem))) &&
    ((x = v['stockType']) === undefined || typeof x === 'string') &&
    ((x = v['isNewProduct']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['withdrawn']) === undefined || typeof x === 'boolean');
}


export const schemaOfProduct: Lazy<Schemas['Product']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "productModel": z.string(), "productName": z.string(), "categoryCode": z.string(), "categoryName": z.optional(z.string()), "picUrl": z.optional(z.string()), "retailPrice": z.optional(z.number()), "tags": z.optional(z.array(z.string())), "attributes": z.optional(z.array(z.looseObject({ "name": z.string(), "value": z.string() }))), "stockType": z.optional(z.string()), "isNewProduct": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "withdrawn": z.optional(z.boolean()) }));

function isProductLinePriceVersionInfo(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['versionCode']) === undefined || typeof x === 'string') &&
    ((x = v['usableQty']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['realQty']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

export function isProductLine(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['priceVersion']) === undefined || typeof x === 'string') &&
    ((x = v['priceVersionInfo']) === undefined || isProductLinePriceVersionInfo(x)) &&
    ((x = v['stockVersion']) === undefined || typeof x === 'string') &&
    ((x = v['isStock']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['stock']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['weekPromise']) === undefined || typeof x === 'string') &&
    ((x = v['farWeek']) === undefined || typeof x === 'string') &&
    ((x = v['creditModel']) === undefined || typeof x === 'string') &&
    ((x = v['creditModelName']) === undefined || typeof x === 'string') &&
    ((x = v['isCheckCreditModel']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['isCheckWeekPromise']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['isCheckFarWeek']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['farWeekDate']) === undefined || typeof x === 'string') &&
    ((x = v['transferVersion']) === undefined || typeof x === 'string') &&
    ((x = v['productSeries']) === undefined || typeof x === 'string') &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string') &&
    ((x = v['yuncangType']) === undefined || typeof x === 'string') &&
    ((x = v['yuncangCode']) === undefined || typeof x === 'string') &&
    ((x = v['kuanXian']) === undefined || typeof x === 'number') &&
    ((x = v['isCheckKuanXian']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['ylhSupplyCode']) === undefined || typeof x === 'string') &&
    ((x = v['yjcyNum']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['picUrl']) === undefined || typeof x === 'string');
}


export const schemaOfProductLine: Lazy<Schemas['ProductLine']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "price": z.optional(z.number()), "priceType": z.optional(z.string()), "priceVersion": z.optional(z.string()), "priceVersionInfo": z.optional(z.looseObject({ "versionCode": z.optional(z.string()), "usableQty": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "realQty": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) })), "stockVersion": z.optional(z.string()), "isStock": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "stock": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "weekPromise": z.optional(z.string()), "farWeek": z.optional(z.string()), "creditModel": z.optional(z.string()), "creditModelName": z.optional(z.string()), "isCheckCreditModel": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "isCheckWeekPromise": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "isCheckFarWeek": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "farWeekDate": z.optional(z.string()), "transferVersion": z.optional(z.string()), "productSeries": z.optional(z.string()), "saleOrgCode": z.optional(z.string()), "yuncangType": z.optional(z.string()), "yuncangCode": z.optional(z.string()), "kuanXian": z.optional(z.number()), "isCheckKuanXian": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "ylhSupplyCode": z.optional(z.string()), "yjcyNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "picUrl": z.optional(z.string()) }));

export function isProductPackage(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['packageId']), typeof x === 'string') &&
    ((x = v['packageName']), typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['packageAmount']), typeof x === 'number') &&
    ((x = v['originalAmount']), typeof x === 'number') &&
    ((x = v['usableQty']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isOrderLine)));
}


export const schemaOfProductPackage: Lazy<Schemas['ProductPackage']> = /* @__PURE__ */ lazily(() => z.looseObject({ "packageId": z.string(), "packageName": z.string(), "picUrl": z.optional(z.string()), "packageAmount": z.number(), "originalAmount": z.number(), "usableQty": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "lineList": z.array(schemaOfOrderLine()) }));

export function isProductPrice(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['priceVersion']) === undefined || typeof x === 'string') &&
    ((x = v['retailPrice']) === undefined || typeof x === 'number') &&
    ((x = v['creditModel']) === undefined || typeof x === 'string') &&
    ((x = v['creditModelName']) === undefined || typeof x === 'string');
}


export const schemaOfProductPrice: Lazy<Schemas['ProductPrice']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "price": z.number(), "priceType": z.optional(z.string()), "priceVersion": z.optional(z.string()), "retailPrice": z.optional(z.number()), "creditModel": z.optional(z.string()), "creditModelName": z.optional(z.string()) }));

export function isProductStock(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['stock']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['isStock']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['stockVersion']) === undefined || typeof x === 'string') &&
    ((x = v['weekPromise']) === undefined || typeof x === 'string') &&
    ((x = v['farWeek']) === undefined || typeof x === 'string') &&
    ((x = v['inTransit']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfProductStock: Lazy<Schemas['ProductStock']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "stock": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "isStock": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "stockVersion": z.optional(z.string()), "weekPromise": z.optional(z.string()), "farWeek": z.optional(z.string()), "inTransit": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));

export function isProductSuit(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['planId']), typeof x === 'string') &&
    ((x = v['planName']), typeof x === 'string') &&
    ((x = v['categoryCode']), typeof x === 'string') &&
    ((x = v['categoryName']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['description']) === undefined || typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['productCount']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfProductSuit: Lazy<Schemas['ProductSuit']> = /* @__PURE__ */ lazily(() => z.looseObject({ "planId": z.string(), "planName": z.string(), "categoryCode": z.string(), "categoryName": z.optional(z.string()), "picUrl": z.optional(z.string()), "description": z.optional(z.string()), "amount": z.number(), "productCount": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));

export function isRebate(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['rebateNo']), typeof x === 'string') &&
    ((x = v['rebateName']), typeof x === 'string') &&
    ((x = v['contractNo']) === undefined || typeof x === 'string') &&
    ((x = v['period']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['calcMode']) === undefined || typeof x === 'string') &&
    ((x = v['calcModeName']) === undefined || typeof x === 'string') &&
    ((x = v['baseAmount']) === undefined || typeof x === 'number') &&
    ((x = v['rate']) === undefined || typeof x === 'number') &&
    ((x = v['rebateAmount']), typeof x === 'number') &&
    ((x = v['usedAmount']), typeof x === 'number') &&
    ((x = v['balance']), typeof x === 'number') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}


export const schemaOfRebate: Lazy<Schemas['Rebate']> = /* @__PURE__ */ lazily(() => z.looseObject({ "rebateNo": z.string(), "rebateName": z.string(), "contractNo": z.optional(z.string()), "period": z.optional(z.string()), "payerCode": z.optional(z.string()), "calcMode": z.optional(z.string()), "calcModeName": z.optional(z.string()), "baseAmount": z.optional(z.number()), "rate": z.optional(z.number()), "rebateAmount": z.number(), "usedAmount": z.number(), "balance": z.number(), "endDate": z.optional(z.string()), "status": z.string(), "statusName": z.string() }));

export function isRecommendedKeyword(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['recoWord']), typeof x === 'string') &&
    ((x = v['openWay']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string')) &&
    ((x = v['url']) === undefined || typeof x === 'string') &&
    ((x = v['searchSeat']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string')) &&
    ((x = v['attributeText']) === undefined || typeof x === 'string');
}


export const schemaOfRecommendedKeyword: Lazy<Schemas['RecommendedKeyword']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "recoWord": z.string(), "openWay": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])), "url": z.optional(z.string()), "searchSeat": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])), "attributeText": z.optional(z.string()) }));

export function isRegion(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['code']), typeof x === 'string') &&
    ((x = v['name']), typeof x === 'string') &&
    ((x = v['parentCode']) === undefined || typeof x === 'string');
}


export const schemaOfRegion: Lazy<Schemas['Region']> = /* @__PURE__ */ lazily(() => z.looseObject({ "code": z.string(), "name": z.string(), "parentCode": z.optional(z.string()) }));

export function isReturnOrder(v: unknown): boolean {
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
    ((x = v['lineList']), (Array.isArray(x) && every(x, isOrderLine)));
}


export const schemaOfReturnOrder: Lazy<Schemas['ReturnOrder']> = /* @__PURE__ */ lazily(() => z.looseObject({ "returnNo": z.string(), "orderNo": z.string(), "orderTypeNo": z.optional(z.string()), "createDate": z.optional(z.string()), "reason": z.optional(z.string()), "returnAmount": z.number(), "status": z.string(), "statusName": z.string(), "lineList": z.array(schemaOfOrderLine()) }));

export function isRole(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['roleCode']), typeof x === 'string') &&
    ((x = v['roleName']), typeof x === 'string');
}


export const schemaOfRole: Lazy<Schemas['Role']> = /* @__PURE__ */ lazily(() => z.looseObject({ "roleCode": z.string(), "roleName": z.string() }));

export function isSaleInfo(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['channel']), typeof x === 'string') &&
    ((x = v['channelGroup']), typeof x === 'string') &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['customerFlag']) === undefined || typeof x === 'string') &&
    ((x = v['customerName']), typeof x === 'string') &&
    ((x = v['customerSpecialLabel']) === undefined || typeof x === 'string') &&
    ((x = v['manageCustomerCode']) === undefined || typeof x === 'string') &&
    ((x = v['salesGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['subChannel']) === undefined || typeof x === 'string') &&
    ((x = v['tagCode']) === undefined || typeof x === 'string') &&
    ((x = v['tradeCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerState']) === undefined || typeof x === 'string') &&
    ((x = v['freezeTagStatus']) === undefined || typeof x === 'string');
}


export const schemaOfSaleInfo: Lazy<Schemas['SaleInfo']> = /* @__PURE__ */ lazily(() => z.looseObject({ "channel": z.string(), "channelGroup": z.string(), "customerCode": z.string(), "customerFlag": z.optional(z.string()), "customerName": z.string(), "customerSpecialLabel": z.optional(z.string()), "manageCustomerCode": z.optional(z.string()), "salesGroupCode": z.optional(z.string()), "subChannel": z.optional(z.string()), "tagCode": z.optional(z.string()), "tradeCode": z.optional(z.string()), "customerState": z.optional(z.string()), "freezeTagStatus": z.optional(z.string()) }));

export function isSendtoChange(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['applyNo']), typeof x === 'string') &&
    ((x = v['sendtoCode']), typeof x === 'string') &&
    ((x = v['saletoCode']) === undefined || typeof x === 'string') &&
    ((x = v['oldAddress']) === undefined || typeof x === 'string') &&
    ((x = v['newAddress']) === undefined || typeof x === 'string') &&
    ((x = v['contactName']) === undefined || typeof x === 'string') &&
    ((x = v['contactPhone']) === undefined || typeof x === 'string') &&
    ((x = v['reason']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['canRevoke']) === undefined || typeof x === 'boolean') &&
    ((x = v['remark']) === undefined || typeof x === 'string') &&
    ((x = v['applyUser']) === undefined || typeof x === 'string') &&
    ((x = v['applyDate']) === undefined || typeof x === 'string');
}


export const schemaOfSendtoChange: Lazy<Schemas['SendtoChange']> = /* @__PURE__ */ lazily(() => z.looseObject({ "applyNo": z.string(), "sendtoCode": z.string(), "saletoCode": z.optional(z.string()), "oldAddress": z.optional(z.string()), "newAddress": z.optional(z.string()), "contactName": z.optional(z.string()), "contactPhone": z.optional(z.string()), "reason": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "canRevoke": z.optional(z.boolean()), "remark": z.optional(z.string()), "applyUser": z.optional(z.string()), "applyDate": z.optional(z.string()) }));

function isSettleDataComposeProductListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['composeOrderNo']), typeof x === 'string') &&
    ((x = v['splitOrderDetailList']), (Array.isArray(x) && every(x, isSplitOrder)));
}

export function isSettleData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['composeProductList']), (Array.isArray(x) && every(x, isSettleDataComposeProductListItem)));
}


export const schemaOfSettleData: Lazy<Schemas['SettleData']> = /* @__PURE__ */ lazily(() => z.looseObject({ "composeProductList": z.array(z.looseObject({ "composeOrderNo": z.string(), "splitOrderDetailList": z.array(schemaOfSplitOrder()) })) }));

export function isShipTo(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['sendtoCode']), typeof x === 'string') &&
    ((x = v['sendtoAddress']), typeof x === 'string') &&
    ((x = v['isDefault']), (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfShipTo: Lazy<Schemas['ShipTo']> = /* @__PURE__ */ lazily(() => z.looseObject({ "sendtoCode": z.string(), "sendtoAddress": z.string(), "isDefault": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")) }));

export function isSignAccount(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['accountCode']), typeof x === 'string') &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['companyName']) === undefined || typeof x === 'string') &&
    ((x = v['signerName']) === undefined || typeof x === 'string') &&
    ((x = v['phoneNumber']) === undefined || typeof x === 'string') &&
    ((x = v['authStatus']), typeof x === 'string') &&
    ((x = v['authStatusName']), typeof x === 'string') &&
    ((x = v['mianmiFlag']) === undefined || typeof x === 'boolean') &&
    ((x = v['mianmiEndDate']) === undefined || typeof x === 'string');
}


export const schemaOfSignAccount: Lazy<Schemas['SignAccount']> = /* @__PURE__ */ lazily(() => z.looseObject({ "accountCode": z.string(), "customerCode": z.string(), "companyName": z.optional(z.string()), "signerName": z.optional(z.string()), "phoneNumber": z.optional(z.string()), "authStatus": z.string(), "authStatusName": z.string(), "mianmiFlag": z.optional(z.boolean()), "mianmiEndDate": z.optional(z.string()) }));

export function isSignContract(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['contractCode']), typeof x === 'string') &&
    ((x = v['contractName']), typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['amount']) === undefined || typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['createDate']) === undefined || typeof x === 'string') &&
    ((x = v['signDate']) === undefined || typeof x === 'string') &&
    ((x = v['signUrl']) === undefined || typeof x === 'string');
}


export const schemaOfSignContract: Lazy<Schemas['SignContract']> = /* @__PURE__ */ lazily(() => z.looseObject({ "contractCode": z.string(), "contractName": z.string(), "orderNo": z.optional(z.string()), "amount": z.optional(z.number()), "status": z.string(), "statusName": z.string(), "createDate": z.optional(z.string()), "signDate": z.optional(z.string()), "signUrl": z.optional(z.string()) }));

export function isSmsRecord(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['phoneNumber']), typeof x === 'string') &&
    ((x = v['receiver']) === undefined || typeof x === 'string') &&
    ((x = v['typeName']), typeof x === 'string') &&
    ((x = v['content']), typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['sendDate']), typeof x === 'string');
}


export const schemaOfSmsRecord: Lazy<Schemas['SmsRecord']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "phoneNumber": z.string(), "receiver": z.optional(z.string()), "typeName": z.string(), "content": z.string(), "orderNo": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "sendDate": z.string() }));

export function isSoldTo(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), typeof x === 'string') &&
    ((x = v['saletoName']), typeof x === 'string');
}


export const schemaOfSoldTo: Lazy<Schemas['SoldTo']> = /* @__PURE__ */ lazily(() => z.looseObject({ "saletoCode": z.string(), "saletoName": z.string() }));

export function isSpecialPrice(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['versionCode']) === undefined || typeof x === 'string') &&
    ((x = v['price']) === undefined || typeof x === 'number') &&
    ((x = v['usableQty']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['realQty']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['priceType']), typeof x === 'string') &&
    ((x = v['activityId']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string');
}


export const schemaOfSpecialPrice: Lazy<Schemas['SpecialPrice']> = /* @__PURE__ */ lazily(() => z.looseObject({ "versionCode": z.optional(z.string()), "price": z.optional(z.number()), "usableQty": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "realQty": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "productCode": z.string(), "priceType": z.string(), "activityId": z.optional(z.string()), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()) }));

function isSplitOrderSplitOrderProductListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']) === undefined || typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['priceType']) === undefined || typeof x === 'string') &&
    ((x = v['weekPromise']) === undefined || typeof x === 'string') &&
    ((x = v['farWeek']) === undefined || typeof x === 'string') &&
    ((x = v['farWeekDate']) === undefined || typeof x === 'string') &&
    ((x = v['creditModel']) === undefined || typeof x === 'string') &&
    ((x = v['kuanXian']) === undefined || typeof x === 'number') &&
    ((x = v['yuncangType']) === undefined || typeof x === 'string') &&
    ((x = v['yuncangCode']) === undefined || typeof x === 'string');
}

export function isSplitOrder(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['splitOrderProductList']), (Array.isArray(x) && every(x, isSplitOrderSplitOrderProductListItem))) &&
    ((x = v['payerInfo']) === undefined || isOrderPayer(x)) &&
    ((x = v['payToList']) === undefined || (Array.isArray(x) && every(x, isOrderPayer))) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['remark']) === undefined || typeof x === 'string') &&
    ((x = v['arrivalDate']) === undefined || typeof x === 'string');
}


export const schemaOfSplitOrder: Lazy<Schemas['SplitOrder']> = /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "splitOrderProductList": z.array(z.looseObject({ "productCode": z.optional(z.string()), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "picUrl": z.optional(z.string()), "price": z.number(), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "priceType": z.optional(z.string()), "weekPromise": z.optional(z.string()), "farWeek": z.optional(z.string()), "farWeekDate": z.optional(z.string()), "creditModel": z.optional(z.string()), "kuanXian": z.optional(z.number()), "yuncangType": z.optional(z.string()), "yuncangCode": z.optional(z.string()) })), "payerInfo": z.optional(schemaOfOrderPayer()), "payToList": z.optional(z.array(schemaOfOrderPayer())), "sendtoCode": z.optional(z.string()), "remark": z.optional(z.string()), "arrivalDate": z.optional(z.string()) }));

export function isStorageFee(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['freeDays']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['overdueDays']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['feePerDay']), typeof x === 'number') &&
    ((x = v['feeAmount']), typeof x === 'number');
}


export const schemaOfStorageFee: Lazy<Schemas['StorageFee']> = /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "freeDays": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "overdueDays": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "feePerDay": z.number(), "feeAmount": z.number() }));

export function isSubAccount(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['account']), typeof x === 'string') &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['name']) === undefined || typeof x === 'string') &&
    ((x = v['phoneNumber']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string') &&
    ((x = v['roles']) === undefined || (Array.isArray(x) && every(x, isRole))) &&
    ((x = v['createDate']) === undefined || typeof x === 'string');
}


export const schemaOfSubAccount: Lazy<Schemas['SubAccount']> = /* @__PURE__ */ lazily(() => z.looseObject({ "account": z.string(), "customerCode": z.string(), "name": z.optional(z.string()), "phoneNumber": z.optional(z.string()), "status": z.optional(z.string()), "statusName": z.optional(z.string()), "roles": z.optional(z.array(schemaOfRole())), "createDate": z.optional(z.string()) }));

export function isSystemNotification(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['title']), typeof x === 'string') &&
    ((x = v['content']) === undefined || typeof x === 'string') &&
    ((x = v['typeName']) === undefined || typeof x === 'string') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string') &&
    ((x = v['url']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['createDate']) === undefined || typeof x === 'string');
}


export const schemaOfSystemNotification: Lazy<Schemas['SystemNotification']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "title": z.string(), "content": z.optional(z.string()), "typeName": z.optional(z.string()), "picUrl": z.optional(z.string()), "url": z.optional(z.string()), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "createDate": z.optional(z.string()) }));

function isTrafficOrderLineListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['price']), typeof x === 'number') &&
    ((x = v['picUrl']) === undefined || typeof x === 'string');
}

export function isTrafficOrder(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderFlowNo']), typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['orderTypeNo']), typeof x === 'string') &&
    ((x = v['carTypeName']) === undefined || typeof x === 'string') &&
    ((x = v['createDate']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string') &&
    ((x = v['sendtoAddress']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerName']) === undefined || typeof x === 'string') &&
    ((x = v['orderAmount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['isPaid']), typeof x === 'boolean') &&
    ((x = v['isDelayApplied']), typeof x === 'boolean') &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isTrafficOrderLineListItem)));
}


export const schemaOfTrafficOrder: Lazy<Schemas['TrafficOrder']> = /* @__PURE__ */ lazily(() => z.looseObject({ "orderFlowNo": z.string(), "orderNo": z.optional(z.string()), "orderTypeNo": z.string(), "carTypeName": z.optional(z.string()), "createDate": z.optional(z.string()), "sendtoCode": z.optional(z.string()), "sendtoAddress": z.optional(z.string()), "payerCode": z.optional(z.string()), "payerName": z.optional(z.string()), "orderAmount": z.number(), "status": z.string(), "statusName": z.string(), "isPaid": z.boolean(), "isDelayApplied": z.boolean(), "lineList": z.array(z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "price": z.number(), "picUrl": z.optional(z.string()) })) }));

export function isTransfer(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['saleCustCode']), typeof x === 'string') &&
    ((x = v['saleOrgCode']), typeof x === 'string') &&
    ((x = v['customerChannel']) === undefined || typeof x === 'string') &&
    ((x = v['gongmaoCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['transferNo']) === undefined || typeof x === 'string') &&
    ((x = v['transferType']) === undefined || typeof x === 'string') &&
    ((x = v['transferTypeName']) === undefined || typeof x === 'string') &&
    ((x = v['fromPayerCode']) === undefined || typeof x === 'string') &&
    ((x = v['fromPayerName']) === undefined || typeof x === 'string') &&
    ((x = v['toPayerCode']) === undefined || typeof x === 'string') &&
    ((x = v['toPayerName']) === undefined || typeof x === 'string') &&
    ((x = v['transferMoney']) === undefined || typeof x === 'number') &&
    ((x = v['createTime']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string') &&
    ((x = v['remark']) === undefined || typeof x === 'string');
}


export const schemaOfTransfer: Lazy<Schemas['Transfer']> = /* @__PURE__ */ lazily(() => z.looseObject({ "id": z.string(), "saleCustCode": z.string(), "saleOrgCode": z.string(), "customerChannel": z.optional(z.string()), "gongmaoCode": z.optional(z.string()), "customerCode": z.string(), "transferNo": z.optional(z.string()), "transferType": z.optional(z.string()), "transferTypeName": z.optional(z.string()), "fromPayerCode": z.optional(z.string()), "fromPayerName": z.optional(z.string()), "toPayerCode": z.optional(z.string()), "toPayerName": z.optional(z.string()), "transferMoney": z.optional(z.number()), "createTime": z.optional(z.string()), "status": z.optional(z.string()), "statusName": z.optional(z.string()), "remark": z.optional(z.string()) }));

export function isUnfreezeApply(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['unfreezeNo']), typeof x === 'string') &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['customerName']) === undefined || typeof x === 'string') &&
    ((x = v['freezeType']), typeof x === 'string') &&
    ((x = v['freezeTypeName']), typeof x === 'string') &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['productGroupName']) === undefined || typeof x === 'string') &&
    ((x = v['reason']), typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['remark']) === undefined || typeof x === 'string') &&
    ((x = v['applyUser']) === undefined || typeof x === 'string') &&
    ((x = v['applyDate']), typeof x === 'string');
}


export const schemaOfUnfreezeApply: Lazy<Schemas['UnfreezeApply']> = /* @__PURE__ */ lazily(() => z.looseObject({ "unfreezeNo": z.string(), "customerCode": z.string(), "customerName": z.optional(z.string()), "freezeType": z.string(), "freezeTypeName": z.string(), "productGroupCode": z.optional(z.string()), "productGroupName": z.optional(z.string()), "reason": z.string(), "status": z.string(), "statusName": z.string(), "remark": z.optional(z.string()), "applyUser": z.optional(z.string()), "applyDate": z.string() }));

export function isUploadedFile(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['fileId']), typeof x === 'string') &&
    ((x = v['fileName']), typeof x === 'string') &&
    ((x = v['url']), typeof x === 'string') &&
    ((x = v['size']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfUploadedFile: Lazy<Schemas['UploadedFile']> = /* @__PURE__ */ lazily(() => z.looseObject({ "fileId": z.string(), "fileName": z.string(), "url": z.string(), "size": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));

function isUserInfoRoles(v: unknown): boolean {
  return isRecord(v) &&
    others(v, [], (v) => typeof v === 'string');
}

export function isUserInfo(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['token']), typeof x === 'string') &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['name']) === undefined || typeof x === 'string') &&
    ((x = v['nickname']) === undefined || typeof x === 'string') &&
    ((x = v['realName']) === undefined || typeof x === 'string') &&
    ((x = v['userName']), typeof x === 'string') &&
    ((x = v['phoneNumber']) === undefined || typeof x === 'string') &&
    ((x = v['saletoCode']), typeof x === 'string') &&
    ((x = v['roles']), isUserInfoRoles(x)) &&
    ((x = v['isAdmin']), typeof x === 'boolean') &&
    ((x = v['customerName']) === undefined || typeof x === 'string') &&
    ((x = v['customerFlag']) === undefined || typeof x === 'string') &&
    ((x = v['customers']) === undefined || (Array.isArray(x) && every(x, isSoldTo))) &&
    ((x = v['saletoCodeSub']) === undefined || typeof x === 'string') &&
    ((x = v['expireAt']) === undefined || ((typeof x === 'number' && Number.isInteger(x)) || typeof x === 'string'));
}


export const schemaOfUserInfo: Lazy<Schemas['UserInfo']> = /* @__PURE__ */ lazily(() => z.looseObject({ "token": z.string(), "id": z.string(), "name": z.optional(z.string()), "nickname": z.optional(z.string()), "realName": z.optional(z.string()), "userName": z.string(), "phoneNumber": z.optional(z.string()), "saletoCode": z.string(), "roles": z.catchall(z.object({  }), z.string()), "isAdmin": z.boolean(), "customerName": z.optional(z.string()), "customerFlag": z.optional(z.string()), "customers": z.optional(z.array(schemaOfSoldTo())), "saletoCodeSub": z.optional(z.string()), "expireAt": z.optional(z.union([z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), z.string()])) }));

function isVehicleCartOrderListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['GBID']), typeof x === 'string') &&
    ((x = v['PRODUCTCODE']), typeof x === 'string') &&
    ((x = v['PRODUCTMODEL']) === undefined || typeof x === 'string') &&
    ((x = v['PRODUCTNAME']), typeof x === 'string') &&
    ((x = v['UNITPRICE']), typeof x === 'number') &&
    ((x = v['THUMBNAIL']) === undefined || typeof x === 'string') &&
    ((x = v['IBL_NUM']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['IBL_MINNUM']), typeof x === 'string') &&
    ((x = v['IBL_MAXNUM']), typeof x === 'string') &&
    ((x = v['LINEVOLUME']) === undefined || typeof x === 'number');
}

export function isVehicleCart(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['IBR_ID']), typeof x === 'string') &&
    ((x = v['IBR_ZCTYPE']) === undefined || typeof x === 'string') &&
    ((x = v['IBR_ZCTYPENAME']), typeof x === 'string') &&
    ((x = v['SUMMONEY']), typeof x === 'number') &&
    ((x = v['CARVOLUME']) === undefined || typeof x === 'number') &&
    ((x = v['SUMVOLUME']) === undefined || typeof x === 'number') &&
    ((x = v['SENDTOCODE']) === undefined || typeof x === 'string') &&
    ((x = v['PAYTOCODE']) === undefined || typeof x === 'string') &&
    ((x = v['PAYTONAME']) === undefined || typeof x === 'string') &&
    ((x = v['PAYMONEY']) === undefined || typeof x === 'number') &&
    ((x = v['BILLTOCODE']) === undefined || typeof x === 'string') &&
    ((x = v['SENDTYPE']) === undefined || typeof x === 'string') &&
    ((x = v['CARPOOLTYPE']) === undefined || typeof x === 'string') &&
    ((x = v['PACKAGENO']) === undefined || typeof x === 'string') &&
    ((x = v['orderList']), (Array.isArray(x) && every(x, isVehicleCartOrderListItem)));
}


export const schemaOfVehicleCart: Lazy<Schemas['VehicleCart']> = /* @__PURE__ */ lazily(() => z.looseObject({ "IBR_ID": z.string(), "IBR_ZCTYPE": z.optional(z.string()), "IBR_ZCTYPENAME": z.string(), "SUMMONEY": z.number(), "CARVOLUME": z.optional(z.number()), "SUMVOLUME": z.optional(z.number()), "SENDTOCODE": z.optional(z.string()), "PAYTOCODE": z.optional(z.string()), "PAYTONAME": z.optional(z.string()), "PAYMONEY": z.optional(z.number()), "BILLTOCODE": z.optional(z.string()), "SENDTYPE": z.optional(z.string()), "CARPOOLTYPE": z.optional(z.string()), "PACKAGENO": z.optional(z.string()), "orderList": z.array(z.looseObject({ "GBID": z.string(), "PRODUCTCODE": z.string(), "PRODUCTMODEL": z.optional(z.string()), "PRODUCTNAME": z.string(), "UNITPRICE": z.number(), "THUMBNAIL": z.optional(z.string()), "IBL_NUM": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "IBL_MINNUM": z.string(), "IBL_MAXNUM": z.string(), "LINEVOLUME": z.optional(z.number()) })) }));

export function isVehicleGoods(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']), typeof x === 'string') &&
    ((x = v['thumbnail']) === undefined || typeof x === 'string') &&
    ((x = v['unitPrice']), typeof x === 'number') &&
    ((x = v['minNum']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['maxNum']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['volume']) === undefined || typeof x === 'number') &&
    ((x = v['supplyCode']) === undefined || typeof x === 'string') &&
    ((x = v['supplyName']) === undefined || typeof x === 'string');
}


export const schemaOfVehicleGoods: Lazy<Schemas['VehicleGoods']> = /* @__PURE__ */ lazily(() => z.looseObject({ "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.string(), "thumbnail": z.optional(z.string()), "unitPrice": z.number(), "minNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "maxNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "volume": z.optional(z.number()), "supplyCode": z.optional(z.string()), "supplyName": z.optional(z.string()) }));

export function isVoucher(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['voucherNo']), typeof x === 'string') &&
    ((x = v['voucherDate']), typeof x === 'string') &&
    ((x = v['voucherType']), typeof x === 'string') &&
    ((x = v['voucherTypeName']), typeof x === 'string') &&
    ((x = v['text']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['debit']), typeof x === 'number') &&
    ((x = v['credit']), typeof x === 'number') &&
    ((x = v['balance']), typeof x === 'number');
}


export const schemaOfVoucher: Lazy<Schemas['Voucher']> = /* @__PURE__ */ lazily(() => z.looseObject({ "voucherNo": z.string(), "voucherDate": z.string(), "voucherType": z.string(), "voucherTypeName": z.string(), "text": z.optional(z.string()), "orderNo": z.optional(z.string()), "debit": z.number(), "credit": z.number(), "balance": z.number() }));

export function isWholeHouseReject(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['rejectNo']), typeof x === 'string') &&
    ((x = v['rejectReason']), typeof x === 'string') &&
    ((x = v['rejectTime']) === undefined || typeof x === 'string') &&
    ((x = v['rejectUser']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string') &&
    ((x = v['deadline']) === undefined || typeof x === 'string') &&
    ((x = v['lineList']), (Array.isArray(x) && every(x, isOrderLine))) &&
    ((x = v['imageList']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}


export const schemaOfWholeHouseReject: Lazy<Schemas['WholeHouseReject']> = /* @__PURE__ */ lazily(() => z.looseObject({ "orderNo": z.string(), "rejectNo": z.string(), "rejectReason": z.string(), "rejectTime": z.optional(z.string()), "rejectUser": z.optional(z.string()), "status": z.string(), "statusName": z.string(), "deadline": z.optional(z.string()), "lineList": z.array(schemaOfOrderLine()), "imageList": z.optional(z.array(z.string())) }));

export function isYdWarehouse(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['yuncangCode']), typeof x === 'string') &&
    ((x = v['yuncangName']), typeof x === 'string') &&
    ((x = v['yuncangType']) === undefined || typeof x === 'string') &&
    ((x = v['areaCode']) === undefined || typeof x === 'string') &&
    ((x = v['areaName']) === undefined || typeof x === 'string') &&
    ((x = v['isDefault']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}


export const schemaOfYdWarehouse: Lazy<Schemas['YdWarehouse']> = /* @__PURE__ */ lazily(() => z.looseObject({ "yuncangCode": z.string(), "yuncangName": z.string(), "yuncangType": z.optional(z.string()), "areaCode": z.optional(z.string()), "areaName": z.optional(z.string()), "isDefault": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }));
