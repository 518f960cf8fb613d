// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { flagData, listData, numberData, objectData, pageData } from '../../core/promised-data';

/**
 * 整车信用付款方变更。
 *
 * Changes the payer of a vehicle to a credit payer before submission. Assumption: xy stands for 信用 (credit). Used by /traffic/cart. Changes the cart.
 *
 * `POST /traffic/queryOrder/xyChangePayTo` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 车次编号
 * - `paytoCode` 信用付款方编码
 */
export const changeTrafficCreditPayto: Operation<'changeTrafficCreditPayto'> = { id: 'changeTrafficCreditPayto', method: 'POST', path: '/traffic/queryOrder/xyChangePayTo' };

/**
 * 查询整车购物车。
 *
 * The whole-vehicle cart of a sold-to, grouped by vehicle with its car type and its sum. Shown by /traffic/cart.
 *
 * `GET /traffic/queryOrder/shoppingCartAll` · read
 *
 * Evidence: method-inferred · shape: stated · source: 2§3 Traffic/transfer cart, 2§7 Traffic
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码，按送达方筛选
 */
export const listTrafficCart: ReadOperation<'listTrafficCart'> = { id: 'listTrafficCart', method: 'GET', path: '/traffic/queryOrder/shoppingCartAll', effect: 'read', data: listData };

/**
 * 查询整车购物车数量。
 *
 * The number of lines in the whole-vehicle cart, for the badge of the floating bar.
 *
 * `GET /traffic/queryOrder/shoppingCartNum` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const getTrafficCartCount: ReadOperation<'getTrafficCartCount'> = { id: 'getTrafficCartCount', method: 'GET', path: '/traffic/queryOrder/shoppingCartNum', effect: 'read', data: numberData };

/**
 * 修改整车开票方。
 *
 * Sets the billing party of a vehicle in the whole-vehicle cart. Assumption: kpf stands for 开票方. Used by /traffic/cart. Changes the cart.
 *
 * `POST /traffic/queryOrder/changeKpf` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 车次编号
 * - `billtoCode` 开票方编码
 */
export const changeTrafficBillto: Operation<'changeTrafficBillto'> = { id: 'changeTrafficBillto', method: 'POST', path: '/traffic/queryOrder/changeKpf' };

/**
 * 整车订单客户付款。
 *
 * The customer pays a submitted whole-vehicle order from the balance of a payer. Used by /traffic/cart and /myOrder. Changes the order and the balance; never send it twice by itself.
 *
 * `POST /traffic/traffic-order/payByCustomer/{orderFlowNo}` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Path:
 * - `orderFlowNo` 整车订单流水号
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `paytoCode` 付款方编码
 */
export const payTrafficOrder: Operation<'payTrafficOrder'> = { id: 'payTrafficOrder', method: 'POST', path: '/traffic/traffic-order/payByCustomer/{orderFlowNo}' };

/**
 * 查询整车延期审批人。
 *
 * Who may approve the delay of a whole-vehicle order. Used by the delay dialog of /traffic/cart and /myOrder.
 *
 * `GET /traffic/trafficDelay/getApplyApprovalUserList` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `orderTypeNo` 订单类型编号
 */
export const listTrafficDelayApprovers: ReadOperation<'listTrafficDelayApprovers'> = { id: 'listTrafficDelayApprovers', method: 'GET', path: '/traffic/trafficDelay/getApplyApprovalUserList', effect: 'read', data: listData };

/**
 * 查询整车是否可申请延期。
 *
 * Whether a delay may be applied for: true while the order waits for delivery and has no open application. Used by /traffic/cart and /myOrder.
 *
 * `GET /traffic/trafficDelay/getIsApply` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `orderTypeNo` 订单类型编号
 */
export const checkTrafficDelayApply: ReadOperation<'checkTrafficDelayApply'> = { id: 'checkTrafficDelayApply', method: 'GET', path: '/traffic/trafficDelay/getIsApply', effect: 'read', data: flagData };

