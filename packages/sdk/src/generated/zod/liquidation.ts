// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, entries, file, flag, least, like, list, moreThan, most, number, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** The data of `submitLiquidateApply`. */
export const submitLiquidateApplyData: Schema<Ops['submitLiquidateApply']['data']> = /* @__PURE__ */ schemaOf(() => answer({ applyNo: code }));

/** The input of `submitLiquidateApply`. */
export const submitLiquidateApplyInput: Schema<Ops['submitLiquidateApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'saleOrgCode?': code, 'industryCode?': text, 'reason?': all(text, characters(1, 200)), 'contactName?': all(text, characters(1, 20)), 'contactPhone?': all(text, like(/^1[0-9]{10}$/u)), 'bankName?': all(text, characters(0, 60)), 'bankAccount?': all(text, like(/^[0-9]{8,30}$/u)), 'fileIds?': list(text) }) }));

/** The input of `settleAccountLiquidation`. */
export const settleAccountLiquidationInput: Schema<Ops['settleAccountLiquidation']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, applyNo: code, settleAmount: price }) }));

/** The data of `checkLiquidateApply`. */
export const checkLiquidateApplyData: Schema<Ops['checkLiquidateApply']['data']> = /* @__PURE__ */ schemaOf(() => answer({ canApply: flag, 'applyNo?': text, 'status?': text, 'statusName?': text }));

/** The input of `checkLiquidateApply`. */
export const checkLiquidateApplyInput: Schema<Ops['checkLiquidateApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code }) }));

/** The data of `queryNetworks`. */
export const queryNetworksData: Schema<Ops['queryNetworks']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.NetworkApply) }));

/** The input of `queryNetworks`. */
export const queryNetworksInput: Schema<Ops['queryNetworks']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'applyNo?': text, 'applyType?': all(text, oneOf("NEW", "REBUILD", "CLOSE", "VIP")), 'networkName?': text, 'status?': text }) }));

/** The data of `submitNetworkApply`. */
export const submitNetworkApplyData: Schema<Ops['submitNetworkApply']['data']> = /* @__PURE__ */ schemaOf(() => answer({ applyNo: code }));

/** The input of `submitNetworkApply`. */
export const submitNetworkApplyInput: Schema<Ops['submitNetworkApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, applyType: all(text, oneOf("NEW", "REBUILD", "CLOSE", "VIP")), 'applyNo?': code, 'networkCode?': text, networkName: all(text, characters(1, 60)), 'saleOrgCode?': code, 'industryCodeList?': all(list(code), entries(1)), 'centerCode?': text, 'provinceCode?': code, 'cityCode?': code, 'districtCode?': code, 'townCode?': text, address: all(text, characters(1, 100)), 'area?': all(number, moreThan(0)), 'contactName?': all(text, characters(1, 20)), 'contactPhone?': all(text, like(/^1[0-9]{10}$/u)), 'fileIds?': list(text), 'pictureList?': list(inputs.StorePicture) }) }));

/** The input of `revokeNetworkApply`. */
export const revokeNetworkApplyInput: Schema<Ops['revokeNetworkApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, applyNo: code }) }));

/** The data of `queryStoreReports`. */
export const queryStoreReportsData: Schema<Ops['queryStoreReports']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.StoreReport) }));

/** The input of `queryStoreReports`. */
export const queryStoreReportsInput: Schema<Ops['queryStoreReports']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, reportType: all(text, oneOf("BOOTH", "ACTIVITY")), 'reportNo?': text, 'networkCode?': text, 'keyword?': text, 'status?': text }) }));

/** The data of `submitStoreReport`. */
export const submitStoreReportData: Schema<Ops['submitStoreReport']['data']> = /* @__PURE__ */ schemaOf(() => answer({ reportNo: code }));

/** The input of `submitStoreReport`. */
export const submitStoreReportInput: Schema<Ops['submitStoreReport']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, reportType: all(text, oneOf("BOOTH", "ACTIVITY")), 'reportNo?': code, 'activityId?': code, 'networkCode?': code, 'area?': all(number, moreThan(0)), 'content?': all(text, characters(0, 200)), 'pictureList?': list(inputs.StorePicture) }) }));

/** The data of `queryIndustries`. */
export const queryIndustriesData: Schema<Ops['queryIndustries']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ industryCode: code, industryName: text })));

/** The input of `queryIndustries`. */
export const queryIndustriesInput: Schema<Ops['queryIndustries']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'saleOrgCode?': text }) }));

/** The data of `listSaleOrgs`. */
export const listSaleOrgsData: Schema<Ops['listSaleOrgs']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ saleOrgCode: code, saleOrgName: text })));

/** The input of `listSaleOrgs`. */
export const listSaleOrgsInput: Schema<Ops['listSaleOrgs']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `judgeLiquidateApply`. */
export const judgeLiquidateApplyData: Schema<Ops['judgeLiquidateApply']['data']> = /* @__PURE__ */ schemaOf(() => answer({ canApply: flag, itemList: list(answer({ itemCode: code, itemName: text, result: text, 'message?': text })) }));

/** The input of `judgeLiquidateApply`. */
export const judgeLiquidateApplyInput: Schema<Ops['judgeLiquidateApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'saleOrgCode?': text, 'industryCode?': text }) }));

/** The data of `listLiquidationOrders`. */
export const listLiquidationOrdersData: Schema<Ops['listLiquidationOrders']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ orderNo: code, 'orderTypeNo?': text, createDate: all(text, date), status: text, statusName: text, amount: price })));

/** The input of `listLiquidationOrders`. */
export const listLiquidationOrdersInput: Schema<Ops['listLiquidationOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'saleOrgCode?': text, 'industryCode?': text }) }));

/** The data of `listLiquidationRebates`. */
export const listLiquidationRebatesData: Schema<Ops['listLiquidationRebates']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ rebateNo: code, rebateName: text, 'payerCode?': text, amount: amount, 'usedAmount?': amount, balance: amount, 'endDate?': all(text, date) })));

/** The input of `listLiquidationRebates`. */
export const listLiquidationRebatesInput: Schema<Ops['listLiquidationRebates']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listLiquidationBalances`. */
export const listLiquidationBalancesData: Schema<Ops['listLiquidationBalances']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ payerCode: code, payerName: text, balance: amount, refundable: flag })));

/** The input of `listLiquidationBalances`. */
export const listLiquidationBalancesInput: Schema<Ops['listLiquidationBalances']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'saleOrgCode?': text }) }));

/** The input of `cancelLiquidateApply`. */
export const cancelLiquidateApplyInput: Schema<Ops['cancelLiquidateApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ applyNo: code }) }));

/** The input of `deleteLiquidateApply`. */
export const deleteLiquidateApplyInput: Schema<Ops['deleteLiquidateApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ applyNo: code }) }));

/** The data of `listNetworkApplyNodes`. */
export const listNetworkApplyNodesData: Schema<Ops['listNetworkApplyNodes']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.ApprovalNode));

/** The input of `listNetworkApplyNodes`. */
export const listNetworkApplyNodesInput: Schema<Ops['listNetworkApplyNodes']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ applyNo: code }) }));

/** The data of `listHccTrades`. */
export const listHccTradesData: Schema<Ops['listHccTrades']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Region));

/** The input of `listHccTrades`. */
export const listHccTradesInput: Schema<Ops['listHccTrades']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listHccProvinces`. */
export const listHccProvincesData: Schema<Ops['listHccProvinces']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Region));

/** The input of `listHccProvinces`. */
export const listHccProvincesInput: Schema<Ops['listHccProvinces']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ centerCode: code }) }));

/** The data of `listHccCities`. */
export const listHccCitiesData: Schema<Ops['listHccCities']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Region));

/** The input of `listHccCities`. */
export const listHccCitiesInput: Schema<Ops['listHccCities']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ provinceCode: code }) }));

/** The data of `listHccDistricts`. */
export const listHccDistrictsData: Schema<Ops['listHccDistricts']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Region));

/** The input of `listHccDistricts`. */
export const listHccDistrictsInput: Schema<Ops['listHccDistricts']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ cityCode: code }) }));

/** The data of `listHccTowns`. */
export const listHccTownsData: Schema<Ops['listHccTowns']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Region));

/** The input of `listHccTowns`. */
export const listHccTownsInput: Schema<Ops['listHccTowns']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ districtCode: code }) }));

/** The data of `getAccountFlow`. */
export const getAccountFlowData: Schema<Ops['getAccountFlow']['data']> = /* @__PURE__ */ schemaOf(() => answer({ applyNo: code, customerCode: code, 'customerName?': text, 'saleOrgCode?': text, 'industryCode?': text, 'industryName?': text, 'reason?': text, status: text, statusName: text, 'settleAmount?': amount, 'applyDate?': text, nodeList: list(answers.ApprovalNode) }));

/** The input of `getAccountFlow`. */
export const getAccountFlowInput: Schema<Ops['getAccountFlow']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listHccProductLineStatuses`. */
export const listHccProductLineStatusesData: Schema<Ops['listHccProductLineStatuses']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productLineCode: code, productLineName: text, status: text, statusName: text })));

/** The input of `listHccProductLineStatuses`. */
export const listHccProductLineStatusesInput: Schema<Ops['listHccProductLineStatuses']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listPotentialCustomers`. */
export const listPotentialCustomersData: Schema<Ops['listPotentialCustomers']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.PotentialCustomer) }));

/** The input of `listPotentialCustomers`. */
export const listPotentialCustomersInput: Schema<Ops['listPotentialCustomers']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'keyword?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `getPotentialCustomer`. */
export const getPotentialCustomerData: Schema<Ops['getPotentialCustomer']['data']> = /* @__PURE__ */ schemaOf(() => answers.PotentialCustomer);

/** The input of `getPotentialCustomer`. */
export const getPotentialCustomerInput: Schema<Ops['getPotentialCustomer']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `uploadPotentialCustomerPicture`. */
export const uploadPotentialCustomerPictureData: Schema<Ops['uploadPotentialCustomerPicture']['data']> = /* @__PURE__ */ schemaOf(() => answers.UploadedFile);

/** The input of `uploadPotentialCustomerPicture`. */
export const uploadPotentialCustomerPictureInput: Schema<Ops['uploadPotentialCustomerPicture']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ picType: code }), body: record({ file: file }) }));
