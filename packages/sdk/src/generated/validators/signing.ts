// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { isRecord } from '../../validation/tests';
import type { Ops } from '../ops';
import { isSignContract, schemaOfSignContract } from './components';

function isSuperviseContractData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['url']), typeof x === 'string');
}

/** Checks the data of `superviseContract`. */
export const superviseContractData: Check<Ops['superviseContract']['data']> = { operationId: 'superviseContract', part: 'data', is: isSuperviseContractData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "url": z.string() })) };

function isSuperviseContractInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['accountCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['companyName']), (typeof x === 'string' && x !== '')) &&
    ((x = v['bindingAccount']), (typeof x === 'string' && x !== '')) &&
    ((x = v['htCode']) === undefined || typeof x === 'string') &&
    ((x = v['menuId']) === undefined || typeof x === 'string');
}

function isSuperviseContractInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSuperviseContractInputBody(x));
}

/** Checks the input of `superviseContract`. */
export const superviseContractInput: Check<Ops['superviseContract']['input']> = { operationId: 'superviseContract', part: 'input', is: isSuperviseContractInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "accountCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "companyName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "bindingAccount": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "htCode": z.optional(z.string()), "menuId": z.optional(z.string()) }) })) };

/** Checks the data of `getFinanceContract`. */
export const getFinanceContractData: Check<Ops['getFinanceContract']['data']> = { operationId: 'getFinanceContract', part: 'data', is: isSignContract, schema: /* @__PURE__ */ lazily(() => schemaOfSignContract()) };

function isGetFinanceContractInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['htCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountCode']) === undefined || typeof x === 'string');
}

function isGetFinanceContractInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isGetFinanceContractInputBody(x));
}

/** Checks the input of `getFinanceContract`. */
export const getFinanceContractInput: Check<Ops['getFinanceContract']['input']> = { operationId: 'getFinanceContract', part: 'input', is: isGetFinanceContractInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "htCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountCode": z.optional(z.string()) }) })) };

function isSignFinanceContractData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['url']), typeof x === 'string');
}

/** Checks the data of `signFinanceContract`. */
export const signFinanceContractData: Check<Ops['signFinanceContract']['data']> = { operationId: 'signFinanceContract', part: 'data', is: isSignFinanceContractData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "url": z.string() })) };

function isSignFinanceContractInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['htCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['accountCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['companyName']) === undefined || typeof x === 'string') &&
    ((x = v['bindingAccount']) === undefined || typeof x === 'string') &&
    ((x = v['contractType']) === undefined || typeof x === 'string');
}

function isSignFinanceContractInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSignFinanceContractInputBody(x));
}

/** Checks the input of `signFinanceContract`. */
export const signFinanceContractInput: Check<Ops['signFinanceContract']['input']> = { operationId: 'signFinanceContract', part: 'input', is: isSignFinanceContractInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "htCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "accountCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "companyName": z.optional(z.string()), "bindingAccount": z.optional(z.string()), "contractType": z.optional(z.string()) }) })) };

function isUnbindSigningAccountInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['accountCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['bindingAccount']) === undefined || typeof x === 'string') &&
    ((x = v['companyName']) === undefined || typeof x === 'string');
}

function isUnbindSigningAccountInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUnbindSigningAccountInputBody(x));
}

/** Checks the input of `unbindSigningAccount`. */
export const unbindSigningAccountInput: Check<Ops['unbindSigningAccount']['input']> = { operationId: 'unbindSigningAccount', part: 'input', is: isUnbindSigningAccountInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "accountCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "bindingAccount": z.optional(z.string()), "companyName": z.optional(z.string()) }) })) };

function isGetSigningTipsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['isTips']), typeof x === 'boolean') &&
    ((x = v['type']) === undefined || typeof x === 'string') &&
    ((x = v['tipContent']) === undefined || typeof x === 'string');
}

/** Checks the data of `getSigningTips`. */
export const getSigningTipsData: Check<Ops['getSigningTips']['data']> = { operationId: 'getSigningTips', part: 'data', is: isGetSigningTipsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "isTips": z.boolean(), "type": z.optional(z.string()), "tipContent": z.optional(z.string()) })) };

function isGetSigningTipsInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetSigningTipsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetSigningTipsInputPath(x));
}

/** Checks the input of `getSigningTips`. */
export const getSigningTipsInput: Check<Ops['getSigningTips']['input']> = { operationId: 'getSigningTips', part: 'input', is: isGetSigningTipsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCloseSigningTipsInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['type']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isCloseSigningTipsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isCloseSigningTipsInputPath(x));
}

/** Checks the input of `closeSigningTips`. */
export const closeSigningTipsInput: Check<Ops['closeSigningTips']['input']> = { operationId: 'closeSigningTips', part: 'input', is: isCloseSigningTipsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "type": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCheckUnsignedContractData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkUnsignedContract`. */
export const checkUnsignedContractData: Check<Ops['checkUnsignedContract']['data']> = { operationId: 'checkUnsignedContract', part: 'data', is: isCheckUnsignedContractData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckUnsignedContractInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['docType']), (typeof x === 'string' && x !== ''));
}

function isCheckUnsignedContractInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isCheckUnsignedContractInputPath(x));
}

/** Checks the input of `checkUnsignedContract`. */
export const checkUnsignedContractInput: Check<Ops['checkUnsignedContract']['input']> = { operationId: 'checkUnsignedContract', part: 'input', is: isCheckUnsignedContractInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "docType": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };
