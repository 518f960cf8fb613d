// Generated from the API description by `pnpm generate`. Do not edit.
import { fileAnswer } from '../../answer/file-answer';
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData, pageData } from '../../core/promised-data';

/**
 * 分页查询我的订单。
 *
 * One page of the orders of a sold-to, newest first. Shown by /myOrder.
 *
 * `POST /order/api/myorder/orderQueryPage` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码
 * - `orderNo?` 订单号
 * - `keyword?` 型号、名称或订单号
 * - `status?` 状态码：10 待审核、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `accountCode?` H_WORK 来源时的账号
 * - `whetherOrNotAppOrder?` 订单来源
 */
export const queryMyOrders: ReadOperation<'queryMyOrders'> = { id: 'queryMyOrders', method: 'POST', path: '/order/api/myorder/orderQueryPage', effect: 'read', data: pageData };

/**
 * 查询订单详情。
 *
 * All that is known of the orders behind one order number: lines, payer, timeline, deliveries and invoice. Shown by /myOrder/:orderNo and /orderDetail.
 *
 * `POST /order/api/myorder/allOrdersQuery` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `orderNo` 订单号
 */
export const queryAllOrders: ReadOperation<'queryAllOrders'> = { id: 'queryAllOrders', method: 'POST', path: '/order/api/myorder/allOrdersQuery', effect: 'read', data: listData };

/**
 * 查询订单可用操作。
 *
 * Which buttons an order shows in its present state; the server decides. Shown by /myOrder and /orderDetail. Assumption: the codes of the buttons.
 *
 * `POST /order/api/myorder/buttonLogicJudgment` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `orderNo` 订单号
 */
export const judgeOrderButtons: ReadOperation<'judgeOrderButtons'> = { id: 'judgeOrderButtons', method: 'POST', path: '/order/api/myorder/buttonLogicJudgment', effect: 'read', data: objectData };

/**
 * 物流拒收。
 *
 * Rejects a delivery, or some of its units, with a reason and pictures (/logisticsRejection). Changes the order to rejected and starts the way back.
 *
 * `POST /order/api/myorder/logisticsRejection` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `dn` 发货单号
 * - `reasonCode?` 拒收原因编码：01 外观破损、02 型号不符、03 数量不符、04 超时送达、99 其他
 * - `reason?` 补充说明
 * - `lineList?` 拒收的产品
 * - `imageList?` 图片地址
 */
export const rejectDelivery: Operation<'rejectDelivery'> = { id: 'rejectDelivery', method: 'POST', path: '/order/api/myorder/logisticsRejection' };

/**
 * 取消订单并转入统仓库存。
 *
 * Cancels an order and keeps its goods as stock of the shared warehouse. Assumption: tc is 统仓. Used by /myOrder. Changes the order and the stock.
 *
 * `POST /order/api/myorder/cancelOrderCreateTcStock` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `reasonCode?` 取消原因编码
 * - `reason?` 补充说明
 */
export const cancelOrderToTcStock: Operation<'cancelOrderToTcStock'> = { id: 'cancelOrderToTcStock', method: 'POST', path: '/order/api/myorder/cancelOrderCreateTcStock' };

/**
 * 统仓统配订单确认。
 *
 * Confirms that an order goes through the shared warehouse and delivery. Assumption: tctp is 统仓统配. Used by /myOrder and /deliveryOrderConfirm. Changes the order.
 *
 * `POST /order/api/myorder/tctpConfirm` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `remark?` 备注
 */
export const confirmTctpOrder: Operation<'confirmTctpOrder'> = { id: 'confirmTctpOrder', method: 'POST', path: '/order/api/myorder/tctpConfirm' };

/**
 * 订单自助签收。
 *
 * The buyer signs for a delivered order himself, for all units or line by line (/myOrder, /orderDetail). Changes the order to signed.
 *
 * `POST /order/api/myorder/orderSelfSigned` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `signDate?` 签收日期 YYYY-MM-DD，默认当天
 * - `lineList?` 按行签收的数量，空为全部签收
 */
export const selfSignOrder: Operation<'selfSignOrder'> = { id: 'selfSignOrder', method: 'POST', path: '/order/api/myorder/orderSelfSigned' };

/**
 * 评价订单。
 *
 * Rates a signed order for delivery, service and product (/myOrder). Adds the estimate; an order is rated once.
 *
 * `POST /order/api/myorder/addEstimate` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `deliverScore` 配送评分，1 至 5
 * - `serviceScore` 服务评分，1 至 5
 * - `productScore` 产品评分，1 至 5
 * - `content?` 评价内容
 * - `imageList?` 图片地址
 */
