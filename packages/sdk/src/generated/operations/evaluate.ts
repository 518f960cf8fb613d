// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData } from '../../core/promised-data';

/**
 * 查询评价状态。
 *
 * Whether a dealer still has to evaluate an order or a service visit. Used by /evaluate and the mobile pages /indexcontent and /evaluationcontent.
 *
 * `GET /customer/evaluate/getEvaluateStatus` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Evaluate
 *
 * Query:
 * - `customerCode` 客户编码
 * - `orderNo` 被评价的订单号
 */
export const getEvaluateStatus: ReadOperation<'getEvaluateStatus'> = { id: 'getEvaluateStatus', method: 'GET', path: '/customer/evaluate/getEvaluateStatus', effect: 'read', data: objectData };

/**
 * 查询评价项目。
 *
 * The questions of one kind of evaluation with the tags that can be ticked. Used by /evaluate and /evaluationcontent.
 *
 * `GET /customer/evaluate/getAllAttributeInfoByType` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Evaluate
 *
 * Query:
 * - `type` 评价类型，如 ORDER 订单、SERVICE 服务
 */
export const listEvaluateAttributes: ReadOperation<'listEvaluateAttributes'> = { id: 'listEvaluateAttributes', method: 'GET', path: '/customer/evaluate/getAllAttributeInfoByType', effect: 'read', data: listData };

/**
 * 查询评价内容。
 *
 * A submitted evaluation with its scores and the reply. Used by /evaluate, /evaluationsuccess and /historyQuestion.
 *
 * `GET /customer/evaluate/getEvaluateInfo` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Evaluate
 *
 * Query:
 * - `customerCode` 客户编码
 * - `orderNo` 被评价的订单号
 */
export const getEvaluateInfo: ReadOperation<'getEvaluateInfo'> = { id: 'getEvaluateInfo', method: 'GET', path: '/customer/evaluate/getEvaluateInfo', effect: 'read', data: objectData };

/**
 * 提交评价。
 *
 * Evaluates an order or a service visit, once. Used by /evaluate and /evaluationcontent; /evaluationsuccess follows. Changes state.
 *
 * `POST /customer/evaluate/submitEvaluate` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Evaluate
 *
 * Body:
 * - `customerCode` 客户编码
 * - `orderNo` 被评价的订单号
 * - `type` 评价类型，如 ORDER 订单、SERVICE 服务
 * - `content?` 评价内容
 * - `imageList?` 照片地址
 * - `attributeList` 各项评分
 */
export const submitEvaluate: Operation<'submitEvaluate'> = { id: 'submitEvaluate', method: 'POST', path: '/customer/evaluate/submitEvaluate' };
