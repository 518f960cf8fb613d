// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { numberData, objectData } from '../../core/promised-data';

/**
 * 备货校验。
 *
 * Judges the lines of a stock-up order before it is created - stock, limits and permission. Used by /purchase/recommand and /purchase/safetyStockDays.
 *
 * `POST /order/stockUp/check` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, stock-up
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productList` 备货行
 */
export const checkStockUp: ReadOperation<'checkStockUp'> = { id: 'checkStockUp', method: 'POST', path: '/order/stockUp/check', effect: 'read', data: objectData };

/**
 * 创建备货订单。
 *
 * Places a stock-up order. Used by /purchase/recommand and /purchase/safetyStockDays after checkStockUp. Changes state; it is never sent twice by itself.
 *
 * `POST /order/stockUp/createOrder` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, stock-up
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `payerCode?` 付款方编码
 * - `accountCode?` H_WORK 来源时的账号
 * - `whetherOrNotAppOrder?` 订单来源
 * - `productList` 备货行
 */
export const createStockUpOrder: Operation<'createStockUpOrder'> = { id: 'createStockUpOrder', method: 'POST', path: '/order/stockUp/createOrder' };

/**
 * 查询备货清单数量。
 *
 * How many products wait in the stock-up list of a sold-to, for a badge.
 *
 * `GET /order/stockUp/getNumber` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, stock-up
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const getStockUpNumber: ReadOperation<'getStockUpNumber'> = { id: 'getStockUpNumber', method: 'GET', path: '/order/stockUp/getNumber', effect: 'read', data: numberData };
