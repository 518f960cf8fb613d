// Generated from the API description by `pnpm generate`. Do not edit.
import type { ReadOperation } from '../../core/operation';
import { listData, objectData } from '../../core/promised-data';

/**
 * 查询当前用户。
 *
 * The user behind the bearer token, with roles and sold-tos. Called when a token was stored and when the shell starts. Assumption: for users alone, not for the automation client.
 *
 * `GET /auth/user/getUserInfoByToken` · read
 *
 * Evidence: path-inferred · shape: stated · source: 1§3, 2§7 Sub-accounts
 */
export const getUserInfo: ReadOperation<'getUserInfo'> = { id: 'getUserInfo', method: 'GET', path: '/auth/user/getUserInfoByToken', effect: 'read', data: objectData };

/**
 * 授权页返回地址。
 *
 * The return path that the provider's authorisation page is given; it answers with a redirect to the address in `state`, the token in its query. A browser goes here; no client calls it.
 *
 * `GET /auth/redirect` · read
 *
 * Evidence: inferred · shape: assumed · source: 1§8, 2§8
 *
 * Query:
 * - `state` 登录后返回的地址
 * - `code?` 授权码
 */
export const redirectAfterLogin: ReadOperation<'redirectAfterLogin'> = { id: 'redirectAfterLogin', method: 'GET', path: '/auth/redirect', effect: 'read' };

/**
 * 查询菜单热点图。
 *
 * The pictures next to the fly-out menus of level 2 or 3. Assumption: for users alone, not for the automation client.
 *
 * `GET /auth/permission/getHotspotImages` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Finance
 *
 * Query:
 * - `type` 层级：2 二级菜单、3 三级菜单
 */
export const getHotspotImages: ReadOperation<'getHotspotImages'> = { id: 'getHotspotImages', method: 'GET', path: '/auth/permission/getHotspotImages', effect: 'read', data: listData };