/**
 * 提交整车延期申请。
 *
 * Applies for a later delivery date of a whole-vehicle order. Used by the delay dialog. Changes the order: an approval starts.
 *
 * `POST /traffic/trafficDelay/apply` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `orderTypeNo` 订单类型编号
 * - `saletoCode?` 售达方编码
 * - `delayDate` 延期到的日期 YYYY-MM-DD
 * - `approvalUserCode` 审批人工号
 * - `reason?` 延期原因
 */
export const submitTrafficDelay: Operation<'submitTrafficDelay'> = { id: 'submitTrafficDelay', method: 'POST', path: '/traffic/trafficDelay/apply' };

/**
 * 删除整车购物车行。
 *
 * Removes single lines from the whole-vehicle cart. Used by /traffic/cart. Changes the cart.
 *
 * `POST /traffic/cart/deleteSub` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `GBIDList` 行编号列表
 */
export const deleteTrafficCartLine: Operation<'deleteTrafficCartLine'> = { id: 'deleteTrafficCartLine', method: 'POST', path: '/traffic/cart/deleteSub' };

/**
 * 清空整车购物车。
 *
 * Removes every line of the whole-vehicle cart of a sold-to, or of one vehicle when IBR_ID is given. Used by /traffic/cart. Changes the cart.
 *
 * `POST /traffic/cart/deleteAll` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `IBR_ID?` 车次编号，空为全部
 */
export const deleteTrafficCart: Operation<'deleteTrafficCart'> = { id: 'deleteTrafficCart', method: 'POST', path: '/traffic/cart/deleteAll' };

/**
 * 清空整车折扣购物车。
 *
 * Removes the discounted lines of the whole-vehicle cart. Assumption: ZK stands for 折扣 (discount). Used by /traffic/cart. Changes the cart.
 *
 * `POST /traffic/cart/deleteAllZK` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `IBR_ID?` 车次编号，空为全部
 */
export const deleteTrafficDiscountCart: Operation<'deleteTrafficDiscountCart'> = { id: 'deleteTrafficDiscountCart', method: 'POST', path: '/traffic/cart/deleteAllZK' };

/**
 * 提交整车购物车。
 *
 * Submits chosen vehicles of the cart as whole-vehicle orders, after the pre-check. Used by /traffic/cart. Changes cart and orders; never send it twice by itself.
 *
 * `POST /traffic/cart/cartSubmit` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `IBRIDList` 要提交的车次编号
 * - `accountCode?` H_WORK 来源时的账号
 * - `whetherOrNotAppOrder?` 订单来源
 * - `remark?` 备注
 */
export const submitTrafficCart: Operation<'submitTrafficCart'> = { id: 'submitTrafficCart', method: 'POST', path: '/traffic/cart/cartSubmit' };

/**
 * 整车下单预检查。
 *
 * Checks chosen vehicles before submission: stock, price, credit, minimum and maximum numbers, load. It may run two minutes. Used by /traffic/cart.
 *
 * `POST /traffic/order/preCheck` · read · time-out 120000 ms
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic, 2§9
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `IBRIDList` 要检查的车次编号
 */
export const preCheckTrafficOrder: ReadOperation<'preCheckTrafficOrder'> = { id: 'preCheckTrafficOrder', method: 'POST', path: '/traffic/order/preCheck', effect: 'read', timeoutMs: 120000, data: objectData };

/**
 * 设置整车挂单。
 *
 * Puts a vehicle up for carpool, so that other customers may join it. Assumption: GD stands for 挂单 (offer a vehicle) and BD for 并单 (join one). Used by /traffic/cart and /traffic/accept. Changes the carpool state.
 *
 * `POST /traffic/customerCarpool/setGD` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 车次编号
 * - `carType?` 期望车型编码
 */
export const setTrafficCarpoolGd: Operation<'setTrafficCarpoolGd'> = { id: 'setTrafficCarpoolGd', method: 'POST', path: '/traffic/customerCarpool/setGD' };

/**
 * 取消整车挂单。
 *
 * Takes a vehicle back from carpool. Assumption: GD stands for 挂单 (offer a vehicle) and BD for 并单 (join one). Used by /traffic/cart and /traffic/accept. Changes the carpool state.
 *
 * `POST /traffic/customerCarpool/undoGD` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 车次编号
 */
export const undoTrafficCarpoolGd: Operation<'undoTrafficCarpoolGd'> = { id: 'undoTrafficCarpoolGd', method: 'POST', path: '/traffic/customerCarpool/undoGD' };

/**
 * 设置整车并单。
 *
 * Joins a vehicle to the package of another customer. Assumption: GD stands for 挂单 (offer a vehicle) and BD for 并单 (join one). Used by /traffic/cart and /traffic/accept. Changes the carpool state.
 *
 * `POST /traffic/customerCarpool/setBD` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 车次编号
 * - `packageNo` 要并入的拼车包编号
 */
export const setTrafficCarpoolBd: Operation<'setTrafficCarpoolBd'> = { id: 'setTrafficCarpoolBd', method: 'POST', path: '/traffic/customerCarpool/setBD' };

/**
 * 取消整车并单。
 *
 * Leaves the package of another customer. Assumption: GD stands for 挂单 (offer a vehicle) and BD for 并单 (join one). Used by /traffic/cart and /traffic/accept. Changes the carpool state.
 *
 * `POST /traffic/customerCarpool/undoBD` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 车次编号
 * - `packageNo` 拼车包编号
 */
export const undoTrafficCarpoolBd: Operation<'undoTrafficCarpoolBd'> = { id: 'undoTrafficCarpoolBd', method: 'POST', path: '/traffic/customerCarpool/undoBD' };

/**
 * 查询基地仓库。
 *
 * The production-base warehouses from which whole vehicles go to a ship-to. Assumption: JD stands for 基地 (base). Used by /traffic/list and /traffic/cart.
 *
 * `GET /traffic/base/queryJDWarehouse` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `sendtoCode` 送达方编码
 */
export const listBaseWarehouses: ReadOperation<'listBaseWarehouses'> = { id: 'listBaseWarehouses', method: 'GET', path: '/traffic/base/queryJDWarehouse', effect: 'read', data: listData };

/**
 * 查询整车产品价格。
 *
 * The whole-vehicle prices of products for a sold-to and ship-to. Used by /traffic/list and /traffic/cart.
 *
 * `POST /traffic/base/queryGoodsPrice` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCodeList` 产品编码列表
 */
export const getTrafficGoodsPrice: ReadOperation<'getTrafficGoodsPrice'> = { id: 'getTrafficGoodsPrice', method: 'POST', path: '/traffic/base/queryGoodsPrice', effect: 'read', data: listData };

/**
 * 查询送达方拼车订单。
 *
 * The carpool packages that a ship-to takes part in or may join, with the room that is left. Shown by /traffic/accept and /traffic/cart.
 *
 * `GET /traffic/v2/trafficPackage/queryPcOrderBySendtoCode` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `sendtoCode` 送达方编码
 * - `saletoCode?` 售达方编码
 */
export const listTrafficCarpoolOrders: ReadOperation<'listTrafficCarpoolOrders'> = { id: 'listTrafficCarpoolOrders', method: 'GET', path: '/traffic/v2/trafficPackage/queryPcOrderBySendtoCode', effect: 'read', data: listData };

/**
 * 查询同车客户。
 *
 * The customers whose goods travel in one carpool package, with their share of the volume. Shown by /traffic/accept.
 *
 * `GET /traffic/v2/trafficPackage/queryCustomerInSamePackage` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `packageNo` 拼车包编号
 */
export const listTrafficPackageCustomers: ReadOperation<'listTrafficPackageCustomers'> = { id: 'listTrafficPackageCustomers', method: 'GET', path: '/traffic/v2/trafficPackage/queryCustomerInSamePackage', effect: 'read', data: listData };

/**
 * 查询整车收货联系人。
 *
 * The delivery contact of a ship-to for whole vehicles. Shown by /traffic/cart.
 *
 * `GET /traffic/trafficYdContact/query` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 */
