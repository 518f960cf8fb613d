// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, numberData, pageData } from '../../core/promised-data';

/**
 * 查询调货购物车。
 *
 * The transfer cart of a sold-to, grouped like the whole-vehicle cart; its smallest number is 1. Shown by /transfer/cart.
 *
 * `GET /transfer/queryOrder/cart` · read
 *
 * Evidence: method-inferred · shape: stated · source: 2§3 Traffic/transfer cart, 2§7 Transfer
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码，按送达方筛选
 */
export const listTransferCart: ReadOperation<'listTransferCart'> = { id: 'listTransferCart', method: 'GET', path: '/transfer/queryOrder/cart', effect: 'read', data: listData };

/**
 * 查询调货产品价格。
 *
 * The transfer prices of products for a sold-to and ship-to. Used by /transfer/list and /transfer/cart.
 *
 * `POST /transfer/cargoQuery/queryGoodsPrice` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Transfer
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCodeList` 产品编码列表
 */
export const getTransferGoodsPrice: ReadOperation<'getTransferGoodsPrice'> = { id: 'getTransferGoodsPrice', method: 'POST', path: '/transfer/cargoQuery/queryGoodsPrice', effect: 'read', data: listData };

/**
 * 删除调货产品。
 *
 * Removes lines from the transfer cart. Used by /transfer/cart. Changes the cart.
 *
 * `POST /transfer/dhDeleteOrder/deleteProduct` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Transfer
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `GBIDList` 行编号列表
 */
export const deleteTransferProduct: Operation<'deleteTransferProduct'> = { id: 'deleteTransferProduct', method: 'POST', path: '/transfer/dhDeleteOrder/deleteProduct' };

/**
 * 删除调货单。
 *
 * Removes one complete group of the transfer cart. Used by /transfer/cart. Changes the cart.
 *
 * `POST /transfer/dhDeleteOrder/deleteOrderForm` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Transfer
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 调货单编号
 */
export const deleteTransferOrderForm: Operation<'deleteTransferOrderForm'> = { id: 'deleteTransferOrderForm', method: 'POST', path: '/transfer/dhDeleteOrder/deleteOrderForm' };

/**
 * 修改调货付款金额。
 *
 * Sets the amount that a payer pays for a group of the transfer cart. Used by /transfer/cart. Changes the cart.
 *
 * `POST /transfer/dhDeleteOrder/upDHPayMoney` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Transfer
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 调货单编号
 * - `paytoCode` 付款方编码
 * - `payMoney` 付款金额（元）
 */
export const updateTransferPayMoney: Operation<'updateTransferPayMoney'> = { id: 'updateTransferPayMoney', method: 'POST', path: '/transfer/dhDeleteOrder/upDHPayMoney' };

/**
 * 提交调货订单。
 *
 * Submits chosen groups of the transfer cart as transfer orders. Used by /transfer/cart. Changes cart and orders; never send it twice by itself.
 *
 * `POST /transfer/defaultOrder/submitDhOrder` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Transfer
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `IBRIDList` 要提交的调货单编号
 * - `accountCode?` H_WORK 来源时的账号
 * - `whetherOrNotAppOrder?` 订单来源
 * - `remark?` 备注
 */
export const submitTransferOrder: Operation<'submitTransferOrder'> = { id: 'submitTransferOrder', method: 'POST', path: '/transfer/defaultOrder/submitDhOrder' };

/**
 * 修改调货数量。
 *
 * Sets the number of a line of the transfer cart, at least 1. Used by /transfer/cart. Changes the cart.
 *
 * `POST /transfer/addToCart/updateOrderQty` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§5, 2§7 Transfer
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `GBID` 行编号
 * - `IBL_NUM` 数量（台）
 */
export const updateTransferOrderQty: Operation<'updateTransferOrderQty'> = { id: 'updateTransferOrderQty', method: 'POST', path: '/transfer/addToCart/updateOrderQty' };

/**
 * 查询调货购物车数量。
 *
 * The number of lines in the transfer cart, for the badge of the floating bar.
 *
 * `GET /transfer/queryOrder/shoppingCartNum` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Transfer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const getTransferCartCount: ReadOperation<'getTransferCartCount'> = { id: 'getTransferCartCount', method: 'GET', path: '/transfer/queryOrder/shoppingCartNum', effect: 'read', data: numberData };

/**
 * 加入调货购物车。
 *
 * Puts a product into the transfer cart. Inferred: /transfer/list fills the cart, and the stated addToCart/updateOrderQty only changes a line that is there. Changes the cart.
 *
 * `POST /transfer/addToCart/add` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Traffic and samples
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCode` 产品编码
 * - `number` 数量（台）
 * - `supplyCode?` 调出方编码
 */
export const addToTransferCart: Operation<'addToTransferCart'> = { id: 'addToTransferCart', method: 'POST', path: '/transfer/addToCart/add' };

/**
 * 分页查询调货产品。
 *
 * One page of the products that can be transferred. Inferred: /transfer/list and its search plainly need a list, and the catalogue names only the price call.
 *
 * `POST /transfer/cargoQuery/queryGoodsList` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Traffic and samples
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `keyword?` 型号或名称
 * - `industryCode?` 产业编码
 */
export const queryTransferGoods: ReadOperation<'queryTransferGoods'> = { id: 'queryTransferGoods', method: 'POST', path: '/transfer/cargoQuery/queryGoodsList', effect: 'read', data: pageData };
