// Generated from the API description by `pnpm generate`. Do not edit.
import type { ReadOperation } from '../../core/operation';
import { listData, objectData, pageData } from '../../core/promised-data';

/**
 * 分页查询大单活动。
 *
 * Bulk-order activities that a sold-to can take part in, the running ones first (/bigorder/mall_list.json).
 *
 * `GET /activity/bigorder/list` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order activity
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `status?` 状态码：10 未开始、20 进行中、30 已结束
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listBigActivities: ReadOperation<'listBigActivities'> = { id: 'listBigActivities', method: 'GET', path: '/activity/bigorder/list', effect: 'read', data: pageData };

/**
 * 查询大单活动产品组。
 *
 * The product groups of an activity with bulk price, least number and weeks of arrival per product (/bigorder/detail).
 *
 * `GET /activity/bigorder/productGroups` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order activity
 *
 * Query:
 * - `activityId` 活动 ID
 * - `saletoCode?` 售达方编码
 */
export const listBigProductGroups: ReadOperation<'listBigProductGroups'> = { id: 'listBigProductGroups', method: 'GET', path: '/activity/bigorder/productGroups', effect: 'read', data: listData };

/**
 * 查询大单活动详情。
 *
 * One bulk-order activity with its rules (/bigorder/detail); its products come from listBigProductGroups.
 *
 * `GET /activity/bigorder/detail` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order activity
 *
 * Query:
 * - `activityId` 活动 ID
 * - `saletoCode?` 售达方编码
 */
export const getBigActivity: ReadOperation<'getBigActivity'> = { id: 'getBigActivity', method: 'GET', path: '/activity/bigorder/detail', effect: 'read', data: objectData };

/**
 * 查询产品全部库存。
 *
 * The stock of a product over all warehouses that serve the sold-to (/bulkOrder, /bigorder/detail).
 *
 * `GET /cuspro/reserve/getAllStock` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order activity
 *
 * Query:
 * - `productCode` 产品编码
 * - `saletoCode` 售达方编码
 */
export const getAllStock: ReadOperation<'getAllStock'> = { id: 'getAllStock', method: 'GET', path: '/cuspro/reserve/getAllStock', effect: 'read', data: objectData };

/**
 * 查询全年可承诺库存。
 *
 * What can be promised of a product per week (/bulkOrder, /bigorder/detail). Assumption: the 365 of its address are days ahead.
 *
 * `GET /cuspro/reserve/get365AtpStock` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order activity
 *
 * Query:
 * - `productCode` 产品编码
 * - `saletoCode` 售达方编码
 */
export const getAtpStock: ReadOperation<'getAtpStock'> = { id: 'getAtpStock', method: 'GET', path: '/cuspro/reserve/get365AtpStock', effect: 'read', data: listData };

/**
 * 查询大单产品价格。
 *
 * The ordinary price of a product for a sold-to, against which the bulk price is shown (/bulkOrder, /bigorder/detail).
 *
 * `GET /cuspro/productPrice/getProductPrice` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order activity
 *
 * Query:
 * - `productCode` 产品编码
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码
 */
export const getReserveProductPrice: ReadOperation<'getReserveProductPrice'> = { id: 'getReserveProductPrice', method: 'GET', path: '/cuspro/productPrice/getProductPrice', effect: 'read', data: objectData };
