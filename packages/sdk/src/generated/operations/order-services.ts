// Generated from the API description by `pnpm generate`. Do not edit.
import { fileAnswer } from '../../answer/file-answer';
import type { Operation, ReadOperation } from '../../core/operation';
import { listData, objectData, pageData } from '../../core/promised-data';

/**
 * 海日生订单拆单。
 *
 * Splits the checked cart of a Hairisheng customer into orders, as splitOrder does (/cart/settle). Assumption: the bodies are those of splitOrder, and the Chinese name is 海日生. Changes the stored settlement.
 *
 * `POST /order/hairisheng/splitOrder` · write · time-out 120000 ms
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Other order services
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
export const splitHairishengOrder: Operation<'splitHairishengOrder'> = { id: 'splitHairishengOrder', method: 'POST', path: '/order/hairisheng/splitOrder', timeoutMs: 120000 };

/**
 * 取消海日生销售订单。
 *
 * Cancels a sales order of the Hairisheng service (/myOrder). Changes the order to cancelled.
 *
 * `POST /order/hairisheng/cancelSaleOrder` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `reason?` 取消原因
 */
export const cancelHairishengOrder: Operation<'cancelHairishengOrder'> = { id: 'cancelHairishengOrder', method: 'POST', path: '/order/hairisheng/cancelSaleOrder' };

/**
 * 查询三方采购订单。
 *
 * The purchase order that lies behind an order of the three-party business (hrsTripartitePo; /orderDetail).
 *
 * `GET /order/hrsTripartitePo/getPurchaseOrder` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Query:
 * - `orderNo` 订单号
 */
export const getTripartitePurchaseOrder: ReadOperation<'getTripartitePurchaseOrder'> = { id: 'getTripartitePurchaseOrder', method: 'GET', path: '/order/hrsTripartitePo/getPurchaseOrder', effect: 'read', data: objectData };

/**
 * 更新空调退货订单发票。
 *
 * Records the invoice of a returned air-conditioner order (/returnsmanage). Assumption: TH is 退货, and the fields. Changes the order.
 *
 * `POST /order/airorder/updateTHOrderInvoice` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `invoiceNo` 发票号码
 * - `invoiceDate?` 开票日期 YYYY-MM-DD
 */
export const updateAirOrderInvoice: Operation<'updateAirOrderInvoice'> = { id: 'updateAirOrderInvoice', method: 'POST', path: '/order/airorder/updateTHOrderInvoice' };

/**
 * 查询全屋订单拒单详情。
 *
 * Why a whole-house order was rejected, and until when it must be handled (/logisticsRejection, /orderDetail).
 *
 * `GET /order/wholeHouse/getRejectOrderDetail` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Query:
 * - `orderNo` 订单号
 */
export const getWholeHouseReject: ReadOperation<'getWholeHouseReject'> = { id: 'getWholeHouseReject', method: 'GET', path: '/order/wholeHouse/getRejectOrderDetail', effect: 'read', data: objectData };

/**
 * 处理全屋订单拒单。
 *
 * Answers a rejection - change the order, cancel it, or insist with a remark (/orderDetail). Changes the order.
 *
 * `POST /order/wholeHouse/orderRejectHandle` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `rejectNo` 拒单号
 * - `handleType` 处理方式：CHANGE 变更、CANCEL 取消、APPEAL 申诉
 * - `remark?` 说明，申诉时必填
 */
export const handleWholeHouseReject: Operation<'handleWholeHouseReject'> = { id: 'handleWholeHouseReject', method: 'POST', path: '/order/wholeHouse/orderRejectHandle' };

/**
 * 变更全屋订单。
 *
 * Replaces products or numbers of a whole-house order within its valid time (/orderDetail). Changes the order.
 *
 * `POST /order/wholeHouse/order/change` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Body:
 * - `orderNo` 订单号
 * - `saletoCode?` 售达方编码
 * - `orderTypeNo?` 订单类型编号
 * - `lineList` 变更的行
 * - `reason?` 变更原因
 */
