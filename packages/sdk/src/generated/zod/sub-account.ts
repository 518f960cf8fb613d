// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, entries, like, list, oneOf, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `listSubAccounts`. */
export const listSubAccountsData: Schema<Ops['listSubAccounts']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.SubAccount));

/** The input of `listSubAccounts`. */
export const listSubAccountsInput: Schema<Ops['listSubAccounts']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `getAllRolesAndPermissions`. */
export const getAllRolesAndPermissionsData: Schema<Ops['getAllRolesAndPermissions']['data']> = /* @__PURE__ */ schemaOf(() => answer({ roles: list(answer({ roleCode: code, roleName: text, 'permissionIds?': list(text) })), permissions: list(answers.PermissionNode) }));

/** The input of `getAllRolesAndPermissions`. */
export const getAllRolesAndPermissionsInput: Schema<Ops['getAllRolesAndPermissions']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `getSubAccountPermissions`. */
export const getSubAccountPermissionsData: Schema<Ops['getSubAccountPermissions']['data']> = /* @__PURE__ */ schemaOf(() => answer({ account: text, customerCode: code, roles: list(answers.Role), permissions: list(answers.PermissionNode) }));

/** The input of `getSubAccountPermissions`. */
export const getSubAccountPermissionsInput: Schema<Ops['getSubAccountPermissions']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ account: code, customerCode: code }) }));

/** The data of `getPermissionList`. */
export const getPermissionListData: Schema<Ops['getPermissionList']['data']> = /* @__PURE__ */ schemaOf(() => answers.MenuObject);

/** The input of `updateSubAccount`. */
export const updateSubAccountInput: Schema<Ops['updateSubAccount']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ account: code, customerCode: code, 'name?': all(text, characters(1, 20)), 'phoneNumber?': all(text, like(/^1[0-9]{10}$/u)), 'status?': all(text, oneOf("0", "1")), roles: all(list(code), entries(1)), permissions: list(text) }) }));
