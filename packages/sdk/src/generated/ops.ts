// Generated from the API description by `pnpm generate`. Do not edit.
import type { CallHeaders, CallOptions } from '../call';
import type { FileAnswer } from '../file-answer';
import type { components, operations } from './schema';

export type Schemas = components['schemas'];

/** Input of `listCart`: 查询购物车 */
export interface ListCartInput {
  path: operations['listCart']['parameters']['path'];
  query?: NonNullable<operations['listCart']['parameters']['query']>;
  headers?: CallHeaders;
}

/** Input of `listCachedCart`: 查询缓存的购物车 */
export interface ListCachedCartInput {
  path: operations['listCachedCart']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listSpecialPrices`: 查询特价 */
export interface ListSpecialPricesInput {
  path: operations['listSpecialPrices']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `addListToCart`: 批量加入购物车 */
export interface AddListToCartInput {
  body: NonNullable<operations['addListToCart']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `addToCart`: 加入购物车 */
export interface AddToCartInput {
  body: Schemas['AddToCart'];
  headers?: CallHeaders;
}

/** Input of `updateCartNumber`: 修改购物车数量 */
export interface UpdateCartNumberInput {
  body: NonNullable<operations['updateCartNumber']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `deleteCartEntries`: 删除购物车条目 */
export interface DeleteCartEntriesInput {
  body: NonNullable<operations['deleteCartEntries']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getCartCount`: 购物车有效商品数 */
export interface GetCartCountInput {
  path: operations['getCartCount']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listCartIndustries`: 购物车产业列表 */
export interface ListCartIndustriesInput {
  headers?: CallHeaders;
}

/** Input of `getCartAgreementStatus`: 查询下单协议状态 */
export interface GetCartAgreementStatusInput {
  path: operations['getCartAgreementStatus']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `refreshCartStock`: 刷新购物车库存 */
export interface RefreshCartStockInput {
  body: NonNullable<operations['refreshCartStock']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getCloudWarehouseAuthority`: 查询云仓权限 */
export interface GetCloudWarehouseAuthorityInput {
  headers?: CallHeaders;
}

/** Input of `listCloudWarehouseProducts`: 查询云仓产品 */
export interface ListCloudWarehouseProductsInput {
  query: operations['listCloudWarehouseProducts']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getEsCustomerPermission`: 查询客户下单权限 */
export interface GetEsCustomerPermissionInput {
  body: NonNullable<operations['getEsCustomerPermission']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listEasyManageGoods`: 分页查询易管货建议 */
export interface ListEasyManageGoodsInput {
  query: operations['listEasyManageGoods']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listEasyManageGoodsRecords`: 分页查询易管货记录 */
export interface ListEasyManageGoodsRecordsInput {
  query: operations['listEasyManageGoodsRecords']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `splitOrder`: 拆单 */
export interface SplitOrderInput {
  body: Schemas['CheckedCart'];
  headers?: CallHeaders;
}

/** Input of `listOrderPayers`: 查询订单付款方 */
export interface ListOrderPayersInput {
  body: NonNullable<operations['listOrderPayers']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `updateOrderInfo`: 修改待提交订单 */
export interface UpdateOrderInfoInput {
  body: NonNullable<operations['updateOrderInfo']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `cancelOrder`: 取消待提交订单 */
export interface CancelOrderInput {
  body: NonNullable<operations['cancelOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `cancelMfjkOrder`: 取消免费寄库订单 */
export interface CancelMfjkOrderInput {
  body: NonNullable<operations['cancelMfjkOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitOrders`: 提交订单 */
export interface SubmitOrdersInput {
  body: NonNullable<operations['submitOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `validateProducts`: 校验产品可售 */
export interface ValidateProductsInput {
  body: NonNullable<operations['validateProducts']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getSzkcRuleLock`: 查询数字库存规则锁定 */
export interface GetSzkcRuleLockInput {
  body: NonNullable<operations['getSzkcRuleLock']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getSzkcConfigCustomer`: 查询客户是否配置数字库存 */
export interface GetSzkcConfigCustomerInput {
  body: NonNullable<operations['getSzkcConfigCustomer']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getTctpSwitch`: 查询统仓统配开关 */
export interface GetTctpSwitchInput {
  headers?: CallHeaders;
}

/** Input of `generateMfyjSettlementRecord`: 生成免费样机结算记录 */
export interface GenerateMfyjSettlementRecordInput {
  body: NonNullable<operations['generateMfyjSettlementRecord']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `payCreditOrder`: 支付信用订单 */
export interface PayCreditOrderInput {
  body: NonNullable<operations['payCreditOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `checkOrderQuotaCompose`: 校验组合的下单额度 */
export interface CheckOrderQuotaComposeInput {
  body: Schemas['CheckedCart'];
  headers?: CallHeaders;
}

/** Input of `calculateReplenishment`: 补货计算 */
export interface CalculateReplenishmentInput {
  body: NonNullable<operations['calculateReplenishment']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getBillInfo`: 查询订单开票信息 */
export interface GetBillInfoInput {
  query: operations['getBillInfo']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listYdWarehouses`: 查询异地云仓 */
export interface ListYdWarehousesInput {
  query: operations['listYdWarehouses']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listJdcDeliverAddresses`: 查询基地仓发货地址 */
export interface ListJdcDeliverAddressesInput {
  query: operations['listJdcDeliverAddresses']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryElectronicSignAccount`: 查询订单电子签账号 */
export interface QueryElectronicSignAccountInput {
  body: NonNullable<operations['queryElectronicSignAccount']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `sendElectronicSignVerifyCode`: 发送电子签验证码 */
export interface SendElectronicSignVerifyCodeInput {
  body: NonNullable<operations['sendElectronicSignVerifyCode']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `verifyElectronicSignCode`: 校验电子签验证码 */
export interface VerifyElectronicSignCodeInput {
  body: NonNullable<operations['verifyElectronicSignCode']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `querySignContracts`: 分页查询订单电子签合同 */
export interface QuerySignContractsInput {
  body: NonNullable<operations['querySignContracts']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `authenticateSigner`: 电子签个人认证 */
export interface AuthenticateSignerInput {
  body: NonNullable<operations['authenticateSigner']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `setPasswordFreeSigning`: 开通或关闭免密签署 */
export interface SetPasswordFreeSigningInput {
  body: NonNullable<operations['setPasswordFreeSigning']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryBatchOrderHeads`: 分页查询批量下单批次 */
export interface QueryBatchOrderHeadsInput {
  body: NonNullable<operations['queryBatchOrderHeads']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryBatchOrderLines`: 分页查询批量下单明细 */
export interface QueryBatchOrderLinesInput {
  body: NonNullable<operations['queryBatchOrderLines']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryBatchSpecialPrices`: 查询批量下单特价 */
export interface QueryBatchSpecialPricesInput {
  body: NonNullable<operations['queryBatchSpecialPrices']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryBatchKuanxianStatus`: 查询批量下单宽限状态 */
export interface QueryBatchKuanxianStatusInput {
  body: NonNullable<operations['queryBatchKuanxianStatus']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryBatchFarWeekStatus`: 查询批量下单远周次状态 */
export interface QueryBatchFarWeekStatusInput {
  body: NonNullable<operations['queryBatchFarWeekStatus']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryBatchPayers`: 查询批量下单付款方 */
export interface QueryBatchPayersInput {
  body: NonNullable<operations['queryBatchPayers']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `updateBatchProduct`: 修改批量下单明细 */
export interface UpdateBatchProductInput {
  body: NonNullable<operations['updateBatchProduct']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `checkBatchOrder`: 校验批量下单 */
export interface CheckBatchOrderInput {
  body: NonNullable<operations['checkBatchOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listAddressCollectRemarks`: 查询收货地址备注 */
export interface ListAddressCollectRemarksInput {
  query: operations['listAddressCollectRemarks']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `saveAddressCollectRemark`: 保存收货地址备注 */
export interface SaveAddressCollectRemarkInput {
  body: NonNullable<operations['saveAddressCollectRemark']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listDiscountPrototypes`: 分页查询折扣样机 */
export interface ListDiscountPrototypesInput {
  query: operations['listDiscountPrototypes']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `shelveDiscountPrototypes`: 上架折扣样机 */
export interface ShelveDiscountPrototypesInput {
  body: NonNullable<operations['shelveDiscountPrototypes']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `unshelveDiscountPrototypes`: 下架折扣样机 */
export interface UnshelveDiscountPrototypesInput {
  body: NonNullable<operations['unshelveDiscountPrototypes']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `runOrderBspRoutine`: 执行订单 BSP 例程 */
export interface RunOrderBspRoutineInput {
  body: NonNullable<operations['runOrderBspRoutine']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryMyOrders`: 分页查询我的订单 */
export interface QueryMyOrdersInput {
  body: NonNullable<operations['queryMyOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryAllOrders`: 查询订单详情 */
export interface QueryAllOrdersInput {
  body: NonNullable<operations['queryAllOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `judgeOrderButtons`: 查询订单可用操作 */
export interface JudgeOrderButtonsInput {
  body: NonNullable<operations['judgeOrderButtons']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `rejectDelivery`: 物流拒收 */
export interface RejectDeliveryInput {
  body: NonNullable<operations['rejectDelivery']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `cancelOrderToTcStock`: 取消订单并转入统仓库存 */
export interface CancelOrderToTcStockInput {
  body: NonNullable<operations['cancelOrderToTcStock']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `confirmTctpOrder`: 统仓统配订单确认 */
export interface ConfirmTctpOrderInput {
  body: NonNullable<operations['confirmTctpOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `selfSignOrder`: 订单自助签收 */
export interface SelfSignOrderInput {
  body: NonNullable<operations['selfSignOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `addOrderEstimate`: 评价订单 */
export interface AddOrderEstimateInput {
  body: NonNullable<operations['addOrderEstimate']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryOrderEstimate`: 查询订单评价 */
export interface QueryOrderEstimateInput {
  body: Schemas['OrderKey'];
  headers?: CallHeaders;
}

/** Input of `cancelMyOrder`: 取消订单 */
export interface CancelMyOrderInput {
  body: NonNullable<operations['cancelMyOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `selfSignOrders`: 订单批量自助签收 */
export interface SelfSignOrdersInput {
  body: NonNullable<operations['selfSignOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryRescheduleDates`: 查询可改约日期 */
export interface QueryRescheduleDatesInput {
  body: NonNullable<operations['queryRescheduleDates']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `rescheduleOrder`: 订单改约 */
export interface RescheduleOrderInput {
  body: NonNullable<operations['rescheduleOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `setJdPlanSendTime`: 设置基地计划发货时间 */
export interface SetJdPlanSendTimeInput {
  body: NonNullable<operations['setJdPlanSendTime']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `confirmOrderReceived`: 确认收货 */
export interface ConfirmOrderReceivedInput {
  body: Schemas['OrderKey'];
  headers?: CallHeaders;
}

/** Input of `getOrderMonthSummary`: 订单月度汇总 */
export interface GetOrderMonthSummaryInput {
  body: NonNullable<operations['getOrderMonthSummary']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `cancelGroupOrder`: 取消整组订单 */
export interface CancelGroupOrderInput {
  query: operations['cancelGroupOrder']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listVehicleOrders`: 查询组单内的订单 */
export interface ListVehicleOrdersInput {
  query: operations['listVehicleOrders']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `sendSelfPayMessage`: 发送自付订单短信 */
export interface SendSelfPayMessageInput {
  query: operations['sendSelfPayMessage']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `confirmAdvanceArrival`: 确认提前到货 */
export interface ConfirmAdvanceArrivalInput {
  query: operations['confirmAdvanceArrival']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getJdPlanSendRange`: 查询基地计划发货可选时间 */
export interface GetJdPlanSendRangeInput {
  query: operations['getJdPlanSendRange']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `deleteMfyjOrder`: 删除免费样机订单 */
export interface DeleteMfyjOrderInput {
  query: operations['deleteMfyjOrder']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listCancelReasons`: 查询取消原因 */
export interface ListCancelReasonsInput {
  headers?: CallHeaders;
}

/** Input of `queryAuditOrders`: 分页查询待审核订单 */
export interface QueryAuditOrdersInput {
  body: NonNullable<operations['queryAuditOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `auditOrders`: 批量审核订单 */
export interface AuditOrdersInput {
  body: NonNullable<operations['auditOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getLogisticsInfo`: 查询物流轨迹 */
export interface GetLogisticsInfoInput {
  query: operations['getLogisticsInfo']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryJjLogisticsTrack`: 查询居家物流轨迹 */
export interface QueryJjLogisticsTrackInput {
  body: NonNullable<operations['queryJjLogisticsTrack']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `payDepositOrder`: 支付定金订单 */
export interface PayDepositOrderInput {
  body: NonNullable<operations['payDepositOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `calculateStorageFee`: 计算寄库费 */
export interface CalculateStorageFeeInput {
  body: NonNullable<operations['calculateStorageFee']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `payOverdueStorageFee`: 支付逾期寄库费 */
export interface PayOverdueStorageFeeInput {
  query: operations['payOverdueStorageFee']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `delayStorageOrder`: 寄库订单延期 */
export interface DelayStorageOrderInput {
  query: operations['delayStorageOrder']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `applyDepositDelay`: 申请定金订单延期 */
export interface ApplyDepositDelayInput {
  body: NonNullable<operations['applyDepositDelay']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `payCrowdFundingOrder`: 支付众筹订单 */
export interface PayCrowdFundingOrderInput {
  path: operations['payCrowdFundingOrder']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `updateChongbaiOrderStatus`: 更新重百订单状态 */
export interface UpdateChongbaiOrderStatusInput {
  body: NonNullable<operations['updateChongbaiOrderStatus']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `splitHairishengOrder`: 海日生订单拆单 */
export interface SplitHairishengOrderInput {
  body: Schemas['CheckedCart'];
  headers?: CallHeaders;
}

/** Input of `cancelHairishengOrder`: 取消海日生销售订单 */
export interface CancelHairishengOrderInput {
  body: NonNullable<operations['cancelHairishengOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getTripartitePurchaseOrder`: 查询三方采购订单 */
export interface GetTripartitePurchaseOrderInput {
  query: operations['getTripartitePurchaseOrder']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `updateAirOrderInvoice`: 更新空调退货订单发票 */
export interface UpdateAirOrderInvoiceInput {
  body: NonNullable<operations['updateAirOrderInvoice']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getWholeHouseReject`: 查询全屋订单拒单详情 */
export interface GetWholeHouseRejectInput {
  query: operations['getWholeHouseReject']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `handleWholeHouseReject`: 处理全屋订单拒单 */
export interface HandleWholeHouseRejectInput {
  body: NonNullable<operations['handleWholeHouseReject']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `changeWholeHouseOrder`: 变更全屋订单 */
export interface ChangeWholeHouseOrderInput {
  body: NonNullable<operations['changeWholeHouseOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getWholeHouseValidTime`: 查询全屋订单可变更时间 */
export interface GetWholeHouseValidTimeInput {
  query: operations['getWholeHouseValidTime']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryAllocations`: 分页查询配额单 */
export interface QueryAllocationsInput {
  body: NonNullable<operations['queryAllocations']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `confirmOrRefuseAllocation`: 确认或拒绝配额单 */
export interface ConfirmOrRefuseAllocationInput {
  body: NonNullable<operations['confirmOrRefuseAllocation']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryPopReserves`: 分页查询 POP 备货单 */
export interface QueryPopReservesInput {
  body: NonNullable<operations['queryPopReserves']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `stopPopReserve`: 停用 POP 备货单 */
export interface StopPopReserveInput {
  path: operations['stopPopReserve']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `exportPopReserves`: 导出 POP 备货单 */
export interface ExportPopReservesInput {
  query: operations['exportPopReserves']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getPopReserve`: 查询 POP 备货单详情 */
export interface GetPopReserveInput {
  path: operations['getPopReserve']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listPopWarehouses`: 查询 POP 备货仓库 */
export interface ListPopWarehousesInput {
  query: operations['listPopWarehouses']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listPopCustomerCodes`: 查询POP客户编码 */
export interface ListPopCustomerCodesInput {
  headers?: CallHeaders;
}

/** Input of `checkCreditApplyAllowed`: 查询是否允许申请信用订单 */
export interface CheckCreditApplyAllowedInput {
  query: operations['checkCreditApplyAllowed']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `submitCreditApply`: 提交信用订单申请 */
export interface SubmitCreditApplyInput {
  body: NonNullable<operations['submitCreditApply']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryCreditApplies`: 分页查询信用订单申请 */
export interface QueryCreditAppliesInput {
  body: NonNullable<operations['queryCreditApplies']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `savePreOrder`: 保存预订单 */
export interface SavePreOrderInput {
  body: Schemas['PlaceBigOrder'];
  headers?: CallHeaders;
}

/** Input of `getArrivalWeeks`: 查询可选到货周 */
export interface GetArrivalWeeksInput {
  headers?: CallHeaders;
}

/** Input of `getHaierWeek`: 查询当前周次 */
export interface GetHaierWeekInput {
  headers?: CallHeaders;
}

/** Input of `placeBigOrder`: 提交大单 */
export interface PlaceBigOrderInput {
  body: Schemas['PlaceBigOrder'];
  headers?: CallHeaders;
}

/** Input of `placeBigOrderB2b`: 提交 B2B 大单 */
export interface PlaceBigOrderB2bInput {
  body: NonNullable<operations['placeBigOrderB2b']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getBigOrderStatus`: 查询大单处理结果 */
export interface GetBigOrderStatusInput {
  body: NonNullable<operations['getBigOrderStatus']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listBigActivities`: 分页查询大单活动 */
export interface ListBigActivitiesInput {
  query: operations['listBigActivities']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listBigProductGroups`: 查询大单活动产品组 */
export interface ListBigProductGroupsInput {
  query: operations['listBigProductGroups']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getBigActivity`: 查询大单活动详情 */
export interface GetBigActivityInput {
  query: operations['getBigActivity']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getAllStock`: 查询产品全部库存 */
export interface GetAllStockInput {
  query: operations['getAllStock']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getAtpStock`: 查询全年可承诺库存 */
export interface GetAtpStockInput {
  query: operations['getAtpStock']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getReserveProductPrice`: 查询大单产品价格 */
export interface GetReserveProductPriceInput {
  query: operations['getReserveProductPrice']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listDemands`: 分页查询大单需求 */
export interface ListDemandsInput {
  query: operations['listDemands']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `deleteDemand`: 删除大单需求 */
export interface DeleteDemandInput {
  body: NonNullable<operations['deleteDemand']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `saveDemand`: 保存大单需求 */
export interface SaveDemandInput {
  body: NonNullable<operations['saveDemand']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `saveDemandEvaluation`: 评价大单需求 */
export interface SaveDemandEvaluationInput {
  body: NonNullable<operations['saveDemandEvaluation']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getDemand`: 查询大单需求详情 */
export interface GetDemandInput {
  path: operations['getDemand']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `updateDemandImages`: 更新大单需求图片 */
export interface UpdateDemandImagesInput {
  body: NonNullable<operations['updateDemandImages']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listDemandRecords`: 查询大单需求记录 */
export interface ListDemandRecordsInput {
  path: operations['listDemandRecords']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `findDynamicForm`: 查询大单需求动态表单 */
export interface FindDynamicFormInput {
  path: operations['findDynamicForm']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `uploadDocument`: 上传资料 */
export interface UploadDocumentInput {
  body: NonNullable<operations['uploadDocument']['requestBody']>['content']['multipart/form-data'];
  headers?: CallHeaders;
}

/** Input of `deleteDocument`: 删除资料 */
export interface DeleteDocumentInput {
  body: NonNullable<operations['deleteDocument']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficPaytoByOrder`: 修改整车订单付款方 */
export interface UpdateTrafficPaytoByOrderInput {
  body: NonNullable<operations['updateTrafficPaytoByOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getTrafficPaytoByOrder`: 查询整车订单付款方 */
export interface GetTrafficPaytoByOrderInput {
  query: operations['getTrafficPaytoByOrder']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficPaytoBatch`: 批量修改整车付款方 */
export interface UpdateTrafficPaytoBatchInput {
  body: NonNullable<operations['updateTrafficPaytoBatch']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listTrafficPayers`: 查询整车付款方 */
export interface ListTrafficPayersInput {
  query: operations['listTrafficPayers']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficCartPayto`: 修改整车购物车付款方 */
export interface UpdateTrafficCartPaytoInput {
  body: NonNullable<operations['updateTrafficCartPayto']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `changeTrafficCreditPayto`: 整车信用付款方变更 */
export interface ChangeTrafficCreditPaytoInput {
  body: NonNullable<operations['changeTrafficCreditPayto']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listTrafficCart`: 查询整车购物车 */
export interface ListTrafficCartInput {
  query: operations['listTrafficCart']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getTrafficCartCount`: 查询整车购物车数量 */
export interface GetTrafficCartCountInput {
  query: operations['getTrafficCartCount']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `changeTrafficBillto`: 修改整车开票方 */
export interface ChangeTrafficBilltoInput {
  body: NonNullable<operations['changeTrafficBillto']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `payTrafficOrder`: 整车订单客户付款 */
export interface PayTrafficOrderInput {
  path: operations['payTrafficOrder']['parameters']['path'];
  body: NonNullable<operations['payTrafficOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listTrafficDelayApprovers`: 查询整车延期审批人 */
export interface ListTrafficDelayApproversInput {
  query: operations['listTrafficDelayApprovers']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `checkTrafficDelayApply`: 查询整车是否可申请延期 */
export interface CheckTrafficDelayApplyInput {
  query: operations['checkTrafficDelayApply']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `submitTrafficDelay`: 提交整车延期申请 */
export interface SubmitTrafficDelayInput {
  body: NonNullable<operations['submitTrafficDelay']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `deleteTrafficCartLine`: 删除整车购物车行 */
export interface DeleteTrafficCartLineInput {
  body: NonNullable<operations['deleteTrafficCartLine']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `deleteTrafficCart`: 清空整车购物车 */
export interface DeleteTrafficCartInput {
  body: NonNullable<operations['deleteTrafficCart']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `deleteTrafficDiscountCart`: 清空整车折扣购物车 */
export interface DeleteTrafficDiscountCartInput {
  body: NonNullable<operations['deleteTrafficDiscountCart']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitTrafficCart`: 提交整车购物车 */
export interface SubmitTrafficCartInput {
  body: NonNullable<operations['submitTrafficCart']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `preCheckTrafficOrder`: 整车下单预检查 */
export interface PreCheckTrafficOrderInput {
  body: NonNullable<operations['preCheckTrafficOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `setTrafficCarpoolGd`: 设置整车挂单 */
export interface SetTrafficCarpoolGdInput {
  body: NonNullable<operations['setTrafficCarpoolGd']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `undoTrafficCarpoolGd`: 取消整车挂单 */
export interface UndoTrafficCarpoolGdInput {
  body: NonNullable<operations['undoTrafficCarpoolGd']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `setTrafficCarpoolBd`: 设置整车并单 */
export interface SetTrafficCarpoolBdInput {
  body: NonNullable<operations['setTrafficCarpoolBd']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `undoTrafficCarpoolBd`: 取消整车并单 */
export interface UndoTrafficCarpoolBdInput {
  body: NonNullable<operations['undoTrafficCarpoolBd']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listBaseWarehouses`: 查询基地仓库 */
export interface ListBaseWarehousesInput {
  query: operations['listBaseWarehouses']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getTrafficGoodsPrice`: 查询整车产品价格 */
export interface GetTrafficGoodsPriceInput {
  body: NonNullable<operations['getTrafficGoodsPrice']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listTrafficCarpoolOrders`: 查询送达方拼车订单 */
export interface ListTrafficCarpoolOrdersInput {
  query: operations['listTrafficCarpoolOrders']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listTrafficPackageCustomers`: 查询同车客户 */
export interface ListTrafficPackageCustomersInput {
  query: operations['listTrafficPackageCustomers']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getTrafficContact`: 查询整车收货联系人 */
export interface GetTrafficContactInput {
  query: operations['getTrafficContact']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `saveTrafficContact`: 保存整车收货联系人 */
export interface SaveTrafficContactInput {
  body: NonNullable<operations['saveTrafficContact']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficSendType`: 修改整车送货方式 */
export interface UpdateTrafficSendTypeInput {
  body: NonNullable<operations['updateTrafficSendType']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficPayMoney`: 修改整车付款金额 */
export interface UpdateTrafficPayMoneyInput {
  body: NonNullable<operations['updateTrafficPayMoney']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listTrafficCarTypes`: 查询车型 */
export interface ListTrafficCarTypesInput {
  headers?: CallHeaders;
}

/** Input of `listTrafficCustomerAddresses`: 查询整车客户送达地址 */
export interface ListTrafficCustomerAddressesInput {
  body: NonNullable<operations['listTrafficCustomerAddresses']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `saveTrafficCustomer`: 保存整车权限申请 */
export interface SaveTrafficCustomerInput {
  body: NonNullable<operations['saveTrafficCustomer']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitTrafficCustomer`: 提交整车权限申请 */
export interface SubmitTrafficCustomerInput {
  body: NonNullable<operations['submitTrafficCustomer']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getTrafficCustomerApproveStatus`: 查询整车权限审批状态 */
export interface GetTrafficCustomerApproveStatusInput {
  query: operations['getTrafficCustomerApproveStatus']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listTransferCart`: 查询调货购物车 */
export interface ListTransferCartInput {
  query: operations['listTransferCart']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getTransferGoodsPrice`: 查询调货产品价格 */
export interface GetTransferGoodsPriceInput {
  body: NonNullable<operations['getTransferGoodsPrice']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `deleteTransferProduct`: 删除调货产品 */
export interface DeleteTransferProductInput {
  body: NonNullable<operations['deleteTransferProduct']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `deleteTransferOrderForm`: 删除调货单 */
export interface DeleteTransferOrderFormInput {
  body: NonNullable<operations['deleteTransferOrderForm']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `updateTransferPayMoney`: 修改调货付款金额 */
export interface UpdateTransferPayMoneyInput {
  body: NonNullable<operations['updateTransferPayMoney']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitTransferOrder`: 提交调货订单 */
export interface SubmitTransferOrderInput {
  body: NonNullable<operations['submitTransferOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `updateTransferOrderQty`: 修改调货数量 */
export interface UpdateTransferOrderQtyInput {
  body: NonNullable<operations['updateTransferOrderQty']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getTransferCartCount`: 查询调货购物车数量 */
export interface GetTransferCartCountInput {
  query: operations['getTransferCartCount']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryTransfers`: 分页查询账户划转申请 */
export interface QueryTransfersInput {
  body: NonNullable<operations['queryTransfers']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listTransferRegions`: 查询划转区域 */
export interface ListTransferRegionsInput {
  body: NonNullable<operations['listTransferRegions']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `deleteTransfer`: 删除划转申请 */
export interface DeleteTransferInput {
  body: NonNullable<operations['deleteTransfer']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `saveTransfer`: 提交账户平调申请 */
export interface SaveTransferInput {
  body: NonNullable<operations['saveTransfer']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `saveMasterSonTransfer`: 提交主子户划转申请 */
export interface SaveMasterSonTransferInput {
  body: NonNullable<operations['saveMasterSonTransfer']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `saveFinanceTransfer`: 提交财务划转申请 */
export interface SaveFinanceTransferInput {
  body: NonNullable<operations['saveFinanceTransfer']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `checkTransferWindow`: 查询是否显示划转窗口 */
export interface CheckTransferWindowInput {
  query: operations['checkTransferWindow']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getTransferOrg`: 切换划转销售组织 */
export interface GetTransferOrgInput {
  query: operations['getTransferOrg']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listMasterSonPayers`: 查询主子户付款方 */
export interface ListMasterSonPayersInput {
  query: operations['listMasterSonPayers']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `checkCrossCenterTransfer`: 查询是否跨中心划转 */
export interface CheckCrossCenterTransferInput {
  query: operations['checkCrossCenterTransfer']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `checkTransferPolicy`: 查询是否已同意划转协议 */
export interface CheckTransferPolicyInput {
  query: operations['checkTransferPolicy']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `saveTransferPolicy`: 同意划转协议 */
export interface SaveTransferPolicyInput {
  body: NonNullable<operations['saveTransferPolicy']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `transformMoney`: 金额转中文大写 */
export interface TransformMoneyInput {
  body: NonNullable<operations['transformMoney']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getSoldTo`: 查询售达方 */
export interface GetSoldToInput {
  query: operations['getSoldTo']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listShipTos`: 查询送达方列表 */
export interface ListShipTosInput {
  query: operations['listShipTos']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getDefaultShipTo`: 查询默认送达方 */
export interface GetDefaultShipToInput {
  query: operations['getDefaultShipTo']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listPayTos`: 查询售达方的付款方 */
export interface ListPayTosInput {
  query: operations['listPayTos']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listB2bPayTos`: 查询售达方的B2B付款方 */
export interface ListB2bPayTosInput {
  query: operations['listB2bPayTos']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listAccountPayTos`: 查询登录账号的付款方 */
export interface ListAccountPayTosInput {
  query: operations['listAccountPayTos']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listAuthorizedPayTos`: 查询已授权的付款方 */
export interface ListAuthorizedPayTosInput {
  query: operations['listAuthorizedPayTos']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listBillTos`: 查询开票方 */
export interface ListBillTosInput {
  query: operations['listBillTos']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getSaleInfo`: 查询销售信息 */
export interface GetSaleInfoInput {
  query: operations['getSaleInfo']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listAddresses`: 查询收货地址 */
export interface ListAddressesInput {
  query?: NonNullable<operations['listAddresses']['parameters']['query']>;
  headers?: CallHeaders;
}

/** Input of `listAllAddresses`: 查询全部收货地址 */
export interface ListAllAddressesInput {
  headers?: CallHeaders;
}

/** Input of `listPayers`: 查询付款方 */
export interface ListPayersInput {
  query: operations['listPayers']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listAllPayers`: 查询全部付款方 */
export interface ListAllPayersInput {
  headers?: CallHeaders;
}

/** Input of `getDefaultRelations`: 查询默认送达方与默认付款方 */
export interface GetDefaultRelationsInput {
  headers?: CallHeaders;
}

/** Input of `setDefaultAddress`: 设置默认送达方 */
export interface SetDefaultAddressInput {
  path: operations['setDefaultAddress']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `setDefaultPayer`: 设置默认付款方 */
export interface SetDefaultPayerInput {
  path: operations['setDefaultPayer']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listPayerBalances`: 查询付款方余额 */
export interface ListPayerBalancesInput {
  body: NonNullable<operations['listPayerBalances']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getAxBalance`: 查询安全付余额 */
export interface GetAxBalanceInput {
  query: operations['getAxBalance']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listSalesGroups`: 查询客户的销售组 */
export interface ListSalesGroupsInput {
  path: operations['listSalesGroups']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `checkOmsAuthorized`: 查询是否OMS授权客户 */
export interface CheckOmsAuthorizedInput {
  path: operations['checkOmsAuthorized']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `alterCustomerValues`: 修改客户资料 */
export interface AlterCustomerValuesInput {
  body: NonNullable<operations['alterCustomerValues']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getCustomerArchive`: 查询客户档案 */
export interface GetCustomerArchiveInput {
  path: operations['getCustomerArchive']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `verifyCustomerLogin`: 客户视图登录校验 */
export interface VerifyCustomerLoginInput {
  path: operations['verifyCustomerLogin']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listSalesViews`: 查询客户销售视图 */
export interface ListSalesViewsInput {
  query: operations['listSalesViews']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listSaleOrgCodes`: 查询客户的销售组织编码 */
export interface ListSaleOrgCodesInput {
  body: NonNullable<operations['listSaleOrgCodes']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `verifyCustomerPermission`: 校验客户权限 */
export interface VerifyCustomerPermissionInput {
  body: NonNullable<operations['verifyCustomerPermission']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listSaleOrgFactories`: 查询销售组织与工厂 */
export interface ListSaleOrgFactoriesInput {
  query: operations['listSaleOrgFactories']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listOriginalSaleOrgs`: 查询充值原销售组织 */
export interface ListOriginalSaleOrgsInput {
  query: operations['listOriginalSaleOrgs']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listPayerSalesGroups`: 查询付款方的销售组 */
export interface ListPayerSalesGroupsInput {
  body: NonNullable<operations['listPayerSalesGroups']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listCustomerCenters`: 查询客户所属的全部中心 */
export interface ListCustomerCentersInput {
  path: operations['listCustomerCenters']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listCustomerYuncangs`: 查询客户云仓 */
export interface ListCustomerYuncangsInput {
  query: operations['listCustomerYuncangs']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `submitLiquidateApply`: 提交清户申请 */
export interface SubmitLiquidateApplyInput {
  body: NonNullable<operations['submitLiquidateApply']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `settleAccountLiquidation`: 清户结算确认 */
export interface SettleAccountLiquidationInput {
  body: NonNullable<operations['settleAccountLiquidation']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `checkLiquidateApply`: 查询是否可发起清户 */
export interface CheckLiquidateApplyInput {
  body: NonNullable<operations['checkLiquidateApply']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryNetworks`: 分页查询网点申请 */
export interface QueryNetworksInput {
  body: NonNullable<operations['queryNetworks']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitNetworkApply`: 提交网点申请 */
export interface SubmitNetworkApplyInput {
  body: NonNullable<operations['submitNetworkApply']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryIndustries`: 查询可经营产业 */
export interface QueryIndustriesInput {
  body: NonNullable<operations['queryIndustries']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listSaleOrgs`: 查询销售组织 */
export interface ListSaleOrgsInput {
  query: operations['listSaleOrgs']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `judgeLiquidateApply`: 清户条件校验 */
export interface JudgeLiquidateApplyInput {
  query: operations['judgeLiquidateApply']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listLiquidationOrders`: 查询清户未完成订单 */
export interface ListLiquidationOrdersInput {
  query: operations['listLiquidationOrders']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listLiquidationRebates`: 查询清户未使用返利 */
export interface ListLiquidationRebatesInput {
  query: operations['listLiquidationRebates']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listLiquidationBalances`: 查询清户账户余额 */
export interface ListLiquidationBalancesInput {
  query: operations['listLiquidationBalances']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `cancelLiquidateApply`: 取消清户申请 */
export interface CancelLiquidateApplyInput {
  query: operations['cancelLiquidateApply']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `deleteLiquidateApply`: 删除清户申请 */
export interface DeleteLiquidateApplyInput {
  query: operations['deleteLiquidateApply']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listNetworkApplyNodes`: 查询网点申请审批节点 */
export interface ListNetworkApplyNodesInput {
  query: operations['listNetworkApplyNodes']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listHccTrades`: 查询中心 */
export interface ListHccTradesInput {
  query: operations['listHccTrades']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listHccProvinces`: 查询中心所辖省 */
export interface ListHccProvincesInput {
  query: operations['listHccProvinces']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listHccCities`: 查询省所辖市 */
export interface ListHccCitiesInput {
  query: operations['listHccCities']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listHccDistricts`: 查询市所辖区县 */
export interface ListHccDistrictsInput {
  query: operations['listHccDistricts']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listHccTowns`: 查询区县所辖乡镇街道 */
export interface ListHccTownsInput {
  query: operations['listHccTowns']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getAccountFlow`: 查询清户进度 */
export interface GetAccountFlowInput {
  query: operations['getAccountFlow']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listHccProductLineStatuses`: 查询产品线状态 */
export interface ListHccProductLineStatusesInput {
  query: operations['listHccProductLineStatuses']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listPotentialCustomers`: 分页查询潜在客户 */
export interface ListPotentialCustomersInput {
  query: operations['listPotentialCustomers']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getPotentialCustomer`: 查询潜在客户详情 */
export interface GetPotentialCustomerInput {
  path: operations['getPotentialCustomer']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `uploadPotentialCustomerPicture`: 上传潜在客户图片 */
export interface UploadPotentialCustomerPictureInput {
  query: operations['uploadPotentialCustomerPicture']['parameters']['query'];
  body: NonNullable<operations['uploadPotentialCustomerPicture']['requestBody']>['content']['multipart/form-data'];
  headers?: CallHeaders;
}

/** Input of `submitUnfreezeApply`: 提交解冻开单申请 */
export interface SubmitUnfreezeApplyInput {
  body: NonNullable<operations['submitUnfreezeApply']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listUnsignedProductGroups`: 查询未签约产品组 */
export interface ListUnsignedProductGroupsInput {
  query: operations['listUnsignedProductGroups']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getUnfreezeFlags`: 查询冻结标识 */
export interface GetUnfreezeFlagsInput {
  query: operations['getUnfreezeFlags']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listUnfreezeApplies`: 查询解冻申请记录 */
export interface ListUnfreezeAppliesInput {
  query: operations['listUnfreezeApplies']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `submitSendtoChange`: 提交送达方变更 */
export interface SubmitSendtoChangeInput {
  body: NonNullable<operations['submitSendtoChange']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getSendtoChangeStatus`: 查询送达方变更审批状态 */
export interface GetSendtoChangeStatusInput {
  query: operations['getSendtoChangeStatus']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `revokeSendtoChange`: 撤销送达方变更 */
export interface RevokeSendtoChangeInput {
  body: NonNullable<operations['revokeSendtoChange']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listSubAccounts`: 查询子账号列表 */
export interface ListSubAccountsInput {
  query: operations['listSubAccounts']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getAllRolesAndPermissions`: 查询可分配的全部角色与权限 */
export interface GetAllRolesAndPermissionsInput {
  query: operations['getAllRolesAndPermissions']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getSubAccountPermissions`: 查询某个子账号的角色与权限 */
export interface GetSubAccountPermissionsInput {
  query: operations['getSubAccountPermissions']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getPermissionList`: 查询菜单与按钮权限 */
export interface GetPermissionListInput {
  headers?: CallHeaders;
}

/** Input of `updateSubAccount`: 修改子账号 */
export interface UpdateSubAccountInput {
  body: NonNullable<operations['updateSubAccount']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getUserInfo`: 查询当前用户 */
export interface GetUserInfoInput {
  headers?: CallHeaders;
}

/** Input of `redirectAfterLogin`: 授权页返回地址 */
export interface RedirectAfterLoginInput {
  query: operations['redirectAfterLogin']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getHotspotImages`: 查询菜单热点图 */
export interface GetHotspotImagesInput {
  query: operations['getHotspotImages']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryInterestProducts`: 分页查询关注产品 */
export interface QueryInterestProductsInput {
  body: NonNullable<operations['queryInterestProducts']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `addInterestProducts`: 关注产品 */
export interface AddInterestProductsInput {
  path: operations['addInterestProducts']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `removeInterestProducts`: 取消关注产品 */
export interface RemoveInterestProductsInput {
  body: NonNullable<operations['removeInterestProducts']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryCommonQuestions`: 分页查询常见问题 */
export interface QueryCommonQuestionsInput {
  body: NonNullable<operations['queryCommonQuestions']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `setQuestionInUse`: 启用或停用常见问题 */
export interface SetQuestionInUseInput {
  body: NonNullable<operations['setQuestionInUse']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `saveCommonQuestion`: 新增或修改常见问题 */
export interface SaveCommonQuestionInput {
  body: NonNullable<operations['saveCommonQuestion']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getCommonQuestion`: 查询常见问题详情 */
export interface GetCommonQuestionInput {
  query: operations['getCommonQuestion']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `deleteCommonQuestion`: 删除常见问题 */
export interface DeleteCommonQuestionInput {
  query: operations['deleteCommonQuestion']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryProducts`: 分页查询产品 */
export interface QueryProductsInput {
  body: NonNullable<operations['queryProducts']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listPrices`: 查询产品价格 */
export interface ListPricesInput {
  body: NonNullable<operations['listPrices']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listDailySalesPrices`: 查询每日销价 */
export interface ListDailySalesPricesInput {
  query: operations['listDailySalesPrices']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listStock`: 查询产品库存 */
export interface ListStockInput {
  body: NonNullable<operations['listStock']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryInventoryPage`: 分页查询产品库存 */
export interface QueryInventoryPageInput {
  body: NonNullable<operations['queryInventoryPage']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `checkRemoteCloudWarehouse`: 查询是否异地云仓客户 */
export interface CheckRemoteCloudWarehouseInput {
  query: operations['checkRemoteCloudWarehouse']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listProductGroups`: 查询产品组 */
export interface ListProductGroupsInput {
  query: operations['listProductGroups']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listSamples`: 分页查询样机 */
export interface ListSamplesInput {
  query: operations['listSamples']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listCategories`: 查询分类菜单 */
export interface ListCategoriesInput {
  headers?: CallHeaders;
}

/** Input of `recordCategoryAdClick`: 记录分类广告点击 */
export interface RecordCategoryAdClickInput {
  body: NonNullable<operations['recordCategoryAdClick']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `uploadFile`: 上传附件 */
export interface UploadFileInput {
  body: NonNullable<operations['uploadFile']['requestBody']>['content']['multipart/form-data'];
  headers?: CallHeaders;
}

/** Input of `runBuyReturnRoutine`: 执行退换货 BSP 例程 */
export interface RunBuyReturnRoutineInput {
  body: NonNullable<operations['runBuyReturnRoutine']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getYilihuoVideoToken`: 查询易理货视频令牌 */
export interface GetYilihuoVideoTokenInput {
  query: operations['getYilihuoVideoToken']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `checkWhitelist`: 查询白名单 */
export interface CheckWhitelistInput {
  path: operations['checkWhitelist']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `exportSampleSheet`: 导出样表 */
export interface ExportSampleSheetInput {
  query: operations['exportSampleSheet']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryDictionary`: 查询数据字典 */
export interface QueryDictionaryInput {
  query: operations['queryDictionary']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `createAsyncExport`: 创建异步导出 */
export interface CreateAsyncExportInput {
  body: NonNullable<operations['createAsyncExport']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listProvinces`: 查询省 */
export interface ListProvincesInput {
  headers?: CallHeaders;
}

/** Input of `listCities`: 查询市 */
export interface ListCitiesInput {
  path: operations['listCities']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listAreas`: 查询区县 */
export interface ListAreasInput {
  path: operations['listAreas']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listActivities`: 分页查询活动 */
export interface ListActivitiesInput {
  query: operations['listActivities']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `prefillEventWork`: 事件工单预填 */
export interface PrefillEventWorkInput {
  body: Schemas['EventWork'];
  headers?: CallHeaders;
}

/** Input of `resetPaymentPassword`: 重置支付密码 */
export interface ResetPaymentPasswordInput {
  body: NonNullable<operations['resetPaymentPassword']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `searchProtocolAuth`: 查询协议授权 */
export interface SearchProtocolAuthInput {
  query: operations['searchProtocolAuth']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `checkReverseAuthority`: 查询采购退货权限 */
export interface CheckReverseAuthorityInput {
  query: operations['checkReverseAuthority']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `checkReverseAgreement`: 查询采购退货协议 */
export interface CheckReverseAgreementInput {
  query: operations['checkReverseAgreement']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `savePurchaseReturnProtocol`: 生成购销退货协议 */
export interface SavePurchaseReturnProtocolInput {
  body: NonNullable<operations['savePurchaseReturnProtocol']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `signReturnContract`: 获取退货协议签署链接 */
export interface SignReturnContractInput {
  body: NonNullable<operations['signReturnContract']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitReturnApproval`: 提交退货审批 */
export interface SubmitReturnApprovalInput {
  body: NonNullable<operations['submitReturnApproval']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listReturnApprovalStatuses`: 批量查询退货审批状态 */
export interface ListReturnApprovalStatusesInput {
  query: operations['listReturnApprovalStatuses']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getRedInvoicePermission`: 查询红票权限 */
export interface GetRedInvoicePermissionInput {
  path: operations['getRedInvoicePermission']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `getEvaluateStatus`: 查询评价状态 */
export interface GetEvaluateStatusInput {
  query: operations['getEvaluateStatus']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listEvaluateAttributes`: 查询评价项目 */
export interface ListEvaluateAttributesInput {
  query: operations['listEvaluateAttributes']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getEvaluateInfo`: 查询评价内容 */
export interface GetEvaluateInfoInput {
  query: operations['getEvaluateInfo']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `submitEvaluate`: 提交评价 */
export interface SubmitEvaluateInput {
  body: NonNullable<operations['submitEvaluate']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getCyclePredict`: 查询周期销量预测 */
export interface GetCyclePredictInput {
  query: operations['getCyclePredict']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listCustomerInventory`: 查询客户库存分析 */
export interface ListCustomerInventoryInput {
  query: operations['listCustomerInventory']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getCustomerFlagData`: 查询客户标识数据 */
export interface GetCustomerFlagDataInput {
  query: operations['getCustomerFlagData']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `checkStockUp`: 备货校验 */
export interface CheckStockUpInput {
  body: NonNullable<operations['checkStockUp']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `createStockUpOrder`: 创建备货订单 */
export interface CreateStockUpOrderInput {
  body: NonNullable<operations['createStockUpOrder']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getStockUpNumber`: 查询备货清单数量 */
export interface GetStockUpNumberInput {
  query: operations['getStockUpNumber']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `searchCocOrders`: 分页查询订单中心订单 */
export interface SearchCocOrdersInput {
  body: NonNullable<operations['searchCocOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `openCocOrderApproval`: 发起订单中心审批 */
export interface OpenCocOrderApprovalInput {
  body: NonNullable<operations['openCocOrderApproval']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryMessages`: 分页查询消息 */
export interface QueryMessagesInput {
  body: NonNullable<operations['queryMessages']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `readAllMessages`: 全部标为已读 */
export interface ReadAllMessagesInput {
  query: operations['readAllMessages']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `readMessage`: 标为已读 */
export interface ReadMessageInput {
  query: operations['readMessage']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listUnreadMessageTypes`: 未读消息分类 */
export interface ListUnreadMessageTypesInput {
  query: operations['listUnreadMessageTypes']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getUnreadMessageCount`: 未读消息数 */
export interface GetUnreadMessageCountInput {
  query: operations['getUnreadMessageCount']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getTodoUnreadCount`: 查询待办数量 */
export interface GetTodoUnreadCountInput {
  path: operations['getTodoUnreadCount']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listTodos`: 分页查询待办 */
export interface ListTodosInput {
  query: operations['listTodos']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listSystemNotifications`: 查询系统通知 */
export interface ListSystemNotificationsInput {
  query: operations['listSystemNotifications']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getInsertScreen`: 查询开屏弹屏 */
export interface GetInsertScreenInput {
  query: operations['getInsertScreen']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `checkNotificationRead`: 查询通知是否已读 */
export interface CheckNotificationReadInput {
  body: NonNullable<operations['checkNotificationRead']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `registerNotificationRead`: 登记通知已读 */
export interface RegisterNotificationReadInput {
  body: NonNullable<operations['registerNotificationRead']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listNewProductRecommendations`: 查询新品推荐 */
export interface ListNewProductRecommendationsInput {
  query: operations['listNewProductRecommendations']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listFinanceDialogs`: 查询财务弹窗 */
export interface ListFinanceDialogsInput {
  query: operations['listFinanceDialogs']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `readFinanceDialog`: 财务弹窗标为已读 */
export interface ReadFinanceDialogInput {
  path: operations['readFinanceDialog']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listDialogInvoices`: 查询财务弹窗的发票 */
export interface ListDialogInvoicesInput {
  path: operations['listDialogInvoices']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `checkConsentToUse`: 查询是否已同意使用条款 */
export interface CheckConsentToUseInput {
  body: NonNullable<operations['checkConsentToUse']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `consentToUse`: 同意使用条款 */
export interface ConsentToUseInput {
  body: NonNullable<operations['consentToUse']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listRecommendedKeywords`: 查询推荐词 */
export interface ListRecommendedKeywordsInput {
  body: NonNullable<operations['listRecommendedKeywords']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `recordKeywordClick`: 记录推荐词点击 */
export interface RecordKeywordClickInput {
  body: NonNullable<operations['recordKeywordClick']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `suggestProductModels`: 联想产品型号 */
export interface SuggestProductModelsInput {
  query: operations['suggestProductModels']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `checkAccountGate`: 查询财务开关 */
export interface CheckAccountGateInput {
  path: operations['checkAccountGate']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `superviseContract`: 合同管理单点登录 */
export interface SuperviseContractInput {
  body: NonNullable<operations['superviseContract']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getFinanceContract`: 查询合同详情 */
export interface GetFinanceContractInput {
  body: NonNullable<operations['getFinanceContract']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `signFinanceContract`: 发起合同签署 */
export interface SignFinanceContractInput {
  body: NonNullable<operations['signFinanceContract']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `unbindSigningAccount`: 解除电子签章绑定 */
export interface UnbindSigningAccountInput {
  body: NonNullable<operations['unbindSigningAccount']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getSigningTips`: 查询签约提示 */
export interface GetSigningTipsInput {
  path: operations['getSigningTips']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `closeSigningTips`: 不再显示签约提示 */
export interface CloseSigningTipsInput {
  path: operations['closeSigningTips']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `checkUnsignedContract`: 查询是否有未签合同 */
export interface CheckUnsignedContractInput {
  path: operations['checkUnsignedContract']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `queryFinanceHistory`: 分页查询融资记录 */
export interface QueryFinanceHistoryInput {
  body: NonNullable<operations['queryFinanceHistory']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getFinanceRepayDetail`: 查询融资还款明细 */
export interface GetFinanceRepayDetailInput {
  body: NonNullable<operations['getFinanceRepayDetail']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getServiceChargePrompt`: 查询服务费弹窗提示 */
export interface GetServiceChargePromptInput {
  query: operations['getServiceChargePrompt']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryAccountStatement`: 分页查询往来账对账单 */
export interface QueryAccountStatementInput {
  body: NonNullable<operations['queryAccountStatement']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `exportAccountStatement`: 导出往来账对账单 */
export interface ExportAccountStatementInput {
  query: operations['exportAccountStatement']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryReconciliations`: 分页查询往来对账 */
export interface QueryReconciliationsInput {
  body: NonNullable<operations['queryReconciliations']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `confirmReconciliation`: 确认往来对账 */
export interface ConfirmReconciliationInput {
  body: NonNullable<operations['confirmReconciliation']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `exportReconciliations`: 导出往来对账 */
export interface ExportReconciliationsInput {
  body: NonNullable<operations['exportReconciliations']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryMonthAccounts`: 分页查询月账单 */
export interface QueryMonthAccountsInput {
  body: NonNullable<operations['queryMonthAccounts']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `exportMonthAccounts`: 导出月账单 */
export interface ExportMonthAccountsInput {
  query: operations['exportMonthAccounts']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryDayAccounts`: 分页查询日账单 */
export interface QueryDayAccountsInput {
  body: NonNullable<operations['queryDayAccounts']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `exportDayAccounts`: 导出日账单 */
export interface ExportDayAccountsInput {
  query: operations['exportDayAccounts']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryReceipts`: 分页查询收据 */
export interface QueryReceiptsInput {
  body: NonNullable<operations['queryReceipts']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `printReceipt`: 打印收据 */
export interface PrintReceiptInput {
  query: operations['printReceipt']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryBankInterests`: 分页查询银行贴息 */
export interface QueryBankInterestsInput {
  body: NonNullable<operations['queryBankInterests']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `confirmBankInterest`: 确认银行贴息 */
export interface ConfirmBankInterestInput {
  body: NonNullable<operations['confirmBankInterest']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryFundsTransfers`: 分页查询资金转账 */
export interface QueryFundsTransfersInput {
  body: NonNullable<operations['queryFundsTransfers']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitFundsTransfer`: 提交资金转账 */
export interface SubmitFundsTransferInput {
  body: NonNullable<operations['submitFundsTransfer']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `exportCapitalFlow`: 导出资金流水 */
export interface ExportCapitalFlowInput {
  query: operations['exportCapitalFlow']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `openPaymentAccount`: 申请开通支付账户 */
export interface OpenPaymentAccountInput {
  body: NonNullable<operations['openPaymentAccount']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `addPayer`: 新增付款方 */
export interface AddPayerInput {
  body: NonNullable<operations['addPayer']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getContractRate`: 查询合同费率 */
export interface GetContractRateInput {
  query: operations['getContractRate']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getCreditCenter`: 查询授信中心 */
export interface GetCreditCenterInput {
  query: operations['getCreditCenter']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `submitRefreshTask`: 提交刷新任务 */
export interface SubmitRefreshTaskInput {
  body: NonNullable<operations['submitRefreshTask']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getPaymentQrCode`: 获取收款二维码 */
export interface GetPaymentQrCodeInput {
  query: operations['getPaymentQrCode']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryPosAgreements`: 分页查询POS协议 */
export interface QueryPosAgreementsInput {
  body: NonNullable<operations['queryPosAgreements']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitPosAgreement`: 提交POS协议申请 */
export interface SubmitPosAgreementInput {
  body: NonNullable<operations['submitPosAgreement']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitPosPayment`: 提交POS付款 */
export interface SubmitPosPaymentInput {
  body: NonNullable<operations['submitPosPayment']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryPosTerminals`: 分页查询POS终端 */
export interface QueryPosTerminalsInput {
  body: NonNullable<operations['queryPosTerminals']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `setPosTerminalBinding`: 绑定POS终端 */
export interface SetPosTerminalBindingInput {
  body: NonNullable<operations['setPosTerminalBinding']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryPosServiceCharges`: 分页查询POS手续费 */
export interface QueryPosServiceChargesInput {
  body: NonNullable<operations['queryPosServiceCharges']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryInvoices`: 分页查询发票 */
export interface QueryInvoicesInput {
  body: NonNullable<operations['queryInvoices']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `signInvoices`: 签收发票 */
export interface SignInvoicesInput {
  body: NonNullable<operations['signInvoices']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `rejectInvoices`: 退回发票 */
export interface RejectInvoicesInput {
  body: NonNullable<operations['rejectInvoices']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `startInvoiceSignature`: 发票电子签章 */
export interface StartInvoiceSignatureInput {
  body: NonNullable<operations['startInvoiceSignature']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryInvoiceTrace`: 一票到底查询 */
export interface QueryInvoiceTraceInput {
  body: NonNullable<operations['queryInvoiceTrace']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `exportInvoices`: 导出发票 */
export interface ExportInvoicesInput {
  query: operations['exportInvoices']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryAcceptanceBills`: 分页查询承兑汇票 */
export interface QueryAcceptanceBillsInput {
  body: NonNullable<operations['queryAcceptanceBills']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitAcceptanceBill`: 录入承兑汇票 */
export interface SubmitAcceptanceBillInput {
  body: NonNullable<operations['submitAcceptanceBill']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryBillClaims`: 分页查询待认领票据 */
export interface QueryBillClaimsInput {
  body: NonNullable<operations['queryBillClaims']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitBillClaim`: 提交票据认领 */
export interface SubmitBillClaimInput {
  body: NonNullable<operations['submitBillClaim']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryRebates`: 分页查询返利 */
export interface QueryRebatesInput {
  body: NonNullable<operations['queryRebates']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryRebateSettlementDetails`: 分页查询返利结算明细 */
export interface QueryRebateSettlementDetailsInput {
  body: NonNullable<operations['queryRebateSettlementDetails']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `exportRebates`: 导出返利 */
export interface ExportRebatesInput {
  body: NonNullable<operations['exportRebates']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryRetailAggregations`: 分页查询零售汇总 */
export interface QueryRetailAggregationsInput {
  body: NonNullable<operations['queryRetailAggregations']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryAppointmentContracts`: 分页查询约定合同 */
export interface QueryAppointmentContractsInput {
  body: NonNullable<operations['queryAppointmentContracts']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryPolicyDeliveries`: 分页查询政策投放 */
export interface QueryPolicyDeliveriesInput {
  body: NonNullable<operations['queryPolicyDeliveries']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryPolicyPrizes`: 分页查询政策奖励 */
export interface QueryPolicyPrizesInput {
  body: NonNullable<operations['queryPolicyPrizes']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryRedInvoiceSettlements`: 分页查询红票结算 */
export interface QueryRedInvoiceSettlementsInput {
  body: NonNullable<operations['queryRedInvoiceSettlements']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listPaymentAccounts`: 查询支付账户 */
export interface ListPaymentAccountsInput {
  query: operations['listPaymentAccounts']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `unbindBankCard`: 解绑银行卡 */
export interface UnbindBankCardInput {
  body: NonNullable<operations['unbindBankCard']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryInvoiceApplies`: 分页查询开票申请 */
export interface QueryInvoiceAppliesInput {
  body: NonNullable<operations['queryInvoiceApplies']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitInvoiceApply`: 提交开票申请 */
export interface SubmitInvoiceApplyInput {
  body: NonNullable<operations['submitInvoiceApply']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `getPaymentResult`: 查询付款结果 */
export interface GetPaymentResultInput {
  query: operations['getPaymentResult']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `submitPayment`: 提交付款 */
export interface SubmitPaymentInput {
  body: NonNullable<operations['submitPayment']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitFinanceApply`: 提交融资申请 */
export interface SubmitFinanceApplyInput {
  body: NonNullable<operations['submitFinanceApply']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryFinanceExpenses`: 分页查询融资费用 */
export interface QueryFinanceExpensesInput {
  body: NonNullable<operations['queryFinanceExpenses']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryFinanceOrders`: 分页查询可融资订单 */
export interface QueryFinanceOrdersInput {
  body: NonNullable<operations['queryFinanceOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitFinanceRepay`: 提交融资还款 */
export interface SubmitFinanceRepayInput {
  body: NonNullable<operations['submitFinanceRepay']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listLives`: 分页查询直播 */
export interface ListLivesInput {
  query: operations['listLives']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listPackages`: 分页查询套餐 */
export interface ListPackagesInput {
  query: operations['listPackages']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listSuitCategories`: 查询成套方案场景 */
export interface ListSuitCategoriesInput {
  query: operations['listSuitCategories']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getSuit`: 查询成套方案详情 */
export interface GetSuitInput {
  path: operations['getSuit']['parameters']['path'];
  query: operations['getSuit']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listSuits`: 分页查询成套方案 */
export interface ListSuitsInput {
  query: operations['listSuits']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `saveDeliveryAddress`: 新增或修改收货地址 */
export interface SaveDeliveryAddressInput {
  body: NonNullable<operations['saveDeliveryAddress']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryEventWorks`: 分页查询事件工单 */
export interface QueryEventWorksInput {
  body: NonNullable<operations['queryEventWorks']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `submitEventWork`: 提交事件工单 */
export interface SubmitEventWorkInput {
  body: Schemas['EventWork'];
  headers?: CallHeaders;
}

/** Input of `queryRebateOrderInvoices`: 分页查询返利订单发票明细 */
export interface QueryRebateOrderInvoicesInput {
  body: NonNullable<operations['queryRebateOrderInvoices']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `confirmLetter`: 确认函件 */
export interface ConfirmLetterInput {
  body: NonNullable<operations['confirmLetter']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `listLetters`: 分页查询函件 */
export interface ListLettersInput {
  query: operations['listLetters']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getNews`: 查询资讯详情 */
export interface GetNewsInput {
  path: operations['getNews']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listNews`: 分页查询资讯 */
export interface ListNewsInput {
  query: operations['listNews']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getSms`: 查询短信详情 */
export interface GetSmsInput {
  path: operations['getSms']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `listSms`: 分页查询短信 */
export interface ListSmsInput {
  query: operations['listSms']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `exportMyOrders`: 导出我的订单 */
export interface ExportMyOrdersInput {
  body: NonNullable<operations['exportMyOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `importBatchOrder`: 导入批量下单表格 */
export interface ImportBatchOrderInput {
  body: NonNullable<operations['importBatchOrder']['requestBody']>['content']['multipart/form-data'];
  headers?: CallHeaders;
}

/** Input of `queryFleeingGoods`: 分页查询窜货与收购明细 */
export interface QueryFleeingGoodsInput {
  body: NonNullable<operations['queryFleeingGoods']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryDeliveryNotes`: 分页查询发货单 */
export interface QueryDeliveryNotesInput {
  body: NonNullable<operations['queryDeliveryNotes']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryPopStock`: 分页查询 POP 库存 */
export interface QueryPopStockInput {
  body: NonNullable<operations['queryPopStock']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryPrototypeSamples`: 分页查询出样记录 */
export interface QueryPrototypeSamplesInput {
  body: NonNullable<operations['queryPrototypeSamples']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryReturnOrders`: 分页查询退货单 */
export interface QueryReturnOrdersInput {
  body: NonNullable<operations['queryReturnOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `addToTrafficCart`: 加入整车购物车 */
export interface AddToTrafficCartInput {
  body: NonNullable<operations['addToTrafficCart']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficCartNumber`: 修改整车购物车数量 */
export interface UpdateTrafficCartNumberInput {
  body: NonNullable<operations['updateTrafficCartNumber']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryTrafficGoods`: 分页查询整车产品 */
export interface QueryTrafficGoodsInput {
  body: NonNullable<operations['queryTrafficGoods']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryTrafficOrders`: 分页查询整车订单 */
export interface QueryTrafficOrdersInput {
  body: NonNullable<operations['queryTrafficOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `acceptTrafficOrders`: 整车接单 */
export interface AcceptTrafficOrdersInput {
  body: NonNullable<operations['acceptTrafficOrders']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `addToTransferCart`: 加入调货购物车 */
export interface AddToTransferCartInput {
  body: NonNullable<operations['addToTransferCart']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Input of `queryTransferGoods`: 分页查询调货产品 */
export interface QueryTransferGoodsInput {
  body: NonNullable<operations['queryTransferGoods']['requestBody']>['content']['application/json'];
  headers?: CallHeaders;
}

/** Every operation: its input, the arguments of a call and the data of its success. */
export interface Ops {
  listCart: {
    input: ListCartInput;
    args: [input: ListCartInput, options?: CallOptions];
    data: Schemas['CartEntry'][];
  };
  listCachedCart: {
    input: ListCachedCartInput;
    args: [input: ListCachedCartInput, options?: CallOptions];
    data: Schemas['CartEntry'][];
  };
  listSpecialPrices: {
    input: ListSpecialPricesInput;
    args: [input: ListSpecialPricesInput, options?: CallOptions];
    data: Schemas['SpecialPrice'][];
  };
  addListToCart: {
    input: AddListToCartInput;
    args: [input: AddListToCartInput, options?: CallOptions];
    data: undefined;
  };
  addToCart: {
    input: AddToCartInput;
    args: [input: AddToCartInput, options?: CallOptions];
    data: undefined;
  };
  updateCartNumber: {
    input: UpdateCartNumberInput;
    args: [input: UpdateCartNumberInput, options?: CallOptions];
    data: undefined;
  };
  deleteCartEntries: {
    input: DeleteCartEntriesInput;
    args: [input: DeleteCartEntriesInput, options?: CallOptions];
    data: undefined;
  };
  getCartCount: {
    input: GetCartCountInput;
    args: [input: GetCartCountInput, options?: CallOptions];
    data: number;
  };
  listCartIndustries: {
    input: ListCartIndustriesInput;
    args: [input?: ListCartIndustriesInput, options?: CallOptions];
    data: NonNullable<operations['listCartIndustries']['responses'][200]['content']['application/json']['data']>;
  };
  getCartAgreementStatus: {
    input: GetCartAgreementStatusInput;
    args: [input: GetCartAgreementStatusInput, options?: CallOptions];
    data: NonNullable<operations['getCartAgreementStatus']['responses'][200]['content']['application/json']['data']>;
  };
  refreshCartStock: {
    input: RefreshCartStockInput;
    args: [input: RefreshCartStockInput, options?: CallOptions];
    data: Schemas['ProductStock'][];
  };
  getCloudWarehouseAuthority: {
    input: GetCloudWarehouseAuthorityInput;
    args: [input?: GetCloudWarehouseAuthorityInput, options?: CallOptions];
    data: NonNullable<operations['getCloudWarehouseAuthority']['responses'][200]['content']['application/json']['data']>;
  };
  listCloudWarehouseProducts: {
    input: ListCloudWarehouseProductsInput;
    args: [input: ListCloudWarehouseProductsInput, options?: CallOptions];
    data: NonNullable<operations['listCloudWarehouseProducts']['responses'][200]['content']['application/json']['data']>;
  };
  getEsCustomerPermission: {
    input: GetEsCustomerPermissionInput;
    args: [input: GetEsCustomerPermissionInput, options?: CallOptions];
    data: boolean;
  };
  listEasyManageGoods: {
    input: ListEasyManageGoodsInput;
    args: [input: ListEasyManageGoodsInput, options?: CallOptions];
    data: NonNullable<operations['listEasyManageGoods']['responses'][200]['content']['application/json']['data']>;
  };
  listEasyManageGoodsRecords: {
    input: ListEasyManageGoodsRecordsInput;
    args: [input: ListEasyManageGoodsRecordsInput, options?: CallOptions];
    data: NonNullable<operations['listEasyManageGoodsRecords']['responses'][200]['content']['application/json']['data']>;
  };
  splitOrder: {
    input: SplitOrderInput;
    args: [input: SplitOrderInput, options?: CallOptions];
    data: Schemas['SettleData'];
  };
  listOrderPayers: {
    input: ListOrderPayersInput;
    args: [input: ListOrderPayersInput, options?: CallOptions];
    data: Schemas['OrderPayer'][];
  };
  updateOrderInfo: {
    input: UpdateOrderInfoInput;
    args: [input: UpdateOrderInfoInput, options?: CallOptions];
    data: undefined;
  };
  cancelOrder: {
    input: CancelOrderInput;
    args: [input: CancelOrderInput, options?: CallOptions];
    data: undefined;
  };
  cancelMfjkOrder: {
    input: CancelMfjkOrderInput;
    args: [input: CancelMfjkOrderInput, options?: CallOptions];
    data: undefined;
  };
  submitOrders: {
    input: SubmitOrdersInput;
    args: [input: SubmitOrdersInput, options?: CallOptions];
    data: NonNullable<operations['submitOrders']['responses'][200]['content']['application/json']['data']>;
  };
  validateProducts: {
    input: ValidateProductsInput;
    args: [input: ValidateProductsInput, options?: CallOptions];
    data: NonNullable<operations['validateProducts']['responses'][200]['content']['application/json']['data']>;
  };
  getSzkcRuleLock: {
    input: GetSzkcRuleLockInput;
    args: [input: GetSzkcRuleLockInput, options?: CallOptions];
    data: NonNullable<operations['getSzkcRuleLock']['responses'][200]['content']['application/json']['data']>;
  };
  getSzkcConfigCustomer: {
    input: GetSzkcConfigCustomerInput;
    args: [input: GetSzkcConfigCustomerInput, options?: CallOptions];
    data: boolean;
  };
  getTctpSwitch: {
    input: GetTctpSwitchInput;
    args: [input?: GetTctpSwitchInput, options?: CallOptions];
    data: boolean;
  };
  generateMfyjSettlementRecord: {
    input: GenerateMfyjSettlementRecordInput;
    args: [input: GenerateMfyjSettlementRecordInput, options?: CallOptions];
    data: NonNullable<operations['generateMfyjSettlementRecord']['responses'][200]['content']['application/json']['data']>;
  };
  payCreditOrder: {
    input: PayCreditOrderInput;
    args: [input: PayCreditOrderInput, options?: CallOptions];
    data: undefined;
  };
  checkOrderQuotaCompose: {
    input: CheckOrderQuotaComposeInput;
    args: [input: CheckOrderQuotaComposeInput, options?: CallOptions];
    data: NonNullable<operations['checkOrderQuotaCompose']['responses'][200]['content']['application/json']['data']>;
  };
  calculateReplenishment: {
    input: CalculateReplenishmentInput;
    args: [input: CalculateReplenishmentInput, options?: CallOptions];
    data: NonNullable<operations['calculateReplenishment']['responses'][200]['content']['application/json']['data']>;
  };
  getBillInfo: {
    input: GetBillInfoInput;
    args: [input: GetBillInfoInput, options?: CallOptions];
    data: Schemas['BillTitle'];
  };
  listYdWarehouses: {
    input: ListYdWarehousesInput;
    args: [input: ListYdWarehousesInput, options?: CallOptions];
    data: Schemas['YdWarehouse'][];
  };
  listJdcDeliverAddresses: {
    input: ListJdcDeliverAddressesInput;
    args: [input: ListJdcDeliverAddressesInput, options?: CallOptions];
    data: NonNullable<operations['listJdcDeliverAddresses']['responses'][200]['content']['application/json']['data']>;
  };
  queryElectronicSignAccount: {
    input: QueryElectronicSignAccountInput;
    args: [input: QueryElectronicSignAccountInput, options?: CallOptions];
    data: Schemas['SignAccount'];
  };
  sendElectronicSignVerifyCode: {
    input: SendElectronicSignVerifyCodeInput;
    args: [input: SendElectronicSignVerifyCodeInput, options?: CallOptions];
    data: undefined;
  };
  verifyElectronicSignCode: {
    input: VerifyElectronicSignCodeInput;
    args: [input: VerifyElectronicSignCodeInput, options?: CallOptions];
    data: undefined;
  };
  querySignContracts: {
    input: QuerySignContractsInput;
    args: [input: QuerySignContractsInput, options?: CallOptions];
    data: NonNullable<operations['querySignContracts']['responses'][200]['content']['application/json']['data']>;
  };
  authenticateSigner: {
    input: AuthenticateSignerInput;
    args: [input: AuthenticateSignerInput, options?: CallOptions];
    data: NonNullable<operations['authenticateSigner']['responses'][200]['content']['application/json']['data']>;
  };
  setPasswordFreeSigning: {
    input: SetPasswordFreeSigningInput;
    args: [input: SetPasswordFreeSigningInput, options?: CallOptions];
    data: Schemas['SignAccount'];
  };
  queryBatchOrderHeads: {
    input: QueryBatchOrderHeadsInput;
    args: [input: QueryBatchOrderHeadsInput, options?: CallOptions];
    data: NonNullable<operations['queryBatchOrderHeads']['responses'][200]['content']['application/json']['data']>;
  };
  queryBatchOrderLines: {
    input: QueryBatchOrderLinesInput;
    args: [input: QueryBatchOrderLinesInput, options?: CallOptions];
    data: NonNullable<operations['queryBatchOrderLines']['responses'][200]['content']['application/json']['data']>;
  };
  queryBatchSpecialPrices: {
    input: QueryBatchSpecialPricesInput;
    args: [input: QueryBatchSpecialPricesInput, options?: CallOptions];
    data: Schemas['SpecialPrice'][];
  };
  queryBatchKuanxianStatus: {
    input: QueryBatchKuanxianStatusInput;
    args: [input: QueryBatchKuanxianStatusInput, options?: CallOptions];
    data: NonNullable<operations['queryBatchKuanxianStatus']['responses'][200]['content']['application/json']['data']>;
  };
  queryBatchFarWeekStatus: {
    input: QueryBatchFarWeekStatusInput;
    args: [input: QueryBatchFarWeekStatusInput, options?: CallOptions];
    data: NonNullable<operations['queryBatchFarWeekStatus']['responses'][200]['content']['application/json']['data']>;
  };
  queryBatchPayers: {
    input: QueryBatchPayersInput;
    args: [input: QueryBatchPayersInput, options?: CallOptions];
    data: Schemas['OrderPayer'][];
  };
  updateBatchProduct: {
    input: UpdateBatchProductInput;
    args: [input: UpdateBatchProductInput, options?: CallOptions];
    data: Schemas['BatchOrderLine'];
  };
  checkBatchOrder: {
    input: CheckBatchOrderInput;
    args: [input: CheckBatchOrderInput, options?: CallOptions];
    data: NonNullable<operations['checkBatchOrder']['responses'][200]['content']['application/json']['data']>;
  };
  listAddressCollectRemarks: {
    input: ListAddressCollectRemarksInput;
    args: [input: ListAddressCollectRemarksInput, options?: CallOptions];
    data: Schemas['AddressCollectRemark'][];
  };
  saveAddressCollectRemark: {
    input: SaveAddressCollectRemarkInput;
    args: [input: SaveAddressCollectRemarkInput, options?: CallOptions];
    data: undefined;
  };
  listDiscountPrototypes: {
    input: ListDiscountPrototypesInput;
    args: [input: ListDiscountPrototypesInput, options?: CallOptions];
    data: NonNullable<operations['listDiscountPrototypes']['responses'][200]['content']['application/json']['data']>;
  };
  shelveDiscountPrototypes: {
    input: ShelveDiscountPrototypesInput;
    args: [input: ShelveDiscountPrototypesInput, options?: CallOptions];
    data: undefined;
  };
  unshelveDiscountPrototypes: {
    input: UnshelveDiscountPrototypesInput;
    args: [input: UnshelveDiscountPrototypesInput, options?: CallOptions];
    data: undefined;
  };
  runOrderBspRoutine: {
    input: RunOrderBspRoutineInput;
    args: [input: RunOrderBspRoutineInput, options?: CallOptions];
    data: unknown;
  };
  queryMyOrders: {
    input: QueryMyOrdersInput;
    args: [input: QueryMyOrdersInput, options?: CallOptions];
    data: NonNullable<operations['queryMyOrders']['responses'][200]['content']['application/json']['data']>;
  };
  queryAllOrders: {
    input: QueryAllOrdersInput;
    args: [input: QueryAllOrdersInput, options?: CallOptions];
    data: Schemas['OrderDetail'][];
  };
  judgeOrderButtons: {
    input: JudgeOrderButtonsInput;
    args: [input: JudgeOrderButtonsInput, options?: CallOptions];
    data: NonNullable<operations['judgeOrderButtons']['responses'][200]['content']['application/json']['data']>;
  };
  rejectDelivery: {
    input: RejectDeliveryInput;
    args: [input: RejectDeliveryInput, options?: CallOptions];
    data: NonNullable<operations['rejectDelivery']['responses'][200]['content']['application/json']['data']>;
  };
  cancelOrderToTcStock: {
    input: CancelOrderToTcStockInput;
    args: [input: CancelOrderToTcStockInput, options?: CallOptions];
    data: NonNullable<operations['cancelOrderToTcStock']['responses'][200]['content']['application/json']['data']>;
  };
  confirmTctpOrder: {
    input: ConfirmTctpOrderInput;
    args: [input: ConfirmTctpOrderInput, options?: CallOptions];
    data: undefined;
  };
  selfSignOrder: {
    input: SelfSignOrderInput;
    args: [input: SelfSignOrderInput, options?: CallOptions];
    data: undefined;
  };
  addOrderEstimate: {
    input: AddOrderEstimateInput;
    args: [input: AddOrderEstimateInput, options?: CallOptions];
    data: undefined;
  };
  queryOrderEstimate: {
    input: QueryOrderEstimateInput;
    args: [input: QueryOrderEstimateInput, options?: CallOptions];
    data: Schemas['OrderEstimate'];
  };
  cancelMyOrder: {
    input: CancelMyOrderInput;
    args: [input: CancelMyOrderInput, options?: CallOptions];
    data: undefined;
  };
  selfSignOrders: {
    input: SelfSignOrdersInput;
    args: [input: SelfSignOrdersInput, options?: CallOptions];
    data: Schemas['BatchOutcome'];
  };
  queryRescheduleDates: {
    input: QueryRescheduleDatesInput;
    args: [input: QueryRescheduleDatesInput, options?: CallOptions];
    data: NonNullable<operations['queryRescheduleDates']['responses'][200]['content']['application/json']['data']>;
  };
  rescheduleOrder: {
    input: RescheduleOrderInput;
    args: [input: RescheduleOrderInput, options?: CallOptions];
    data: undefined;
  };
  setJdPlanSendTime: {
    input: SetJdPlanSendTimeInput;
    args: [input: SetJdPlanSendTimeInput, options?: CallOptions];
    data: undefined;
  };
  confirmOrderReceived: {
    input: ConfirmOrderReceivedInput;
    args: [input: ConfirmOrderReceivedInput, options?: CallOptions];
    data: undefined;
  };
  getOrderMonthSummary: {
    input: GetOrderMonthSummaryInput;
    args: [input: GetOrderMonthSummaryInput, options?: CallOptions];
    data: NonNullable<operations['getOrderMonthSummary']['responses'][200]['content']['application/json']['data']>;
  };
  cancelGroupOrder: {
    input: CancelGroupOrderInput;
    args: [input: CancelGroupOrderInput, options?: CallOptions];
    data: Schemas['BatchOutcome'];
  };
  listVehicleOrders: {
    input: ListVehicleOrdersInput;
    args: [input: ListVehicleOrdersInput, options?: CallOptions];
    data: Schemas['OrderSummary'][];
  };
  sendSelfPayMessage: {
    input: SendSelfPayMessageInput;
    args: [input: SendSelfPayMessageInput, options?: CallOptions];
    data: undefined;
  };
  confirmAdvanceArrival: {
    input: ConfirmAdvanceArrivalInput;
    args: [input: ConfirmAdvanceArrivalInput, options?: CallOptions];
    data: undefined;
  };
  getJdPlanSendRange: {
    input: GetJdPlanSendRangeInput;
    args: [input: GetJdPlanSendRangeInput, options?: CallOptions];
    data: NonNullable<operations['getJdPlanSendRange']['responses'][200]['content']['application/json']['data']>;
  };
  deleteMfyjOrder: {
    input: DeleteMfyjOrderInput;
    args: [input: DeleteMfyjOrderInput, options?: CallOptions];
    data: undefined;
  };
  listCancelReasons: {
    input: ListCancelReasonsInput;
    args: [input?: ListCancelReasonsInput, options?: CallOptions];
    data: NonNullable<operations['listCancelReasons']['responses'][200]['content']['application/json']['data']>;
  };
  queryAuditOrders: {
    input: QueryAuditOrdersInput;
    args: [input: QueryAuditOrdersInput, options?: CallOptions];
    data: NonNullable<operations['queryAuditOrders']['responses'][200]['content']['application/json']['data']>;
  };
  auditOrders: {
    input: AuditOrdersInput;
    args: [input: AuditOrdersInput, options?: CallOptions];
    data: Schemas['BatchOutcome'];
  };
  getLogisticsInfo: {
    input: GetLogisticsInfoInput;
    args: [input: GetLogisticsInfoInput, options?: CallOptions];
    data: Schemas['LogisticsTrack'];
  };
  queryJjLogisticsTrack: {
    input: QueryJjLogisticsTrackInput;
    args: [input: QueryJjLogisticsTrackInput, options?: CallOptions];
    data: Schemas['LogisticsTrack'];
  };
  payDepositOrder: {
    input: PayDepositOrderInput;
    args: [input: PayDepositOrderInput, options?: CallOptions];
    data: NonNullable<operations['payDepositOrder']['responses'][200]['content']['application/json']['data']>;
  };
  calculateStorageFee: {
    input: CalculateStorageFeeInput;
    args: [input: CalculateStorageFeeInput, options?: CallOptions];
    data: Schemas['StorageFee'];
  };
  payOverdueStorageFee: {
    input: PayOverdueStorageFeeInput;
    args: [input: PayOverdueStorageFeeInput, options?: CallOptions];
    data: undefined;
  };
  delayStorageOrder: {
    input: DelayStorageOrderInput;
    args: [input: DelayStorageOrderInput, options?: CallOptions];
    data: undefined;
  };
  applyDepositDelay: {
    input: ApplyDepositDelayInput;
    args: [input: ApplyDepositDelayInput, options?: CallOptions];
    data: NonNullable<operations['applyDepositDelay']['responses'][200]['content']['application/json']['data']>;
  };
  payCrowdFundingOrder: {
    input: PayCrowdFundingOrderInput;
    args: [input: PayCrowdFundingOrderInput, options?: CallOptions];
    data: undefined;
  };
  updateChongbaiOrderStatus: {
    input: UpdateChongbaiOrderStatusInput;
    args: [input: UpdateChongbaiOrderStatusInput, options?: CallOptions];
    data: undefined;
  };
  splitHairishengOrder: {
    input: SplitHairishengOrderInput;
    args: [input: SplitHairishengOrderInput, options?: CallOptions];
    data: Schemas['SettleData'];
  };
  cancelHairishengOrder: {
    input: CancelHairishengOrderInput;
    args: [input: CancelHairishengOrderInput, options?: CallOptions];
    data: undefined;
  };
  getTripartitePurchaseOrder: {
    input: GetTripartitePurchaseOrderInput;
    args: [input: GetTripartitePurchaseOrderInput, options?: CallOptions];
    data: NonNullable<operations['getTripartitePurchaseOrder']['responses'][200]['content']['application/json']['data']>;
  };
  updateAirOrderInvoice: {
    input: UpdateAirOrderInvoiceInput;
    args: [input: UpdateAirOrderInvoiceInput, options?: CallOptions];
    data: undefined;
  };
  getWholeHouseReject: {
    input: GetWholeHouseRejectInput;
    args: [input: GetWholeHouseRejectInput, options?: CallOptions];
    data: Schemas['WholeHouseReject'];
  };
  handleWholeHouseReject: {
    input: HandleWholeHouseRejectInput;
    args: [input: HandleWholeHouseRejectInput, options?: CallOptions];
    data: undefined;
  };
  changeWholeHouseOrder: {
    input: ChangeWholeHouseOrderInput;
    args: [input: ChangeWholeHouseOrderInput, options?: CallOptions];
    data: NonNullable<operations['changeWholeHouseOrder']['responses'][200]['content']['application/json']['data']>;
  };
  getWholeHouseValidTime: {
    input: GetWholeHouseValidTimeInput;
    args: [input: GetWholeHouseValidTimeInput, options?: CallOptions];
    data: NonNullable<operations['getWholeHouseValidTime']['responses'][200]['content']['application/json']['data']>;
  };
  queryAllocations: {
    input: QueryAllocationsInput;
    args: [input: QueryAllocationsInput, options?: CallOptions];
    data: NonNullable<operations['queryAllocations']['responses'][200]['content']['application/json']['data']>;
  };
  confirmOrRefuseAllocation: {
    input: ConfirmOrRefuseAllocationInput;
    args: [input: ConfirmOrRefuseAllocationInput, options?: CallOptions];
    data: undefined;
  };
  queryPopReserves: {
    input: QueryPopReservesInput;
    args: [input: QueryPopReservesInput, options?: CallOptions];
    data: NonNullable<operations['queryPopReserves']['responses'][200]['content']['application/json']['data']>;
  };
  stopPopReserve: {
    input: StopPopReserveInput;
    args: [input: StopPopReserveInput, options?: CallOptions];
    data: undefined;
  };
  exportPopReserves: {
    input: ExportPopReservesInput;
    args: [input: ExportPopReservesInput, options?: CallOptions];
    data: FileAnswer;
  };
  getPopReserve: {
    input: GetPopReserveInput;
    args: [input: GetPopReserveInput, options?: CallOptions];
    data: NonNullable<operations['getPopReserve']['responses'][200]['content']['application/json']['data']>;
  };
  listPopWarehouses: {
    input: ListPopWarehousesInput;
    args: [input: ListPopWarehousesInput, options?: CallOptions];
    data: NonNullable<operations['listPopWarehouses']['responses'][200]['content']['application/json']['data']>;
  };
  listPopCustomerCodes: {
    input: ListPopCustomerCodesInput;
    args: [input?: ListPopCustomerCodesInput, options?: CallOptions];
    data: NonNullable<operations['listPopCustomerCodes']['responses'][200]['content']['application/json']['data']>;
  };
  checkCreditApplyAllowed: {
    input: CheckCreditApplyAllowedInput;
    args: [input: CheckCreditApplyAllowedInput, options?: CallOptions];
    data: NonNullable<operations['checkCreditApplyAllowed']['responses'][200]['content']['application/json']['data']>;
  };
  submitCreditApply: {
    input: SubmitCreditApplyInput;
    args: [input: SubmitCreditApplyInput, options?: CallOptions];
    data: Schemas['CreditOrderApply'];
  };
  queryCreditApplies: {
    input: QueryCreditAppliesInput;
    args: [input: QueryCreditAppliesInput, options?: CallOptions];
    data: NonNullable<operations['queryCreditApplies']['responses'][200]['content']['application/json']['data']>;
  };
  savePreOrder: {
    input: SavePreOrderInput;
    args: [input: SavePreOrderInput, options?: CallOptions];
    data: NonNullable<operations['savePreOrder']['responses'][200]['content']['application/json']['data']>;
  };
  getArrivalWeeks: {
    input: GetArrivalWeeksInput;
    args: [input?: GetArrivalWeeksInput, options?: CallOptions];
    data: NonNullable<operations['getArrivalWeeks']['responses'][200]['content']['application/json']['data']>;
  };
  getHaierWeek: {
    input: GetHaierWeekInput;
    args: [input?: GetHaierWeekInput, options?: CallOptions];
    data: Schemas['ArrivalWeek'];
  };
  placeBigOrder: {
    input: PlaceBigOrderInput;
    args: [input: PlaceBigOrderInput, options?: CallOptions];
    data: Schemas['BigOrderBatch'];
  };
  placeBigOrderB2b: {
    input: PlaceBigOrderB2bInput;
    args: [input: PlaceBigOrderB2bInput, options?: CallOptions];
    data: Schemas['BigOrderBatch'];
  };
  getBigOrderStatus: {
    input: GetBigOrderStatusInput;
    args: [input: GetBigOrderStatusInput, options?: CallOptions];
    data: Schemas['BigOrderBatch'];
  };
  listBigActivities: {
    input: ListBigActivitiesInput;
    args: [input: ListBigActivitiesInput, options?: CallOptions];
    data: NonNullable<operations['listBigActivities']['responses'][200]['content']['application/json']['data']>;
  };
  listBigProductGroups: {
    input: ListBigProductGroupsInput;
    args: [input: ListBigProductGroupsInput, options?: CallOptions];
    data: Schemas['BigProductGroup'][];
  };
  getBigActivity: {
    input: GetBigActivityInput;
    args: [input: GetBigActivityInput, options?: CallOptions];
    data: NonNullable<operations['getBigActivity']['responses'][200]['content']['application/json']['data']>;
  };
  getAllStock: {
    input: GetAllStockInput;
    args: [input: GetAllStockInput, options?: CallOptions];
    data: NonNullable<operations['getAllStock']['responses'][200]['content']['application/json']['data']>;
  };
  getAtpStock: {
    input: GetAtpStockInput;
    args: [input: GetAtpStockInput, options?: CallOptions];
    data: NonNullable<operations['getAtpStock']['responses'][200]['content']['application/json']['data']>;
  };
  getReserveProductPrice: {
    input: GetReserveProductPriceInput;
    args: [input: GetReserveProductPriceInput, options?: CallOptions];
    data: Schemas['ProductPrice'];
  };
  listDemands: {
    input: ListDemandsInput;
    args: [input: ListDemandsInput, options?: CallOptions];
    data: NonNullable<operations['listDemands']['responses'][200]['content']['application/json']['data']>;
  };
  deleteDemand: {
    input: DeleteDemandInput;
    args: [input: DeleteDemandInput, options?: CallOptions];
    data: undefined;
  };
  saveDemand: {
    input: SaveDemandInput;
    args: [input: SaveDemandInput, options?: CallOptions];
    data: NonNullable<operations['saveDemand']['responses'][200]['content']['application/json']['data']>;
  };
  saveDemandEvaluation: {
    input: SaveDemandEvaluationInput;
    args: [input: SaveDemandEvaluationInput, options?: CallOptions];
    data: undefined;
  };
  getDemand: {
    input: GetDemandInput;
    args: [input: GetDemandInput, options?: CallOptions];
    data: NonNullable<operations['getDemand']['responses'][200]['content']['application/json']['data']>;
  };
  updateDemandImages: {
    input: UpdateDemandImagesInput;
    args: [input: UpdateDemandImagesInput, options?: CallOptions];
    data: undefined;
  };
  listDemandRecords: {
    input: ListDemandRecordsInput;
    args: [input: ListDemandRecordsInput, options?: CallOptions];
    data: Schemas['DemandRecord'][];
  };
  findDynamicForm: {
    input: FindDynamicFormInput;
    args: [input: FindDynamicFormInput, options?: CallOptions];
    data: NonNullable<operations['findDynamicForm']['responses'][200]['content']['application/json']['data']>;
  };
  uploadDocument: {
    input: UploadDocumentInput;
    args: [input: UploadDocumentInput, options?: CallOptions];
    data: Schemas['UploadedFile'];
  };
  deleteDocument: {
    input: DeleteDocumentInput;
    args: [input: DeleteDocumentInput, options?: CallOptions];
    data: undefined;
  };
  updateTrafficPaytoByOrder: {
    input: UpdateTrafficPaytoByOrderInput;
    args: [input: UpdateTrafficPaytoByOrderInput, options?: CallOptions];
    data: undefined;
  };
  getTrafficPaytoByOrder: {
    input: GetTrafficPaytoByOrderInput;
    args: [input: GetTrafficPaytoByOrderInput, options?: CallOptions];
    data: NonNullable<operations['getTrafficPaytoByOrder']['responses'][200]['content']['application/json']['data']>;
  };
  updateTrafficPaytoBatch: {
    input: UpdateTrafficPaytoBatchInput;
    args: [input: UpdateTrafficPaytoBatchInput, options?: CallOptions];
    data: undefined;
  };
  listTrafficPayers: {
    input: ListTrafficPayersInput;
    args: [input: ListTrafficPayersInput, options?: CallOptions];
    data: Schemas['Payer'][];
  };
  updateTrafficCartPayto: {
    input: UpdateTrafficCartPaytoInput;
    args: [input: UpdateTrafficCartPaytoInput, options?: CallOptions];
    data: undefined;
  };
  changeTrafficCreditPayto: {
    input: ChangeTrafficCreditPaytoInput;
    args: [input: ChangeTrafficCreditPaytoInput, options?: CallOptions];
    data: undefined;
  };
  listTrafficCart: {
    input: ListTrafficCartInput;
    args: [input: ListTrafficCartInput, options?: CallOptions];
    data: Schemas['VehicleCart'][];
  };
  getTrafficCartCount: {
    input: GetTrafficCartCountInput;
    args: [input: GetTrafficCartCountInput, options?: CallOptions];
    data: number;
  };
  changeTrafficBillto: {
    input: ChangeTrafficBilltoInput;
    args: [input: ChangeTrafficBilltoInput, options?: CallOptions];
    data: undefined;
  };
  payTrafficOrder: {
    input: PayTrafficOrderInput;
    args: [input: PayTrafficOrderInput, options?: CallOptions];
    data: undefined;
  };
  listTrafficDelayApprovers: {
    input: ListTrafficDelayApproversInput;
    args: [input: ListTrafficDelayApproversInput, options?: CallOptions];
    data: NonNullable<operations['listTrafficDelayApprovers']['responses'][200]['content']['application/json']['data']>;
  };
  checkTrafficDelayApply: {
    input: CheckTrafficDelayApplyInput;
    args: [input: CheckTrafficDelayApplyInput, options?: CallOptions];
    data: boolean;
  };
  submitTrafficDelay: {
    input: SubmitTrafficDelayInput;
    args: [input: SubmitTrafficDelayInput, options?: CallOptions];
    data: undefined;
  };
  deleteTrafficCartLine: {
    input: DeleteTrafficCartLineInput;
    args: [input: DeleteTrafficCartLineInput, options?: CallOptions];
    data: undefined;
  };
  deleteTrafficCart: {
    input: DeleteTrafficCartInput;
    args: [input: DeleteTrafficCartInput, options?: CallOptions];
    data: undefined;
  };
  deleteTrafficDiscountCart: {
    input: DeleteTrafficDiscountCartInput;
    args: [input: DeleteTrafficDiscountCartInput, options?: CallOptions];
    data: undefined;
  };
  submitTrafficCart: {
    input: SubmitTrafficCartInput;
    args: [input: SubmitTrafficCartInput, options?: CallOptions];
    data: NonNullable<operations['submitTrafficCart']['responses'][200]['content']['application/json']['data']>;
  };
  preCheckTrafficOrder: {
    input: PreCheckTrafficOrderInput;
    args: [input: PreCheckTrafficOrderInput, options?: CallOptions];
    data: NonNullable<operations['preCheckTrafficOrder']['responses'][200]['content']['application/json']['data']>;
  };
  setTrafficCarpoolGd: {
    input: SetTrafficCarpoolGdInput;
    args: [input: SetTrafficCarpoolGdInput, options?: CallOptions];
    data: undefined;
  };
  undoTrafficCarpoolGd: {
    input: UndoTrafficCarpoolGdInput;
    args: [input: UndoTrafficCarpoolGdInput, options?: CallOptions];
    data: undefined;
  };
  setTrafficCarpoolBd: {
    input: SetTrafficCarpoolBdInput;
    args: [input: SetTrafficCarpoolBdInput, options?: CallOptions];
    data: undefined;
  };
  undoTrafficCarpoolBd: {
    input: UndoTrafficCarpoolBdInput;
    args: [input: UndoTrafficCarpoolBdInput, options?: CallOptions];
    data: undefined;
  };
  listBaseWarehouses: {
    input: ListBaseWarehousesInput;
    args: [input: ListBaseWarehousesInput, options?: CallOptions];
    data: NonNullable<operations['listBaseWarehouses']['responses'][200]['content']['application/json']['data']>;
  };
  getTrafficGoodsPrice: {
    input: GetTrafficGoodsPriceInput;
    args: [input: GetTrafficGoodsPriceInput, options?: CallOptions];
    data: Schemas['GoodsPrice'][];
  };
  listTrafficCarpoolOrders: {
    input: ListTrafficCarpoolOrdersInput;
    args: [input: ListTrafficCarpoolOrdersInput, options?: CallOptions];
    data: NonNullable<operations['listTrafficCarpoolOrders']['responses'][200]['content']['application/json']['data']>;
  };
  listTrafficPackageCustomers: {
    input: ListTrafficPackageCustomersInput;
    args: [input: ListTrafficPackageCustomersInput, options?: CallOptions];
    data: NonNullable<operations['listTrafficPackageCustomers']['responses'][200]['content']['application/json']['data']>;
  };
  getTrafficContact: {
    input: GetTrafficContactInput;
    args: [input: GetTrafficContactInput, options?: CallOptions];
    data: NonNullable<operations['getTrafficContact']['responses'][200]['content']['application/json']['data']>;
  };
  saveTrafficContact: {
    input: SaveTrafficContactInput;
    args: [input: SaveTrafficContactInput, options?: CallOptions];
    data: undefined;
  };
  updateTrafficSendType: {
    input: UpdateTrafficSendTypeInput;
    args: [input: UpdateTrafficSendTypeInput, options?: CallOptions];
    data: undefined;
  };
  updateTrafficPayMoney: {
    input: UpdateTrafficPayMoneyInput;
    args: [input: UpdateTrafficPayMoneyInput, options?: CallOptions];
    data: undefined;
  };
  listTrafficCarTypes: {
    input: ListTrafficCarTypesInput;
    args: [input?: ListTrafficCarTypesInput, options?: CallOptions];
    data: NonNullable<operations['listTrafficCarTypes']['responses'][200]['content']['application/json']['data']>;
  };
  listTrafficCustomerAddresses: {
    input: ListTrafficCustomerAddressesInput;
    args: [input: ListTrafficCustomerAddressesInput, options?: CallOptions];
    data: Schemas['Address'][];
  };
  saveTrafficCustomer: {
    input: SaveTrafficCustomerInput;
    args: [input: SaveTrafficCustomerInput, options?: CallOptions];
    data: NonNullable<operations['saveTrafficCustomer']['responses'][200]['content']['application/json']['data']>;
  };
  submitTrafficCustomer: {
    input: SubmitTrafficCustomerInput;
    args: [input: SubmitTrafficCustomerInput, options?: CallOptions];
    data: undefined;
  };
  getTrafficCustomerApproveStatus: {
    input: GetTrafficCustomerApproveStatusInput;
    args: [input: GetTrafficCustomerApproveStatusInput, options?: CallOptions];
    data: NonNullable<operations['getTrafficCustomerApproveStatus']['responses'][200]['content']['application/json']['data']>;
  };
  listTransferCart: {
    input: ListTransferCartInput;
    args: [input: ListTransferCartInput, options?: CallOptions];
    data: Schemas['VehicleCart'][];
  };
  getTransferGoodsPrice: {
    input: GetTransferGoodsPriceInput;
    args: [input: GetTransferGoodsPriceInput, options?: CallOptions];
    data: Schemas['GoodsPrice'][];
  };
  deleteTransferProduct: {
    input: DeleteTransferProductInput;
    args: [input: DeleteTransferProductInput, options?: CallOptions];
    data: undefined;
  };
  deleteTransferOrderForm: {
    input: DeleteTransferOrderFormInput;
    args: [input: DeleteTransferOrderFormInput, options?: CallOptions];
    data: undefined;
  };
  updateTransferPayMoney: {
    input: UpdateTransferPayMoneyInput;
    args: [input: UpdateTransferPayMoneyInput, options?: CallOptions];
    data: undefined;
  };
  submitTransferOrder: {
    input: SubmitTransferOrderInput;
    args: [input: SubmitTransferOrderInput, options?: CallOptions];
    data: NonNullable<operations['submitTransferOrder']['responses'][200]['content']['application/json']['data']>;
  };
  updateTransferOrderQty: {
    input: UpdateTransferOrderQtyInput;
    args: [input: UpdateTransferOrderQtyInput, options?: CallOptions];
    data: undefined;
  };
  getTransferCartCount: {
    input: GetTransferCartCountInput;
    args: [input: GetTransferCartCountInput, options?: CallOptions];
    data: number;
  };
  queryTransfers: {
    input: QueryTransfersInput;
    args: [input: QueryTransfersInput, options?: CallOptions];
    data: NonNullable<operations['queryTransfers']['responses'][200]['content']['application/json']['data']>;
  };
  listTransferRegions: {
    input: ListTransferRegionsInput;
    args: [input: ListTransferRegionsInput, options?: CallOptions];
    data: NonNullable<operations['listTransferRegions']['responses'][200]['content']['application/json']['data']>;
  };
  deleteTransfer: {
    input: DeleteTransferInput;
    args: [input: DeleteTransferInput, options?: CallOptions];
    data: undefined;
  };
  saveTransfer: {
    input: SaveTransferInput;
    args: [input: SaveTransferInput, options?: CallOptions];
    data: NonNullable<operations['saveTransfer']['responses'][200]['content']['application/json']['data']>;
  };
  saveMasterSonTransfer: {
    input: SaveMasterSonTransferInput;
    args: [input: SaveMasterSonTransferInput, options?: CallOptions];
    data: NonNullable<operations['saveMasterSonTransfer']['responses'][200]['content']['application/json']['data']>;
  };
  saveFinanceTransfer: {
    input: SaveFinanceTransferInput;
    args: [input: SaveFinanceTransferInput, options?: CallOptions];
    data: NonNullable<operations['saveFinanceTransfer']['responses'][200]['content']['application/json']['data']>;
  };
  checkTransferWindow: {
    input: CheckTransferWindowInput;
    args: [input: CheckTransferWindowInput, options?: CallOptions];
    data: boolean;
  };
  getTransferOrg: {
    input: GetTransferOrgInput;
    args: [input: GetTransferOrgInput, options?: CallOptions];
    data: NonNullable<operations['getTransferOrg']['responses'][200]['content']['application/json']['data']>;
  };
  listMasterSonPayers: {
    input: ListMasterSonPayersInput;
    args: [input: ListMasterSonPayersInput, options?: CallOptions];
    data: Schemas['Payer'][];
  };
  checkCrossCenterTransfer: {
    input: CheckCrossCenterTransferInput;
    args: [input: CheckCrossCenterTransferInput, options?: CallOptions];
    data: boolean;
  };
  checkTransferPolicy: {
    input: CheckTransferPolicyInput;
    args: [input: CheckTransferPolicyInput, options?: CallOptions];
    data: boolean;
  };
  saveTransferPolicy: {
    input: SaveTransferPolicyInput;
    args: [input: SaveTransferPolicyInput, options?: CallOptions];
    data: undefined;
  };
  transformMoney: {
    input: TransformMoneyInput;
    args: [input: TransformMoneyInput, options?: CallOptions];
    data: string;
  };
  getSoldTo: {
    input: GetSoldToInput;
    args: [input: GetSoldToInput, options?: CallOptions];
    data: Schemas['SoldTo'];
  };
  listShipTos: {
    input: ListShipTosInput;
    args: [input: ListShipTosInput, options?: CallOptions];
    data: Schemas['ShipTo'][];
  };
  getDefaultShipTo: {
    input: GetDefaultShipToInput;
    args: [input: GetDefaultShipToInput, options?: CallOptions];
    data: Schemas['ShipTo'];
  };
  listPayTos: {
    input: ListPayTosInput;
    args: [input: ListPayTosInput, options?: CallOptions];
    data: Schemas['Payer'][];
  };
  listB2bPayTos: {
    input: ListB2bPayTosInput;
    args: [input: ListB2bPayTosInput, options?: CallOptions];
    data: Schemas['Payer'][];
  };
  listAccountPayTos: {
    input: ListAccountPayTosInput;
    args: [input: ListAccountPayTosInput, options?: CallOptions];
    data: Schemas['Payer'][];
  };
  listAuthorizedPayTos: {
    input: ListAuthorizedPayTosInput;
    args: [input: ListAuthorizedPayTosInput, options?: CallOptions];
    data: Schemas['Payer'][];
  };
  listBillTos: {
    input: ListBillTosInput;
    args: [input: ListBillTosInput, options?: CallOptions];
    data: Schemas['BillTitle'][];
  };
  getSaleInfo: {
    input: GetSaleInfoInput;
    args: [input: GetSaleInfoInput, options?: CallOptions];
    data: Schemas['SaleInfo'];
  };
  listAddresses: {
    input: ListAddressesInput;
    args: [input?: ListAddressesInput, options?: CallOptions];
    data: Schemas['Address'][];
  };
  listAllAddresses: {
    input: ListAllAddressesInput;
    args: [input?: ListAllAddressesInput, options?: CallOptions];
    data: Schemas['Address'][];
  };
  listPayers: {
    input: ListPayersInput;
    args: [input: ListPayersInput, options?: CallOptions];
    data: Schemas['Payer'][];
  };
  listAllPayers: {
    input: ListAllPayersInput;
    args: [input?: ListAllPayersInput, options?: CallOptions];
    data: Schemas['Payer'][];
  };
  getDefaultRelations: {
    input: GetDefaultRelationsInput;
    args: [input?: GetDefaultRelationsInput, options?: CallOptions];
    data: NonNullable<operations['getDefaultRelations']['responses'][200]['content']['application/json']['data']>;
  };
  setDefaultAddress: {
    input: SetDefaultAddressInput;
    args: [input: SetDefaultAddressInput, options?: CallOptions];
    data: undefined;
  };
  setDefaultPayer: {
    input: SetDefaultPayerInput;
    args: [input: SetDefaultPayerInput, options?: CallOptions];
    data: undefined;
  };
  listPayerBalances: {
    input: ListPayerBalancesInput;
    args: [input: ListPayerBalancesInput, options?: CallOptions];
    data: Schemas['Payer'][];
  };
  getAxBalance: {
    input: GetAxBalanceInput;
    args: [input: GetAxBalanceInput, options?: CallOptions];
    data: NonNullable<operations['getAxBalance']['responses'][200]['content']['application/json']['data']>;
  };
  listSalesGroups: {
    input: ListSalesGroupsInput;
    args: [input: ListSalesGroupsInput, options?: CallOptions];
    data: NonNullable<operations['listSalesGroups']['responses'][200]['content']['application/json']['data']>;
  };
  checkOmsAuthorized: {
    input: CheckOmsAuthorizedInput;
    args: [input: CheckOmsAuthorizedInput, options?: CallOptions];
    data: boolean;
  };
  alterCustomerValues: {
    input: AlterCustomerValuesInput;
    args: [input: AlterCustomerValuesInput, options?: CallOptions];
    data: undefined;
  };
  getCustomerArchive: {
    input: GetCustomerArchiveInput;
    args: [input: GetCustomerArchiveInput, options?: CallOptions];
    data: NonNullable<operations['getCustomerArchive']['responses'][200]['content']['application/json']['data']>;
  };
  verifyCustomerLogin: {
    input: VerifyCustomerLoginInput;
    args: [input: VerifyCustomerLoginInput, options?: CallOptions];
    data: boolean;
  };
  listSalesViews: {
    input: ListSalesViewsInput;
    args: [input: ListSalesViewsInput, options?: CallOptions];
    data: NonNullable<operations['listSalesViews']['responses'][200]['content']['application/json']['data']>;
  };
  listSaleOrgCodes: {
    input: ListSaleOrgCodesInput;
    args: [input: ListSaleOrgCodesInput, options?: CallOptions];
    data: NonNullable<operations['listSaleOrgCodes']['responses'][200]['content']['application/json']['data']>;
  };
  verifyCustomerPermission: {
    input: VerifyCustomerPermissionInput;
    args: [input: VerifyCustomerPermissionInput, options?: CallOptions];
    data: boolean;
  };
  listSaleOrgFactories: {
    input: ListSaleOrgFactoriesInput;
    args: [input: ListSaleOrgFactoriesInput, options?: CallOptions];
    data: NonNullable<operations['listSaleOrgFactories']['responses'][200]['content']['application/json']['data']>;
  };
  listOriginalSaleOrgs: {
    input: ListOriginalSaleOrgsInput;
    args: [input: ListOriginalSaleOrgsInput, options?: CallOptions];
    data: NonNullable<operations['listOriginalSaleOrgs']['responses'][200]['content']['application/json']['data']>;
  };
  listPayerSalesGroups: {
    input: ListPayerSalesGroupsInput;
    args: [input: ListPayerSalesGroupsInput, options?: CallOptions];
    data: NonNullable<operations['listPayerSalesGroups']['responses'][200]['content']['application/json']['data']>;
  };
  listCustomerCenters: {
    input: ListCustomerCentersInput;
    args: [input: ListCustomerCentersInput, options?: CallOptions];
    data: NonNullable<operations['listCustomerCenters']['responses'][200]['content']['application/json']['data']>;
  };
  listCustomerYuncangs: {
    input: ListCustomerYuncangsInput;
    args: [input: ListCustomerYuncangsInput, options?: CallOptions];
    data: Schemas['YdWarehouse'][];
  };
  submitLiquidateApply: {
    input: SubmitLiquidateApplyInput;
    args: [input: SubmitLiquidateApplyInput, options?: CallOptions];
    data: NonNullable<operations['submitLiquidateApply']['responses'][200]['content']['application/json']['data']>;
  };
  settleAccountLiquidation: {
    input: SettleAccountLiquidationInput;
    args: [input: SettleAccountLiquidationInput, options?: CallOptions];
    data: undefined;
  };
  checkLiquidateApply: {
    input: CheckLiquidateApplyInput;
    args: [input: CheckLiquidateApplyInput, options?: CallOptions];
    data: NonNullable<operations['checkLiquidateApply']['responses'][200]['content']['application/json']['data']>;
  };
  queryNetworks: {
    input: QueryNetworksInput;
    args: [input: QueryNetworksInput, options?: CallOptions];
    data: NonNullable<operations['queryNetworks']['responses'][200]['content']['application/json']['data']>;
  };
  submitNetworkApply: {
    input: SubmitNetworkApplyInput;
    args: [input: SubmitNetworkApplyInput, options?: CallOptions];
    data: NonNullable<operations['submitNetworkApply']['responses'][200]['content']['application/json']['data']>;
  };
  queryIndustries: {
    input: QueryIndustriesInput;
    args: [input: QueryIndustriesInput, options?: CallOptions];
    data: NonNullable<operations['queryIndustries']['responses'][200]['content']['application/json']['data']>;
  };
  listSaleOrgs: {
    input: ListSaleOrgsInput;
    args: [input: ListSaleOrgsInput, options?: CallOptions];
    data: NonNullable<operations['listSaleOrgs']['responses'][200]['content']['application/json']['data']>;
  };
  judgeLiquidateApply: {
    input: JudgeLiquidateApplyInput;
    args: [input: JudgeLiquidateApplyInput, options?: CallOptions];
    data: NonNullable<operations['judgeLiquidateApply']['responses'][200]['content']['application/json']['data']>;
  };
  listLiquidationOrders: {
    input: ListLiquidationOrdersInput;
    args: [input: ListLiquidationOrdersInput, options?: CallOptions];
    data: NonNullable<operations['listLiquidationOrders']['responses'][200]['content']['application/json']['data']>;
  };
  listLiquidationRebates: {
    input: ListLiquidationRebatesInput;
    args: [input: ListLiquidationRebatesInput, options?: CallOptions];
    data: NonNullable<operations['listLiquidationRebates']['responses'][200]['content']['application/json']['data']>;
  };
  listLiquidationBalances: {
    input: ListLiquidationBalancesInput;
    args: [input: ListLiquidationBalancesInput, options?: CallOptions];
    data: NonNullable<operations['listLiquidationBalances']['responses'][200]['content']['application/json']['data']>;
  };
  cancelLiquidateApply: {
    input: CancelLiquidateApplyInput;
    args: [input: CancelLiquidateApplyInput, options?: CallOptions];
    data: undefined;
  };
  deleteLiquidateApply: {
    input: DeleteLiquidateApplyInput;
    args: [input: DeleteLiquidateApplyInput, options?: CallOptions];
    data: undefined;
  };
  listNetworkApplyNodes: {
    input: ListNetworkApplyNodesInput;
    args: [input: ListNetworkApplyNodesInput, options?: CallOptions];
    data: Schemas['ApprovalNode'][];
  };
  listHccTrades: {
    input: ListHccTradesInput;
    args: [input: ListHccTradesInput, options?: CallOptions];
    data: Schemas['Region'][];
  };
  listHccProvinces: {
    input: ListHccProvincesInput;
    args: [input: ListHccProvincesInput, options?: CallOptions];
    data: Schemas['Region'][];
  };
  listHccCities: {
    input: ListHccCitiesInput;
    args: [input: ListHccCitiesInput, options?: CallOptions];
    data: Schemas['Region'][];
  };
  listHccDistricts: {
    input: ListHccDistrictsInput;
    args: [input: ListHccDistrictsInput, options?: CallOptions];
    data: Schemas['Region'][];
  };
  listHccTowns: {
    input: ListHccTownsInput;
    args: [input: ListHccTownsInput, options?: CallOptions];
    data: Schemas['Region'][];
  };
  getAccountFlow: {
    input: GetAccountFlowInput;
    args: [input: GetAccountFlowInput, options?: CallOptions];
    data: NonNullable<operations['getAccountFlow']['responses'][200]['content']['application/json']['data']> | undefined;
  };
  listHccProductLineStatuses: {
    input: ListHccProductLineStatusesInput;
    args: [input: ListHccProductLineStatusesInput, options?: CallOptions];
    data: NonNullable<operations['listHccProductLineStatuses']['responses'][200]['content']['application/json']['data']>;
  };
  listPotentialCustomers: {
    input: ListPotentialCustomersInput;
    args: [input: ListPotentialCustomersInput, options?: CallOptions];
    data: NonNullable<operations['listPotentialCustomers']['responses'][200]['content']['application/json']['data']>;
  };
  getPotentialCustomer: {
    input: GetPotentialCustomerInput;
    args: [input: GetPotentialCustomerInput, options?: CallOptions];
    data: Schemas['PotentialCustomer'];
  };
  uploadPotentialCustomerPicture: {
    input: UploadPotentialCustomerPictureInput;
    args: [input: UploadPotentialCustomerPictureInput, options?: CallOptions];
    data: Schemas['UploadedFile'];
  };
  submitUnfreezeApply: {
    input: SubmitUnfreezeApplyInput;
    args: [input: SubmitUnfreezeApplyInput, options?: CallOptions];
    data: NonNullable<operations['submitUnfreezeApply']['responses'][200]['content']['application/json']['data']>;
  };
  listUnsignedProductGroups: {
    input: ListUnsignedProductGroupsInput;
    args: [input: ListUnsignedProductGroupsInput, options?: CallOptions];
    data: NonNullable<operations['listUnsignedProductGroups']['responses'][200]['content']['application/json']['data']>;
  };
  getUnfreezeFlags: {
    input: GetUnfreezeFlagsInput;
    args: [input: GetUnfreezeFlagsInput, options?: CallOptions];
    data: Schemas['FreezeFlags'];
  };
  listUnfreezeApplies: {
    input: ListUnfreezeAppliesInput;
    args: [input: ListUnfreezeAppliesInput, options?: CallOptions];
    data: Schemas['UnfreezeApply'][];
  };
  submitSendtoChange: {
    input: SubmitSendtoChangeInput;
    args: [input: SubmitSendtoChangeInput, options?: CallOptions];
    data: NonNullable<operations['submitSendtoChange']['responses'][200]['content']['application/json']['data']>;
  };
  getSendtoChangeStatus: {
    input: GetSendtoChangeStatusInput;
    args: [input: GetSendtoChangeStatusInput, options?: CallOptions];
    data: Schemas['SendtoChange'] | undefined;
  };
  revokeSendtoChange: {
    input: RevokeSendtoChangeInput;
    args: [input: RevokeSendtoChangeInput, options?: CallOptions];
    data: undefined;
  };
  listSubAccounts: {
    input: ListSubAccountsInput;
    args: [input: ListSubAccountsInput, options?: CallOptions];
    data: Schemas['SubAccount'][];
  };
  getAllRolesAndPermissions: {
    input: GetAllRolesAndPermissionsInput;
    args: [input: GetAllRolesAndPermissionsInput, options?: CallOptions];
    data: NonNullable<operations['getAllRolesAndPermissions']['responses'][200]['content']['application/json']['data']>;
  };
  getSubAccountPermissions: {
    input: GetSubAccountPermissionsInput;
    args: [input: GetSubAccountPermissionsInput, options?: CallOptions];
    data: NonNullable<operations['getSubAccountPermissions']['responses'][200]['content']['application/json']['data']>;
  };
  getPermissionList: {
    input: GetPermissionListInput;
    args: [input?: GetPermissionListInput, options?: CallOptions];
    data: Schemas['MenuObject'];
  };
  updateSubAccount: {
    input: UpdateSubAccountInput;
    args: [input: UpdateSubAccountInput, options?: CallOptions];
    data: undefined;
  };
  getUserInfo: {
    input: GetUserInfoInput;
    args: [input?: GetUserInfoInput, options?: CallOptions];
    data: Schemas['UserInfo'];
  };
  redirectAfterLogin: {
    input: RedirectAfterLoginInput;
    args: [input: RedirectAfterLoginInput, options?: CallOptions];
    data: undefined;
  };
  getHotspotImages: {
    input: GetHotspotImagesInput;
    args: [input: GetHotspotImagesInput, options?: CallOptions];
    data: NonNullable<operations['getHotspotImages']['responses'][200]['content']['application/json']['data']>;
  };
  queryInterestProducts: {
    input: QueryInterestProductsInput;
    args: [input: QueryInterestProductsInput, options?: CallOptions];
    data: NonNullable<operations['queryInterestProducts']['responses'][200]['content']['application/json']['data']>;
  };
  addInterestProducts: {
    input: AddInterestProductsInput;
    args: [input: AddInterestProductsInput, options?: CallOptions];
    data: undefined;
  };
  removeInterestProducts: {
    input: RemoveInterestProductsInput;
    args: [input: RemoveInterestProductsInput, options?: CallOptions];
    data: undefined;
  };
  queryCommonQuestions: {
    input: QueryCommonQuestionsInput;
    args: [input: QueryCommonQuestionsInput, options?: CallOptions];
    data: NonNullable<operations['queryCommonQuestions']['responses'][200]['content']['application/json']['data']>;
  };
  setQuestionInUse: {
    input: SetQuestionInUseInput;
    args: [input: SetQuestionInUseInput, options?: CallOptions];
    data: undefined;
  };
  saveCommonQuestion: {
    input: SaveCommonQuestionInput;
    args: [input: SaveCommonQuestionInput, options?: CallOptions];
    data: NonNullable<operations['saveCommonQuestion']['responses'][200]['content']['application/json']['data']>;
  };
  getCommonQuestion: {
    input: GetCommonQuestionInput;
    args: [input: GetCommonQuestionInput, options?: CallOptions];
    data: Schemas['CommonQuestion'];
  };
  deleteCommonQuestion: {
    input: DeleteCommonQuestionInput;
    args: [input: DeleteCommonQuestionInput, options?: CallOptions];
    data: undefined;
  };
  queryProducts: {
    input: QueryProductsInput;
    args: [input: QueryProductsInput, options?: CallOptions];
    data: NonNullable<operations['queryProducts']['responses'][200]['content']['application/json']['data']>;
  };
  listPrices: {
    input: ListPricesInput;
    args: [input: ListPricesInput, options?: CallOptions];
    data: Schemas['ProductPrice'][];
  };
  listDailySalesPrices: {
    input: ListDailySalesPricesInput;
    args: [input: ListDailySalesPricesInput, options?: CallOptions];
    data: NonNullable<operations['listDailySalesPrices']['responses'][200]['content']['application/json']['data']>;
  };
  listStock: {
    input: ListStockInput;
    args: [input: ListStockInput, options?: CallOptions];
    data: Schemas['ProductStock'][];
  };
  queryInventoryPage: {
    input: QueryInventoryPageInput;
    args: [input: QueryInventoryPageInput, options?: CallOptions];
    data: NonNullable<operations['queryInventoryPage']['responses'][200]['content']['application/json']['data']>;
  };
  checkRemoteCloudWarehouse: {
    input: CheckRemoteCloudWarehouseInput;
    args: [input: CheckRemoteCloudWarehouseInput, options?: CallOptions];
    data: boolean;
  };
  listProductGroups: {
    input: ListProductGroupsInput;
    args: [input: ListProductGroupsInput, options?: CallOptions];
    data: NonNullable<operations['listProductGroups']['responses'][200]['content']['application/json']['data']>;
  };
  listSamples: {
    input: ListSamplesInput;
    args: [input: ListSamplesInput, options?: CallOptions];
    data: NonNullable<operations['listSamples']['responses'][200]['content']['application/json']['data']>;
  };
  listCategories: {
    input: ListCategoriesInput;
    args: [input?: ListCategoriesInput, options?: CallOptions];
    data: Schemas['Category'][];
  };
  recordCategoryAdClick: {
    input: RecordCategoryAdClickInput;
    args: [input: RecordCategoryAdClickInput, options?: CallOptions];
    data: undefined;
  };
  uploadFile: {
    input: UploadFileInput;
    args: [input: UploadFileInput, options?: CallOptions];
    data: Schemas['UploadedFile'];
  };
  runBuyReturnRoutine: {
    input: RunBuyReturnRoutineInput;
    args: [input: RunBuyReturnRoutineInput, options?: CallOptions];
    data: unknown;
  };
  getYilihuoVideoToken: {
    input: GetYilihuoVideoTokenInput;
    args: [input: GetYilihuoVideoTokenInput, options?: CallOptions];
    data: NonNullable<operations['getYilihuoVideoToken']['responses'][200]['content']['application/json']['data']>;
  };
  checkWhitelist: {
    input: CheckWhitelistInput;
    args: [input: CheckWhitelistInput, options?: CallOptions];
    data: boolean;
  };
  exportSampleSheet: {
    input: ExportSampleSheetInput;
    args: [input: ExportSampleSheetInput, options?: CallOptions];
    data: FileAnswer;
  };
  queryDictionary: {
    input: QueryDictionaryInput;
    args: [input: QueryDictionaryInput, options?: CallOptions];
    data: NonNullable<operations['queryDictionary']['responses'][200]['content']['application/json']['data']>;
  };
  createAsyncExport: {
    input: CreateAsyncExportInput;
    args: [input: CreateAsyncExportInput, options?: CallOptions];
    data: NonNullable<operations['createAsyncExport']['responses'][200]['content']['application/json']['data']>;
  };
  listProvinces: {
    input: ListProvincesInput;
    args: [input?: ListProvincesInput, options?: CallOptions];
    data: Schemas['Region'][];
  };
  listCities: {
    input: ListCitiesInput;
    args: [input: ListCitiesInput, options?: CallOptions];
    data: Schemas['Region'][];
  };
  listAreas: {
    input: ListAreasInput;
    args: [input: ListAreasInput, options?: CallOptions];
    data: Schemas['Region'][];
  };
  listActivities: {
    input: ListActivitiesInput;
    args: [input: ListActivitiesInput, options?: CallOptions];
    data: NonNullable<operations['listActivities']['responses'][200]['content']['application/json']['data']>;
  };
  prefillEventWork: {
    input: PrefillEventWorkInput;
    args: [input: PrefillEventWorkInput, options?: CallOptions];
    data: NonNullable<operations['prefillEventWork']['responses'][200]['content']['application/json']['data']>;
  };
  resetPaymentPassword: {
    input: ResetPaymentPasswordInput;
    args: [input: ResetPaymentPasswordInput, options?: CallOptions];
    data: undefined;
  };
  searchProtocolAuth: {
    input: SearchProtocolAuthInput;
    args: [input: SearchProtocolAuthInput, options?: CallOptions];
    data: NonNullable<operations['searchProtocolAuth']['responses'][200]['content']['application/json']['data']>;
  };
  checkReverseAuthority: {
    input: CheckReverseAuthorityInput;
    args: [input: CheckReverseAuthorityInput, options?: CallOptions];
    data: boolean;
  };
  checkReverseAgreement: {
    input: CheckReverseAgreementInput;
    args: [input: CheckReverseAgreementInput, options?: CallOptions];
    data: NonNullable<operations['checkReverseAgreement']['responses'][200]['content']['application/json']['data']>;
  };
  savePurchaseReturnProtocol: {
    input: SavePurchaseReturnProtocolInput;
    args: [input: SavePurchaseReturnProtocolInput, options?: CallOptions];
    data: NonNullable<operations['savePurchaseReturnProtocol']['responses'][200]['content']['application/json']['data']>;
  };
  signReturnContract: {
    input: SignReturnContractInput;
    args: [input: SignReturnContractInput, options?: CallOptions];
    data: NonNullable<operations['signReturnContract']['responses'][200]['content']['application/json']['data']>;
  };
  submitReturnApproval: {
    input: SubmitReturnApprovalInput;
    args: [input: SubmitReturnApprovalInput, options?: CallOptions];
    data: NonNullable<operations['submitReturnApproval']['responses'][200]['content']['application/json']['data']>;
  };
  listReturnApprovalStatuses: {
    input: ListReturnApprovalStatusesInput;
    args: [input: ListReturnApprovalStatusesInput, options?: CallOptions];
    data: NonNullable<operations['listReturnApprovalStatuses']['responses'][200]['content']['application/json']['data']>;
  };
  getRedInvoicePermission: {
    input: GetRedInvoicePermissionInput;
    args: [input: GetRedInvoicePermissionInput, options?: CallOptions];
    data: NonNullable<operations['getRedInvoicePermission']['responses'][200]['content']['application/json']['data']>;
  };
  getEvaluateStatus: {
    input: GetEvaluateStatusInput;
    args: [input: GetEvaluateStatusInput, options?: CallOptions];
    data: NonNullable<operations['getEvaluateStatus']['responses'][200]['content']['application/json']['data']>;
  };
  listEvaluateAttributes: {
    input: ListEvaluateAttributesInput;
    args: [input: ListEvaluateAttributesInput, options?: CallOptions];
    data: NonNullable<operations['listEvaluateAttributes']['responses'][200]['content']['application/json']['data']>;
  };
  getEvaluateInfo: {
    input: GetEvaluateInfoInput;
    args: [input: GetEvaluateInfoInput, options?: CallOptions];
    data: NonNullable<operations['getEvaluateInfo']['responses'][200]['content']['application/json']['data']>;
  };
  submitEvaluate: {
    input: SubmitEvaluateInput;
    args: [input: SubmitEvaluateInput, options?: CallOptions];
    data: undefined;
  };
  getCyclePredict: {
    input: GetCyclePredictInput;
    args: [input: GetCyclePredictInput, options?: CallOptions];
    data: NonNullable<operations['getCyclePredict']['responses'][200]['content']['application/json']['data']>;
  };
  listCustomerInventory: {
    input: ListCustomerInventoryInput;
    args: [input: ListCustomerInventoryInput, options?: CallOptions];
    data: NonNullable<operations['listCustomerInventory']['responses'][200]['content']['application/json']['data']>;
  };
  getCustomerFlagData: {
    input: GetCustomerFlagDataInput;
    args: [input: GetCustomerFlagDataInput, options?: CallOptions];
    data: boolean;
  };
  checkStockUp: {
    input: CheckStockUpInput;
    args: [input: CheckStockUpInput, options?: CallOptions];
    data: NonNullable<operations['checkStockUp']['responses'][200]['content']['application/json']['data']>;
  };
  createStockUpOrder: {
    input: CreateStockUpOrderInput;
    args: [input: CreateStockUpOrderInput, options?: CallOptions];
    data: NonNullable<operations['createStockUpOrder']['responses'][200]['content']['application/json']['data']>;
  };
  getStockUpNumber: {
    input: GetStockUpNumberInput;
    args: [input: GetStockUpNumberInput, options?: CallOptions];
    data: number;
  };
  searchCocOrders: {
    input: SearchCocOrdersInput;
    args: [input: SearchCocOrdersInput, options?: CallOptions];
    data: NonNullable<operations['searchCocOrders']['responses'][200]['content']['application/json']['data']>;
  };
  openCocOrderApproval: {
    input: OpenCocOrderApprovalInput;
    args: [input: OpenCocOrderApprovalInput, options?: CallOptions];
    data: NonNullable<operations['openCocOrderApproval']['responses'][200]['content']['application/json']['data']>;
  };
  queryMessages: {
    input: QueryMessagesInput;
    args: [input: QueryMessagesInput, options?: CallOptions];
    data: NonNullable<operations['queryMessages']['responses'][200]['content']['application/json']['data']>;
  };
  readAllMessages: {
    input: ReadAllMessagesInput;
    args: [input: ReadAllMessagesInput, options?: CallOptions];
    data: undefined;
  };
  readMessage: {
    input: ReadMessageInput;
    args: [input: ReadMessageInput, options?: CallOptions];
    data: undefined;
  };
  listUnreadMessageTypes: {
    input: ListUnreadMessageTypesInput;
    args: [input: ListUnreadMessageTypesInput, options?: CallOptions];
    data: NonNullable<operations['listUnreadMessageTypes']['responses'][200]['content']['application/json']['data']>;
  };
  getUnreadMessageCount: {
    input: GetUnreadMessageCountInput;
    args: [input: GetUnreadMessageCountInput, options?: CallOptions];
    data: number;
  };
  getTodoUnreadCount: {
    input: GetTodoUnreadCountInput;
    args: [input: GetTodoUnreadCountInput, options?: CallOptions];
    data: number;
  };
  listTodos: {
    input: ListTodosInput;
    args: [input: ListTodosInput, options?: CallOptions];
    data: NonNullable<operations['listTodos']['responses'][200]['content']['application/json']['data']>;
  };
  listSystemNotifications: {
    input: ListSystemNotificationsInput;
    args: [input: ListSystemNotificationsInput, options?: CallOptions];
    data: Schemas['SystemNotification'][];
  };
  getInsertScreen: {
    input: GetInsertScreenInput;
    args: [input: GetInsertScreenInput, options?: CallOptions];
    data: NonNullable<operations['getInsertScreen']['responses'][200]['content']['application/json']['data']>;
  };
  checkNotificationRead: {
    input: CheckNotificationReadInput;
    args: [input: CheckNotificationReadInput, options?: CallOptions];
    data: boolean;
  };
  registerNotificationRead: {
    input: RegisterNotificationReadInput;
    args: [input: RegisterNotificationReadInput, options?: CallOptions];
    data: undefined;
  };
  listNewProductRecommendations: {
    input: ListNewProductRecommendationsInput;
    args: [input: ListNewProductRecommendationsInput, options?: CallOptions];
    data: NonNullable<operations['listNewProductRecommendations']['responses'][200]['content']['application/json']['data']>;
  };
  listFinanceDialogs: {
    input: ListFinanceDialogsInput;
    args: [input: ListFinanceDialogsInput, options?: CallOptions];
    data: NonNullable<operations['listFinanceDialogs']['responses'][200]['content']['application/json']['data']>;
  };
  readFinanceDialog: {
    input: ReadFinanceDialogInput;
    args: [input: ReadFinanceDialogInput, options?: CallOptions];
    data: undefined;
  };
  listDialogInvoices: {
    input: ListDialogInvoicesInput;
    args: [input: ListDialogInvoicesInput, options?: CallOptions];
    data: Schemas['Invoice'][];
  };
  checkConsentToUse: {
    input: CheckConsentToUseInput;
    args: [input: CheckConsentToUseInput, options?: CallOptions];
    data: boolean;
  };
  consentToUse: {
    input: ConsentToUseInput;
    args: [input: ConsentToUseInput, options?: CallOptions];
    data: undefined;
  };
  listRecommendedKeywords: {
    input: ListRecommendedKeywordsInput;
    args: [input: ListRecommendedKeywordsInput, options?: CallOptions];
    data: NonNullable<operations['listRecommendedKeywords']['responses'][200]['content']['application/json']['data']>;
  };
  recordKeywordClick: {
    input: RecordKeywordClickInput;
    args: [input: RecordKeywordClickInput, options?: CallOptions];
    data: undefined;
  };
  suggestProductModels: {
    input: SuggestProductModelsInput;
    args: [input: SuggestProductModelsInput, options?: CallOptions];
    data: NonNullable<operations['suggestProductModels']['responses'][200]['content']['application/json']['data']>;
  };
  checkAccountGate: {
    input: CheckAccountGateInput;
    args: [input: CheckAccountGateInput, options?: CallOptions];
    data: NonNullable<operations['checkAccountGate']['responses'][200]['content']['application/json']['data']>;
  };
  superviseContract: {
    input: SuperviseContractInput;
    args: [input: SuperviseContractInput, options?: CallOptions];
    data: NonNullable<operations['superviseContract']['responses'][200]['content']['application/json']['data']>;
  };
  getFinanceContract: {
    input: GetFinanceContractInput;
    args: [input: GetFinanceContractInput, options?: CallOptions];
    data: Schemas['SignContract'];
  };
  signFinanceContract: {
    input: SignFinanceContractInput;
    args: [input: SignFinanceContractInput, options?: CallOptions];
    data: NonNullable<operations['signFinanceContract']['responses'][200]['content']['application/json']['data']>;
  };
  unbindSigningAccount: {
    input: UnbindSigningAccountInput;
    args: [input: UnbindSigningAccountInput, options?: CallOptions];
    data: undefined;
  };
  getSigningTips: {
    input: GetSigningTipsInput;
    args: [input: GetSigningTipsInput, options?: CallOptions];
    data: NonNullable<operations['getSigningTips']['responses'][200]['content']['application/json']['data']>;
  };
  closeSigningTips: {
    input: CloseSigningTipsInput;
    args: [input: CloseSigningTipsInput, options?: CallOptions];
    data: undefined;
  };
  checkUnsignedContract: {
    input: CheckUnsignedContractInput;
    args: [input: CheckUnsignedContractInput, options?: CallOptions];
    data: boolean;
  };
  queryFinanceHistory: {
    input: QueryFinanceHistoryInput;
    args: [input: QueryFinanceHistoryInput, options?: CallOptions];
    data: NonNullable<operations['queryFinanceHistory']['responses'][200]['content']['application/json']['data']>;
  };
  getFinanceRepayDetail: {
    input: GetFinanceRepayDetailInput;
    args: [input: GetFinanceRepayDetailInput, options?: CallOptions];
    data: NonNullable<operations['getFinanceRepayDetail']['responses'][200]['content']['application/json']['data']>;
  };
  getServiceChargePrompt: {
    input: GetServiceChargePromptInput;
    args: [input: GetServiceChargePromptInput, options?: CallOptions];
    data: NonNullable<operations['getServiceChargePrompt']['responses'][200]['content']['application/json']['data']>;
  };
  queryAccountStatement: {
    input: QueryAccountStatementInput;
    args: [input: QueryAccountStatementInput, options?: CallOptions];
    data: NonNullable<operations['queryAccountStatement']['responses'][200]['content']['application/json']['data']>;
  };
  exportAccountStatement: {
    input: ExportAccountStatementInput;
    args: [input: ExportAccountStatementInput, options?: CallOptions];
    data: FileAnswer;
  };
  queryReconciliations: {
    input: QueryReconciliationsInput;
    args: [input: QueryReconciliationsInput, options?: CallOptions];
    data: NonNullable<operations['queryReconciliations']['responses'][200]['content']['application/json']['data']>;
  };
  confirmReconciliation: {
    input: ConfirmReconciliationInput;
    args: [input: ConfirmReconciliationInput, options?: CallOptions];
    data: undefined;
  };
  exportReconciliations: {
    input: ExportReconciliationsInput;
    args: [input: ExportReconciliationsInput, options?: CallOptions];
    data: FileAnswer;
  };
  queryMonthAccounts: {
    input: QueryMonthAccountsInput;
    args: [input: QueryMonthAccountsInput, options?: CallOptions];
    data: NonNullable<operations['queryMonthAccounts']['responses'][200]['content']['application/json']['data']>;
  };
  exportMonthAccounts: {
    input: ExportMonthAccountsInput;
    args: [input: ExportMonthAccountsInput, options?: CallOptions];
    data: FileAnswer;
  };
  queryDayAccounts: {
    input: QueryDayAccountsInput;
    args: [input: QueryDayAccountsInput, options?: CallOptions];
    data: NonNullable<operations['queryDayAccounts']['responses'][200]['content']['application/json']['data']>;
  };
  exportDayAccounts: {
    input: ExportDayAccountsInput;
    args: [input: ExportDayAccountsInput, options?: CallOptions];
    data: FileAnswer;
  };
  queryReceipts: {
    input: QueryReceiptsInput;
    args: [input: QueryReceiptsInput, options?: CallOptions];
    data: NonNullable<operations['queryReceipts']['responses'][200]['content']['application/json']['data']>;
  };
  printReceipt: {
    input: PrintReceiptInput;
    args: [input: PrintReceiptInput, options?: CallOptions];
    data: FileAnswer;
  };
  queryBankInterests: {
    input: QueryBankInterestsInput;
    args: [input: QueryBankInterestsInput, options?: CallOptions];
    data: NonNullable<operations['queryBankInterests']['responses'][200]['content']['application/json']['data']>;
  };
  confirmBankInterest: {
    input: ConfirmBankInterestInput;
    args: [input: ConfirmBankInterestInput, options?: CallOptions];
    data: undefined;
  };
  queryFundsTransfers: {
    input: QueryFundsTransfersInput;
    args: [input: QueryFundsTransfersInput, options?: CallOptions];
    data: NonNullable<operations['queryFundsTransfers']['responses'][200]['content']['application/json']['data']>;
  };
  submitFundsTransfer: {
    input: SubmitFundsTransferInput;
    args: [input: SubmitFundsTransferInput, options?: CallOptions];
    data: NonNullable<operations['submitFundsTransfer']['responses'][200]['content']['application/json']['data']>;
  };
  exportCapitalFlow: {
    input: ExportCapitalFlowInput;
    args: [input: ExportCapitalFlowInput, options?: CallOptions];
    data: FileAnswer;
  };
  openPaymentAccount: {
    input: OpenPaymentAccountInput;
    args: [input: OpenPaymentAccountInput, options?: CallOptions];
    data: NonNullable<operations['openPaymentAccount']['responses'][200]['content']['application/json']['data']>;
  };
  addPayer: {
    input: AddPayerInput;
    args: [input: AddPayerInput, options?: CallOptions];
    data: undefined;
  };
  getContractRate: {
    input: GetContractRateInput;
    args: [input: GetContractRateInput, options?: CallOptions];
    data: NonNullable<operations['getContractRate']['responses'][200]['content']['application/json']['data']>;
  };
  getCreditCenter: {
    input: GetCreditCenterInput;
    args: [input: GetCreditCenterInput, options?: CallOptions];
    data: NonNullable<operations['getCreditCenter']['responses'][200]['content']['application/json']['data']>;
  };
  submitRefreshTask: {
    input: SubmitRefreshTaskInput;
    args: [input: SubmitRefreshTaskInput, options?: CallOptions];
    data: NonNullable<operations['submitRefreshTask']['responses'][200]['content']['application/json']['data']>;
  };
  getPaymentQrCode: {
    input: GetPaymentQrCodeInput;
    args: [input: GetPaymentQrCodeInput, options?: CallOptions];
    data: FileAnswer;
  };
  queryPosAgreements: {
    input: QueryPosAgreementsInput;
    args: [input: QueryPosAgreementsInput, options?: CallOptions];
    data: NonNullable<operations['queryPosAgreements']['responses'][200]['content']['application/json']['data']>;
  };
  submitPosAgreement: {
    input: SubmitPosAgreementInput;
    args: [input: SubmitPosAgreementInput, options?: CallOptions];
    data: NonNullable<operations['submitPosAgreement']['responses'][200]['content']['application/json']['data']>;
  };
  submitPosPayment: {
    input: SubmitPosPaymentInput;
    args: [input: SubmitPosPaymentInput, options?: CallOptions];
    data: NonNullable<operations['submitPosPayment']['responses'][200]['content']['application/json']['data']>;
  };
  queryPosTerminals: {
    input: QueryPosTerminalsInput;
    args: [input: QueryPosTerminalsInput, options?: CallOptions];
    data: NonNullable<operations['queryPosTerminals']['responses'][200]['content']['application/json']['data']>;
  };
  setPosTerminalBinding: {
    input: SetPosTerminalBindingInput;
    args: [input: SetPosTerminalBindingInput, options?: CallOptions];
    data: undefined;
  };
  queryPosServiceCharges: {
    input: QueryPosServiceChargesInput;
    args: [input: QueryPosServiceChargesInput, options?: CallOptions];
    data: NonNullable<operations['queryPosServiceCharges']['responses'][200]['content']['application/json']['data']>;
  };
  queryInvoices: {
    input: QueryInvoicesInput;
    args: [input: QueryInvoicesInput, options?: CallOptions];
    data: NonNullable<operations['queryInvoices']['responses'][200]['content']['application/json']['data']>;
  };
  signInvoices: {
    input: SignInvoicesInput;
    args: [input: SignInvoicesInput, options?: CallOptions];
    data: undefined;
  };
  rejectInvoices: {
    input: RejectInvoicesInput;
    args: [input: RejectInvoicesInput, options?: CallOptions];
    data: undefined;
  };
  startInvoiceSignature: {
    input: StartInvoiceSignatureInput;
    args: [input: StartInvoiceSignatureInput, options?: CallOptions];
    data: NonNullable<operations['startInvoiceSignature']['responses'][200]['content']['application/json']['data']>;
  };
  queryInvoiceTrace: {
    input: QueryInvoiceTraceInput;
    args: [input: QueryInvoiceTraceInput, options?: CallOptions];
    data: NonNullable<operations['queryInvoiceTrace']['responses'][200]['content']['application/json']['data']>;
  };
  exportInvoices: {
    input: ExportInvoicesInput;
    args: [input: ExportInvoicesInput, options?: CallOptions];
    data: FileAnswer;
  };
  queryAcceptanceBills: {
    input: QueryAcceptanceBillsInput;
    args: [input: QueryAcceptanceBillsInput, options?: CallOptions];
    data: NonNullable<operations['queryAcceptanceBills']['responses'][200]['content']['application/json']['data']>;
  };
  submitAcceptanceBill: {
    input: SubmitAcceptanceBillInput;
    args: [input: SubmitAcceptanceBillInput, options?: CallOptions];
    data: undefined;
  };
  queryBillClaims: {
    input: QueryBillClaimsInput;
    args: [input: QueryBillClaimsInput, options?: CallOptions];
    data: NonNullable<operations['queryBillClaims']['responses'][200]['content']['application/json']['data']>;
  };
  submitBillClaim: {
    input: SubmitBillClaimInput;
    args: [input: SubmitBillClaimInput, options?: CallOptions];
    data: undefined;
  };
  queryRebates: {
    input: QueryRebatesInput;
    args: [input: QueryRebatesInput, options?: CallOptions];
    data: NonNullable<operations['queryRebates']['responses'][200]['content']['application/json']['data']>;
  };
  queryRebateSettlementDetails: {
    input: QueryRebateSettlementDetailsInput;
    args: [input: QueryRebateSettlementDetailsInput, options?: CallOptions];
    data: NonNullable<operations['queryRebateSettlementDetails']['responses'][200]['content']['application/json']['data']>;
  };
  exportRebates: {
    input: ExportRebatesInput;
    args: [input: ExportRebatesInput, options?: CallOptions];
    data: FileAnswer;
  };
  queryRetailAggregations: {
    input: QueryRetailAggregationsInput;
    args: [input: QueryRetailAggregationsInput, options?: CallOptions];
    data: NonNullable<operations['queryRetailAggregations']['responses'][200]['content']['application/json']['data']>;
  };
  queryAppointmentContracts: {
    input: QueryAppointmentContractsInput;
    args: [input: QueryAppointmentContractsInput, options?: CallOptions];
    data: NonNullable<operations['queryAppointmentContracts']['responses'][200]['content']['application/json']['data']>;
  };
  queryPolicyDeliveries: {
    input: QueryPolicyDeliveriesInput;
    args: [input: QueryPolicyDeliveriesInput, options?: CallOptions];
    data: NonNullable<operations['queryPolicyDeliveries']['responses'][200]['content']['application/json']['data']>;
  };
  queryPolicyPrizes: {
    input: QueryPolicyPrizesInput;
    args: [input: QueryPolicyPrizesInput, options?: CallOptions];
    data: NonNullable<operations['queryPolicyPrizes']['responses'][200]['content']['application/json']['data']>;
  };
  queryRedInvoiceSettlements: {
    input: QueryRedInvoiceSettlementsInput;
    args: [input: QueryRedInvoiceSettlementsInput, options?: CallOptions];
    data: NonNullable<operations['queryRedInvoiceSettlements']['responses'][200]['content']['application/json']['data']>;
  };
  listPaymentAccounts: {
    input: ListPaymentAccountsInput;
    args: [input: ListPaymentAccountsInput, options?: CallOptions];
    data: NonNullable<operations['listPaymentAccounts']['responses'][200]['content']['application/json']['data']>;
  };
  unbindBankCard: {
    input: UnbindBankCardInput;
    args: [input: UnbindBankCardInput, options?: CallOptions];
    data: undefined;
  };
  queryInvoiceApplies: {
    input: QueryInvoiceAppliesInput;
    args: [input: QueryInvoiceAppliesInput, options?: CallOptions];
    data: NonNullable<operations['queryInvoiceApplies']['responses'][200]['content']['application/json']['data']>;
  };
  submitInvoiceApply: {
    input: SubmitInvoiceApplyInput;
    args: [input: SubmitInvoiceApplyInput, options?: CallOptions];
    data: NonNullable<operations['submitInvoiceApply']['responses'][200]['content']['application/json']['data']>;
  };
  getPaymentResult: {
    input: GetPaymentResultInput;
    args: [input: GetPaymentResultInput, options?: CallOptions];
    data: NonNullable<operations['getPaymentResult']['responses'][200]['content']['application/json']['data']>;
  };
  submitPayment: {
    input: SubmitPaymentInput;
    args: [input: SubmitPaymentInput, options?: CallOptions];
    data: NonNullable<operations['submitPayment']['responses'][200]['content']['application/json']['data']>;
  };
  submitFinanceApply: {
    input: SubmitFinanceApplyInput;
    args: [input: SubmitFinanceApplyInput, options?: CallOptions];
    data: NonNullable<operations['submitFinanceApply']['responses'][200]['content']['application/json']['data']>;
  };
  queryFinanceExpenses: {
    input: QueryFinanceExpensesInput;
    args: [input: QueryFinanceExpensesInput, options?: CallOptions];
    data: NonNullable<operations['queryFinanceExpenses']['responses'][200]['content']['application/json']['data']>;
  };
  queryFinanceOrders: {
    input: QueryFinanceOrdersInput;
    args: [input: QueryFinanceOrdersInput, options?: CallOptions];
    data: NonNullable<operations['queryFinanceOrders']['responses'][200]['content']['application/json']['data']>;
  };
  submitFinanceRepay: {
    input: SubmitFinanceRepayInput;
    args: [input: SubmitFinanceRepayInput, options?: CallOptions];
    data: NonNullable<operations['submitFinanceRepay']['responses'][200]['content']['application/json']['data']>;
  };
  listLives: {
    input: ListLivesInput;
    args: [input: ListLivesInput, options?: CallOptions];
    data: NonNullable<operations['listLives']['responses'][200]['content']['application/json']['data']>;
  };
  listPackages: {
    input: ListPackagesInput;
    args: [input: ListPackagesInput, options?: CallOptions];
    data: NonNullable<operations['listPackages']['responses'][200]['content']['application/json']['data']>;
  };
  listSuitCategories: {
    input: ListSuitCategoriesInput;
    args: [input: ListSuitCategoriesInput, options?: CallOptions];
    data: NonNullable<operations['listSuitCategories']['responses'][200]['content']['application/json']['data']>;
  };
  getSuit: {
    input: GetSuitInput;
    args: [input: GetSuitInput, options?: CallOptions];
    data: NonNullable<operations['getSuit']['responses'][200]['content']['application/json']['data']>;
  };
  listSuits: {
    input: ListSuitsInput;
    args: [input: ListSuitsInput, options?: CallOptions];
    data: NonNullable<operations['listSuits']['responses'][200]['content']['application/json']['data']>;
  };
  saveDeliveryAddress: {
    input: SaveDeliveryAddressInput;
    args: [input: SaveDeliveryAddressInput, options?: CallOptions];
    data: NonNullable<operations['saveDeliveryAddress']['responses'][200]['content']['application/json']['data']>;
  };
  queryEventWorks: {
    input: QueryEventWorksInput;
    args: [input: QueryEventWorksInput, options?: CallOptions];
    data: NonNullable<operations['queryEventWorks']['responses'][200]['content']['application/json']['data']>;
  };
  submitEventWork: {
    input: SubmitEventWorkInput;
    args: [input: SubmitEventWorkInput, options?: CallOptions];
    data: NonNullable<operations['submitEventWork']['responses'][200]['content']['application/json']['data']>;
  };
  queryRebateOrderInvoices: {
    input: QueryRebateOrderInvoicesInput;
    args: [input: QueryRebateOrderInvoicesInput, options?: CallOptions];
    data: NonNullable<operations['queryRebateOrderInvoices']['responses'][200]['content']['application/json']['data']>;
  };
  confirmLetter: {
    input: ConfirmLetterInput;
    args: [input: ConfirmLetterInput, options?: CallOptions];
    data: undefined;
  };
  listLetters: {
    input: ListLettersInput;
    args: [input: ListLettersInput, options?: CallOptions];
    data: NonNullable<operations['listLetters']['responses'][200]['content']['application/json']['data']>;
  };
  getNews: {
    input: GetNewsInput;
    args: [input: GetNewsInput, options?: CallOptions];
    data: Schemas['NewsItem'];
  };
  listNews: {
    input: ListNewsInput;
    args: [input: ListNewsInput, options?: CallOptions];
    data: NonNullable<operations['listNews']['responses'][200]['content']['application/json']['data']>;
  };
  getSms: {
    input: GetSmsInput;
    args: [input: GetSmsInput, options?: CallOptions];
    data: Schemas['SmsRecord'];
  };
  listSms: {
    input: ListSmsInput;
    args: [input: ListSmsInput, options?: CallOptions];
    data: NonNullable<operations['listSms']['responses'][200]['content']['application/json']['data']>;
  };
  exportMyOrders: {
    input: ExportMyOrdersInput;
    args: [input: ExportMyOrdersInput, options?: CallOptions];
    data: FileAnswer;
  };
  importBatchOrder: {
    input: ImportBatchOrderInput;
    args: [input: ImportBatchOrderInput, options?: CallOptions];
    data: Schemas['BatchOrderHead'];
  };
  queryFleeingGoods: {
    input: QueryFleeingGoodsInput;
    args: [input: QueryFleeingGoodsInput, options?: CallOptions];
    data: NonNullable<operations['queryFleeingGoods']['responses'][200]['content']['application/json']['data']>;
  };
  queryDeliveryNotes: {
    input: QueryDeliveryNotesInput;
    args: [input: QueryDeliveryNotesInput, options?: CallOptions];
    data: NonNullable<operations['queryDeliveryNotes']['responses'][200]['content']['application/json']['data']>;
  };
  queryPopStock: {
    input: QueryPopStockInput;
    args: [input: QueryPopStockInput, options?: CallOptions];
    data: NonNullable<operations['queryPopStock']['responses'][200]['content']['application/json']['data']>;
  };
  queryPrototypeSamples: {
    input: QueryPrototypeSamplesInput;
    args: [input: QueryPrototypeSamplesInput, options?: CallOptions];
    data: NonNullable<operations['queryPrototypeSamples']['responses'][200]['content']['application/json']['data']>;
  };
  queryReturnOrders: {
    input: QueryReturnOrdersInput;
    args: [input: QueryReturnOrdersInput, options?: CallOptions];
    data: NonNullable<operations['queryReturnOrders']['responses'][200]['content']['application/json']['data']>;
  };
  addToTrafficCart: {
    input: AddToTrafficCartInput;
    args: [input: AddToTrafficCartInput, options?: CallOptions];
    data: undefined;
  };
  updateTrafficCartNumber: {
    input: UpdateTrafficCartNumberInput;
    args: [input: UpdateTrafficCartNumberInput, options?: CallOptions];
    data: undefined;
  };
  queryTrafficGoods: {
    input: QueryTrafficGoodsInput;
    args: [input: QueryTrafficGoodsInput, options?: CallOptions];
    data: NonNullable<operations['queryTrafficGoods']['responses'][200]['content']['application/json']['data']>;
  };
  queryTrafficOrders: {
    input: QueryTrafficOrdersInput;
    args: [input: QueryTrafficOrdersInput, options?: CallOptions];
    data: NonNullable<operations['queryTrafficOrders']['responses'][200]['content']['application/json']['data']>;
  };
  acceptTrafficOrders: {
    input: AcceptTrafficOrdersInput;
    args: [input: AcceptTrafficOrdersInput, options?: CallOptions];
    data: undefined;
  };
  addToTransferCart: {
    input: AddToTransferCartInput;
    args: [input: AddToTransferCartInput, options?: CallOptions];
    data: undefined;
  };
  queryTransferGoods: {
    input: QueryTransferGoodsInput;
    args: [input: QueryTransferGoodsInput, options?: CallOptions];
    data: NonNullable<operations['queryTransferGoods']['responses'][200]['content']['application/json']['data']>;
  };
}
