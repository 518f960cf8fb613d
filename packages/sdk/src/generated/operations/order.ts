// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { flagData, listData, objectData } from '../../core/promised-data';

/**
 * 拆单。
 *
 * Splits the checked cart into orders by warehouse, price type and delivery, and names a default payer and the payers to choose from. The first step of /cart/settle; nothing is placed yet. Its answer is kept until submitOrders or cancelOrder. Changes the stored settlement.
 *
 * `POST /order/splitOrder` · write · time-out 120000 ms
 *
 * Evidence: stated · shape: stated · source: 2§3 Checked cart payload, Cart settle data; 2§7 Orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `accountCode?` 下单的账号
 * - `yunCangCode?` 云仓编码（经典购物车）
 * - `yunCangFlag?` 云仓标识（经典购物车）：YC 云仓、YD 异地云仓，空为非云仓
 * - `yc?` 云仓编码（新购物车）
 * - `ydyc?` 异地云仓编码（新购物车）
 * - `splitComposeList` 勾选的条目
 */
export const splitOrder: Operation<'splitOrder'> = { id: 'splitOrder', method: 'POST', path: '/order/splitOrder', timeoutMs: 120000, data: objectData };

/**
 * 查询订单付款方。
 *
 * The payers that a split order may be paid by, with their balances. Used by /cart/settle when the user opens the choice of payer.
 *
 * `POST /order/paytoInfo` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `orderNo` 订单号
 */
export const listOrderPayers: ReadOperation<'listOrderPayers'> = { id: 'listOrderPayers', method: 'POST', path: '/order/paytoInfo', effect: 'read', data: listData };

/**
 * 修改待提交订单。
 *
 * Changes payer or remark of a split order before it is submitted. Used by /cart/settle. Changes the stored settlement.
 *
 * `POST /order/updateOrderInfo` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `orderNo` 订单号
 * - `composeOrderNo?` 组合订单号
 * - `payerCode?` 新的付款方编码
 * - `remark?` 备注
 */
export const updateOrderInfo: Operation<'updateOrderInfo'> = { id: 'updateOrderInfo', method: 'POST', path: '/order/updateOrderInfo' };

/**
 * 取消待提交订单。
 *
 * Gives up split orders that were not submitted, so that the stock held for them is free again. Used when /cart/settle is left. Placed orders are cancelled by cancelMyOrder. Changes the stored settlement.
 *
 * `POST /order/cancelOrder` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `orderNoList` 订单号
 */
export const cancelOrder: Operation<'cancelOrder'> = { id: 'cancelOrder', method: 'POST', path: '/order/cancelOrder' };

/**
 * 取消免费寄库订单。
 *
 * Cancels an order of the mfjk kind from /myOrder. Assumption: mfjk is 免费寄库, goods stored free of charge at the centre. Changes the order to cancelled and releases its stock.
 *
 * `POST /order/mfjk/cancelOrder` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `reason?` 取消原因
 */
export const cancelMfjkOrder: Operation<'cancelMfjkOrder'> = { id: 'cancelMfjkOrder', method: 'POST', path: '/order/mfjk/cancelOrder' };

/**
 * 提交订单。
 *
 * Places the checked split orders with the payer of each one. The last step of /cart/settle; /cart/successfulorder follows. It is never sent twice by itself. Places orders and removes their entries from the cart.
 *
 * `POST /order/post/orderInfo` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders, 2§6
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `orderList` 要提交的订单
 * - `deliverType?` 配送方式：sendTo 送达方、district 区域、address 地址
 * - `addressCode?` 配送地址编码，仅配送到地址时
 * - `areaCode?` 区县编码，仅配送到区域时
 * - `areaName?` 省市区名称，仅配送到区域时
 * - `accountCode?` H_WORK 来源时的账号
 * - `whetherOrNotAppOrder?` 订单来源
 */
export const submitOrders: Operation<'submitOrders'> = { id: 'submitOrders', method: 'POST', path: '/order/post/orderInfo' };

/**
 * 校验产品可售。
 *
 * Says for each product whether that quantity may be ordered, and how many may (off the market, at most the centre stock). Used by /detail, /cart and the calculator.
 *
 * `POST /order/post/validate/product` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders, 2§8
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productList` 产品
 */
export const validateProducts: ReadOperation<'validateProducts'> = { id: 'validateProducts', method: 'POST', path: '/order/post/validate/product', effect: 'read', data: listData };

/**
 * 查询数字库存规则锁定。
 *
 * Whether a rule of the szkc stock locks the products that are about to be ordered (/cart/settle). Assumption: szkc is 数字库存.
 *
 * `POST /order/getSzkcRuleLock` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码
 * - `productCodes` 产品编码
 */
export const getSzkcRuleLock: ReadOperation<'getSzkcRuleLock'> = { id: 'getSzkcRuleLock', method: 'POST', path: '/order/getSzkcRuleLock', effect: 'read', data: listData };