export const addOrderEstimate: Operation<'addOrderEstimate'> = { id: 'addOrderEstimate', method: 'POST', path: '/order/api/myorder/addEstimate' };

/**
 * 查询订单评价。
 *
 * The estimate of one order (/myOrder, /orderDetail).
 *
 * `POST /order/api/myorder/queryEstimate` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 */
export const queryOrderEstimate: ReadOperation<'queryOrderEstimate'> = { id: 'queryOrderEstimate', method: 'POST', path: '/order/api/myorder/queryEstimate', effect: 'read', data: objectData };

/**
 * 取消订单。
 *
 * Cancels a placed order with a reason of listCancelReasons; possible before delivery. Used by /myOrder and /orderDetail. Changes the state of the order.
 *
 * `POST /order/api/myorder/cancelOrder` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `orderNo` 订单号
 * - `orderTypeNo?` 订单类型编号
 * - `reasonCode?` 取消原因编码
 * - `reason?` 补充说明
 */
export const cancelMyOrder: Operation<'cancelMyOrder'> = { id: 'cancelMyOrder', method: 'POST', path: '/order/api/myorder/cancelOrder' };

/**
 * 订单批量自助签收。
 *
 * Signs for several delivered orders at once (/myOrder). Changes the orders that could be signed; the answer names the others with the reason.
 *
 * `POST /order/api/myorder/orderSelfBatchSign` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `orderList` 要签收的订单
 */
export const selfSignOrders: Operation<'selfSignOrders'> = { id: 'selfSignOrders', method: 'POST', path: '/order/api/myorder/orderSelfBatchSign' };

/**
 * 查询可改约日期。
 *
 * The dates to which the delivery of an order can still be moved (/myOrder, /orderDetail).
 *
 * `POST /order/api/myorder/orderRescheduleDate` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderTypeNo` 订单类型编号
 */
export const queryRescheduleDates: ReadOperation<'queryRescheduleDates'> = { id: 'queryRescheduleDates', method: 'POST', path: '/order/api/myorder/orderRescheduleDate', effect: 'read', data: objectData };

/**
 * 订单改约。
 *
 * Moves the delivery of an order to one of the dates of queryRescheduleDates (/myOrder, /orderDetail). Changes the delivery date.
 *
 * `POST /order/api/myorder/orderReschedule` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderTypeNo` 订单类型编号
 * - `rescheduleDate` 新的送货日期 YYYY-MM-DD
 * - `reason?` 改约原因
 */
export const rescheduleOrder: Operation<'rescheduleOrder'> = { id: 'rescheduleOrder', method: 'POST', path: '/order/api/myorder/orderReschedule' };

/**
 * 设置基地计划发货时间。
 *
 * Sets the time at which the base warehouse should send an order, within the range of getJdPlanSendRange (/myOrder). Assumption: jd is 基地. Changes the order.
 *
 * `POST /order/api/myorder/jdPlanSendTime` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `planSendTime` 计划发货日期 YYYY-MM-DD
 */
export const setJdPlanSendTime: Operation<'setJdPlanSendTime'> = { id: 'setJdPlanSendTime', method: 'POST', path: '/order/api/myorder/jdPlanSendTime' };

/**
 * 确认收货。
 *
 * The button 确认收货 of an order in the list; unlike selfSignOrder it takes the complete order (/myOrder). Changes the order to received.
 *
 * `POST /order/api/myorder/buttonReceivedOrder` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 */
export const confirmOrderReceived: Operation<'confirmOrderReceived'> = { id: 'confirmOrderReceived', method: 'POST', path: '/order/api/myorder/buttonReceivedOrder' };

/**
 * 订单月度汇总。
 *
 * How many orders a sold-to placed in a month and for how much, by state and in all; cancelled orders count in their state alone. The path carries the spelling of the backend. Shown above the list of /myOrder.
 *
 * `POST /order/api/myorder/orderMonthSummery` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 My orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `month` 月份 YYYY-MM
 */
export const getOrderMonthSummary: ReadOperation<'getOrderMonthSummary'> = { id: 'getOrderMonthSummary', method: 'POST', path: '/order/api/myorder/orderMonthSummery', effect: 'read', data: objectData };

