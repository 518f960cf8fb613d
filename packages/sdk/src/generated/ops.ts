// Generated from the API description by `pnpm generate`. Do not edit.
import type { CallHeaders } from '../call';
import type { FileAnswer } from '../file-answer';
import type { Failure, Success } from '../result';
import type { components, operations } from './schema';

export type Schemas = components['schemas'];

/** Input of `listCart`: 查询购物车 */
export interface ListCartInput {
  path: operations['listCart']['parameters']['path'];
  query?: operations['listCart']['parameters']['query'];
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
  body: Schemas['AddListToCartBody'];
  headers?: CallHeaders;
}

/** Input of `addToCart`: 加入购物车 */
export interface AddToCartInput {
  body: Schemas['AddToCart'];
  headers?: CallHeaders;
}

/** Input of `updateCartNumber`: 修改购物车数量 */
export interface UpdateCartNumberInput {
  body: Schemas['UpdateCartNumberBody'];
  headers?: CallHeaders;
}

/** Input of `deleteCartEntries`: 删除购物车条目 */
export interface DeleteCartEntriesInput {
  body: Schemas['DeleteCartEntriesBody'];
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
  body: Schemas['RefreshCartStockBody'];
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
  body: Schemas['GetEsCustomerPermissionBody'];
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
  body: Schemas['ListOrderPayersBody'];
  headers?: CallHeaders;
}

/** Input of `updateOrderInfo`: 修改待提交订单 */
export interface UpdateOrderInfoInput {
  body: Schemas['UpdateOrderInfoBody'];
  headers?: CallHeaders;
}

/** Input of `cancelOrder`: 取消待提交订单 */
export interface CancelOrderInput {
  body: Schemas['CancelOrderBody'];
  headers?: CallHeaders;
}

/** Input of `cancelMfjkOrder`: 取消免费寄库订单 */
export interface CancelMfjkOrderInput {
  body: Schemas['CancelMfjkOrderBody'];
  headers?: CallHeaders;
}

