// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData } from '../../core/promised-data';

/**
 * 提交解冻开单申请。
 *
 * Applies to lift the order freeze of one type (M no store, J no pickup for over 180 days). The flag then becomes the application number that begins with D. Used by /unfreezeApplication. Changes state.
 *
 * `POST /customer/unfreeze/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 1§4, 2§7 Customer, Unfreeze
 *
 * Body:
 * - `customerCode` 客户编码
 * - `freezeType` 冻结类型：M 无门店、J 超过 180 天未提货
 * - `productGroupCode?` 产品组编码
 * - `reason?` 申请原因
 * - `contactName?` 联系人
 * - `contactPhone?` 联系电话，手机号 11 位
 * - `fileIds?` 附件编号
 */
export const submitUnfreezeApply: Operation<'submitUnfreezeApply'> = { id: 'submitUnfreezeApply', method: 'POST', path: '/customer/unfreeze/submit' };

/**
 * 查询未签约产品组。
 *
 * The product groups for which the customer has no signed contract; the application form warns of them, since they stay closed after unfreezing. Used by /unfreezeApplication.
 *
 * `GET /customer/unfreeze/queryUnSignedProductGroup` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Customer, Unfreeze
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listUnsignedProductGroups: ReadOperation<'listUnsignedProductGroups'> = { id: 'listUnsignedProductGroups', method: 'GET', path: '/customer/unfreeze/queryUnSignedProductGroup', effect: 'read', data: listData };

/**
 * 查询冻结标识。
 *
 * Whether a customer is frozen for having no store (M) or as a zombie account (J), and what became of an application to unfreeze (to). Asked when the shell starts; shown by /unfreezeApplication and /thawingDetails.
 *
 * `GET /customer/unfreeze/queryUnfreezeApplyForFlag` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§4, 2§4, 2§7 Unfreeze
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getUnfreezeFlags: ReadOperation<'getUnfreezeFlags'> = { id: 'getUnfreezeFlags', method: 'GET', path: '/customer/unfreeze/queryUnfreezeApplyForFlag', effect: 'read', data: objectData };

/**
 * 查询解冻申请记录。
 *
 * The unfreeze applications of a customer, newest first. Used by /thawingDetails, where rejected and submitted flags lead.
 *
 * `GET /customer/unfreeze/unfreezeApplyHis` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§4, 2§7 Customer, Unfreeze
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listUnfreezeApplies: ReadOperation<'listUnfreezeApplies'> = { id: 'listUnfreezeApplies', method: 'GET', path: '/customer/unfreeze/unfreezeApplyHis', effect: 'read', data: listData };
