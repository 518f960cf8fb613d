// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData } from '../../core/promised-data';

/**
 * 修改整车订单付款方。
 *
 * Sets the payer of one whole-vehicle order that is not yet paid. Used by /traffic/cart and /myOrder. Changes the order.
 *
 * `POST /traffic/payto/updatePaytoByOrderTypeNo` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `orderTypeNo` 订单类型编号
 * - `paytoCode` 新付款方编码
 * - `saletoCode?` 售达方编码
 */
export const updateTrafficPaytoByOrder: Operation<'updateTrafficPaytoByOrder'> = { id: 'updateTrafficPaytoByOrder', method: 'POST', path: '/traffic/payto/updatePaytoByOrderTypeNo' };

/**
 * 查询整车订单付款方。
 *
 * The payer of one whole-vehicle order, and the payers that may take its place. Used by the payer dialog of /traffic/cart.
 *
 * `GET /traffic/payto/queryPaytoByOrderTypeNo` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `orderTypeNo` 订单类型编号
 */
export const getTrafficPaytoByOrder: ReadOperation<'getTrafficPaytoByOrder'> = { id: 'getTrafficPaytoByOrder', method: 'GET', path: '/traffic/payto/queryPaytoByOrderTypeNo', effect: 'read', data: objectData };

/**
 * 批量修改整车付款方。
 *
 * Sets one payer for several whole-vehicle orders. All of them change or none. Used by /traffic/cart. Changes the orders.
 *
 * `POST /traffic/payto/updatePaytoCodeBatch` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `paytoCode` 新付款方编码
 * - `orderTypeNoList` 订单类型编号列表
 */
export const updateTrafficPaytoBatch: Operation<'updateTrafficPaytoBatch'> = { id: 'updateTrafficPaytoBatch', method: 'POST', path: '/traffic/payto/updatePaytoCodeBatch' };

/**
 * 查询整车付款方。
 *
 * Every payer of a sold-to that may pay whole-vehicle orders, with its balance. Used by /traffic/cart, /trafficAccount and /trafficAccountNew.
 *
 * `GET /traffic/payto/queryAll` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listTrafficPayers: ReadOperation<'listTrafficPayers'> = { id: 'listTrafficPayers', method: 'GET', path: '/traffic/payto/queryAll', effect: 'read', data: listData };

/**
 * 修改整车购物车付款方。
 *
 * Sets the payer of one vehicle in the whole-vehicle cart. Used by /traffic/cart. Changes the cart.
 *
 * `POST /traffic/payto/updatePaytoShoppingCart` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 车次编号
 * - `paytoCode` 付款方编码
 */
export const updateTrafficCartPayto: Operation<'updateTrafficCartPayto'> = { id: 'updateTrafficCartPayto', method: 'POST', path: '/traffic/payto/updatePaytoShoppingCart' };