/**
 * 取消整组订单。
 *
 * Cancels all orders of a vehicle group at once (/myOrder). Changes the orders in spite of the GET; the answer names those that could not be cancelled.
 *
 * `GET /order/api/myorder/cancelGroupOrder` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 My orders
 *
 * Query:
 * - `customerCode` 客户编码
 * - `groupingNo` 组单号
 * - `reasonCode?` 取消原因编码
 */
export const cancelGroupOrder: Operation<'cancelGroupOrder'> = { id: 'cancelGroupOrder', method: 'GET', path: '/order/api/myorder/cancelGroupOrder' };

/**
 * 查询组单内的订单。
 *
 * The orders that travel in one vehicle group (/myOrder).
 *
 * `GET /order/api/myorder/getVehicleOrderList` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 My orders
 *
 * Query:
 * - `customerCode` 客户编码
 * - `groupingNo` 组单号
 */
export const listVehicleOrders: ReadOperation<'listVehicleOrders'> = { id: 'listVehicleOrders', method: 'GET', path: '/order/api/myorder/getVehicleOrderList', effect: 'read', data: listData };

/**
 * 发送自付订单短信。
 *
 * Sends the payment message of an order that its end customer pays himself (/myOrder). Sends a text message in spite of the GET.
 *
 * `GET /order/api/myorder/selfPayOrderSendMsg` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 My orders
 *
 * Query:
 * - `bstnk` 订单号（SAP 采购订单号）
 */
export const sendSelfPayMessage: Operation<'sendSelfPayMessage'> = { id: 'sendSelfPayMessage', method: 'GET', path: '/order/api/myorder/selfPayOrderSendMsg' };

/**
 * 确认提前到货。
 *
 * Agrees that an order arrives before its planned date (/myOrder). Changes the order in spite of the GET.
 *
 * `GET /order/api/myorder/advanceArrivalConfirm` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 My orders
 *
 * Query:
 * - `orderNo` 订单号
 * - `orderTypeNo?` 订单类型编号
 */
export const confirmAdvanceArrival: Operation<'confirmAdvanceArrival'> = { id: 'confirmAdvanceArrival', method: 'GET', path: '/order/api/myorder/advanceArrivalConfirm' };

/**
 * 查询基地计划发货可选时间。
 *
 * The earliest, and the latest, date that setJdPlanSendTime accepts for an order (/myOrder). Assumption: jd is 基地.
 *
 * `GET /order/api/myorder/getJdPlanSendStartTime` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 My orders
 *
 * Query:
 * - `orderNo` 订单号
 */
export const getJdPlanSendRange: ReadOperation<'getJdPlanSendRange'> = { id: 'getJdPlanSendRange', method: 'GET', path: '/order/api/myorder/getJdPlanSendStartTime', effect: 'read', data: objectData };

/**
 * 删除免费样机订单。
 *
 * Deletes an order for a free sample machine that is not yet delivered (/myOrder, /yjList). Assumption: mfyj is 免费样机. Removes the order in spite of the GET.
 *
 * `GET /order/api/myorder/mfyj/delete` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 My orders
 *
 * Query:
 * - `orderNo` 样机订单号
 */
export const deleteMfyjOrder: Operation<'deleteMfyjOrder'> = { id: 'deleteMfyjOrder', method: 'GET', path: '/order/api/myorder/mfyj/delete' };

/**
 * 查询取消原因。
 *
 * The reasons that the cancel dialog of /myOrder and /orderDetail offers.
 *
 * `GET /order/api/myorder/cancelButtonRejectReason` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 My orders
 */
export const listCancelReasons: ReadOperation<'listCancelReasons'> = { id: 'listCancelReasons', method: 'GET', path: '/order/api/myorder/cancelButtonRejectReason', effect: 'read', data: listData };

/**
 * 导出我的订单。
 *
 * The lines of all orders that queryMyOrders gives by the same filters, as a spreadsheet (names the export of the order list). Inferred: no stated my-order call gives a file. A file has at most 1,000 orders; more are exported by createAsyncExport. An error envelope may come in place of it.
 *
 * `POST /order/api/myorder/exportOrders` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Orders and logistics, 2§7 My orders
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `sendtoCode?` 送达方编码
 * - `orderNo?` 订单号
 * - `status?` 状态码：10 待审核、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消
 * - `keyword?` 型号、名称或订单号
 */
export const exportMyOrders: ReadOperation<'exportMyOrders'> = { id: 'exportMyOrders', method: 'POST', path: '/order/api/myorder/exportOrders', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };
