// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { objectData, pageData } from '../../core/promised-data';

/**
 * 分页查询常见问题。
 *
 * One page of common questions. Used by /mall/helpPage, where dealers read the enabled ones, and /mall/editHelpPage, where all are kept.
 *
 * `POST /customer/queryCommonQuestionList` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Common questions
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `keyword?` 问题关键字
 * - `typeCode?` 问题分类编码
 * - `isUse?` 是否启用，不传为全部
 */
export const queryCommonQuestions: ReadOperation<'queryCommonQuestions'> = { id: 'queryCommonQuestions', method: 'POST', path: '/customer/queryCommonQuestionList', effect: 'read', data: pageData };

/**
 * 启用或停用常见问题。
 *
 * Shows a question to dealers or hides it. Used by /mall/editHelpPage. Changes the question.
 *
 * `POST /customer/questionIsUse` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Common questions
 *
 * Body:
 * - `id` 问题编号
 * - `isUse` 是否启用
 */
export const setQuestionInUse: Operation<'setQuestionInUse'> = { id: 'setQuestionInUse', method: 'POST', path: '/customer/questionIsUse' };

/**
 * 新增或修改常见问题。
 *
 * Saves a question; without id it is new, with id it replaces that question. Used by /mall/editHelpPage. Changes the questions.
 *
 * `POST /customer/questionSaveOrUpdate` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Common questions
 *
 * Body:
 * - `id?` 问题编号，新增时不传
 * - `title` 问题
 * - `typeCode` 问题分类编码
 * - `content` 解答（富文本）
 * - `sort?` 排序号，小的在前
 * - `isUse?` 是否启用
 */
export const saveCommonQuestion: Operation<'saveCommonQuestion'> = { id: 'saveCommonQuestion', method: 'POST', path: '/customer/questionSaveOrUpdate' };

/**
 * 查询常见问题详情。
 *
 * One question with its answer. Used by /mall/helpPage and /mall/editHelpPage.
 *
 * `GET /customer/queryCommonQuestionDetail` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Common questions
 *
 * Query:
 * - `id` 问题编号
 */
export const getCommonQuestion: ReadOperation<'getCommonQuestion'> = { id: 'getCommonQuestion', method: 'GET', path: '/customer/queryCommonQuestionDetail', effect: 'read', data: objectData };

/**
 * 删除常见问题。
 *
 * Deletes a question. Used by /mall/editHelpPage. Changes the questions, though it is a GET.
 *
 * `GET /customer/questionDelete` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Common questions
 *
 * Query:
 * - `id` 问题编号
 */
export const deleteCommonQuestion: Operation<'deleteCommonQuestion'> = { id: 'deleteCommonQuestion', method: 'GET', path: '/customer/questionDelete' };
