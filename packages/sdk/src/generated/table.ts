// Generated from the API description by `pnpm generate`. Do not edit.
export const MEDIA = ["application/pdf","application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","image/png"];
export const TABLE = `transformMoney rv POST0//account/Money/transform
exportAccountStatement rB GET2/contacts/management/accountStatement/export
queryAccountStatement rp POST5/list
confirmBankInterest  POST4/bankInterest/confirm
queryBankInterests rp POST5/list
exportCapitalFlow rB GET4/capitalFlow/export
getContractRate rl GET4/contractRate/query
getCreditCenter rv GET4/creditCenter/query
exportDayAccounts rB GET4/dayAccount/export
queryDayAccounts rp POST5/list
queryFundsTransfers rp POST4/fundsTransfer/list
submitFundsTransfer  POST5/submit
exportMonthAccounts rB GET4/monthAccount/export
queryMonthAccounts rp POST5/list
addPayer  POST4/payer/add
listPaymentAccounts rl GET4/paymentAccount/list
openPaymentAccount  POST5/open
unbindBankCard  POST5/unbind
queryPosAgreements rp POST4/pos/agreement/list
submitPosAgreement  POST6/submit
submitPosPayment  POST5/payment/submit
queryPosServiceCharges rp POST5/serviceCharge/list
setPosTerminalBinding  POST5/terminal/bind
queryPosTerminals rp POST6/list
getPaymentQrCode rC GET4/qrCode
queryReceipts rp POST4/receipt/list
printReceipt rA GET5/print
confirmReconciliation  POST4/reconciliation/confirm
exportReconciliations rB POST5/export
queryReconciliations rp POST5/list
submitRefreshTask  POST4/refreshTask/submit
checkAccountGate rv GET2/finance/accountGate/{gateType}
listFinanceDialogs rl GET3/dialog
listDialogInvoices rl GET4/{id}/invoice
readFinanceDialog  GET5/read
submitAcceptanceBill  POST2/invoices/management/acceptanceBill/entry
queryAcceptanceBills rp POST5/list
queryInvoiceApplies rp POST4/apply/list
submitInvoiceApply  POST5/submit
queryBillClaims rp POST4/billClaim/list
submitBillClaim  POST5/submit
exportInvoices rB GET4/export
queryInvoices rp POST4/list
rejectInvoices  POST4/return
signInvoices  POST4/sign
startInvoiceSignature  POST4/signature
queryInvoiceTrace rp POST4/tatci
getPaymentResult rv GET2/payment/result
submitPayment  POST3/submit
resetPaymentPassword  POST2/paymentPassword/reset
searchProtocolAuth rl GET2/protocolAuth/search
consentToUse  POST2/readLogApi/consentToUse
checkConsentToUse rv POST3/isConsentToUse
getFinanceContract rv POST2/singleSignOn/contractDetail
signFinanceContract  POST3/contractSign
superviseContract rv POST3/contractSupervise
checkUnsignedContract rv GET3/isHaveNoSignContract/{customerCode}/{docType}
getSigningTips rv GET3/isTips/{customerCode}
closeSigningTips  GET3/noTips/{type}/{customerCode}
unbindSigningAccount  POST3/relieveBinding
submitFinanceApply  POST2/supplyChainFinance/apply
queryFinanceExpenses rp POST3/queryExpense
queryFinanceHistory rp POST3/queryFinanceHistory
queryFinanceOrders rp POST3/queryFinanceOrder
getFinanceRepayDetail rv POST3/queryFinanceRepayDetail
submitFinanceRepay  POST3/repay
getServiceChargePrompt rv GET3/serviceCharge/popUpPrompt
getTransferOrg rv GET2/transfer/application/changeOrg.nd
deleteTransfer  POST4/deleteTransferModel
listMasterSonPayers rl GET4/getPayToByMasterSon.nd
checkCrossCenterTransfer rv GET4/isCrossCenter
checkTransferPolicy rv GET4/isTransferPol
queryTransfers rp POST4/list
listTransferRegions rl POST4/region
saveFinanceTransfer  POST4/saveFinanceTransferModel
saveTransfer  POST4/saveTransferModel
saveMasterSonTransfer  POST4/saveTransferModelByMasterSon
saveTransferPolicy  POST4/saveTransferPol
checkTransferWindow rv GET4/showTransferWindow
findDynamicForm rv GET1/activity/bigOrderDemandDynamic/findDynamicForm/{id}
getBigActivity rv GET2/bigorder/detail
listBigActivities rp GET3/list
listBigProductGroups rl GET3/productGroups
deleteDemand  POST2/demand/delBigOrderDemand
listDemands rp GET3/demandList
getDemand rv GET3/getDetailById/{id}
saveDemand  POST3/saveBigOrderDemand
saveDemandEvaluation  POST3/saveEvaluation
updateDemandImages  POST3/updateImages
listDemandRecords rl GET2/demandRecoder/getBigOrderDemandRecoderList/{id}
listLives rp GET2/live/list
listActivities rp GET2/page
getHotspotImages rl GET1/auth/permission/getHotspotImages
redirectAfterLogin r GET2/redirect
listSubAccounts rl GET2/user/customer/getAccountList
getAllRolesAndPermissions rv GET4/getAllRolesAndPermissions
getPermissionList rv GET4/getPermissionList
getSubAccountPermissions rv GET4/getRoleAndPermissionList
updateSubAccount  POST4/updateSubAccount
getUserInfo rv GET3/getUserInfoByToken
listAreas rl GET1/basic/address/area/{id}
listCities rl GET3/city/{id}
listProvinces rl GET3/province
createAsyncExport  POST2/asyncExport/create
queryDictionary rl GET2/dictionary/query
deleteDocument  POST2/document/delete
uploadDocument u POST3/upload
uploadFile u POST2/file/upload
listEasyManageGoods rp GET1/cart/easyManageGoods/list
listEasyManageGoodsRecords rp GET3/record
listSpecialPrices rl GET2/price/get/specialPrice/{saletoCode}/{sendtoCode}/{account}
addToCart  POST2/shoppingCart/add/cart
updateCartNumber  POST5/updateProductNumber
addListToCart  POST4/list/cart
deleteCartEntries  POST3/delete/cart
getCartAgreementStatus rv GET3/get/agreement/status/{id}
getEsCustomerPermission rv POST4/getEsCustomerPermission
listCartIndustries rl GET4/industryList
listCachedCart rl GET4/list/cache/{saletoCode}
listCart rl GET5/{saletoCode}/{sendtoCode}/{saletoCodeSub}
getCartCount rv GET3/getNumberByValid/{id}
listCloudWarehouseProducts rl GET3/queryYuncangProduct
refreshCartStock rl POST3/refresh/stock/data
getCloudWarehouseAuthority rv GET3/searchLyycAuthority
listCategories rl GET1/catalog/categories
recordCategoryAdClick  POST2/categoryPictrues/addClicks
queryProducts rp POST1/coc-product/product/getProductPageByProductCode
listSaleOrgCodes rl POST1/coc-search/api/v1/customer/getSaleOrgCode
verifyCustomerLogin rv GET5/loginVerify/{customerCode}
listSalesViews rl GET5/saleByES
verifyCustomerPermission rv POST5/verifyCusPermission
getCustomerArchive rv GET5/{id}
openCocOrderApproval  POST1/coc/api/order/approval/open
searchCocOrders rp POST4/search
getPotentialCustomer rv GET3/potentialCustomer/detail/{id}
listPotentialCustomers rp GET4/list
uploadPotentialCustomerPicture u POST4/upload
getTrafficCustomerApproveStatus rl GET3/trafficCustomer/approveStatus
saveTrafficCustomer  POST4/save
listTrafficCustomerAddresses rl POST4/sendToAddress
submitTrafficCustomer  POST4/submit
alterCustomerValues  POST3/v1/customers/valuesync/alter
listSalesGroups rl GET5/{id}/SalesGroup
checkOmsAuthorized rv GET6/oms/authorized
listPackages rp GET1/commodity/api/package/list
listProductGroups rl GET3/productGroup/list
listPrices rl POST3/productPrice/allprice
listDailySalesPrices rl GET4/queryPriceDailySales
queryInventoryPage rp POST3/productStock/inventoryQueryByPageNew
checkRemoteCloudWarehouse rv GET4/isYdycBySaletoCode
listStock rl POST4/stock
listSamples rp GET3/sample/list
listSuitCategories rl GET3/suit/categories
getSuit rv GET4/detail/{planId}
listSuits rp GET4/list
getReserveProductPrice rv GET1/cuspro/productPrice/getProductPrice
getAtpStock rl GET2/reserve/get365AtpStock
getAllStock rv GET3/getAllStock
settleAccountLiquidation  POST1/customer/accountLiquidateSettle
addInterestProducts  POST2/addInterestProduct/{customerCode}/{account}/{list}
listBillTos rl GET2/billto/list
cancelLiquidateApply  GET2/cancelLiquidateApply
checkLiquidateApply rv POST2/checkIsApply
listAddresses rl GET2/customers/auxiliary/addresses
listAllAddresses rl GET5/all
saveDeliveryAddress  POST5/save
getSaleInfo rv GET4/customer
getDefaultRelations rv GET4/default/relations
setDefaultPayer  GET5/{payerCode}
listPayers rl GET4/payer
listAllPayers rl GET5/all
setDefaultAddress  GET4/relations/{addressCode}/default
deleteLiquidateApply  GET2/deleteLiquidateApply
listEvaluateAttributes rl GET2/evaluate/getAllAttributeInfoByType
getEvaluateInfo rv GET3/getEvaluateInfo
getEvaluateStatus rv GET3/getEvaluateStatus
submitEvaluate  POST3/submitEvaluate
getAxBalance rv GET2/getAxBalance
listCustomerCenters rl GET2/getCustomerAllCenter/{customerCode}
listPayerSalesGroups rl POST2/getCustomerPayerSalesGroup
listSaleOrgFactories rl GET2/getSaleOrgAndFactory
judgeLiquidateApply rv GET2/liquidateApplyJudge
submitLiquidateApply  POST2/liquidateApplySubmit
submitNetworkApply  POST2/networkApplyNew
listPayerBalances rl POST2/payerBalanceList/inquire
listAccountPayTos rl GET2/payto/account
listAuthorizedPayTos rl GET3/authorized
listPayTos rl GET3/list
listB2bPayTos rl GET3/listB2B
getAccountFlow r GET2/queryAccountFlowDto
getCommonQuestion rv GET2/queryCommonQuestionDetail
queryCommonQuestions rp POST2/queryCommonQuestionList
queryInterestProducts rp POST2/queryCustomerInterestProductByAccount
listHccCities rl GET2/queryHCCCity
listHccDistricts rl GET2/queryHCCDistrict
listHccProvinces rl GET2/queryHCCProvince
listHccTowns rl GET2/queryHCCTown
listHccTrades rl GET2/queryHCCTrade
listHccProductLineStatuses rl GET2/queryHccProductLineStatus
queryIndustries rl POST2/queryIndustryList
listNetworkApplyNodes rl GET2/queryNetworkApplyNode
queryNetworks rp POST2/queryNetworkList
listLiquidationOrders rl GET2/queryOrderDto
listLiquidationRebates rl GET2/queryRebate
listSaleOrgs rl GET2/querySaleOrg
listLiquidationBalances rl GET2/querySapMoneyDto
getYilihuoVideoToken rv GET2/queryYilihuoVideoToken
deleteCommonQuestion  GET2/questionDelete
setQuestionInUse  POST2/questionIsUse
saveCommonQuestion  POST2/questionSaveOrUpdate
listOriginalSaleOrgs rl GET2/recharge/getOriginalSalesOrganizationsview
removeInterestProducts  POST2/removeInterestProduct
getSoldTo rv GET2/saleto/info
getDefaultShipTo rv GET2/sendto/default
listShipTos rl GET3/list
getSendtoChangeStatus r GET2/sendtoChangeApproval/getApprovalStatusBySendToCode
revokeSendtoChange  POST3/revoke
submitSendtoChange  POST3/submit
listUnsignedProductGroups rl GET2/unfreeze/queryUnSignedProductGroup
getUnfreezeFlags rv GET3/queryUnfreezeApplyForFlag
submitUnfreezeApply  POST3/submit
listUnfreezeApplies rl GET3/unfreezeApplyHis
listCustomerYuncangs rl GET2/yunCang/queryCustomerYuncang
getCalculatorFigures rv GET1/data-analysis/getCalculatorFigures
getCyclePredict rl GET2/getCyclePredict
getCustomerFlagData rv GET2/getJshCusFlagData
listCustomerInventory rl GET2/getYlhZlCustomerInventory
queryEventWorks rp POST1/eventWork/page
prefillEventWork  POST2/prefill
submitEventWork  POST2/submit
queryAppointmentContracts rp POST1/financial-data/appointmentContract/list
queryPolicyDeliveries rp POST2/policy/delivery/list
queryPolicyPrizes rp POST3/prize/list
exportRebates rB POST2/rebate/export
queryRebates rp POST3/list
queryRebateOrderInvoices rp POST3/orderInvoiceDetail/list
queryRebateSettlementDetails rp POST3/settlementDetail/list
queryRedInvoiceSettlements rp POST2/redInvoice/settlement/list
getRedInvoicePermission rv GET3/{customerCode}/searchAuthorityInfo
queryRetailAggregations rp POST2/retail/aggregation/list
runBuyReturnRoutine  POST1/jsh-buyreturn/bsp/routine
confirmLetter  POST1/message/api/letter/confirm
listLetters rp GET4/list
getUnreadMessageCount rv GET3/message/getNotReadMessageCount
listUnreadMessageTypes rl GET4/getNotReadMessageType
queryMessages rp POST4/page
readAllMessages  GET4/updateAllMessageRead
readMessage  GET4/updateMessageRead
getNews rv GET3/news/detail/{newsId}
listNews rp GET4/list
getSms rv GET3/sms/detail/{id}
listSms rp GET4/page
registerNotificationRead  POST3/systemNotification/Register/insert
checkNotificationRead rv POST4/isread
listSystemNotifications rl GET4/list
listNewProductRecommendations rl GET4/newProductRecommendation
getInsertScreen rv GET4/showOpenInsertScreenFromHwork
listTodos rp GET3/waitdo/page
getTodoUnreadCount rv GET4/unreadCount/{customerCode}
exportSampleSheet rB GET1/operateAssistant/export
checkWhitelist rv GET2/inWhitelist/{id}
listAddressCollectRemarks rl GET1/order/addressCollectRemark/query
saveAddressCollectRemark  POST3/save
updateAirOrderInvoice  POST2/airorder/updateTHOrderInvoice
confirmOrRefuseAllocation  POST2/allocation/confirmOrRefuse
queryAllocations rp POST3/queryAllocationList
addOrderEstimate  POST2/api/myorder/addEstimate
confirmAdvanceArrival  GET4/advanceArrivalConfirm
queryAllOrders rl POST4/allOrdersQuery
judgeOrderButtons rv POST4/buttonLogicJudgment
confirmOrderReceived  POST4/buttonReceivedOrder
listCancelReasons rl GET4/cancelButtonRejectReason
cancelGroupOrder  GET4/cancelGroupOrder
cancelMyOrder  POST4/cancelOrder
cancelOrderToTcStock  POST4/cancelOrderCreateTcStock
exportMyOrders rB POST4/exportOrders
getJdPlanSendRange rv GET4/getJdPlanSendStartTime
listVehicleOrders rl GET4/getVehicleOrderList
setJdPlanSendTime  POST4/jdPlanSendTime
rejectDelivery  POST4/logisticsRejection
deleteMfyjOrder  GET4/mfyj/delete
getOrderMonthSummary rv POST4/orderMonthSummery
queryMyOrders rp POST4/orderQueryPage
rescheduleOrder  POST4/orderReschedule
queryRescheduleDates rv POST4/orderRescheduleDate
selfSignOrders  POST4/orderSelfBatchSign
selfSignOrder  POST4/orderSelfSigned
queryOrderEstimate rv POST4/queryEstimate
sendSelfPayMessage  GET4/selfPayOrderSendMsg
confirmTctpOrder  POST4/tctpConfirm
auditOrders  POST3/v1/order/audit/batch
queryAuditOrders rp POST6/orders
checkBatchOrder  POST2/batchOrder/check
queryBatchFarWeekStatus rl POST3/farWeekStatus
queryBatchOrderHeads rp POST3/headSearch
importBatchOrder u POST3/import
queryBatchKuanxianStatus rl POST3/kuanxianStatus
queryBatchOrderLines rp POST3/list
queryBatchPayers rl POST3/payList
updateBatchProduct  POST3/productUpdate
queryBatchSpecialPrices rl POST3/specialPrice
submitBatchOrder  POST3/submit
getBillInfo rv GET2/billInfo
runOrderBspRoutine  POST2/bsp/routine
cancelOrder  POST2/cancelOrder
updateChongbaiOrderStatus  POST2/chongbai/updateCbOrderStatus
checkCreditApplyAllowed rv GET2/creditOrder/allowedApply
queryCreditApplies rp POST3/queryApplyList
submitCreditApply  POST3/submitApply
payCrowdFundingOrder  GET2/crowdFunding/payByCustomer/{orderNo}
applyDepositDelay  POST2/depositDelay/delayApply
calculateStorageFee rv POST2/depositOrder/calculateJkfOrderApply
delayStorageOrder  GET3/delayJkfOrder
payDepositOrder  POST3/payByCustomer
payOverdueStorageFee  GET3/payOverdueJKF
queryElectronicSignAccount rv POST2/electronicSign/account
querySignContracts rp POST3/contractManagement
setPasswordFreeSigning  POST3/mianmi
authenticateSigner  POST3/personAuth
sendElectronicSignVerifyCode  POST3/verifyCode/send
verifyElectronicSignCode  POST4/verify
queryFleeingGoods rp POST2/fleeingGoods/queryPage
getTctpSwitch rv GET2/get/tctpSwitch
getSzkcConfigCustomer rv POST2/getSzkcConfigCustomer
getSzkcRuleLock rl POST2/getSzkcRuleLock
cancelHairishengOrder  POST2/hairisheng/cancelSaleOrder
splitHairishengOrder 120000 POST3/splitOrder
getTripartitePurchaseOrder rv GET2/hrsTripartitePo/getPurchaseOrder
listJdcDeliverAddresses rl GET2/jdc/deliverAddress
unshelveDiscountPrototypes  POST2/lhdiscountprototype/down
listDiscountPrototypes rp GET3/query
shelveDiscountPrototypes  POST3/up
getLogisticsInfo rv GET2/logisticsTrajectory/getLogisticsInfo
queryDeliveryNotes rp POST3/queryDeliveryPage
queryJjLogisticsTrack rv POST3/queryJJLogisticsTrack
cancelMfjkOrder  POST2/mfjk/cancelOrder
generateMfyjSettlementRecord  POST2/mfyjjs/generateOfmyyjjsRecord
getBigOrderStatus rv POST2/oldOrder/getOrderStatusByBatch
placeBigOrder  POST3/placeBigOrder
placeBigOrderB2b  POST3/placeBigOrderB2B
getArrivalWeeks rl GET2/orderweek/getArrivalWeeks
getHaierWeek rv GET3/getHaierWeek
payCreditOrder  POST2/payCreditOrderByOrderNo
listOrderPayers rl POST2/paytoInfo
getPopReserve rv GET2/poprzbh/detail/{id}
exportPopReserves rB GET3/exportExcel
listPopCustomerCodes rl GET3/getPoprzCustomerCode
listPopWarehouses rl GET3/getWarehouseList
queryPopReserves rp POST3/list
queryPopStock rp POST3/stockList
stopPopReserve  POST3/stop/{id}
submitPopOrder  POST3/submitOrder
submitOrders  POST2/post/orderInfo
checkOrderQuotaCompose rv POST3/validate/checkOrderQuotaCompose
validateProducts rl POST4/product
savePreOrder  POST2/pre/saveOrder
queryPrototypeSamples rp POST2/prototypeSample/queryPage
calculateReplenishment rv POST2/replenishmentCalculator
listReturnApprovalStatuses rl GET2/reverse/orderApproval/getStatusByBstnks
submitReturnApproval  POST4/submit
checkReverseAgreement rv GET3/product/checkCustomerReverseAgreementSign
checkReverseAuthority rv GET4/checkCustomerReverseAuthority
signReturnContract  POST4/contractSign
queryOverdueReturns rp POST4/queryOverdueReturnPage
queryReturnOrders rp POST4/queryReturnPage
savePurchaseReturnProtocol  POST4/savePurchaseReturnProtocol
splitOrder v120000 POST2/splitOrder
checkStockUp rv POST2/stockUp/check
createStockUpOrder  POST3/createOrder
getStockUpNumber rv GET3/getNumber
updateOrderInfo  POST2/updateOrderInfo
getWholeHouseReject rv GET2/wholeHouse/getRejectOrderDetail
getWholeHouseValidTime rv GET3/getValidTime
changeWholeHouseOrder  POST3/order/change
handleWholeHouseReject  POST3/orderRejectHandle
listYdWarehouses rl GET2/yd-warehouse/query
suggestProductModels rl GET1/search/productModel/suggest
recordKeywordClick  POST2/recommend/click
listRecommendedKeywords rp POST3/list
getTrafficGoodsPrice rl POST1/traffic/base/queryGoodsPrice
listBaseWarehouses rl GET3/queryJDWarehouse
listTrafficCarTypes rl GET2/carTypes
addToTrafficCart  POST2/cart/add
submitTrafficCart  POST3/cartSubmit
deleteTrafficCart  POST3/deleteAll
deleteTrafficDiscountCart  POST3/deleteAllZK
deleteTrafficCartLine  POST3/deleteSub
updateTrafficCartNumber  POST3/updateQty
setTrafficCarpoolBd  POST2/customerCarpool/setBD
setTrafficCarpoolGd  POST3/setGD
undoTrafficCarpoolBd  POST3/undoBD
undoTrafficCarpoolGd  POST3/undoGD
preCheckTrafficOrder rv120000 POST2/order/preCheck
listTrafficPayers rl GET2/payto/queryAll
getTrafficPaytoByOrder rv GET3/queryPaytoByOrderTypeNo
updateTrafficPaytoByOrder  POST3/updatePaytoByOrderTypeNo
updateTrafficPaytoBatch  POST3/updatePaytoCodeBatch
updateTrafficCartPayto  POST3/updatePaytoShoppingCart
queryTrafficGoods rp POST2/queryGoods/list
changeTrafficBillto  POST2/queryOrder/changeKpf
queryTrafficOrders rp POST3/orderPage
listTrafficCart rl GET3/shoppingCartAll
getTrafficCartCount rv GET3/shoppingCartNum
changeTrafficCreditPayto  POST3/xyChangePayTo
acceptTrafficOrders  POST2/traffic-order/accept
payTrafficOrder  POST3/payByCustomer/{orderFlowNo}
submitTrafficDelay  POST2/trafficDelay/apply
listTrafficDelayApprovers rl GET3/getApplyApprovalUserList
checkTrafficDelayApply rv GET3/getIsApply
getTrafficContact rv GET2/trafficYdContact/query
saveTrafficContact  POST3/save
listTrafficPackageCustomers rl GET2/v2/trafficPackage/queryCustomerInSamePackage
listTrafficCarpoolOrders rl GET4/queryPcOrderBySendtoCode
updateTrafficPayMoney  POST2/ydContact/updatePayMoney
updateTrafficSendType  POST3/updateSendType
addToTransferCart  POST1/transfer/addToCart/add
updateTransferOrderQty  POST3/updateOrderQty
queryTransferGoods rp POST2/cargoQuery/queryGoodsList
getTransferGoodsPrice rl POST3/queryGoodsPrice
submitTransferOrder  POST2/defaultOrder/submitDhOrder
deleteTransferOrderForm  POST2/dhDeleteOrder/deleteOrderForm
deleteTransferProduct  POST3/deleteProduct
updateTransferPayMoney  POST3/upDHPayMoney
listTransferCart rl GET2/queryOrder/cart
getTransferCartCount rv GET3/shoppingCartNum`;
