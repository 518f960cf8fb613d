// Generated from the API description by `pnpm generate`. Do not edit.
import type { CallHeaders } from '../core/call';
import type { FileAnswer } from '../answer/file-answer';
import type { Failure, SuccessFacts } from '../core/result';
import type * as types from './types';

/** The named shapes of the description: `Schemas['CartEntry']`. */
export interface Schemas {
  AcceptTrafficOrdersBody: types.AcceptTrafficOrdersBody;
  AcceptanceBill: types.AcceptanceBill;
  AccountPeriod: types.AccountPeriod;
  AddListToCartBody: types.AddListToCartBody;
  AddOrderEstimateBody: types.AddOrderEstimateBody;
  AddPayerBody: types.AddPayerBody;
  AddToCart: types.AddToCart;
  AddToTrafficCartBody: types.AddToTrafficCartBody;
  AddToTransferCartBody: types.AddToTransferCartBody;
  Address: types.Address;
  AddressCollectRemark: types.AddressCollectRemark;
  Allocation: types.Allocation;
  AlterCustomerValuesBody: types.AlterCustomerValuesBody;
  ApplyDepositDelayBody: types.ApplyDepositDelayBody;
  ApplyDepositDelayData: types.ApplyDepositDelayData;
  ApprovalNode: types.ApprovalNode;
  ArrivalWeek: types.ArrivalWeek;
  AuditOrder: types.AuditOrder;
  AuditOrdersBody: types.AuditOrdersBody;
  AuthenticateSignerBody: types.AuthenticateSignerBody;
  AuthenticateSignerData: types.AuthenticateSignerData;
  BatchOrderHead: types.BatchOrderHead;
  BatchOrderLine: types.BatchOrderLine;
  BatchOutcome: types.BatchOutcome;
  BigActivity: types.BigActivity;
  BigOrderBatch: types.BigOrderBatch;
  BigOrderDemand: types.BigOrderDemand;
  BigProductGroup: types.BigProductGroup;
  BillTitle: types.BillTitle;
  CalculateReplenishmentBody: types.CalculateReplenishmentBody;
  CalculateReplenishmentData: types.CalculateReplenishmentData;
  CalculateStorageFeeBody: types.CalculateStorageFeeBody;
  CalculatorFigures: types.CalculatorFigures;
  CancelHairishengOrderBody: types.CancelHairishengOrderBody;
  CancelMfjkOrderBody: types.CancelMfjkOrderBody;
  CancelMyOrderBody: types.CancelMyOrderBody;
  CancelOrderBody: types.CancelOrderBody;
  CancelOrderToTcStockBody: types.CancelOrderToTcStockBody;
  CancelOrderToTcStockData: types.CancelOrderToTcStockData;
  CancelPaymentOrderBody: types.CancelPaymentOrderBody;
  CartEntry: types.CartEntry;
  Category: types.Category;
  CategoryImage: types.CategoryImage;
  ChangeTrafficBilltoBody: types.ChangeTrafficBilltoBody;
  ChangeTrafficCreditPaytoBody: types.ChangeTrafficCreditPaytoBody;
  ChangeWholeHouseOrderBody: types.ChangeWholeHouseOrderBody;
  ChangeWholeHouseOrderData: types.ChangeWholeHouseOrderData;
  CheckAccountGateData: types.CheckAccountGateData;
  CheckBatchOrderBody: types.CheckBatchOrderBody;
  CheckBatchOrderData: types.CheckBatchOrderData;
  CheckConsentToUseBody: types.CheckConsentToUseBody;
  CheckCreditApplyAllowedData: types.CheckCreditApplyAllowedData;
  CheckLiquidateApplyBody: types.CheckLiquidateApplyBody;
  CheckLiquidateApplyData: types.CheckLiquidateApplyData;
  CheckNotificationReadBody: types.CheckNotificationReadBody;
  CheckOrderQuotaComposeData: types.CheckOrderQuotaComposeData;
  CheckReverseAgreementData: types.CheckReverseAgreementData;
  CheckStockUpBody: types.CheckStockUpBody;
  CheckStockUpData: types.CheckStockUpData;
  CheckedCart: types.CheckedCart;
  CheckedLine: types.CheckedLine;
  CocOrder: types.CocOrder;
  CommonQuestion: types.CommonQuestion;
  ConfirmBankInterestBody: types.ConfirmBankInterestBody;
  ConfirmLetterBody: types.ConfirmLetterBody;
  ConfirmOrRefuseAllocationBody: types.ConfirmOrRefuseAllocationBody;
  ConfirmReconciliationBody: types.ConfirmReconciliationBody;
  ConfirmTctpOrderBody: types.ConfirmTctpOrderBody;
  ConsentToUseBody: types.ConsentToUseBody;
  CreateAsyncExportBody: types.CreateAsyncExportBody;
  CreateAsyncExportData: types.CreateAsyncExportData;
  CreateStockUpOrderBody: types.CreateStockUpOrderBody;
  CreateStockUpOrderData: types.CreateStockUpOrderData;
  CreditOrderApply: types.CreditOrderApply;
  DeleteCartEntriesBody: types.DeleteCartEntriesBody;
  DeleteDemandBody: types.DeleteDemandBody;
  DeleteDocumentBody: types.DeleteDocumentBody;
  DeleteTrafficCartBody: types.DeleteTrafficCartBody;
  DeleteTrafficCartLineBody: types.DeleteTrafficCartLineBody;
  DeleteTrafficDiscountCartBody: types.DeleteTrafficDiscountCartBody;
  DeleteTransferBody: types.DeleteTransferBody;
  DeleteTransferOrderFormBody: types.DeleteTransferOrderFormBody;
  DeleteTransferProductBody: types.DeleteTransferProductBody;
  DeliveryNote: types.DeliveryNote;
  DemandField: types.DemandField;
  DemandFieldValue: types.DemandFieldValue;
  DemandRecord: types.DemandRecord;
  DiscountPrototype: types.DiscountPrototype;
  EasyManageGoods: types.EasyManageGoods;
  EasyManageGoodsRecord: types.EasyManageGoodsRecord;
  EventWork: types.EventWork;
  EventWorkFacts: types.EventWorkFacts;
  ExportMyOrdersBody: types.ExportMyOrdersBody;
  ExportRebatesBody: types.ExportRebatesBody;
  ExportReconciliationsBody: types.ExportReconciliationsBody;
  FacetCount: types.FacetCount;
  FinanceLoan: types.FinanceLoan;
  FindDynamicFormData: types.FindDynamicFormData;
  FreezeFlags: types.FreezeFlags;
  GenerateMfyjSettlementRecordBody: types.GenerateMfyjSettlementRecordBody;
  GenerateMfyjSettlementRecordData: types.GenerateMfyjSettlementRecordData;
  GetAccountFlowData: types.GetAccountFlowData;
  GetAllRolesAndPermissionsData: types.GetAllRolesAndPermissionsData;
  GetAllStockData: types.GetAllStockData;
  GetArrivalWeeksData: types.GetArrivalWeeksData;
  GetAtpStockData: types.GetAtpStockData;
  GetAxBalanceData: types.GetAxBalanceData;
  GetBigActivityData: types.GetBigActivityData;
  GetBigOrderStatusBody: types.GetBigOrderStatusBody;
  GetCartAgreementStatusData: types.GetCartAgreementStatusData;
  GetCloudWarehouseAuthorityData: types.GetCloudWarehouseAuthorityData;
  GetContractRateData: types.GetContractRateData;
  GetCreditCenterData: types.GetCreditCenterData;
  GetCustomerArchiveData: types.GetCustomerArchiveData;
  GetCyclePredictData: types.GetCyclePredictData;
  GetDefaultRelationsData: types.GetDefaultRelationsData;
  GetDemandData: types.GetDemandData;
  GetEsCustomerPermissionBody: types.GetEsCustomerPermissionBody;
  GetEvaluateInfoData: types.GetEvaluateInfoData;
  GetEvaluateStatusData: types.GetEvaluateStatusData;
  GetFinanceContractBody: types.GetFinanceContractBody;
  GetFinanceRepayDetailBody: types.GetFinanceRepayDetailBody;
  GetFinanceRepayDetailData: types.GetFinanceRepayDetailData;
  GetHotspotImagesData: types.GetHotspotImagesData;
  GetInsertScreenData: types.GetInsertScreenData;
  GetJdPlanSendRangeData: types.GetJdPlanSendRangeData;
  GetOrderMonthSummaryBody: types.GetOrderMonthSummaryBody;
  GetOrderMonthSummaryData: types.GetOrderMonthSummaryData;
  GetPaymentPublicKeyData: types.GetPaymentPublicKeyData;
  GetPaymentResultData: types.GetPaymentResultData;
  GetPopReserveData: types.GetPopReserveData;
  GetProjectData: types.GetProjectData;
  GetRedInvoicePermissionData: types.GetRedInvoicePermissionData;
  GetServiceChargePromptData: types.GetServiceChargePromptData;
  GetSigningTipsData: types.GetSigningTipsData;
  GetSubAccountPermissionsData: types.GetSubAccountPermissionsData;
  GetSuitData: types.GetSuitData;
  GetSzkcConfigCustomerBody: types.GetSzkcConfigCustomerBody;
  GetSzkcRuleLockBody: types.GetSzkcRuleLockBody;
  GetSzkcRuleLockData: types.GetSzkcRuleLockData;
  GetTrafficContactData: types.GetTrafficContactData;
  GetTrafficCustomerApproveStatusData: types.GetTrafficCustomerApproveStatusData;
  GetTrafficGoodsPriceBody: types.GetTrafficGoodsPriceBody;
  GetTrafficPaytoByOrderData: types.GetTrafficPaytoByOrderData;
  GetTransferGoodsPriceBody: types.GetTransferGoodsPriceBody;
  GetTransferOrgData: types.GetTransferOrgData;
  GetTripartitePurchaseOrderData: types.GetTripartitePurchaseOrderData;
  GetWholeHouseValidTimeData: types.GetWholeHouseValidTimeData;
  GetYilihuoVideoTokenData: types.GetYilihuoVideoTokenData;
  GoodsPrice: types.GoodsPrice;
  HandleWholeHouseRejectBody: types.HandleWholeHouseRejectBody;
  ImportBatchOrderBody: types.ImportBatchOrderBody;
  Invoice: types.Invoice;
  JudgeLiquidateApplyData: types.JudgeLiquidateApplyData;
  JudgeOrderButtonsBody: types.JudgeOrderButtonsBody;
  JudgeOrderButtonsData: types.JudgeOrderButtonsData;
  Letter: types.Letter;
  ListActivitiesData: types.ListActivitiesData;
  ListBaseWarehousesData: types.ListBaseWarehousesData;
  ListBigActivitiesData: types.ListBigActivitiesData;
  ListCancelReasonsData: types.ListCancelReasonsData;
  ListCartIndustriesData: types.ListCartIndustriesData;
  ListCloudWarehouseProductsData: types.ListCloudWarehouseProductsData;
  ListCustomerCentersData: types.ListCustomerCentersData;
  ListCustomerInventoryData: types.ListCustomerInventoryData;
  ListDailySalesPricesData: types.ListDailySalesPricesData;
  ListDemandsData: types.ListDemandsData;
  ListDiscountPrototypesData: types.ListDiscountPrototypesData;
  ListEasyManageGoodsData: types.ListEasyManageGoodsData;
  ListEasyManageGoodsRecordsData: types.ListEasyManageGoodsRecordsData;
  ListEvaluateAttributesData: types.ListEvaluateAttributesData;
  ListFinanceDialogsData: types.ListFinanceDialogsData;
  ListHccProductLineStatusesData: types.ListHccProductLineStatusesData;
  ListJdcDeliverAddressesData: types.ListJdcDeliverAddressesData;
  ListLettersData: types.ListLettersData;
  ListLiquidationBalancesData: types.ListLiquidationBalancesData;
  ListLiquidationOrdersData: types.ListLiquidationOrdersData;
  ListLiquidationRebatesData: types.ListLiquidationRebatesData;
  ListLivesData: types.ListLivesData;
  ListNewProductRecommendationsData: types.ListNewProductRecommendationsData;
  ListNewsData: types.ListNewsData;
  ListOrderPayersBody: types.ListOrderPayersBody;
  ListOriginalSaleOrgsData: types.ListOriginalSaleOrgsData;
  ListPackagesData: types.ListPackagesData;
  ListPayerBalancesBody: types.ListPayerBalancesBody;
  ListPayerSalesGroupsBody: types.ListPayerSalesGroupsBody;
  ListPayerSalesGroupsData: types.ListPayerSalesGroupsData;
  ListPaymentAccountsData: types.ListPaymentAccountsData;
  ListPopCustomerCodesData: types.ListPopCustomerCodesData;
  ListPopWarehousesData: types.ListPopWarehousesData;
  ListPotentialCustomersData: types.ListPotentialCustomersData;
  ListPricesBody: types.ListPricesBody;
  ListProductGroupsData: types.ListProductGroupsData;
  ListRecommendedKeywordsBody: types.ListRecommendedKeywordsBody;
  ListRecommendedKeywordsData: types.ListRecommendedKeywordsData;
  ListReturnApprovalStatusesData: types.ListReturnApprovalStatusesData;
  ListSaleOrgCodesBody: types.ListSaleOrgCodesBody;
  ListSaleOrgCodesData: types.ListSaleOrgCodesData;
  ListSaleOrgFactoriesData: types.ListSaleOrgFactoriesData;
  ListSaleOrgsData: types.ListSaleOrgsData;
  ListSalesGroupsData: types.ListSalesGroupsData;
  ListSalesViewsData: types.ListSalesViewsData;
  ListSamplesData: types.ListSamplesData;
  ListSmsData: types.ListSmsData;
  ListStockBody: types.ListStockBody;
  ListSuitCategoriesData: types.ListSuitCategoriesData;
  ListSuitsData: types.ListSuitsData;
  ListTodosData: types.ListTodosData;
  ListTrafficCarTypesData: types.ListTrafficCarTypesData;
  ListTrafficCarpoolOrdersData: types.ListTrafficCarpoolOrdersData;
  ListTrafficCustomerAddressesBody: types.ListTrafficCustomerAddressesBody;
  ListTrafficDelayApproversData: types.ListTrafficDelayApproversData;
  ListTrafficPackageCustomersData: types.ListTrafficPackageCustomersData;
  ListTransferRegionsBody: types.ListTransferRegionsBody;
  ListTransferRegionsData: types.ListTransferRegionsData;
  ListUnreadMessageTypesData: types.ListUnreadMessageTypesData;
  ListUnsignedProductGroupsData: types.ListUnsignedProductGroupsData;
  LogisticsTrack: types.LogisticsTrack;
  MenuItem: types.MenuItem;
  MenuObject: types.MenuObject;
  Message: types.Message;
  NetworkApply: types.NetworkApply;
  NewsItem: types.NewsItem;
  OpenCocOrderApprovalBody: types.OpenCocOrderApprovalBody;
  OpenCocOrderApprovalData: types.OpenCocOrderApprovalData;
  OpenPaymentAccountBody: types.OpenPaymentAccountBody;
  OpenPaymentAccountData: types.OpenPaymentAccountData;
  OrderDetail: types.OrderDetail;
  OrderEstimate: types.OrderEstimate;
  OrderKey: types.OrderKey;
  OrderLine: types.OrderLine;
  OrderPayer: types.OrderPayer;
  OrderSummary: types.OrderSummary;
  Page: types.Page;
  PageQuery: types.PageQuery;
  PayCreditOrderBody: types.PayCreditOrderBody;
  PayDepositOrderBody: types.PayDepositOrderBody;
  PayDepositOrderData: types.PayDepositOrderData;
  PayTrafficOrderBody: types.PayTrafficOrderBody;
  Payer: types.Payer;
  PermissionNode: types.PermissionNode;
  PlaceBigOrder: types.PlaceBigOrder;
  PlaceBigOrderB2bBody: types.PlaceBigOrderB2bBody;
  PopReserve: types.PopReserve;
  PosTerminal: types.PosTerminal;
  PotentialCustomer: types.PotentialCustomer;
  PreCheckTrafficOrderBody: types.PreCheckTrafficOrderBody;
  PreCheckTrafficOrderData: types.PreCheckTrafficOrderData;
  PrefillEventWorkData: types.PrefillEventWorkData;
  PricePolicy: types.PricePolicy;
  Product: types.Product;
  ProductFacets: types.ProductFacets;
  ProductLine: types.ProductLine;
  ProductPackage: types.ProductPackage;
  ProductPrice: types.ProductPrice;
  ProductStock: types.ProductStock;
  ProductSuit: types.ProductSuit;
  Project: types.Project;
  ProjectGoods: types.ProjectGoods;
  QueryAcceptanceBillsBody: types.QueryAcceptanceBillsBody;
  QueryAcceptanceBillsData: types.QueryAcceptanceBillsData;
  QueryAccountStatementBody: types.QueryAccountStatementBody;
  QueryAccountStatementData: types.QueryAccountStatementData;
  QueryAllOrdersBody: types.QueryAllOrdersBody;
  QueryAllocationsBody: types.QueryAllocationsBody;
  QueryAllocationsData: types.QueryAllocationsData;
  QueryAppointmentContractsBody: types.QueryAppointmentContractsBody;
  QueryAppointmentContractsData: types.QueryAppointmentContractsData;
  QueryAuditOrdersBody: types.QueryAuditOrdersBody;
  QueryAuditOrdersData: types.QueryAuditOrdersData;
  QueryBankInterestsBody: types.QueryBankInterestsBody;
  QueryBankInterestsData: types.QueryBankInterestsData;
  QueryBatchFarWeekStatusBody: types.QueryBatchFarWeekStatusBody;
  QueryBatchFarWeekStatusData: types.QueryBatchFarWeekStatusData;
  QueryBatchKuanxianStatusBody: types.QueryBatchKuanxianStatusBody;
  QueryBatchKuanxianStatusData: types.QueryBatchKuanxianStatusData;
  QueryBatchOrderHeadsBody: types.QueryBatchOrderHeadsBody;
  QueryBatchOrderHeadsData: types.QueryBatchOrderHeadsData;
  QueryBatchOrderLinesBody: types.QueryBatchOrderLinesBody;
  QueryBatchOrderLinesData: types.QueryBatchOrderLinesData;
  QueryBatchPayersBody: types.QueryBatchPayersBody;
  QueryBatchSpecialPricesBody: types.QueryBatchSpecialPricesBody;
  QueryBillClaimsBody: types.QueryBillClaimsBody;
  QueryBillClaimsData: types.QueryBillClaimsData;
  QueryCommonQuestionsBody: types.QueryCommonQuestionsBody;
  QueryCommonQuestionsData: types.QueryCommonQuestionsData;
  QueryCreditAppliesBody: types.QueryCreditAppliesBody;
  QueryCreditAppliesData: types.QueryCreditAppliesData;
  QueryDayAccountsBody: types.QueryDayAccountsBody;
  QueryDayAccountsData: types.QueryDayAccountsData;
  QueryDeliveryNotesBody: types.QueryDeliveryNotesBody;
  QueryDeliveryNotesData: types.QueryDeliveryNotesData;
  QueryDictionaryData: types.QueryDictionaryData;
  QueryElectronicSignAccountBody: types.QueryElectronicSignAccountBody;
  QueryEventWorksBody: types.QueryEventWorksBody;
  QueryEventWorksData: types.QueryEventWorksData;
  QueryFinanceExpensesBody: types.QueryFinanceExpensesBody;
  QueryFinanceExpensesData: types.QueryFinanceExpensesData;
  QueryFinanceHistoryBody: types.QueryFinanceHistoryBody;
  QueryFinanceHistoryData: types.QueryFinanceHistoryData;
  QueryFinanceOrdersBody: types.QueryFinanceOrdersBody;
  QueryFinanceOrdersData: types.QueryFinanceOrdersData;
  QueryFleeingGoodsBody: types.QueryFleeingGoodsBody;
  QueryFleeingGoodsData: types.QueryFleeingGoodsData;
  QueryFundsTransfersBody: types.QueryFundsTransfersBody;
  QueryFundsTransfersData: types.QueryFundsTransfersData;
  QueryIndustriesBody: types.QueryIndustriesBody;
  QueryIndustriesData: types.QueryIndustriesData;
  QueryInterestProductsBody: types.QueryInterestProductsBody;
  QueryInterestProductsData: types.QueryInterestProductsData;
  QueryInventoryPageBody: types.QueryInventoryPageBody;
  QueryInventoryPageData: types.QueryInventoryPageData;
  QueryInvoiceAppliesBody: types.QueryInvoiceAppliesBody;
  QueryInvoiceAppliesData: types.QueryInvoiceAppliesData;
  QueryInvoiceTraceBody: types.QueryInvoiceTraceBody;
  QueryInvoiceTraceData: types.QueryInvoiceTraceData;
  QueryInvoicesBody: types.QueryInvoicesBody;
  QueryInvoicesData: types.QueryInvoicesData;
  QueryJjLogisticsTrackBody: types.QueryJjLogisticsTrackBody;
  QueryMessagesBody: types.QueryMessagesBody;
  QueryMessagesData: types.QueryMessagesData;
  QueryMonthAccountsBody: types.QueryMonthAccountsBody;
  QueryMonthAccountsData: types.QueryMonthAccountsData;
  QueryMyOrdersBody: types.QueryMyOrdersBody;
  QueryMyOrdersData: types.QueryMyOrdersData;
  QueryNetworksBody: types.QueryNetworksBody;
  QueryNetworksData: types.QueryNetworksData;
  QueryOverdueReturnsBody: types.QueryOverdueReturnsBody;
  QueryOverdueReturnsData: types.QueryOverdueReturnsData;
  QueryPaymentOrdersBody: types.QueryPaymentOrdersBody;
  QueryPaymentOrdersData: types.QueryPaymentOrdersData;
  QueryPolicyDeliveriesBody: types.QueryPolicyDeliveriesBody;
  QueryPolicyDeliveriesData: types.QueryPolicyDeliveriesData;
  QueryPolicyPrizesBody: types.QueryPolicyPrizesBody;
  QueryPolicyPrizesData: types.QueryPolicyPrizesData;
  QueryPopReservesBody: types.QueryPopReservesBody;
  QueryPopReservesData: types.QueryPopReservesData;
  QueryPopStockBody: types.QueryPopStockBody;
  QueryPopStockData: types.QueryPopStockData;
  QueryPosAgreementsBody: types.QueryPosAgreementsBody;
  QueryPosAgreementsData: types.QueryPosAgreementsData;
  QueryPosServiceChargesBody: types.QueryPosServiceChargesBody;
  QueryPosServiceChargesData: types.QueryPosServiceChargesData;
  QueryPosTerminalsBody: types.QueryPosTerminalsBody;
  QueryPosTerminalsData: types.QueryPosTerminalsData;
  QueryProductsBody: types.QueryProductsBody;
  QueryProductsData: types.QueryProductsData;
  QueryProjectsBody: types.QueryProjectsBody;
  QueryProjectsData: types.QueryProjectsData;
  QueryPrototypeSamplesBody: types.QueryPrototypeSamplesBody;
  QueryPrototypeSamplesData: types.QueryPrototypeSamplesData;
  QueryRebateOrderInvoicesBody: types.QueryRebateOrderInvoicesBody;
  QueryRebateOrderInvoicesData: types.QueryRebateOrderInvoicesData;
  QueryRebateSettlementDetailsBody: types.QueryRebateSettlementDetailsBody;
  QueryRebateSettlementDetailsData: types.QueryRebateSettlementDetailsData;
  QueryRebatesBody: types.QueryRebatesBody;
  QueryRebatesData: types.QueryRebatesData;
  QueryReceiptsBody: types.QueryReceiptsBody;
  QueryReceiptsData: types.QueryReceiptsData;
  QueryReconciliationsBody: types.QueryReconciliationsBody;
  QueryReconciliationsData: types.QueryReconciliationsData;
  QueryRedInvoiceSettlementsBody: types.QueryRedInvoiceSettlementsBody;
  QueryRedInvoiceSettlementsData: types.QueryRedInvoiceSettlementsData;
  QueryRescheduleDatesBody: types.QueryRescheduleDatesBody;
  QueryRescheduleDatesData: types.QueryRescheduleDatesData;
  QueryRetailAggregationsBody: types.QueryRetailAggregationsBody;
  QueryRetailAggregationsData: types.QueryRetailAggregationsData;
  QueryReturnOrdersBody: types.QueryReturnOrdersBody;
  QueryReturnOrdersData: types.QueryReturnOrdersData;
  QuerySignContractsBody: types.QuerySignContractsBody;
  QuerySignContractsData: types.QuerySignContractsData;
  QueryStoreReportsBody: types.QueryStoreReportsBody;
  QueryStoreReportsData: types.QueryStoreReportsData;
  QueryTrafficGoodsBody: types.QueryTrafficGoodsBody;
  QueryTrafficGoodsData: types.QueryTrafficGoodsData;
  QueryTrafficOrdersBody: types.QueryTrafficOrdersBody;
  QueryTrafficOrdersData: types.QueryTrafficOrdersData;
  QueryTransferGoodsBody: types.QueryTransferGoodsBody;
  QueryTransferGoodsData: types.QueryTransferGoodsData;
  QueryTransfersBody: types.QueryTransfersBody;
  QueryTransfersData: types.QueryTransfersData;
  Rebate: types.Rebate;
  RecommendedKeyword: types.RecommendedKeyword;
  RecordCategoryAdClickBody: types.RecordCategoryAdClickBody;
  RecordKeywordClickBody: types.RecordKeywordClickBody;
  RefreshCartStockBody: types.RefreshCartStockBody;
  Region: types.Region;
  RegisterNotificationReadBody: types.RegisterNotificationReadBody;
  RejectDeliveryBody: types.RejectDeliveryBody;
  RejectDeliveryData: types.RejectDeliveryData;
  RejectInvoicesBody: types.RejectInvoicesBody;
  RemoveInterestProductsBody: types.RemoveInterestProductsBody;
  RescheduleOrderBody: types.RescheduleOrderBody;
  ResetPaymentPasswordBody: types.ResetPaymentPasswordBody;
  ReturnOrder: types.ReturnOrder;
  RevokeNetworkApplyBody: types.RevokeNetworkApplyBody;
  RevokeSendtoChangeBody: types.RevokeSendtoChangeBody;
  Role: types.Role;
  RunBuyReturnRoutineBody: types.RunBuyReturnRoutineBody;
  RunOrderBspRoutineBody: types.RunOrderBspRoutineBody;
  SaleInfo: types.SaleInfo;
  SaveAddressCollectRemarkBody: types.SaveAddressCollectRemarkBody;
  SaveCommonQuestionBody: types.SaveCommonQuestionBody;
  SaveCommonQuestionData: types.SaveCommonQuestionData;
  SaveDeliveryAddressBody: types.SaveDeliveryAddressBody;
  SaveDeliveryAddressData: types.SaveDeliveryAddressData;
  SaveDemandBody: types.SaveDemandBody;
  SaveDemandData: types.SaveDemandData;
  SaveDemandEvaluationBody: types.SaveDemandEvaluationBody;
  SaveFinanceTransferBody: types.SaveFinanceTransferBody;
  SaveFinanceTransferData: types.SaveFinanceTransferData;
  SaveMasterSonTransferBody: types.SaveMasterSonTransferBody;
  SaveMasterSonTransferData: types.SaveMasterSonTransferData;
  SavePreOrderData: types.SavePreOrderData;
  SavePurchaseReturnProtocolBody: types.SavePurchaseReturnProtocolBody;
  SavePurchaseReturnProtocolData: types.SavePurchaseReturnProtocolData;
  SaveTrafficContactBody: types.SaveTrafficContactBody;
  SaveTrafficCustomerBody: types.SaveTrafficCustomerBody;
  SaveTrafficCustomerData: types.SaveTrafficCustomerData;
  SaveTransferBody: types.SaveTransferBody;
  SaveTransferData: types.SaveTransferData;
  SaveTransferPolicyBody: types.SaveTransferPolicyBody;
  SearchCocOrdersBody: types.SearchCocOrdersBody;
  SearchCocOrdersData: types.SearchCocOrdersData;
  SearchProtocolAuthData: types.SearchProtocolAuthData;
  SelfSignOrderBody: types.SelfSignOrderBody;
  SelfSignOrdersBody: types.SelfSignOrdersBody;
  SendElectronicSignVerifyCodeBody: types.SendElectronicSignVerifyCodeBody;
  SendtoChange: types.SendtoChange;
  SetJdPlanSendTimeBody: types.SetJdPlanSendTimeBody;
  SetPasswordFreeSigningBody: types.SetPasswordFreeSigningBody;
  SetPosTerminalBindingBody: types.SetPosTerminalBindingBody;
  SetQuestionInUseBody: types.SetQuestionInUseBody;
  SetTrafficCarpoolBdBody: types.SetTrafficCarpoolBdBody;
  SetTrafficCarpoolGdBody: types.SetTrafficCarpoolGdBody;
  SettleAccountLiquidationBody: types.SettleAccountLiquidationBody;
  SettleData: types.SettleData;
  ShelveDiscountPrototypesBody: types.ShelveDiscountPrototypesBody;
  ShipTo: types.ShipTo;
  SignAccount: types.SignAccount;
  SignContract: types.SignContract;
  SignFinanceContractBody: types.SignFinanceContractBody;
  SignFinanceContractData: types.SignFinanceContractData;
  SignInvoicesBody: types.SignInvoicesBody;
  SignReturnContractBody: types.SignReturnContractBody;
  SignReturnContractData: types.SignReturnContractData;
  SmsRecord: types.SmsRecord;
  SoldTo: types.SoldTo;
  SpecialPrice: types.SpecialPrice;
  SplitOrder: types.SplitOrder;
  StartInvoiceSignatureBody: types.StartInvoiceSignatureBody;
  StartInvoiceSignatureData: types.StartInvoiceSignatureData;
  StorageFee: types.StorageFee;
  StorePicture: types.StorePicture;
  StoreReport: types.StoreReport;
  SubAccount: types.SubAccount;
  SubmitAcceptanceBillBody: types.SubmitAcceptanceBillBody;
  SubmitBatchOrderBody: types.SubmitBatchOrderBody;
  SubmitBatchOrderData: types.SubmitBatchOrderData;
  SubmitBillClaimBody: types.SubmitBillClaimBody;
  SubmitCreditApplyBody: types.SubmitCreditApplyBody;
  SubmitEvaluateBody: types.SubmitEvaluateBody;
  SubmitEventWorkData: types.SubmitEventWorkData;
  SubmitFinanceApplyBody: types.SubmitFinanceApplyBody;
  SubmitFinanceApplyData: types.SubmitFinanceApplyData;
  SubmitFinanceRepayBody: types.SubmitFinanceRepayBody;
  SubmitFinanceRepayData: types.SubmitFinanceRepayData;
  SubmitFundsTransferBody: types.SubmitFundsTransferBody;
  SubmitFundsTransferData: types.SubmitFundsTransferData;
  SubmitInvoiceApplyBody: types.SubmitInvoiceApplyBody;
  SubmitInvoiceApplyData: types.SubmitInvoiceApplyData;
  SubmitLiquidateApplyBody: types.SubmitLiquidateApplyBody;
  SubmitLiquidateApplyData: types.SubmitLiquidateApplyData;
  SubmitNetworkApplyBody: types.SubmitNetworkApplyBody;
  SubmitNetworkApplyData: types.SubmitNetworkApplyData;
  SubmitOrdersBody: types.SubmitOrdersBody;
  SubmitOrdersData: types.SubmitOrdersData;
  SubmitPaymentBody: types.SubmitPaymentBody;
  SubmitPaymentData: types.SubmitPaymentData;
  SubmitPopOrderBody: types.SubmitPopOrderBody;
  SubmitPopOrderData: types.SubmitPopOrderData;
  SubmitPosAgreementBody: types.SubmitPosAgreementBody;
  SubmitPosAgreementData: types.SubmitPosAgreementData;
  SubmitPosPaymentBody: types.SubmitPosPaymentBody;
  SubmitPosPaymentData: types.SubmitPosPaymentData;
  SubmitProjectStepBody: types.SubmitProjectStepBody;
  SubmitProjectStepData: types.SubmitProjectStepData;
  SubmitRebateCashBody: types.SubmitRebateCashBody;
  SubmitRebateCashData: types.SubmitRebateCashData;
  SubmitRefreshTaskBody: types.SubmitRefreshTaskBody;
  SubmitRefreshTaskData: types.SubmitRefreshTaskData;
  SubmitReturnApprovalBody: types.SubmitReturnApprovalBody;
  SubmitReturnApprovalData: types.SubmitReturnApprovalData;
  SubmitSendtoChangeBody: types.SubmitSendtoChangeBody;
  SubmitSendtoChangeData: types.SubmitSendtoChangeData;
  SubmitStoreReportBody: types.SubmitStoreReportBody;
  SubmitStoreReportData: types.SubmitStoreReportData;
  SubmitTrafficCartBody: types.SubmitTrafficCartBody;
  SubmitTrafficCartData: types.SubmitTrafficCartData;
  SubmitTrafficCustomerBody: types.SubmitTrafficCustomerBody;
  SubmitTrafficDelayBody: types.SubmitTrafficDelayBody;
  SubmitTransferOrderBody: types.SubmitTransferOrderBody;
  SubmitTransferOrderData: types.SubmitTransferOrderData;
  SubmitUnfreezeApplyBody: types.SubmitUnfreezeApplyBody;
  SubmitUnfreezeApplyData: types.SubmitUnfreezeApplyData;
  SuggestProductModelsData: types.SuggestProductModelsData;
  SuperviseContractBody: types.SuperviseContractBody;
  SuperviseContractData: types.SuperviseContractData;
  SystemNotification: types.SystemNotification;
  TrafficOrder: types.TrafficOrder;
  Transfer: types.Transfer;
  TransformMoneyBody: types.TransformMoneyBody;
  UnbindBankCardBody: types.UnbindBankCardBody;
  UnbindSigningAccountBody: types.UnbindSigningAccountBody;
  UndoTrafficCarpoolBdBody: types.UndoTrafficCarpoolBdBody;
  UndoTrafficCarpoolGdBody: types.UndoTrafficCarpoolGdBody;
  UnfreezeApply: types.UnfreezeApply;
  UnshelveDiscountPrototypesBody: types.UnshelveDiscountPrototypesBody;
  UpdateAirOrderInvoiceBody: types.UpdateAirOrderInvoiceBody;
  UpdateBatchProductBody: types.UpdateBatchProductBody;
  UpdateCartNumberBody: types.UpdateCartNumberBody;
  UpdateChongbaiOrderStatusBody: types.UpdateChongbaiOrderStatusBody;
  UpdateDemandImagesBody: types.UpdateDemandImagesBody;
  UpdateOrderInfoBody: types.UpdateOrderInfoBody;
  UpdateSubAccountBody: types.UpdateSubAccountBody;
  UpdateTrafficCartNumberBody: types.UpdateTrafficCartNumberBody;
  UpdateTrafficCartPaytoBody: types.UpdateTrafficCartPaytoBody;
  UpdateTrafficPayMoneyBody: types.UpdateTrafficPayMoneyBody;
  UpdateTrafficPaytoBatchBody: types.UpdateTrafficPaytoBatchBody;
  UpdateTrafficPaytoByOrderBody: types.UpdateTrafficPaytoByOrderBody;
  UpdateTrafficSendTypeBody: types.UpdateTrafficSendTypeBody;
  UpdateTransferOrderQtyBody: types.UpdateTransferOrderQtyBody;
  UpdateTransferPayMoneyBody: types.UpdateTransferPayMoneyBody;
  UploadDocumentBody: types.UploadDocumentBody;
  UploadFileBody: types.UploadFileBody;
  UploadPotentialCustomerPictureBody: types.UploadPotentialCustomerPictureBody;
  UploadedFile: types.UploadedFile;
  UserInfo: types.UserInfo;
  ValidateProductsBody: types.ValidateProductsBody;
  ValidateProductsData: types.ValidateProductsData;
  VehicleCart: types.VehicleCart;
  VehicleGoods: types.VehicleGoods;
  VerifyCustomerPermissionBody: types.VerifyCustomerPermissionBody;
  VerifyElectronicSignCodeBody: types.VerifyElectronicSignCodeBody;
  Voucher: types.Voucher;
  WholeHouseReject: types.WholeHouseReject;
  WithdrawReconciliationDisputeBody: types.WithdrawReconciliationDisputeBody;
  YdWarehouse: types.YdWarehouse;
}