export const changeWholeHouseOrder: Operation<'changeWholeHouseOrder'> = { id: 'changeWholeHouseOrder', method: 'POST', path: '/order/wholeHouse/order/change' };

/**
 * 查询全屋订单可变更时间。
 *
 * Until when a whole-house order can be changed (/orderDetail).
 *
 * `GET /order/wholeHouse/getValidTime` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Query:
 * - `orderNo` 订单号
 */
export const getWholeHouseValidTime: ReadOperation<'getWholeHouseValidTime'> = { id: 'getWholeHouseValidTime', method: 'GET', path: '/order/wholeHouse/getValidTime', effect: 'read', data: objectData };

/**
 * 分页查询配额单。
 *
 * Goods that the centre offers to a dealer and that he confirms or refuses (/deliveryOrder, /deliveryOrderConfirm). Assumption: an allocation is a 配额单.
 *
 * `POST /order/allocation/queryAllocationList` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `status?` 状态码：10 待确认、20 已确认、30 已拒绝
 * - `keyword?` 单号或型号
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryAllocations: ReadOperation<'queryAllocations'> = { id: 'queryAllocations', method: 'POST', path: '/order/allocation/queryAllocationList', effect: 'read', data: pageData };

/**
 * 确认或拒绝配额单。
 *
 * Confirms or refuses offered goods; a refusal needs a reason (/deliveryOrderConfirm). Changes the allocation; a confirmation places its order.
 *
 * `POST /order/allocation/confirmOrRefuse` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `allocationNo` 配额单号
 * - `isConfirm` true 确认，false 拒绝
 * - `number?` 确认数量（台），默认全部
 * - `refuseReason?` 拒绝原因，拒绝时必填
 */
export const confirmOrRefuseAllocation: Operation<'confirmOrRefuseAllocation'> = { id: 'confirmOrRefuseAllocation', method: 'POST', path: '/order/allocation/confirmOrRefuse' };

/**
 * 分页查询 POP 备货单。
 *
 * Goods that a pop customer keeps in reserve (/POPreserveGoods, pop customer).
 *
 * `POST /order/poprzbh/list` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `keyword?` 备货单号或型号
 * - `warehouseCode?` 仓库编码
 * - `status?` 状态码：10 生效中、20 已停用、30 已用完
 */
export const queryPopReserves: ReadOperation<'queryPopReserves'> = { id: 'queryPopReserves', method: 'POST', path: '/order/poprzbh/list', effect: 'read', data: pageData };

/**
 * 停用 POP 备货单。
 *
 * Stops a reserve, so that its remaining goods go back to the centre (/POPreserveGoods). Changes the reserve.
 *
 * `POST /order/poprzbh/stop/{id}` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Path:
 * - `id` 备货 ID
 */
export const stopPopReserve: Operation<'stopPopReserve'> = { id: 'stopPopReserve', method: 'POST', path: '/order/poprzbh/stop/{id}' };

/**
 * 导出 POP 备货单。
 *
 * The reserves that queryPopReserves gives by the same filters, as a spreadsheet (/POPreserveGoods). An error envelope may come in place of the file.
 *
 * `GET /order/poprzbh/exportExcel` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `keyword?` 备货单号或型号
 * - `warehouseCode?` 仓库编码
 * - `status?` 状态码
 */
