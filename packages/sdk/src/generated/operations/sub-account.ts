// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData } from '../../core/promised-data';

/**
 * 查询子账号列表。
 *
 * The sub-accounts of a customer, the administrator's own account first. Only administrators see its menu entry, routeName account. Assumption: for users alone, not for the automation client.
 *
 * `GET /auth/user/customer/getAccountList` · read
 *
 * Evidence: stated · shape: assumed · source: 1§3 Sub-account, 2§7 Customer, Sub-accounts
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listSubAccounts: ReadOperation<'listSubAccounts'> = { id: 'listSubAccounts', method: 'GET', path: '/auth/user/customer/getAccountList', effect: 'read', data: listData };

/**
 * 查询可分配的全部角色与权限。
 *
 * Every role and every menu or button that the administrator of a customer may grant; fills the two trees of the edit dialog. Assumption: for users alone, not for the automation client.
 *
 * `GET /auth/user/customer/getAllRolesAndPermissions` · read
 *
 * Evidence: stated · shape: assumed · source: 2§6, 2§7 Customer, Sub-accounts
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getAllRolesAndPermissions: ReadOperation<'getAllRolesAndPermissions'> = { id: 'getAllRolesAndPermissions', method: 'GET', path: '/auth/user/customer/getAllRolesAndPermissions', effect: 'read', data: objectData };

/**
 * 查询某个子账号的角色与权限。
 *
 * What one sub-account has been granted; ticks the trees of the edit dialog. Assumption: for users alone, not for the automation client.
 *
 * `GET /auth/user/customer/getRoleAndPermissionList` · read
 *
 * Evidence: stated · shape: assumed · source: 2§6, 2§7 Customer, Sub-accounts
 *
 * Query:
 * - `account` 子账号登录名
 * - `customerCode` 客户编码
 */
export const getSubAccountPermissions: ReadOperation<'getSubAccountPermissions'> = { id: 'getSubAccountPermissions', method: 'GET', path: '/auth/user/customer/getRoleAndPermissionList', effect: 'read', data: objectData };

/**
 * 查询菜单与按钮权限。
 *
 * The menus and buttons that the signed-in user was granted, before the filters of the portal (to, to). Fetched once when the shell starts and kept. Assumption: for users alone, not for the automation client.
 *
 * `GET /auth/user/customer/getPermissionList` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 1§6, 2§7 Sub-accounts
 */
export const getPermissionList: ReadOperation<'getPermissionList'> = { id: 'getPermissionList', method: 'GET', path: '/auth/user/customer/getPermissionList', effect: 'read', data: objectData };

/**
 * 修改子账号。
 *
 * Replaces the roles and permissions of one sub-account and may switch it on or off; the lists given are the complete new state. The holder sees the change at the next login. Changes the sub-account. Assumption: for users alone, not for the automation client.
 *
 * `POST /auth/user/customer/updateSubAccount` · write
 *
 * Evidence: stated · shape: assumed · source: 1§3 Sub-account, 2§7 Customer, Sub-accounts
 *
 * Body:
 * - `account` 子账号登录名
 * - `customerCode` 所属客户编码
 * - `name?` 使用人姓名
 * - `phoneNumber?` 手机号，11 位
 * - `status?` 状态：1 启用、0 停用
 * - `roles` 角色编码
 * - `permissions` 授权的菜单与按钮编号
 */
export const updateSubAccount: Operation<'updateSubAccount'> = { id: 'updateSubAccount', method: 'POST', path: '/auth/user/customer/updateSubAccount' };
