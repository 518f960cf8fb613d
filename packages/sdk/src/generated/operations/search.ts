// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, pageData } from '../../core/promised-data';

/**
 * 查询推荐词。
 *
 * The default words of the search box (type 1) or its recommended list (type 2), four to a page. Assumption: records and paging as in every list.
 *
 * `POST /search/recommend/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 1§3, 2§7 Search
 *
 * Body:
 * - `pageNum` 页码，从 1 起
 * - `pageSize` 每页条数
 * - `params` 谁在查询、查询哪个列表
 */
export const listRecommendedKeywords: ReadOperation<'listRecommendedKeywords'> = { id: 'listRecommendedKeywords', method: 'POST', path: '/search/recommend/list', effect: 'read', data: pageData };

/**
 * 记录推荐词点击。
 *
 * Records a click on a recommended word, before its address opens or it is searched. Changes the click count.
 *
 * `POST /search/recommend/click` · write
 *
 * Evidence: inferred · shape: stated · source: 2§7 Search
 *
 * Body:
 * - `recoId` 推荐词 ID
 * - `clicPersId` 点击人 ID
 * - `clicPersName` 点击人名称
 */
export const recordKeywordClick: Operation<'recordKeywordClick'> = { id: 'recordKeywordClick', method: 'POST', path: '/search/recommend/click' };

/**
 * 联想产品型号。
 *
 * Product models that begin with or contain what the user typed. Shown below the search box. Assumption: the fields.
 *
 * `GET /search/productModel/suggest` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Search
 *
 * Query:
 * - `keyword` 关键词
 */
export const suggestProductModels: ReadOperation<'suggestProductModels'> = { id: 'suggestProductModels', method: 'GET', path: '/search/productModel/suggest', effect: 'read', data: listData };
