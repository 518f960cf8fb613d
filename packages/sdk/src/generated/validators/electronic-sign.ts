// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isDate, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isSignAccount, isSignContract, schemaOfSignAccount, schemaOfSignContract } from './components';

/** Checks the data of `queryElectronicSignAccount`. */
export const queryElectronicSignAccountData: Check<Ops['queryElectronicSignAccount']['data']> = { operationId: 'queryElectronicSignAccount', part: 'data', is: isSignAccount, schema: /* @__PURE__ */ lazily(() => schemaOfSignAccount()) };

function isQueryElectronicSignAccountInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isQueryElectronicSignAccountInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQueryElectronicSignAccountInputBody(x));
}

/** Checks the input of `queryElectronicSignAccount`. */
export const queryElectronicSignAccountInput: Check<Ops['queryElectronicSignAccount']['input']> = { operationId: 'queryElectronicSignAccount', part: 'input', is: isQueryElectronicSignAccountInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSendElectronicSignVerifyCodeInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['phoneNumber']), (typeof x === 'string' && /^1[0-9]{10}$/u.test(x)));
}

function isSendElectronicSignVerifyCodeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSendElectronicSignVerifyCodeInputBody(x));
}

/** Checks the input of `sendElectronicSignVerifyCode`. */
export const sendElectronicSignVerifyCodeInput: Check<Ops['sendElectronicSignVerifyCode']['input']> = { operationId: 'sendElectronicSignVerifyCode', part: 'input', is: isSendElectronicSignVerifyCodeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "phoneNumber": z.string().check(z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")) }) })) };

function isVerifyElectronicSignCodeInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['phoneNumber']), (typeof x === 'string' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['verifyCode']), (typeof x === 'string' && /^[0-9]{4,6}$/u.test(x)));
}

function isVerifyElectronicSignCodeInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isVerifyElectronicSignCodeInputBody(x));
}

/** Checks the input of `verifyElectronicSignCode`. */
export const verifyElectronicSignCodeInput: Check<Ops['verifyElectronicSignCode']['input']> = { operationId: 'verifyElectronicSignCode', part: 'input', is: isVerifyElectronicSignCodeInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "phoneNumber": z.string().check(z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")), "verifyCode": z.string().check(z.refine((v: string) => /^[0-9]{4,6}$/u.test(v), "a text like ^[0-9]{4,6}$")) }) })) };

function isQuerySignContractsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['total']), (typeof x === 'number' && Number.isInteger(x) && x >= 0)) &&
    ((x = v['pageNum']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']), (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['records']), (Array.isArray(x) && every(x, isSignContract)));
}

/** Checks the data of `querySignContracts`. */
export const querySignContractsData: Check<Ops['querySignContracts']['data']> = { operationId: 'querySignContracts', part: 'data', is: isQuerySignContractsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "total": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 0, "at least 0")), "pageNum": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "pageSize": z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1")), "records": z.array(schemaOfSignContract()) })) };

function isQuerySignContractsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['pageNum']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1)) &&
    ((x = v['pageSize']) === undefined || (typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 1000)) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['keyword']) === undefined || (typeof x === 'string' && points(x) <= 50)) &&
    ((x = v['status']) === undefined || typeof x === 'string') &&
    ((x = v['beginDate']) === undefined || (typeof x === 'string' && isDate(x))) &&
    ((x = v['endDate']) === undefined || (typeof x === 'string' && isDate(x)));
}

function isQuerySignContractsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isQuerySignContractsInputBody(x));
}

/** Checks the input of `querySignContracts`. */
export const querySignContractsInput: Check<Ops['querySignContracts']['input']> = { operationId: 'querySignContracts', part: 'input', is: isQuerySignContractsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "pageNum": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"))), "pageSize": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => v >= 1, "at least 1"), z.refine((v: number) => v <= 1000, "at most 1000"))), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "keyword": z.optional(z.string().check(z.refine((v: string) => points(v) <= 50, "at most 50 characters"))), "status": z.optional(z.string()), "beginDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))), "endDate": z.optional(z.string().check(z.refine((v: string) => isDate(v), "a date YYYY-MM-DD"))) }) })) };

function isAuthenticateSignerData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['authStatus']), typeof x === 'string') &&
    ((x = v['authStatusName']) === undefined || typeof x === 'string') &&
    ((x = v['authUrl']), typeof x === 'string');
}

/** Checks the data of `authenticateSigner`. */
export const authenticateSignerData: Check<Ops['authenticateSigner']['data']> = { operationId: 'authenticateSigner', part: 'data', is: isAuthenticateSignerData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "authStatus": z.string(), "authStatusName": z.optional(z.string()), "authUrl": z.string() })) };

function isAuthenticateSignerInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['name']), (typeof x === 'string' && x !== '' && points(x) <= 50)) &&
    ((x = v['idCard']), (typeof x === 'string' && /^([0-9]{15}|[0-9]{17}[0-9Xx])$/u.test(x))) &&
    ((x = v['phoneNumber']), (typeof x === 'string' && /^1[0-9]{10}$/u.test(x)));
}

function isAuthenticateSignerInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAuthenticateSignerInputBody(x));
}

/** Checks the input of `authenticateSigner`. */
export const authenticateSignerInput: Check<Ops['authenticateSigner']['input']> = { operationId: 'authenticateSigner', part: 'input', is: isAuthenticateSignerInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "name": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 50, "at most 50 characters")), "idCard": z.string().check(z.refine((v: string) => /^([0-9]{15}|[0-9]{17}[0-9Xx])$/u.test(v), "a text like ^([0-9]{15}|[0-9]{17}[0-9Xx])$")), "phoneNumber": z.string().check(z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")) }) })) };

/** Checks the data of `setPasswordFreeSigning`. */
export const setPasswordFreeSigningData: Check<Ops['setPasswordFreeSigning']['data']> = { operationId: 'setPasswordFreeSigning', part: 'data', is: isSignAccount, schema: /* @__PURE__ */ lazily(() => schemaOfSignAccount()) };

function isSetPasswordFreeSigningInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['mianmiFlag']), typeof x === 'boolean');
}

function isSetPasswordFreeSigningInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSetPasswordFreeSigningInputBody(x));
}

/** Checks the input of `setPasswordFreeSigning`. */
export const setPasswordFreeSigningInput: Check<Ops['setPasswordFreeSigning']['input']> = { operationId: 'setPasswordFreeSigning', part: 'input', is: isSetPasswordFreeSigningInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "mianmiFlag": z.boolean() }) })) };
