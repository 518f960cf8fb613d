// Generated from the API description by `pnpm generate`. Do not edit.
export {
  getHotspotImages,
  getUserInfo,
  redirectAfterLogin,
} from './auth';
export {
  checkBatchOrder,
  importBatchOrder,
  queryBatchFarWeekStatus,
  queryBatchKuanxianStatus,
  queryBatchOrderHeads,
  queryBatchOrderLines,
  queryBatchPayers,
  queryBatchSpecialPrices,
  updateBatchProduct,
} from './batch-order';
export {
  getArrivalWeeks,
} from './bulk-order-legacy';
export {
  addListToCart,
  addToCart,
  deleteCartEntries,
  getCartAgreementStatus,
  getCartCount,
  getCloudWarehouseAuthority,
  getEsCustomerPermission,
  listCachedCart,
  listCart,
  listCartIndustries,
  listCloudWarehouseProducts,
  listEasyManageGoods,
  listEasyManageGoodsRecords,
  listSpecialPrices,
  refreshCartStock,
  updateCartNumber,
} from './cart';
export {
  listCategories,
  recordCategoryAdClick,
} from './catalog';
export {
  deleteCommonQuestion,
  getCommonQuestion,
  queryCommonQuestions,
  saveCommonQuestion,
  setQuestionInUse,
} from './common-question';
export {
  getDefaultShipTo,
  getSaleInfo,
  getSoldTo,
  listAddresses,
  listPayTos,
  listPayerBalances,
  listPayers,
  listShipTos,
  setDefaultAddress,
  verifyCustomerLogin,
} from './customer';
export {
  getCustomerFlagData,
} from './data-analysis';
export {
  authenticateSigner,
  queryElectronicSignAccount,
  querySignContracts,
  sendElectronicSignVerifyCode,
  setPasswordFreeSigning,
  verifyElectronicSignCode,
} from './electronic-sign';
export {
  getEvaluateInfo,
  getEvaluateStatus,
  listEvaluateAttributes,
  submitEvaluate,
} from './evaluate';
export {
  checkAccountGate,
} from './finance-gate';
export {
  addInterestProducts,
  queryInterestProducts,
  removeInterestProducts,
} from './interest-product';
export {
  exportInvoices,
} from './invoice';
export {
  cancelLiquidateApply,
  checkLiquidateApply,
  deleteLiquidateApply,
  getAccountFlow,
  getPotentialCustomer,
  judgeLiquidateApply,
  listHccCities,
  listHccDistricts,
  listHccProductLineStatuses,
  listHccProvinces,
  listHccTowns,
  listHccTrades,
  listLiquidationBalances,
  listLiquidationOrders,
  listLiquidationRebates,
  listNetworkApplyNodes,
  listPotentialCustomers,
  listSaleOrgs,
  queryIndustries,
  queryNetworks,
  settleAccountLiquidation,
  submitLiquidateApply,
  submitNetworkApply,
  uploadPotentialCustomerPicture,
} from './liquidation';
export {
  getLogisticsInfo,
  queryJjLogisticsTrack,
} from './logistics';
export {
  checkConsentToUse,
  checkNotificationRead,
  confirmLetter,
  consentToUse,
  getInsertScreen,
  getNews,
  getSms,
  getTodoUnreadCount,
  getUnreadMessageCount,
  listDialogInvoices,
  listFinanceDialogs,
  listLetters,
  listNewProductRecommendations,
  listNews,
  listSms,
  listSystemNotifications,
  listTodos,
  listUnreadMessageTypes,
  queryMessages,
  readAllMessages,
  readFinanceDialog,
  readMessage,
  registerNotificationRead,
} from './message';
export {
  checkWhitelist,
} from './misc';
export {
  addOrderEstimate,
  cancelGroupOrder,
  cancelMyOrder,
  cancelOrderToTcStock,
  confirmAdvanceArrival,
  confirmOrderReceived,
  confirmTctpOrder,
  deleteMfyjOrder,
  exportMyOrders,
  getJdPlanSendRange,
  getOrderMonthSummary,
  judgeOrderButtons,
  listCancelReasons,
  listVehicleOrders,
  queryAllOrders,
  queryMyOrders,
  queryOrderEstimate,
  queryRescheduleDates,
  rejectDelivery,
  rescheduleOrder,
  selfSignOrder,
  selfSignOrders,
  sendSelfPayMessage,
  setJdPlanSendTime,
} from './my-order';
export {
  calculateReplenishment,
  cancelMfjkOrder,
  cancelOrder,
  checkOrderQuotaCompose,
  generateMfyjSettlementRecord,
  getBillInfo,
  getSzkcConfigCustomer,
  getSzkcRuleLock,
  getTctpSwitch,
  listJdcDeliverAddresses,
  listOrderPayers,
  listYdWarehouses,
  payCreditOrder,
  splitOrder,
  submitOrders,
  updateOrderInfo,
  validateProducts,
} from './order';
export {
  auditOrders,
  queryAuditOrders,
} from './order-audit';
export {
  listPopCustomerCodes,
} from './order-services';
export {
  listAddressCollectRemarks,
  listDiscountPrototypes,
  runOrderBspRoutine,
  saveAddressCollectRemark,
  shelveDiscountPrototypes,
  unshelveDiscountPrototypes,
} from './order-support';
export {
  listDailySalesPrices,
  listPrices,
  listStock,
  queryProducts,
} from './product';
export {
  checkReverseAgreement,
  checkReverseAuthority,
  getRedInvoicePermission,
} from './return-goods';
export {
  listRecommendedKeywords,
  recordKeywordClick,
  suggestProductModels,
} from './search';
export {
  getSendtoChangeStatus,
  revokeSendtoChange,
  submitSendtoChange,
} from './sendto-change';
export {
  getAllRolesAndPermissions,
  getPermissionList,
  getSubAccountPermissions,
  listSubAccounts,
  updateSubAccount,
} from './sub-account';
export {
  addToTrafficCart,
  changeTrafficBillto,
  changeTrafficCreditPayto,
  checkTrafficDelayApply,
  deleteTrafficCart,
  deleteTrafficCartLine,
  deleteTrafficDiscountCart,
  getTrafficCartCount,
  getTrafficContact,
  getTrafficCustomerApproveStatus,
  getTrafficGoodsPrice,
  listBaseWarehouses,
  listTrafficCarTypes,
  listTrafficCarpoolOrders,
  listTrafficCart,
  listTrafficCustomerAddresses,
  listTrafficDelayApprovers,
  listTrafficPackageCustomers,
  payTrafficOrder,
  preCheckTrafficOrder,
  queryTrafficGoods,
  saveTrafficContact,
  saveTrafficCustomer,
  setTrafficCarpoolBd,
  setTrafficCarpoolGd,
  submitTrafficCart,
  submitTrafficCustomer,
  submitTrafficDelay,
  undoTrafficCarpoolBd,
  undoTrafficCarpoolGd,
  updateTrafficCartNumber,
  updateTrafficPayMoney,
  updateTrafficSendType,
} from './traffic';
export {
  getTrafficPaytoByOrder,
  listTrafficPayers,
  updateTrafficCartPayto,
  updateTrafficPaytoBatch,
  updateTrafficPaytoByOrder,
} from './traffic-payto';
export {
  addToTransferCart,
  deleteTransferOrderForm,
  deleteTransferProduct,
  getTransferCartCount,
  getTransferGoodsPrice,
  listTransferCart,
  queryTransferGoods,
  submitTransferOrder,
  updateTransferOrderQty,
  updateTransferPayMoney,
} from './transfer';
export {
  getUnfreezeFlags,
  listUnfreezeApplies,
  listUnsignedProductGroups,
  submitUnfreezeApply,
} from './unfreeze';
