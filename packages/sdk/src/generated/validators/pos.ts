// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isPosTerminal, schemaOfPosTerminal } from './components';

function isQueryPosAgreementsDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['agreementNo']), typeof x === 'string') &&
    ((x = v['agreementName']), typeof x === 'string') &&
    ((x = v['bankName']) === undefined || typeof x === 'string') &&
    ((x = v['terminalNumber']) === undefined || (typeof x === 'number' && Number.isInteger(x))) &&
    ((x = v['rate']) === undefined || typeof x === 'number') &&
    ((x = v['beginDate']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryPosAgreementsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryPosAgreementsDataRecordsItem)));
}

/** Checks the data of `queryPosAgreements`. */
export const queryPosAgreementsData: Check<Ops['queryPosAgreements']['data']> = { operationId: 'queryPosAgreements', part: 'data', is: isQueryPosAgreementsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(z.looseObject({ "agreementNo": z.string(), "agreementName": z.string(), "bankName": z.optional(z.string()), "terminalNumber": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))), "rate": z.optional(z.number()), "beginDate": z.optional(z.string()), "endDate": z.optional(z.string()), "status": z.string(), "statusName": z.string() })) })) };

function isQueryPosAgreementsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || typeof x === 'string');
}

function isQueryPosAgreementsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryPosAgreementsInputBody(x));
}

/** Checks the input of `queryPosAgreements`. */
export const queryPosAgreementsInput: Check<Ops['queryPosAgreements']['input']> = { operationId: 'queryPosAgreements', part: 'input', is: isQueryPosAgreementsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string()) }) })) };

function isSubmitPosAgreementData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['agreementNo']), typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['statusName']) === undefined || typeof x === 'string');
}

/** Checks the data of `submitPosAgreement`. */
export const submitPosAgreementData: Check<Ops['submitPosAgreement']['data']> = { operationId: 'submitPosAgreement', part: 'data', is: isSubmitPosAgreementData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "agreementNo": z.string(), "status": z.optional(z.string()), "statusName": z.optional(z.string()) })) };

function isSubmitPosAgreementInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['bankName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['terminalNumber']), (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 99)) &&
    ((x = v['contactName']), (typeof x === 'string' && x !== '' && points(x) <= 26)) &&
    ((x = v['contactPhone']), (typeof x === 'string' && x !== '' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['address']) === undefined || typeof x === 'string');
}

function isSubmitPosAgreementInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitPosAgreementInputBody(x));
}

/** Checks the input of `submitPosAgreement`. */
export const submitPosAgreementInput: Check<Ops['submitPosAgreement']['input']> = { operationId: 'submitPosAgreement', part: 'input', is: isSubmitPosAgreementInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "bankName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "terminalNumber": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 99, "at most 99")), "contactName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 26, "at most 26 characters")), "contactPhone": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")), "address": z.optional(z.string()) }) })) };

function isSubmitPosPaymentData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['paymentNo']), typeof x === 'string') &&
    ((x = v['amount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

/** Checks the data of `submitPosPayment`. */
export const submitPosPaymentData: Check<Ops['submitPosPayment']['data']> = { operationId: 'submitPosPayment', part: 'data', is: isSubmitPosPaymentData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "paymentNo": z.string(), "amount": z.number(), "status": z.string(), "statusName": z.string() })) };

function isSubmitPosPaymentInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['paymentType']), (typeof x === 'string' && (x === "ANNUALFEE" || x === "RECHARGE"))) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['amount']), (typeof x === 'number' && x > 0)) &&
    ((x = v['terminalId']) === undefined || typeof x === 'string');
}

function isSubmitPosPaymentInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSubmitPosPaymentInputBody(x));
}

/** Checks the input of `submitPosPayment`. */
export const submitPosPaymentInput: Check<Ops['submitPosPayment']['input']> = { operationId: 'submitPosPayment', part: 'input', is: isSubmitPosPaymentInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "paymentType": z.string().check(z.refine((v: string) => (v === "ANNUALFEE" || v === "RECHARGE"), "one of \"ANNUALFEE\", \"RECHARGE\"")), "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "amount": z.number().check(z.refine((v: number) => v > 0, "more than 0")), "terminalId": z.optional(z.string()) }) })) };

function isQueryPosTerminalsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isPosTerminal)));
}

/** Checks the data of `queryPosTerminals`. */
export const queryPosTerminalsData: Check<Ops['queryPosTerminals']['data']> = { operationId: 'queryPosTerminals', part: 'data', is: isQueryPosTerminalsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfPosTerminal()) })) };

function isQueryPosTerminalsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['terminalNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string');
}

function isQueryPosTerminalsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryPosTerminalsInputBody(x));
}

/** Checks the input of `queryPosTerminals`. */
export const queryPosTerminalsInput: Check<Ops['queryPosTerminals']['input']> = { operationId: 'queryPosTerminals', part: 'input', is: isQueryPosTerminalsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "terminalNo": z.optional(z.string()), "status": z.optional(z.string()) }) })) };

function isSetPosTerminalBindingInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['userCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['userName']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string');
}

function isSetPosTerminalBindingInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSetPosTerminalBindingInputBody(x));
}

/** Checks the input of `setPosTerminalBinding`. */
export const setPosTerminalBindingInput: Check<Ops['setPosTerminalBinding']['input']> = { operationId: 'setPosTerminalBinding', part: 'input', is: isSetPosTerminalBindingInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "userCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "userName": z.optional(z.string()), "payerCode": z.optional(z.string()) }) })) };

function isQueryPosServiceChargesDataRecordsItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), typeof x === 'string') &&
    ((x = v['tradeDate']), typeof x === 'string') &&
    ((x = v['terminalNo']), typeof x === 'string') &&
    ((x = v['tradeAmount']), typeof x === 'number') &&
    ((x = v['rate']), typeof x === 'number') &&
    ((x = v['chargeAmount']), typeof x === 'number') &&
    ((x = v['settleAmount']), typeof x === 'number') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isQueryPosServiceChargesData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['tradeTotal']) === undefined || typeof x === 'number') &&
    ((x = v['chargeTotal']) === undefined || typeof x === 'number') &&
    ((x = v['settleTotal']) === undefined || typeof x === 'number') &&
    ((x = v['records']), (Array.isArray(x) && every(x, isQueryPosServiceChargesDataRecordsItem)));
}

/** Checks the data of `queryPosServiceCharges`. */
export const queryPosServiceChargesData: Check<Ops['queryPosServiceCharges']['data']> = { operationId: 'queryPosServiceCharges', part: 'data', is: isQueryPosServiceChargesData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "tradeTotal": z.optional(z.number()), "chargeTotal": z.optional(z.number()), "settleTotal": z.optional(z.number()), "records": z.array(z.looseObject({ "id": z.string(), "tradeDate": z.string(), "terminalNo": z.string(), "tradeAmount": z.number(), "rate": z.number(), "chargeAmount": z.number(), "settleAmount": z.number(), "status": z.string(), "statusName": z.string() })) })) };

function isQueryPosServiceChargesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['terminalNo']) === undefined || typeof x === 'string') &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQueryPosServiceChargesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryPosServiceChargesInputBody(x));
}

/** Checks the input of `queryPosServiceCharges`. */
export const queryPosServiceChargesInput: Check<Ops['queryPosServiceCharges']['input']> = { operationId: 'queryPosServiceCharges', part: 'input', is: isQueryPosServiceChargesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "terminalNo": z.optional(z.string()), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };
