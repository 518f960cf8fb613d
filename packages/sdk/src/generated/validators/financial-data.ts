// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isRebate, schemaOfRebate } from './components';

function isQueryRebatesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['rebateTotal']) === undefined || typeof x === 'number') &&
    ((x = v['usedTotal']) === undefined || typeof x === 'number') &&
    ((x = v['balanceTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isRebate)));
}

/** Checks the data of `queryRebates`. */
export const queryRebatesData: Check<Ops['queryRebates']['data']> = { operationId: 'queryRebates', part: 'data', is: isQueryRebatesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "rebateTotal": z.optional(z.number()), "usedTotal": z.optional(z.number()), "balanceTotal": z.optional(z.number()), "records": z.array(schemaOfRebate()) })) };

function isQueryRebatesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['rebateNo']) === undefined || typeof x === 'string') &&
    ((x = v['contractNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryRebatesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryRebatesInputBody(x));
}

/** Checks the input of `queryRebates`. */
export const queryRebatesInput: Check<Ops['queryRebates']['input']> = { operationId: 'queryRebates', part: 'input', is: isQueryRebatesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "rebateNo": z.optional(z.string()), "contractNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryRebateSettlementDetailsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['rebateNo']), typeof x === 'string') &&
    ((x = v['settleMonth']), typeof x === 'string') &&
    ((x = v['baseAmount']) === undefined || typeof x === 'number') &&
    ((x = v['rate']) === undefined || typeof x === 'number') &&
    ((x = v['rebateAmount']), typeof x === 'number') &&
    ((x = v['settleDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryRebateSettlementDetailsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['baseTotal']) === undefined || typeof x === 'number') &&
    ((x = v['rebateTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryRebateSettlementDetailsDataRecordsItem)));
}

/** Checks the data of `queryRebateSettlementDetails`. */
export const queryRebateSettlementDetailsData: Check<Ops['queryRebateSettlementDetails']['data']> = { operationId: 'queryRebateSettlementDetails', part: 'data', is: isQueryRebateSettlementDetailsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "baseTotal": z.optional(z.number()), "rebateTotal": z.optional(z.number()), "records": z.array(z.looseObject({ "id": z.string(), "rebateNo": z.string(), "settleMonth": z.string(), "baseAmount": z.optional(z.number()), "rate": z.optional(z.number()), "rebateAmount": z.number(), "settleDate": z.optional(z.string()), "status": z.string(), "statusName": z.string() })) })) };

function isQueryRebateSettlementDetailsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['rebateNo']), (typeof x === 'string' && x !== ''));
}

function isQueryRebateSettlementDetailsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryRebateSettlementDetailsInputBody(x));
}

/** Checks the input of `queryRebateSettlementDetails`. */
export const queryRebateSettlementDetailsInput: Check<Ops['queryRebateSettlementDetails']['input']> = { operationId: 'queryRebateSettlementDetails', part: 'input', is: isQueryRebateSettlementDetailsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "rebateNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isExportRebatesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['rebateNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isExportRebatesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isExportRebatesInputBody(x));
}

/** Checks the input of `exportRebates`. */
export const exportRebatesInput: Check<Ops['exportRebates']['input']> = { operationId: 'exportRebates', part: 'input', is: isExportRebatesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "rebateNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryRetailAggregationsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['month']), typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productModel']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['retailNumber']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['retailPrice']) === undefined || typeof x === 'number') &&
    ((x = v['retailAmount']), typeof x === 'number');
}

function isQueryRetailAggregationsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['numberTotal']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['amountTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryRetailAggregationsDataRecordsItem)));
}

/** Checks the data of `queryRetailAggregations`. */
export const queryRetailAggregationsData: Check<Ops['queryRetailAggregations']['data']> = { operationId: 'queryRetailAggregations', part: 'data', is: isQueryRetailAggregationsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "numberTotal": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "amountTotal": z.optional(z.number()), "records": z.array(z.looseObject({ "month": z.string(), "productCode": z.string(), "productModel": z.optional(z.string()), "productName": z.optional(z.string()), "retailNumber": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "retailPrice": z.optional(z.number()), "retailAmount": z.number() })) })) };

function isQueryRetailAggregationsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productCode']) === undefined || typeof x === 'string') &&
    ((x = v['industryCode']) === undefined || typeof x === 'string') &&
    ((x = v['beginMonth']) === undefined || (typeof x === 'string' && /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(x))) &&
    ((x = v['endMonth']) === undefined || (typeof x === 'string' && /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(x)));
}

function isQueryRetailAggregationsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryRetailAggregationsInputBody(x));
}

/** Checks the input of `queryRetailAggregations`. */
export const queryRetailAggregationsInput: Check<Ops['queryRetailAggregations']['input']> = { operationId: 'queryRetailAggregations', part: 'input', is: isQueryRetailAggregationsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productCode": z.optional(z.string()), "industryCode": z.optional(z.string()), "beginMonth": z.optional(z.string().check(z.refine((v: string) => /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(v), "a text like ^[0-9]{4}-(0[1-9]|1[0-2])$"))), "endMonth": z.optional(z.string().check(z.refine((v: string) => /^[0-9]{4}-(0[1-9]|1[0-2])$/u.test(v), "a text like ^[0-9]{4}-(0[1-9]|1[0-2])$"))) }) })) };

function isQueryAppointmentContractsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['contractNo']), typeof x === 'string') &&
    ((x = v['contractName']), typeof x === 'string') &&
    ((x = v['contractType']) === undefined || typeof x === 'string') &&
    ((x = v['contractTypeName']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['targetAmount']) === undefined || typeof x === 'number') &&
    ((x = v['achievedAmount']) === undefined || typeof x === 'number') &&
    ((x = v['achievedRate']) === undefined || typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryAppointmentContractsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryAppointmentContractsDataRecordsItem)));
}

/** Checks the data of `queryAppointmentContracts`. */
export const queryAppointmentContractsData: Check<Ops['queryAppointmentContracts']['data']> = { operationId: 'queryAppointmentContracts', part: 'data', is: isQueryAppointmentContractsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "contractNo": z.string(), "contractName": z.string(), "contractType": z.optional(z.string()), "contractTypeName": z.optional(z.string()), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "targetAmount": z.optional(z.number()), "achievedAmount": z.optional(z.number()), "achievedRate": z.optional(z.number()), "status": z.string(), "statusName": z.string() })) })) };

function isQueryAppointmentContractsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['contractNo']) === undefined || typeof x === 'string') &&
    ((x = v['contractType']) === undefined || typeof x === 'string') &&
    ((x = v['year']) === undefined || (typeof x === 'string' && /^[0-9]{4}$/u.test(x))) &&
    ((x = v['status']) === undefined || typeof x === 'string');
}

function isQueryAppointmentContractsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryAppointmentContractsInputBody(x));
}

/** Checks the input of `queryAppointmentContracts`. */
export const queryAppointmentContractsInput: Check<Ops['queryAppointmentContracts']['input']> = { operationId: 'queryAppointmentContracts', part: 'input', is: isQueryAppointmentContractsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "contractNo": z.optional(z.string()), "contractType": z.optional(z.string()), "year": z.optional(z.string().check(z.refine((v: string) => /^[0-9]{4}$/u.test(v), "a text like ^[0-9]{4}$"))), "status": z.optional(z.string()) }) })) };

function isQueryPolicyDeliveriesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['policyNo']), typeof x === 'string') &&
    ((x = v['policyName']), typeof x === 'string') &&
    ((x = v['policyType']), typeof x === 'string') &&
    ((x = v['policyTypeName']) === undefined || typeof x === 'string') &&
    ((x = v['productCode']) === undefined || typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['unitAmount']) === undefined || typeof x === 'number') &&
    ((x = v['budgetAmount']), typeof x === 'number') &&
    ((x = v['usedAmount']), typeof x === 'number') &&
    ((x = v['leftAmount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryPolicyDeliveriesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryPolicyDeliveriesDataRecordsItem)));
}

/** Checks the data of `queryPolicyDeliveries`. */
export const queryPolicyDeliveriesData: Check<Ops['queryPolicyDeliveries']['data']> = { operationId: 'queryPolicyDeliveries', part: 'data', is: isQueryPolicyDeliveriesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "policyNo": z.string(), "policyName": z.string(), "policyType": z.string(), "policyTypeName": z.optional(z.string()), "productCode": z.optional(z.string()), "productName": z.optional(z.string()), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "unitAmount": z.optional(z.number()), "budgetAmount": z.number(), "usedAmount": z.number(), "leftAmount": z.number(), "status": z.string(), "statusName": z.string() })) })) };

function isQueryPolicyDeliveriesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['policyNo']) === undefined || typeof x === 'string') &&
    ((x = v['policyType']) === undefined || (typeof x === 'string' && (x === "TOB" || x === "TOC" || x === "COUNTY"))) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryPolicyDeliveriesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryPolicyDeliveriesInputBody(x));
}

/** Checks the input of `queryPolicyDeliveries`. */
export const queryPolicyDeliveriesInput: Check<Ops['queryPolicyDeliveries']['input']> = { operationId: 'queryPolicyDeliveries', part: 'input', is: isQueryPolicyDeliveriesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "policyNo": z.optional(z.string()), "policyType": z.optional(z.string().check(z.refine((v: string) => (v === "TOB" || v === "TOC" || v === "COUNTY"), "one of \"TOB\", \"TOC\", \"COUNTY\""))), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryPolicyPrizesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['prizeNo']), typeof x === 'string') &&
    ((x = v['policyNo']), typeof x === 'string') &&
    ((x = v['policyName']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['unitAmount']), typeof x === 'number') &&
    ((x = v['prizeAmount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryPolicyPrizesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['prizeTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryPolicyPrizesDataRecordsItem)));
}

/** Checks the data of `queryPolicyPrizes`. */
export const queryPolicyPrizesData: Check<Ops['queryPolicyPrizes']['data']> = { operationId: 'queryPolicyPrizes', part: 'data', is: isQueryPolicyPrizesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "prizeTotal": z.optional(z.number()), "records": z.array(z.looseObject({ "prizeNo": z.string(), "policyNo": z.string(), "policyName": z.optional(z.string()), "orderNo": z.string(), "productCode": z.string(), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "unitAmount": z.number(), "prizeAmount": z.number(), "status": z.string(), "statusName": z.string() })) })) };

function isQueryPolicyPrizesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['policyNo']) === undefined || typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryPolicyPrizesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryPolicyPrizesInputBody(x));
}

/** Checks the input of `queryPolicyPrizes`. */
export const queryPolicyPrizesInput: Check<Ops['queryPolicyPrizes']['input']> = { operationId: 'queryPolicyPrizes', part: 'input', is: isQueryPolicyPrizesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "policyNo": z.optional(z.string()), "orderNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryRedInvoiceSettlementsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['settleNo']), typeof x === 'string') &&
    ((x = v['redType']), typeof x === 'string') &&
    ((x = v['redTypeName']), typeof x === 'string') &&
    ((x = v['redInvoiceNo']) === undefined || typeof x === 'string') &&
    ((x = v['blueInvoiceNo']), typeof x === 'string') &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['applyDate']) === undefined || typeof x === 'string') &&
    ((x = v['netAmount']), typeof x === 'number') &&
    ((x = v['taxAmount']), typeof x === 'number') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryRedInvoiceSettlementsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['amountTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryRedInvoiceSettlementsDataRecordsItem)));
}