/** Input of `submitOrders`: 提交订单 */
export interface SubmitOrdersInput {
  body: Schemas['SubmitOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `validateProducts`: 校验产品可售 */
export interface ValidateProductsInput {
  body: Schemas['ValidateProductsBody'];
  headers?: CallHeaders;
}

/** Input of `getSzkcRuleLock`: 查询数字库存规则锁定 */
export interface GetSzkcRuleLockInput {
  body: Schemas['GetSzkcRuleLockBody'];
  headers?: CallHeaders;
}

/** Input of `getSzkcConfigCustomer`: 查询客户是否配置数字库存 */
export interface GetSzkcConfigCustomerInput {
  body: Schemas['GetSzkcConfigCustomerBody'];
  headers?: CallHeaders;
}

/** Input of `getTctpSwitch`: 查询统仓统配开关 */
export interface GetTctpSwitchInput {
  headers?: CallHeaders;
}

/** Input of `generateMfyjSettlementRecord`: 生成免费样机结算记录 */
export interface GenerateMfyjSettlementRecordInput {
  body: Schemas['GenerateMfyjSettlementRecordBody'];
  headers?: CallHeaders;
}

/** Input of `payCreditOrder`: 支付信用订单 */
export interface PayCreditOrderInput {
  body: Schemas['PayCreditOrderBody'];
  headers?: CallHeaders;
}

/** Input of `checkOrderQuotaCompose`: 校验组合的下单额度 */
export interface CheckOrderQuotaComposeInput {
  body: Schemas['CheckedCart'];
  headers?: CallHeaders;
}

/** Input of `calculateReplenishment`: 补货计算 */
export interface CalculateReplenishmentInput {
  body: Schemas['CalculateReplenishmentBody'];
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
  body: Schemas['QueryElectronicSignAccountBody'];
  headers?: CallHeaders;
}

/** Input of `sendElectronicSignVerifyCode`: 发送电子签验证码 */
export interface SendElectronicSignVerifyCodeInput {
  body: Schemas['SendElectronicSignVerifyCodeBody'];
  headers?: CallHeaders;
}

/** Input of `verifyElectronicSignCode`: 校验电子签验证码 */
export interface VerifyElectronicSignCodeInput {
  body: Schemas['VerifyElectronicSignCodeBody'];
  headers?: CallHeaders;
}

/** Input of `querySignContracts`: 分页查询订单电子签合同 */
export interface QuerySignContractsInput {
  body: Schemas['QuerySignContractsBody'];
  headers?: CallHeaders;
}

/** Input of `authenticateSigner`: 电子签个人认证 */
export interface AuthenticateSignerInput {
  body: Schemas['AuthenticateSignerBody'];
  headers?: CallHeaders;
}

/** Input of `setPasswordFreeSigning`: 开通或关闭免密签署 */
export interface SetPasswordFreeSigningInput {
  body: Schemas['SetPasswordFreeSigningBody'];
  headers?: CallHeaders;
}

/** Input of `queryBatchOrderHeads`: 分页查询批量下单批次 */
export interface QueryBatchOrderHeadsInput {
  body: Schemas['QueryBatchOrderHeadsBody'];
  headers?: CallHeaders;
}

/** Input of `queryBatchOrderLines`: 分页查询批量下单明细 */
export interface QueryBatchOrderLinesInput {
  body: Schemas['QueryBatchOrderLinesBody'];
  headers?: CallHeaders;
}

/** Input of `queryBatchSpecialPrices`: 查询批量下单特价 */
export interface QueryBatchSpecialPricesInput {
  body: Schemas['QueryBatchSpecialPricesBody'];
  headers?: CallHeaders;
}

/** Input of `queryBatchKuanxianStatus`: 查询批量下单宽限状态 */
export interface QueryBatchKuanxianStatusInput {
  body: Schemas['QueryBatchKuanxianStatusBody'];
  headers?: CallHeaders;
}

/** Input of `queryBatchFarWeekStatus`: 查询批量下单远周次状态 */
export interface QueryBatchFarWeekStatusInput {
  body: Schemas['QueryBatchFarWeekStatusBody'];
  headers?: CallHeaders;
}

/** Input of `queryBatchPayers`: 查询批量下单付款方 */
export interface QueryBatchPayersInput {
  body: Schemas['QueryBatchPayersBody'];
  headers?: CallHeaders;
}

/** Input of `updateBatchProduct`: 修改批量下单明细 */
export interface UpdateBatchProductInput {
  body: Schemas['UpdateBatchProductBody'];
  headers?: CallHeaders;
}

/** Input of `checkBatchOrder`: 校验批量下单 */
export interface CheckBatchOrderInput {
  body: Schemas['CheckBatchOrderBody'];
  headers?: CallHeaders;
}

/** Input of `listAddressCollectRemarks`: 查询收货地址备注 */
export interface ListAddressCollectRemarksInput {
  query: operations['listAddressCollectRemarks']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `saveAddressCollectRemark`: 保存收货地址备注 */
export interface SaveAddressCollectRemarkInput {
  body: Schemas['SaveAddressCollectRemarkBody'];
  headers?: CallHeaders;
}

/** Input of `listDiscountPrototypes`: 分页查询折扣样机 */
export interface ListDiscountPrototypesInput {
  query: operations['listDiscountPrototypes']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `shelveDiscountPrototypes`: 上架折扣样机 */
export interface ShelveDiscountPrototypesInput {
  body: Schemas['ShelveDiscountPrototypesBody'];
  headers?: CallHeaders;
}

/** Input of `unshelveDiscountPrototypes`: 下架折扣样机 */
export interface UnshelveDiscountPrototypesInput {
  body: Schemas['UnshelveDiscountPrototypesBody'];
  headers?: CallHeaders;
}

/** Input of `runOrderBspRoutine`: 执行订单 BSP 例程 */
export interface RunOrderBspRoutineInput {
  body: Schemas['RunOrderBspRoutineBody'];
  headers?: CallHeaders;
}

/** Input of `queryMyOrders`: 分页查询我的订单 */
export interface QueryMyOrdersInput {
  body: Schemas['QueryMyOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `queryAllOrders`: 查询订单详情 */
export interface QueryAllOrdersInput {
  body: Schemas['QueryAllOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `judgeOrderButtons`: 查询订单可用操作 */
export interface JudgeOrderButtonsInput {
  body: Schemas['JudgeOrderButtonsBody'];
  headers?: CallHeaders;
}

/** Input of `rejectDelivery`: 物流拒收 */
export interface RejectDeliveryInput {
  body: Schemas['RejectDeliveryBody'];
  headers?: CallHeaders;
}

/** Input of `cancelOrderToTcStock`: 取消订单并转入统仓库存 */
export interface CancelOrderToTcStockInput {
  body: Schemas['CancelOrderToTcStockBody'];
  headers?: CallHeaders;
}

/** Input of `confirmTctpOrder`: 统仓统配订单确认 */
export interface ConfirmTctpOrderInput {
  body: Schemas['ConfirmTctpOrderBody'];
  headers?: CallHeaders;
}

/** Input of `selfSignOrder`: 订单自助签收 */
export interface SelfSignOrderInput {
  body: Schemas['SelfSignOrderBody'];
  headers?: CallHeaders;
}

/** Input of `addOrderEstimate`: 评价订单 */
export interface AddOrderEstimateInput {
  body: Schemas['AddOrderEstimateBody'];
  headers?: CallHeaders;
}

/** Input of `queryOrderEstimate`: 查询订单评价 */
export interface QueryOrderEstimateInput {
  body: Schemas['OrderKey'];
  headers?: CallHeaders;
}

/** Input of `cancelMyOrder`: 取消订单 */
export interface CancelMyOrderInput {
  body: Schemas['CancelMyOrderBody'];
  headers?: CallHeaders;
}

/** Input of `selfSignOrders`: 订单批量自助签收 */
export interface SelfSignOrdersInput {
  body: Schemas['SelfSignOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `queryRescheduleDates`: 查询可改约日期 */
export interface QueryRescheduleDatesInput {
  body: Schemas['QueryRescheduleDatesBody'];
  headers?: CallHeaders;
}

/** Input of `rescheduleOrder`: 订单改约 */
export interface RescheduleOrderInput {
  body: Schemas['RescheduleOrderBody'];
  headers?: CallHeaders;
}

/** Input of `setJdPlanSendTime`: 设置基地计划发货时间 */
export interface SetJdPlanSendTimeInput {
  body: Schemas['SetJdPlanSendTimeBody'];
  headers?: CallHeaders;
}

/** Input of `confirmOrderReceived`: 确认收货 */
export interface ConfirmOrderReceivedInput {
  body: Schemas['OrderKey'];
  headers?: CallHeaders;
}

/** Input of `getOrderMonthSummary`: 订单月度汇总 */
export interface GetOrderMonthSummaryInput {
  body: Schemas['GetOrderMonthSummaryBody'];
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
  body: Schemas['QueryAuditOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `auditOrders`: 批量审核订单 */
export interface AuditOrdersInput {
  body: Schemas['AuditOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `getLogisticsInfo`: 查询物流轨迹 */
export interface GetLogisticsInfoInput {
  query: operations['getLogisticsInfo']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryJjLogisticsTrack`: 查询居家物流轨迹 */
export interface QueryJjLogisticsTrackInput {
  body: Schemas['QueryJjLogisticsTrackBody'];
  headers?: CallHeaders;
}

/** Input of `payDepositOrder`: 支付定金订单 */
export interface PayDepositOrderInput {
  body: Schemas['PayDepositOrderBody'];
  headers?: CallHeaders;
}

/** Input of `calculateStorageFee`: 计算寄库费 */
export interface CalculateStorageFeeInput {
  body: Schemas['CalculateStorageFeeBody'];
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
  body: Schemas['ApplyDepositDelayBody'];
  headers?: CallHeaders;
}

/** Input of `payCrowdFundingOrder`: 支付众筹订单 */
export interface PayCrowdFundingOrderInput {
  path: operations['payCrowdFundingOrder']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `updateChongbaiOrderStatus`: 更新重百订单状态 */
export interface UpdateChongbaiOrderStatusInput {
  body: Schemas['UpdateChongbaiOrderStatusBody'];
  headers?: CallHeaders;
}

/** Input of `splitHairishengOrder`: 海日生订单拆单 */
export interface SplitHairishengOrderInput {
  body: Schemas['CheckedCart'];
  headers?: CallHeaders;
}

/** Input of `cancelHairishengOrder`: 取消海日生销售订单 */
export interface CancelHairishengOrderInput {
  body: Schemas['CancelHairishengOrderBody'];
  headers?: CallHeaders;
}

/** Input of `getTripartitePurchaseOrder`: 查询三方采购订单 */
export interface GetTripartitePurchaseOrderInput {
  query: operations['getTripartitePurchaseOrder']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `updateAirOrderInvoice`: 更新空调退货订单发票 */
export interface UpdateAirOrderInvoiceInput {
  body: Schemas['UpdateAirOrderInvoiceBody'];
  headers?: CallHeaders;
}

/** Input of `getWholeHouseReject`: 查询全屋订单拒单详情 */
export interface GetWholeHouseRejectInput {
  query: operations['getWholeHouseReject']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `handleWholeHouseReject`: 处理全屋订单拒单 */
export interface HandleWholeHouseRejectInput {
  body: Schemas['HandleWholeHouseRejectBody'];
  headers?: CallHeaders;
}

/** Input of `changeWholeHouseOrder`: 变更全屋订单 */
export interface ChangeWholeHouseOrderInput {
  body: Schemas['ChangeWholeHouseOrderBody'];
  headers?: CallHeaders;
}

/** Input of `getWholeHouseValidTime`: 查询全屋订单可变更时间 */
export interface GetWholeHouseValidTimeInput {
  query: operations['getWholeHouseValidTime']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryAllocations`: 分页查询配额单 */
export interface QueryAllocationsInput {
  body: Schemas['QueryAllocationsBody'];
  headers?: CallHeaders;
}

/** Input of `confirmOrRefuseAllocation`: 确认或拒绝配额单 */
export interface ConfirmOrRefuseAllocationInput {
  body: Schemas['ConfirmOrRefuseAllocationBody'];
  headers?: CallHeaders;
}

/** Input of `queryPopReserves`: 分页查询 POP 备货单 */
export interface QueryPopReservesInput {
  body: Schemas['QueryPopReservesBody'];
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
  body: Schemas['SubmitCreditApplyBody'];
  headers?: CallHeaders;
}

/** Input of `queryCreditApplies`: 分页查询信用订单申请 */
export interface QueryCreditAppliesInput {
  body: Schemas['QueryCreditAppliesBody'];
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
  body: Schemas['PlaceBigOrderB2bBody'];
  headers?: CallHeaders;
}

/** Input of `getBigOrderStatus`: 查询大单处理结果 */
export interface GetBigOrderStatusInput {
  body: Schemas['GetBigOrderStatusBody'];
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
  body: Schemas['DeleteDemandBody'];
  headers?: CallHeaders;
}

/** Input of `saveDemand`: 保存大单需求 */
export interface SaveDemandInput {
  body: Schemas['SaveDemandBody'];
  headers?: CallHeaders;
}

/** Input of `saveDemandEvaluation`: 评价大单需求 */
export interface SaveDemandEvaluationInput {
  body: Schemas['SaveDemandEvaluationBody'];
  headers?: CallHeaders;
}

/** Input of `getDemand`: 查询大单需求详情 */
export interface GetDemandInput {
  path: operations['getDemand']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `updateDemandImages`: 更新大单需求图片 */
export interface UpdateDemandImagesInput {
  body: Schemas['UpdateDemandImagesBody'];
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
  body: Schemas['UploadDocumentBody'];
  headers?: CallHeaders;
}

/** Input of `deleteDocument`: 删除资料 */
export interface DeleteDocumentInput {
  body: Schemas['DeleteDocumentBody'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficPaytoByOrder`: 修改整车订单付款方 */
export interface UpdateTrafficPaytoByOrderInput {
  body: Schemas['UpdateTrafficPaytoByOrderBody'];
  headers?: CallHeaders;
}

/** Input of `getTrafficPaytoByOrder`: 查询整车订单付款方 */
export interface GetTrafficPaytoByOrderInput {
  query: operations['getTrafficPaytoByOrder']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficPaytoBatch`: 批量修改整车付款方 */
export interface UpdateTrafficPaytoBatchInput {
  body: Schemas['UpdateTrafficPaytoBatchBody'];
  headers?: CallHeaders;
}

/** Input of `listTrafficPayers`: 查询整车付款方 */
export interface ListTrafficPayersInput {
  query: operations['listTrafficPayers']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficCartPayto`: 修改整车购物车付款方 */
export interface UpdateTrafficCartPaytoInput {
  body: Schemas['UpdateTrafficCartPaytoBody'];
  headers?: CallHeaders;
}

/** Input of `changeTrafficCreditPayto`: 整车信用付款方变更 */
export interface ChangeTrafficCreditPaytoInput {
  body: Schemas['ChangeTrafficCreditPaytoBody'];
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
  body: Schemas['ChangeTrafficBilltoBody'];
  headers?: CallHeaders;
}

/** Input of `payTrafficOrder`: 整车订单客户付款 */
export interface PayTrafficOrderInput {
  path: operations['payTrafficOrder']['parameters']['path'];
  body: Schemas['PayTrafficOrderBody'];
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
  body: Schemas['SubmitTrafficDelayBody'];
  headers?: CallHeaders;
}

/** Input of `deleteTrafficCartLine`: 删除整车购物车行 */
export interface DeleteTrafficCartLineInput {
  body: Schemas['DeleteTrafficCartLineBody'];
  headers?: CallHeaders;
}

/** Input of `deleteTrafficCart`: 清空整车购物车 */
export interface DeleteTrafficCartInput {
  body: Schemas['DeleteTrafficCartBody'];
  headers?: CallHeaders;
}

/** Input of `deleteTrafficDiscountCart`: 清空整车折扣购物车 */
export interface DeleteTrafficDiscountCartInput {
  body: Schemas['DeleteTrafficDiscountCartBody'];
  headers?: CallHeaders;
}

/** Input of `submitTrafficCart`: 提交整车购物车 */
export interface SubmitTrafficCartInput {
  body: Schemas['SubmitTrafficCartBody'];
  headers?: CallHeaders;
}

/** Input of `preCheckTrafficOrder`: 整车下单预检查 */
export interface PreCheckTrafficOrderInput {
  body: Schemas['PreCheckTrafficOrderBody'];
  headers?: CallHeaders;
}

/** Input of `setTrafficCarpoolGd`: 设置整车挂单 */
export interface SetTrafficCarpoolGdInput {
  body: Schemas['SetTrafficCarpoolGdBody'];
  headers?: CallHeaders;
}

/** Input of `undoTrafficCarpoolGd`: 取消整车挂单 */
export interface UndoTrafficCarpoolGdInput {
  body: Schemas['UndoTrafficCarpoolGdBody'];
  headers?: CallHeaders;
}

/** Input of `setTrafficCarpoolBd`: 设置整车并单 */
export interface SetTrafficCarpoolBdInput {
  body: Schemas['SetTrafficCarpoolBdBody'];
  headers?: CallHeaders;
}

/** Input of `undoTrafficCarpoolBd`: 取消整车并单 */
export interface UndoTrafficCarpoolBdInput {
  body: Schemas['UndoTrafficCarpoolBdBody'];
  headers?: CallHeaders;
}

/** Input of `listBaseWarehouses`: 查询基地仓库 */
export interface ListBaseWarehousesInput {
  query: operations['listBaseWarehouses']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `getTrafficGoodsPrice`: 查询整车产品价格 */
export interface GetTrafficGoodsPriceInput {
  body: Schemas['GetTrafficGoodsPriceBody'];
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
  body: Schemas['SaveTrafficContactBody'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficSendType`: 修改整车送货方式 */
export interface UpdateTrafficSendTypeInput {
  body: Schemas['UpdateTrafficSendTypeBody'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficPayMoney`: 修改整车付款金额 */
export interface UpdateTrafficPayMoneyInput {
  body: Schemas['UpdateTrafficPayMoneyBody'];
  headers?: CallHeaders;
}

/** Input of `listTrafficCarTypes`: 查询车型 */
export interface ListTrafficCarTypesInput {
  headers?: CallHeaders;
}

/** Input of `listTrafficCustomerAddresses`: 查询整车客户送达地址 */
export interface ListTrafficCustomerAddressesInput {
  body: Schemas['ListTrafficCustomerAddressesBody'];
  headers?: CallHeaders;
}

/** Input of `saveTrafficCustomer`: 保存整车权限申请 */
export interface SaveTrafficCustomerInput {
  body: Schemas['SaveTrafficCustomerBody'];
  headers?: CallHeaders;
}

/** Input of `submitTrafficCustomer`: 提交整车权限申请 */
export interface SubmitTrafficCustomerInput {
  body: Schemas['SubmitTrafficCustomerBody'];
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
  body: Schemas['GetTransferGoodsPriceBody'];
  headers?: CallHeaders;
}

/** Input of `deleteTransferProduct`: 删除调货产品 */
export interface DeleteTransferProductInput {
  body: Schemas['DeleteTransferProductBody'];
  headers?: CallHeaders;
}

/** Input of `deleteTransferOrderForm`: 删除调货单 */
export interface DeleteTransferOrderFormInput {
  body: Schemas['DeleteTransferOrderFormBody'];
  headers?: CallHeaders;
}

/** Input of `updateTransferPayMoney`: 修改调货付款金额 */
export interface UpdateTransferPayMoneyInput {
  body: Schemas['UpdateTransferPayMoneyBody'];
  headers?: CallHeaders;
}

/** Input of `submitTransferOrder`: 提交调货订单 */
export interface SubmitTransferOrderInput {
  body: Schemas['SubmitTransferOrderBody'];
  headers?: CallHeaders;
}

/** Input of `updateTransferOrderQty`: 修改调货数量 */
export interface UpdateTransferOrderQtyInput {
  body: Schemas['UpdateTransferOrderQtyBody'];
  headers?: CallHeaders;
}

/** Input of `getTransferCartCount`: 查询调货购物车数量 */
export interface GetTransferCartCountInput {
  query: operations['getTransferCartCount']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryTransfers`: 分页查询账户划转申请 */
export interface QueryTransfersInput {
  body: Schemas['QueryTransfersBody'];
  headers?: CallHeaders;
}

/** Input of `listTransferRegions`: 查询划转区域 */
export interface ListTransferRegionsInput {
  body: Schemas['ListTransferRegionsBody'];
  headers?: CallHeaders;
}

/** Input of `deleteTransfer`: 删除划转申请 */
export interface DeleteTransferInput {
  body: Schemas['DeleteTransferBody'];
  headers?: CallHeaders;
}

/** Input of `saveTransfer`: 提交账户平调申请 */
export interface SaveTransferInput {
  body: Schemas['SaveTransferBody'];
  headers?: CallHeaders;
}

/** Input of `saveMasterSonTransfer`: 提交主子户划转申请 */
export interface SaveMasterSonTransferInput {
  body: Schemas['SaveMasterSonTransferBody'];
  headers?: CallHeaders;
}

/** Input of `saveFinanceTransfer`: 提交财务划转申请 */
export interface SaveFinanceTransferInput {
  body: Schemas['SaveFinanceTransferBody'];
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
  body: Schemas['SaveTransferPolicyBody'];
  headers?: CallHeaders;
}

/** Input of `transformMoney`: 金额转中文大写 */
export interface TransformMoneyInput {
  body: Schemas['TransformMoneyBody'];
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
  query?: operations['listAddresses']['parameters']['query'];
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
  body: Schemas['ListPayerBalancesBody'];
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
  body: Schemas['AlterCustomerValuesBody'];
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
  body: Schemas['ListSaleOrgCodesBody'];
  headers?: CallHeaders;
}

/** Input of `verifyCustomerPermission`: 校验客户权限 */
export interface VerifyCustomerPermissionInput {
  body: Schemas['VerifyCustomerPermissionBody'];
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
  body: Schemas['ListPayerSalesGroupsBody'];
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
  body: Schemas['SubmitLiquidateApplyBody'];
  headers?: CallHeaders;
}

/** Input of `settleAccountLiquidation`: 清户结算确认 */
export interface SettleAccountLiquidationInput {
  body: Schemas['SettleAccountLiquidationBody'];
  headers?: CallHeaders;
}

/** Input of `checkLiquidateApply`: 查询是否可发起清户 */
export interface CheckLiquidateApplyInput {
  body: Schemas['CheckLiquidateApplyBody'];
  headers?: CallHeaders;
}

/** Input of `queryNetworks`: 分页查询网点申请 */
export interface QueryNetworksInput {
  body: Schemas['QueryNetworksBody'];
  headers?: CallHeaders;
}

/** Input of `submitNetworkApply`: 提交网点申请 */
export interface SubmitNetworkApplyInput {
  body: Schemas['SubmitNetworkApplyBody'];
  headers?: CallHeaders;
}

/** Input of `queryIndustries`: 查询可经营产业 */
export interface QueryIndustriesInput {
  body: Schemas['QueryIndustriesBody'];
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
  body: Schemas['UploadPotentialCustomerPictureBody'];
  headers?: CallHeaders;
}

/** Input of `submitUnfreezeApply`: 提交解冻开单申请 */
export interface SubmitUnfreezeApplyInput {
  body: Schemas['SubmitUnfreezeApplyBody'];
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
  body: Schemas['SubmitSendtoChangeBody'];
  headers?: CallHeaders;
}

/** Input of `getSendtoChangeStatus`: 查询送达方变更审批状态 */
export interface GetSendtoChangeStatusInput {
  query: operations['getSendtoChangeStatus']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `revokeSendtoChange`: 撤销送达方变更 */
export interface RevokeSendtoChangeInput {
  body: Schemas['RevokeSendtoChangeBody'];
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
  body: Schemas['UpdateSubAccountBody'];
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
  body: Schemas['QueryInterestProductsBody'];
  headers?: CallHeaders;
}

/** Input of `addInterestProducts`: 关注产品 */
export interface AddInterestProductsInput {
  path: operations['addInterestProducts']['parameters']['path'];
  headers?: CallHeaders;
}

/** Input of `removeInterestProducts`: 取消关注产品 */
export interface RemoveInterestProductsInput {
  body: Schemas['RemoveInterestProductsBody'];
  headers?: CallHeaders;
}

/** Input of `queryCommonQuestions`: 分页查询常见问题 */
export interface QueryCommonQuestionsInput {
  body: Schemas['QueryCommonQuestionsBody'];
  headers?: CallHeaders;
}

/** Input of `setQuestionInUse`: 启用或停用常见问题 */
export interface SetQuestionInUseInput {
  body: Schemas['SetQuestionInUseBody'];
  headers?: CallHeaders;
}

/** Input of `saveCommonQuestion`: 新增或修改常见问题 */
export interface SaveCommonQuestionInput {
  body: Schemas['SaveCommonQuestionBody'];
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
  body: Schemas['QueryProductsBody'];
  headers?: CallHeaders;
}

/** Input of `listPrices`: 查询产品价格 */
export interface ListPricesInput {
  body: Schemas['ListPricesBody'];
  headers?: CallHeaders;
}

/** Input of `listDailySalesPrices`: 查询每日销价 */
export interface ListDailySalesPricesInput {
  query: operations['listDailySalesPrices']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `listStock`: 查询产品库存 */
export interface ListStockInput {
  body: Schemas['ListStockBody'];
  headers?: CallHeaders;
}

/** Input of `queryInventoryPage`: 分页查询产品库存 */
export interface QueryInventoryPageInput {
  body: Schemas['QueryInventoryPageBody'];
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
  body: Schemas['RecordCategoryAdClickBody'];
  headers?: CallHeaders;
}

/** Input of `uploadFile`: 上传附件 */
export interface UploadFileInput {
  body: Schemas['UploadFileBody'];
  headers?: CallHeaders;
}

/** Input of `runBuyReturnRoutine`: 执行退换货 BSP 例程 */
export interface RunBuyReturnRoutineInput {
  body: Schemas['RunBuyReturnRoutineBody'];
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
  body: Schemas['CreateAsyncExportBody'];
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
  body: Schemas['ResetPaymentPasswordBody'];
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
  body: Schemas['SavePurchaseReturnProtocolBody'];
  headers?: CallHeaders;
}

/** Input of `signReturnContract`: 获取退货协议签署链接 */
export interface SignReturnContractInput {
  body: Schemas['SignReturnContractBody'];
  headers?: CallHeaders;
}

/** Input of `submitReturnApproval`: 提交退货审批 */
export interface SubmitReturnApprovalInput {
  body: Schemas['SubmitReturnApprovalBody'];
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
  body: Schemas['SubmitEvaluateBody'];
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
  body: Schemas['CheckStockUpBody'];
  headers?: CallHeaders;
}

/** Input of `createStockUpOrder`: 创建备货订单 */
export interface CreateStockUpOrderInput {
  body: Schemas['CreateStockUpOrderBody'];
  headers?: CallHeaders;
}

/** Input of `getStockUpNumber`: 查询备货清单数量 */
export interface GetStockUpNumberInput {
  query: operations['getStockUpNumber']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `searchCocOrders`: 分页查询订单中心订单 */
export interface SearchCocOrdersInput {
  body: Schemas['SearchCocOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `openCocOrderApproval`: 发起订单中心审批 */
export interface OpenCocOrderApprovalInput {
  body: Schemas['OpenCocOrderApprovalBody'];
  headers?: CallHeaders;
}

/** Input of `queryMessages`: 分页查询消息 */
export interface QueryMessagesInput {
  body: Schemas['QueryMessagesBody'];
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
  body: Schemas['CheckNotificationReadBody'];
  headers?: CallHeaders;
}

/** Input of `registerNotificationRead`: 登记通知已读 */
export interface RegisterNotificationReadInput {
  body: Schemas['RegisterNotificationReadBody'];
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
  body: Schemas['CheckConsentToUseBody'];
  headers?: CallHeaders;
}

/** Input of `consentToUse`: 同意使用条款 */
export interface ConsentToUseInput {
  body: Schemas['ConsentToUseBody'];
  headers?: CallHeaders;
}

/** Input of `listRecommendedKeywords`: 查询推荐词 */
export interface ListRecommendedKeywordsInput {
  body: Schemas['ListRecommendedKeywordsBody'];
  headers?: CallHeaders;
}

/** Input of `recordKeywordClick`: 记录推荐词点击 */
export interface RecordKeywordClickInput {
  body: Schemas['RecordKeywordClickBody'];
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
  body: Schemas['SuperviseContractBody'];
  headers?: CallHeaders;
}

/** Input of `getFinanceContract`: 查询合同详情 */
export interface GetFinanceContractInput {
  body: Schemas['GetFinanceContractBody'];
  headers?: CallHeaders;
}

/** Input of `signFinanceContract`: 发起合同签署 */
export interface SignFinanceContractInput {
  body: Schemas['SignFinanceContractBody'];
  headers?: CallHeaders;
}

/** Input of `unbindSigningAccount`: 解除电子签章绑定 */
export interface UnbindSigningAccountInput {
  body: Schemas['UnbindSigningAccountBody'];
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
  body: Schemas['QueryFinanceHistoryBody'];
  headers?: CallHeaders;
}

/** Input of `getFinanceRepayDetail`: 查询融资还款明细 */
export interface GetFinanceRepayDetailInput {
  body: Schemas['GetFinanceRepayDetailBody'];
  headers?: CallHeaders;
}

/** Input of `getServiceChargePrompt`: 查询服务费弹窗提示 */
export interface GetServiceChargePromptInput {
  query: operations['getServiceChargePrompt']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryAccountStatement`: 分页查询往来账对账单 */
export interface QueryAccountStatementInput {
  body: Schemas['QueryAccountStatementBody'];
  headers?: CallHeaders;
}

/** Input of `exportAccountStatement`: 导出往来账对账单 */
export interface ExportAccountStatementInput {
  query: operations['exportAccountStatement']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryReconciliations`: 分页查询往来对账 */
export interface QueryReconciliationsInput {
  body: Schemas['QueryReconciliationsBody'];
  headers?: CallHeaders;
}

/** Input of `confirmReconciliation`: 确认往来对账 */
export interface ConfirmReconciliationInput {
  body: Schemas['ConfirmReconciliationBody'];
  headers?: CallHeaders;
}

/** Input of `exportReconciliations`: 导出往来对账 */
export interface ExportReconciliationsInput {
  body: Schemas['ExportReconciliationsBody'];
  headers?: CallHeaders;
}

/** Input of `queryMonthAccounts`: 分页查询月账单 */
export interface QueryMonthAccountsInput {
  body: Schemas['QueryMonthAccountsBody'];
  headers?: CallHeaders;
}

/** Input of `exportMonthAccounts`: 导出月账单 */
export interface ExportMonthAccountsInput {
  query: operations['exportMonthAccounts']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryDayAccounts`: 分页查询日账单 */
export interface QueryDayAccountsInput {
  body: Schemas['QueryDayAccountsBody'];
  headers?: CallHeaders;
}

/** Input of `exportDayAccounts`: 导出日账单 */
export interface ExportDayAccountsInput {
  query: operations['exportDayAccounts']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryReceipts`: 分页查询收据 */
export interface QueryReceiptsInput {
  body: Schemas['QueryReceiptsBody'];
  headers?: CallHeaders;
}

/** Input of `printReceipt`: 打印收据 */
export interface PrintReceiptInput {
  query: operations['printReceipt']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryBankInterests`: 分页查询银行贴息 */
export interface QueryBankInterestsInput {
  body: Schemas['QueryBankInterestsBody'];
  headers?: CallHeaders;
}

/** Input of `confirmBankInterest`: 确认银行贴息 */
export interface ConfirmBankInterestInput {
  body: Schemas['ConfirmBankInterestBody'];
  headers?: CallHeaders;
}

/** Input of `queryFundsTransfers`: 分页查询资金转账 */
export interface QueryFundsTransfersInput {
  body: Schemas['QueryFundsTransfersBody'];
  headers?: CallHeaders;
}

/** Input of `submitFundsTransfer`: 提交资金转账 */
export interface SubmitFundsTransferInput {
  body: Schemas['SubmitFundsTransferBody'];
  headers?: CallHeaders;
}

/** Input of `exportCapitalFlow`: 导出资金流水 */
export interface ExportCapitalFlowInput {
  query: operations['exportCapitalFlow']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `openPaymentAccount`: 申请开通支付账户 */
export interface OpenPaymentAccountInput {
  body: Schemas['OpenPaymentAccountBody'];
  headers?: CallHeaders;
}

/** Input of `addPayer`: 新增付款方 */
export interface AddPayerInput {
  body: Schemas['AddPayerBody'];
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
  body: Schemas['SubmitRefreshTaskBody'];
  headers?: CallHeaders;
}

/** Input of `getPaymentQrCode`: 获取收款二维码 */
export interface GetPaymentQrCodeInput {
  query: operations['getPaymentQrCode']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryPosAgreements`: 分页查询POS协议 */
export interface QueryPosAgreementsInput {
  body: Schemas['QueryPosAgreementsBody'];
  headers?: CallHeaders;
}

/** Input of `submitPosAgreement`: 提交POS协议申请 */
export interface SubmitPosAgreementInput {
  body: Schemas['SubmitPosAgreementBody'];
  headers?: CallHeaders;
}

/** Input of `submitPosPayment`: 提交POS付款 */
export interface SubmitPosPaymentInput {
  body: Schemas['SubmitPosPaymentBody'];
  headers?: CallHeaders;
}

/** Input of `queryPosTerminals`: 分页查询POS终端 */
export interface QueryPosTerminalsInput {
  body: Schemas['QueryPosTerminalsBody'];
  headers?: CallHeaders;
}

/** Input of `setPosTerminalBinding`: 绑定POS终端 */
export interface SetPosTerminalBindingInput {
  body: Schemas['SetPosTerminalBindingBody'];
  headers?: CallHeaders;
}

/** Input of `queryPosServiceCharges`: 分页查询POS手续费 */
export interface QueryPosServiceChargesInput {
  body: Schemas['QueryPosServiceChargesBody'];
  headers?: CallHeaders;
}

/** Input of `queryInvoices`: 分页查询发票 */
export interface QueryInvoicesInput {
  body: Schemas['QueryInvoicesBody'];
  headers?: CallHeaders;
}

/** Input of `signInvoices`: 签收发票 */
export interface SignInvoicesInput {
  body: Schemas['SignInvoicesBody'];
  headers?: CallHeaders;
}

/** Input of `rejectInvoices`: 退回发票 */
export interface RejectInvoicesInput {
  body: Schemas['RejectInvoicesBody'];
  headers?: CallHeaders;
}

/** Input of `startInvoiceSignature`: 发票电子签章 */
export interface StartInvoiceSignatureInput {
  body: Schemas['StartInvoiceSignatureBody'];
  headers?: CallHeaders;
}

/** Input of `queryInvoiceTrace`: 一票到底查询 */
export interface QueryInvoiceTraceInput {
  body: Schemas['QueryInvoiceTraceBody'];
  headers?: CallHeaders;
}

/** Input of `exportInvoices`: 导出发票 */
export interface ExportInvoicesInput {
  query: operations['exportInvoices']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryAcceptanceBills`: 分页查询承兑汇票 */
export interface QueryAcceptanceBillsInput {
  body: Schemas['QueryAcceptanceBillsBody'];
  headers?: CallHeaders;
}

/** Input of `submitAcceptanceBill`: 录入承兑汇票 */
export interface SubmitAcceptanceBillInput {
  body: Schemas['SubmitAcceptanceBillBody'];
  headers?: CallHeaders;
}

/** Input of `queryBillClaims`: 分页查询待认领票据 */
export interface QueryBillClaimsInput {
  body: Schemas['QueryBillClaimsBody'];
  headers?: CallHeaders;
}

/** Input of `submitBillClaim`: 提交票据认领 */
export interface SubmitBillClaimInput {
  body: Schemas['SubmitBillClaimBody'];
  headers?: CallHeaders;
}

/** Input of `queryRebates`: 分页查询返利 */
export interface QueryRebatesInput {
  body: Schemas['QueryRebatesBody'];
  headers?: CallHeaders;
}

/** Input of `queryRebateSettlementDetails`: 分页查询返利结算明细 */
export interface QueryRebateSettlementDetailsInput {
  body: Schemas['QueryRebateSettlementDetailsBody'];
  headers?: CallHeaders;
}

/** Input of `exportRebates`: 导出返利 */
export interface ExportRebatesInput {
  body: Schemas['ExportRebatesBody'];
  headers?: CallHeaders;
}

/** Input of `queryRetailAggregations`: 分页查询零售汇总 */
export interface QueryRetailAggregationsInput {
  body: Schemas['QueryRetailAggregationsBody'];
  headers?: CallHeaders;
}

/** Input of `queryAppointmentContracts`: 分页查询约定合同 */
export interface QueryAppointmentContractsInput {
  body: Schemas['QueryAppointmentContractsBody'];
  headers?: CallHeaders;
}

/** Input of `queryPolicyDeliveries`: 分页查询政策投放 */
export interface QueryPolicyDeliveriesInput {
  body: Schemas['QueryPolicyDeliveriesBody'];
  headers?: CallHeaders;
}

/** Input of `queryPolicyPrizes`: 分页查询政策奖励 */
export interface QueryPolicyPrizesInput {
  body: Schemas['QueryPolicyPrizesBody'];
  headers?: CallHeaders;
}

/** Input of `queryRedInvoiceSettlements`: 分页查询红票结算 */
export interface QueryRedInvoiceSettlementsInput {
  body: Schemas['QueryRedInvoiceSettlementsBody'];
  headers?: CallHeaders;
}

/** Input of `listPaymentAccounts`: 查询支付账户 */
export interface ListPaymentAccountsInput {
  query: operations['listPaymentAccounts']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `unbindBankCard`: 解绑银行卡 */
export interface UnbindBankCardInput {
  body: Schemas['UnbindBankCardBody'];
  headers?: CallHeaders;
}

/** Input of `queryInvoiceApplies`: 分页查询开票申请 */
export interface QueryInvoiceAppliesInput {
  body: Schemas['QueryInvoiceAppliesBody'];
  headers?: CallHeaders;
}

/** Input of `submitInvoiceApply`: 提交开票申请 */
export interface SubmitInvoiceApplyInput {
  body: Schemas['SubmitInvoiceApplyBody'];
  headers?: CallHeaders;
}

/** Input of `getPaymentResult`: 查询付款结果 */
export interface GetPaymentResultInput {
  query: operations['getPaymentResult']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `submitPayment`: 提交付款 */
export interface SubmitPaymentInput {
  body: Schemas['SubmitPaymentBody'];
  headers?: CallHeaders;
}

/** Input of `submitFinanceApply`: 提交融资申请 */
export interface SubmitFinanceApplyInput {
  body: Schemas['SubmitFinanceApplyBody'];
  headers?: CallHeaders;
}

/** Input of `queryFinanceExpenses`: 分页查询融资费用 */
export interface QueryFinanceExpensesInput {
  body: Schemas['QueryFinanceExpensesBody'];
  headers?: CallHeaders;
}

/** Input of `queryFinanceOrders`: 分页查询可融资订单 */
export interface QueryFinanceOrdersInput {
  body: Schemas['QueryFinanceOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `submitFinanceRepay`: 提交融资还款 */
export interface SubmitFinanceRepayInput {
  body: Schemas['SubmitFinanceRepayBody'];
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
  body: Schemas['SaveDeliveryAddressBody'];
  headers?: CallHeaders;
}

/** Input of `getCalculatorFigures`: 查询补货计算数据 */
export interface GetCalculatorFiguresInput {
  query: operations['getCalculatorFigures']['parameters']['query'];
  headers?: CallHeaders;
}

/** Input of `queryEventWorks`: 分页查询事件工单 */
export interface QueryEventWorksInput {
  body: Schemas['QueryEventWorksBody'];
  headers?: CallHeaders;
}

/** Input of `submitEventWork`: 提交事件工单 */
export interface SubmitEventWorkInput {
  body: Schemas['EventWork'];
  headers?: CallHeaders;
}

/** Input of `queryRebateOrderInvoices`: 分页查询返利订单发票明细 */
export interface QueryRebateOrderInvoicesInput {
  body: Schemas['QueryRebateOrderInvoicesBody'];
  headers?: CallHeaders;
}

/** Input of `confirmLetter`: 确认函件 */
export interface ConfirmLetterInput {
  body: Schemas['ConfirmLetterBody'];
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
  body: Schemas['ExportMyOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `importBatchOrder`: 导入批量下单表格 */
export interface ImportBatchOrderInput {
  body: Schemas['ImportBatchOrderBody'];
  headers?: CallHeaders;
}

/** Input of `submitBatchOrder`: 提交批量下单 */
export interface SubmitBatchOrderInput {
  body: Schemas['SubmitBatchOrderBody'];
  headers?: CallHeaders;
}

/** Input of `queryFleeingGoods`: 分页查询窜货与收购明细 */
export interface QueryFleeingGoodsInput {
  body: Schemas['QueryFleeingGoodsBody'];
  headers?: CallHeaders;
}

/** Input of `queryDeliveryNotes`: 分页查询发货单 */
export interface QueryDeliveryNotesInput {
  body: Schemas['QueryDeliveryNotesBody'];
  headers?: CallHeaders;
}

/** Input of `queryPopStock`: 分页查询 POP 库存 */
export interface QueryPopStockInput {
  body: Schemas['QueryPopStockBody'];
  headers?: CallHeaders;
}

/** Input of `submitPopOrder`: 提交 POP 订单 */
export interface SubmitPopOrderInput {
  body: Schemas['SubmitPopOrderBody'];
  headers?: CallHeaders;
}

/** Input of `queryPrototypeSamples`: 分页查询出样记录 */
export interface QueryPrototypeSamplesInput {
  body: Schemas['QueryPrototypeSamplesBody'];
  headers?: CallHeaders;
}

/** Input of `queryOverdueReturns`: 分页查询逾期退货 */
export interface QueryOverdueReturnsInput {
  body: Schemas['QueryOverdueReturnsBody'];
  headers?: CallHeaders;
}

/** Input of `queryReturnOrders`: 分页查询退货单 */
export interface QueryReturnOrdersInput {
  body: Schemas['QueryReturnOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `addToTrafficCart`: 加入整车购物车 */
export interface AddToTrafficCartInput {
  body: Schemas['AddToTrafficCartBody'];
  headers?: CallHeaders;
}

/** Input of `updateTrafficCartNumber`: 修改整车购物车数量 */
export interface UpdateTrafficCartNumberInput {
  body: Schemas['UpdateTrafficCartNumberBody'];
  headers?: CallHeaders;
}

/** Input of `queryTrafficGoods`: 分页查询整车产品 */
export interface QueryTrafficGoodsInput {
  body: Schemas['QueryTrafficGoodsBody'];
  headers?: CallHeaders;
}

/** Input of `queryTrafficOrders`: 分页查询整车订单 */
export interface QueryTrafficOrdersInput {
  body: Schemas['QueryTrafficOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `acceptTrafficOrders`: 整车接单 */
export interface AcceptTrafficOrdersInput {
  body: Schemas['AcceptTrafficOrdersBody'];
  headers?: CallHeaders;
}

/** Input of `addToTransferCart`: 加入调货购物车 */
export interface AddToTransferCartInput {
  body: Schemas['AddToTransferCartBody'];
  headers?: CallHeaders;
}

/** Input of `queryTransferGoods`: 分页查询调货产品 */
export interface QueryTransferGoodsInput {
  body: Schemas['QueryTransferGoodsBody'];
  headers?: CallHeaders;
}

/** Every operation: its input, the data of its success, the codes of its refusals, and what a call returns (written out, for the compiler). */
export interface Ops {
  listCart: { input: ListCartInput; data: Schemas['CartEntry'][]; codes: never; result: Promise<Success<Schemas['CartEntry'][]> | Failure> };
  listCachedCart: { input: ListCachedCartInput; data: Schemas['CartEntry'][]; codes: never; result: Promise<Success<Schemas['CartEntry'][]> | Failure> };
  listSpecialPrices: { input: ListSpecialPricesInput; data: Schemas['SpecialPrice'][]; codes: never; result: Promise<Success<Schemas['SpecialPrice'][]> | Failure> };
  addListToCart: { input: AddListToCartInput; data: undefined; codes: 'AS121'; result: Promise<Success<undefined> | Failure> };
  addToCart: { input: AddToCartInput; data: undefined; codes: 'AS121'; result: Promise<Success<undefined> | Failure> };
  updateCartNumber: { input: UpdateCartNumberInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  deleteCartEntries: { input: DeleteCartEntriesInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getCartCount: { input: GetCartCountInput; data: number; codes: never; result: Promise<Success<number> | Failure> };
  listCartIndustries: { input: ListCartIndustriesInput; data: Schemas['ListCartIndustriesData']; codes: never; result: Promise<Success<Schemas['ListCartIndustriesData']> | Failure> };
  getCartAgreementStatus: { input: GetCartAgreementStatusInput; data: Schemas['GetCartAgreementStatusData']; codes: never; result: Promise<Success<Schemas['GetCartAgreementStatusData']> | Failure> };
  refreshCartStock: { input: RefreshCartStockInput; data: Schemas['ProductStock'][]; codes: never; result: Promise<Success<Schemas['ProductStock'][]> | Failure> };
  getCloudWarehouseAuthority: { input: GetCloudWarehouseAuthorityInput; data: Schemas['GetCloudWarehouseAuthorityData']; codes: never; result: Promise<Success<Schemas['GetCloudWarehouseAuthorityData']> | Failure> };
  listCloudWarehouseProducts: { input: ListCloudWarehouseProductsInput; data: Schemas['ListCloudWarehouseProductsData']; codes: never; result: Promise<Success<Schemas['ListCloudWarehouseProductsData']> | Failure> };
  getEsCustomerPermission: { input: GetEsCustomerPermissionInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  listEasyManageGoods: { input: ListEasyManageGoodsInput; data: Schemas['ListEasyManageGoodsData']; codes: never; result: Promise<Success<Schemas['ListEasyManageGoodsData']> | Failure> };
  listEasyManageGoodsRecords: { input: ListEasyManageGoodsRecordsInput; data: Schemas['ListEasyManageGoodsRecordsData']; codes: never; result: Promise<Success<Schemas['ListEasyManageGoodsRecordsData']> | Failure> };
  splitOrder: { input: SplitOrderInput; data: Schemas['SettleData']; codes: never; result: Promise<Success<Schemas['SettleData']> | Failure> };
  listOrderPayers: { input: ListOrderPayersInput; data: Schemas['OrderPayer'][]; codes: never; result: Promise<Success<Schemas['OrderPayer'][]> | Failure> };
  updateOrderInfo: { input: UpdateOrderInfoInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  cancelOrder: { input: CancelOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  cancelMfjkOrder: { input: CancelMfjkOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  submitOrders: { input: SubmitOrdersInput; data: Schemas['SubmitOrdersData']; codes: never; result: Promise<Success<Schemas['SubmitOrdersData']> | Failure> };
  validateProducts: { input: ValidateProductsInput; data: Schemas['ValidateProductsData']; codes: never; result: Promise<Success<Schemas['ValidateProductsData']> | Failure> };
  getSzkcRuleLock: { input: GetSzkcRuleLockInput; data: Schemas['GetSzkcRuleLockData']; codes: never; result: Promise<Success<Schemas['GetSzkcRuleLockData']> | Failure> };
  getSzkcConfigCustomer: { input: GetSzkcConfigCustomerInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  getTctpSwitch: { input: GetTctpSwitchInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  generateMfyjSettlementRecord: { input: GenerateMfyjSettlementRecordInput; data: Schemas['GenerateMfyjSettlementRecordData']; codes: never; result: Promise<Success<Schemas['GenerateMfyjSettlementRecordData']> | Failure> };
  payCreditOrder: { input: PayCreditOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  checkOrderQuotaCompose: { input: CheckOrderQuotaComposeInput; data: Schemas['CheckOrderQuotaComposeData']; codes: never; result: Promise<Success<Schemas['CheckOrderQuotaComposeData']> | Failure> };
  calculateReplenishment: { input: CalculateReplenishmentInput; data: Schemas['CalculateReplenishmentData']; codes: never; result: Promise<Success<Schemas['CalculateReplenishmentData']> | Failure> };
  getBillInfo: { input: GetBillInfoInput; data: Schemas['BillTitle']; codes: never; result: Promise<Success<Schemas['BillTitle']> | Failure> };
  listYdWarehouses: { input: ListYdWarehousesInput; data: Schemas['YdWarehouse'][]; codes: never; result: Promise<Success<Schemas['YdWarehouse'][]> | Failure> };
  listJdcDeliverAddresses: { input: ListJdcDeliverAddressesInput; data: Schemas['ListJdcDeliverAddressesData']; codes: never; result: Promise<Success<Schemas['ListJdcDeliverAddressesData']> | Failure> };
  queryElectronicSignAccount: { input: QueryElectronicSignAccountInput; data: Schemas['SignAccount']; codes: never; result: Promise<Success<Schemas['SignAccount']> | Failure> };
  sendElectronicSignVerifyCode: { input: SendElectronicSignVerifyCodeInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  verifyElectronicSignCode: { input: VerifyElectronicSignCodeInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  querySignContracts: { input: QuerySignContractsInput; data: Schemas['QuerySignContractsData']; codes: never; result: Promise<Success<Schemas['QuerySignContractsData']> | Failure> };
  authenticateSigner: { input: AuthenticateSignerInput; data: Schemas['AuthenticateSignerData']; codes: never; result: Promise<Success<Schemas['AuthenticateSignerData']> | Failure> };
  setPasswordFreeSigning: { input: SetPasswordFreeSigningInput; data: Schemas['SignAccount']; codes: never; result: Promise<Success<Schemas['SignAccount']> | Failure> };
  queryBatchOrderHeads: { input: QueryBatchOrderHeadsInput; data: Schemas['QueryBatchOrderHeadsData']; codes: never; result: Promise<Success<Schemas['QueryBatchOrderHeadsData']> | Failure> };
  queryBatchOrderLines: { input: QueryBatchOrderLinesInput; data: Schemas['QueryBatchOrderLinesData']; codes: never; result: Promise<Success<Schemas['QueryBatchOrderLinesData']> | Failure> };
  queryBatchSpecialPrices: { input: QueryBatchSpecialPricesInput; data: Schemas['SpecialPrice'][]; codes: never; result: Promise<Success<Schemas['SpecialPrice'][]> | Failure> };
  queryBatchKuanxianStatus: { input: QueryBatchKuanxianStatusInput; data: Schemas['QueryBatchKuanxianStatusData']; codes: never; result: Promise<Success<Schemas['QueryBatchKuanxianStatusData']> | Failure> };
  queryBatchFarWeekStatus: { input: QueryBatchFarWeekStatusInput; data: Schemas['QueryBatchFarWeekStatusData']; codes: never; result: Promise<Success<Schemas['QueryBatchFarWeekStatusData']> | Failure> };
  queryBatchPayers: { input: QueryBatchPayersInput; data: Schemas['OrderPayer'][]; codes: never; result: Promise<Success<Schemas['OrderPayer'][]> | Failure> };
  updateBatchProduct: { input: UpdateBatchProductInput; data: Schemas['BatchOrderLine']; codes: never; result: Promise<Success<Schemas['BatchOrderLine']> | Failure> };
  checkBatchOrder: { input: CheckBatchOrderInput; data: Schemas['CheckBatchOrderData']; codes: never; result: Promise<Success<Schemas['CheckBatchOrderData']> | Failure> };
  listAddressCollectRemarks: { input: ListAddressCollectRemarksInput; data: Schemas['AddressCollectRemark'][]; codes: never; result: Promise<Success<Schemas['AddressCollectRemark'][]> | Failure> };
  saveAddressCollectRemark: { input: SaveAddressCollectRemarkInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listDiscountPrototypes: { input: ListDiscountPrototypesInput; data: Schemas['ListDiscountPrototypesData']; codes: never; result: Promise<Success<Schemas['ListDiscountPrototypesData']> | Failure> };
  shelveDiscountPrototypes: { input: ShelveDiscountPrototypesInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  unshelveDiscountPrototypes: { input: UnshelveDiscountPrototypesInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  runOrderBspRoutine: { input: RunOrderBspRoutineInput; data: unknown; codes: never; result: Promise<Success<unknown> | Failure> };
  queryMyOrders: { input: QueryMyOrdersInput; data: Schemas['QueryMyOrdersData']; codes: never; result: Promise<Success<Schemas['QueryMyOrdersData']> | Failure> };
  queryAllOrders: { input: QueryAllOrdersInput; data: Schemas['OrderDetail'][]; codes: never; result: Promise<Success<Schemas['OrderDetail'][]> | Failure> };
  judgeOrderButtons: { input: JudgeOrderButtonsInput; data: Schemas['JudgeOrderButtonsData']; codes: never; result: Promise<Success<Schemas['JudgeOrderButtonsData']> | Failure> };
  rejectDelivery: { input: RejectDeliveryInput; data: Schemas['RejectDeliveryData']; codes: never; result: Promise<Success<Schemas['RejectDeliveryData']> | Failure> };
  cancelOrderToTcStock: { input: CancelOrderToTcStockInput; data: Schemas['CancelOrderToTcStockData']; codes: never; result: Promise<Success<Schemas['CancelOrderToTcStockData']> | Failure> };
  confirmTctpOrder: { input: ConfirmTctpOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  selfSignOrder: { input: SelfSignOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  addOrderEstimate: { input: AddOrderEstimateInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryOrderEstimate: { input: QueryOrderEstimateInput; data: Schemas['OrderEstimate']; codes: never; result: Promise<Success<Schemas['OrderEstimate']> | Failure> };
  cancelMyOrder: { input: CancelMyOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  selfSignOrders: { input: SelfSignOrdersInput; data: Schemas['BatchOutcome']; codes: never; result: Promise<Success<Schemas['BatchOutcome']> | Failure> };
  queryRescheduleDates: { input: QueryRescheduleDatesInput; data: Schemas['QueryRescheduleDatesData']; codes: never; result: Promise<Success<Schemas['QueryRescheduleDatesData']> | Failure> };
  rescheduleOrder: { input: RescheduleOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  setJdPlanSendTime: { input: SetJdPlanSendTimeInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  confirmOrderReceived: { input: ConfirmOrderReceivedInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getOrderMonthSummary: { input: GetOrderMonthSummaryInput; data: Schemas['GetOrderMonthSummaryData']; codes: never; result: Promise<Success<Schemas['GetOrderMonthSummaryData']> | Failure> };
  cancelGroupOrder: { input: CancelGroupOrderInput; data: Schemas['BatchOutcome']; codes: never; result: Promise<Success<Schemas['BatchOutcome']> | Failure> };
  listVehicleOrders: { input: ListVehicleOrdersInput; data: Schemas['OrderSummary'][]; codes: never; result: Promise<Success<Schemas['OrderSummary'][]> | Failure> };
  sendSelfPayMessage: { input: SendSelfPayMessageInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  confirmAdvanceArrival: { input: ConfirmAdvanceArrivalInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getJdPlanSendRange: { input: GetJdPlanSendRangeInput; data: Schemas['GetJdPlanSendRangeData']; codes: never; result: Promise<Success<Schemas['GetJdPlanSendRangeData']> | Failure> };
  deleteMfyjOrder: { input: DeleteMfyjOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listCancelReasons: { input: ListCancelReasonsInput; data: Schemas['ListCancelReasonsData']; codes: never; result: Promise<Success<Schemas['ListCancelReasonsData']> | Failure> };
  queryAuditOrders: { input: QueryAuditOrdersInput; data: Schemas['QueryAuditOrdersData']; codes: never; result: Promise<Success<Schemas['QueryAuditOrdersData']> | Failure> };
  auditOrders: { input: AuditOrdersInput; data: Schemas['BatchOutcome']; codes: never; result: Promise<Success<Schemas['BatchOutcome']> | Failure> };
  getLogisticsInfo: { input: GetLogisticsInfoInput; data: Schemas['LogisticsTrack']; codes: never; result: Promise<Success<Schemas['LogisticsTrack']> | Failure> };
  queryJjLogisticsTrack: { input: QueryJjLogisticsTrackInput; data: Schemas['LogisticsTrack']; codes: never; result: Promise<Success<Schemas['LogisticsTrack']> | Failure> };
  payDepositOrder: { input: PayDepositOrderInput; data: Schemas['PayDepositOrderData']; codes: never; result: Promise<Success<Schemas['PayDepositOrderData']> | Failure> };
  calculateStorageFee: { input: CalculateStorageFeeInput; data: Schemas['StorageFee']; codes: never; result: Promise<Success<Schemas['StorageFee']> | Failure> };
  payOverdueStorageFee: { input: PayOverdueStorageFeeInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  delayStorageOrder: { input: DelayStorageOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  applyDepositDelay: { input: ApplyDepositDelayInput; data: Schemas['ApplyDepositDelayData']; codes: never; result: Promise<Success<Schemas['ApplyDepositDelayData']> | Failure> };
  payCrowdFundingOrder: { input: PayCrowdFundingOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  updateChongbaiOrderStatus: { input: UpdateChongbaiOrderStatusInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  splitHairishengOrder: { input: SplitHairishengOrderInput; data: Schemas['SettleData']; codes: never; result: Promise<Success<Schemas['SettleData']> | Failure> };
  cancelHairishengOrder: { input: CancelHairishengOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getTripartitePurchaseOrder: { input: GetTripartitePurchaseOrderInput; data: Schemas['GetTripartitePurchaseOrderData']; codes: never; result: Promise<Success<Schemas['GetTripartitePurchaseOrderData']> | Failure> };
  updateAirOrderInvoice: { input: UpdateAirOrderInvoiceInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getWholeHouseReject: { input: GetWholeHouseRejectInput; data: Schemas['WholeHouseReject']; codes: never; result: Promise<Success<Schemas['WholeHouseReject']> | Failure> };
  handleWholeHouseReject: { input: HandleWholeHouseRejectInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  changeWholeHouseOrder: { input: ChangeWholeHouseOrderInput; data: Schemas['ChangeWholeHouseOrderData']; codes: never; result: Promise<Success<Schemas['ChangeWholeHouseOrderData']> | Failure> };
  getWholeHouseValidTime: { input: GetWholeHouseValidTimeInput; data: Schemas['GetWholeHouseValidTimeData']; codes: never; result: Promise<Success<Schemas['GetWholeHouseValidTimeData']> | Failure> };
  queryAllocations: { input: QueryAllocationsInput; data: Schemas['QueryAllocationsData']; codes: never; result: Promise<Success<Schemas['QueryAllocationsData']> | Failure> };
  confirmOrRefuseAllocation: { input: ConfirmOrRefuseAllocationInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryPopReserves: { input: QueryPopReservesInput; data: Schemas['QueryPopReservesData']; codes: never; result: Promise<Success<Schemas['QueryPopReservesData']> | Failure> };
  stopPopReserve: { input: StopPopReserveInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  exportPopReserves: { input: ExportPopReservesInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  getPopReserve: { input: GetPopReserveInput; data: Schemas['GetPopReserveData']; codes: never; result: Promise<Success<Schemas['GetPopReserveData']> | Failure> };
  listPopWarehouses: { input: ListPopWarehousesInput; data: Schemas['ListPopWarehousesData']; codes: never; result: Promise<Success<Schemas['ListPopWarehousesData']> | Failure> };
  listPopCustomerCodes: { input: ListPopCustomerCodesInput; data: Schemas['ListPopCustomerCodesData']; codes: never; result: Promise<Success<Schemas['ListPopCustomerCodesData']> | Failure> };
  checkCreditApplyAllowed: { input: CheckCreditApplyAllowedInput; data: Schemas['CheckCreditApplyAllowedData']; codes: never; result: Promise<Success<Schemas['CheckCreditApplyAllowedData']> | Failure> };
  submitCreditApply: { input: SubmitCreditApplyInput; data: Schemas['CreditOrderApply']; codes: never; result: Promise<Success<Schemas['CreditOrderApply']> | Failure> };
  queryCreditApplies: { input: QueryCreditAppliesInput; data: Schemas['QueryCreditAppliesData']; codes: never; result: Promise<Success<Schemas['QueryCreditAppliesData']> | Failure> };
  savePreOrder: { input: SavePreOrderInput; data: Schemas['SavePreOrderData']; codes: never; result: Promise<Success<Schemas['SavePreOrderData']> | Failure> };
  getArrivalWeeks: { input: GetArrivalWeeksInput; data: Schemas['GetArrivalWeeksData']; codes: never; result: Promise<Success<Schemas['GetArrivalWeeksData']> | Failure> };
  getHaierWeek: { input: GetHaierWeekInput; data: Schemas['ArrivalWeek']; codes: never; result: Promise<Success<Schemas['ArrivalWeek']> | Failure> };
  placeBigOrder: { input: PlaceBigOrderInput; data: Schemas['BigOrderBatch']; codes: never; result: Promise<Success<Schemas['BigOrderBatch']> | Failure> };
  placeBigOrderB2b: { input: PlaceBigOrderB2bInput; data: Schemas['BigOrderBatch']; codes: never; result: Promise<Success<Schemas['BigOrderBatch']> | Failure> };
  getBigOrderStatus: { input: GetBigOrderStatusInput; data: Schemas['BigOrderBatch']; codes: never; result: Promise<Success<Schemas['BigOrderBatch']> | Failure> };
  listBigActivities: { input: ListBigActivitiesInput; data: Schemas['ListBigActivitiesData']; codes: never; result: Promise<Success<Schemas['ListBigActivitiesData']> | Failure> };
  listBigProductGroups: { input: ListBigProductGroupsInput; data: Schemas['BigProductGroup'][]; codes: never; result: Promise<Success<Schemas['BigProductGroup'][]> | Failure> };
  getBigActivity: { input: GetBigActivityInput; data: Schemas['GetBigActivityData']; codes: never; result: Promise<Success<Schemas['GetBigActivityData']> | Failure> };
  getAllStock: { input: GetAllStockInput; data: Schemas['GetAllStockData']; codes: never; result: Promise<Success<Schemas['GetAllStockData']> | Failure> };
  getAtpStock: { input: GetAtpStockInput; data: Schemas['GetAtpStockData']; codes: never; result: Promise<Success<Schemas['GetAtpStockData']> | Failure> };
  getReserveProductPrice: { input: GetReserveProductPriceInput; data: Schemas['ProductPrice']; codes: never; result: Promise<Success<Schemas['ProductPrice']> | Failure> };
  listDemands: { input: ListDemandsInput; data: Schemas['ListDemandsData']; codes: never; result: Promise<Success<Schemas['ListDemandsData']> | Failure> };
  deleteDemand: { input: DeleteDemandInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  saveDemand: { input: SaveDemandInput; data: Schemas['SaveDemandData']; codes: never; result: Promise<Success<Schemas['SaveDemandData']> | Failure> };
  saveDemandEvaluation: { input: SaveDemandEvaluationInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getDemand: { input: GetDemandInput; data: Schemas['GetDemandData']; codes: never; result: Promise<Success<Schemas['GetDemandData']> | Failure> };
  updateDemandImages: { input: UpdateDemandImagesInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listDemandRecords: { input: ListDemandRecordsInput; data: Schemas['DemandRecord'][]; codes: never; result: Promise<Success<Schemas['DemandRecord'][]> | Failure> };
  findDynamicForm: { input: FindDynamicFormInput; data: Schemas['FindDynamicFormData']; codes: never; result: Promise<Success<Schemas['FindDynamicFormData']> | Failure> };
  uploadDocument: { input: UploadDocumentInput; data: Schemas['UploadedFile']; codes: never; result: Promise<Success<Schemas['UploadedFile']> | Failure> };
  deleteDocument: { input: DeleteDocumentInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  updateTrafficPaytoByOrder: { input: UpdateTrafficPaytoByOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getTrafficPaytoByOrder: { input: GetTrafficPaytoByOrderInput; data: Schemas['GetTrafficPaytoByOrderData']; codes: never; result: Promise<Success<Schemas['GetTrafficPaytoByOrderData']> | Failure> };
  updateTrafficPaytoBatch: { input: UpdateTrafficPaytoBatchInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listTrafficPayers: { input: ListTrafficPayersInput; data: Schemas['Payer'][]; codes: never; result: Promise<Success<Schemas['Payer'][]> | Failure> };
  updateTrafficCartPayto: { input: UpdateTrafficCartPaytoInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  changeTrafficCreditPayto: { input: ChangeTrafficCreditPaytoInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listTrafficCart: { input: ListTrafficCartInput; data: Schemas['VehicleCart'][]; codes: never; result: Promise<Success<Schemas['VehicleCart'][]> | Failure> };
  getTrafficCartCount: { input: GetTrafficCartCountInput; data: number; codes: never; result: Promise<Success<number> | Failure> };
  changeTrafficBillto: { input: ChangeTrafficBilltoInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  payTrafficOrder: { input: PayTrafficOrderInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listTrafficDelayApprovers: { input: ListTrafficDelayApproversInput; data: Schemas['ListTrafficDelayApproversData']; codes: never; result: Promise<Success<Schemas['ListTrafficDelayApproversData']> | Failure> };
  checkTrafficDelayApply: { input: CheckTrafficDelayApplyInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  submitTrafficDelay: { input: SubmitTrafficDelayInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  deleteTrafficCartLine: { input: DeleteTrafficCartLineInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  deleteTrafficCart: { input: DeleteTrafficCartInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  deleteTrafficDiscountCart: { input: DeleteTrafficDiscountCartInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  submitTrafficCart: { input: SubmitTrafficCartInput; data: Schemas['SubmitTrafficCartData']; codes: never; result: Promise<Success<Schemas['SubmitTrafficCartData']> | Failure> };
  preCheckTrafficOrder: { input: PreCheckTrafficOrderInput; data: Schemas['PreCheckTrafficOrderData']; codes: never; result: Promise<Success<Schemas['PreCheckTrafficOrderData']> | Failure> };
  setTrafficCarpoolGd: { input: SetTrafficCarpoolGdInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  undoTrafficCarpoolGd: { input: UndoTrafficCarpoolGdInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  setTrafficCarpoolBd: { input: SetTrafficCarpoolBdInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  undoTrafficCarpoolBd: { input: UndoTrafficCarpoolBdInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listBaseWarehouses: { input: ListBaseWarehousesInput; data: Schemas['ListBaseWarehousesData']; codes: never; result: Promise<Success<Schemas['ListBaseWarehousesData']> | Failure> };
  getTrafficGoodsPrice: { input: GetTrafficGoodsPriceInput; data: Schemas['GoodsPrice'][]; codes: never; result: Promise<Success<Schemas['GoodsPrice'][]> | Failure> };
  listTrafficCarpoolOrders: { input: ListTrafficCarpoolOrdersInput; data: Schemas['ListTrafficCarpoolOrdersData']; codes: never; result: Promise<Success<Schemas['ListTrafficCarpoolOrdersData']> | Failure> };
  listTrafficPackageCustomers: { input: ListTrafficPackageCustomersInput; data: Schemas['ListTrafficPackageCustomersData']; codes: never; result: Promise<Success<Schemas['ListTrafficPackageCustomersData']> | Failure> };
  getTrafficContact: { input: GetTrafficContactInput; data: Schemas['GetTrafficContactData']; codes: never; result: Promise<Success<Schemas['GetTrafficContactData']> | Failure> };
  saveTrafficContact: { input: SaveTrafficContactInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  updateTrafficSendType: { input: UpdateTrafficSendTypeInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  updateTrafficPayMoney: { input: UpdateTrafficPayMoneyInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listTrafficCarTypes: { input: ListTrafficCarTypesInput; data: Schemas['ListTrafficCarTypesData']; codes: never; result: Promise<Success<Schemas['ListTrafficCarTypesData']> | Failure> };
  listTrafficCustomerAddresses: { input: ListTrafficCustomerAddressesInput; data: Schemas['Address'][]; codes: never; result: Promise<Success<Schemas['Address'][]> | Failure> };
  saveTrafficCustomer: { input: SaveTrafficCustomerInput; data: Schemas['SaveTrafficCustomerData']; codes: never; result: Promise<Success<Schemas['SaveTrafficCustomerData']> | Failure> };
  submitTrafficCustomer: { input: SubmitTrafficCustomerInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getTrafficCustomerApproveStatus: { input: GetTrafficCustomerApproveStatusInput; data: Schemas['GetTrafficCustomerApproveStatusData']; codes: never; result: Promise<Success<Schemas['GetTrafficCustomerApproveStatusData']> | Failure> };
  listTransferCart: { input: ListTransferCartInput; data: Schemas['VehicleCart'][]; codes: never; result: Promise<Success<Schemas['VehicleCart'][]> | Failure> };
  getTransferGoodsPrice: { input: GetTransferGoodsPriceInput; data: Schemas['GoodsPrice'][]; codes: never; result: Promise<Success<Schemas['GoodsPrice'][]> | Failure> };
  deleteTransferProduct: { input: DeleteTransferProductInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  deleteTransferOrderForm: { input: DeleteTransferOrderFormInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  updateTransferPayMoney: { input: UpdateTransferPayMoneyInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  submitTransferOrder: { input: SubmitTransferOrderInput; data: Schemas['SubmitTransferOrderData']; codes: never; result: Promise<Success<Schemas['SubmitTransferOrderData']> | Failure> };
  updateTransferOrderQty: { input: UpdateTransferOrderQtyInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getTransferCartCount: { input: GetTransferCartCountInput; data: number; codes: never; result: Promise<Success<number> | Failure> };
  queryTransfers: { input: QueryTransfersInput; data: Schemas['QueryTransfersData']; codes: never; result: Promise<Success<Schemas['QueryTransfersData']> | Failure> };
  listTransferRegions: { input: ListTransferRegionsInput; data: Schemas['ListTransferRegionsData']; codes: never; result: Promise<Success<Schemas['ListTransferRegionsData']> | Failure> };
  deleteTransfer: { input: DeleteTransferInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  saveTransfer: { input: SaveTransferInput; data: Schemas['SaveTransferData']; codes: never; result: Promise<Success<Schemas['SaveTransferData']> | Failure> };
  saveMasterSonTransfer: { input: SaveMasterSonTransferInput; data: Schemas['SaveMasterSonTransferData']; codes: never; result: Promise<Success<Schemas['SaveMasterSonTransferData']> | Failure> };
  saveFinanceTransfer: { input: SaveFinanceTransferInput; data: Schemas['SaveFinanceTransferData']; codes: never; result: Promise<Success<Schemas['SaveFinanceTransferData']> | Failure> };
  checkTransferWindow: { input: CheckTransferWindowInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  getTransferOrg: { input: GetTransferOrgInput; data: Schemas['GetTransferOrgData']; codes: never; result: Promise<Success<Schemas['GetTransferOrgData']> | Failure> };
  listMasterSonPayers: { input: ListMasterSonPayersInput; data: Schemas['Payer'][]; codes: never; result: Promise<Success<Schemas['Payer'][]> | Failure> };
  checkCrossCenterTransfer: { input: CheckCrossCenterTransferInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  checkTransferPolicy: { input: CheckTransferPolicyInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  saveTransferPolicy: { input: SaveTransferPolicyInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  transformMoney: { input: TransformMoneyInput; data: string; codes: never; result: Promise<Success<string> | Failure> };
  getSoldTo: { input: GetSoldToInput; data: Schemas['SoldTo']; codes: never; result: Promise<Success<Schemas['SoldTo']> | Failure> };
  listShipTos: { input: ListShipTosInput; data: Schemas['ShipTo'][]; codes: never; result: Promise<Success<Schemas['ShipTo'][]> | Failure> };
  getDefaultShipTo: { input: GetDefaultShipToInput; data: Schemas['ShipTo']; codes: never; result: Promise<Success<Schemas['ShipTo']> | Failure> };
  listPayTos: { input: ListPayTosInput; data: Schemas['Payer'][]; codes: never; result: Promise<Success<Schemas['Payer'][]> | Failure> };
  listB2bPayTos: { input: ListB2bPayTosInput; data: Schemas['Payer'][]; codes: never; result: Promise<Success<Schemas['Payer'][]> | Failure> };
  listAccountPayTos: { input: ListAccountPayTosInput; data: Schemas['Payer'][]; codes: never; result: Promise<Success<Schemas['Payer'][]> | Failure> };
  listAuthorizedPayTos: { input: ListAuthorizedPayTosInput; data: Schemas['Payer'][]; codes: never; result: Promise<Success<Schemas['Payer'][]> | Failure> };
  listBillTos: { input: ListBillTosInput; data: Schemas['BillTitle'][]; codes: never; result: Promise<Success<Schemas['BillTitle'][]> | Failure> };
  getSaleInfo: { input: GetSaleInfoInput; data: Schemas['SaleInfo']; codes: never; result: Promise<Success<Schemas['SaleInfo']> | Failure> };
  listAddresses: { input: ListAddressesInput; data: Schemas['Address'][]; codes: never; result: Promise<Success<Schemas['Address'][]> | Failure> };
  listAllAddresses: { input: ListAllAddressesInput; data: Schemas['Address'][]; codes: never; result: Promise<Success<Schemas['Address'][]> | Failure> };
  listPayers: { input: ListPayersInput; data: Schemas['Payer'][]; codes: never; result: Promise<Success<Schemas['Payer'][]> | Failure> };
  listAllPayers: { input: ListAllPayersInput; data: Schemas['Payer'][]; codes: never; result: Promise<Success<Schemas['Payer'][]> | Failure> };
  getDefaultRelations: { input: GetDefaultRelationsInput; data: Schemas['GetDefaultRelationsData']; codes: never; result: Promise<Success<Schemas['GetDefaultRelationsData']> | Failure> };
  setDefaultAddress: { input: SetDefaultAddressInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  setDefaultPayer: { input: SetDefaultPayerInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listPayerBalances: { input: ListPayerBalancesInput; data: Schemas['Payer'][]; codes: never; result: Promise<Success<Schemas['Payer'][]> | Failure> };
  getAxBalance: { input: GetAxBalanceInput; data: Schemas['GetAxBalanceData']; codes: never; result: Promise<Success<Schemas['GetAxBalanceData']> | Failure> };
  listSalesGroups: { input: ListSalesGroupsInput; data: Schemas['ListSalesGroupsData']; codes: never; result: Promise<Success<Schemas['ListSalesGroupsData']> | Failure> };
  checkOmsAuthorized: { input: CheckOmsAuthorizedInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  alterCustomerValues: { input: AlterCustomerValuesInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getCustomerArchive: { input: GetCustomerArchiveInput; data: Schemas['GetCustomerArchiveData']; codes: never; result: Promise<Success<Schemas['GetCustomerArchiveData']> | Failure> };
  verifyCustomerLogin: { input: VerifyCustomerLoginInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  listSalesViews: { input: ListSalesViewsInput; data: Schemas['ListSalesViewsData']; codes: never; result: Promise<Success<Schemas['ListSalesViewsData']> | Failure> };
  listSaleOrgCodes: { input: ListSaleOrgCodesInput; data: Schemas['ListSaleOrgCodesData']; codes: never; result: Promise<Success<Schemas['ListSaleOrgCodesData']> | Failure> };
  verifyCustomerPermission: { input: VerifyCustomerPermissionInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  listSaleOrgFactories: { input: ListSaleOrgFactoriesInput; data: Schemas['ListSaleOrgFactoriesData']; codes: never; result: Promise<Success<Schemas['ListSaleOrgFactoriesData']> | Failure> };
  listOriginalSaleOrgs: { input: ListOriginalSaleOrgsInput; data: Schemas['ListOriginalSaleOrgsData']; codes: never; result: Promise<Success<Schemas['ListOriginalSaleOrgsData']> | Failure> };
  listPayerSalesGroups: { input: ListPayerSalesGroupsInput; data: Schemas['ListPayerSalesGroupsData']; codes: never; result: Promise<Success<Schemas['ListPayerSalesGroupsData']> | Failure> };
  listCustomerCenters: { input: ListCustomerCentersInput; data: Schemas['ListCustomerCentersData']; codes: never; result: Promise<Success<Schemas['ListCustomerCentersData']> | Failure> };
  listCustomerYuncangs: { input: ListCustomerYuncangsInput; data: Schemas['YdWarehouse'][]; codes: never; result: Promise<Success<Schemas['YdWarehouse'][]> | Failure> };
  submitLiquidateApply: { input: SubmitLiquidateApplyInput; data: Schemas['SubmitLiquidateApplyData']; codes: never; result: Promise<Success<Schemas['SubmitLiquidateApplyData']> | Failure> };
  settleAccountLiquidation: { input: SettleAccountLiquidationInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  checkLiquidateApply: { input: CheckLiquidateApplyInput; data: Schemas['CheckLiquidateApplyData']; codes: never; result: Promise<Success<Schemas['CheckLiquidateApplyData']> | Failure> };
  queryNetworks: { input: QueryNetworksInput; data: Schemas['QueryNetworksData']; codes: never; result: Promise<Success<Schemas['QueryNetworksData']> | Failure> };
  submitNetworkApply: { input: SubmitNetworkApplyInput; data: Schemas['SubmitNetworkApplyData']; codes: never; result: Promise<Success<Schemas['SubmitNetworkApplyData']> | Failure> };
  queryIndustries: { input: QueryIndustriesInput; data: Schemas['QueryIndustriesData']; codes: never; result: Promise<Success<Schemas['QueryIndustriesData']> | Failure> };
  listSaleOrgs: { input: ListSaleOrgsInput; data: Schemas['ListSaleOrgsData']; codes: never; result: Promise<Success<Schemas['ListSaleOrgsData']> | Failure> };
  judgeLiquidateApply: { input: JudgeLiquidateApplyInput; data: Schemas['JudgeLiquidateApplyData']; codes: never; result: Promise<Success<Schemas['JudgeLiquidateApplyData']> | Failure> };
  listLiquidationOrders: { input: ListLiquidationOrdersInput; data: Schemas['ListLiquidationOrdersData']; codes: never; result: Promise<Success<Schemas['ListLiquidationOrdersData']> | Failure> };
  listLiquidationRebates: { input: ListLiquidationRebatesInput; data: Schemas['ListLiquidationRebatesData']; codes: never; result: Promise<Success<Schemas['ListLiquidationRebatesData']> | Failure> };
  listLiquidationBalances: { input: ListLiquidationBalancesInput; data: Schemas['ListLiquidationBalancesData']; codes: never; result: Promise<Success<Schemas['ListLiquidationBalancesData']> | Failure> };
  cancelLiquidateApply: { input: CancelLiquidateApplyInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  deleteLiquidateApply: { input: DeleteLiquidateApplyInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listNetworkApplyNodes: { input: ListNetworkApplyNodesInput; data: Schemas['ApprovalNode'][]; codes: never; result: Promise<Success<Schemas['ApprovalNode'][]> | Failure> };
  listHccTrades: { input: ListHccTradesInput; data: Schemas['Region'][]; codes: never; result: Promise<Success<Schemas['Region'][]> | Failure> };
  listHccProvinces: { input: ListHccProvincesInput; data: Schemas['Region'][]; codes: never; result: Promise<Success<Schemas['Region'][]> | Failure> };
  listHccCities: { input: ListHccCitiesInput; data: Schemas['Region'][]; codes: never; result: Promise<Success<Schemas['Region'][]> | Failure> };
  listHccDistricts: { input: ListHccDistrictsInput; data: Schemas['Region'][]; codes: never; result: Promise<Success<Schemas['Region'][]> | Failure> };
  listHccTowns: { input: ListHccTownsInput; data: Schemas['Region'][]; codes: never; result: Promise<Success<Schemas['Region'][]> | Failure> };
  getAccountFlow: { input: GetAccountFlowInput; data: Schemas['GetAccountFlowData'] | undefined; codes: never; result: Promise<Success<Schemas['GetAccountFlowData'] | undefined> | Failure> };
  listHccProductLineStatuses: { input: ListHccProductLineStatusesInput; data: Schemas['ListHccProductLineStatusesData']; codes: never; result: Promise<Success<Schemas['ListHccProductLineStatusesData']> | Failure> };
  listPotentialCustomers: { input: ListPotentialCustomersInput; data: Schemas['ListPotentialCustomersData']; codes: never; result: Promise<Success<Schemas['ListPotentialCustomersData']> | Failure> };
  getPotentialCustomer: { input: GetPotentialCustomerInput; data: Schemas['PotentialCustomer']; codes: never; result: Promise<Success<Schemas['PotentialCustomer']> | Failure> };
  uploadPotentialCustomerPicture: { input: UploadPotentialCustomerPictureInput; data: Schemas['UploadedFile']; codes: never; result: Promise<Success<Schemas['UploadedFile']> | Failure> };
  submitUnfreezeApply: { input: SubmitUnfreezeApplyInput; data: Schemas['SubmitUnfreezeApplyData']; codes: never; result: Promise<Success<Schemas['SubmitUnfreezeApplyData']> | Failure> };
  listUnsignedProductGroups: { input: ListUnsignedProductGroupsInput; data: Schemas['ListUnsignedProductGroupsData']; codes: never; result: Promise<Success<Schemas['ListUnsignedProductGroupsData']> | Failure> };
  getUnfreezeFlags: { input: GetUnfreezeFlagsInput; data: Schemas['FreezeFlags']; codes: never; result: Promise<Success<Schemas['FreezeFlags']> | Failure> };
  listUnfreezeApplies: { input: ListUnfreezeAppliesInput; data: Schemas['UnfreezeApply'][]; codes: never; result: Promise<Success<Schemas['UnfreezeApply'][]> | Failure> };
  submitSendtoChange: { input: SubmitSendtoChangeInput; data: Schemas['SubmitSendtoChangeData']; codes: never; result: Promise<Success<Schemas['SubmitSendtoChangeData']> | Failure> };
  getSendtoChangeStatus: { input: GetSendtoChangeStatusInput; data: Schemas['SendtoChange'] | undefined; codes: never; result: Promise<Success<Schemas['SendtoChange'] | undefined> | Failure> };
  revokeSendtoChange: { input: RevokeSendtoChangeInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listSubAccounts: { input: ListSubAccountsInput; data: Schemas['SubAccount'][]; codes: never; result: Promise<Success<Schemas['SubAccount'][]> | Failure> };
  getAllRolesAndPermissions: { input: GetAllRolesAndPermissionsInput; data: Schemas['GetAllRolesAndPermissionsData']; codes: never; result: Promise<Success<Schemas['GetAllRolesAndPermissionsData']> | Failure> };
  getSubAccountPermissions: { input: GetSubAccountPermissionsInput; data: Schemas['GetSubAccountPermissionsData']; codes: never; result: Promise<Success<Schemas['GetSubAccountPermissionsData']> | Failure> };
  getPermissionList: { input: GetPermissionListInput; data: Schemas['MenuObject']; codes: never; result: Promise<Success<Schemas['MenuObject']> | Failure> };
  updateSubAccount: { input: UpdateSubAccountInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getUserInfo: { input: GetUserInfoInput; data: Schemas['UserInfo']; codes: never; result: Promise<Success<Schemas['UserInfo']> | Failure> };
  redirectAfterLogin: { input: RedirectAfterLoginInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getHotspotImages: { input: GetHotspotImagesInput; data: Schemas['GetHotspotImagesData']; codes: never; result: Promise<Success<Schemas['GetHotspotImagesData']> | Failure> };
  queryInterestProducts: { input: QueryInterestProductsInput; data: Schemas['QueryInterestProductsData']; codes: never; result: Promise<Success<Schemas['QueryInterestProductsData']> | Failure> };
  addInterestProducts: { input: AddInterestProductsInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  removeInterestProducts: { input: RemoveInterestProductsInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryCommonQuestions: { input: QueryCommonQuestionsInput; data: Schemas['QueryCommonQuestionsData']; codes: never; result: Promise<Success<Schemas['QueryCommonQuestionsData']> | Failure> };
  setQuestionInUse: { input: SetQuestionInUseInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  saveCommonQuestion: { input: SaveCommonQuestionInput; data: Schemas['SaveCommonQuestionData']; codes: never; result: Promise<Success<Schemas['SaveCommonQuestionData']> | Failure> };
  getCommonQuestion: { input: GetCommonQuestionInput; data: Schemas['CommonQuestion']; codes: never; result: Promise<Success<Schemas['CommonQuestion']> | Failure> };
  deleteCommonQuestion: { input: DeleteCommonQuestionInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryProducts: { input: QueryProductsInput; data: Schemas['QueryProductsData']; codes: never; result: Promise<Success<Schemas['QueryProductsData']> | Failure> };
  listPrices: { input: ListPricesInput; data: Schemas['ProductPrice'][]; codes: never; result: Promise<Success<Schemas['ProductPrice'][]> | Failure> };
  listDailySalesPrices: { input: ListDailySalesPricesInput; data: Schemas['ListDailySalesPricesData']; codes: never; result: Promise<Success<Schemas['ListDailySalesPricesData']> | Failure> };
  listStock: { input: ListStockInput; data: Schemas['ProductStock'][]; codes: never; result: Promise<Success<Schemas['ProductStock'][]> | Failure> };
  queryInventoryPage: { input: QueryInventoryPageInput; data: Schemas['QueryInventoryPageData']; codes: never; result: Promise<Success<Schemas['QueryInventoryPageData']> | Failure> };
  checkRemoteCloudWarehouse: { input: CheckRemoteCloudWarehouseInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  listProductGroups: { input: ListProductGroupsInput; data: Schemas['ListProductGroupsData']; codes: never; result: Promise<Success<Schemas['ListProductGroupsData']> | Failure> };
  listSamples: { input: ListSamplesInput; data: Schemas['ListSamplesData']; codes: never; result: Promise<Success<Schemas['ListSamplesData']> | Failure> };
  listCategories: { input: ListCategoriesInput; data: Schemas['Category'][]; codes: never; result: Promise<Success<Schemas['Category'][]> | Failure> };
  recordCategoryAdClick: { input: RecordCategoryAdClickInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  uploadFile: { input: UploadFileInput; data: Schemas['UploadedFile']; codes: never; result: Promise<Success<Schemas['UploadedFile']> | Failure> };
  runBuyReturnRoutine: { input: RunBuyReturnRoutineInput; data: unknown; codes: never; result: Promise<Success<unknown> | Failure> };
  getYilihuoVideoToken: { input: GetYilihuoVideoTokenInput; data: Schemas['GetYilihuoVideoTokenData']; codes: never; result: Promise<Success<Schemas['GetYilihuoVideoTokenData']> | Failure> };
  checkWhitelist: { input: CheckWhitelistInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  exportSampleSheet: { input: ExportSampleSheetInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  queryDictionary: { input: QueryDictionaryInput; data: Schemas['QueryDictionaryData']; codes: never; result: Promise<Success<Schemas['QueryDictionaryData']> | Failure> };
  createAsyncExport: { input: CreateAsyncExportInput; data: Schemas['CreateAsyncExportData']; codes: never; result: Promise<Success<Schemas['CreateAsyncExportData']> | Failure> };
  listProvinces: { input: ListProvincesInput; data: Schemas['Region'][]; codes: never; result: Promise<Success<Schemas['Region'][]> | Failure> };
  listCities: { input: ListCitiesInput; data: Schemas['Region'][]; codes: never; result: Promise<Success<Schemas['Region'][]> | Failure> };
  listAreas: { input: ListAreasInput; data: Schemas['Region'][]; codes: never; result: Promise<Success<Schemas['Region'][]> | Failure> };
  listActivities: { input: ListActivitiesInput; data: Schemas['ListActivitiesData']; codes: never; result: Promise<Success<Schemas['ListActivitiesData']> | Failure> };
  prefillEventWork: { input: PrefillEventWorkInput; data: Schemas['PrefillEventWorkData']; codes: never; result: Promise<Success<Schemas['PrefillEventWorkData']> | Failure> };
  resetPaymentPassword: { input: ResetPaymentPasswordInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  searchProtocolAuth: { input: SearchProtocolAuthInput; data: Schemas['SearchProtocolAuthData']; codes: never; result: Promise<Success<Schemas['SearchProtocolAuthData']> | Failure> };
  checkReverseAuthority: { input: CheckReverseAuthorityInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  checkReverseAgreement: { input: CheckReverseAgreementInput; data: Schemas['CheckReverseAgreementData']; codes: never; result: Promise<Success<Schemas['CheckReverseAgreementData']> | Failure> };
  savePurchaseReturnProtocol: { input: SavePurchaseReturnProtocolInput; data: Schemas['SavePurchaseReturnProtocolData']; codes: never; result: Promise<Success<Schemas['SavePurchaseReturnProtocolData']> | Failure> };
  signReturnContract: { input: SignReturnContractInput; data: Schemas['SignReturnContractData']; codes: never; result: Promise<Success<Schemas['SignReturnContractData']> | Failure> };
  submitReturnApproval: { input: SubmitReturnApprovalInput; data: Schemas['SubmitReturnApprovalData']; codes: never; result: Promise<Success<Schemas['SubmitReturnApprovalData']> | Failure> };
  listReturnApprovalStatuses: { input: ListReturnApprovalStatusesInput; data: Schemas['ListReturnApprovalStatusesData']; codes: never; result: Promise<Success<Schemas['ListReturnApprovalStatusesData']> | Failure> };
  getRedInvoicePermission: { input: GetRedInvoicePermissionInput; data: Schemas['GetRedInvoicePermissionData']; codes: never; result: Promise<Success<Schemas['GetRedInvoicePermissionData']> | Failure> };
  getEvaluateStatus: { input: GetEvaluateStatusInput; data: Schemas['GetEvaluateStatusData']; codes: never; result: Promise<Success<Schemas['GetEvaluateStatusData']> | Failure> };
  listEvaluateAttributes: { input: ListEvaluateAttributesInput; data: Schemas['ListEvaluateAttributesData']; codes: never; result: Promise<Success<Schemas['ListEvaluateAttributesData']> | Failure> };
  getEvaluateInfo: { input: GetEvaluateInfoInput; data: Schemas['GetEvaluateInfoData']; codes: never; result: Promise<Success<Schemas['GetEvaluateInfoData']> | Failure> };
  submitEvaluate: { input: SubmitEvaluateInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getCyclePredict: { input: GetCyclePredictInput; data: Schemas['GetCyclePredictData']; codes: never; result: Promise<Success<Schemas['GetCyclePredictData']> | Failure> };
  listCustomerInventory: { input: ListCustomerInventoryInput; data: Schemas['ListCustomerInventoryData']; codes: never; result: Promise<Success<Schemas['ListCustomerInventoryData']> | Failure> };
  getCustomerFlagData: { input: GetCustomerFlagDataInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  checkStockUp: { input: CheckStockUpInput; data: Schemas['CheckStockUpData']; codes: never; result: Promise<Success<Schemas['CheckStockUpData']> | Failure> };
  createStockUpOrder: { input: CreateStockUpOrderInput; data: Schemas['CreateStockUpOrderData']; codes: never; result: Promise<Success<Schemas['CreateStockUpOrderData']> | Failure> };
  getStockUpNumber: { input: GetStockUpNumberInput; data: number; codes: never; result: Promise<Success<number> | Failure> };
  searchCocOrders: { input: SearchCocOrdersInput; data: Schemas['SearchCocOrdersData']; codes: never; result: Promise<Success<Schemas['SearchCocOrdersData']> | Failure> };
  openCocOrderApproval: { input: OpenCocOrderApprovalInput; data: Schemas['OpenCocOrderApprovalData']; codes: never; result: Promise<Success<Schemas['OpenCocOrderApprovalData']> | Failure> };
  queryMessages: { input: QueryMessagesInput; data: Schemas['QueryMessagesData']; codes: never; result: Promise<Success<Schemas['QueryMessagesData']> | Failure> };
  readAllMessages: { input: ReadAllMessagesInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  readMessage: { input: ReadMessageInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listUnreadMessageTypes: { input: ListUnreadMessageTypesInput; data: Schemas['ListUnreadMessageTypesData']; codes: never; result: Promise<Success<Schemas['ListUnreadMessageTypesData']> | Failure> };
  getUnreadMessageCount: { input: GetUnreadMessageCountInput; data: number; codes: never; result: Promise<Success<number> | Failure> };
  getTodoUnreadCount: { input: GetTodoUnreadCountInput; data: number; codes: never; result: Promise<Success<number> | Failure> };
  listTodos: { input: ListTodosInput; data: Schemas['ListTodosData']; codes: never; result: Promise<Success<Schemas['ListTodosData']> | Failure> };
  listSystemNotifications: { input: ListSystemNotificationsInput; data: Schemas['SystemNotification'][]; codes: never; result: Promise<Success<Schemas['SystemNotification'][]> | Failure> };
  getInsertScreen: { input: GetInsertScreenInput; data: Schemas['GetInsertScreenData']; codes: never; result: Promise<Success<Schemas['GetInsertScreenData']> | Failure> };
  checkNotificationRead: { input: CheckNotificationReadInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  registerNotificationRead: { input: RegisterNotificationReadInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listNewProductRecommendations: { input: ListNewProductRecommendationsInput; data: Schemas['ListNewProductRecommendationsData']; codes: never; result: Promise<Success<Schemas['ListNewProductRecommendationsData']> | Failure> };
  listFinanceDialogs: { input: ListFinanceDialogsInput; data: Schemas['ListFinanceDialogsData']; codes: never; result: Promise<Success<Schemas['ListFinanceDialogsData']> | Failure> };
  readFinanceDialog: { input: ReadFinanceDialogInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listDialogInvoices: { input: ListDialogInvoicesInput; data: Schemas['Invoice'][]; codes: never; result: Promise<Success<Schemas['Invoice'][]> | Failure> };
  checkConsentToUse: { input: CheckConsentToUseInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  consentToUse: { input: ConsentToUseInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listRecommendedKeywords: { input: ListRecommendedKeywordsInput; data: Schemas['ListRecommendedKeywordsData']; codes: never; result: Promise<Success<Schemas['ListRecommendedKeywordsData']> | Failure> };
  recordKeywordClick: { input: RecordKeywordClickInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  suggestProductModels: { input: SuggestProductModelsInput; data: Schemas['SuggestProductModelsData']; codes: never; result: Promise<Success<Schemas['SuggestProductModelsData']> | Failure> };
  checkAccountGate: { input: CheckAccountGateInput; data: Schemas['CheckAccountGateData']; codes: never; result: Promise<Success<Schemas['CheckAccountGateData']> | Failure> };
  superviseContract: { input: SuperviseContractInput; data: Schemas['SuperviseContractData']; codes: never; result: Promise<Success<Schemas['SuperviseContractData']> | Failure> };
  getFinanceContract: { input: GetFinanceContractInput; data: Schemas['SignContract']; codes: never; result: Promise<Success<Schemas['SignContract']> | Failure> };
  signFinanceContract: { input: SignFinanceContractInput; data: Schemas['SignFinanceContractData']; codes: never; result: Promise<Success<Schemas['SignFinanceContractData']> | Failure> };
  unbindSigningAccount: { input: UnbindSigningAccountInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getSigningTips: { input: GetSigningTipsInput; data: Schemas['GetSigningTipsData']; codes: never; result: Promise<Success<Schemas['GetSigningTipsData']> | Failure> };
  closeSigningTips: { input: CloseSigningTipsInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  checkUnsignedContract: { input: CheckUnsignedContractInput; data: boolean; codes: never; result: Promise<Success<boolean> | Failure> };
  queryFinanceHistory: { input: QueryFinanceHistoryInput; data: Schemas['QueryFinanceHistoryData']; codes: never; result: Promise<Success<Schemas['QueryFinanceHistoryData']> | Failure> };
  getFinanceRepayDetail: { input: GetFinanceRepayDetailInput; data: Schemas['GetFinanceRepayDetailData']; codes: never; result: Promise<Success<Schemas['GetFinanceRepayDetailData']> | Failure> };
  getServiceChargePrompt: { input: GetServiceChargePromptInput; data: Schemas['GetServiceChargePromptData']; codes: never; result: Promise<Success<Schemas['GetServiceChargePromptData']> | Failure> };
  queryAccountStatement: { input: QueryAccountStatementInput; data: Schemas['QueryAccountStatementData']; codes: never; result: Promise<Success<Schemas['QueryAccountStatementData']> | Failure> };
  exportAccountStatement: { input: ExportAccountStatementInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  queryReconciliations: { input: QueryReconciliationsInput; data: Schemas['QueryReconciliationsData']; codes: never; result: Promise<Success<Schemas['QueryReconciliationsData']> | Failure> };
  confirmReconciliation: { input: ConfirmReconciliationInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  exportReconciliations: { input: ExportReconciliationsInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  queryMonthAccounts: { input: QueryMonthAccountsInput; data: Schemas['QueryMonthAccountsData']; codes: never; result: Promise<Success<Schemas['QueryMonthAccountsData']> | Failure> };
  exportMonthAccounts: { input: ExportMonthAccountsInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  queryDayAccounts: { input: QueryDayAccountsInput; data: Schemas['QueryDayAccountsData']; codes: never; result: Promise<Success<Schemas['QueryDayAccountsData']> | Failure> };
  exportDayAccounts: { input: ExportDayAccountsInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  queryReceipts: { input: QueryReceiptsInput; data: Schemas['QueryReceiptsData']; codes: never; result: Promise<Success<Schemas['QueryReceiptsData']> | Failure> };
  printReceipt: { input: PrintReceiptInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  queryBankInterests: { input: QueryBankInterestsInput; data: Schemas['QueryBankInterestsData']; codes: never; result: Promise<Success<Schemas['QueryBankInterestsData']> | Failure> };
  confirmBankInterest: { input: ConfirmBankInterestInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryFundsTransfers: { input: QueryFundsTransfersInput; data: Schemas['QueryFundsTransfersData']; codes: never; result: Promise<Success<Schemas['QueryFundsTransfersData']> | Failure> };
  submitFundsTransfer: { input: SubmitFundsTransferInput; data: Schemas['SubmitFundsTransferData']; codes: never; result: Promise<Success<Schemas['SubmitFundsTransferData']> | Failure> };
  exportCapitalFlow: { input: ExportCapitalFlowInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  openPaymentAccount: { input: OpenPaymentAccountInput; data: Schemas['OpenPaymentAccountData']; codes: never; result: Promise<Success<Schemas['OpenPaymentAccountData']> | Failure> };
  addPayer: { input: AddPayerInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  getContractRate: { input: GetContractRateInput; data: Schemas['GetContractRateData']; codes: never; result: Promise<Success<Schemas['GetContractRateData']> | Failure> };
  getCreditCenter: { input: GetCreditCenterInput; data: Schemas['GetCreditCenterData']; codes: never; result: Promise<Success<Schemas['GetCreditCenterData']> | Failure> };
  submitRefreshTask: { input: SubmitRefreshTaskInput; data: Schemas['SubmitRefreshTaskData']; codes: never; result: Promise<Success<Schemas['SubmitRefreshTaskData']> | Failure> };
  getPaymentQrCode: { input: GetPaymentQrCodeInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  queryPosAgreements: { input: QueryPosAgreementsInput; data: Schemas['QueryPosAgreementsData']; codes: never; result: Promise<Success<Schemas['QueryPosAgreementsData']> | Failure> };
  submitPosAgreement: { input: SubmitPosAgreementInput; data: Schemas['SubmitPosAgreementData']; codes: never; result: Promise<Success<Schemas['SubmitPosAgreementData']> | Failure> };
  submitPosPayment: { input: SubmitPosPaymentInput; data: Schemas['SubmitPosPaymentData']; codes: never; result: Promise<Success<Schemas['SubmitPosPaymentData']> | Failure> };
  queryPosTerminals: { input: QueryPosTerminalsInput; data: Schemas['QueryPosTerminalsData']; codes: never; result: Promise<Success<Schemas['QueryPosTerminalsData']> | Failure> };
  setPosTerminalBinding: { input: SetPosTerminalBindingInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryPosServiceCharges: { input: QueryPosServiceChargesInput; data: Schemas['QueryPosServiceChargesData']; codes: never; result: Promise<Success<Schemas['QueryPosServiceChargesData']> | Failure> };
  queryInvoices: { input: QueryInvoicesInput; data: Schemas['QueryInvoicesData']; codes: never; result: Promise<Success<Schemas['QueryInvoicesData']> | Failure> };
  signInvoices: { input: SignInvoicesInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  rejectInvoices: { input: RejectInvoicesInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  startInvoiceSignature: { input: StartInvoiceSignatureInput; data: Schemas['StartInvoiceSignatureData']; codes: never; result: Promise<Success<Schemas['StartInvoiceSignatureData']> | Failure> };
  queryInvoiceTrace: { input: QueryInvoiceTraceInput; data: Schemas['QueryInvoiceTraceData']; codes: never; result: Promise<Success<Schemas['QueryInvoiceTraceData']> | Failure> };
  exportInvoices: { input: ExportInvoicesInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  queryAcceptanceBills: { input: QueryAcceptanceBillsInput; data: Schemas['QueryAcceptanceBillsData']; codes: never; result: Promise<Success<Schemas['QueryAcceptanceBillsData']> | Failure> };
  submitAcceptanceBill: { input: SubmitAcceptanceBillInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryBillClaims: { input: QueryBillClaimsInput; data: Schemas['QueryBillClaimsData']; codes: never; result: Promise<Success<Schemas['QueryBillClaimsData']> | Failure> };
  submitBillClaim: { input: SubmitBillClaimInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryRebates: { input: QueryRebatesInput; data: Schemas['QueryRebatesData']; codes: never; result: Promise<Success<Schemas['QueryRebatesData']> | Failure> };
  queryRebateSettlementDetails: { input: QueryRebateSettlementDetailsInput; data: Schemas['QueryRebateSettlementDetailsData']; codes: never; result: Promise<Success<Schemas['QueryRebateSettlementDetailsData']> | Failure> };
  exportRebates: { input: ExportRebatesInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  queryRetailAggregations: { input: QueryRetailAggregationsInput; data: Schemas['QueryRetailAggregationsData']; codes: never; result: Promise<Success<Schemas['QueryRetailAggregationsData']> | Failure> };
  queryAppointmentContracts: { input: QueryAppointmentContractsInput; data: Schemas['QueryAppointmentContractsData']; codes: never; result: Promise<Success<Schemas['QueryAppointmentContractsData']> | Failure> };
  queryPolicyDeliveries: { input: QueryPolicyDeliveriesInput; data: Schemas['QueryPolicyDeliveriesData']; codes: never; result: Promise<Success<Schemas['QueryPolicyDeliveriesData']> | Failure> };
  queryPolicyPrizes: { input: QueryPolicyPrizesInput; data: Schemas['QueryPolicyPrizesData']; codes: never; result: Promise<Success<Schemas['QueryPolicyPrizesData']> | Failure> };
  queryRedInvoiceSettlements: { input: QueryRedInvoiceSettlementsInput; data: Schemas['QueryRedInvoiceSettlementsData']; codes: never; result: Promise<Success<Schemas['QueryRedInvoiceSettlementsData']> | Failure> };
  listPaymentAccounts: { input: ListPaymentAccountsInput; data: Schemas['ListPaymentAccountsData']; codes: never; result: Promise<Success<Schemas['ListPaymentAccountsData']> | Failure> };
  unbindBankCard: { input: UnbindBankCardInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryInvoiceApplies: { input: QueryInvoiceAppliesInput; data: Schemas['QueryInvoiceAppliesData']; codes: never; result: Promise<Success<Schemas['QueryInvoiceAppliesData']> | Failure> };
  submitInvoiceApply: { input: SubmitInvoiceApplyInput; data: Schemas['SubmitInvoiceApplyData']; codes: never; result: Promise<Success<Schemas['SubmitInvoiceApplyData']> | Failure> };
  getPaymentResult: { input: GetPaymentResultInput; data: Schemas['GetPaymentResultData']; codes: never; result: Promise<Success<Schemas['GetPaymentResultData']> | Failure> };
  submitPayment: { input: SubmitPaymentInput; data: Schemas['SubmitPaymentData']; codes: never; result: Promise<Success<Schemas['SubmitPaymentData']> | Failure> };
  submitFinanceApply: { input: SubmitFinanceApplyInput; data: Schemas['SubmitFinanceApplyData']; codes: never; result: Promise<Success<Schemas['SubmitFinanceApplyData']> | Failure> };
  queryFinanceExpenses: { input: QueryFinanceExpensesInput; data: Schemas['QueryFinanceExpensesData']; codes: never; result: Promise<Success<Schemas['QueryFinanceExpensesData']> | Failure> };
  queryFinanceOrders: { input: QueryFinanceOrdersInput; data: Schemas['QueryFinanceOrdersData']; codes: never; result: Promise<Success<Schemas['QueryFinanceOrdersData']> | Failure> };
  submitFinanceRepay: { input: SubmitFinanceRepayInput; data: Schemas['SubmitFinanceRepayData']; codes: never; result: Promise<Success<Schemas['SubmitFinanceRepayData']> | Failure> };
  listLives: { input: ListLivesInput; data: Schemas['ListLivesData']; codes: never; result: Promise<Success<Schemas['ListLivesData']> | Failure> };
  listPackages: { input: ListPackagesInput; data: Schemas['ListPackagesData']; codes: never; result: Promise<Success<Schemas['ListPackagesData']> | Failure> };
  listSuitCategories: { input: ListSuitCategoriesInput; data: Schemas['ListSuitCategoriesData']; codes: never; result: Promise<Success<Schemas['ListSuitCategoriesData']> | Failure> };
  getSuit: { input: GetSuitInput; data: Schemas['GetSuitData']; codes: never; result: Promise<Success<Schemas['GetSuitData']> | Failure> };
  listSuits: { input: ListSuitsInput; data: Schemas['ListSuitsData']; codes: never; result: Promise<Success<Schemas['ListSuitsData']> | Failure> };
  saveDeliveryAddress: { input: SaveDeliveryAddressInput; data: Schemas['SaveDeliveryAddressData']; codes: never; result: Promise<Success<Schemas['SaveDeliveryAddressData']> | Failure> };
  getCalculatorFigures: { input: GetCalculatorFiguresInput; data: Schemas['CalculatorFigures']; codes: never; result: Promise<Success<Schemas['CalculatorFigures']> | Failure> };
  queryEventWorks: { input: QueryEventWorksInput; data: Schemas['QueryEventWorksData']; codes: never; result: Promise<Success<Schemas['QueryEventWorksData']> | Failure> };
  submitEventWork: { input: SubmitEventWorkInput; data: Schemas['SubmitEventWorkData']; codes: never; result: Promise<Success<Schemas['SubmitEventWorkData']> | Failure> };
  queryRebateOrderInvoices: { input: QueryRebateOrderInvoicesInput; data: Schemas['QueryRebateOrderInvoicesData']; codes: never; result: Promise<Success<Schemas['QueryRebateOrderInvoicesData']> | Failure> };
  confirmLetter: { input: ConfirmLetterInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  listLetters: { input: ListLettersInput; data: Schemas['ListLettersData']; codes: never; result: Promise<Success<Schemas['ListLettersData']> | Failure> };
  getNews: { input: GetNewsInput; data: Schemas['NewsItem']; codes: never; result: Promise<Success<Schemas['NewsItem']> | Failure> };
  listNews: { input: ListNewsInput; data: Schemas['ListNewsData']; codes: never; result: Promise<Success<Schemas['ListNewsData']> | Failure> };
  getSms: { input: GetSmsInput; data: Schemas['SmsRecord']; codes: never; result: Promise<Success<Schemas['SmsRecord']> | Failure> };
  listSms: { input: ListSmsInput; data: Schemas['ListSmsData']; codes: never; result: Promise<Success<Schemas['ListSmsData']> | Failure> };
  exportMyOrders: { input: ExportMyOrdersInput; data: FileAnswer; codes: never; result: Promise<Success<FileAnswer> | Failure> };
  importBatchOrder: { input: ImportBatchOrderInput; data: Schemas['BatchOrderHead']; codes: never; result: Promise<Success<Schemas['BatchOrderHead']> | Failure> };
  submitBatchOrder: { input: SubmitBatchOrderInput; data: Schemas['SubmitBatchOrderData']; codes: never; result: Promise<Success<Schemas['SubmitBatchOrderData']> | Failure> };
  queryFleeingGoods: { input: QueryFleeingGoodsInput; data: Schemas['QueryFleeingGoodsData']; codes: never; result: Promise<Success<Schemas['QueryFleeingGoodsData']> | Failure> };
  queryDeliveryNotes: { input: QueryDeliveryNotesInput; data: Schemas['QueryDeliveryNotesData']; codes: never; result: Promise<Success<Schemas['QueryDeliveryNotesData']> | Failure> };
  queryPopStock: { input: QueryPopStockInput; data: Schemas['QueryPopStockData']; codes: never; result: Promise<Success<Schemas['QueryPopStockData']> | Failure> };
  submitPopOrder: { input: SubmitPopOrderInput; data: Schemas['SubmitPopOrderData']; codes: never; result: Promise<Success<Schemas['SubmitPopOrderData']> | Failure> };
  queryPrototypeSamples: { input: QueryPrototypeSamplesInput; data: Schemas['QueryPrototypeSamplesData']; codes: never; result: Promise<Success<Schemas['QueryPrototypeSamplesData']> | Failure> };
  queryOverdueReturns: { input: QueryOverdueReturnsInput; data: Schemas['QueryOverdueReturnsData']; codes: never; result: Promise<Success<Schemas['QueryOverdueReturnsData']> | Failure> };
  queryReturnOrders: { input: QueryReturnOrdersInput; data: Schemas['QueryReturnOrdersData']; codes: never; result: Promise<Success<Schemas['QueryReturnOrdersData']> | Failure> };
  addToTrafficCart: { input: AddToTrafficCartInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  updateTrafficCartNumber: { input: UpdateTrafficCartNumberInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryTrafficGoods: { input: QueryTrafficGoodsInput; data: Schemas['QueryTrafficGoodsData']; codes: never; result: Promise<Success<Schemas['QueryTrafficGoodsData']> | Failure> };
  queryTrafficOrders: { input: QueryTrafficOrdersInput; data: Schemas['QueryTrafficOrdersData']; codes: never; result: Promise<Success<Schemas['QueryTrafficOrdersData']> | Failure> };
  acceptTrafficOrders: { input: AcceptTrafficOrdersInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  addToTransferCart: { input: AddToTransferCartInput; data: undefined; codes: never; result: Promise<Success<undefined> | Failure> };
  queryTransferGoods: { input: QueryTransferGoodsInput; data: Schemas['QueryTransferGoodsData']; codes: never; result: Promise<Success<Schemas['QueryTransferGoodsData']> | Failure> };
}

/** The operations that only read: only these are sent again, cached or fetched ahead. */
export type ReadId = 'listCart' | 'listCachedCart' | 'listSpecialPrices' | 'getCartCount' | 'listCartIndustries' | 'getCartAgreementStatus' | 'refreshCartStock' | 'getCloudWarehouseAuthority' | 'listCloudWarehouseProducts' | 'getEsCustomerPermission' | 'listEasyManageGoods' | 'listEasyManageGoodsRecords' | 'listOrderPayers' | 'validateProducts' | 'getSzkcRuleLock' | 'getSzkcConfigCustomer' | 'getTctpSwitch' | 'checkOrderQuotaCompose' | 'calculateReplenishment' | 'getBillInfo' | 'listYdWarehouses' | 'listJdcDeliverAddresses' | 'queryElectronicSignAccount' | 'querySignContracts' | 'queryBatchOrderHeads' | 'queryBatchOrderLines' | 'queryBatchSpecialPrices' | 'queryBatchKuanxianStatus' | 'queryBatchFarWeekStatus' | 'queryBatchPayers' | 'listAddressCollectRemarks' | 'listDiscountPrototypes' | 'queryMyOrders' | 'queryAllOrders' | 'judgeOrderButtons' | 'queryOrderEstimate' | 'queryRescheduleDates' | 'getOrderMonthSummary' | 'listVehicleOrders' | 'getJdPlanSendRange' | 'listCancelReasons' | 'queryAuditOrders' | 'getLogisticsInfo' | 'queryJjLogisticsTrack' | 'calculateStorageFee' | 'getTripartitePurchaseOrder' | 'getWholeHouseReject' | 'getWholeHouseValidTime' | 'queryAllocations' | 'queryPopReserves' | 'exportPopReserves' | 'getPopReserve' | 'listPopWarehouses' | 'listPopCustomerCodes' | 'checkCreditApplyAllowed' | 'queryCreditApplies' | 'getArrivalWeeks' | 'getHaierWeek' | 'getBigOrderStatus' | 'listBigActivities' | 'listBigProductGroups' | 'getBigActivity' | 'getAllStock' | 'getAtpStock' | 'getReserveProductPrice' | 'listDemands' | 'getDemand' | 'listDemandRecords' | 'findDynamicForm' | 'getTrafficPaytoByOrder' | 'listTrafficPayers' | 'listTrafficCart' | 'getTrafficCartCount' | 'listTrafficDelayApprovers' | 'checkTrafficDelayApply' | 'preCheckTrafficOrder' | 'listBaseWarehouses' | 'getTrafficGoodsPrice' | 'listTrafficCarpoolOrders' | 'listTrafficPackageCustomers' | 'getTrafficContact' | 'listTrafficCarTypes' | 'listTrafficCustomerAddresses' | 'getTrafficCustomerApproveStatus' | 'listTransferCart' | 'getTransferGoodsPrice' | 'getTransferCartCount' | 'queryTransfers' | 'listTransferRegions' | 'checkTransferWindow' | 'getTransferOrg' | 'listMasterSonPayers' | 'checkCrossCenterTransfer' | 'checkTransferPolicy' | 'transformMoney' | 'getSoldTo' | 'listShipTos' | 'getDefaultShipTo' | 'listPayTos' | 'listB2bPayTos' | 'listAccountPayTos' | 'listAuthorizedPayTos' | 'listBillTos' | 'getSaleInfo' | 'listAddresses' | 'listAllAddresses' | 'listPayers' | 'listAllPayers' | 'getDefaultRelations' | 'listPayerBalances' | 'getAxBalance' | 'listSalesGroups' | 'checkOmsAuthorized' | 'getCustomerArchive' | 'verifyCustomerLogin' | 'listSalesViews' | 'listSaleOrgCodes' | 'verifyCustomerPermission' | 'listSaleOrgFactories' | 'listOriginalSaleOrgs' | 'listPayerSalesGroups' | 'listCustomerCenters' | 'listCustomerYuncangs' | 'checkLiquidateApply' | 'queryNetworks' | 'queryIndustries' | 'listSaleOrgs' | 'judgeLiquidateApply' | 'listLiquidationOrders' | 'listLiquidationRebates' | 'listLiquidationBalances' | 'listNetworkApplyNodes' | 'listHccTrades' | 'listHccProvinces' | 'listHccCities' | 'listHccDistricts' | 'listHccTowns' | 'getAccountFlow' | 'listHccProductLineStatuses' | 'listPotentialCustomers' | 'getPotentialCustomer' | 'listUnsignedProductGroups' | 'getUnfreezeFlags' | 'listUnfreezeApplies' | 'getSendtoChangeStatus' | 'listSubAccounts' | 'getAllRolesAndPermissions' | 'getSubAccountPermissions' | 'getPermissionList' | 'getUserInfo' | 'redirectAfterLogin' | 'getHotspotImages' | 'queryInterestProducts' | 'queryCommonQuestions' | 'getCommonQuestion' | 'queryProducts' | 'listPrices' | 'listDailySalesPrices' | 'listStock' | 'queryInventoryPage' | 'checkRemoteCloudWarehouse' | 'listProductGroups' | 'listSamples' | 'listCategories' | 'getYilihuoVideoToken' | 'checkWhitelist' | 'exportSampleSheet' | 'queryDictionary' | 'listProvinces' | 'listCities' | 'listAreas' | 'listActivities' | 'searchProtocolAuth' | 'checkReverseAuthority' | 'checkReverseAgreement' | 'listReturnApprovalStatuses' | 'getRedInvoicePermission' | 'getEvaluateStatus' | 'listEvaluateAttributes' | 'getEvaluateInfo' | 'getCyclePredict' | 'listCustomerInventory' | 'getCustomerFlagData' | 'checkStockUp' | 'getStockUpNumber' | 'searchCocOrders' | 'queryMessages' | 'listUnreadMessageTypes' | 'getUnreadMessageCount' | 'getTodoUnreadCount' | 'listTodos' | 'listSystemNotifications' | 'getInsertScreen' | 'checkNotificationRead' | 'listNewProductRecommendations' | 'listFinanceDialogs' | 'listDialogInvoices' | 'checkConsentToUse' | 'listRecommendedKeywords' | 'suggestProductModels' | 'checkAccountGate' | 'superviseContract' | 'getFinanceContract' | 'getSigningTips' | 'checkUnsignedContract' | 'queryFinanceHistory' | 'getFinanceRepayDetail' | 'getServiceChargePrompt' | 'queryAccountStatement' | 'exportAccountStatement' | 'queryReconciliations' | 'exportReconciliations' | 'queryMonthAccounts' | 'exportMonthAccounts' | 'queryDayAccounts' | 'exportDayAccounts' | 'queryReceipts' | 'printReceipt' | 'queryBankInterests' | 'queryFundsTransfers' | 'exportCapitalFlow' | 'getContractRate' | 'getCreditCenter' | 'getPaymentQrCode' | 'queryPosAgreements' | 'queryPosTerminals' | 'queryPosServiceCharges' | 'queryInvoices' | 'queryInvoiceTrace' | 'exportInvoices' | 'queryAcceptanceBills' | 'queryBillClaims' | 'queryRebates' | 'queryRebateSettlementDetails' | 'exportRebates' | 'queryRetailAggregations' | 'queryAppointmentContracts' | 'queryPolicyDeliveries' | 'queryPolicyPrizes' | 'queryRedInvoiceSettlements' | 'listPaymentAccounts' | 'queryInvoiceApplies' | 'getPaymentResult' | 'queryFinanceExpenses' | 'queryFinanceOrders' | 'listLives' | 'listPackages' | 'listSuitCategories' | 'getSuit' | 'listSuits' | 'getCalculatorFigures' | 'queryEventWorks' | 'queryRebateOrderInvoices' | 'listLetters' | 'getNews' | 'listNews' | 'getSms' | 'listSms' | 'exportMyOrders' | 'queryFleeingGoods' | 'queryDeliveryNotes' | 'queryPopStock' | 'queryPrototypeSamples' | 'queryOverdueReturns' | 'queryReturnOrders' | 'queryTrafficGoods' | 'queryTrafficOrders' | 'queryTransferGoods';

/** The operations that may be called without input. */
export type OptionalInputId = 'listCartIndustries' | 'getCloudWarehouseAuthority' | 'getTctpSwitch' | 'listCancelReasons' | 'listPopCustomerCodes' | 'getArrivalWeeks' | 'getHaierWeek' | 'listTrafficCarTypes' | 'listAddresses' | 'listAllAddresses' | 'listAllPayers' | 'getDefaultRelations' | 'getPermissionList' | 'getUserInfo' | 'listCategories' | 'listProvinces';
