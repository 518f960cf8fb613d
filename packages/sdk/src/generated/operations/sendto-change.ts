// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';

/**
 * 提交送达方变更。
 *
 * Applies for a new address or contact of one ship-to; it stays as it is until the application is approved (1§4). Used by /deliveryaddress. Changes state; one open application per ship-to.
 *
 * `POST /customer/sendtoChangeApproval/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 1§4, 2§7 Customer, Ship-to change approval
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `newAddress` 新送达地址
 * - `provinceCode?` 省编码
 * - `cityCode?` 市编码
 * - `areaCode?` 区县编码
 * - `contactName?` 收货联系人
 * - `contactPhone?` 收货电话，手机号 11 位
 * - `reason?` 变更原因
 */
export const submitSendtoChange: Operation<'submitSendtoChange'> = { id: 'submitSendtoChange', method: 'POST', path: '/customer/sendtoChangeApproval/submit' };

/**
 * 查询送达方变更审批状态。
 *
 * The latest change application of a ship-to (1§4). Used by /deliveryaddress to show its state and the revoke button. Assumption: no data when there has never been one.
 *
 * `GET /customer/sendtoChangeApproval/getApprovalStatusBySendToCode` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§4, 2§7 Customer, Ship-to change approval
 *
 * Query:
 * - `sendToCode` 送达方编码
 */
export const getSendtoChangeStatus: ReadOperation<'getSendtoChangeStatus'> = { id: 'getSendtoChangeStatus', method: 'GET', path: '/customer/sendtoChangeApproval/getApprovalStatusBySendToCode', effect: 'read' };

/**
 * 撤销送达方变更。
 *
 * Withdraws an application that is still being approved (1§4). Used by /deliveryaddress. Changes state.
 *
 * `POST /customer/sendtoChangeApproval/revoke` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 1§4, 2§7 Customer, Ship-to change approval
 *
 * Body:
 * - `applyNo` 变更申请单号
 * - `sendtoCode?` 送达方编码
 */
export const revokeSendtoChange: Operation<'revokeSendtoChange'> = { id: 'revokeSendtoChange', method: 'POST', path: '/customer/sendtoChangeApproval/revoke' };