export const exportPopReserves: ReadOperation<'exportPopReserves'> = { id: 'exportPopReserves', method: 'GET', path: '/order/poprzbh/exportExcel', effect: 'read', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', answer: fileAnswer };

/**
 * 查询 POP 备货单详情。
 *
 * One reserve with the orders that drew on it (/POPorderDeatil).
 *
 * `GET /order/poprzbh/detail/{id}` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Path:
 * - `id` 备货 ID
 */
export const getPopReserve: ReadOperation<'getPopReserve'> = { id: 'getPopReserve', method: 'GET', path: '/order/poprzbh/detail/{id}', effect: 'read', data: objectData };

/**
 * 查询 POP 备货仓库。
 *
 * The warehouses in which a pop customer keeps goods in reserve; a filter of /POPreserveGoods and /popStockList.
 *
 * `GET /order/poprzbh/getWarehouseList` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listPopWarehouses: ReadOperation<'listPopWarehouses'> = { id: 'listPopWarehouses', method: 'GET', path: '/order/poprzbh/getWarehouseList', effect: 'read', data: listData };

/**
 * 查询POP客户编码。
 *
 * The codes of the pop customers; a customer whose code is in the list is a pop customer. Read by /popOrder, /popStockList and /POPreserveGoods.
 *
 * `GET /order/poprzbh/getPoprzCustomerCode` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§6, 2§7 Other order services
 */
export const listPopCustomerCodes: ReadOperation<'listPopCustomerCodes'> = { id: 'listPopCustomerCodes', method: 'GET', path: '/order/poprzbh/getPoprzCustomerCode', effect: 'read', data: listData };

/**
 * 查询是否允许申请信用订单。
 *
 * Whether a customer may apply to order on credit, and up to how much (/loan/loanOrders, /loan/batchOrders).
 *
 * `GET /order/creditOrder/allowedApply` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const checkCreditApplyAllowed: ReadOperation<'checkCreditApplyAllowed'> = { id: 'checkCreditApplyAllowed', method: 'GET', path: '/order/creditOrder/allowedApply', effect: 'read', data: objectData };

/**
 * 提交信用订单申请。
 *
 * Applies for an amount to order on credit (/loan/loanOrders). Adds an application that is then approved.
 *
 * `POST /order/creditOrder/submitApply` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Body:
 * - `customerCode` 客户编码
 * - `payerCode` 付款方编码
 * - `applyAmount` 申请金额（元）
 * - `applyReason` 申请原因
 * - `beginDate?` 有效期开始 YYYY-MM-DD
 * - `endDate?` 有效期结束 YYYY-MM-DD
 */
export const submitCreditApply: Operation<'submitCreditApply'> = { id: 'submitCreditApply', method: 'POST', path: '/order/creditOrder/submitApply' };

/**
 * 分页查询信用订单申请。
 *
 * The applications of a customer to order on credit, with their approval steps (/loan/myCredit).
 *
 * `POST /order/creditOrder/queryApplyList` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Other order services
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `status?` 状态码：10 审批中、20 已通过、30 已驳回
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 */
export const queryCreditApplies: ReadOperation<'queryCreditApplies'> = { id: 'queryCreditApplies', method: 'POST', path: '/order/creditOrder/queryApplyList', effect: 'read', data: pageData };

/**
 * 分页查询 POP 库存。
 *
 * Stock that a pop customer can order from, by model and warehouse. Inferred: the page /popStockList lists stock, and the stated poprzbh calls list only reserves.
 *
 * `POST /order/poprzbh/stockList` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Shopping, 2§7 Other order services
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `keyword?` 型号或产品名称
 * - `warehouseCode?` 仓库编码
 * - `category?` 品类编码
 */
export const queryPopStock: ReadOperation<'queryPopStock'> = { id: 'queryPopStock', method: 'POST', path: '/order/poprzbh/stockList', effect: 'read', data: pageData };

/**
 * 提交 POP 订单。
 *
 * Places one order of a pop customer out of one warehouse (/popStockList, /cart/POPsuccessfulorder). Inferred: those pages order from stock, and the stated poprzbh calls only list and stop reserves. Changes orders, POP stock and balances; it is never sent twice by itself.
 *
 * `POST /order/poprzbh/submitOrder` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Shopping, 2§7 Other order services
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `warehouseCode` 仓库编码
 * - `payerCode` 付款方编码
 * - `accountCode?` H_WORK 来源时的账号
 * - `whetherOrNotAppOrder?` 订单来源
 * - `productList` 订货行
 */
export const submitPopOrder: Operation<'submitPopOrder'> = { id: 'submitPopOrder', method: 'POST', path: '/order/poprzbh/submitOrder' };