/** Checks the data of `queryRedInvoiceSettlements`. */
export const queryRedInvoiceSettlementsData: Check<Ops['queryRedInvoiceSettlements']['data']> = { operationId: 'queryRedInvoiceSettlements', part: 'data', is: isQueryRedInvoiceSettlementsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "amountTotal": z.optional(z.number()), "records": z.array(z.looseObject({ "settleNo": z.string(), "redType": z.string(), "redTypeName": z.string(), "redInvoiceNo": z.optional(z.string()), "blueInvoiceNo": z.string(), "orderNo": z.optional(z.string()), "applyDate": z.optional(z.string()), "netAmount": z.number(), "taxAmount": z.number(), "amount": z.number(), "status": z.string(), "statusName": z.string() })) })) };

function isQueryRedInvoiceSettlementsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['redType']) === undefined || (typeof x === 'string' && (x === "REBATE" || x === "RETURN"))) &&
    ((x = v['redInvoiceNo']) === undefined || typeof x === 'string') &&
    ((x = v['blueInvoiceNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryRedInvoiceSettlementsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryRedInvoiceSettlementsInputBody(x));
}

/** Checks the input of `queryRedInvoiceSettlements`. */
export const queryRedInvoiceSettlementsInput: Check<Ops['queryRedInvoiceSettlements']['input']> = { operationId: 'queryRedInvoiceSettlements', part: 'input', is: isQueryRedInvoiceSettlementsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "redType": z.optional(z.string().check(z.refine((v: string) => (v === "REBATE" || v === "RETURN"), "one of \"REBATE\", \"RETURN\""))), "redInvoiceNo": z.optional(z.string()), "blueInvoiceNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isQueryRebateOrderInvoicesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['orderNo']), typeof x === 'string') &&
    ((x = v['invoiceNo']), typeof x === 'string') &&
    ((x = v['invoiceDate']) === undefined || typeof x === 'string') &&
    ((x = v['productCode']), typeof x === 'string') &&
    ((x = v['productName']) === undefined || typeof x === 'string') &&
    ((x = v['number']), (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['unitRebate']) === undefined || typeof x === 'number') &&
    ((x = v['rebateAmount']), typeof x === 'number');
}

function isQueryRebateOrderInvoicesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['amountTotal']) === undefined || typeof x === 'number') &&
    ((x = v['rebateTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryRebateOrderInvoicesDataRecordsItem)));
}

/** Checks the data of `queryRebateOrderInvoices`. */
export const queryRebateOrderInvoicesData: Check<Ops['queryRebateOrderInvoices']['data']> = { operationId: 'queryRebateOrderInvoices', part: 'data', is: isQueryRebateOrderInvoicesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "amountTotal": z.optional(z.number()), "rebateTotal": z.optional(z.number()), "records": z.array(z.looseObject({ "orderNo": z.string(), "invoiceNo": z.string(), "invoiceDate": z.optional(z.string()), "productCode": z.string(), "productName": z.optional(z.string()), "number": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number")), "amount": z.number(), "unitRebate": z.optional(z.number()), "rebateAmount": z.number() })) })) };

function isQueryRebateOrderInvoicesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['rebateNo']), (typeof x === 'string' && x !== '')) &&
    ((x = v['orderNo']) === undefined || typeof x === 'string') &&
    ((x = v['invoiceNo']) === undefined || typeof x === 'string');
}

function isQueryRebateOrderInvoicesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryRebateOrderInvoicesInputBody(x));
}

/** Checks the input of `queryRebateOrderInvoices`. */
export const queryRebateOrderInvoicesInput: Check<Ops['queryRebateOrderInvoices']['input']> = { operationId: 'queryRebateOrderInvoices', part: 'input', is: isQueryRebateOrderInvoicesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "rebateNo": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "orderNo": z.optional(z.string()), "invoiceNo": z.optional(z.string()) }) })) };
