// Generated from the API description by `pnpm generate`. Do not edit.
export const MEDIA = ["application/pdf","application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","image/png"];
export const TABLE = `listCart rl GET/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}
listCachedCart rl GET/cart/shoppingCart/get/list/cache/{saletoCode}
listSpecialPrices rl GET/cart/price/get/specialPrice/{saletoCode}/{sendtoCode}/{account}
addListToCart  POST/cart/shoppingCart/add/list/cart
addToCart  POST/cart/shoppingCart/add/cart
updateCartNumber  POST/cart/shoppingCart/add/cart/updateProductNumber
deleteCartEntries  POST/cart/shoppingCart/delete/cart
getCartCount rv GET/cart/shoppingCart/getNumberByValid/{id}
listCartIndustries rl GET/cart/shoppingCart/get/industryList
getCartAgreementStatus rv GET/cart/shoppingCart/get/agreement/status/{id}
refreshCartStock rl POST/cart/shoppingCart/refresh/stock/data
getCloudWarehouseAuthority rv GET/cart/shoppingCart/searchLyycAuthority
listCloudWarehouseProducts rl GET/cart/shoppingCart/queryYuncangProduct
getEsCustomerPermission rv POST/cart/shoppingCart/get/getEsCustomerPermission
listEasyManageGoods rp GET/cart/easyManageGoods/list
listEasyManageGoodsRecords rp GET/cart/easyManageGoods/record
splitOrder 120000 POST/order/splitOrder
listOrderPayers rl POST/order/paytoInfo
updateOrderInfo  POST/order/updateOrderInfo
cancelOrder  POST/order/cancelOrder
cancelMfjkOrder  POST/order/mfjk/cancelOrder
submitOrders  POST/order/post/orderInfo
validateProducts rl POST/order/post/validate/product
getSzkcRuleLock rl POST/order/getSzkcRuleLock
getSzkcConfigCustomer rv POST/order/getSzkcConfigCustomer
getTctpSwitch rv GET/order/get/tctpSwitch
generateMfyjSettlementRecord  POST/order/mfyjjs/generateOfmyyjjsRecord
payCreditOrder  POST/order/payCreditOrderByOrderNo
checkOrderQuotaCompose rv POST/order/post/validate/checkOrderQuotaCompose
calculateReplenishment rv POST/order/replenishmentCalculator
getBillInfo rv GET/order/billInfo
listYdWarehouses rl GET/order/yd-warehouse/query
listJdcDeliverAddresses rl GET/order/jdc/deliverAddress
queryElectronicSignAccount rv POST/order/electronicSign/account
sendElectronicSignVerifyCode  POST/order/electronicSign/verifyCode/send
verifyElectronicSignCode  POST/order/electronicSign/verifyCode/verify
querySignContracts rp POST/order/electronicSign/contractManagement
authenticateSigner  POST/order/electronicSign/personAuth
setPasswordFreeSigning  POST/order/electronicSign/mianmi
queryBatchOrderHeads rp POST/order/batchOrder/headSearch
queryBatchOrderLines rp POST/order/batchOrder/list
queryBatchSpecialPrices rl POST/order/batchOrder/specialPrice
queryBatchKuanxianStatus rl POST/order/batchOrder/kuanxianStatus
queryBatchFarWeekStatus rl POST/order/batchOrder/farWeekStatus
queryBatchPayers rl POST/order/batchOrder/payList
updateBatchProduct  POST/order/batchOrder/productUpdate
checkBatchOrder  POST/order/batchOrder/check
listAddressCollectRemarks rl GET/order/addressCollectRemark/query
saveAddressCollectRemark  POST/order/addressCollectRemark/save
listDiscountPrototypes rp GET/order/lhdiscountprototype/query
shelveDiscountPrototypes  POST/order/lhdiscountprototype/up
unshelveDiscountPrototypes  POST/order/lhdiscountprototype/down
runOrderBspRoutine  POST/order/bsp/routine
queryMyOrders rp POST/order/api/myorder/orderQueryPage
queryAllOrders rl POST/order/api/myorder/allOrdersQuery
judgeOrderButtons rv POST/order/api/myorder/buttonLogicJudgment
rejectDelivery  POST/order/api/myorder/logisticsRejection
cancelOrderToTcStock  POST/order/api/myorder/cancelOrderCreateTcStock
confirmTctpOrder  POST/order/api/myorder/tctpConfirm
selfSignOrder  POST/order/api/myorder/orderSelfSigned
addOrderEstimate  POST/order/api/myorder/addEstimate
queryOrderEstimate rv POST/order/api/myorder/queryEstimate
cancelMyOrder  POST/order/api/myorder/cancelOrder
selfSignOrders  POST/order/api/myorder/orderSelfBatchSign
queryRescheduleDates rv POST/order/api/myorder/orderRescheduleDate
rescheduleOrder  POST/order/api/myorder/orderReschedule
setJdPlanSendTime  POST/order/api/myorder/jdPlanSendTime
confirmOrderReceived  POST/order/api/myorder/buttonReceivedOrder
getOrderMonthSummary rv POST/order/api/myorder/orderMonthSummery
cancelGroupOrder  GET/order/api/myorder/cancelGroupOrder
listVehicleOrders rl GET/order/api/myorder/getVehicleOrderList
sendSelfPayMessage  GET/order/api/myorder/selfPayOrderSendMsg
confirmAdvanceArrival  GET/order/api/myorder/advanceArrivalConfirm
getJdPlanSendRange rv GET/order/api/myorder/getJdPlanSendStartTime
deleteMfyjOrder  GET/order/api/myorder/mfyj/delete
listCancelReasons rl GET/order/api/myorder/cancelButtonRejectReason
queryAuditOrders rp POST/order/api/v1/order/audit/orders
auditOrders  POST/order/api/v1/order/audit/batch
getLogisticsInfo rv GET/order/logisticsTrajectory/getLogisticsInfo
queryJjLogisticsTrack rv POST/order/logisticsTrajectory/queryJJLogisticsTrack
payDepositOrder  POST/order/depositOrder/payByCustomer
calculateStorageFee rv POST/order/depositOrder/calculateJkfOrderApply
payOverdueStorageFee  GET/order/depositOrder/payOverdueJKF
delayStorageOrder  GET/order/depositOrder/delayJkfOrder
applyDepositDelay  POST/order/depositDelay/delayApply
payCrowdFundingOrder  GET/order/crowdFunding/payByCustomer/{orderNo}
updateChongbaiOrderStatus  POST/order/chongbai/updateCbOrderStatus
splitHairishengOrder 120000 POST/order/hairisheng/splitOrder
cancelHairishengOrder  POST/order/hairisheng/cancelSaleOrder
getTripartitePurchaseOrder rv GET/order/hrsTripartitePo/getPurchaseOrder
updateAirOrderInvoice  POST/order/airorder/updateTHOrderInvoice
getWholeHouseReject rv GET/order/wholeHouse/getRejectOrderDetail
handleWholeHouseReject  POST/order/wholeHouse/orderRejectHandle
changeWholeHouseOrder  POST/order/wholeHouse/order/change
getWholeHouseValidTime rv GET/order/wholeHouse/getValidTime
queryAllocations rp POST/order/allocation/queryAllocationList
confirmOrRefuseAllocation  POST/order/allocation/confirmOrRefuse
queryPopReserves rp POST/order/poprzbh/list
stopPopReserve  POST/order/poprzbh/stop/{id}
exportPopReserves rB GET/order/poprzbh/exportExcel
getPopReserve rv GET/order/poprzbh/detail/{id}
listPopWarehouses rl GET/order/poprzbh/getWarehouseList
listPopCustomerCodes rl GET/order/poprzbh/getPoprzCustomerCode
checkCreditApplyAllowed rv GET/order/creditOrder/allowedApply
submitCreditApply  POST/order/creditOrder/submitApply
queryCreditApplies rp POST/order/creditOrder/queryApplyList
savePreOrder  POST/order/pre/saveOrder
getArrivalWeeks rl GET/order/orderweek/getArrivalWeeks
getHaierWeek rv GET/order/orderweek/getHaierWeek
placeBigOrder  POST/order/oldOrder/placeBigOrder
placeBigOrderB2b  POST/order/oldOrder/placeBigOrderB2B
getBigOrderStatus rv POST/order/oldOrder/getOrderStatusByBatch
listBigActivities rp GET/activity/bigorder/list
listBigProductGroups rl GET/activity/bigorder/productGroups
getBigActivity rv GET/activity/bigorder/detail
getAllStock rv GET/cuspro/reserve/getAllStock
getAtpStock rl GET/cuspro/reserve/get365AtpStock
getReserveProductPrice rv GET/cuspro/productPrice/getProductPrice
listDemands rp GET/activity/demand/demandList
deleteDemand  POST/activity/demand/delBigOrderDemand
saveDemand  POST/activity/demand/saveBigOrderDemand
saveDemandEvaluation  POST/activity/demand/saveEvaluation
getDemand rv GET/activity/demand/getDetailById/{id}
updateDemandImages  POST/activity/demand/updateImages
listDemandRecords rl GET/activity/demandRecoder/getBigOrderDemandRecoderList/{id}
findDynamicForm rv GET/activity/bigOrderDemandDynamic/findDynamicForm/{id}
uploadDocument u POST/basic/document/upload
deleteDocument  POST/basic/document/delete
updateTrafficPaytoByOrder  POST/traffic/payto/updatePaytoByOrderTypeNo
getTrafficPaytoByOrder rv GET/traffic/payto/queryPaytoByOrderTypeNo
updateTrafficPaytoBatch  POST/traffic/payto/updatePaytoCodeBatch
listTrafficPayers rl GET/traffic/payto/queryAll
updateTrafficCartPayto  POST/traffic/payto/updatePaytoShoppingCart
changeTrafficCreditPayto  POST/traffic/queryOrder/xyChangePayTo
listTrafficCart rl GET/traffic/queryOrder/shoppingCartAll
getTrafficCartCount rv GET/traffic/queryOrder/shoppingCartNum
changeTrafficBillto  POST/traffic/queryOrder/changeKpf
payTrafficOrder  POST/traffic/traffic-order/payByCustomer/{orderFlowNo}
listTrafficDelayApprovers rl GET/traffic/trafficDelay/getApplyApprovalUserList
checkTrafficDelayApply rv GET/traffic/trafficDelay/getIsApply
submitTrafficDelay  POST/traffic/trafficDelay/apply
deleteTrafficCartLine  POST/traffic/cart/deleteSub
deleteTrafficCart  POST/traffic/cart/deleteAll
deleteTrafficDiscountCart  POST/traffic/cart/deleteAllZK
submitTrafficCart  POST/traffic/cart/cartSubmit
preCheckTrafficOrder rv120000 POST/traffic/order/preCheck
setTrafficCarpoolGd  POST/traffic/customerCarpool/setGD
undoTrafficCarpoolGd  POST/traffic/customerCarpool/undoGD
setTrafficCarpoolBd  POST/traffic/customerCarpool/setBD
undoTrafficCarpoolBd  POST/traffic/customerCarpool/undoBD
listBaseWarehouses rl GET/traffic/base/queryJDWarehouse
getTrafficGoodsPrice rl POST/traffic/base/queryGoodsPrice
listTrafficCarpoolOrders rl GET/traffic/v2/trafficPackage/queryPcOrderBySendtoCode
listTrafficPackageCustomers rl GET/traffic/v2/trafficPackage/queryCustomerInSamePackage
getTrafficContact rv GET/traffic/trafficYdContact/query
saveTrafficContact  POST/traffic/trafficYdContact/save
updateTrafficSendType  POST/traffic/ydContact/updateSendType
updateTrafficPayMoney  POST/traffic/ydContact/updatePayMoney
listTrafficCarTypes rl GET/traffic/carTypes
listTrafficCustomerAddresses rl POST/coc/api/trafficCustomer/sendToAddress
saveTrafficCustomer  POST/coc/api/trafficCustomer/save
submitTrafficCustomer  POST/coc/api/trafficCustomer/submit
getTrafficCustomerApproveStatus rl GET/coc/api/trafficCustomer/approveStatus
listTransferCart rl GET/transfer/queryOrder/cart
getTransferGoodsPrice rl POST/transfer/cargoQuery/queryGoodsPrice
deleteTransferProduct  POST/transfer/dhDeleteOrder/deleteProduct
deleteTransferOrderForm  POST/transfer/dhDeleteOrder/deleteOrderForm
updateTransferPayMoney  POST/transfer/dhDeleteOrder/upDHPayMoney
submitTransferOrder  POST/transfer/defaultOrder/submitDhOrder
updateTransferOrderQty  POST/transfer/addToCart/updateOrderQty
getTransferCartCount rv GET/transfer/queryOrder/shoppingCartNum
queryTransfers rp POST/account/transfer/application/list
listTransferRegions rl POST/account/transfer/application/region
deleteTransfer  POST/account/transfer/application/deleteTransferModel
saveTransfer  POST/account/transfer/application/saveTransferModel
saveMasterSonTransfer  POST/account/transfer/application/saveTransferModelByMasterSon
saveFinanceTransfer  POST/account/transfer/application/saveFinanceTransferModel
checkTransferWindow rv GET/account/transfer/application/showTransferWindow
getTransferOrg rv GET/account/transfer/application/changeOrg.nd
listMasterSonPayers rl GET/account/transfer/application/getPayToByMasterSon.nd
checkCrossCenterTransfer rv GET/account/transfer/application/isCrossCenter
checkTransferPolicy rv GET/account/transfer/application/isTransferPol
saveTransferPolicy  POST/account/transfer/application/saveTransferPol
transformMoney rv POST/account/Money/transform
getSoldTo rv GET/customer/saleto/info
listShipTos rl GET/customer/sendto/list
getDefaultShipTo rv GET/customer/sendto/default
listPayTos rl GET/customer/payto/list
listB2bPayTos rl GET/customer/payto/listB2B
listAccountPayTos rl GET/customer/payto/account
listAuthorizedPayTos rl GET/customer/payto/authorized
listBillTos rl GET/customer/billto/list
getSaleInfo rv GET/customer/customers/auxiliary/customer
listAddresses rl GET/customer/customers/auxiliary/addresses
listAllAddresses rl GET/customer/customers/auxiliary/addresses/all
listPayers rl GET/customer/customers/auxiliary/payer
listAllPayers rl GET/customer/customers/auxiliary/payer/all
getDefaultRelations rv GET/customer/customers/auxiliary/default/relations
setDefaultAddress  GET/customer/customers/auxiliary/relations/{addressCode}/default
setDefaultPayer  GET/customer/customers/auxiliary/default/{payerCode}
listPayerBalances rl POST/customer/payerBalanceList/inquire
getAxBalance rv GET/customer/getAxBalance
listSalesGroups rl GET/coc/api/v1/customers/{id}/SalesGroup
checkOmsAuthorized rv GET/coc/api/v1/customers/{id}/oms/authorized
alterCustomerValues  POST/coc/api/v1/customers/valuesync/alter
getCustomerArchive rv GET/coc-search/api/v1/customer/{id}
verifyCustomerLogin rv GET/coc-search/api/v1/customer/loginVerify/{customerCode}
listSalesViews rl GET/coc-search/api/v1/customer/saleByES
listSaleOrgCodes rl POST/coc-search/api/v1/customer/getSaleOrgCode
verifyCustomerPermission rv POST/coc-search/api/v1/customer/verifyCusPermission
listSaleOrgFactories rl GET/customer/getSaleOrgAndFactory
listOriginalSaleOrgs rl GET/customer/recharge/getOriginalSalesOrganizationsview
listPayerSalesGroups rl POST/customer/getCustomerPayerSalesGroup
listCustomerCenters rl GET/customer/getCustomerAllCenter/{customerCode}
listCustomerYuncangs rl GET/customer/yunCang/queryCustomerYuncang
submitLiquidateApply  POST/customer/liquidateApplySubmit
settleAccountLiquidation  POST/customer/accountLiquidateSettle
checkLiquidateApply rv POST/customer/checkIsApply
queryNetworks rp POST/customer/queryNetworkList
submitNetworkApply  POST/customer/networkApplyNew
queryIndustries rl POST/customer/queryIndustryList
listSaleOrgs rl GET/customer/querySaleOrg
judgeLiquidateApply rv GET/customer/liquidateApplyJudge
listLiquidationOrders rl GET/customer/queryOrderDto
listLiquidationRebates rl GET/customer/queryRebate
listLiquidationBalances rl GET/customer/querySapMoneyDto
cancelLiquidateApply  GET/customer/cancelLiquidateApply
deleteLiquidateApply  GET/customer/deleteLiquidateApply
listNetworkApplyNodes rl GET/customer/queryNetworkApplyNode
listHccTrades rl GET/customer/queryHCCTrade
listHccProvinces rl GET/customer/queryHCCProvince
listHccCities rl GET/customer/queryHCCCity
listHccDistricts rl GET/customer/queryHCCDistrict
listHccTowns rl GET/customer/queryHCCTown
getAccountFlow r GET/customer/queryAccountFlowDto
listHccProductLineStatuses rl GET/customer/queryHccProductLineStatus
listPotentialCustomers rp GET/coc/api/potentialCustomer/list
getPotentialCustomer rv GET/coc/api/potentialCustomer/detail/{id}
uploadPotentialCustomerPicture u POST/coc/api/potentialCustomer/upload
submitUnfreezeApply  POST/customer/unfreeze/submit
listUnsignedProductGroups rl GET/customer/unfreeze/queryUnSignedProductGroup
getUnfreezeFlags rv GET/customer/unfreeze/queryUnfreezeApplyForFlag
listUnfreezeApplies rl GET/customer/unfreeze/unfreezeApplyHis
submitSendtoChange  POST/customer/sendtoChangeApproval/submit
getSendtoChangeStatus r GET/customer/sendtoChangeApproval/getApprovalStatusBySendToCode
revokeSendtoChange  POST/customer/sendtoChangeApproval/revoke
listSubAccounts rl GET/auth/user/customer/getAccountList
getAllRolesAndPermissions rv GET/auth/user/customer/getAllRolesAndPermissions
getSubAccountPermissions rv GET/auth/user/customer/getRoleAndPermissionList
getPermissionList rv GET/auth/user/customer/getPermissionList
updateSubAccount  POST/auth/user/customer/updateSubAccount
getUserInfo rv GET/auth/user/getUserInfoByToken
redirectAfterLogin r GET/auth/redirect
getHotspotImages rl GET/auth/permission/getHotspotImages
queryInterestProducts rp POST/customer/queryCustomerInterestProductByAccount
addInterestProducts  POST/customer/addInterestProduct/{customerCode}/{account}/{list}
removeInterestProducts  POST/customer/removeInterestProduct
queryCommonQuestions rp POST/customer/queryCommonQuestionList
setQuestionInUse  POST/customer/questionIsUse
saveCommonQuestion  POST/customer/questionSaveOrUpdate
getCommonQuestion rv GET/customer/queryCommonQuestionDetail
deleteCommonQuestion  GET/customer/questionDelete
queryProducts rp POST/coc-product/product/getProductPageByProductCode
listPrices rl POST/commodity/api/productPrice/allprice
listDailySalesPrices rl GET/commodity/api/productPrice/queryPriceDailySales
listStock rl POST/commodity/api/productStock/stock
queryInventoryPage rp POST/commodity/api/productStock/inventoryQueryByPageNew
checkRemoteCloudWarehouse rv GET/commodity/api/productStock/isYdycBySaletoCode
listProductGroups rl GET/commodity/api/productGroup/list
listSamples rp GET/commodity/api/sample/list
listCategories rl GET/catalog/categories
recordCategoryAdClick  POST/catalog/categoryPictrues/addClicks
uploadFile u POST/basic/file/upload
runBuyReturnRoutine  POST/jsh-buyreturn/bsp/routine
getYilihuoVideoToken rv GET/customer/queryYilihuoVideoToken
checkWhitelist rv GET/operateAssistant/inWhitelist/{id}
exportSampleSheet rB GET/operateAssistant/export
queryDictionary rl GET/basic/dictionary/query
createAsyncExport  POST/basic/asyncExport/create
listProvinces rl GET/basic/address/province
listCities rl GET/basic/address/city/{id}
listAreas rl GET/basic/address/area/{id}
listActivities rp GET/activity/page
prefillEventWork  POST/eventWork/prefill
resetPaymentPassword  POST/account/paymentPassword/reset
searchProtocolAuth rl GET/account/protocolAuth/search
checkReverseAuthority rv GET/order/reverse/product/checkCustomerReverseAuthority
checkReverseAgreement rv GET/order/reverse/product/checkCustomerReverseAgreementSign
savePurchaseReturnProtocol  POST/order/reverse/product/savePurchaseReturnProtocol
signReturnContract  POST/order/reverse/product/contractSign
submitReturnApproval  POST/order/reverse/orderApproval/submit
listReturnApprovalStatuses rl GET/order/reverse/orderApproval/getStatusByBstnks
getRedInvoicePermission rv GET/financial-data/redInvoice/{customerCode}/searchAuthorityInfo
getEvaluateStatus rv GET/customer/evaluate/getEvaluateStatus
listEvaluateAttributes rl GET/customer/evaluate/getAllAttributeInfoByType
getEvaluateInfo rv GET/customer/evaluate/getEvaluateInfo
submitEvaluate  POST/customer/evaluate/submitEvaluate
getCyclePredict rl GET/data-analysis/getCyclePredict
listCustomerInventory rl GET/data-analysis/getYlhZlCustomerInventory
getCustomerFlagData rv GET/data-analysis/getJshCusFlagData
checkStockUp rv POST/order/stockUp/check
createStockUpOrder  POST/order/stockUp/createOrder
getStockUpNumber rv GET/order/stockUp/getNumber
searchCocOrders rp POST/coc/api/order/search
openCocOrderApproval  POST/coc/api/order/approval/open
queryMessages rp POST/message/api/message/page
readAllMessages  GET/message/api/message/updateAllMessageRead
readMessage  GET/message/api/message/updateMessageRead
listUnreadMessageTypes rl GET/message/api/message/getNotReadMessageType
getUnreadMessageCount rv GET/message/api/message/getNotReadMessageCount
getTodoUnreadCount rv GET/message/api/waitdo/unreadCount/{customerCode}
listTodos rp GET/message/api/waitdo/page
listSystemNotifications rl GET/message/api/systemNotification/list
getInsertScreen rv GET/message/api/systemNotification/showOpenInsertScreenFromHwork
checkNotificationRead rv POST/message/api/systemNotification/isread
registerNotificationRead  POST/message/api/systemNotification/Register/insert
listNewProductRecommendations rl GET/message/api/systemNotification/newProductRecommendation
listFinanceDialogs rl GET/account/finance/dialog
readFinanceDialog  GET/account/finance/dialog/{id}/read
listDialogInvoices rl GET/account/finance/dialog/{id}/invoice
checkConsentToUse rv POST/account/readLogApi/isConsentToUse
consentToUse  POST/account/readLogApi/consentToUse
listRecommendedKeywords rp POST/search/recommend/list
recordKeywordClick  POST/search/recommend/click
suggestProductModels rl GET/search/productModel/suggest
checkAccountGate rv GET/account/finance/accountGate/{gateType}
superviseContract rv POST/account/singleSignOn/contractSupervise
getFinanceContract rv POST/account/singleSignOn/contractDetail
signFinanceContract  POST/account/singleSignOn/contractSign
unbindSigningAccount  POST/account/singleSignOn/relieveBinding
getSigningTips rv GET/account/singleSignOn/isTips/{customerCode}
closeSigningTips  GET/account/singleSignOn/noTips/{type}/{customerCode}
checkUnsignedContract rv GET/account/singleSignOn/isHaveNoSignContract/{customerCode}/{docType}
queryFinanceHistory rp POST/account/supplyChainFinance/queryFinanceHistory
getFinanceRepayDetail rv POST/account/supplyChainFinance/queryFinanceRepayDetail
getServiceChargePrompt rv GET/account/supplyChainFinance/serviceCharge/popUpPrompt
queryAccountStatement rp POST/account/contacts/management/accountStatement/list
exportAccountStatement rB GET/account/contacts/management/accountStatement/export
queryReconciliations rp POST/account/contacts/management/reconciliation/list
confirmReconciliation  POST/account/contacts/management/reconciliation/confirm
exportReconciliations rB POST/account/contacts/management/reconciliation/export
queryMonthAccounts rp POST/account/contacts/management/monthAccount/list
exportMonthAccounts rB GET/account/contacts/management/monthAccount/export
queryDayAccounts rp POST/account/contacts/management/dayAccount/list
exportDayAccounts rB GET/account/contacts/management/dayAccount/export
queryReceipts rp POST/account/contacts/management/receipt/list
printReceipt rA GET/account/contacts/management/receipt/print
queryBankInterests rp POST/account/contacts/management/bankInterest/list
confirmBankInterest  POST/account/contacts/management/bankInterest/confirm
queryFundsTransfers rp POST/account/contacts/management/fundsTransfer/list
submitFundsTransfer  POST/account/contacts/management/fundsTransfer/submit
exportCapitalFlow rB GET/account/contacts/management/capitalFlow/export
openPaymentAccount  POST/account/contacts/management/paymentAccount/open
addPayer  POST/account/contacts/management/payer/add
getContractRate rl GET/account/contacts/management/contractRate/query
getCreditCenter rv GET/account/contacts/management/creditCenter/query
submitRefreshTask  POST/account/contacts/management/refreshTask/submit
getPaymentQrCode rC GET/account/contacts/management/qrCode
queryPosAgreements rp POST/account/contacts/management/pos/agreement/list
submitPosAgreement  POST/account/contacts/management/pos/agreement/submit
submitPosPayment  POST/account/contacts/management/pos/payment/submit
queryPosTerminals rp POST/account/contacts/management/pos/terminal/list
setPosTerminalBinding  POST/account/contacts/management/pos/terminal/bind
queryPosServiceCharges rp POST/account/contacts/management/pos/serviceCharge/list
queryInvoices rp POST/account/invoices/management/list
signInvoices  POST/account/invoices/management/sign
rejectInvoices  POST/account/invoices/management/return
startInvoiceSignature  POST/account/invoices/management/signature
queryInvoiceTrace rp POST/account/invoices/management/tatci
exportInvoices rB GET/account/invoices/management/export
queryAcceptanceBills rp POST/account/invoices/management/acceptanceBill/list
submitAcceptanceBill  POST/account/invoices/management/acceptanceBill/entry
queryBillClaims rp POST/account/invoices/management/billClaim/list
submitBillClaim  POST/account/invoices/management/billClaim/submit
queryRebates rp POST/financial-data/rebate/list
queryRebateSettlementDetails rp POST/financial-data/rebate/settlementDetail/list
exportRebates rB POST/financial-data/rebate/export
queryRetailAggregations rp POST/financial-data/retail/aggregation/list
queryAppointmentContracts rp POST/financial-data/appointmentContract/list
queryPolicyDeliveries rp POST/financial-data/policy/delivery/list
queryPolicyPrizes rp POST/financial-data/policy/prize/list
queryRedInvoiceSettlements rp POST/financial-data/redInvoice/settlement/list
listPaymentAccounts rl GET/account/contacts/management/paymentAccount/list
unbindBankCard  POST/account/contacts/management/paymentAccount/unbind
queryInvoiceApplies rp POST/account/invoices/management/apply/list
submitInvoiceApply  POST/account/invoices/management/apply/submit
getPaymentResult rv GET/account/payment/result
submitPayment  POST/account/payment/submit
submitFinanceApply  POST/account/supplyChainFinance/apply
queryFinanceExpenses rp POST/account/supplyChainFinance/queryExpense
queryFinanceOrders rp POST/account/supplyChainFinance/queryFinanceOrder
submitFinanceRepay  POST/account/supplyChainFinance/repay
listLives rp GET/activity/live/list
listPackages rp GET/commodity/api/package/list
listSuitCategories rl GET/commodity/api/suit/categories
getSuit rv GET/commodity/api/suit/detail/{planId}
listSuits rp GET/commodity/api/suit/list
saveDeliveryAddress  POST/customer/customers/auxiliary/addresses/save
getCalculatorFigures rv GET/data-analysis/getCalculatorFigures
queryEventWorks rp POST/eventWork/page
submitEventWork  POST/eventWork/submit
queryRebateOrderInvoices rp POST/financial-data/rebate/orderInvoiceDetail/list
confirmLetter  POST/message/api/letter/confirm
listLetters rp GET/message/api/letter/list
getNews rv GET/message/api/news/detail/{newsId}
listNews rp GET/message/api/news/list
getSms rv GET/message/api/sms/detail/{id}
listSms rp GET/message/api/sms/page
exportMyOrders rB POST/order/api/myorder/exportOrders
importBatchOrder u POST/order/batchOrder/import
submitBatchOrder  POST/order/batchOrder/submit
queryFleeingGoods rp POST/order/fleeingGoods/queryPage
queryDeliveryNotes rp POST/order/logisticsTrajectory/queryDeliveryPage
queryPopStock rp POST/order/poprzbh/stockList
submitPopOrder  POST/order/poprzbh/submitOrder
queryPrototypeSamples rp POST/order/prototypeSample/queryPage
queryOverdueReturns rp POST/order/reverse/product/queryOverdueReturnPage
queryReturnOrders rp POST/order/reverse/product/queryReturnPage
addToTrafficCart  POST/traffic/cart/add
updateTrafficCartNumber  POST/traffic/cart/updateQty
queryTrafficGoods rp POST/traffic/queryGoods/list
queryTrafficOrders rp POST/traffic/queryOrder/orderPage
acceptTrafficOrders  POST/traffic/traffic-order/accept
addToTransferCart  POST/transfer/addToCart/add
queryTransferGoods rp POST/transfer/cargoQuery/queryGoodsList`;