export const getTrafficContact: ReadOperation<'getTrafficContact'> = { id: 'getTrafficContact', method: 'GET', path: '/traffic/trafficYdContact/query', effect: 'read', data: objectData };

/**
 * 保存整车收货联系人。
 *
 * Saves the delivery contact of a ship-to for whole vehicles. Used by /traffic/cart. Changes the contact.
 *
 * `POST /traffic/trafficYdContact/save` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `id?` 联系人记录 ID，新增时为空
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `contactName` 联系人
 * - `contactPhone` 联系电话
 * - `unloadTime?` 可卸货时段
 */
export const saveTrafficContact: Operation<'saveTrafficContact'> = { id: 'saveTrafficContact', method: 'POST', path: '/traffic/trafficYdContact/save' };

/**
 * 修改整车送货方式。
 *
 * Sets how a vehicle of the cart is delivered: to the warehouse or collected by the customer. Assumption: the codes. Used by /traffic/cart. Changes the cart.
 *
 * `POST /traffic/ydContact/updateSendType` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 车次编号
 * - `sendType` 送货方式：1 送货到仓、2 自提
 */
export const updateTrafficSendType: Operation<'updateTrafficSendType'> = { id: 'updateTrafficSendType', method: 'POST', path: '/traffic/ydContact/updateSendType' };

/**
 * 修改整车付款金额。
 *
 * Sets the amount that a payer pays for a vehicle of the cart. Used by /traffic/cart. Changes the cart.
 *
 * `POST /traffic/ydContact/updatePayMoney` · write
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `IBR_ID` 车次编号
 * - `paytoCode` 付款方编码
 * - `payMoney` 付款金额（元）
 */
export const updateTrafficPayMoney: Operation<'updateTrafficPayMoney'> = { id: 'updateTrafficPayMoney', method: 'POST', path: '/traffic/ydContact/updatePayMoney' };

/**
 * 查询车型。
 *
 * The car types for whole-vehicle orders with their volume. Used by /traffic/list and /traffic/cart.
 *
 * `GET /traffic/carTypes` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Traffic
 */
export const listTrafficCarTypes: ReadOperation<'listTrafficCarTypes'> = { id: 'listTrafficCarTypes', method: 'GET', path: '/traffic/carTypes', effect: 'read', data: listData };

/**
 * 查询整车客户送达地址。
 *
 * The ship-to addresses of a customer that whole vehicles may be sent to. Used by /trafficAuth, /trafficAuthNew and /offsitePermissionApply.
 *
 * `POST /coc/api/trafficCustomer/sendToAddress` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `customerCode` 客户编码
 * - `status?` 状态，1 有效
 */
export const listTrafficCustomerAddresses: ReadOperation<'listTrafficCustomerAddresses'> = { id: 'listTrafficCustomerAddresses', method: 'POST', path: '/coc/api/trafficCustomer/sendToAddress', effect: 'read', data: listData };

/**
 * 保存整车权限申请。
 *
 * Saves a draft of the application for whole-vehicle permission. Used by /trafficAuth, /trafficAuthNew and /offsitePermissionApply. Changes the draft.
 *
 * `POST /coc/api/trafficCustomer/save` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `id?` 申请 ID，新增时为空
 * - `customerCode` 客户编码
 * - `sendtoCode` 送达方编码
 * - `contactName?` 联系人
 * - `contactPhone?` 联系电话
 * - `carTypeList?` 可进入的车型编码
 * - `isOffsite?` 是否异地收货
 * - `remark?` 申请说明
 */
export const saveTrafficCustomer: Operation<'saveTrafficCustomer'> = { id: 'saveTrafficCustomer', method: 'POST', path: '/coc/api/trafficCustomer/save' };

/**
 * 提交整车权限申请。
 *
 * Submits a saved application for whole-vehicle permission. Used by /trafficAuth, /trafficAuthNew and /offsitePermissionApply. Changes the application: an approval starts.
 *
 * `POST /coc/api/trafficCustomer/submit` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Traffic
 *
 * Body:
 * - `id` 申请 ID
 * - `customerCode?` 客户编码
 */
