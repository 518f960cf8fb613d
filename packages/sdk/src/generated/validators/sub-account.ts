// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, entries, like, list, oneOf, record, text } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `listSubAccounts`. */
export const listSubAccountsData: Check<Ops['listSubAccounts']['data']> = /* @__PURE__ */ checkOf('listSubAccounts', 'data', () => list(answers.SubAccount));

/** Checks the input of `listSubAccounts`. */
export const listSubAccountsInput: Check<Ops['listSubAccounts']['input']> = /* @__PURE__ */ checkOf('listSubAccounts', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `getAllRolesAndPermissions`. */
export const getAllRolesAndPermissionsData: Check<Ops['getAllRolesAndPermissions']['data']> = /* @__PURE__ */ checkOf('getAllRolesAndPermissions', 'data', () => answer({ roles: list(answer({ roleCode: code, roleName: text, 'permissionIds?': list(text) })), permissions: list(answers.PermissionNode) }));

/** Checks the input of `getAllRolesAndPermissions`. */
export const getAllRolesAndPermissionsInput: Check<Ops['getAllRolesAndPermissions']['input']> = /* @__PURE__ */ checkOf('getAllRolesAndPermissions', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `getSubAccountPermissions`. */
export const getSubAccountPermissionsData: Check<Ops['getSubAccountPermissions']['data']> = /* @__PURE__ */ checkOf('getSubAccountPermissions', 'data', () => answer({ account: text, customerCode: code, roles: list(answers.Role), permissions: list(answers.PermissionNode) }));

/** Checks the input of `getSubAccountPermissions`. */
export const getSubAccountPermissionsInput: Check<Ops['getSubAccountPermissions']['input']> = /* @__PURE__ */ checkOf('getSubAccountPermissions', 'input', () => record({ query: record({ account: code, customerCode: code }) }));

/** Checks the data of `getPermissionList`. */
export const getPermissionListData: Check<Ops['getPermissionList']['data']> = /* @__PURE__ */ checkOf('getPermissionList', 'data', () => answers.MenuObject);

/** Checks the input of `updateSubAccount`. */
export const updateSubAccountInput: Check<Ops['updateSubAccount']['input']> = /* @__PURE__ */ checkOf('updateSubAccount', 'input', () => record({ body: record({ account: code, customerCode: code, 'name?': all(text, characters(1, 20)), 'phoneNumber?': all(text, like(/^1[0-9]{10}$/u)), 'status?': all(text, oneOf("0", "1")), roles: all(list(code), entries(1)), permissions: list(text) }) }));