/** Input of `listCart`: 查询购物车 */
export interface ListCartInput {
  path: types.ListCartPath;
  query?: types.ListCartQuery | undefined;
  headers?: CallHeaders | undefined;
}

/** Input of `listCachedCart`: 查询缓存的购物车 */
export interface ListCachedCartInput {
  path: types.ListCachedCartPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listSpecialPrices`: 查询特价 */
export interface ListSpecialPricesInput {
  path: types.ListSpecialPricesPath;
  headers?: CallHeaders | undefined;
}

/** Input of `addListToCart`: 批量加入购物车 */
export interface AddListToCartInput {
  body: types.AddListToCartBody;
  headers?: CallHeaders | undefined;
}

/** Input of `addToCart`: 加入购物车 */
export interface AddToCartInput {
  body: types.AddToCart;
  headers?: CallHeaders | undefined;
}

/** Input of `updateCartNumber`: 修改购物车数量 */
export interface UpdateCartNumberInput {
  body: types.UpdateCartNumberBody;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteCartEntries`: 删除购物车条目 */
export interface DeleteCartEntriesInput {
  body: types.DeleteCartEntriesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getCartCount`: 购物车有效商品数 */
export interface GetCartCountInput {
  path: types.GetCartCountPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listCartIndustries`: 购物车产业列表 */
export interface ListCartIndustriesInput {
  headers?: CallHeaders | undefined;
}

/** Input of `getCartAgreementStatus`: 查询下单协议状态 */
export interface GetCartAgreementStatusInput {
  path: types.GetCartAgreementStatusPath;
  headers?: CallHeaders | undefined;
}

/** Input of `refreshCartStock`: 刷新购物车库存 */
export interface RefreshCartStockInput {
  body: types.RefreshCartStockBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getCloudWarehouseAuthority`: 查询云仓权限 */
export interface GetCloudWarehouseAuthorityInput {
  headers?: CallHeaders | undefined;
}

/** Input of `listCloudWarehouseProducts`: 查询云仓产品 */
export interface ListCloudWarehouseProductsInput {
  query: types.ListCloudWarehouseProductsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getEsCustomerPermission`: 查询客户下单权限 */
export interface GetEsCustomerPermissionInput {
  body: types.GetEsCustomerPermissionBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listEasyManageGoods`: 分页查询易管货建议 */
export interface ListEasyManageGoodsInput {
  query: types.ListEasyManageGoodsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listEasyManageGoodsRecords`: 分页查询易管货记录 */
export interface ListEasyManageGoodsRecordsInput {
  query: types.ListEasyManageGoodsRecordsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `splitOrder`: 拆单 */
export interface SplitOrderInput {
  body: types.CheckedCart;
  headers?: CallHeaders | undefined;
}

/** Input of `listOrderPayers`: 查询订单付款方 */
export interface ListOrderPayersInput {
  body: types.ListOrderPayersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `updateOrderInfo`: 修改待提交订单 */
export interface UpdateOrderInfoInput {
  body: types.UpdateOrderInfoBody;
  headers?: CallHeaders | undefined;
}

/** Input of `cancelOrder`: 取消待提交订单 */
export interface CancelOrderInput {
  body: types.CancelOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `cancelMfjkOrder`: 取消免费寄库订单 */
export interface CancelMfjkOrderInput {
  body: types.CancelMfjkOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitOrders`: 提交订单 */
export interface SubmitOrdersInput {
  body: types.SubmitOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `validateProducts`: 校验产品可售 */
export interface ValidateProductsInput {
  body: types.ValidateProductsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getSzkcRuleLock`: 查询数字库存规则锁定 */
export interface GetSzkcRuleLockInput {
  body: types.GetSzkcRuleLockBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getSzkcConfigCustomer`: 查询客户是否配置数字库存 */
export interface GetSzkcConfigCustomerInput {
  body: types.GetSzkcConfigCustomerBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getTctpSwitch`: 查询统仓统配开关 */
export interface GetTctpSwitchInput {
  headers?: CallHeaders | undefined;
}

/** Input of `generateMfyjSettlementRecord`: 生成免费样机结算记录 */
export interface GenerateMfyjSettlementRecordInput {
  body: types.GenerateMfyjSettlementRecordBody;
  headers?: CallHeaders | undefined;
}

/** Input of `payCreditOrder`: 支付信用订单 */
export interface PayCreditOrderInput {
  body: types.PayCreditOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `checkOrderQuotaCompose`: 校验组合的下单额度 */
export interface CheckOrderQuotaComposeInput {
  body: types.CheckedCart;
  headers?: CallHeaders | undefined;
}

/** Input of `calculateReplenishment`: 补货计算 */
export interface CalculateReplenishmentInput {
  body: types.CalculateReplenishmentBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getBillInfo`: 查询订单开票信息 */
export interface GetBillInfoInput {
  query: types.GetBillInfoQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listYdWarehouses`: 查询异地云仓 */
export interface ListYdWarehousesInput {
  query: types.ListYdWarehousesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listJdcDeliverAddresses`: 查询基地仓发货地址 */
export interface ListJdcDeliverAddressesInput {
  query: types.ListJdcDeliverAddressesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryElectronicSignAccount`: 查询订单电子签账号 */
export interface QueryElectronicSignAccountInput {
  body: types.QueryElectronicSignAccountBody;
  headers?: CallHeaders | undefined;
}

/** Input of `sendElectronicSignVerifyCode`: 发送电子签验证码 */
export interface SendElectronicSignVerifyCodeInput {
  body: types.SendElectronicSignVerifyCodeBody;
  headers?: CallHeaders | undefined;
}

/** Input of `verifyElectronicSignCode`: 校验电子签验证码 */
export interface VerifyElectronicSignCodeInput {
  body: types.VerifyElectronicSignCodeBody;
  headers?: CallHeaders | undefined;
}

/** Input of `querySignContracts`: 分页查询订单电子签合同 */
export interface QuerySignContractsInput {
  body: types.QuerySignContractsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `authenticateSigner`: 电子签个人认证 */
export interface AuthenticateSignerInput {
  body: types.AuthenticateSignerBody;
  headers?: CallHeaders | undefined;
}

/** Input of `setPasswordFreeSigning`: 开通或关闭免密签署 */
export interface SetPasswordFreeSigningInput {
  body: types.SetPasswordFreeSigningBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryBatchOrderHeads`: 分页查询批量下单批次 */
export interface QueryBatchOrderHeadsInput {
  body: types.QueryBatchOrderHeadsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryBatchOrderLines`: 分页查询批量下单明细 */
export interface QueryBatchOrderLinesInput {
  body: types.QueryBatchOrderLinesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryBatchSpecialPrices`: 查询批量下单特价 */
export interface QueryBatchSpecialPricesInput {
  body: types.QueryBatchSpecialPricesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryBatchKuanxianStatus`: 查询批量下单宽限状态 */
export interface QueryBatchKuanxianStatusInput {
  body: types.QueryBatchKuanxianStatusBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryBatchFarWeekStatus`: 查询批量下单远周次状态 */
export interface QueryBatchFarWeekStatusInput {
  body: types.QueryBatchFarWeekStatusBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryBatchPayers`: 查询批量下单付款方 */
export interface QueryBatchPayersInput {
  body: types.QueryBatchPayersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `updateBatchProduct`: 修改批量下单明细 */
export interface UpdateBatchProductInput {
  body: types.UpdateBatchProductBody;
  headers?: CallHeaders | undefined;
}

/** Input of `checkBatchOrder`: 校验批量下单 */
export interface CheckBatchOrderInput {
  body: types.CheckBatchOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listAddressCollectRemarks`: 查询收货地址备注 */
export interface ListAddressCollectRemarksInput {
  query: types.ListAddressCollectRemarksQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `saveAddressCollectRemark`: 保存收货地址备注 */
export interface SaveAddressCollectRemarkInput {
  body: types.SaveAddressCollectRemarkBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listDiscountPrototypes`: 分页查询折扣样机 */
export interface ListDiscountPrototypesInput {
  query: types.ListDiscountPrototypesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `shelveDiscountPrototypes`: 上架折扣样机 */
export interface ShelveDiscountPrototypesInput {
  body: types.ShelveDiscountPrototypesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `unshelveDiscountPrototypes`: 下架折扣样机 */
export interface UnshelveDiscountPrototypesInput {
  body: types.UnshelveDiscountPrototypesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `runOrderBspRoutine`: 执行订单 BSP 例程 */
export interface RunOrderBspRoutineInput {
  body: types.RunOrderBspRoutineBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryMyOrders`: 分页查询我的订单 */
export interface QueryMyOrdersInput {
  body: types.QueryMyOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryAllOrders`: 查询订单详情 */
export interface QueryAllOrdersInput {
  body: types.QueryAllOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `judgeOrderButtons`: 查询订单可用操作 */
export interface JudgeOrderButtonsInput {
  body: types.JudgeOrderButtonsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `rejectDelivery`: 物流拒收 */
export interface RejectDeliveryInput {
  body: types.RejectDeliveryBody;
  headers?: CallHeaders | undefined;
}

/** Input of `cancelOrderToTcStock`: 取消订单并转入统仓库存 */
export interface CancelOrderToTcStockInput {
  body: types.CancelOrderToTcStockBody;
  headers?: CallHeaders | undefined;
}

/** Input of `confirmTctpOrder`: 统仓统配订单确认 */
export interface ConfirmTctpOrderInput {
  body: types.ConfirmTctpOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `selfSignOrder`: 订单自助签收 */
export interface SelfSignOrderInput {
  body: types.SelfSignOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `addOrderEstimate`: 评价订单 */
export interface AddOrderEstimateInput {
  body: types.AddOrderEstimateBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryOrderEstimate`: 查询订单评价 */
export interface QueryOrderEstimateInput {
  body: types.OrderKey;
  headers?: CallHeaders | undefined;
}

/** Input of `cancelMyOrder`: 取消订单 */
export interface CancelMyOrderInput {
  body: types.CancelMyOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `selfSignOrders`: 订单批量自助签收 */
export interface SelfSignOrdersInput {
  body: types.SelfSignOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryRescheduleDates`: 查询可改约日期 */
export interface QueryRescheduleDatesInput {
  body: types.QueryRescheduleDatesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `rescheduleOrder`: 订单改约 */
export interface RescheduleOrderInput {
  body: types.RescheduleOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `setJdPlanSendTime`: 设置基地计划发货时间 */
export interface SetJdPlanSendTimeInput {
  body: types.SetJdPlanSendTimeBody;
  headers?: CallHeaders | undefined;
}

/** Input of `confirmOrderReceived`: 确认收货 */
export interface ConfirmOrderReceivedInput {
  body: types.OrderKey;
  headers?: CallHeaders | undefined;
}

/** Input of `getOrderMonthSummary`: 订单月度汇总 */
export interface GetOrderMonthSummaryInput {
  body: types.GetOrderMonthSummaryBody;
  headers?: CallHeaders | undefined;
}

/** Input of `cancelGroupOrder`: 取消整组订单 */
export interface CancelGroupOrderInput {
  query: types.CancelGroupOrderQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listVehicleOrders`: 查询组单内的订单 */
export interface ListVehicleOrdersInput {
  query: types.ListVehicleOrdersQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `sendSelfPayMessage`: 发送自付订单短信 */
export interface SendSelfPayMessageInput {
  query: types.SendSelfPayMessageQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `confirmAdvanceArrival`: 确认提前到货 */
export interface ConfirmAdvanceArrivalInput {
  query: types.ConfirmAdvanceArrivalQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getJdPlanSendRange`: 查询基地计划发货可选时间 */
export interface GetJdPlanSendRangeInput {
  query: types.GetJdPlanSendRangeQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteMfyjOrder`: 删除免费样机订单 */
export interface DeleteMfyjOrderInput {
  query: types.DeleteMfyjOrderQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listCancelReasons`: 查询取消原因 */
export interface ListCancelReasonsInput {
  headers?: CallHeaders | undefined;
}

/** Input of `queryAuditOrders`: 分页查询待审核订单 */
export interface QueryAuditOrdersInput {
  body: types.QueryAuditOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `auditOrders`: 批量审核订单 */
export interface AuditOrdersInput {
  body: types.AuditOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getLogisticsInfo`: 查询物流轨迹 */
export interface GetLogisticsInfoInput {
  query: types.GetLogisticsInfoQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryJjLogisticsTrack`: 查询居家物流轨迹 */
export interface QueryJjLogisticsTrackInput {
  body: types.QueryJjLogisticsTrackBody;
  headers?: CallHeaders | undefined;
}

/** Input of `payDepositOrder`: 支付定金订单 */
export interface PayDepositOrderInput {
  body: types.PayDepositOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `calculateStorageFee`: 计算寄库费 */
export interface CalculateStorageFeeInput {
  body: types.CalculateStorageFeeBody;
  headers?: CallHeaders | undefined;
}

/** Input of `payOverdueStorageFee`: 支付逾期寄库费 */
export interface PayOverdueStorageFeeInput {
  query: types.PayOverdueStorageFeeQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `delayStorageOrder`: 寄库订单延期 */
export interface DelayStorageOrderInput {
  query: types.DelayStorageOrderQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `applyDepositDelay`: 申请定金订单延期 */
export interface ApplyDepositDelayInput {
  body: types.ApplyDepositDelayBody;
  headers?: CallHeaders | undefined;
}

/** Input of `payCrowdFundingOrder`: 支付众筹订单 */
export interface PayCrowdFundingOrderInput {
  path: types.PayCrowdFundingOrderPath;
  headers?: CallHeaders | undefined;
}

/** Input of `updateChongbaiOrderStatus`: 更新重百订单状态 */
export interface UpdateChongbaiOrderStatusInput {
  body: types.UpdateChongbaiOrderStatusBody;
  headers?: CallHeaders | undefined;
}

/** Input of `splitHairishengOrder`: 海日生订单拆单 */
export interface SplitHairishengOrderInput {
  body: types.CheckedCart;
  headers?: CallHeaders | undefined;
}

/** Input of `cancelHairishengOrder`: 取消海日生销售订单 */
export interface CancelHairishengOrderInput {
  body: types.CancelHairishengOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getTripartitePurchaseOrder`: 查询三方采购订单 */
export interface GetTripartitePurchaseOrderInput {
  query: types.GetTripartitePurchaseOrderQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `updateAirOrderInvoice`: 更新空调退货订单发票 */
export interface UpdateAirOrderInvoiceInput {
  body: types.UpdateAirOrderInvoiceBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getWholeHouseReject`: 查询全屋订单拒单详情 */
export interface GetWholeHouseRejectInput {
  query: types.GetWholeHouseRejectQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `handleWholeHouseReject`: 处理全屋订单拒单 */
export interface HandleWholeHouseRejectInput {
  body: types.HandleWholeHouseRejectBody;
  headers?: CallHeaders | undefined;
}

/** Input of `changeWholeHouseOrder`: 变更全屋订单 */
export interface ChangeWholeHouseOrderInput {
  body: types.ChangeWholeHouseOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getWholeHouseValidTime`: 查询全屋订单可变更时间 */
export interface GetWholeHouseValidTimeInput {
  query: types.GetWholeHouseValidTimeQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryAllocations`: 分页查询配额单 */
export interface QueryAllocationsInput {
  body: types.QueryAllocationsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `confirmOrRefuseAllocation`: 确认或拒绝配额单 */
export interface ConfirmOrRefuseAllocationInput {
  body: types.ConfirmOrRefuseAllocationBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryPopReserves`: 分页查询 POP 备货单 */
export interface QueryPopReservesInput {
  body: types.QueryPopReservesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `stopPopReserve`: 停用 POP 备货单 */
export interface StopPopReserveInput {
  path: types.StopPopReservePath;
  headers?: CallHeaders | undefined;
}

/** Input of `exportPopReserves`: 导出 POP 备货单 */
export interface ExportPopReservesInput {
  query: types.ExportPopReservesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getPopReserve`: 查询 POP 备货单详情 */
export interface GetPopReserveInput {
  path: types.GetPopReservePath;
  headers?: CallHeaders | undefined;
}

/** Input of `listPopWarehouses`: 查询 POP 备货仓库 */
export interface ListPopWarehousesInput {
  query: types.ListPopWarehousesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listPopCustomerCodes`: 查询POP客户编码 */
export interface ListPopCustomerCodesInput {
  headers?: CallHeaders | undefined;
}

/** Input of `checkCreditApplyAllowed`: 查询是否允许申请信用订单 */
export interface CheckCreditApplyAllowedInput {
  query: types.CheckCreditApplyAllowedQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `submitCreditApply`: 提交信用订单申请 */
export interface SubmitCreditApplyInput {
  body: types.SubmitCreditApplyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryCreditApplies`: 分页查询信用订单申请 */
export interface QueryCreditAppliesInput {
  body: types.QueryCreditAppliesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `savePreOrder`: 保存预订单 */
export interface SavePreOrderInput {
  body: types.PlaceBigOrder;
  headers?: CallHeaders | undefined;
}

/** Input of `getArrivalWeeks`: 查询可选到货周 */
export interface GetArrivalWeeksInput {
  headers?: CallHeaders | undefined;
}

/** Input of `getHaierWeek`: 查询当前周次 */
export interface GetHaierWeekInput {
  headers?: CallHeaders | undefined;
}

/** Input of `placeBigOrder`: 提交大单 */
export interface PlaceBigOrderInput {
  body: types.PlaceBigOrder;
  headers?: CallHeaders | undefined;
}

/** Input of `placeBigOrderB2b`: 提交 B2B 大单 */
export interface PlaceBigOrderB2bInput {
  body: types.PlaceBigOrderB2bBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getBigOrderStatus`: 查询大单处理结果 */
export interface GetBigOrderStatusInput {
  body: types.GetBigOrderStatusBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listBigActivities`: 分页查询大单活动 */
export interface ListBigActivitiesInput {
  query: types.ListBigActivitiesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listBigProductGroups`: 查询大单活动产品组 */
export interface ListBigProductGroupsInput {
  query: types.ListBigProductGroupsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getBigActivity`: 查询大单活动详情 */
export interface GetBigActivityInput {
  query: types.GetBigActivityQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getAllStock`: 查询产品全部库存 */
export interface GetAllStockInput {
  query: types.GetAllStockQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getAtpStock`: 查询全年可承诺库存 */
export interface GetAtpStockInput {
  query: types.GetAtpStockQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getReserveProductPrice`: 查询大单产品价格 */
export interface GetReserveProductPriceInput {
  query: types.GetReserveProductPriceQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listDemands`: 分页查询大单需求 */
export interface ListDemandsInput {
  query: types.ListDemandsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteDemand`: 删除大单需求 */
export interface DeleteDemandInput {
  body: types.DeleteDemandBody;
  headers?: CallHeaders | undefined;
}

/** Input of `saveDemand`: 保存大单需求 */
export interface SaveDemandInput {
  body: types.SaveDemandBody;
  headers?: CallHeaders | undefined;
}

/** Input of `saveDemandEvaluation`: 评价大单需求 */
export interface SaveDemandEvaluationInput {
  body: types.SaveDemandEvaluationBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getDemand`: 查询大单需求详情 */
export interface GetDemandInput {
  path: types.GetDemandPath;
  headers?: CallHeaders | undefined;
}

/** Input of `updateDemandImages`: 更新大单需求图片 */
export interface UpdateDemandImagesInput {
  body: types.UpdateDemandImagesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listDemandRecords`: 查询大单需求记录 */
export interface ListDemandRecordsInput {
  path: types.ListDemandRecordsPath;
  headers?: CallHeaders | undefined;
}

/** Input of `findDynamicForm`: 查询大单需求动态表单 */
export interface FindDynamicFormInput {
  path: types.FindDynamicFormPath;
  headers?: CallHeaders | undefined;
}

/** Input of `uploadDocument`: 上传资料 */
export interface UploadDocumentInput {
  body: types.UploadDocumentBody;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteDocument`: 删除资料 */
export interface DeleteDocumentInput {
  body: types.DeleteDocumentBody;
  headers?: CallHeaders | undefined;
}

/** Input of `updateTrafficPaytoByOrder`: 修改整车订单付款方 */
export interface UpdateTrafficPaytoByOrderInput {
  body: types.UpdateTrafficPaytoByOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getTrafficPaytoByOrder`: 查询整车订单付款方 */
export interface GetTrafficPaytoByOrderInput {
  query: types.GetTrafficPaytoByOrderQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `updateTrafficPaytoBatch`: 批量修改整车付款方 */
export interface UpdateTrafficPaytoBatchInput {
  body: types.UpdateTrafficPaytoBatchBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listTrafficPayers`: 查询整车付款方 */
export interface ListTrafficPayersInput {
  query: types.ListTrafficPayersQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `updateTrafficCartPayto`: 修改整车购物车付款方 */
export interface UpdateTrafficCartPaytoInput {
  body: types.UpdateTrafficCartPaytoBody;
  headers?: CallHeaders | undefined;
}

/** Input of `changeTrafficCreditPayto`: 整车信用付款方变更 */
export interface ChangeTrafficCreditPaytoInput {
  body: types.ChangeTrafficCreditPaytoBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listTrafficCart`: 查询整车购物车 */
export interface ListTrafficCartInput {
  query: types.ListTrafficCartQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getTrafficCartCount`: 查询整车购物车数量 */
export interface GetTrafficCartCountInput {
  query: types.GetTrafficCartCountQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `changeTrafficBillto`: 修改整车开票方 */
export interface ChangeTrafficBilltoInput {
  body: types.ChangeTrafficBilltoBody;
  headers?: CallHeaders | undefined;
}

/** Input of `payTrafficOrder`: 整车订单客户付款 */
export interface PayTrafficOrderInput {
  path: types.PayTrafficOrderPath;
  body: types.PayTrafficOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listTrafficDelayApprovers`: 查询整车延期审批人 */
export interface ListTrafficDelayApproversInput {
  query: types.ListTrafficDelayApproversQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `checkTrafficDelayApply`: 查询整车是否可申请延期 */
export interface CheckTrafficDelayApplyInput {
  query: types.CheckTrafficDelayApplyQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `submitTrafficDelay`: 提交整车延期申请 */
export interface SubmitTrafficDelayInput {
  body: types.SubmitTrafficDelayBody;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteTrafficCartLine`: 删除整车购物车行 */
export interface DeleteTrafficCartLineInput {
  body: types.DeleteTrafficCartLineBody;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteTrafficCart`: 清空整车购物车 */
export interface DeleteTrafficCartInput {
  body: types.DeleteTrafficCartBody;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteTrafficDiscountCart`: 清空整车折扣购物车 */
export interface DeleteTrafficDiscountCartInput {
  body: types.DeleteTrafficDiscountCartBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitTrafficCart`: 提交整车购物车 */
export interface SubmitTrafficCartInput {
  body: types.SubmitTrafficCartBody;
  headers?: CallHeaders | undefined;
}

/** Input of `preCheckTrafficOrder`: 整车下单预检查 */
export interface PreCheckTrafficOrderInput {
  body: types.PreCheckTrafficOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `setTrafficCarpoolGd`: 设置整车挂单 */
export interface SetTrafficCarpoolGdInput {
  body: types.SetTrafficCarpoolGdBody;
  headers?: CallHeaders | undefined;
}

/** Input of `undoTrafficCarpoolGd`: 取消整车挂单 */
export interface UndoTrafficCarpoolGdInput {
  body: types.UndoTrafficCarpoolGdBody;
  headers?: CallHeaders | undefined;
}

/** Input of `setTrafficCarpoolBd`: 设置整车并单 */
export interface SetTrafficCarpoolBdInput {
  body: types.SetTrafficCarpoolBdBody;
  headers?: CallHeaders | undefined;
}

/** Input of `undoTrafficCarpoolBd`: 取消整车并单 */
export interface UndoTrafficCarpoolBdInput {
  body: types.UndoTrafficCarpoolBdBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listBaseWarehouses`: 查询基地仓库 */
export interface ListBaseWarehousesInput {
  query: types.ListBaseWarehousesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getTrafficGoodsPrice`: 查询整车产品价格 */
export interface GetTrafficGoodsPriceInput {
  body: types.GetTrafficGoodsPriceBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listTrafficCarpoolOrders`: 查询送达方拼车订单 */
export interface ListTrafficCarpoolOrdersInput {
  query: types.ListTrafficCarpoolOrdersQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listTrafficPackageCustomers`: 查询同车客户 */
export interface ListTrafficPackageCustomersInput {
  query: types.ListTrafficPackageCustomersQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getTrafficContact`: 查询整车收货联系人 */
export interface GetTrafficContactInput {
  query: types.GetTrafficContactQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `saveTrafficContact`: 保存整车收货联系人 */
export interface SaveTrafficContactInput {
  body: types.SaveTrafficContactBody;
  headers?: CallHeaders | undefined;
}

/** Input of `updateTrafficSendType`: 修改整车送货方式 */
export interface UpdateTrafficSendTypeInput {
  body: types.UpdateTrafficSendTypeBody;
  headers?: CallHeaders | undefined;
}

/** Input of `updateTrafficPayMoney`: 修改整车付款金额 */
export interface UpdateTrafficPayMoneyInput {
  body: types.UpdateTrafficPayMoneyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listTrafficCarTypes`: 查询车型 */
export interface ListTrafficCarTypesInput {
  headers?: CallHeaders | undefined;
}

/** Input of `listTrafficCustomerAddresses`: 查询整车客户送达地址 */
export interface ListTrafficCustomerAddressesInput {
  body: types.ListTrafficCustomerAddressesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `saveTrafficCustomer`: 保存整车权限申请 */
export interface SaveTrafficCustomerInput {
  body: types.SaveTrafficCustomerBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitTrafficCustomer`: 提交整车权限申请 */
export interface SubmitTrafficCustomerInput {
  body: types.SubmitTrafficCustomerBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getTrafficCustomerApproveStatus`: 查询整车权限审批状态 */
export interface GetTrafficCustomerApproveStatusInput {
  query: types.GetTrafficCustomerApproveStatusQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listTransferCart`: 查询调货购物车 */
export interface ListTransferCartInput {
  query: types.ListTransferCartQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getTransferGoodsPrice`: 查询调货产品价格 */
export interface GetTransferGoodsPriceInput {
  body: types.GetTransferGoodsPriceBody;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteTransferProduct`: 删除调货产品 */
export interface DeleteTransferProductInput {
  body: types.DeleteTransferProductBody;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteTransferOrderForm`: 删除调货单 */
export interface DeleteTransferOrderFormInput {
  body: types.DeleteTransferOrderFormBody;
  headers?: CallHeaders | undefined;
}

/** Input of `updateTransferPayMoney`: 修改调货付款金额 */
export interface UpdateTransferPayMoneyInput {
  body: types.UpdateTransferPayMoneyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitTransferOrder`: 提交调货订单 */
export interface SubmitTransferOrderInput {
  body: types.SubmitTransferOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `updateTransferOrderQty`: 修改调货数量 */
export interface UpdateTransferOrderQtyInput {
  body: types.UpdateTransferOrderQtyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getTransferCartCount`: 查询调货购物车数量 */
export interface GetTransferCartCountInput {
  query: types.GetTransferCartCountQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryTransfers`: 分页查询账户划转申请 */
export interface QueryTransfersInput {
  body: types.QueryTransfersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listTransferRegions`: 查询划转区域 */
export interface ListTransferRegionsInput {
  body: types.ListTransferRegionsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteTransfer`: 删除划转申请 */
export interface DeleteTransferInput {
  body: types.DeleteTransferBody;
  headers?: CallHeaders | undefined;
}

/** Input of `saveTransfer`: 提交账户平调申请 */
export interface SaveTransferInput {
  body: types.SaveTransferBody;
  headers?: CallHeaders | undefined;
}

/** Input of `saveMasterSonTransfer`: 提交主子户划转申请 */
export interface SaveMasterSonTransferInput {
  body: types.SaveMasterSonTransferBody;
  headers?: CallHeaders | undefined;
}

/** Input of `saveFinanceTransfer`: 提交财务划转申请 */
export interface SaveFinanceTransferInput {
  body: types.SaveFinanceTransferBody;
  headers?: CallHeaders | undefined;
}

/** Input of `checkTransferWindow`: 查询是否显示划转窗口 */
export interface CheckTransferWindowInput {
  query: types.CheckTransferWindowQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getTransferOrg`: 切换划转销售组织 */
export interface GetTransferOrgInput {
  query: types.GetTransferOrgQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listMasterSonPayers`: 查询主子户付款方 */
export interface ListMasterSonPayersInput {
  query: types.ListMasterSonPayersQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `checkCrossCenterTransfer`: 查询是否跨中心划转 */
export interface CheckCrossCenterTransferInput {
  query: types.CheckCrossCenterTransferQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `checkTransferPolicy`: 查询是否已同意划转协议 */
export interface CheckTransferPolicyInput {
  query: types.CheckTransferPolicyQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `saveTransferPolicy`: 同意划转协议 */
export interface SaveTransferPolicyInput {
  body: types.SaveTransferPolicyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `transformMoney`: 金额转中文大写 */
export interface TransformMoneyInput {
  body: types.TransformMoneyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getSoldTo`: 查询售达方 */
export interface GetSoldToInput {
  query: types.GetSoldToQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listShipTos`: 查询送达方列表 */
export interface ListShipTosInput {
  query: types.ListShipTosQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getDefaultShipTo`: 查询默认送达方 */
export interface GetDefaultShipToInput {
  query: types.GetDefaultShipToQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listPayTos`: 查询售达方的付款方 */
export interface ListPayTosInput {
  query: types.ListPayTosQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listB2bPayTos`: 查询售达方的B2B付款方 */
export interface ListB2bPayTosInput {
  query: types.ListB2bPayTosQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listAccountPayTos`: 查询登录账号的付款方 */
export interface ListAccountPayTosInput {
  query: types.ListAccountPayTosQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listAuthorizedPayTos`: 查询已授权的付款方 */
export interface ListAuthorizedPayTosInput {
  query: types.ListAuthorizedPayTosQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listBillTos`: 查询开票方 */
export interface ListBillTosInput {
  query: types.ListBillTosQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getSaleInfo`: 查询销售信息 */
export interface GetSaleInfoInput {
  query: types.GetSaleInfoQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listAddresses`: 查询收货地址 */
export interface ListAddressesInput {
  query?: types.ListAddressesQuery | undefined;
  headers?: CallHeaders | undefined;
}

/** Input of `listAllAddresses`: 查询全部收货地址 */
export interface ListAllAddressesInput {
  headers?: CallHeaders | undefined;
}

/** Input of `listPayers`: 查询付款方 */
export interface ListPayersInput {
  query: types.ListPayersQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listAllPayers`: 查询全部付款方 */
export interface ListAllPayersInput {
  headers?: CallHeaders | undefined;
}

/** Input of `getDefaultRelations`: 查询默认送达方与默认付款方 */
export interface GetDefaultRelationsInput {
  headers?: CallHeaders | undefined;
}

/** Input of `setDefaultAddress`: 设置默认送达方 */
export interface SetDefaultAddressInput {
  path: types.SetDefaultAddressPath;
  headers?: CallHeaders | undefined;
}

/** Input of `setDefaultPayer`: 设置默认付款方 */
export interface SetDefaultPayerInput {
  path: types.SetDefaultPayerPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listPayerBalances`: 查询付款方余额 */
export interface ListPayerBalancesInput {
  body: types.ListPayerBalancesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getAxBalance`: 查询安全付余额 */
export interface GetAxBalanceInput {
  query: types.GetAxBalanceQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listSalesGroups`: 查询客户的销售组 */
export interface ListSalesGroupsInput {
  path: types.ListSalesGroupsPath;
  headers?: CallHeaders | undefined;
}

/** Input of `checkOmsAuthorized`: 查询是否OMS授权客户 */
export interface CheckOmsAuthorizedInput {
  path: types.CheckOmsAuthorizedPath;
  headers?: CallHeaders | undefined;
}

/** Input of `alterCustomerValues`: 修改客户资料 */
export interface AlterCustomerValuesInput {
  body: types.AlterCustomerValuesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getCustomerArchive`: 查询客户档案 */
export interface GetCustomerArchiveInput {
  path: types.GetCustomerArchivePath;
  headers?: CallHeaders | undefined;
}

/** Input of `verifyCustomerLogin`: 客户视图登录校验 */
export interface VerifyCustomerLoginInput {
  path: types.VerifyCustomerLoginPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listSalesViews`: 查询客户销售视图 */
export interface ListSalesViewsInput {
  query: types.ListSalesViewsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listSaleOrgCodes`: 查询客户的销售组织编码 */
export interface ListSaleOrgCodesInput {
  body: types.ListSaleOrgCodesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `verifyCustomerPermission`: 校验客户权限 */
export interface VerifyCustomerPermissionInput {
  body: types.VerifyCustomerPermissionBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listSaleOrgFactories`: 查询销售组织与工厂 */
export interface ListSaleOrgFactoriesInput {
  query: types.ListSaleOrgFactoriesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listOriginalSaleOrgs`: 查询充值原销售组织 */
export interface ListOriginalSaleOrgsInput {
  query: types.ListOriginalSaleOrgsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listPayerSalesGroups`: 查询付款方的销售组 */
export interface ListPayerSalesGroupsInput {
  body: types.ListPayerSalesGroupsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listCustomerCenters`: 查询客户所属的全部中心 */
export interface ListCustomerCentersInput {
  path: types.ListCustomerCentersPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listCustomerYuncangs`: 查询客户云仓 */
export interface ListCustomerYuncangsInput {
  query: types.ListCustomerYuncangsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryProjects`: 查询工程与商机 */
export interface QueryProjectsInput {
  body: types.QueryProjectsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getProject`: 查询工程详情 */
export interface GetProjectInput {
  query: types.GetProjectQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `submitProjectStep`: 办理工程环节 */
export interface SubmitProjectStepInput {
  body: types.SubmitProjectStepBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitLiquidateApply`: 提交清户申请 */
export interface SubmitLiquidateApplyInput {
  body: types.SubmitLiquidateApplyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `settleAccountLiquidation`: 清户结算确认 */
export interface SettleAccountLiquidationInput {
  body: types.SettleAccountLiquidationBody;
  headers?: CallHeaders | undefined;
}

/** Input of `checkLiquidateApply`: 查询是否可发起清户 */
export interface CheckLiquidateApplyInput {
  body: types.CheckLiquidateApplyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryNetworks`: 分页查询网点申请 */
export interface QueryNetworksInput {
  body: types.QueryNetworksBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitNetworkApply`: 提交网点申请 */
export interface SubmitNetworkApplyInput {
  body: types.SubmitNetworkApplyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `revokeNetworkApply`: 撤回网点申请 */
export interface RevokeNetworkApplyInput {
  body: types.RevokeNetworkApplyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryStoreReports`: 分页查询门店上报 */
export interface QueryStoreReportsInput {
  body: types.QueryStoreReportsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitStoreReport`: 提交门店上报 */
export interface SubmitStoreReportInput {
  body: types.SubmitStoreReportBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryIndustries`: 查询可经营产业 */
export interface QueryIndustriesInput {
  body: types.QueryIndustriesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listSaleOrgs`: 查询销售组织 */
export interface ListSaleOrgsInput {
  query: types.ListSaleOrgsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `judgeLiquidateApply`: 清户条件校验 */
export interface JudgeLiquidateApplyInput {
  query: types.JudgeLiquidateApplyQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listLiquidationOrders`: 查询清户未完成订单 */
export interface ListLiquidationOrdersInput {
  query: types.ListLiquidationOrdersQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listLiquidationRebates`: 查询清户未使用返利 */
export interface ListLiquidationRebatesInput {
  query: types.ListLiquidationRebatesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listLiquidationBalances`: 查询清户账户余额 */
export interface ListLiquidationBalancesInput {
  query: types.ListLiquidationBalancesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `cancelLiquidateApply`: 取消清户申请 */
export interface CancelLiquidateApplyInput {
  query: types.CancelLiquidateApplyQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteLiquidateApply`: 删除清户申请 */
export interface DeleteLiquidateApplyInput {
  query: types.DeleteLiquidateApplyQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listNetworkApplyNodes`: 查询网点申请审批节点 */
export interface ListNetworkApplyNodesInput {
  query: types.ListNetworkApplyNodesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listHccTrades`: 查询中心 */
export interface ListHccTradesInput {
  query: types.ListHccTradesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listHccProvinces`: 查询中心所辖省 */
export interface ListHccProvincesInput {
  query: types.ListHccProvincesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listHccCities`: 查询省所辖市 */
export interface ListHccCitiesInput {
  query: types.ListHccCitiesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listHccDistricts`: 查询市所辖区县 */
export interface ListHccDistrictsInput {
  query: types.ListHccDistrictsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listHccTowns`: 查询区县所辖乡镇街道 */
export interface ListHccTownsInput {
  query: types.ListHccTownsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getAccountFlow`: 查询清户进度 */
export interface GetAccountFlowInput {
  query: types.GetAccountFlowQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listHccProductLineStatuses`: 查询产品线状态 */
export interface ListHccProductLineStatusesInput {
  query: types.ListHccProductLineStatusesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listPotentialCustomers`: 分页查询潜在客户 */
export interface ListPotentialCustomersInput {
  query: types.ListPotentialCustomersQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getPotentialCustomer`: 查询潜在客户详情 */
export interface GetPotentialCustomerInput {
  path: types.GetPotentialCustomerPath;
  headers?: CallHeaders | undefined;
}

/** Input of `uploadPotentialCustomerPicture`: 上传潜在客户图片 */
export interface UploadPotentialCustomerPictureInput {
  query: types.UploadPotentialCustomerPictureQuery;
  body: types.UploadPotentialCustomerPictureBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitUnfreezeApply`: 提交解冻开单申请 */
export interface SubmitUnfreezeApplyInput {
  body: types.SubmitUnfreezeApplyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listUnsignedProductGroups`: 查询未签约产品组 */
export interface ListUnsignedProductGroupsInput {
  query: types.ListUnsignedProductGroupsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getUnfreezeFlags`: 查询冻结标识 */
export interface GetUnfreezeFlagsInput {
  query: types.GetUnfreezeFlagsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listUnfreezeApplies`: 查询解冻申请记录 */
export interface ListUnfreezeAppliesInput {
  query: types.ListUnfreezeAppliesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `submitSendtoChange`: 提交送达方变更 */
export interface SubmitSendtoChangeInput {
  body: types.SubmitSendtoChangeBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getSendtoChangeStatus`: 查询送达方变更审批状态 */
export interface GetSendtoChangeStatusInput {
  query: types.GetSendtoChangeStatusQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `revokeSendtoChange`: 撤销送达方变更 */
export interface RevokeSendtoChangeInput {
  body: types.RevokeSendtoChangeBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listSubAccounts`: 查询子账号列表 */
export interface ListSubAccountsInput {
  query: types.ListSubAccountsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getAllRolesAndPermissions`: 查询可分配的全部角色与权限 */
export interface GetAllRolesAndPermissionsInput {
  query: types.GetAllRolesAndPermissionsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getSubAccountPermissions`: 查询某个子账号的角色与权限 */
export interface GetSubAccountPermissionsInput {
  query: types.GetSubAccountPermissionsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getPermissionList`: 查询菜单与按钮权限 */
export interface GetPermissionListInput {
  headers?: CallHeaders | undefined;
}

/** Input of `updateSubAccount`: 修改子账号 */
export interface UpdateSubAccountInput {
  body: types.UpdateSubAccountBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getUserInfo`: 查询当前用户 */
export interface GetUserInfoInput {
  headers?: CallHeaders | undefined;
}

/** Input of `redirectAfterLogin`: 授权页返回地址 */
export interface RedirectAfterLoginInput {
  query: types.RedirectAfterLoginQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getHotspotImages`: 查询菜单热点图 */
export interface GetHotspotImagesInput {
  query: types.GetHotspotImagesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryInterestProducts`: 分页查询关注产品 */
export interface QueryInterestProductsInput {
  body: types.QueryInterestProductsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `addInterestProducts`: 关注产品 */
export interface AddInterestProductsInput {
  path: types.AddInterestProductsPath;
  headers?: CallHeaders | undefined;
}

/** Input of `removeInterestProducts`: 取消关注产品 */
export interface RemoveInterestProductsInput {
  body: types.RemoveInterestProductsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryCommonQuestions`: 分页查询常见问题 */
export interface QueryCommonQuestionsInput {
  body: types.QueryCommonQuestionsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `setQuestionInUse`: 启用或停用常见问题 */
export interface SetQuestionInUseInput {
  body: types.SetQuestionInUseBody;
  headers?: CallHeaders | undefined;
}

/** Input of `saveCommonQuestion`: 新增或修改常见问题 */
export interface SaveCommonQuestionInput {
  body: types.SaveCommonQuestionBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getCommonQuestion`: 查询常见问题详情 */
export interface GetCommonQuestionInput {
  query: types.GetCommonQuestionQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `deleteCommonQuestion`: 删除常见问题 */
export interface DeleteCommonQuestionInput {
  query: types.DeleteCommonQuestionQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryProducts`: 分页查询产品 */
export interface QueryProductsInput {
  body: types.QueryProductsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listPrices`: 查询产品价格 */
export interface ListPricesInput {
  body: types.ListPricesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listDailySalesPrices`: 查询每日销价 */
export interface ListDailySalesPricesInput {
  query: types.ListDailySalesPricesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listStock`: 查询产品库存 */
export interface ListStockInput {
  body: types.ListStockBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryInventoryPage`: 分页查询产品库存 */
export interface QueryInventoryPageInput {
  body: types.QueryInventoryPageBody;
  headers?: CallHeaders | undefined;
}

/** Input of `checkRemoteCloudWarehouse`: 查询是否异地云仓客户 */
export interface CheckRemoteCloudWarehouseInput {
  query: types.CheckRemoteCloudWarehouseQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listProductGroups`: 查询产品组 */
export interface ListProductGroupsInput {
  query: types.ListProductGroupsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listSamples`: 分页查询样机 */
export interface ListSamplesInput {
  query: types.ListSamplesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listCategories`: 查询分类菜单 */
export interface ListCategoriesInput {
  headers?: CallHeaders | undefined;
}

/** Input of `recordCategoryAdClick`: 记录分类广告点击 */
export interface RecordCategoryAdClickInput {
  body: types.RecordCategoryAdClickBody;
  headers?: CallHeaders | undefined;
}

/** Input of `uploadFile`: 上传附件 */
export interface UploadFileInput {
  body: types.UploadFileBody;
  headers?: CallHeaders | undefined;
}

/** Input of `runBuyReturnRoutine`: 执行退换货 BSP 例程 */
export interface RunBuyReturnRoutineInput {
  body: types.RunBuyReturnRoutineBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getYilihuoVideoToken`: 查询易理货视频令牌 */
export interface GetYilihuoVideoTokenInput {
  query: types.GetYilihuoVideoTokenQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `checkWhitelist`: 查询白名单 */
export interface CheckWhitelistInput {
  path: types.CheckWhitelistPath;
  headers?: CallHeaders | undefined;
}

/** Input of `exportSampleSheet`: 导出样表 */
export interface ExportSampleSheetInput {
  query: types.ExportSampleSheetQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryDictionary`: 查询数据字典 */
export interface QueryDictionaryInput {
  query: types.QueryDictionaryQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `createAsyncExport`: 创建异步导出 */
export interface CreateAsyncExportInput {
  body: types.CreateAsyncExportBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listProvinces`: 查询省 */
export interface ListProvincesInput {
  headers?: CallHeaders | undefined;
}

/** Input of `listCities`: 查询市 */
export interface ListCitiesInput {
  path: types.ListCitiesPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listAreas`: 查询区县 */
export interface ListAreasInput {
  path: types.ListAreasPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listActivities`: 分页查询活动 */
export interface ListActivitiesInput {
  query: types.ListActivitiesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `prefillEventWork`: 事件工单预填 */
export interface PrefillEventWorkInput {
  body: types.EventWork;
  headers?: CallHeaders | undefined;
}

/** Input of `getPaymentPublicKey`: 查询支付密码公钥 */
export interface GetPaymentPublicKeyInput {
  headers?: CallHeaders | undefined;
}

/** Input of `resetPaymentPassword`: 重置支付密码 */
export interface ResetPaymentPasswordInput {
  body: types.ResetPaymentPasswordBody;
  headers?: CallHeaders | undefined;
}

/** Input of `searchProtocolAuth`: 查询协议授权 */
export interface SearchProtocolAuthInput {
  query: types.SearchProtocolAuthQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `checkReverseAuthority`: 查询采购退货权限 */
export interface CheckReverseAuthorityInput {
  query: types.CheckReverseAuthorityQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `checkReverseAgreement`: 查询采购退货协议 */
export interface CheckReverseAgreementInput {
  query: types.CheckReverseAgreementQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `savePurchaseReturnProtocol`: 生成购销退货协议 */
export interface SavePurchaseReturnProtocolInput {
  body: types.SavePurchaseReturnProtocolBody;
  headers?: CallHeaders | undefined;
}

/** Input of `signReturnContract`: 获取退货协议签署链接 */
export interface SignReturnContractInput {
  body: types.SignReturnContractBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitReturnApproval`: 提交退货审批 */
export interface SubmitReturnApprovalInput {
  body: types.SubmitReturnApprovalBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listReturnApprovalStatuses`: 批量查询退货审批状态 */
export interface ListReturnApprovalStatusesInput {
  query: types.ListReturnApprovalStatusesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getRedInvoicePermission`: 查询红票权限 */
export interface GetRedInvoicePermissionInput {
  path: types.GetRedInvoicePermissionPath;
  headers?: CallHeaders | undefined;
}

/** Input of `getEvaluateStatus`: 查询评价状态 */
export interface GetEvaluateStatusInput {
  query: types.GetEvaluateStatusQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listEvaluateAttributes`: 查询评价项目 */
export interface ListEvaluateAttributesInput {
  query: types.ListEvaluateAttributesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getEvaluateInfo`: 查询评价内容 */
export interface GetEvaluateInfoInput {
  query: types.GetEvaluateInfoQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `submitEvaluate`: 提交评价 */
export interface SubmitEvaluateInput {
  body: types.SubmitEvaluateBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getCyclePredict`: 查询周期销量预测 */
export interface GetCyclePredictInput {
  query: types.GetCyclePredictQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listCustomerInventory`: 查询客户库存分析 */
export interface ListCustomerInventoryInput {
  query: types.ListCustomerInventoryQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getCustomerFlagData`: 查询客户标识数据 */
export interface GetCustomerFlagDataInput {
  query: types.GetCustomerFlagDataQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `checkStockUp`: 备货校验 */
export interface CheckStockUpInput {
  body: types.CheckStockUpBody;
  headers?: CallHeaders | undefined;
}

/** Input of `createStockUpOrder`: 创建备货订单 */
export interface CreateStockUpOrderInput {
  body: types.CreateStockUpOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getStockUpNumber`: 查询备货清单数量 */
export interface GetStockUpNumberInput {
  query: types.GetStockUpNumberQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `searchCocOrders`: 分页查询订单中心订单 */
export interface SearchCocOrdersInput {
  body: types.SearchCocOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `openCocOrderApproval`: 发起订单中心审批 */
export interface OpenCocOrderApprovalInput {
  body: types.OpenCocOrderApprovalBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryMessages`: 分页查询消息 */
export interface QueryMessagesInput {
  body: types.QueryMessagesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `readAllMessages`: 全部标为已读 */
export interface ReadAllMessagesInput {
  query: types.ReadAllMessagesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `readMessage`: 标为已读 */
export interface ReadMessageInput {
  query: types.ReadMessageQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listUnreadMessageTypes`: 未读消息分类 */
export interface ListUnreadMessageTypesInput {
  query: types.ListUnreadMessageTypesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getUnreadMessageCount`: 未读消息数 */
export interface GetUnreadMessageCountInput {
  query: types.GetUnreadMessageCountQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getTodoUnreadCount`: 查询待办数量 */
export interface GetTodoUnreadCountInput {
  path: types.GetTodoUnreadCountPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listTodos`: 分页查询待办 */
export interface ListTodosInput {
  query: types.ListTodosQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listSystemNotifications`: 查询系统通知 */
export interface ListSystemNotificationsInput {
  query: types.ListSystemNotificationsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getInsertScreen`: 查询开屏弹屏 */
export interface GetInsertScreenInput {
  query: types.GetInsertScreenQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `checkNotificationRead`: 查询通知是否已读 */
export interface CheckNotificationReadInput {
  body: types.CheckNotificationReadBody;
  headers?: CallHeaders | undefined;
}

/** Input of `registerNotificationRead`: 登记通知已读 */
export interface RegisterNotificationReadInput {
  body: types.RegisterNotificationReadBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listNewProductRecommendations`: 查询新品推荐 */
export interface ListNewProductRecommendationsInput {
  query: types.ListNewProductRecommendationsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listFinanceDialogs`: 查询财务弹窗 */
export interface ListFinanceDialogsInput {
  query: types.ListFinanceDialogsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `readFinanceDialog`: 财务弹窗标为已读 */
export interface ReadFinanceDialogInput {
  path: types.ReadFinanceDialogPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listDialogInvoices`: 查询财务弹窗的发票 */
export interface ListDialogInvoicesInput {
  path: types.ListDialogInvoicesPath;
  headers?: CallHeaders | undefined;
}

/** Input of `checkConsentToUse`: 查询是否已同意使用条款 */
export interface CheckConsentToUseInput {
  body: types.CheckConsentToUseBody;
  headers?: CallHeaders | undefined;
}

/** Input of `consentToUse`: 同意使用条款 */
export interface ConsentToUseInput {
  body: types.ConsentToUseBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listRecommendedKeywords`: 查询推荐词 */
export interface ListRecommendedKeywordsInput {
  body: types.ListRecommendedKeywordsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `recordKeywordClick`: 记录推荐词点击 */
export interface RecordKeywordClickInput {
  body: types.RecordKeywordClickBody;
  headers?: CallHeaders | undefined;
}

/** Input of `suggestProductModels`: 联想产品型号 */
export interface SuggestProductModelsInput {
  query: types.SuggestProductModelsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `checkAccountGate`: 查询财务开关 */
export interface CheckAccountGateInput {
  path: types.CheckAccountGatePath;
  headers?: CallHeaders | undefined;
}

/** Input of `superviseContract`: 合同管理单点登录 */
export interface SuperviseContractInput {
  body: types.SuperviseContractBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getFinanceContract`: 查询合同详情 */
export interface GetFinanceContractInput {
  body: types.GetFinanceContractBody;
  headers?: CallHeaders | undefined;
}

/** Input of `signFinanceContract`: 发起合同签署 */
export interface SignFinanceContractInput {
  body: types.SignFinanceContractBody;
  headers?: CallHeaders | undefined;
}

/** Input of `unbindSigningAccount`: 解除电子签章绑定 */
export interface UnbindSigningAccountInput {
  body: types.UnbindSigningAccountBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getSigningTips`: 查询签约提示 */
export interface GetSigningTipsInput {
  path: types.GetSigningTipsPath;
  headers?: CallHeaders | undefined;
}

/** Input of `closeSigningTips`: 不再显示签约提示 */
export interface CloseSigningTipsInput {
  path: types.CloseSigningTipsPath;
  headers?: CallHeaders | undefined;
}

/** Input of `checkUnsignedContract`: 查询是否有未签合同 */
export interface CheckUnsignedContractInput {
  path: types.CheckUnsignedContractPath;
  headers?: CallHeaders | undefined;
}

/** Input of `queryFinanceHistory`: 分页查询融资记录 */
export interface QueryFinanceHistoryInput {
  body: types.QueryFinanceHistoryBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getFinanceRepayDetail`: 查询融资还款明细 */
export interface GetFinanceRepayDetailInput {
  body: types.GetFinanceRepayDetailBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getServiceChargePrompt`: 查询服务费弹窗提示 */
export interface GetServiceChargePromptInput {
  query: types.GetServiceChargePromptQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryAccountStatement`: 分页查询往来账对账单 */
export interface QueryAccountStatementInput {
  body: types.QueryAccountStatementBody;
  headers?: CallHeaders | undefined;
}

/** Input of `exportAccountStatement`: 导出往来账对账单 */
export interface ExportAccountStatementInput {
  query: types.ExportAccountStatementQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryReconciliations`: 分页查询往来对账 */
export interface QueryReconciliationsInput {
  body: types.QueryReconciliationsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `confirmReconciliation`: 确认往来对账 */
export interface ConfirmReconciliationInput {
  body: types.ConfirmReconciliationBody;
  headers?: CallHeaders | undefined;
}

/** Input of `withdrawReconciliationDispute`: 撤回对账异议 */
export interface WithdrawReconciliationDisputeInput {
  body: types.WithdrawReconciliationDisputeBody;
  headers?: CallHeaders | undefined;
}

/** Input of `exportReconciliations`: 导出往来对账 */
export interface ExportReconciliationsInput {
  body: types.ExportReconciliationsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryMonthAccounts`: 分页查询月账单 */
export interface QueryMonthAccountsInput {
  body: types.QueryMonthAccountsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `exportMonthAccounts`: 导出月账单 */
export interface ExportMonthAccountsInput {
  query: types.ExportMonthAccountsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryDayAccounts`: 分页查询日账单 */
export interface QueryDayAccountsInput {
  body: types.QueryDayAccountsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `exportDayAccounts`: 导出日账单 */
export interface ExportDayAccountsInput {
  query: types.ExportDayAccountsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryReceipts`: 分页查询收据 */
export interface QueryReceiptsInput {
  body: types.QueryReceiptsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `printReceipt`: 打印收据 */
export interface PrintReceiptInput {
  query: types.PrintReceiptQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryBankInterests`: 分页查询银行贴息 */
export interface QueryBankInterestsInput {
  body: types.QueryBankInterestsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `confirmBankInterest`: 确认银行贴息 */
export interface ConfirmBankInterestInput {
  body: types.ConfirmBankInterestBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryFundsTransfers`: 分页查询资金转账 */
export interface QueryFundsTransfersInput {
  body: types.QueryFundsTransfersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitFundsTransfer`: 提交资金转账 */
export interface SubmitFundsTransferInput {
  body: types.SubmitFundsTransferBody;
  headers?: CallHeaders | undefined;
}

/** Input of `exportCapitalFlow`: 导出资金流水 */
export interface ExportCapitalFlowInput {
  query: types.ExportCapitalFlowQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `openPaymentAccount`: 申请开通支付账户 */
export interface OpenPaymentAccountInput {
  body: types.OpenPaymentAccountBody;
  headers?: CallHeaders | undefined;
}

/** Input of `addPayer`: 新增付款方 */
export interface AddPayerInput {
  body: types.AddPayerBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getContractRate`: 查询合同费率 */
export interface GetContractRateInput {
  query: types.GetContractRateQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getCreditCenter`: 查询授信中心 */
export interface GetCreditCenterInput {
  query: types.GetCreditCenterQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `submitRefreshTask`: 提交刷新任务 */
export interface SubmitRefreshTaskInput {
  body: types.SubmitRefreshTaskBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getPaymentQrCode`: 获取收款二维码 */
export interface GetPaymentQrCodeInput {
  query: types.GetPaymentQrCodeQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryPosAgreements`: 分页查询POS协议 */
export interface QueryPosAgreementsInput {
  body: types.QueryPosAgreementsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitPosAgreement`: 提交POS协议申请 */
export interface SubmitPosAgreementInput {
  body: types.SubmitPosAgreementBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitPosPayment`: 提交POS付款 */
export interface SubmitPosPaymentInput {
  body: types.SubmitPosPaymentBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryPosTerminals`: 分页查询POS终端 */
export interface QueryPosTerminalsInput {
  body: types.QueryPosTerminalsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `setPosTerminalBinding`: 绑定POS终端 */
export interface SetPosTerminalBindingInput {
  body: types.SetPosTerminalBindingBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryPosServiceCharges`: 分页查询POS手续费 */
export interface QueryPosServiceChargesInput {
  body: types.QueryPosServiceChargesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryInvoices`: 分页查询发票 */
export interface QueryInvoicesInput {
  body: types.QueryInvoicesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `signInvoices`: 签收发票 */
export interface SignInvoicesInput {
  body: types.SignInvoicesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `rejectInvoices`: 退回发票 */
export interface RejectInvoicesInput {
  body: types.RejectInvoicesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `startInvoiceSignature`: 发票电子签章 */
export interface StartInvoiceSignatureInput {
  body: types.StartInvoiceSignatureBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryInvoiceTrace`: 一票到底查询 */
export interface QueryInvoiceTraceInput {
  body: types.QueryInvoiceTraceBody;
  headers?: CallHeaders | undefined;
}

/** Input of `exportInvoices`: 导出发票 */
export interface ExportInvoicesInput {
  query: types.ExportInvoicesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryAcceptanceBills`: 分页查询承兑汇票 */
export interface QueryAcceptanceBillsInput {
  body: types.QueryAcceptanceBillsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitAcceptanceBill`: 录入承兑汇票 */
export interface SubmitAcceptanceBillInput {
  body: types.SubmitAcceptanceBillBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryBillClaims`: 分页查询待认领票据 */
export interface QueryBillClaimsInput {
  body: types.QueryBillClaimsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitBillClaim`: 提交票据认领 */
export interface SubmitBillClaimInput {
  body: types.SubmitBillClaimBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryRebates`: 分页查询返利 */
export interface QueryRebatesInput {
  body: types.QueryRebatesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryRebateSettlementDetails`: 分页查询返利结算明细 */
export interface QueryRebateSettlementDetailsInput {
  body: types.QueryRebateSettlementDetailsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitRebateCash`: 返利兑现 */
export interface SubmitRebateCashInput {
  body: types.SubmitRebateCashBody;
  headers?: CallHeaders | undefined;
}

/** Input of `exportRebates`: 导出返利 */
export interface ExportRebatesInput {
  body: types.ExportRebatesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryRetailAggregations`: 分页查询零售汇总 */
export interface QueryRetailAggregationsInput {
  body: types.QueryRetailAggregationsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryAppointmentContracts`: 分页查询约定合同 */
export interface QueryAppointmentContractsInput {
  body: types.QueryAppointmentContractsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryPolicyDeliveries`: 分页查询政策投放 */
export interface QueryPolicyDeliveriesInput {
  body: types.QueryPolicyDeliveriesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryPolicyPrizes`: 分页查询政策奖励 */
export interface QueryPolicyPrizesInput {
  body: types.QueryPolicyPrizesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryRedInvoiceSettlements`: 分页查询红票结算 */
export interface QueryRedInvoiceSettlementsInput {
  body: types.QueryRedInvoiceSettlementsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listPaymentAccounts`: 查询支付账户 */
export interface ListPaymentAccountsInput {
  query: types.ListPaymentAccountsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `unbindBankCard`: 解绑银行卡 */
export interface UnbindBankCardInput {
  body: types.UnbindBankCardBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryInvoiceApplies`: 分页查询开票申请 */
export interface QueryInvoiceAppliesInput {
  body: types.QueryInvoiceAppliesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitInvoiceApply`: 提交开票申请 */
export interface SubmitInvoiceApplyInput {
  body: types.SubmitInvoiceApplyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `cancelPaymentOrder`: 取消付款单 */
export interface CancelPaymentOrderInput {
  body: types.CancelPaymentOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryPaymentOrders`: 分页查询付款单 */
export interface QueryPaymentOrdersInput {
  body: types.QueryPaymentOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getPaymentResult`: 查询付款结果 */
export interface GetPaymentResultInput {
  query: types.GetPaymentResultQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `submitPayment`: 提交付款 */
export interface SubmitPaymentInput {
  body: types.SubmitPaymentBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitFinanceApply`: 提交融资申请 */
export interface SubmitFinanceApplyInput {
  body: types.SubmitFinanceApplyBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryFinanceExpenses`: 分页查询融资费用 */
export interface QueryFinanceExpensesInput {
  body: types.QueryFinanceExpensesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryFinanceOrders`: 分页查询可融资订单 */
export interface QueryFinanceOrdersInput {
  body: types.QueryFinanceOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitFinanceRepay`: 提交融资还款 */
export interface SubmitFinanceRepayInput {
  body: types.SubmitFinanceRepayBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listLives`: 分页查询直播 */
export interface ListLivesInput {
  query: types.ListLivesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listPackages`: 分页查询套餐 */
export interface ListPackagesInput {
  query: types.ListPackagesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listSuitCategories`: 查询成套方案场景 */
export interface ListSuitCategoriesInput {
  query: types.ListSuitCategoriesQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getSuit`: 查询成套方案详情 */
export interface GetSuitInput {
  path: types.GetSuitPath;
  query: types.GetSuitQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `listSuits`: 分页查询成套方案 */
export interface ListSuitsInput {
  query: types.ListSuitsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `saveDeliveryAddress`: 新增或修改收货地址 */
export interface SaveDeliveryAddressInput {
  body: types.SaveDeliveryAddressBody;
  headers?: CallHeaders | undefined;
}

/** Input of `getCalculatorFigures`: 查询补货计算数据 */
export interface GetCalculatorFiguresInput {
  query: types.GetCalculatorFiguresQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `queryEventWorks`: 分页查询事件工单 */
export interface QueryEventWorksInput {
  body: types.QueryEventWorksBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitEventWork`: 提交事件工单 */
export interface SubmitEventWorkInput {
  body: types.EventWork;
  headers?: CallHeaders | undefined;
}

/** Input of `queryRebateOrderInvoices`: 分页查询返利订单发票明细 */
export interface QueryRebateOrderInvoicesInput {
  body: types.QueryRebateOrderInvoicesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `confirmLetter`: 确认函件 */
export interface ConfirmLetterInput {
  body: types.ConfirmLetterBody;
  headers?: CallHeaders | undefined;
}

/** Input of `listLetters`: 分页查询函件 */
export interface ListLettersInput {
  query: types.ListLettersQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getNews`: 查询资讯详情 */
export interface GetNewsInput {
  path: types.GetNewsPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listNews`: 分页查询资讯 */
export interface ListNewsInput {
  query: types.ListNewsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `getSms`: 查询短信详情 */
export interface GetSmsInput {
  path: types.GetSmsPath;
  headers?: CallHeaders | undefined;
}

/** Input of `listSms`: 分页查询短信 */
export interface ListSmsInput {
  query: types.ListSmsQuery;
  headers?: CallHeaders | undefined;
}

/** Input of `exportMyOrders`: 导出我的订单 */
export interface ExportMyOrdersInput {
  body: types.ExportMyOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `importBatchOrder`: 导入批量下单表格 */
export interface ImportBatchOrderInput {
  body: types.ImportBatchOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitBatchOrder`: 提交批量下单 */
export interface SubmitBatchOrderInput {
  body: types.SubmitBatchOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryFleeingGoods`: 分页查询窜货与收购明细 */
export interface QueryFleeingGoodsInput {
  body: types.QueryFleeingGoodsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryDeliveryNotes`: 分页查询发货单 */
export interface QueryDeliveryNotesInput {
  body: types.QueryDeliveryNotesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryPopStock`: 分页查询 POP 库存 */
export interface QueryPopStockInput {
  body: types.QueryPopStockBody;
  headers?: CallHeaders | undefined;
}

/** Input of `submitPopOrder`: 提交 POP 订单 */
export interface SubmitPopOrderInput {
  body: types.SubmitPopOrderBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryPrototypeSamples`: 分页查询出样记录 */
export interface QueryPrototypeSamplesInput {
  body: types.QueryPrototypeSamplesBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryOverdueReturns`: 分页查询逾期退货 */
export interface QueryOverdueReturnsInput {
  body: types.QueryOverdueReturnsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryReturnOrders`: 分页查询退货单 */
export interface QueryReturnOrdersInput {
  body: types.QueryReturnOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `addToTrafficCart`: 加入整车购物车 */
export interface AddToTrafficCartInput {
  body: types.AddToTrafficCartBody;
  headers?: CallHeaders | undefined;
}

/** Input of `updateTrafficCartNumber`: 修改整车购物车数量 */
export interface UpdateTrafficCartNumberInput {
  body: types.UpdateTrafficCartNumberBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryTrafficGoods`: 分页查询整车产品 */
export interface QueryTrafficGoodsInput {
  body: types.QueryTrafficGoodsBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryTrafficOrders`: 分页查询整车订单 */
export interface QueryTrafficOrdersInput {
  body: types.QueryTrafficOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `acceptTrafficOrders`: 整车接单 */
export interface AcceptTrafficOrdersInput {
  body: types.AcceptTrafficOrdersBody;
  headers?: CallHeaders | undefined;
}

/** Input of `addToTransferCart`: 加入调货购物车 */
export interface AddToTransferCartInput {
  body: types.AddToTransferCartBody;
  headers?: CallHeaders | undefined;
}

/** Input of `queryTransferGoods`: 分页查询调货产品 */
export interface QueryTransferGoodsInput {
  body: types.QueryTransferGoodsBody;
  headers?: CallHeaders | undefined;
}

export interface ListCartSuccess extends SuccessFacts {
  readonly data: types.CartEntry[];
}

export interface ListCachedCartSuccess extends SuccessFacts {
  readonly data: types.CartEntry[];
}

export interface ListSpecialPricesSuccess extends SuccessFacts {
  readonly data: types.SpecialPrice[];
}

export interface AddListToCartSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface AddToCartSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UpdateCartNumberSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface DeleteCartEntriesSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetCartCountSuccess extends SuccessFacts {
  readonly data: number;
}

export interface ListCartIndustriesSuccess extends SuccessFacts {
  readonly data: types.ListCartIndustriesData;
}

export interface GetCartAgreementStatusSuccess extends SuccessFacts {
  readonly data: types.GetCartAgreementStatusData;
}

export interface RefreshCartStockSuccess extends SuccessFacts {
  readonly data: types.ProductStock[];
}

export interface GetCloudWarehouseAuthoritySuccess extends SuccessFacts {
  readonly data: types.GetCloudWarehouseAuthorityData;
}

export interface ListCloudWarehouseProductsSuccess extends SuccessFacts {
  readonly data: types.ListCloudWarehouseProductsData;
}

export interface GetEsCustomerPermissionSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface ListEasyManageGoodsSuccess extends SuccessFacts {
  readonly data: types.ListEasyManageGoodsData;
}

export interface ListEasyManageGoodsRecordsSuccess extends SuccessFacts {
  readonly data: types.ListEasyManageGoodsRecordsData;
}

export interface SplitOrderSuccess extends SuccessFacts {
  readonly data: types.SettleData;
}

export interface ListOrderPayersSuccess extends SuccessFacts {
  readonly data: types.OrderPayer[];
}

export interface UpdateOrderInfoSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface CancelOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface CancelMfjkOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SubmitOrdersSuccess extends SuccessFacts {
  readonly data: types.SubmitOrdersData | undefined;
}

export interface ValidateProductsSuccess extends SuccessFacts {
  readonly data: types.ValidateProductsData;
}

export interface GetSzkcRuleLockSuccess extends SuccessFacts {
  readonly data: types.GetSzkcRuleLockData;
}

export interface GetSzkcConfigCustomerSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface GetTctpSwitchSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface GenerateMfyjSettlementRecordSuccess extends SuccessFacts {
  readonly data: types.GenerateMfyjSettlementRecordData | undefined;
}

export interface PayCreditOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface CheckOrderQuotaComposeSuccess extends SuccessFacts {
  readonly data: types.CheckOrderQuotaComposeData;
}

export interface CalculateReplenishmentSuccess extends SuccessFacts {
  readonly data: types.CalculateReplenishmentData;
}

export interface GetBillInfoSuccess extends SuccessFacts {
  readonly data: types.BillTitle;
}

export interface ListYdWarehousesSuccess extends SuccessFacts {
  readonly data: types.YdWarehouse[];
}

export interface ListJdcDeliverAddressesSuccess extends SuccessFacts {
  readonly data: types.ListJdcDeliverAddressesData;
}

export interface QueryElectronicSignAccountSuccess extends SuccessFacts {
  readonly data: types.SignAccount;
}

export interface SendElectronicSignVerifyCodeSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface VerifyElectronicSignCodeSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QuerySignContractsSuccess extends SuccessFacts {
  readonly data: types.QuerySignContractsData;
}

export interface AuthenticateSignerSuccess extends SuccessFacts {
  readonly data: types.AuthenticateSignerData | undefined;
}

export interface SetPasswordFreeSigningSuccess extends SuccessFacts {
  readonly data: types.SignAccount | undefined;
}

export interface QueryBatchOrderHeadsSuccess extends SuccessFacts {
  readonly data: types.QueryBatchOrderHeadsData;
}

export interface QueryBatchOrderLinesSuccess extends SuccessFacts {
  readonly data: types.QueryBatchOrderLinesData;
}

export interface QueryBatchSpecialPricesSuccess extends SuccessFacts {
  readonly data: types.SpecialPrice[];
}

export interface QueryBatchKuanxianStatusSuccess extends SuccessFacts {
  readonly data: types.QueryBatchKuanxianStatusData;
}

export interface QueryBatchFarWeekStatusSuccess extends SuccessFacts {
  readonly data: types.QueryBatchFarWeekStatusData;
}

export interface QueryBatchPayersSuccess extends SuccessFacts {
  readonly data: types.OrderPayer[];
}

export interface UpdateBatchProductSuccess extends SuccessFacts {
  readonly data: types.BatchOrderLine | undefined;
}

export interface CheckBatchOrderSuccess extends SuccessFacts {
  readonly data: types.CheckBatchOrderData | undefined;
}

export interface ListAddressCollectRemarksSuccess extends SuccessFacts {
  readonly data: types.AddressCollectRemark[];
}

export interface SaveAddressCollectRemarkSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListDiscountPrototypesSuccess extends SuccessFacts {
  readonly data: types.ListDiscountPrototypesData;
}

export interface ShelveDiscountPrototypesSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UnshelveDiscountPrototypesSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface RunOrderBspRoutineSuccess extends SuccessFacts {
  readonly data: unknown;
}

export interface QueryMyOrdersSuccess extends SuccessFacts {
  readonly data: types.QueryMyOrdersData;
}

export interface QueryAllOrdersSuccess extends SuccessFacts {
  readonly data: types.OrderDetail[];
}

export interface JudgeOrderButtonsSuccess extends SuccessFacts {
  readonly data: types.JudgeOrderButtonsData;
}

export interface RejectDeliverySuccess extends SuccessFacts {
  readonly data: types.RejectDeliveryData | undefined;
}

export interface CancelOrderToTcStockSuccess extends SuccessFacts {
  readonly data: types.CancelOrderToTcStockData | undefined;
}

export interface ConfirmTctpOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SelfSignOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface AddOrderEstimateSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryOrderEstimateSuccess extends SuccessFacts {
  readonly data: types.OrderEstimate;
}

export interface CancelMyOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SelfSignOrdersSuccess extends SuccessFacts {
  readonly data: types.BatchOutcome | undefined;
}

export interface QueryRescheduleDatesSuccess extends SuccessFacts {
  readonly data: types.QueryRescheduleDatesData;
}

export interface RescheduleOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SetJdPlanSendTimeSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ConfirmOrderReceivedSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetOrderMonthSummarySuccess extends SuccessFacts {
  readonly data: types.GetOrderMonthSummaryData;
}

export interface CancelGroupOrderSuccess extends SuccessFacts {
  readonly data: types.BatchOutcome | undefined;
}

export interface ListVehicleOrdersSuccess extends SuccessFacts {
  readonly data: types.OrderSummary[];
}

export interface SendSelfPayMessageSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ConfirmAdvanceArrivalSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetJdPlanSendRangeSuccess extends SuccessFacts {
  readonly data: types.GetJdPlanSendRangeData;
}

export interface DeleteMfyjOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListCancelReasonsSuccess extends SuccessFacts {
  readonly data: types.ListCancelReasonsData;
}

export interface QueryAuditOrdersSuccess extends SuccessFacts {
  readonly data: types.QueryAuditOrdersData;
}

export interface AuditOrdersSuccess extends SuccessFacts {
  readonly data: types.BatchOutcome | undefined;
}

export interface GetLogisticsInfoSuccess extends SuccessFacts {
  readonly data: types.LogisticsTrack;
}

export interface QueryJjLogisticsTrackSuccess extends SuccessFacts {
  readonly data: types.LogisticsTrack;
}

export interface PayDepositOrderSuccess extends SuccessFacts {
  readonly data: types.PayDepositOrderData | undefined;
}

export interface CalculateStorageFeeSuccess extends SuccessFacts {
  readonly data: types.StorageFee;
}

export interface PayOverdueStorageFeeSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface DelayStorageOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ApplyDepositDelaySuccess extends SuccessFacts {
  readonly data: types.ApplyDepositDelayData | undefined;
}

export interface PayCrowdFundingOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UpdateChongbaiOrderStatusSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SplitHairishengOrderSuccess extends SuccessFacts {
  readonly data: types.SettleData | undefined;
}

export interface CancelHairishengOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetTripartitePurchaseOrderSuccess extends SuccessFacts {
  readonly data: types.GetTripartitePurchaseOrderData;
}

export interface UpdateAirOrderInvoiceSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetWholeHouseRejectSuccess extends SuccessFacts {
  readonly data: types.WholeHouseReject;
}

export interface HandleWholeHouseRejectSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ChangeWholeHouseOrderSuccess extends SuccessFacts {
  readonly data: types.ChangeWholeHouseOrderData | undefined;
}

export interface GetWholeHouseValidTimeSuccess extends SuccessFacts {
  readonly data: types.GetWholeHouseValidTimeData;
}

export interface QueryAllocationsSuccess extends SuccessFacts {
  readonly data: types.QueryAllocationsData;
}

export interface ConfirmOrRefuseAllocationSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryPopReservesSuccess extends SuccessFacts {
  readonly data: types.QueryPopReservesData;
}

export interface StopPopReserveSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ExportPopReservesSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface GetPopReserveSuccess extends SuccessFacts {
  readonly data: types.GetPopReserveData;
}

export interface ListPopWarehousesSuccess extends SuccessFacts {
  readonly data: types.ListPopWarehousesData;
}

export interface ListPopCustomerCodesSuccess extends SuccessFacts {
  readonly data: types.ListPopCustomerCodesData;
}

export interface CheckCreditApplyAllowedSuccess extends SuccessFacts {
  readonly data: types.CheckCreditApplyAllowedData;
}

export interface SubmitCreditApplySuccess extends SuccessFacts {
  readonly data: types.CreditOrderApply | undefined;
}

export interface QueryCreditAppliesSuccess extends SuccessFacts {
  readonly data: types.QueryCreditAppliesData;
}

export interface SavePreOrderSuccess extends SuccessFacts {
  readonly data: types.SavePreOrderData | undefined;
}

export interface GetArrivalWeeksSuccess extends SuccessFacts {
  readonly data: types.GetArrivalWeeksData;
}

export interface GetHaierWeekSuccess extends SuccessFacts {
  readonly data: types.ArrivalWeek;
}

export interface PlaceBigOrderSuccess extends SuccessFacts {
  readonly data: types.BigOrderBatch | undefined;
}

export interface PlaceBigOrderB2bSuccess extends SuccessFacts {
  readonly data: types.BigOrderBatch | undefined;
}

export interface GetBigOrderStatusSuccess extends SuccessFacts {
  readonly data: types.BigOrderBatch;
}

export interface ListBigActivitiesSuccess extends SuccessFacts {
  readonly data: types.ListBigActivitiesData;
}

export interface ListBigProductGroupsSuccess extends SuccessFacts {
  readonly data: types.BigProductGroup[];
}

export interface GetBigActivitySuccess extends SuccessFacts {
  readonly data: types.GetBigActivityData;
}

export interface GetAllStockSuccess extends SuccessFacts {
  readonly data: types.GetAllStockData;
}

export interface GetAtpStockSuccess extends SuccessFacts {
  readonly data: types.GetAtpStockData;
}

export interface GetReserveProductPriceSuccess extends SuccessFacts {
  readonly data: types.ProductPrice;
}

export interface ListDemandsSuccess extends SuccessFacts {
  readonly data: types.ListDemandsData;
}

export interface DeleteDemandSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SaveDemandSuccess extends SuccessFacts {
  readonly data: types.SaveDemandData | undefined;
}

export interface SaveDemandEvaluationSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetDemandSuccess extends SuccessFacts {
  readonly data: types.GetDemandData;
}

export interface UpdateDemandImagesSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListDemandRecordsSuccess extends SuccessFacts {
  readonly data: types.DemandRecord[];
}

export interface FindDynamicFormSuccess extends SuccessFacts {
  readonly data: types.FindDynamicFormData;
}

export interface UploadDocumentSuccess extends SuccessFacts {
  readonly data: types.UploadedFile | undefined;
}

export interface DeleteDocumentSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UpdateTrafficPaytoByOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetTrafficPaytoByOrderSuccess extends SuccessFacts {
  readonly data: types.GetTrafficPaytoByOrderData;
}

export interface UpdateTrafficPaytoBatchSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListTrafficPayersSuccess extends SuccessFacts {
  readonly data: types.Payer[];
}

export interface UpdateTrafficCartPaytoSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ChangeTrafficCreditPaytoSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListTrafficCartSuccess extends SuccessFacts {
  readonly data: types.VehicleCart[];
}

export interface GetTrafficCartCountSuccess extends SuccessFacts {
  readonly data: number;
}

export interface ChangeTrafficBilltoSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface PayTrafficOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListTrafficDelayApproversSuccess extends SuccessFacts {
  readonly data: types.ListTrafficDelayApproversData;
}

export interface CheckTrafficDelayApplySuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface SubmitTrafficDelaySuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface DeleteTrafficCartLineSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface DeleteTrafficCartSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface DeleteTrafficDiscountCartSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SubmitTrafficCartSuccess extends SuccessFacts {
  readonly data: types.SubmitTrafficCartData | undefined;
}

export interface PreCheckTrafficOrderSuccess extends SuccessFacts {
  readonly data: types.PreCheckTrafficOrderData;
}

export interface SetTrafficCarpoolGdSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UndoTrafficCarpoolGdSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SetTrafficCarpoolBdSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UndoTrafficCarpoolBdSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListBaseWarehousesSuccess extends SuccessFacts {
  readonly data: types.ListBaseWarehousesData;
}

export interface GetTrafficGoodsPriceSuccess extends SuccessFacts {
  readonly data: types.GoodsPrice[];
}

export interface ListTrafficCarpoolOrdersSuccess extends SuccessFacts {
  readonly data: types.ListTrafficCarpoolOrdersData;
}

export interface ListTrafficPackageCustomersSuccess extends SuccessFacts {
  readonly data: types.ListTrafficPackageCustomersData;
}

export interface GetTrafficContactSuccess extends SuccessFacts {
  readonly data: types.GetTrafficContactData;
}

export interface SaveTrafficContactSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UpdateTrafficSendTypeSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UpdateTrafficPayMoneySuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListTrafficCarTypesSuccess extends SuccessFacts {
  readonly data: types.ListTrafficCarTypesData;
}

export interface ListTrafficCustomerAddressesSuccess extends SuccessFacts {
  readonly data: types.Address[];
}

export interface SaveTrafficCustomerSuccess extends SuccessFacts {
  readonly data: types.SaveTrafficCustomerData | undefined;
}

export interface SubmitTrafficCustomerSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetTrafficCustomerApproveStatusSuccess extends SuccessFacts {
  readonly data: types.GetTrafficCustomerApproveStatusData;
}

export interface ListTransferCartSuccess extends SuccessFacts {
  readonly data: types.VehicleCart[];
}

export interface GetTransferGoodsPriceSuccess extends SuccessFacts {
  readonly data: types.GoodsPrice[];
}

export interface DeleteTransferProductSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface DeleteTransferOrderFormSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UpdateTransferPayMoneySuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SubmitTransferOrderSuccess extends SuccessFacts {
  readonly data: types.SubmitTransferOrderData | undefined;
}

export interface UpdateTransferOrderQtySuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetTransferCartCountSuccess extends SuccessFacts {
  readonly data: number;
}

export interface QueryTransfersSuccess extends SuccessFacts {
  readonly data: types.QueryTransfersData;
}

export interface ListTransferRegionsSuccess extends SuccessFacts {
  readonly data: types.ListTransferRegionsData;
}

export interface DeleteTransferSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SaveTransferSuccess extends SuccessFacts {
  readonly data: types.SaveTransferData | undefined;
}

export interface SaveMasterSonTransferSuccess extends SuccessFacts {
  readonly data: types.SaveMasterSonTransferData | undefined;
}

export interface SaveFinanceTransferSuccess extends SuccessFacts {
  readonly data: types.SaveFinanceTransferData | undefined;
}

export interface CheckTransferWindowSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface GetTransferOrgSuccess extends SuccessFacts {
  readonly data: types.GetTransferOrgData;
}

export interface ListMasterSonPayersSuccess extends SuccessFacts {
  readonly data: types.Payer[];
}

export interface CheckCrossCenterTransferSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface CheckTransferPolicySuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface SaveTransferPolicySuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface TransformMoneySuccess extends SuccessFacts {
  readonly data: string;
}

export interface GetSoldToSuccess extends SuccessFacts {
  readonly data: types.SoldTo;
}

export interface ListShipTosSuccess extends SuccessFacts {
  readonly data: types.ShipTo[];
}

export interface GetDefaultShipToSuccess extends SuccessFacts {
  readonly data: types.ShipTo;
}

export interface ListPayTosSuccess extends SuccessFacts {
  readonly data: types.Payer[];
}

export interface ListB2bPayTosSuccess extends SuccessFacts {
  readonly data: types.Payer[];
}

export interface ListAccountPayTosSuccess extends SuccessFacts {
  readonly data: types.Payer[];
}

export interface ListAuthorizedPayTosSuccess extends SuccessFacts {
  readonly data: types.Payer[];
}

export interface ListBillTosSuccess extends SuccessFacts {
  readonly data: types.BillTitle[];
}

export interface GetSaleInfoSuccess extends SuccessFacts {
  readonly data: types.SaleInfo;
}

export interface ListAddressesSuccess extends SuccessFacts {
  readonly data: types.Address[];
}

export interface ListAllAddressesSuccess extends SuccessFacts {
  readonly data: types.Address[];
}

export interface ListPayersSuccess extends SuccessFacts {
  readonly data: types.Payer[];
}

export interface ListAllPayersSuccess extends SuccessFacts {
  readonly data: types.Payer[];
}

export interface GetDefaultRelationsSuccess extends SuccessFacts {
  readonly data: types.GetDefaultRelationsData;
}

export interface SetDefaultAddressSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SetDefaultPayerSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListPayerBalancesSuccess extends SuccessFacts {
  readonly data: types.Payer[];
}

export interface GetAxBalanceSuccess extends SuccessFacts {
  readonly data: types.GetAxBalanceData;
}

export interface ListSalesGroupsSuccess extends SuccessFacts {
  readonly data: types.ListSalesGroupsData;
}

export interface CheckOmsAuthorizedSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface AlterCustomerValuesSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetCustomerArchiveSuccess extends SuccessFacts {
  readonly data: types.GetCustomerArchiveData;
}

export interface VerifyCustomerLoginSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface ListSalesViewsSuccess extends SuccessFacts {
  readonly data: types.ListSalesViewsData;
}

export interface ListSaleOrgCodesSuccess extends SuccessFacts {
  readonly data: types.ListSaleOrgCodesData;
}

export interface VerifyCustomerPermissionSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface ListSaleOrgFactoriesSuccess extends SuccessFacts {
  readonly data: types.ListSaleOrgFactoriesData;
}

export interface ListOriginalSaleOrgsSuccess extends SuccessFacts {
  readonly data: types.ListOriginalSaleOrgsData;
}

export interface ListPayerSalesGroupsSuccess extends SuccessFacts {
  readonly data: types.ListPayerSalesGroupsData;
}

export interface ListCustomerCentersSuccess extends SuccessFacts {
  readonly data: types.ListCustomerCentersData;
}

export interface ListCustomerYuncangsSuccess extends SuccessFacts {
  readonly data: types.YdWarehouse[];
}

export interface QueryProjectsSuccess extends SuccessFacts {
  readonly data: types.QueryProjectsData;
}

export interface GetProjectSuccess extends SuccessFacts {
  readonly data: types.GetProjectData;
}

export interface SubmitProjectStepSuccess extends SuccessFacts {
  readonly data: types.SubmitProjectStepData | undefined;
}

export interface SubmitLiquidateApplySuccess extends SuccessFacts {
  readonly data: types.SubmitLiquidateApplyData | undefined;
}

export interface SettleAccountLiquidationSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface CheckLiquidateApplySuccess extends SuccessFacts {
  readonly data: types.CheckLiquidateApplyData;
}

export interface QueryNetworksSuccess extends SuccessFacts {
  readonly data: types.QueryNetworksData;
}

export interface SubmitNetworkApplySuccess extends SuccessFacts {
  readonly data: types.SubmitNetworkApplyData | undefined;
}

export interface RevokeNetworkApplySuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryStoreReportsSuccess extends SuccessFacts {
  readonly data: types.QueryStoreReportsData;
}

export interface SubmitStoreReportSuccess extends SuccessFacts {
  readonly data: types.SubmitStoreReportData | undefined;
}

export interface QueryIndustriesSuccess extends SuccessFacts {
  readonly data: types.QueryIndustriesData;
}

export interface ListSaleOrgsSuccess extends SuccessFacts {
  readonly data: types.ListSaleOrgsData;
}

export interface JudgeLiquidateApplySuccess extends SuccessFacts {
  readonly data: types.JudgeLiquidateApplyData;
}

export interface ListLiquidationOrdersSuccess extends SuccessFacts {
  readonly data: types.ListLiquidationOrdersData;
}

export interface ListLiquidationRebatesSuccess extends SuccessFacts {
  readonly data: types.ListLiquidationRebatesData;
}

export interface ListLiquidationBalancesSuccess extends SuccessFacts {
  readonly data: types.ListLiquidationBalancesData;
}

export interface CancelLiquidateApplySuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface DeleteLiquidateApplySuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListNetworkApplyNodesSuccess extends SuccessFacts {
  readonly data: types.ApprovalNode[];
}

export interface ListHccTradesSuccess extends SuccessFacts {
  readonly data: types.Region[];
}

export interface ListHccProvincesSuccess extends SuccessFacts {
  readonly data: types.Region[];
}

export interface ListHccCitiesSuccess extends SuccessFacts {
  readonly data: types.Region[];
}

export interface ListHccDistrictsSuccess extends SuccessFacts {
  readonly data: types.Region[];
}

export interface ListHccTownsSuccess extends SuccessFacts {
  readonly data: types.Region[];
}

export interface GetAccountFlowSuccess extends SuccessFacts {
  readonly data: types.GetAccountFlowData | undefined;
}

export interface ListHccProductLineStatusesSuccess extends SuccessFacts {
  readonly data: types.ListHccProductLineStatusesData;
}

export interface ListPotentialCustomersSuccess extends SuccessFacts {
  readonly data: types.ListPotentialCustomersData;
}

export interface GetPotentialCustomerSuccess extends SuccessFacts {
  readonly data: types.PotentialCustomer;
}

export interface UploadPotentialCustomerPictureSuccess extends SuccessFacts {
  readonly data: types.UploadedFile | undefined;
}

export interface SubmitUnfreezeApplySuccess extends SuccessFacts {
  readonly data: types.SubmitUnfreezeApplyData | undefined;
}

export interface ListUnsignedProductGroupsSuccess extends SuccessFacts {
  readonly data: types.ListUnsignedProductGroupsData;
}

export interface GetUnfreezeFlagsSuccess extends SuccessFacts {
  readonly data: types.FreezeFlags;
}

export interface ListUnfreezeAppliesSuccess extends SuccessFacts {
  readonly data: types.UnfreezeApply[];
}

export interface SubmitSendtoChangeSuccess extends SuccessFacts {
  readonly data: types.SubmitSendtoChangeData | undefined;
}

export interface GetSendtoChangeStatusSuccess extends SuccessFacts {
  readonly data: types.SendtoChange | undefined;
}

export interface RevokeSendtoChangeSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListSubAccountsSuccess extends SuccessFacts {
  readonly data: types.SubAccount[];
}

export interface GetAllRolesAndPermissionsSuccess extends SuccessFacts {
  readonly data: types.GetAllRolesAndPermissionsData;
}

export interface GetSubAccountPermissionsSuccess extends SuccessFacts {
  readonly data: types.GetSubAccountPermissionsData;
}

export interface GetPermissionListSuccess extends SuccessFacts {
  readonly data: types.MenuObject;
}

export interface UpdateSubAccountSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetUserInfoSuccess extends SuccessFacts {
  readonly data: types.UserInfo;
}

export interface RedirectAfterLoginSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetHotspotImagesSuccess extends SuccessFacts {
  readonly data: types.GetHotspotImagesData;
}

export interface QueryInterestProductsSuccess extends SuccessFacts {
  readonly data: types.QueryInterestProductsData;
}

export interface AddInterestProductsSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface RemoveInterestProductsSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryCommonQuestionsSuccess extends SuccessFacts {
  readonly data: types.QueryCommonQuestionsData;
}

export interface SetQuestionInUseSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SaveCommonQuestionSuccess extends SuccessFacts {
  readonly data: types.SaveCommonQuestionData | undefined;
}

export interface GetCommonQuestionSuccess extends SuccessFacts {
  readonly data: types.CommonQuestion;
}

export interface DeleteCommonQuestionSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryProductsSuccess extends SuccessFacts {
  readonly data: types.QueryProductsData;
}

export interface ListPricesSuccess extends SuccessFacts {
  readonly data: types.ProductPrice[];
}

export interface ListDailySalesPricesSuccess extends SuccessFacts {
  readonly data: types.ListDailySalesPricesData;
}

export interface ListStockSuccess extends SuccessFacts {
  readonly data: types.ProductStock[];
}

export interface QueryInventoryPageSuccess extends SuccessFacts {
  readonly data: types.QueryInventoryPageData;
}

export interface CheckRemoteCloudWarehouseSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface ListProductGroupsSuccess extends SuccessFacts {
  readonly data: types.ListProductGroupsData;
}

export interface ListSamplesSuccess extends SuccessFacts {
  readonly data: types.ListSamplesData;
}

export interface ListCategoriesSuccess extends SuccessFacts {
  readonly data: types.Category[];
}

export interface RecordCategoryAdClickSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UploadFileSuccess extends SuccessFacts {
  readonly data: types.UploadedFile | undefined;
}

export interface RunBuyReturnRoutineSuccess extends SuccessFacts {
  readonly data: unknown;
}

export interface GetYilihuoVideoTokenSuccess extends SuccessFacts {
  readonly data: types.GetYilihuoVideoTokenData;
}

export interface CheckWhitelistSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface ExportSampleSheetSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface QueryDictionarySuccess extends SuccessFacts {
  readonly data: types.QueryDictionaryData;
}

export interface CreateAsyncExportSuccess extends SuccessFacts {
  readonly data: types.CreateAsyncExportData | undefined;
}

export interface ListProvincesSuccess extends SuccessFacts {
  readonly data: types.Region[];
}

export interface ListCitiesSuccess extends SuccessFacts {
  readonly data: types.Region[];
}

export interface ListAreasSuccess extends SuccessFacts {
  readonly data: types.Region[];
}

export interface ListActivitiesSuccess extends SuccessFacts {
  readonly data: types.ListActivitiesData;
}

export interface PrefillEventWorkSuccess extends SuccessFacts {
  readonly data: types.PrefillEventWorkData | undefined;
}

export interface GetPaymentPublicKeySuccess extends SuccessFacts {
  readonly data: types.GetPaymentPublicKeyData;
}

export interface ResetPaymentPasswordSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SearchProtocolAuthSuccess extends SuccessFacts {
  readonly data: types.SearchProtocolAuthData;
}

export interface CheckReverseAuthoritySuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface CheckReverseAgreementSuccess extends SuccessFacts {
  readonly data: types.CheckReverseAgreementData;
}

export interface SavePurchaseReturnProtocolSuccess extends SuccessFacts {
  readonly data: types.SavePurchaseReturnProtocolData | undefined;
}

export interface SignReturnContractSuccess extends SuccessFacts {
  readonly data: types.SignReturnContractData | undefined;
}

export interface SubmitReturnApprovalSuccess extends SuccessFacts {
  readonly data: types.SubmitReturnApprovalData | undefined;
}

export interface ListReturnApprovalStatusesSuccess extends SuccessFacts {
  readonly data: types.ListReturnApprovalStatusesData;
}

export interface GetRedInvoicePermissionSuccess extends SuccessFacts {
  readonly data: types.GetRedInvoicePermissionData;
}

export interface GetEvaluateStatusSuccess extends SuccessFacts {
  readonly data: types.GetEvaluateStatusData;
}

export interface ListEvaluateAttributesSuccess extends SuccessFacts {
  readonly data: types.ListEvaluateAttributesData;
}

export interface GetEvaluateInfoSuccess extends SuccessFacts {
  readonly data: types.GetEvaluateInfoData;
}

export interface SubmitEvaluateSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetCyclePredictSuccess extends SuccessFacts {
  readonly data: types.GetCyclePredictData;
}

export interface ListCustomerInventorySuccess extends SuccessFacts {
  readonly data: types.ListCustomerInventoryData;
}

export interface GetCustomerFlagDataSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface CheckStockUpSuccess extends SuccessFacts {
  readonly data: types.CheckStockUpData;
}

export interface CreateStockUpOrderSuccess extends SuccessFacts {
  readonly data: types.CreateStockUpOrderData | undefined;
}

export interface GetStockUpNumberSuccess extends SuccessFacts {
  readonly data: number;
}

export interface SearchCocOrdersSuccess extends SuccessFacts {
  readonly data: types.SearchCocOrdersData;
}

export interface OpenCocOrderApprovalSuccess extends SuccessFacts {
  readonly data: types.OpenCocOrderApprovalData | undefined;
}

export interface QueryMessagesSuccess extends SuccessFacts {
  readonly data: types.QueryMessagesData;
}

export interface ReadAllMessagesSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ReadMessageSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListUnreadMessageTypesSuccess extends SuccessFacts {
  readonly data: types.ListUnreadMessageTypesData;
}

export interface GetUnreadMessageCountSuccess extends SuccessFacts {
  readonly data: number;
}

export interface GetTodoUnreadCountSuccess extends SuccessFacts {
  readonly data: number;
}

export interface ListTodosSuccess extends SuccessFacts {
  readonly data: types.ListTodosData;
}

export interface ListSystemNotificationsSuccess extends SuccessFacts {
  readonly data: types.SystemNotification[];
}

export interface GetInsertScreenSuccess extends SuccessFacts {
  readonly data: types.GetInsertScreenData;
}

export interface CheckNotificationReadSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface RegisterNotificationReadSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListNewProductRecommendationsSuccess extends SuccessFacts {
  readonly data: types.ListNewProductRecommendationsData;
}

export interface ListFinanceDialogsSuccess extends SuccessFacts {
  readonly data: types.ListFinanceDialogsData;
}

export interface ReadFinanceDialogSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListDialogInvoicesSuccess extends SuccessFacts {
  readonly data: types.Invoice[];
}

export interface CheckConsentToUseSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface ConsentToUseSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListRecommendedKeywordsSuccess extends SuccessFacts {
  readonly data: types.ListRecommendedKeywordsData;
}

export interface RecordKeywordClickSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface SuggestProductModelsSuccess extends SuccessFacts {
  readonly data: types.SuggestProductModelsData;
}

export interface CheckAccountGateSuccess extends SuccessFacts {
  readonly data: types.CheckAccountGateData;
}

export interface SuperviseContractSuccess extends SuccessFacts {
  readonly data: types.SuperviseContractData;
}

export interface GetFinanceContractSuccess extends SuccessFacts {
  readonly data: types.SignContract;
}

export interface SignFinanceContractSuccess extends SuccessFacts {
  readonly data: types.SignFinanceContractData | undefined;
}

export interface UnbindSigningAccountSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetSigningTipsSuccess extends SuccessFacts {
  readonly data: types.GetSigningTipsData;
}

export interface CloseSigningTipsSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface CheckUnsignedContractSuccess extends SuccessFacts {
  readonly data: boolean;
}

export interface QueryFinanceHistorySuccess extends SuccessFacts {
  readonly data: types.QueryFinanceHistoryData;
}

export interface GetFinanceRepayDetailSuccess extends SuccessFacts {
  readonly data: types.GetFinanceRepayDetailData;
}

export interface GetServiceChargePromptSuccess extends SuccessFacts {
  readonly data: types.GetServiceChargePromptData;
}

export interface QueryAccountStatementSuccess extends SuccessFacts {
  readonly data: types.QueryAccountStatementData;
}

export interface ExportAccountStatementSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface QueryReconciliationsSuccess extends SuccessFacts {
  readonly data: types.QueryReconciliationsData;
}

export interface ConfirmReconciliationSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface WithdrawReconciliationDisputeSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ExportReconciliationsSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface QueryMonthAccountsSuccess extends SuccessFacts {
  readonly data: types.QueryMonthAccountsData;
}

export interface ExportMonthAccountsSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface QueryDayAccountsSuccess extends SuccessFacts {
  readonly data: types.QueryDayAccountsData;
}

export interface ExportDayAccountsSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface QueryReceiptsSuccess extends SuccessFacts {
  readonly data: types.QueryReceiptsData;
}

export interface PrintReceiptSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface QueryBankInterestsSuccess extends SuccessFacts {
  readonly data: types.QueryBankInterestsData;
}

export interface ConfirmBankInterestSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryFundsTransfersSuccess extends SuccessFacts {
  readonly data: types.QueryFundsTransfersData;
}

export interface SubmitFundsTransferSuccess extends SuccessFacts {
  readonly data: types.SubmitFundsTransferData | undefined;
}

export interface ExportCapitalFlowSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface OpenPaymentAccountSuccess extends SuccessFacts {
  readonly data: types.OpenPaymentAccountData | undefined;
}

export interface AddPayerSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface GetContractRateSuccess extends SuccessFacts {
  readonly data: types.GetContractRateData;
}

export interface GetCreditCenterSuccess extends SuccessFacts {
  readonly data: types.GetCreditCenterData;
}

export interface SubmitRefreshTaskSuccess extends SuccessFacts {
  readonly data: types.SubmitRefreshTaskData | undefined;
}

export interface GetPaymentQrCodeSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface QueryPosAgreementsSuccess extends SuccessFacts {
  readonly data: types.QueryPosAgreementsData;
}

export interface SubmitPosAgreementSuccess extends SuccessFacts {
  readonly data: types.SubmitPosAgreementData | undefined;
}

export interface SubmitPosPaymentSuccess extends SuccessFacts {
  readonly data: types.SubmitPosPaymentData | undefined;
}

export interface QueryPosTerminalsSuccess extends SuccessFacts {
  readonly data: types.QueryPosTerminalsData;
}

export interface SetPosTerminalBindingSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryPosServiceChargesSuccess extends SuccessFacts {
  readonly data: types.QueryPosServiceChargesData;
}

export interface QueryInvoicesSuccess extends SuccessFacts {
  readonly data: types.QueryInvoicesData;
}

export interface SignInvoicesSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface RejectInvoicesSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface StartInvoiceSignatureSuccess extends SuccessFacts {
  readonly data: types.StartInvoiceSignatureData | undefined;
}

export interface QueryInvoiceTraceSuccess extends SuccessFacts {
  readonly data: types.QueryInvoiceTraceData;
}

export interface ExportInvoicesSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface QueryAcceptanceBillsSuccess extends SuccessFacts {
  readonly data: types.QueryAcceptanceBillsData;
}

export interface SubmitAcceptanceBillSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryBillClaimsSuccess extends SuccessFacts {
  readonly data: types.QueryBillClaimsData;
}

export interface SubmitBillClaimSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryRebatesSuccess extends SuccessFacts {
  readonly data: types.QueryRebatesData;
}

export interface QueryRebateSettlementDetailsSuccess extends SuccessFacts {
  readonly data: types.QueryRebateSettlementDetailsData;
}

export interface SubmitRebateCashSuccess extends SuccessFacts {
  readonly data: types.SubmitRebateCashData | undefined;
}

export interface ExportRebatesSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface QueryRetailAggregationsSuccess extends SuccessFacts {
  readonly data: types.QueryRetailAggregationsData;
}

export interface QueryAppointmentContractsSuccess extends SuccessFacts {
  readonly data: types.QueryAppointmentContractsData;
}

export interface QueryPolicyDeliveriesSuccess extends SuccessFacts {
  readonly data: types.QueryPolicyDeliveriesData;
}

export interface QueryPolicyPrizesSuccess extends SuccessFacts {
  readonly data: types.QueryPolicyPrizesData;
}

export interface QueryRedInvoiceSettlementsSuccess extends SuccessFacts {
  readonly data: types.QueryRedInvoiceSettlementsData;
}

export interface ListPaymentAccountsSuccess extends SuccessFacts {
  readonly data: types.ListPaymentAccountsData;
}

export interface UnbindBankCardSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryInvoiceAppliesSuccess extends SuccessFacts {
  readonly data: types.QueryInvoiceAppliesData;
}

export interface SubmitInvoiceApplySuccess extends SuccessFacts {
  readonly data: types.SubmitInvoiceApplyData | undefined;
}

export interface CancelPaymentOrderSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryPaymentOrdersSuccess extends SuccessFacts {
  readonly data: types.QueryPaymentOrdersData;
}

export interface GetPaymentResultSuccess extends SuccessFacts {
  readonly data: types.GetPaymentResultData;
}

export interface SubmitPaymentSuccess extends SuccessFacts {
  readonly data: types.SubmitPaymentData | undefined;
}

export interface SubmitFinanceApplySuccess extends SuccessFacts {
  readonly data: types.SubmitFinanceApplyData | undefined;
}

export interface QueryFinanceExpensesSuccess extends SuccessFacts {
  readonly data: types.QueryFinanceExpensesData;
}

export interface QueryFinanceOrdersSuccess extends SuccessFacts {
  readonly data: types.QueryFinanceOrdersData;
}

export interface SubmitFinanceRepaySuccess extends SuccessFacts {
  readonly data: types.SubmitFinanceRepayData | undefined;
}

export interface ListLivesSuccess extends SuccessFacts {
  readonly data: types.ListLivesData;
}

export interface ListPackagesSuccess extends SuccessFacts {
  readonly data: types.ListPackagesData;
}

export interface ListSuitCategoriesSuccess extends SuccessFacts {
  readonly data: types.ListSuitCategoriesData;
}

export interface GetSuitSuccess extends SuccessFacts {
  readonly data: types.GetSuitData;
}

export interface ListSuitsSuccess extends SuccessFacts {
  readonly data: types.ListSuitsData;
}

export interface SaveDeliveryAddressSuccess extends SuccessFacts {
  readonly data: types.SaveDeliveryAddressData | undefined;
}

export interface GetCalculatorFiguresSuccess extends SuccessFacts {
  readonly data: types.CalculatorFigures;
}

export interface QueryEventWorksSuccess extends SuccessFacts {
  readonly data: types.QueryEventWorksData;
}

export interface SubmitEventWorkSuccess extends SuccessFacts {
  readonly data: types.SubmitEventWorkData | undefined;
}

export interface QueryRebateOrderInvoicesSuccess extends SuccessFacts {
  readonly data: types.QueryRebateOrderInvoicesData;
}

export interface ConfirmLetterSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface ListLettersSuccess extends SuccessFacts {
  readonly data: types.ListLettersData;
}

export interface GetNewsSuccess extends SuccessFacts {
  readonly data: types.NewsItem;
}

export interface ListNewsSuccess extends SuccessFacts {
  readonly data: types.ListNewsData;
}

export interface GetSmsSuccess extends SuccessFacts {
  readonly data: types.SmsRecord;
}

export interface ListSmsSuccess extends SuccessFacts {
  readonly data: types.ListSmsData;
}

export interface ExportMyOrdersSuccess extends SuccessFacts {
  readonly data: FileAnswer;
}

export interface ImportBatchOrderSuccess extends SuccessFacts {
  readonly data: types.BatchOrderHead | undefined;
}

export interface SubmitBatchOrderSuccess extends SuccessFacts {
  readonly data: types.SubmitBatchOrderData | undefined;
}

export interface QueryFleeingGoodsSuccess extends SuccessFacts {
  readonly data: types.QueryFleeingGoodsData;
}

export interface QueryDeliveryNotesSuccess extends SuccessFacts {
  readonly data: types.QueryDeliveryNotesData;
}

export interface QueryPopStockSuccess extends SuccessFacts {
  readonly data: types.QueryPopStockData;
}

export interface SubmitPopOrderSuccess extends SuccessFacts {
  readonly data: types.SubmitPopOrderData | undefined;
}

export interface QueryPrototypeSamplesSuccess extends SuccessFacts {
  readonly data: types.QueryPrototypeSamplesData;
}

export interface QueryOverdueReturnsSuccess extends SuccessFacts {
  readonly data: types.QueryOverdueReturnsData;
}

export interface QueryReturnOrdersSuccess extends SuccessFacts {
  readonly data: types.QueryReturnOrdersData;
}

export interface AddToTrafficCartSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface UpdateTrafficCartNumberSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryTrafficGoodsSuccess extends SuccessFacts {
  readonly data: types.QueryTrafficGoodsData;
}

export interface QueryTrafficOrdersSuccess extends SuccessFacts {
  readonly data: types.QueryTrafficOrdersData;
}

export interface AcceptTrafficOrdersSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface AddToTransferCartSuccess extends SuccessFacts {
  readonly data: undefined;
}

export interface QueryTransferGoodsSuccess extends SuccessFacts {
  readonly data: types.QueryTransferGoodsData;
}

/** Every operation: its input, the data of its success and the codes of its refusals. */
export interface Ops {
  listCart: { input: ListCartInput; data: types.CartEntry[]; codes: never };
  listCachedCart: { input: ListCachedCartInput; data: types.CartEntry[]; codes: never };
  listSpecialPrices: { input: ListSpecialPricesInput; data: types.SpecialPrice[]; codes: never };
  addListToCart: { input: AddListToCartInput; data: undefined; codes: 'AS121' };
  addToCart: { input: AddToCartInput; data: undefined; codes: 'AS121' };
  updateCartNumber: { input: UpdateCartNumberInput; data: undefined; codes: never };
  deleteCartEntries: { input: DeleteCartEntriesInput; data: undefined; codes: never };
  getCartCount: { input: GetCartCountInput; data: number; codes: never };
  listCartIndustries: { input: ListCartIndustriesInput; data: types.ListCartIndustriesData; codes: never };
  getCartAgreementStatus: { input: GetCartAgreementStatusInput; data: types.GetCartAgreementStatusData; codes: never };
  refreshCartStock: { input: RefreshCartStockInput; data: types.ProductStock[]; codes: never };
  getCloudWarehouseAuthority: { input: GetCloudWarehouseAuthorityInput; data: types.GetCloudWarehouseAuthorityData; codes: never };
  listCloudWarehouseProducts: { input: ListCloudWarehouseProductsInput; data: types.ListCloudWarehouseProductsData; codes: never };
  getEsCustomerPermission: { input: GetEsCustomerPermissionInput; data: boolean; codes: never };
  listEasyManageGoods: { input: ListEasyManageGoodsInput; data: types.ListEasyManageGoodsData; codes: never };
  listEasyManageGoodsRecords: { input: ListEasyManageGoodsRecordsInput; data: types.ListEasyManageGoodsRecordsData; codes: never };
  splitOrder: { input: SplitOrderInput; data: types.SettleData; codes: never };
  listOrderPayers: { input: ListOrderPayersInput; data: types.OrderPayer[]; codes: never };
  updateOrderInfo: { input: UpdateOrderInfoInput; data: undefined; codes: never };
  cancelOrder: { input: CancelOrderInput; data: undefined; codes: never };
  cancelMfjkOrder: { input: CancelMfjkOrderInput; data: undefined; codes: never };
  submitOrders: { input: SubmitOrdersInput; data: types.SubmitOrdersData | undefined; codes: never };
  validateProducts: { input: ValidateProductsInput; data: types.ValidateProductsData; codes: never };
  getSzkcRuleLock: { input: GetSzkcRuleLockInput; data: types.GetSzkcRuleLockData; codes: never };
  getSzkcConfigCustomer: { input: GetSzkcConfigCustomerInput; data: boolean; codes: never };
  getTctpSwitch: { input: GetTctpSwitchInput; data: boolean; codes: never };
  generateMfyjSettlementRecord: { input: GenerateMfyjSettlementRecordInput; data: types.GenerateMfyjSettlementRecordData | undefined; codes: never };
  payCreditOrder: { input: PayCreditOrderInput; data: undefined; codes: never };
  checkOrderQuotaCompose: { input: CheckOrderQuotaComposeInput; data: types.CheckOrderQuotaComposeData; codes: never };
  calculateReplenishment: { input: CalculateReplenishmentInput; data: types.CalculateReplenishmentData; codes: never };
  getBillInfo: { input: GetBillInfoInput; data: types.BillTitle; codes: never };
  listYdWarehouses: { input: ListYdWarehousesInput; data: types.YdWarehouse[]; codes: never };
  listJdcDeliverAddresses: { input: ListJdcDeliverAddressesInput; data: types.ListJdcDeliverAddressesData; codes: never };
  queryElectronicSignAccount: { input: QueryElectronicSignAccountInput; data: types.SignAccount; codes: never };
  sendElectronicSignVerifyCode: { input: SendElectronicSignVerifyCodeInput; data: undefined; codes: never };
  verifyElectronicSignCode: { input: VerifyElectronicSignCodeInput; data: undefined; codes: never };
  querySignContracts: { input: QuerySignContractsInput; data: types.QuerySignContractsData; codes: never };
  authenticateSigner: { input: AuthenticateSignerInput; data: types.AuthenticateSignerData | undefined; codes: never };
  setPasswordFreeSigning: { input: SetPasswordFreeSigningInput; data: types.SignAccount | undefined; codes: never };
  queryBatchOrderHeads: { input: QueryBatchOrderHeadsInput; data: types.QueryBatchOrderHeadsData; codes: never };
  queryBatchOrderLines: { input: QueryBatchOrderLinesInput; data: types.QueryBatchOrderLinesData; codes: never };
  queryBatchSpecialPrices: { input: QueryBatchSpecialPricesInput; data: types.SpecialPrice[]; codes: never };
  queryBatchKuanxianStatus: { input: QueryBatchKuanxianStatusInput; data: types.QueryBatchKuanxianStatusData; codes: never };
  queryBatchFarWeekStatus: { input: QueryBatchFarWeekStatusInput; data: types.QueryBatchFarWeekStatusData; codes: never };
  queryBatchPayers: { input: QueryBatchPayersInput; data: types.OrderPayer[]; codes: never };
  updateBatchProduct: { input: UpdateBatchProductInput; data: types.BatchOrderLine | undefined; codes: never };
  checkBatchOrder: { input: CheckBatchOrderInput; data: types.CheckBatchOrderData | undefined; codes: never };
  listAddressCollectRemarks: { input: ListAddressCollectRemarksInput; data: types.AddressCollectRemark[]; codes: never };
  saveAddressCollectRemark: { input: SaveAddressCollectRemarkInput; data: undefined; codes: never };
  listDiscountPrototypes: { input: ListDiscountPrototypesInput; data: types.ListDiscountPrototypesData; codes: never };
  shelveDiscountPrototypes: { input: ShelveDiscountPrototypesInput; data: undefined; codes: never };
  unshelveDiscountPrototypes: { input: UnshelveDiscountPrototypesInput; data: undefined; codes: never };
  runOrderBspRoutine: { input: RunOrderBspRoutineInput; data: unknown; codes: never };
  queryMyOrders: { input: QueryMyOrdersInput; data: types.QueryMyOrdersData; codes: never };
  queryAllOrders: { input: QueryAllOrdersInput; data: types.OrderDetail[]; codes: never };
  judgeOrderButtons: { input: JudgeOrderButtonsInput; data: types.JudgeOrderButtonsData; codes: never };
  rejectDelivery: { input: RejectDeliveryInput; data: types.RejectDeliveryData | undefined; codes: never };
  cancelOrderToTcStock: { input: CancelOrderToTcStockInput; data: types.CancelOrderToTcStockData | undefined; codes: never };
  confirmTctpOrder: { input: ConfirmTctpOrderInput; data: undefined; codes: never };
  selfSignOrder: { input: SelfSignOrderInput; data: undefined; codes: never };
  addOrderEstimate: { input: AddOrderEstimateInput; data: undefined; codes: never };
  queryOrderEstimate: { input: QueryOrderEstimateInput; data: types.OrderEstimate; codes: never };
  cancelMyOrder: { input: CancelMyOrderInput; data: undefined; codes: never };
  selfSignOrders: { input: SelfSignOrdersInput; data: types.BatchOutcome | undefined; codes: never };
  queryRescheduleDates: { input: QueryRescheduleDatesInput; data: types.QueryRescheduleDatesData; codes: never };
  rescheduleOrder: { input: RescheduleOrderInput; data: undefined; codes: never };
  setJdPlanSendTime: { input: SetJdPlanSendTimeInput; data: undefined; codes: never };
  confirmOrderReceived: { input: ConfirmOrderReceivedInput; data: undefined; codes: never };
  getOrderMonthSummary: { input: GetOrderMonthSummaryInput; data: types.GetOrderMonthSummaryData; codes: never };
  cancelGroupOrder: { input: CancelGroupOrderInput; data: types.BatchOutcome | undefined; codes: never };
  listVehicleOrders: { input: ListVehicleOrdersInput; data: types.OrderSummary[]; codes: never };
  sendSelfPayMessage: { input: SendSelfPayMessageInput; data: undefined; codes: never };
  confirmAdvanceArrival: { input: ConfirmAdvanceArrivalInput; data: undefined; codes: never };
  getJdPlanSendRange: { input: GetJdPlanSendRangeInput; data: types.GetJdPlanSendRangeData; codes: never };
  deleteMfyjOrder: { input: DeleteMfyjOrderInput; data: undefined; codes: never };
  listCancelReasons: { input: ListCancelReasonsInput; data: types.ListCancelReasonsData; codes: never };
  queryAuditOrders: { input: QueryAuditOrdersInput; data: types.QueryAuditOrdersData; codes: never };
  auditOrders: { input: AuditOrdersInput; data: types.BatchOutcome | undefined; codes: never };
  getLogisticsInfo: { input: GetLogisticsInfoInput; data: types.LogisticsTrack; codes: never };
  queryJjLogisticsTrack: { input: QueryJjLogisticsTrackInput; data: types.LogisticsTrack; codes: never };
  payDepositOrder: { input: PayDepositOrderInput; data: types.PayDepositOrderData | undefined; codes: never };
  calculateStorageFee: { input: CalculateStorageFeeInput; data: types.StorageFee; codes: never };
  payOverdueStorageFee: { input: PayOverdueStorageFeeInput; data: undefined; codes: never };
  delayStorageOrder: { input: DelayStorageOrderInput; data: undefined; codes: never };
  applyDepositDelay: { input: ApplyDepositDelayInput; data: types.ApplyDepositDelayData | undefined; codes: never };
  payCrowdFundingOrder: { input: PayCrowdFundingOrderInput; data: undefined; codes: never };
  updateChongbaiOrderStatus: { input: UpdateChongbaiOrderStatusInput; data: undefined; codes: never };
  splitHairishengOrder: { input: SplitHairishengOrderInput; data: types.SettleData | undefined; codes: never };
  cancelHairishengOrder: { input: CancelHairishengOrderInput; data: undefined; codes: never };
  getTripartitePurchaseOrder: { input: GetTripartitePurchaseOrderInput; data: types.GetTripartitePurchaseOrderData; codes: never };
  updateAirOrderInvoice: { input: UpdateAirOrderInvoiceInput; data: undefined; codes: never };
  getWholeHouseReject: { input: GetWholeHouseRejectInput; data: types.WholeHouseReject; codes: never };
  handleWholeHouseReject: { input: HandleWholeHouseRejectInput; data: undefined; codes: never };
  changeWholeHouseOrder: { input: ChangeWholeHouseOrderInput; data: types.ChangeWholeHouseOrderData | undefined; codes: never };
  getWholeHouseValidTime: { input: GetWholeHouseValidTimeInput; data: types.GetWholeHouseValidTimeData; codes: never };
  queryAllocations: { input: QueryAllocationsInput; data: types.QueryAllocationsData; codes: never };
  confirmOrRefuseAllocation: { input: ConfirmOrRefuseAllocationInput; data: undefined; codes: never };
  queryPopReserves: { input: QueryPopReservesInput; data: types.QueryPopReservesData; codes: never };
  stopPopReserve: { input: StopPopReserveInput; data: undefined; codes: never };
  exportPopReserves: { input: ExportPopReservesInput; data: FileAnswer; codes: never };
  getPopReserve: { input: GetPopReserveInput; data: types.GetPopReserveData; codes: never };
  listPopWarehouses: { input: ListPopWarehousesInput; data: types.ListPopWarehousesData; codes: never };
  listPopCustomerCodes: { input: ListPopCustomerCodesInput; data: types.ListPopCustomerCodesData; codes: never };
  checkCreditApplyAllowed: { input: CheckCreditApplyAllowedInput; data: types.CheckCreditApplyAllowedData; codes: never };
  submitCreditApply: { input: SubmitCreditApplyInput; data: types.CreditOrderApply | undefined; codes: never };
  queryCreditApplies: { input: QueryCreditAppliesInput; data: types.QueryCreditAppliesData; codes: never };
  savePreOrder: { input: SavePreOrderInput; data: types.SavePreOrderData | undefined; codes: never };
  getArrivalWeeks: { input: GetArrivalWeeksInput; data: types.GetArrivalWeeksData; codes: never };
  getHaierWeek: { input: GetHaierWeekInput; data: types.ArrivalWeek; codes: never };
  placeBigOrder: { input: PlaceBigOrderInput; data: types.BigOrderBatch | undefined; codes: never };
  placeBigOrderB2b: { input: PlaceBigOrderB2bInput; data: types.BigOrderBatch | undefined; codes: never };
  getBigOrderStatus: { input: GetBigOrderStatusInput; data: types.BigOrderBatch; codes: never };
  listBigActivities: { input: ListBigActivitiesInput; data: types.ListBigActivitiesData; codes: never };
  listBigProductGroups: { input: ListBigProductGroupsInput; data: types.BigProductGroup[]; codes: never };
  getBigActivity: { input: GetBigActivityInput; data: types.GetBigActivityData; codes: never };
  getAllStock: { input: GetAllStockInput; data: types.GetAllStockData; codes: never };
  getAtpStock: { input: GetAtpStockInput; data: types.GetAtpStockData; codes: never };
  getReserveProductPrice: { input: GetReserveProductPriceInput; data: types.ProductPrice; codes: never };
  listDemands: { input: ListDemandsInput; data: types.ListDemandsData; codes: never };
  deleteDemand: { input: DeleteDemandInput; data: undefined; codes: never };
  saveDemand: { input: SaveDemandInput; data: types.SaveDemandData | undefined; codes: never };
  saveDemandEvaluation: { input: SaveDemandEvaluationInput; data: undefined; codes: never };
  getDemand: { input: GetDemandInput; data: types.GetDemandData; codes: never };
  updateDemandImages: { input: UpdateDemandImagesInput; data: undefined; codes: never };
  listDemandRecords: { input: ListDemandRecordsInput; data: types.DemandRecord[]; codes: never };
  findDynamicForm: { input: FindDynamicFormInput; data: types.FindDynamicFormData; codes: never };
  uploadDocument: { input: UploadDocumentInput; data: types.UploadedFile | undefined; codes: never };
  deleteDocument: { input: DeleteDocumentInput; data: undefined; codes: never };
  updateTrafficPaytoByOrder: { input: UpdateTrafficPaytoByOrderInput; data: undefined; codes: never };
  getTrafficPaytoByOrder: { input: GetTrafficPaytoByOrderInput; data: types.GetTrafficPaytoByOrderData; codes: never };
  updateTrafficPaytoBatch: { input: UpdateTrafficPaytoBatchInput; data: undefined; codes: never };
  listTrafficPayers: { input: ListTrafficPayersInput; data: types.Payer[]; codes: never };
  updateTrafficCartPayto: { input: UpdateTrafficCartPaytoInput; data: undefined; codes: never };
  changeTrafficCreditPayto: { input: ChangeTrafficCreditPaytoInput; data: undefined; codes: never };
  listTrafficCart: { input: ListTrafficCartInput; data: types.VehicleCart[]; codes: never };
  getTrafficCartCount: { input: GetTrafficCartCountInput; data: number; codes: never };
  changeTrafficBillto: { input: ChangeTrafficBilltoInput; data: undefined; codes: never };
  payTrafficOrder: { input: PayTrafficOrderInput; data: undefined; codes: never };
  listTrafficDelayApprovers: { input: ListTrafficDelayApproversInput; data: types.ListTrafficDelayApproversData; codes: never };
  checkTrafficDelayApply: { input: CheckTrafficDelayApplyInput; data: boolean; codes: never };
  submitTrafficDelay: { input: SubmitTrafficDelayInput; data: undefined; codes: never };
  deleteTrafficCartLine: { input: DeleteTrafficCartLineInput; data: undefined; codes: never };
  deleteTrafficCart: { input: DeleteTrafficCartInput; data: undefined; codes: never };
  deleteTrafficDiscountCart: { input: DeleteTrafficDiscountCartInput; data: undefined; codes: never };
  submitTrafficCart: { input: SubmitTrafficCartInput; data: types.SubmitTrafficCartData | undefined; codes: never };
  preCheckTrafficOrder: { input: PreCheckTrafficOrderInput; data: types.PreCheckTrafficOrderData; codes: never };
  setTrafficCarpoolGd: { input: SetTrafficCarpoolGdInput; data: undefined; codes: never };
  undoTrafficCarpoolGd: { input: UndoTrafficCarpoolGdInput; data: undefined; codes: never };
  setTrafficCarpoolBd: { input: SetTrafficCarpoolBdInput; data: undefined; codes: never };
  undoTrafficCarpoolBd: { input: UndoTrafficCarpoolBdInput; data: undefined; codes: never };
  listBaseWarehouses: { input: ListBaseWarehousesInput; data: types.ListBaseWarehousesData; codes: never };
  getTrafficGoodsPrice: { input: GetTrafficGoodsPriceInput; data: types.GoodsPrice[]; codes: never };
  listTrafficCarpoolOrders: { input: ListTrafficCarpoolOrdersInput; data: types.ListTrafficCarpoolOrdersData; codes: never };
  listTrafficPackageCustomers: { input: ListTrafficPackageCustomersInput; data: types.ListTrafficPackageCustomersData; codes: never };
  getTrafficContact: { input: GetTrafficContactInput; data: types.GetTrafficContactData; codes: never };
  saveTrafficContact: { input: SaveTrafficContactInput; data: undefined; codes: never };
  updateTrafficSendType: { input: UpdateTrafficSendTypeInput; data: undefined; codes: never };
  updateTrafficPayMoney: { input: UpdateTrafficPayMoneyInput; data: undefined; codes: never };
  listTrafficCarTypes: { input: ListTrafficCarTypesInput; data: types.ListTrafficCarTypesData; codes: never };
  listTrafficCustomerAddresses: { input: ListTrafficCustomerAddressesInput; data: types.Address[]; codes: never };
  saveTrafficCustomer: { input: SaveTrafficCustomerInput; data: types.SaveTrafficCustomerData | undefined; codes: never };
  submitTrafficCustomer: { input: SubmitTrafficCustomerInput; data: undefined; codes: never };
  getTrafficCustomerApproveStatus: { input: GetTrafficCustomerApproveStatusInput; data: types.GetTrafficCustomerApproveStatusData; codes: never };
  listTransferCart: { input: ListTransferCartInput; data: types.VehicleCart[]; codes: never };
  getTransferGoodsPrice: { input: GetTransferGoodsPriceInput; data: types.GoodsPrice[]; codes: never };
  deleteTransferProduct: { input: DeleteTransferProductInput; data: undefined; codes: never };
  deleteTransferOrderForm: { input: DeleteTransferOrderFormInput; data: undefined; codes: never };
  updateTransferPayMoney: { input: UpdateTransferPayMoneyInput; data: undefined; codes: never };
  submitTransferOrder: { input: SubmitTransferOrderInput; data: types.SubmitTransferOrderData | undefined; codes: never };
  updateTransferOrderQty: { input: UpdateTransferOrderQtyInput; data: undefined; codes: never };
  getTransferCartCount: { input: GetTransferCartCountInput; data: number; codes: never };
  queryTransfers: { input: QueryTransfersInput; data: types.QueryTransfersData; codes: never };
  listTransferRegions: { input: ListTransferRegionsInput; data: types.ListTransferRegionsData; codes: never };
  deleteTransfer: { input: DeleteTransferInput; data: undefined; codes: never };
  saveTransfer: { input: SaveTransferInput; data: types.SaveTransferData | undefined; codes: never };
  saveMasterSonTransfer: { input: SaveMasterSonTransferInput; data: types.SaveMasterSonTransferData | undefined; codes: never };
  saveFinanceTransfer: { input: SaveFinanceTransferInput; data: types.SaveFinanceTransferData | undefined; codes: never };
  checkTransferWindow: { input: CheckTransferWindowInput; data: boolean; codes: never };
  getTransferOrg: { input: GetTransferOrgInput; data: types.GetTransferOrgData; codes: never };
  listMasterSonPayers: { input: ListMasterSonPayersInput; data: types.Payer[]; codes: never };
  checkCrossCenterTransfer: { input: CheckCrossCenterTransferInput; data: boolean; codes: never };
  checkTransferPolicy: { input: CheckTransferPolicyInput; data: boolean; codes: never };
  saveTransferPolicy: { input: SaveTransferPolicyInput; data: undefined; codes: never };
  transformMoney: { input: TransformMoneyInput; data: string; codes: never };
  getSoldTo: { input: GetSoldToInput; data: types.SoldTo; codes: never };
  listShipTos: { input: ListShipTosInput; data: types.ShipTo[]; codes: never };
  getDefaultShipTo: { input: GetDefaultShipToInput; data: types.ShipTo; codes: never };
  listPayTos: { input: ListPayTosInput; data: types.Payer[]; codes: never };
  listB2bPayTos: { input: ListB2bPayTosInput; data: types.Payer[]; codes: never };
  listAccountPayTos: { input: ListAccountPayTosInput; data: types.Payer[]; codes: never };
  listAuthorizedPayTos: { input: ListAuthorizedPayTosInput; data: types.Payer[]; codes: never };
  listBillTos: { input: ListBillTosInput; data: types.BillTitle[]; codes: never };
  getSaleInfo: { input: GetSaleInfoInput; data: types.SaleInfo; codes: never };
  listAddresses: { input: ListAddressesInput; data: types.Address[]; codes: never };
  listAllAddresses: { input: ListAllAddressesInput; data: types.Address[]; codes: never };
  listPayers: { input: ListPayersInput; data: types.Payer[]; codes: never };
  listAllPayers: { input: ListAllPayersInput; data: types.Payer[]; codes: never };
  getDefaultRelations: { input: GetDefaultRelationsInput; data: types.GetDefaultRelationsData; codes: never };
  setDefaultAddress: { input: SetDefaultAddressInput; data: undefined; codes: never };
  setDefaultPayer: { input: SetDefaultPayerInput; data: undefined; codes: never };
  listPayerBalances: { input: ListPayerBalancesInput; data: types.Payer[]; codes: never };
  getAxBalance: { input: GetAxBalanceInput; data: types.GetAxBalanceData; codes: never };
  listSalesGroups: { input: ListSalesGroupsInput; data: types.ListSalesGroupsData; codes: never };
  checkOmsAuthorized: { input: CheckOmsAuthorizedInput; data: boolean; codes: never };
  alterCustomerValues: { input: AlterCustomerValuesInput; data: undefined; codes: never };
  getCustomerArchive: { input: GetCustomerArchiveInput; data: types.GetCustomerArchiveData; codes: never };
  verifyCustomerLogin: { input: VerifyCustomerLoginInput; data: boolean; codes: never };
  listSalesViews: { input: ListSalesViewsInput; data: types.ListSalesViewsData; codes: never };
  listSaleOrgCodes: { input: ListSaleOrgCodesInput; data: types.ListSaleOrgCodesData; codes: never };
  verifyCustomerPermission: { input: VerifyCustomerPermissionInput; data: boolean; codes: never };
  listSaleOrgFactories: { input: ListSaleOrgFactoriesInput; data: types.ListSaleOrgFactoriesData; codes: never };
  listOriginalSaleOrgs: { input: ListOriginalSaleOrgsInput; data: types.ListOriginalSaleOrgsData; codes: never };
  listPayerSalesGroups: { input: ListPayerSalesGroupsInput; data: types.ListPayerSalesGroupsData; codes: never };
  listCustomerCenters: { input: ListCustomerCentersInput; data: types.ListCustomerCentersData; codes: never };
  listCustomerYuncangs: { input: ListCustomerYuncangsInput; data: types.YdWarehouse[]; codes: never };
  queryProjects: { input: QueryProjectsInput; data: types.QueryProjectsData; codes: never };
  getProject: { input: GetProjectInput; data: types.GetProjectData; codes: never };
  submitProjectStep: { input: SubmitProjectStepInput; data: types.SubmitProjectStepData | undefined; codes: never };
  submitLiquidateApply: { input: SubmitLiquidateApplyInput; data: types.SubmitLiquidateApplyData | undefined; codes: never };
  settleAccountLiquidation: { input: SettleAccountLiquidationInput; data: undefined; codes: never };
  checkLiquidateApply: { input: CheckLiquidateApplyInput; data: types.CheckLiquidateApplyData; codes: never };
  queryNetworks: { input: QueryNetworksInput; data: types.QueryNetworksData; codes: never };
  submitNetworkApply: { input: SubmitNetworkApplyInput; data: types.SubmitNetworkApplyData | undefined; codes: never };
  revokeNetworkApply: { input: RevokeNetworkApplyInput; data: undefined; codes: never };
  queryStoreReports: { input: QueryStoreReportsInput; data: types.QueryStoreReportsData; codes: never };
  submitStoreReport: { input: SubmitStoreReportInput; data: types.SubmitStoreReportData | undefined; codes: never };
  queryIndustries: { input: QueryIndustriesInput; data: types.QueryIndustriesData; codes: never };
  listSaleOrgs: { input: ListSaleOrgsInput; data: types.ListSaleOrgsData; codes: never };
  judgeLiquidateApply: { input: JudgeLiquidateApplyInput; data: types.JudgeLiquidateApplyData; codes: never };
  listLiquidationOrders: { input: ListLiquidationOrdersInput; data: types.ListLiquidationOrdersData; codes: never };
  listLiquidationRebates: { input: ListLiquidationRebatesInput; data: types.ListLiquidationRebatesData; codes: never };
  listLiquidationBalances: { input: ListLiquidationBalancesInput; data: types.ListLiquidationBalancesData; codes: never };
  cancelLiquidateApply: { input: CancelLiquidateApplyInput; data: undefined; codes: never };
  deleteLiquidateApply: { input: DeleteLiquidateApplyInput; data: undefined; codes: never };
  listNetworkApplyNodes: { input: ListNetworkApplyNodesInput; data: types.ApprovalNode[]; codes: never };
  listHccTrades: { input: ListHccTradesInput; data: types.Region[]; codes: never };
  listHccProvinces: { input: ListHccProvincesInput; data: types.Region[]; codes: never };
  listHccCities: { input: ListHccCitiesInput; data: types.Region[]; codes: never };
  listHccDistricts: { input: ListHccDistrictsInput; data: types.Region[]; codes: never };
  listHccTowns: { input: ListHccTownsInput; data: types.Region[]; codes: never };
  getAccountFlow: { input: GetAccountFlowInput; data: types.GetAccountFlowData | undefined; codes: never };
  listHccProductLineStatuses: { input: ListHccProductLineStatusesInput; data: types.ListHccProductLineStatusesData; codes: never };
  listPotentialCustomers: { input: ListPotentialCustomersInput; data: types.ListPotentialCustomersData; codes: never };
  getPotentialCustomer: { input: GetPotentialCustomerInput; data: types.PotentialCustomer; codes: never };
  uploadPotentialCustomerPicture: { input: UploadPotentialCustomerPictureInput; data: types.UploadedFile | undefined; codes: never };
  submitUnfreezeApply: { input: SubmitUnfreezeApplyInput; data: types.SubmitUnfreezeApplyData | undefined; codes: never };
  listUnsignedProductGroups: { input: ListUnsignedProductGroupsInput; data: types.ListUnsignedProductGroupsData; codes: never };
  getUnfreezeFlags: { input: GetUnfreezeFlagsInput; data: types.FreezeFlags; codes: never };
  listUnfreezeApplies: { input: ListUnfreezeAppliesInput; data: types.UnfreezeApply[]; codes: never };
  submitSendtoChange: { input: SubmitSendtoChangeInput; data: types.SubmitSendtoChangeData | undefined; codes: never };
  getSendtoChangeStatus: { input: GetSendtoChangeStatusInput; data: types.SendtoChange | undefined; codes: never };
  revokeSendtoChange: { input: RevokeSendtoChangeInput; data: undefined; codes: never };
  listSubAccounts: { input: ListSubAccountsInput; data: types.SubAccount[]; codes: never };
  getAllRolesAndPermissions: { input: GetAllRolesAndPermissionsInput; data: types.GetAllRolesAndPermissionsData; codes: never };
  getSubAccountPermissions: { input: GetSubAccountPermissionsInput; data: types.GetSubAccountPermissionsData; codes: never };
  getPermissionList: { input: GetPermissionListInput; data: types.MenuObject; codes: never };
  updateSubAccount: { input: UpdateSubAccountInput; data: undefined; codes: never };
  getUserInfo: { input: GetUserInfoInput; data: types.UserInfo; codes: never };
  redirectAfterLogin: { input: RedirectAfterLoginInput; data: undefined; codes: never };
  getHotspotImages: { input: GetHotspotImagesInput; data: types.GetHotspotImagesData; codes: never };
  queryInterestProducts: { input: QueryInterestProductsInput; data: types.QueryInterestProductsData; codes: never };
  addInterestProducts: { input: AddInterestProductsInput; data: undefined; codes: never };
  removeInterestProducts: { input: RemoveInterestProductsInput; data: undefined; codes: never };
  queryCommonQuestions: { input: QueryCommonQuestionsInput; data: types.QueryCommonQuestionsData; codes: never };
  setQuestionInUse: { input: SetQuestionInUseInput; data: undefined; codes: never };
  saveCommonQuestion: { input: SaveCommonQuestionInput; data: types.SaveCommonQuestionData | undefined; codes: never };
  getCommonQuestion: { input: GetCommonQuestionInput; data: types.CommonQuestion; codes: never };
  deleteCommonQuestion: { input: DeleteCommonQuestionInput; data: undefined; codes: never };
  queryProducts: { input: QueryProductsInput; data: types.QueryProductsData; codes: never };
  listPrices: { input: ListPricesInput; data: types.ProductPrice[]; codes: never };
  listDailySalesPrices: { input: ListDailySalesPricesInput; data: types.ListDailySalesPricesData; codes: never };
  listStock: { input: ListStockInput; data: types.ProductStock[]; codes: never };
  queryInventoryPage: { input: QueryInventoryPageInput; data: types.QueryInventoryPageData; codes: never };
  checkRemoteCloudWarehouse: { input: CheckRemoteCloudWarehouseInput; data: boolean; codes: never };
  listProductGroups: { input: ListProductGroupsInput; data: types.ListProductGroupsData; codes: never };
  listSamples: { input: ListSamplesInput; data: types.ListSamplesData; codes: never };
  listCategories: { input: ListCategoriesInput; data: types.Category[]; codes: never };
  recordCategoryAdClick: { input: RecordCategoryAdClickInput; data: undefined; codes: never };
  uploadFile: { input: UploadFileInput; data: types.UploadedFile | undefined; codes: never };
  runBuyReturnRoutine: { input: RunBuyReturnRoutineInput; data: unknown; codes: never };
  getYilihuoVideoToken: { input: GetYilihuoVideoTokenInput; data: types.GetYilihuoVideoTokenData; codes: never };
  checkWhitelist: { input: CheckWhitelistInput; data: boolean; codes: never };
  exportSampleSheet: { input: ExportSampleSheetInput; data: FileAnswer; codes: never };
  queryDictionary: { input: QueryDictionaryInput; data: types.QueryDictionaryData; codes: never };
  createAsyncExport: { input: CreateAsyncExportInput; data: types.CreateAsyncExportData | undefined; codes: never };
  listProvinces: { input: ListProvincesInput; data: types.Region[]; codes: never };
  listCities: { input: ListCitiesInput; data: types.Region[]; codes: never };
  listAreas: { input: ListAreasInput; data: types.Region[]; codes: never };
  listActivities: { input: ListActivitiesInput; data: types.ListActivitiesData; codes: never };
  prefillEventWork: { input: PrefillEventWorkInput; data: types.PrefillEventWorkData | undefined; codes: never };
  getPaymentPublicKey: { input: GetPaymentPublicKeyInput; data: types.GetPaymentPublicKeyData; codes: never };
  resetPaymentPassword: { input: ResetPaymentPasswordInput; data: undefined; codes: never };
  searchProtocolAuth: { input: SearchProtocolAuthInput; data: types.SearchProtocolAuthData; codes: never };
  checkReverseAuthority: { input: CheckReverseAuthorityInput; data: boolean; codes: never };
  checkReverseAgreement: { input: CheckReverseAgreementInput; data: types.CheckReverseAgreementData; codes: never };
  savePurchaseReturnProtocol: { input: SavePurchaseReturnProtocolInput; data: types.SavePurchaseReturnProtocolData | undefined; codes: never };
  signReturnContract: { input: SignReturnContractInput; data: types.SignReturnContractData | undefined; codes: never };
  submitReturnApproval: { input: SubmitReturnApprovalInput; data: types.SubmitReturnApprovalData | undefined; codes: never };
  listReturnApprovalStatuses: { input: ListReturnApprovalStatusesInput; data: types.ListReturnApprovalStatusesData; codes: never };
  getRedInvoicePermission: { input: GetRedInvoicePermissionInput; data: types.GetRedInvoicePermissionData; codes: never };
  getEvaluateStatus: { input: GetEvaluateStatusInput; data: types.GetEvaluateStatusData; codes: never };
  listEvaluateAttributes: { input: ListEvaluateAttributesInput; data: types.ListEvaluateAttributesData; codes: never };
  getEvaluateInfo: { input: GetEvaluateInfoInput; data: types.GetEvaluateInfoData; codes: never };
  submitEvaluate: { input: SubmitEvaluateInput; data: undefined; codes: never };
  getCyclePredict: { input: GetCyclePredictInput; data: types.GetCyclePredictData; codes: never };
  listCustomerInventory: { input: ListCustomerInventoryInput; data: types.ListCustomerInventoryData; codes: never };
  getCustomerFlagData: { input: GetCustomerFlagDataInput; data: boolean; codes: never };
  checkStockUp: { input: CheckStockUpInput; data: types.CheckStockUpData; codes: never };
  createStockUpOrder: { input: CreateStockUpOrderInput; data: types.CreateStockUpOrderData | undefined; codes: never };
  getStockUpNumber: { input: GetStockUpNumberInput; data: number; codes: never };
  searchCocOrders: { input: SearchCocOrdersInput; data: types.SearchCocOrdersData; codes: never };
  openCocOrderApproval: { input: OpenCocOrderApprovalInput; data: types.OpenCocOrderApprovalData | undefined; codes: never };
  queryMessages: { input: QueryMessagesInput; data: types.QueryMessagesData; codes: never };
  readAllMessages: { input: ReadAllMessagesInput; data: undefined; codes: never };
  readMessage: { input: ReadMessageInput; data: undefined; codes: never };
  listUnreadMessageTypes: { input: ListUnreadMessageTypesInput; data: types.ListUnreadMessageTypesData; codes: never };
  getUnreadMessageCount: { input: GetUnreadMessageCountInput; data: number; codes: never };
  getTodoUnreadCount: { input: GetTodoUnreadCountInput; data: number; codes: never };
  listTodos: { input: ListTodosInput; data: types.ListTodosData; codes: never };
  listSystemNotifications: { input: ListSystemNotificationsInput; data: types.SystemNotification[]; codes: never };
  getInsertScreen: { input: GetInsertScreenInput; data: types.GetInsertScreenData; codes: never };
  checkNotificationRead: { input: CheckNotificationReadInput; data: boolean; codes: never };
  registerNotificationRead: { input: RegisterNotificationReadInput; data: undefined; codes: never };
  listNewProductRecommendations: { input: ListNewProductRecommendationsInput; data: types.ListNewProductRecommendationsData; codes: never };
  listFinanceDialogs: { input: ListFinanceDialogsInput; data: types.ListFinanceDialogsData; codes: never };
  readFinanceDialog: { input: ReadFinanceDialogInput; data: undefined; codes: never };
  listDialogInvoices: { input: ListDialogInvoicesInput; data: types.Invoice[]; codes: never };
  checkConsentToUse: { input: CheckConsentToUseInput; data: boolean; codes: never };
  consentToUse: { input: ConsentToUseInput; data: undefined; codes: never };
  listRecommendedKeywords: { input: ListRecommendedKeywordsInput; data: types.ListRecommendedKeywordsData; codes: never };
  recordKeywordClick: { input: RecordKeywordClickInput; data: undefined; codes: never };
  suggestProductModels: { input: SuggestProductModelsInput; data: types.SuggestProductModelsData; codes: never };
  checkAccountGate: { input: CheckAccountGateInput; data: types.CheckAccountGateData; codes: never };
  superviseContract: { input: SuperviseContractInput; data: types.SuperviseContractData; codes: never };
  getFinanceContract: { input: GetFinanceContractInput; data: types.SignContract; codes: never };
  signFinanceContract: { input: SignFinanceContractInput; data: types.SignFinanceContractData | undefined; codes: never };
  unbindSigningAccount: { input: UnbindSigningAccountInput; data: undefined; codes: never };
  getSigningTips: { input: GetSigningTipsInput; data: types.GetSigningTipsData; codes: never };
  closeSigningTips: { input: CloseSigningTipsInput; data: undefined; codes: never };
  checkUnsignedContract: { input: CheckUnsignedContractInput; data: boolean; codes: never };
  queryFinanceHistory: { input: QueryFinanceHistoryInput; data: types.QueryFinanceHistoryData; codes: never };
  getFinanceRepayDetail: { input: GetFinanceRepayDetailInput; data: types.GetFinanceRepayDetailData; codes: never };
  getServiceChargePrompt: { input: GetServiceChargePromptInput; data: types.GetServiceChargePromptData; codes: never };
  queryAccountStatement: { input: QueryAccountStatementInput; data: types.QueryAccountStatementData; codes: never };
  exportAccountStatement: { input: ExportAccountStatementInput; data: FileAnswer; codes: never };
  queryReconciliations: { input: QueryReconciliationsInput; data: types.QueryReconciliationsData; codes: never };
  confirmReconciliation: { input: ConfirmReconciliationInput; data: undefined; codes: never };
  withdrawReconciliationDispute: { input: WithdrawReconciliationDisputeInput; data: undefined; codes: never };
  exportReconciliations: { input: ExportReconciliationsInput; data: FileAnswer; codes: never };
  queryMonthAccounts: { input: QueryMonthAccountsInput; data: types.QueryMonthAccountsData; codes: never };
  exportMonthAccounts: { input: ExportMonthAccountsInput; data: FileAnswer; codes: never };
  queryDayAccounts: { input: QueryDayAccountsInput; data: types.QueryDayAccountsData; codes: never };
  exportDayAccounts: { input: ExportDayAccountsInput; data: FileAnswer; codes: never };
  queryReceipts: { input: QueryReceiptsInput; data: types.QueryReceiptsData; codes: never };
  printReceipt: { input: PrintReceiptInput; data: FileAnswer; codes: never };
  queryBankInterests: { input: QueryBankInterestsInput; data: types.QueryBankInterestsData; codes: never };
  confirmBankInterest: { input: ConfirmBankInterestInput; data: undefined; codes: never };
  queryFundsTransfers: { input: QueryFundsTransfersInput; data: types.QueryFundsTransfersData; codes: never };
  submitFundsTransfer: { input: SubmitFundsTransferInput; data: types.SubmitFundsTransferData | undefined; codes: never };
  exportCapitalFlow: { input: ExportCapitalFlowInput; data: FileAnswer; codes: never };
  openPaymentAccount: { input: OpenPaymentAccountInput; data: types.OpenPaymentAccountData | undefined; codes: never };
  addPayer: { input: AddPayerInput; data: undefined; codes: never };
  getContractRate: { input: GetContractRateInput; data: types.GetContractRateData; codes: never };
  getCreditCenter: { input: GetCreditCenterInput; data: types.GetCreditCenterData; codes: never };
  submitRefreshTask: { input: SubmitRefreshTaskInput; data: types.SubmitRefreshTaskData | undefined; codes: never };
  getPaymentQrCode: { input: GetPaymentQrCodeInput; data: FileAnswer; codes: never };
  queryPosAgreements: { input: QueryPosAgreementsInput; data: types.QueryPosAgreementsData; codes: never };
  submitPosAgreement: { input: SubmitPosAgreementInput; data: types.SubmitPosAgreementData | undefined; codes: never };
  submitPosPayment: { input: SubmitPosPaymentInput; data: types.SubmitPosPaymentData | undefined; codes: never };
  queryPosTerminals: { input: QueryPosTerminalsInput; data: types.QueryPosTerminalsData; codes: never };
  setPosTerminalBinding: { input: SetPosTerminalBindingInput; data: undefined; codes: never };
  queryPosServiceCharges: { input: QueryPosServiceChargesInput; data: types.QueryPosServiceChargesData; codes: never };
  queryInvoices: { input: QueryInvoicesInput; data: types.QueryInvoicesData; codes: never };
  signInvoices: { input: SignInvoicesInput; data: undefined; codes: never };
  rejectInvoices: { input: RejectInvoicesInput; data: undefined; codes: never };
  startInvoiceSignature: { input: StartInvoiceSignatureInput; data: types.StartInvoiceSignatureData | undefined; codes: never };
  queryInvoiceTrace: { input: QueryInvoiceTraceInput; data: types.QueryInvoiceTraceData; codes: never };
  exportInvoices: { input: ExportInvoicesInput; data: FileAnswer; codes: never };
  queryAcceptanceBills: { input: QueryAcceptanceBillsInput; data: types.QueryAcceptanceBillsData; codes: never };
  submitAcceptanceBill: { input: SubmitAcceptanceBillInput; data: undefined; codes: never };
  queryBillClaims: { input: QueryBillClaimsInput; data: types.QueryBillClaimsData; codes: never };
  submitBillClaim: { input: SubmitBillClaimInput; data: undefined; codes: never };
  queryRebates: { input: QueryRebatesInput; data: types.QueryRebatesData; codes: never };
  queryRebateSettlementDetails: { input: QueryRebateSettlementDetailsInput; data: types.QueryRebateSettlementDetailsData; codes: never };
  submitRebateCash: { input: SubmitRebateCashInput; data: types.SubmitRebateCashData | undefined; codes: never };
  exportRebates: { input: ExportRebatesInput; data: FileAnswer; codes: never };
  queryRetailAggregations: { input: QueryRetailAggregationsInput; data: types.QueryRetailAggregationsData; codes: never };
  queryAppointmentContracts: { input: QueryAppointmentContractsInput; data: types.QueryAppointmentContractsData; codes: never };
  queryPolicyDeliveries: { input: QueryPolicyDeliveriesInput; data: types.QueryPolicyDeliveriesData; codes: never };
  queryPolicyPrizes: { input: QueryPolicyPrizesInput; data: types.QueryPolicyPrizesData; codes: never };
  queryRedInvoiceSettlements: { input: QueryRedInvoiceSettlementsInput; data: types.QueryRedInvoiceSettlementsData; codes: never };
  listPaymentAccounts: { input: ListPaymentAccountsInput; data: types.ListPaymentAccountsData; codes: never };
  unbindBankCard: { input: UnbindBankCardInput; data: undefined; codes: never };
  queryInvoiceApplies: { input: QueryInvoiceAppliesInput; data: types.QueryInvoiceAppliesData; codes: never };
  submitInvoiceApply: { input: SubmitInvoiceApplyInput; data: types.SubmitInvoiceApplyData | undefined; codes: never };
  cancelPaymentOrder: { input: CancelPaymentOrderInput; data: undefined; codes: never };
  queryPaymentOrders: { input: QueryPaymentOrdersInput; data: types.QueryPaymentOrdersData; codes: never };
  getPaymentResult: { input: GetPaymentResultInput; data: types.GetPaymentResultData; codes: never };
  submitPayment: { input: SubmitPaymentInput; data: types.SubmitPaymentData | undefined; codes: never };
  submitFinanceApply: { input: SubmitFinanceApplyInput; data: types.SubmitFinanceApplyData | undefined; codes: never };
  queryFinanceExpenses: { input: QueryFinanceExpensesInput; data: types.QueryFinanceExpensesData; codes: never };
  queryFinanceOrders: { input: QueryFinanceOrdersInput; data: types.QueryFinanceOrdersData; codes: never };
  submitFinanceRepay: { input: SubmitFinanceRepayInput; data: types.SubmitFinanceRepayData | undefined; codes: never };
  listLives: { input: ListLivesInput; data: types.ListLivesData; codes: never };
  listPackages: { input: ListPackagesInput; data: types.ListPackagesData; codes: never };
  listSuitCategories: { input: ListSuitCategoriesInput; data: types.ListSuitCategoriesData; codes: never };
  getSuit: { input: GetSuitInput; data: types.GetSuitData; codes: never };
  listSuits: { input: ListSuitsInput; data: types.ListSuitsData; codes: never };
  saveDeliveryAddress: { input: SaveDeliveryAddressInput; data: types.SaveDeliveryAddressData | undefined; codes: never };
  getCalculatorFigures: { input: GetCalculatorFiguresInput; data: types.CalculatorFigures; codes: never };
  queryEventWorks: { input: QueryEventWorksInput; data: types.QueryEventWorksData; codes: never };
  submitEventWork: { input: SubmitEventWorkInput; data: types.SubmitEventWorkData | undefined; codes: never };
  queryRebateOrderInvoices: { input: QueryRebateOrderInvoicesInput; data: types.QueryRebateOrderInvoicesData; codes: never };
  confirmLetter: { input: ConfirmLetterInput; data: undefined; codes: never };
  listLetters: { input: ListLettersInput; data: types.ListLettersData; codes: never };
  getNews: { input: GetNewsInput; data: types.NewsItem; codes: never };
  listNews: { input: ListNewsInput; data: types.ListNewsData; codes: never };
  getSms: { input: GetSmsInput; data: types.SmsRecord; codes: never };
  listSms: { input: ListSmsInput; data: types.ListSmsData; codes: never };
  exportMyOrders: { input: ExportMyOrdersInput; data: FileAnswer; codes: never };
  importBatchOrder: { input: ImportBatchOrderInput; data: types.BatchOrderHead | undefined; codes: never };
  submitBatchOrder: { input: SubmitBatchOrderInput; data: types.SubmitBatchOrderData | undefined; codes: never };
  queryFleeingGoods: { input: QueryFleeingGoodsInput; data: types.QueryFleeingGoodsData; codes: never };
  queryDeliveryNotes: { input: QueryDeliveryNotesInput; data: types.QueryDeliveryNotesData; codes: never };
  queryPopStock: { input: QueryPopStockInput; data: types.QueryPopStockData; codes: never };
  submitPopOrder: { input: SubmitPopOrderInput; data: types.SubmitPopOrderData | undefined; codes: never };
  queryPrototypeSamples: { input: QueryPrototypeSamplesInput; data: types.QueryPrototypeSamplesData; codes: never };
  queryOverdueReturns: { input: QueryOverdueReturnsInput; data: types.QueryOverdueReturnsData; codes: never };
  queryReturnOrders: { input: QueryReturnOrdersInput; data: types.QueryReturnOrdersData; codes: never };
  addToTrafficCart: { input: AddToTrafficCartInput; data: undefined; codes: never };
  updateTrafficCartNumber: { input: UpdateTrafficCartNumberInput; data: undefined; codes: never };
  queryTrafficGoods: { input: QueryTrafficGoodsInput; data: types.QueryTrafficGoodsData; codes: never };
  queryTrafficOrders: { input: QueryTrafficOrdersInput; data: types.QueryTrafficOrdersData; codes: never };
  acceptTrafficOrders: { input: AcceptTrafficOrdersInput; data: undefined; codes: never };
  addToTransferCart: { input: AddToTransferCartInput; data: undefined; codes: never };
  queryTransferGoods: { input: QueryTransferGoodsInput; data: types.QueryTransferGoodsData; codes: never };
}

/** What a call of each answers: its `Result`, written out to cost the compiler less. */
export interface Results {
  listCart: ListCartSuccess | Failure;
  listCachedCart: ListCachedCartSuccess | Failure;
  listSpecialPrices: ListSpecialPricesSuccess | Failure;
  addListToCart: AddListToCartSuccess | Failure;
  addToCart: AddToCartSuccess | Failure;
  updateCartNumber: UpdateCartNumberSuccess | Failure;
  deleteCartEntries: DeleteCartEntriesSuccess | Failure;
  getCartCount: GetCartCountSuccess | Failure;
  listCartIndustries: ListCartIndustriesSuccess | Failure;
  getCartAgreementStatus: GetCartAgreementStatusSuccess | Failure;
  refreshCartStock: RefreshCartStockSuccess | Failure;
  getCloudWarehouseAuthority: GetCloudWarehouseAuthoritySuccess | Failure;
  listCloudWarehouseProducts: ListCloudWarehouseProductsSuccess | Failure;
  getEsCustomerPermission: GetEsCustomerPermissionSuccess | Failure;
  listEasyManageGoods: ListEasyManageGoodsSuccess | Failure;
  listEasyManageGoodsRecords: ListEasyManageGoodsRecordsSuccess | Failure;
  splitOrder: SplitOrderSuccess | Failure;
  listOrderPayers: ListOrderPayersSuccess | Failure;
  updateOrderInfo: UpdateOrderInfoSuccess | Failure;
  cancelOrder: CancelOrderSuccess | Failure;
  cancelMfjkOrder: CancelMfjkOrderSuccess | Failure;
  submitOrders: SubmitOrdersSuccess | Failure;
  validateProducts: ValidateProductsSuccess | Failure;
  getSzkcRuleLock: GetSzkcRuleLockSuccess | Failure;
  getSzkcConfigCustomer: GetSzkcConfigCustomerSuccess | Failure;
  getTctpSwitch: GetTctpSwitchSuccess | Failure;
  generateMfyjSettlementRecord: GenerateMfyjSettlementRecordSuccess | Failure;
  payCreditOrder: PayCreditOrderSuccess | Failure;
  checkOrderQuotaCompose: CheckOrderQuotaComposeSuccess | Failure;
  calculateReplenishment: CalculateReplenishmentSuccess | Failure;
  getBillInfo: GetBillInfoSuccess | Failure;
  listYdWarehouses: ListYdWarehousesSuccess | Failure;
  listJdcDeliverAddresses: ListJdcDeliverAddressesSuccess | Failure;
  queryElectronicSignAccount: QueryElectronicSignAccountSuccess | Failure;
  sendElectronicSignVerifyCode: SendElectronicSignVerifyCodeSuccess | Failure;
  verifyElectronicSignCode: VerifyElectronicSignCodeSuccess | Failure;
  querySignContracts: QuerySignContractsSuccess | Failure;
  authenticateSigner: AuthenticateSignerSuccess | Failure;
  setPasswordFreeSigning: SetPasswordFreeSigningSuccess | Failure;
  queryBatchOrderHeads: QueryBatchOrderHeadsSuccess | Failure;
  queryBatchOrderLines: QueryBatchOrderLinesSuccess | Failure;
  queryBatchSpecialPrices: QueryBatchSpecialPricesSuccess | Failure;
  queryBatchKuanxianStatus: QueryBatchKuanxianStatusSuccess | Failure;
  queryBatchFarWeekStatus: QueryBatchFarWeekStatusSuccess | Failure;
  queryBatchPayers: QueryBatchPayersSuccess | Failure;
  updateBatchProduct: UpdateBatchProductSuccess | Failure;
  checkBatchOrder: CheckBatchOrderSuccess | Failure;
  listAddressCollectRemarks: ListAddressCollectRemarksSuccess | Failure;
  saveAddressCollectRemark: SaveAddressCollectRemarkSuccess | Failure;
  listDiscountPrototypes: ListDiscountPrototypesSuccess | Failure;
  shelveDiscountPrototypes: ShelveDiscountPrototypesSuccess | Failure;
  unshelveDiscountPrototypes: UnshelveDiscountPrototypesSuccess | Failure;
  runOrderBspRoutine: RunOrderBspRoutineSuccess | Failure;
  queryMyOrders: QueryMyOrdersSuccess | Failure;
  queryAllOrders: QueryAllOrdersSuccess | Failure;
  judgeOrderButtons: JudgeOrderButtonsSuccess | Failure;
  rejectDelivery: RejectDeliverySuccess | Failure;
  cancelOrderToTcStock: CancelOrderToTcStockSuccess | Failure;
  confirmTctpOrder: ConfirmTctpOrderSuccess | Failure;
  selfSignOrder: SelfSignOrderSuccess | Failure;
  addOrderEstimate: AddOrderEstimateSuccess | Failure;
  queryOrderEstimate: QueryOrderEstimateSuccess | Failure;
  cancelMyOrder: CancelMyOrderSuccess | Failure;
  selfSignOrders: SelfSignOrdersSuccess | Failure;
  queryRescheduleDates: QueryRescheduleDatesSuccess | Failure;
  rescheduleOrder: RescheduleOrderSuccess | Failure;
  setJdPlanSendTime: SetJdPlanSendTimeSuccess | Failure;
  confirmOrderReceived: ConfirmOrderReceivedSuccess | Failure;
  getOrderMonthSummary: GetOrderMonthSummarySuccess | Failure;
  cancelGroupOrder: CancelGroupOrderSuccess | Failure;
  listVehicleOrders: ListVehicleOrdersSuccess | Failure;
  sendSelfPayMessage: SendSelfPayMessageSuccess | Failure;
  confirmAdvanceArrival: ConfirmAdvanceArrivalSuccess | Failure;
  getJdPlanSendRange: GetJdPlanSendRangeSuccess | Failure;
  deleteMfyjOrder: DeleteMfyjOrderSuccess | Failure;
  listCancelReasons: ListCancelReasonsSuccess | Failure;
  queryAuditOrders: QueryAuditOrdersSuccess | Failure;
  auditOrders: AuditOrdersSuccess | Failure;
  getLogisticsInfo: GetLogisticsInfoSuccess | Failure;
  queryJjLogisticsTrack: QueryJjLogisticsTrackSuccess | Failure;
  payDepositOrder: PayDepositOrderSuccess | Failure;
  calculateStorageFee: CalculateStorageFeeSuccess | Failure;
  payOverdueStorageFee: PayOverdueStorageFeeSuccess | Failure;
  delayStorageOrder: DelayStorageOrderSuccess | Failure;
  applyDepositDelay: ApplyDepositDelaySuccess | Failure;
  payCrowdFundingOrder: PayCrowdFundingOrderSuccess | Failure;
  updateChongbaiOrderStatus: UpdateChongbaiOrderStatusSuccess | Failure;
  splitHairishengOrder: SplitHairishengOrderSuccess | Failure;
  cancelHairishengOrder: CancelHairishengOrderSuccess | Failure;
  getTripartitePurchaseOrder: GetTripartitePurchaseOrderSuccess | Failure;
  updateAirOrderInvoice: UpdateAirOrderInvoiceSuccess | Failure;
  getWholeHouseReject: GetWholeHouseRejectSuccess | Failure;
  handleWholeHouseReject: HandleWholeHouseRejectSuccess | Failure;
  changeWholeHouseOrder: ChangeWholeHouseOrderSuccess | Failure;
  getWholeHouseValidTime: GetWholeHouseValidTimeSuccess | Failure;
  queryAllocations: QueryAllocationsSuccess | Failure;
  confirmOrRefuseAllocation: ConfirmOrRefuseAllocationSuccess | Failure;
  queryPopReserves: QueryPopReservesSuccess | Failure;
  stopPopReserve: StopPopReserveSuccess | Failure;
  exportPopReserves: ExportPopReservesSuccess | Failure;
  getPopReserve: GetPopReserveSuccess | Failure;
  listPopWarehouses: ListPopWarehousesSuccess | Failure;
  listPopCustomerCodes: ListPopCustomerCodesSuccess | Failure;
  checkCreditApplyAllowed: CheckCreditApplyAllowedSuccess | Failure;
  submitCreditApply: SubmitCreditApplySuccess | Failure;
  queryCreditApplies: QueryCreditAppliesSuccess | Failure;
  savePreOrder: SavePreOrderSuccess | Failure;
  getArrivalWeeks: GetArrivalWeeksSuccess | Failure;
  getHaierWeek: GetHaierWeekSuccess | Failure;
  placeBigOrder: PlaceBigOrderSuccess | Failure;
  placeBigOrderB2b: PlaceBigOrderB2bSuccess | Failure;
  getBigOrderStatus: GetBigOrderStatusSuccess | Failure;
  listBigActivities: ListBigActivitiesSuccess | Failure;
  listBigProductGroups: ListBigProductGroupsSuccess | Failure;
  getBigActivity: GetBigActivitySuccess | Failure;
  getAllStock: GetAllStockSuccess | Failure;
  getAtpStock: GetAtpStockSuccess | Failure;
  getReserveProductPrice: GetReserveProductPriceSuccess | Failure;
  listDemands: ListDemandsSuccess | Failure;
  deleteDemand: DeleteDemandSuccess | Failure;
  saveDemand: SaveDemandSuccess | Failure;
  saveDemandEvaluation: SaveDemandEvaluationSuccess | Failure;
  getDemand: GetDemandSuccess | Failure;
  updateDemandImages: UpdateDemandImagesSuccess | Failure;
  listDemandRecords: ListDemandRecordsSuccess | Failure;
  findDynamicForm: FindDynamicFormSuccess | Failure;
  uploadDocument: UploadDocumentSuccess | Failure;
  deleteDocument: DeleteDocumentSuccess | Failure;
  updateTrafficPaytoByOrder: UpdateTrafficPaytoByOrderSuccess | Failure;
  getTrafficPaytoByOrder: GetTrafficPaytoByOrderSuccess | Failure;
  updateTrafficPaytoBatch: UpdateTrafficPaytoBatchSuccess | Failure;
  listTrafficPayers: ListTrafficPayersSuccess | Failure;
  updateTrafficCartPayto: UpdateTrafficCartPaytoSuccess | Failure;
  changeTrafficCreditPayto: ChangeTrafficCreditPaytoSuccess | Failure;
  listTrafficCart: ListTrafficCartSuccess | Failure;
  getTrafficCartCount: GetTrafficCartCountSuccess | Failure;
  changeTrafficBillto: ChangeTrafficBilltoSuccess | Failure;
  payTrafficOrder: PayTrafficOrderSuccess | Failure;
  listTrafficDelayApprovers: ListTrafficDelayApproversSuccess | Failure;
  checkTrafficDelayApply: CheckTrafficDelayApplySuccess | Failure;
  submitTrafficDelay: SubmitTrafficDelaySuccess | Failure;
  deleteTrafficCartLine: DeleteTrafficCartLineSuccess | Failure;
  deleteTrafficCart: DeleteTrafficCartSuccess | Failure;
  deleteTrafficDiscountCart: DeleteTrafficDiscountCartSuccess | Failure;
  submitTrafficCart: SubmitTrafficCartSuccess | Failure;
  preCheckTrafficOrder: PreCheckTrafficOrderSuccess | Failure;
  setTrafficCarpoolGd: SetTrafficCarpoolGdSuccess | Failure;
  undoTrafficCarpoolGd: UndoTrafficCarpoolGdSuccess | Failure;
  setTrafficCarpoolBd: SetTrafficCarpoolBdSuccess | Failure;
  undoTrafficCarpoolBd: UndoTrafficCarpoolBdSuccess | Failure;
  listBaseWarehouses: ListBaseWarehousesSuccess | Failure;
  getTrafficGoodsPrice: GetTrafficGoodsPriceSuccess | Failure;
  listTrafficCarpoolOrders: ListTrafficCarpoolOrdersSuccess | Failure;
  listTrafficPackageCustomers: ListTrafficPackageCustomersSuccess | Failure;
  getTrafficContact: GetTrafficContactSuccess | Failure;
  saveTrafficContact: SaveTrafficContactSuccess | Failure;
  updateTrafficSendType: UpdateTrafficSendTypeSuccess | Failure;
  updateTrafficPayMoney: UpdateTrafficPayMoneySuccess | Failure;
  listTrafficCarTypes: ListTrafficCarTypesSuccess | Failure;
  listTrafficCustomerAddresses: ListTrafficCustomerAddressesSuccess | Failure;
  saveTrafficCustomer: SaveTrafficCustomerSuccess | Failure;
  submitTrafficCustomer: SubmitTrafficCustomerSuccess | Failure;
  getTrafficCustomerApproveStatus: GetTrafficCustomerApproveStatusSuccess | Failure;
  listTransferCart: ListTransferCartSuccess | Failure;
  getTransferGoodsPrice: GetTransferGoodsPriceSuccess | Failure;
  deleteTransferProduct: DeleteTransferProductSuccess | Failure;
  deleteTransferOrderForm: DeleteTransferOrderFormSuccess | Failure;
  updateTransferPayMoney: UpdateTransferPayMoneySuccess | Failure;
  submitTransferOrder: SubmitTransferOrderSuccess | Failure;
  updateTransferOrderQty: UpdateTransferOrderQtySuccess | Failure;
  getTransferCartCount: GetTransferCartCountSuccess | Failure;
  queryTransfers: QueryTransfersSuccess | Failure;
  listTransferRegions: ListTransferRegionsSuccess | Failure;
  deleteTransfer: DeleteTransferSuccess | Failure;
  saveTransfer: SaveTransferSuccess | Failure;
  saveMasterSonTransfer: SaveMasterSonTransferSuccess | Failure;
  saveFinanceTransfer: SaveFinanceTransferSuccess | Failure;
  checkTransferWindow: CheckTransferWindowSuccess | Failure;
  getTransferOrg: GetTransferOrgSuccess | Failure;
  listMasterSonPayers: ListMasterSonPayersSuccess | Failure;
  checkCrossCenterTransfer: CheckCrossCenterTransferSuccess | Failure;
  checkTransferPolicy: CheckTransferPolicySuccess | Failure;
  saveTransferPolicy: SaveTransferPolicySuccess | Failure;
  transformMoney: TransformMoneySuccess | Failure;
  getSoldTo: GetSoldToSuccess | Failure;
  listShipTos: ListShipTosSuccess | Failure;
  getDefaultShipTo: GetDefaultShipToSuccess | Failure;
  listPayTos: ListPayTosSuccess | Failure;
  listB2bPayTos: ListB2bPayTosSuccess | Failure;
  listAccountPayTos: ListAccountPayTosSuccess | Failure;
  listAuthorizedPayTos: ListAuthorizedPayTosSuccess | Failure;
  listBillTos: ListBillTosSuccess | Failure;
  getSaleInfo: GetSaleInfoSuccess | Failure;
  listAddresses: ListAddressesSuccess | Failure;
  listAllAddresses: ListAllAddressesSuccess | Failure;
  listPayers: ListPayersSuccess | Failure;
  listAllPayers: ListAllPayersSuccess | Failure;
  getDefaultRelations: GetDefaultRelationsSuccess | Failure;
  setDefaultAddress: SetDefaultAddressSuccess | Failure;
  setDefaultPayer: SetDefaultPayerSuccess | Failure;
  listPayerBalances: ListPayerBalancesSuccess | Failure;
  getAxBalance: GetAxBalanceSuccess | Failure;
  listSalesGroups: ListSalesGroupsSuccess | Failure;
  checkOmsAuthorized: CheckOmsAuthorizedSuccess | Failure;
  alterCustomerValues: AlterCustomerValuesSuccess | Failure;
  getCustomerArchive: GetCustomerArchiveSuccess | Failure;
  verifyCustomerLogin: VerifyCustomerLoginSuccess | Failure;
  listSalesViews: ListSalesViewsSuccess | Failure;
  listSaleOrgCodes: ListSaleOrgCodesSuccess | Failure;
  verifyCustomerPermission: VerifyCustomerPermissionSuccess | Failure;
  listSaleOrgFactories: ListSaleOrgFactoriesSuccess | Failure;
  listOriginalSaleOrgs: ListOriginalSaleOrgsSuccess | Failure;
  listPayerSalesGroups: ListPayerSalesGroupsSuccess | Failure;
  listCustomerCenters: ListCustomerCentersSuccess | Failure;
  listCustomerYuncangs: ListCustomerYuncangsSuccess | Failure;
  queryProjects: QueryProjectsSuccess | Failure;
  getProject: GetProjectSuccess | Failure;
  submitProjectStep: SubmitProjectStepSuccess | Failure;
  submitLiquidateApply: SubmitLiquidateApplySuccess | Failure;
  settleAccountLiquidation: SettleAccountLiquidationSuccess | Failure;
  checkLiquidateApply: CheckLiquidateApplySuccess | Failure;
  queryNetworks: QueryNetworksSuccess | Failure;
  submitNetworkApply: SubmitNetworkApplySuccess | Failure;
  revokeNetworkApply: RevokeNetworkApplySuccess | Failure;
  queryStoreReports: QueryStoreReportsSuccess | Failure;
  submitStoreReport: SubmitStoreReportSuccess | Failure;
  queryIndustries: QueryIndustriesSuccess | Failure;
  listSaleOrgs: ListSaleOrgsSuccess | Failure;
  judgeLiquidateApply: JudgeLiquidateApplySuccess | Failure;
  listLiquidationOrders: ListLiquidationOrdersSuccess | Failure;
  listLiquidationRebates: ListLiquidationRebatesSuccess | Failure;
  listLiquidationBalances: ListLiquidationBalancesSuccess | Failure;
  cancelLiquidateApply: CancelLiquidateApplySuccess | Failure;
  deleteLiquidateApply: DeleteLiquidateApplySuccess | Failure;
  listNetworkApplyNodes: ListNetworkApplyNodesSuccess | Failure;
  listHccTrades: ListHccTradesSuccess | Failure;
  listHccProvinces: ListHccProvincesSuccess | Failure;
  listHccCities: ListHccCitiesSuccess | Failure;
  listHccDistricts: ListHccDistrictsSuccess | Failure;
  listHccTowns: ListHccTownsSuccess | Failure;
  getAccountFlow: GetAccountFlowSuccess | Failure;
  listHccProductLineStatuses: ListHccProductLineStatusesSuccess | Failure;
  listPotentialCustomers: ListPotentialCustomersSuccess | Failure;
  getPotentialCustomer: GetPotentialCustomerSuccess | Failure;
  uploadPotentialCustomerPicture: UploadPotentialCustomerPictureSuccess | Failure;
  submitUnfreezeApply: SubmitUnfreezeApplySuccess | Failure;
  listUnsignedProductGroups: ListUnsignedProductGroupsSuccess | Failure;
  getUnfreezeFlags: GetUnfreezeFlagsSuccess | Failure;
  listUnfreezeApplies: ListUnfreezeAppliesSuccess | Failure;
  submitSendtoChange: SubmitSendtoChangeSuccess | Failure;
  getSendtoChangeStatus: GetSendtoChangeStatusSuccess | Failure;
  revokeSendtoChange: RevokeSendtoChangeSuccess | Failure;
  listSubAccounts: ListSubAccountsSuccess | Failure;
  getAllRolesAndPermissions: GetAllRolesAndPermissionsSuccess | Failure;
  getSubAccountPermissions: GetSubAccountPermissionsSuccess | Failure;
  getPermissionList: GetPermissionListSuccess | Failure;
  updateSubAccount: UpdateSubAccountSuccess | Failure;
  getUserInfo: GetUserInfoSuccess | Failure;
  redirectAfterLogin: RedirectAfterLoginSuccess | Failure;
  getHotspotImages: GetHotspotImagesSuccess | Failure;
  queryInterestProducts: QueryInterestProductsSuccess | Failure;
  addInterestProducts: AddInterestProductsSuccess | Failure;
  removeInterestProducts: RemoveInterestProductsSuccess | Failure;
  queryCommonQuestions: QueryCommonQuestionsSuccess | Failure;
  setQuestionInUse: SetQuestionInUseSuccess | Failure;
  saveCommonQuestion: SaveCommonQuestionSuccess | Failure;
  getCommonQuestion: GetCommonQuestionSuccess | Failure;
  deleteCommonQuestion: DeleteCommonQuestionSuccess | Failure;
  queryProducts: QueryProductsSuccess | Failure;
  listPrices: ListPricesSuccess | Failure;
  listDailySalesPrices: ListDailySalesPricesSuccess | Failure;
  listStock: ListStockSuccess | Failure;
  queryInventoryPage: QueryInventoryPageSuccess | Failure;
  checkRemoteCloudWarehouse: CheckRemoteCloudWarehouseSuccess | Failure;
  listProductGroups: ListProductGroupsSuccess | Failure;
  listSamples: ListSamplesSuccess | Failure;
  listCategories: ListCategoriesSuccess | Failure;
  recordCategoryAdClick: RecordCategoryAdClickSuccess | Failure;
  uploadFile: UploadFileSuccess | Failure;
  runBuyReturnRoutine: RunBuyReturnRoutineSuccess | Failure;
  getYilihuoVideoToken: GetYilihuoVideoTokenSuccess | Failure;
  checkWhitelist: CheckWhitelistSuccess | Failure;
  exportSampleSheet: ExportSampleSheetSuccess | Failure;
  queryDictionary: QueryDictionarySuccess | Failure;
  createAsyncExport: CreateAsyncExportSuccess | Failure;
  listProvinces: ListProvincesSuccess | Failure;
  listCities: ListCitiesSuccess | Failure;
  listAreas: ListAreasSuccess | Failure;
  listActivities: ListActivitiesSuccess | Failure;
  prefillEventWork: PrefillEventWorkSuccess | Failure;
  getPaymentPublicKey: GetPaymentPublicKeySuccess | Failure;
  resetPaymentPassword: ResetPaymentPasswordSuccess | Failure;
  searchProtocolAuth: SearchProtocolAuthSuccess | Failure;
  checkReverseAuthority: CheckReverseAuthoritySuccess | Failure;
  checkReverseAgreement: CheckReverseAgreementSuccess | Failure;
  savePurchaseReturnProtocol: SavePurchaseReturnProtocolSuccess | Failure;
  signReturnContract: SignReturnContractSuccess | Failure;
  submitReturnApproval: SubmitReturnApprovalSuccess | Failure;
  listReturnApprovalStatuses: ListReturnApprovalStatusesSuccess | Failure;
  getRedInvoicePermission: GetRedInvoicePermissionSuccess | Failure;
  getEvaluateStatus: GetEvaluateStatusSuccess | Failure;
  listEvaluateAttributes: ListEvaluateAttributesSuccess | Failure;
  getEvaluateInfo: GetEvaluateInfoSuccess | Failure;
  submitEvaluate: SubmitEvaluateSuccess | Failure;
  getCyclePredict: GetCyclePredictSuccess | Failure;
  listCustomerInventory: ListCustomerInventorySuccess | Failure;
  getCustomerFlagData: GetCustomerFlagDataSuccess | Failure;
  checkStockUp: CheckStockUpSuccess | Failure;
  createStockUpOrder: CreateStockUpOrderSuccess | Failure;
  getStockUpNumber: GetStockUpNumberSuccess | Failure;
  searchCocOrders: SearchCocOrdersSuccess | Failure;
  openCocOrderApproval: OpenCocOrderApprovalSuccess | Failure;
  queryMessages: QueryMessagesSuccess | Failure;
  readAllMessages: ReadAllMessagesSuccess | Failure;
  readMessage: ReadMessageSuccess | Failure;
  listUnreadMessageTypes: ListUnreadMessageTypesSuccess | Failure;
  getUnreadMessageCount: GetUnreadMessageCountSuccess | Failure;
  getTodoUnreadCount: GetTodoUnreadCountSuccess | Failure;
  listTodos: ListTodosSuccess | Failure;
  listSystemNotifications: ListSystemNotificationsSuccess | Failure;
  getInsertScreen: GetInsertScreenSuccess | Failure;
  checkNotificationRead: CheckNotificationReadSuccess | Failure;
  registerNotificationRead: RegisterNotificationReadSuccess | Failure;
  listNewProductRecommendations: ListNewProductRecommendationsSuccess | Failure;
  listFinanceDialogs: ListFinanceDialogsSuccess | Failure;
  readFinanceDialog: ReadFinanceDialogSuccess | Failure;
  listDialogInvoices: ListDialogInvoicesSuccess | Failure;
  checkConsentToUse: CheckConsentToUseSuccess | Failure;
  consentToUse: ConsentToUseSuccess | Failure;
  listRecommendedKeywords: ListRecommendedKeywordsSuccess | Failure;
  recordKeywordClick: RecordKeywordClickSuccess | Failure;
  suggestProductModels: SuggestProductModelsSuccess | Failure;
  checkAccountGate: CheckAccountGateSuccess | Failure;
  superviseContract: SuperviseContractSuccess | Failure;
  getFinanceContract: GetFinanceContractSuccess | Failure;
  signFinanceContract: SignFinanceContractSuccess | Failure;
  unbindSigningAccount: UnbindSigningAccountSuccess | Failure;
  getSigningTips: GetSigningTipsSuccess | Failure;
  closeSigningTips: CloseSigningTipsSuccess | Failure;
  checkUnsignedContract: CheckUnsignedContractSuccess | Failure;
  queryFinanceHistory: QueryFinanceHistorySuccess | Failure;
  getFinanceRepayDetail: GetFinanceRepayDetailSuccess | Failure;
  getServiceChargePrompt: GetServiceChargePromptSuccess | Failure;
  queryAccountStatement: QueryAccountStatementSuccess | Failure;
  exportAccountStatement: ExportAccountStatementSuccess | Failure;
  queryReconciliations: QueryReconciliationsSuccess | Failure;
  confirmReconciliation: ConfirmReconciliationSuccess | Failure;
  withdrawReconciliationDispute: WithdrawReconciliationDisputeSuccess | Failure;
  exportReconciliations: ExportReconciliationsSuccess | Failure;
  queryMonthAccounts: QueryMonthAccountsSuccess | Failure;
  exportMonthAccounts: ExportMonthAccountsSuccess | Failure;
  queryDayAccounts: QueryDayAccountsSuccess | Failure;
  exportDayAccounts: ExportDayAccountsSuccess | Failure;
  queryReceipts: QueryReceiptsSuccess | Failure;
  printReceipt: PrintReceiptSuccess | Failure;
  queryBankInterests: QueryBankInterestsSuccess | Failure;
  confirmBankInterest: ConfirmBankInterestSuccess | Failure;
  queryFundsTransfers: QueryFundsTransfersSuccess | Failure;
  submitFundsTransfer: SubmitFundsTransferSuccess | Failure;
  exportCapitalFlow: ExportCapitalFlowSuccess | Failure;
  openPaymentAccount: OpenPaymentAccountSuccess | Failure;
  addPayer: AddPayerSuccess | Failure;
  getContractRate: GetContractRateSuccess | Failure;
  getCreditCenter: GetCreditCenterSuccess | Failure;
  submitRefreshTask: SubmitRefreshTaskSuccess | Failure;
  getPaymentQrCode: GetPaymentQrCodeSuccess | Failure;
  queryPosAgreements: QueryPosAgreementsSuccess | Failure;
  submitPosAgreement: SubmitPosAgreementSuccess | Failure;
  submitPosPayment: SubmitPosPaymentSuccess | Failure;
  queryPosTerminals: QueryPosTerminalsSuccess | Failure;
  setPosTerminalBinding: SetPosTerminalBindingSuccess | Failure;
  queryPosServiceCharges: QueryPosServiceChargesSuccess | Failure;
  queryInvoices: QueryInvoicesSuccess | Failure;
  signInvoices: SignInvoicesSuccess | Failure;
  rejectInvoices: RejectInvoicesSuccess | Failure;
  startInvoiceSignature: StartInvoiceSignatureSuccess | Failure;
  queryInvoiceTrace: QueryInvoiceTraceSuccess | Failure;
  exportInvoices: ExportInvoicesSuccess | Failure;
  queryAcceptanceBills: QueryAcceptanceBillsSuccess | Failure;
  submitAcceptanceBill: SubmitAcceptanceBillSuccess | Failure;
  queryBillClaims: QueryBillClaimsSuccess | Failure;
  submitBillClaim: SubmitBillClaimSuccess | Failure;
  queryRebates: QueryRebatesSuccess | Failure;
  queryRebateSettlementDetails: QueryRebateSettlementDetailsSuccess | Failure;
  submitRebateCash: SubmitRebateCashSuccess | Failure;
  exportRebates: ExportRebatesSuccess | Failure;
  queryRetailAggregations: QueryRetailAggregationsSuccess | Failure;
  queryAppointmentContracts: QueryAppointmentContractsSuccess | Failure;
  queryPolicyDeliveries: QueryPolicyDeliveriesSuccess | Failure;
  queryPolicyPrizes: QueryPolicyPrizesSuccess | Failure;
  queryRedInvoiceSettlements: QueryRedInvoiceSettlementsSuccess | Failure;
  listPaymentAccounts: ListPaymentAccountsSuccess | Failure;
  unbindBankCard: UnbindBankCardSuccess | Failure;
  queryInvoiceApplies: QueryInvoiceAppliesSuccess | Failure;
  submitInvoiceApply: SubmitInvoiceApplySuccess | Failure;
  cancelPaymentOrder: CancelPaymentOrderSuccess | Failure;
  queryPaymentOrders: QueryPaymentOrdersSuccess | Failure;
  getPaymentResult: GetPaymentResultSuccess | Failure;
  submitPayment: SubmitPaymentSuccess | Failure;
  submitFinanceApply: SubmitFinanceApplySuccess | Failure;
  queryFinanceExpenses: QueryFinanceExpensesSuccess | Failure;
  queryFinanceOrders: QueryFinanceOrdersSuccess | Failure;
  submitFinanceRepay: SubmitFinanceRepaySuccess | Failure;
  listLives: ListLivesSuccess | Failure;
  listPackages: ListPackagesSuccess | Failure;
  listSuitCategories: ListSuitCategoriesSuccess | Failure;
  getSuit: GetSuitSuccess | Failure;
  listSuits: ListSuitsSuccess | Failure;
  saveDeliveryAddress: SaveDeliveryAddressSuccess | Failure;
  getCalculatorFigures: GetCalculatorFiguresSuccess | Failure;
  queryEventWorks: QueryEventWorksSuccess | Failure;
  submitEventWork: SubmitEventWorkSuccess | Failure;
  queryRebateOrderInvoices: QueryRebateOrderInvoicesSuccess | Failure;
  confirmLetter: ConfirmLetterSuccess | Failure;
  listLetters: ListLettersSuccess | Failure;
  getNews: GetNewsSuccess | Failure;
  listNews: ListNewsSuccess | Failure;
  getSms: GetSmsSuccess | Failure;
  listSms: ListSmsSuccess | Failure;
  exportMyOrders: ExportMyOrdersSuccess | Failure;
  importBatchOrder: ImportBatchOrderSuccess | Failure;
  submitBatchOrder: SubmitBatchOrderSuccess | Failure;
  queryFleeingGoods: QueryFleeingGoodsSuccess | Failure;
  queryDeliveryNotes: QueryDeliveryNotesSuccess | Failure;
  queryPopStock: QueryPopStockSuccess | Failure;
  submitPopOrder: SubmitPopOrderSuccess | Failure;
  queryPrototypeSamples: QueryPrototypeSamplesSuccess | Failure;
  queryOverdueReturns: QueryOverdueReturnsSuccess | Failure;
  queryReturnOrders: QueryReturnOrdersSuccess | Failure;
  addToTrafficCart: AddToTrafficCartSuccess | Failure;
  updateTrafficCartNumber: UpdateTrafficCartNumberSuccess | Failure;
  queryTrafficGoods: QueryTrafficGoodsSuccess | Failure;
  queryTrafficOrders: QueryTrafficOrdersSuccess | Failure;
  acceptTrafficOrders: AcceptTrafficOrdersSuccess | Failure;
  addToTransferCart: AddToTransferCartSuccess | Failure;
  queryTransferGoods: QueryTransferGoodsSuccess | Failure;
}

/** The operations that only read: only these are sent again, cached or fetched ahead. */
export type ReadId = 'listCart' | 'listCachedCart' | 'listSpecialPrices' | 'getCartCount' | 'listCartIndustries' | 'getCartAgreementStatus' | 'refreshCartStock' | 'getCloudWarehouseAuthority' | 'listCloudWarehouseProducts' | 'getEsCustomerPermission' | 'listEasyManageGoods' | 'listEasyManageGoodsRecords' | 'listOrderPayers' | 'validateProducts' | 'getSzkcRuleLock' | 'getSzkcConfigCustomer' | 'getTctpSwitch' | 'checkOrderQuotaCompose' | 'calculateReplenishment' | 'getBillInfo' | 'listYdWarehouses' | 'listJdcDeliverAddresses' | 'queryElectronicSignAccount' | 'querySignContracts' | 'queryBatchOrderHeads' | 'queryBatchOrderLines' | 'queryBatchSpecialPrices' | 'queryBatchKuanxianStatus' | 'queryBatchFarWeekStatus' | 'queryBatchPayers' | 'listAddressCollectRemarks' | 'listDiscountPrototypes' | 'queryMyOrders' | 'queryAllOrders' | 'judgeOrderButtons' | 'queryOrderEstimate' | 'queryRescheduleDates' | 'getOrderMonthSummary' | 'listVehicleOrders' | 'getJdPlanSendRange' | 'listCancelReasons' | 'queryAuditOrders' | 'getLogisticsInfo' | 'queryJjLogisticsTrack' | 'calculateStorageFee' | 'getTripartitePurchaseOrder' | 'getWholeHouseReject' | 'getWholeHouseValidTime' | 'queryAllocations' | 'queryPopReserves' | 'exportPopReserves' | 'getPopReserve' | 'listPopWarehouses' | 'listPopCustomerCodes' | 'checkCreditApplyAllowed' | 'queryCreditApplies' | 'getArrivalWeeks' | 'getHaierWeek' | 'getBigOrderStatus' | 'listBigActivities' | 'listBigProductGroups' | 'getBigActivity' | 'getAllStock' | 'getAtpStock' | 'getReserveProductPrice' | 'listDemands' | 'getDemand' | 'listDemandRecords' | 'findDynamicForm' | 'getTrafficPaytoByOrder' | 'listTrafficPayers' | 'listTrafficCart' | 'getTrafficCartCount' | 'listTrafficDelayApprovers' | 'checkTrafficDelayApply' | 'preCheckTrafficOrder' | 'listBaseWarehouses' | 'getTrafficGoodsPrice' | 'listTrafficCarpoolOrders' | 'listTrafficPackageCustomers' | 'getTrafficContact' | 'listTrafficCarTypes' | 'listTrafficCustomerAddresses' | 'getTrafficCustomerApproveStatus' | 'listTransferCart' | 'getTransferGoodsPrice' | 'getTransferCartCount' | 'queryTransfers' | 'listTransferRegions' | 'checkTransferWindow' | 'getTransferOrg' | 'listMasterSonPayers' | 'checkCrossCenterTransfer' | 'checkTransferPolicy' | 'transformMoney' | 'getSoldTo' | 'listShipTos' | 'getDefaultShipTo' | 'listPayTos' | 'listB2bPayTos' | 'listAccountPayTos' | 'listAuthorizedPayTos' | 'listBillTos' | 'getSaleInfo' | 'listAddresses' | 'listAllAddresses' | 'listPayers' | 'listAllPayers' | 'getDefaultRelations' | 'listPayerBalances' | 'getAxBalance' | 'listSalesGroups' | 'checkOmsAuthorized' | 'getCustomerArchive' | 'verifyCustomerLogin' | 'listSalesViews' | 'listSaleOrgCodes' | 'verifyCustomerPermission' | 'listSaleOrgFactories' | 'listOriginalSaleOrgs' | 'listPayerSalesGroups' | 'listCustomerCenters' | 'listCustomerYuncangs' | 'queryProjects' | 'getProject' | 'checkLiquidateApply' | 'queryNetworks' | 'queryStoreReports' | 'queryIndustries' | 'listSaleOrgs' | 'judgeLiquidateApply' | 'listLiquidationOrders' | 'listLiquidationRebates' | 'listLiquidationBalances' | 'listNetworkApplyNodes' | 'listHccTrades' | 'listHccProvinces' | 'listHccCities' | 'listHccDistricts' | 'listHccTowns' | 'getAccountFlow' | 'listHccProductLineStatuses' | 'listPotentialCustomers' | 'getPotentialCustomer' | 'listUnsignedProductGroups' | 'getUnfreezeFlags' | 'listUnfreezeApplies' | 'getSendtoChangeStatus' | 'listSubAccounts' | 'getAllRolesAndPermissions' | 'getSubAccountPermissions' | 'getPermissionList' | 'getUserInfo' | 'redirectAfterLogin' | 'getHotspotImages' | 'queryInterestProducts' | 'queryCommonQuestions' | 'getCommonQuestion' | 'queryProducts' | 'listPrices' | 'listDailySalesPrices' | 'listStock' | 'queryInventoryPage' | 'checkRemoteCloudWarehouse' | 'listProductGroups' | 'listSamples' | 'listCategories' | 'getYilihuoVideoToken' | 'checkWhitelist' | 'exportSampleSheet' | 'queryDictionary' | 'listProvinces' | 'listCities' | 'listAreas' | 'listActivities' | 'getPaymentPublicKey' | 'searchProtocolAuth' | 'checkReverseAuthority' | 'checkReverseAgreement' | 'listReturnApprovalStatuses' | 'getRedInvoicePermission' | 'getEvaluateStatus' | 'listEvaluateAttributes' | 'getEvaluateInfo' | 'getCyclePredict' | 'listCustomerInventory' | 'getCustomerFlagData' | 'checkStockUp' | 'getStockUpNumber' | 'searchCocOrders' | 'queryMessages' | 'listUnreadMessageTypes' | 'getUnreadMessageCount' | 'getTodoUnreadCount' | 'listTodos' | 'listSystemNotifications' | 'getInsertScreen' | 'checkNotificationRead' | 'listNewProductRecommendations' | 'listFinanceDialogs' | 'listDialogInvoices' | 'checkConsentToUse' | 'listRecommendedKeywords' | 'suggestProductModels' | 'checkAccountGate' | 'superviseContract' | 'getFinanceContract' | 'getSigningTips' | 'checkUnsignedContract' | 'queryFinanceHistory' | 'getFinanceRepayDetail' | 'getServiceChargePrompt' | 'queryAccountStatement' | 'exportAccountStatement' | 'queryReconciliations' | 'exportReconciliations' | 'queryMonthAccounts' | 'exportMonthAccounts' | 'queryDayAccounts' | 'exportDayAccounts' | 'queryReceipts' | 'printReceipt' | 'queryBankInterests' | 'queryFundsTransfers' | 'exportCapitalFlow' | 'getContractRate' | 'getCreditCenter' | 'getPaymentQrCode' | 'queryPosAgreements' | 'queryPosTerminals' | 'queryPosServiceCharges' | 'queryInvoices' | 'queryInvoiceTrace' | 'exportInvoices' | 'queryAcceptanceBills' | 'queryBillClaims' | 'queryRebates' | 'queryRebateSettlementDetails' | 'exportRebates' | 'queryRetailAggregations' | 'queryAppointmentContracts' | 'queryPolicyDeliveries' | 'queryPolicyPrizes' | 'queryRedInvoiceSettlements' | 'listPaymentAccounts' | 'queryInvoiceApplies' | 'queryPaymentOrders' | 'getPaymentResult' | 'queryFinanceExpenses' | 'queryFinanceOrders' | 'listLives' | 'listPackages' | 'listSuitCategories' | 'getSuit' | 'listSuits' | 'getCalculatorFigures' | 'queryEventWorks' | 'queryRebateOrderInvoices' | 'listLetters' | 'getNews' | 'listNews' | 'getSms' | 'listSms' | 'exportMyOrders' | 'queryFleeingGoods' | 'queryDeliveryNotes' | 'queryPopStock' | 'queryPrototypeSamples' | 'queryOverdueReturns' | 'queryReturnOrders' | 'queryTrafficGoods' | 'queryTrafficOrders' | 'queryTransferGoods';

/** The operations that may be called without input; the name is what the compiler says of others. */
export type NeedsNoInput = 'listCartIndustries' | 'getCloudWarehouseAuthority' | 'getTctpSwitch' | 'listCancelReasons' | 'listPopCustomerCodes' | 'getArrivalWeeks' | 'getHaierWeek' | 'listTrafficCarTypes' | 'listAddresses' | 'listAllAddresses' | 'listAllPayers' | 'getDefaultRelations' | 'getPermissionList' | 'getUserInfo' | 'listCategories' | 'listProvinces' | 'getPaymentPublicKey';
