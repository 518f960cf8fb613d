// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isMenuObject, isPermissionNode, isRole, isSubAccount, schemaOfMenuObject, schemaOfPermissionNode, schemaOfRole, schemaOfSubAccount } from './components';

function isListSubAccountsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isSubAccount));
}

/** Checks the data of `listSubAccounts`. */
export const listSubAccountsData: Check<Ops['listSubAccounts']['data']> = { operationId: 'listSubAccounts', part: 'data', is: isListSubAccountsData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfSubAccount())) };

function isListSubAccountsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListSubAccountsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListSubAccountsInputQuery(x));
}

/** Checks the input of `listSubAccounts`. */
export const listSubAccountsInput: Check<Ops['listSubAccounts']['input']> = { operationId: 'listSubAccounts', part: 'input', is: isListSubAccountsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetAllRolesAndPermissionsDataRolesItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['roleCode']), typeof x === 'string') &&
    ((x = v['roleName']), typeof x === 'string') &&
    ((x = v['permissionIds']) === undefined || (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

function isGetAllRolesAndPermissionsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['roles']), (Array.isArray(x) && every(x, isGetAllRolesAndPermissionsDataRolesItem))) &&
    ((x = v['permissions']), (Array.isArray(x) && every(x, isPermissionNode)));
}

/** Checks the data of `getAllRolesAndPermissions`. */
export const getAllRolesAndPermissionsData: Check<Ops['getAllRolesAndPermissions']['data']> = { operationId: 'getAllRolesAndPermissions', part: 'data', is: isGetAllRolesAndPermissionsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "roles": z.array(z.looseObject({ "roleCode": z.string(), "roleName": z.string(), "permissionIds": z.optional(z.array(z.string())) })), "permissions": z.array(schemaOfPermissionNode()) })) };

function isGetAllRolesAndPermissionsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetAllRolesAndPermissionsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetAllRolesAndPermissionsInputQuery(x));
}

/** Checks the input of `getAllRolesAndPermissions`. */
export const getAllRolesAndPermissionsInput: Check<Ops['getAllRolesAndPermissions']['input']> = { operationId: 'getAllRolesAndPermissions', part: 'input', is: isGetAllRolesAndPermissionsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isGetSubAccountPermissionsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['account']), typeof x === 'string') &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['roles']), (Array.isArray(x) && every(x, isRole))) &&
    ((x = v['permissions']), (Array.isArray(x) && every(x, isPermissionNode)));
}

/** Checks the data of `getSubAccountPermissions`. */
export const getSubAccountPermissionsData: Check<Ops['getSubAccountPermissions']['data']> = { operationId: 'getSubAccountPermissions', part: 'data', is: isGetSubAccountPermissionsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "account": z.string(), "customerCode": z.string(), "roles": z.array(schemaOfRole()), "permissions": z.array(schemaOfPermissionNode()) })) };

function isGetSubAccountPermissionsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['account']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetSubAccountPermissionsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetSubAccountPermissionsInputQuery(x));
}

/** Checks the input of `getSubAccountPermissions`. */
export const getSubAccountPermissionsInput: Check<Ops['getSubAccountPermissions']['input']> = { operationId: 'getSubAccountPermissions', part: 'input', is: isGetSubAccountPermissionsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "account": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `getPermissionList`. */
export const getPermissionListData: Check<Ops['getPermissionList']['data']> = { operationId: 'getPermissionList', part: 'data', is: isMenuObject, schema: /* @__PURE__ */ lazily(() => schemaOfMenuObject()) };

function isUpdateSubAccountInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['account']), (typeof x === 'string' && x !== '')) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['name']) === undefined || (typeof x === 'string' && x !== '' && points(x) <= 20)) &&
    ((x = v['phoneNumber']) === undefined || (typeof x === 'string' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['status']) === undefined || (typeof x === 'string' && (x === "0" || x === "1"))) &&
    ((x = v['roles']), (Array.isArray(x) && x.length >= 1 && every(x, (v) => (typeof v === 'string' && v !== '')))) &&
    ((x = v['permissions']), (Array.isArray(x) && every(x, (v) => typeof v === 'string')));
}

function isUpdateSubAccountInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isUpdateSubAccountInputBody(x));
}

/** Checks the input of `updateSubAccount`. */
export const updateSubAccountInput: Check<Ops['updateSubAccount']['input']> = { operationId: 'updateSubAccount', part: 'input', is: isUpdateSubAccountInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "account": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "name": z.optional(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 20, "at most 20 characters"))), "phoneNumber": z.optional(z.string().check(z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$"))), "status": z.optional(z.string().check(z.refine((v: string) => (v === "0" || v === "1"), "one of \"0\", \"1\""))), "roles": z.array(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")), "permissions": z.array(z.string()) }) })) };