export const submitTrafficCustomer: Operation<'submitTrafficCustomer'> = { id: 'submitTrafficCustomer', method: 'POST', path: '/coc/api/trafficCustomer/submit' };

/**
 * 查询整车权限审批状态。
 *
 * How far the application for whole-vehicle permission is. Shown by /trafficAuth, /trafficAuthNew and /offsitePermissionApply.
 *
 * `GET /coc/api/trafficCustomer/approveStatus` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Traffic
 *
 * Query:
 * - `customerCode` 客户编码
 * - `sendtoCode?` 送达方编码，空为全部
 */
export const getTrafficCustomerApproveStatus: ReadOperation<'getTrafficCustomerApproveStatus'> = { id: 'getTrafficCustomerApproveStatus', method: 'GET', path: '/coc/api/trafficCustomer/approveStatus', effect: 'read', data: listData };

/**
 * 加入整车购物车。
 *
 * Puts a product into the whole-vehicle cart. Inferred: /traffic/list fills the cart and the catalogue names only deletion and submission. Changes the cart.
 *
 * `POST /traffic/cart/add` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Traffic and samples
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCode` 产品编码
 * - `number` 数量（台）
 * - `carType?` 车型编码，空为自动配车
 * - `supplyCode?` 发货基地编码
 */
export const addToTrafficCart: Operation<'addToTrafficCart'> = { id: 'addToTrafficCart', method: 'POST', path: '/traffic/cart/add' };

/**
 * 修改整车购物车数量。
 *
 * Sets the number of a line between IBL_MINNUM and IBL_MAXNUM. Inferred: /traffic/cart edits numbers and the catalogue names no call for it. Changes the cart.
 *
 * `POST /traffic/cart/updateQty` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§5, 2§2 Traffic and samples
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `GBID` 行编号
 * - `IBL_NUM` 数量（台）
 */
export const updateTrafficCartNumber: Operation<'updateTrafficCartNumber'> = { id: 'updateTrafficCartNumber', method: 'POST', path: '/traffic/cart/updateQty' };

/**
 * 分页查询整车产品。
 *
 * One page of the products that can be ordered by whole vehicle. Inferred: /traffic/list and its search plainly need a list, and the catalogue names only the price call, which needs product codes.
 *
 * `POST /traffic/queryGoods/list` · read
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
 * - `warehouseCode?` 基地仓编码
 */
export const queryTrafficGoods: ReadOperation<'queryTrafficGoods'> = { id: 'queryTrafficGoods', method: 'POST', path: '/traffic/queryGoods/list', effect: 'read', data: pageData };

/**
 * 分页查询整车订单。
 *
 * One page of the whole-vehicle orders of a sold-to, newest first. Inferred: /traffic/accept accepts, pays and delays submitted orders, and the catalogue names no list of them. A submit without an answer is looked up in this list.
 *
 * `POST /traffic/queryOrder/orderPage` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Traffic and samples
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `status?` 状态码：10 待接单、20 待发货、30 配送中、40 待签收、50 已签收、90 已取消
 * - `keyword?` 流水号、订单号或型号
 */
export const queryTrafficOrders: ReadOperation<'queryTrafficOrders'> = { id: 'queryTrafficOrders', method: 'POST', path: '/traffic/queryOrder/orderPage', effect: 'read', data: pageData };

/**
 * 整车接单。
 *
 * The customer accepts submitted whole-vehicle orders as the base has arranged them; all of them or none. Inferred: /traffic/accept is the page 整车接单 and the catalogue names no call for it. Changes the orders; never send it twice by itself.
 *
 * `POST /traffic/traffic-order/accept` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Traffic and samples
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `orderFlowNoList` 整车订单流水号
 */
export const acceptTrafficOrders: Operation<'acceptTrafficOrders'> = { id: 'acceptTrafficOrders', method: 'POST', path: '/traffic/traffic-order/accept' };