/**
 * 查询客户是否配置数字库存。
 *
 * Whether the customer is configured for the szkc stock, which decides if getSzkcRuleLock is asked (/cart/settle). Assumption: a yes or no.
 *
 * `POST /order/getSzkcConfigCustomer` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 */
export const getSzkcConfigCustomer: ReadOperation<'getSzkcConfigCustomer'> = { id: 'getSzkcConfigCustomer', method: 'POST', path: '/order/getSzkcConfigCustomer', effect: 'read', data: flagData };

/**
 * 查询统仓统配开关。
 *
 * Whether central warehousing and delivery (TCTP) is switched on for the signed-in customer. Used by /cart and /myOrder to show its confirmation.
 *
 * `GET /order/get/tctpSwitch` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 */
export const getTctpSwitch: ReadOperation<'getTctpSwitch'> = { id: 'getTctpSwitch', method: 'GET', path: '/order/get/tctpSwitch', effect: 'read', data: flagData };

/**
 * 生成免费样机结算记录。
 *
 * Creates the settlement record of a free sample machine (path spelling of the backend). Assumption: mfyjjs is 免费样机结算. Asked from /prototypeSample and /yjList. Adds a record.
 *
 * `POST /order/mfyjjs/generateOfmyyjjsRecord` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `productCode` 样机产品编码
 * - `number` 结算数量（台）
 */
export const generateMfyjSettlementRecord: Operation<'generateMfyjSettlementRecord'> = { id: 'generateMfyjSettlementRecord', method: 'POST', path: '/order/mfyjjs/generateOfmyyjjsRecord' };

/**
 * 支付信用订单。
 *
 * Pays an order that was placed on credit, for a number of units (/myOrder, /orderDetail). Charges the payer of the order; never sent twice by the client.
 *
 * `POST /order/payCreditOrderByOrderNo` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `qty` 支付数量（台）
 */
export const payCreditOrder: Operation<'payCreditOrder'> = { id: 'payCreditOrder', method: 'POST', path: '/order/payCreditOrderByOrderNo' };

/**
 * 校验组合的下单额度。
 *
 * Checks the checked cart against the order quota of the customer before they are split (/cart, /NewCart, /cart/settle). The answer lists the products that exceed it.
 *
 * `POST /order/post/validate/checkOrderQuotaCompose` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `accountCode?` 下单的账号
 * - `yunCangCode?` 云仓编码（经典购物车）
 * - `yunCangFlag?` 云仓标识（经典购物车）：YC 云仓、YD 异地云仓，空为非云仓
 * - `yc?` 云仓编码（新购物车）
 * - `ydyc?` 异地云仓编码（新购物车）
 * - `splitComposeList` 勾选的条目
 */
export const checkOrderQuotaCompose: ReadOperation<'checkOrderQuotaCompose'> = { id: 'checkOrderQuotaCompose', method: 'POST', path: '/order/post/validate/checkOrderQuotaCompose', effect: 'read', data: objectData };

/**
 * 补货计算。
 *
 * The quantities that may be replenished from stock and by reservation for one product; all four fields must be there. Used by the calculator of the floating bar.
 *
 * `POST /order/replenishmentCalculator` · read
 *
 * Evidence: path-inferred · shape: stated · source: 2§5, 2§7 Orders, 2§3 Calculator fields
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCode` 产品编码
 * - `number` 计划数量（台）
 */
export const calculateReplenishment: ReadOperation<'calculateReplenishment'> = { id: 'calculateReplenishment', method: 'POST', path: '/order/replenishmentCalculator', effect: 'read', data: objectData };

/**
 * 查询订单开票信息。
 *
 * The invoice title with which the orders of a sold-to, or one order, are billed; shown at settlement and in /orderDetail.
 *
 * `GET /order/billInfo` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Orders
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `orderNo?` 订单号，空为客户默认抬头
 */
export const getBillInfo: ReadOperation<'getBillInfo'> = { id: 'getBillInfo', method: 'GET', path: '/order/billInfo', effect: 'read', data: objectData };

/**
 * 查询异地云仓。
 *
 * The remote cloud warehouses (YD) from which a ship-to can be served; chosen in the cart and on /list (2§9 cloud-warehouse flags).
 *
 * `GET /order/yd-warehouse/query` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Orders
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码
 */
export const listYdWarehouses: ReadOperation<'listYdWarehouses'> = { id: 'listYdWarehouses', method: 'GET', path: '/order/yd-warehouse/query', effect: 'read', data: listData };

/**
 * 查询基地仓发货地址。
 *
 * Addresses from which the base warehouse (jdc) delivers to a ship-to; shown at settlement. Assumption: jdc is 基地仓.
 *
 * `GET /order/jdc/deliverAddress` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Orders
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码
 */
export const listJdcDeliverAddresses: ReadOperation<'listJdcDeliverAddresses'> = { id: 'listJdcDeliverAddresses', method: 'GET', path: '/order/jdc/deliverAddress', effect: 'read', data: listData };
