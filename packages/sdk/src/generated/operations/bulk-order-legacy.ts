// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData } from '../../core/promised-data';

/**
 * 保存预订单。
 *
 * Saves a bulk order before it is placed, so that it can be changed or placed later (/bulkOrder). Adds a pre-order; nothing is placed.
 *
 * `POST /order/pre/saveOrder` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order legacy
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `payerCode` 付款方编码
 * - `activityId?` 大单活动 ID，普通大单为空
 * - `lineList` 产品行
 * - `accountCode?` 账号，H_WORK 来源时有
 * - `whetherOrNotAppOrder?` 订单来源
 * - `remark?` 备注
 */
export const savePreOrder: Operation<'savePreOrder'> = { id: 'savePreOrder', method: 'POST', path: '/order/pre/saveOrder' };

/**
 * 查询可选到货周。
 *
 * The weeks in which goods ordered today can arrive, Monday to Sunday. Used by /bulkOrder and by week promise and far week in /cart.
 *
 * `GET /order/orderweek/getArrivalWeeks` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order legacy
 */
export const getArrivalWeeks: ReadOperation<'getArrivalWeeks'> = { id: 'getArrivalWeeks', method: 'GET', path: '/order/orderweek/getArrivalWeeks', effect: 'read', data: listData };

/**
 * 查询当前周次。
 *
 * The week of the ordering calendar in which today lies; /bulkOrder counts arrival weeks from it.
 *
 * `GET /order/orderweek/getHaierWeek` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order legacy
 */
export const getHaierWeek: ReadOperation<'getHaierWeek'> = { id: 'getHaierWeek', method: 'GET', path: '/order/orderweek/getHaierWeek', effect: 'read', data: objectData };

/**
 * 提交大单。
 *
 * Places a bulk order. One order per arrival week and product group arises in the background. getOrderStatusByBatch reports its progress (/bulkOrder, /bigorder/detail, /bigorder/result). Places orders; never sent twice by the client.
 *
 * `POST /order/oldOrder/placeBigOrder` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order legacy
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `payerCode` 付款方编码
 * - `activityId?` 大单活动 ID，普通大单为空
 * - `lineList` 产品行
 * - `accountCode?` 账号，H_WORK 来源时有
 * - `whetherOrNotAppOrder?` 订单来源
 * - `remark?` 备注
 */
export const placeBigOrder: Operation<'placeBigOrder'> = { id: 'placeBigOrder', method: 'POST', path: '/order/oldOrder/placeBigOrder' };

/**
 * 提交 B2B 大单。
 *
 * Places a bulk order of a project customer, with the project that it is for (/bulkOrderInfo). Places orders; never sent twice by the client.
 *
 * `POST /order/oldOrder/placeBigOrderB2B` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order legacy
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `payerCode` 付款方编码
 * - `activityId?` 大单活动 ID，普通大单为空
 * - `lineList` 产品行
 * - `accountCode?` 账号，H_WORK 来源时有
 * - `whetherOrNotAppOrder?` 订单来源
 * - `remark?` 备注
 * - `projectCode` 工程项目编码
 * - `projectName?` 工程项目名称
 */
export const placeBigOrderB2b: Operation<'placeBigOrderB2b'> = { id: 'placeBigOrderB2b', method: 'POST', path: '/order/oldOrder/placeBigOrderB2B' };

/**
 * 查询大单处理结果。
 *
 * How far the orders of a bulk batch are, with what went wrong; /bigorder/result asks until it is finished.
 *
 * `POST /order/oldOrder/getOrderStatusByBatch` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Bulk-order legacy
 *
 * Body:
 * - `batchNo` 大单批次号
 * - `saletoCode?` 售达方编码
 */
export const getBigOrderStatus: ReadOperation<'getBigOrderStatus'> = { id: 'getBigOrderStatus', method: 'POST', path: '/order/oldOrder/getOrderStatusByBatch', effect: 'read', data: objectData };
