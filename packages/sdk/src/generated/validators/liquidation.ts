// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, entries, file, flag, least, like, list, moreThan, most, number, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** Checks the data of `submitLiquidateApply`. */
export const submitLiquidateApplyData: Check<Ops['submitLiquidateApply']['data']> = /* @__PURE__ */ checkOf('submitLiquidateApply', 'data', () => answer({ applyNo: code }));

/** Checks the input of `submitLiquidateApply`. */
export const submitLiquidateApplyInput: Check<Ops['submitLiquidateApply']['input']> = /* @__PURE__ */ checkOf('submitLiquidateApply', 'input', () => record({ body: record({ customerCode: code, 'saleOrgCode?': code, 'industryCode?': text, 'reason?': all(text, characters(1, 200)), 'contactName?': all(text, characters(1, 20)), 'contactPhone?': all(text, like(/^1[0-9]{10}$/u)), 'bankName?': all(text, characters(0, 60)), 'bankAccount?': all(text, like(/^[0-9]{8,30}$/u)), 'fileIds?': list(text) }) }));

/** Checks the input of `settleAccountLiquidation`. */
export const settleAccountLiquidationInput: Check<Ops['settleAccountLiquidation']['input']> = /* @__PURE__ */ checkOf('settleAccountLiquidation', 'input', () => record({ body: record({ 'customerCode?': code, applyNo: code, settleAmount: price }) }));

/** Checks the data of `checkLiquidateApply`. */
export const checkLiquidateApplyData: Check<Ops['checkLiquidateApply']['data']> = /* @__PURE__ */ checkOf('checkLiquidateApply', 'data', () => answer({ canApply: flag, 'applyNo?': text, 'status?': text, 'statusName?': text }));

/** Checks the input of `checkLiquidateApply`. */
export const checkLiquidateApplyInput: Check<Ops['checkLiquidateApply']['input']> = /* @__PURE__ */ checkOf('checkLiquidateApply', 'input', () => record({ body: record({ customerCode: code }) }));

/** Checks the data of `queryNetworks`. */
export const queryNetworksData: Check<Ops['queryNetworks']['data']> = /* @__PURE__ */ checkOf('queryNetworks', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.NetworkApply) }));

/** Checks the input of `queryNetworks`. */
export const queryNetworksInput: Check<Ops['queryNetworks']['input']> = /* @__PURE__ */ checkOf('queryNetworks', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'applyNo?': text, 'applyType?': all(text, oneOf("NEW", "REBUILD", "CLOSE", "VIP")), 'networkName?': text, 'status?': text }) }));

/** Checks the data of `submitNetworkApply`. */
export const submitNetworkApplyData: Check<Ops['submitNetworkApply']['data']> = /* @__PURE__ */ checkOf('submitNetworkApply', 'data', () => answer({ applyNo: code }));

/** Checks the input of `submitNetworkApply`. */
export const submitNetworkApplyInput: Check<Ops['submitNetworkApply']['input']> = /* @__PURE__ */ checkOf('submitNetworkApply', 'input', () => record({ body: record({ customerCode: code, applyType: all(text, oneOf("NEW", "REBUILD", "CLOSE", "VIP")), 'applyNo?': code, 'networkCode?': text, networkName: all(text, characters(1, 60)), 'saleOrgCode?': code, 'industryCodeList?': all(list(code), entries(1)), 'centerCode?': text, 'provinceCode?': code, 'cityCode?': code, 'districtCode?': code, 'townCode?': text, address: all(text, characters(1, 100)), 'area?': all(number, moreThan(0)), 'contactName?': all(text, characters(1, 20)), 'contactPhone?': all(text, like(/^1[0-9]{10}$/u)), 'fileIds?': list(text), 'pictureList?': list(inputs.StorePicture) }) }));

/** Checks the input of `revokeNetworkApply`. */
export const revokeNetworkApplyInput: Check<Ops['revokeNetworkApply']['input']> = /* @__PURE__ */ checkOf('revokeNetworkApply', 'input', () => record({ body: record({ customerCode: code, applyNo: code }) }));

/** Checks the data of `queryStoreReports`. */
export const queryStoreReportsData: Check<Ops['queryStoreReports']['data']> = /* @__PURE__ */ checkOf('queryStoreReports', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.StoreReport) }));

/** Checks the input of `queryStoreReports`. */
export const queryStoreReportsInput: Check<Ops['queryStoreReports']['input']> = /* @__PURE__ */ checkOf('queryStoreReports', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, reportType: all(text, oneOf("BOOTH", "ACTIVITY")), 'reportNo?': text, 'networkCode?': text, 'keyword?': text, 'status?': text }) }));

/** Checks the data of `submitStoreReport`. */
export const submitStoreReportData: Check<Ops['submitStoreReport']['data']> = /* @__PURE__ */ checkOf('submitStoreReport', 'data', () => answer({ reportNo: code }));

/** Checks the input of `submitStoreReport`. */
export const submitStoreReportInput: Check<Ops['submitStoreReport']['input']> = /* @__PURE__ */ checkOf('submitStoreReport', 'input', () => record({ body: record({ customerCode: code, reportType: all(text, oneOf("BOOTH", "ACTIVITY")), 'reportNo?': code, 'activityId?': code, 'networkCode?': code, 'area?': all(number, moreThan(0)), 'content?': all(text, characters(0, 200)), 'pictureList?': list(inputs.StorePicture) }) }));

/** Checks the data of `queryIndustries`. */
export const queryIndustriesData: Check<Ops['queryIndustries']['data']> = /* @__PURE__ */ checkOf('queryIndustries', 'data', () => list(answer({ industryCode: code, industryName: text })));

/** Checks the input of `queryIndustries`. */
export const queryIndustriesInput: Check<Ops['queryIndustries']['input']> = /* @__PURE__ */ checkOf('queryIndustries', 'input', () => record({ body: record({ customerCode: code, 'saleOrgCode?': text }) }));

/** Checks the data of `listSaleOrgs`. */
export const listSaleOrgsData: Check<Ops['listSaleOrgs']['data']> = /* @__PURE__ */ checkOf('listSaleOrgs', 'data', () => list(answer({ saleOrgCode: code, saleOrgName: text })));

/** Checks the input of `listSaleOrgs`. */
export const listSaleOrgsInput: Check<Ops['listSaleOrgs']['input']> = /* @__PURE__ */ checkOf('listSaleOrgs', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `judgeLiquidateApply`. */
export const judgeLiquidateApplyData: Check<Ops['judgeLiquidateApply']['data']> = /* @__PURE__ */ checkOf('judgeLiquidateApply', 'data', () => answer({ canApply: flag, itemList: list(answer({ itemCode: code, itemName: text, result: text, 'message?': text })) }));

/** Checks the input of `judgeLiquidateApply`. */
export const judgeLiquidateApplyInput: Check<Ops['judgeLiquidateApply']['input']> = /* @__PURE__ */ checkOf('judgeLiquidateApply', 'input', () => record({ query: record({ customerCode: code, 'saleOrgCode?': text, 'industryCode?': text }) }));

/** Checks the data of `listLiquidationOrders`. */
export const listLiquidationOrdersData: Check<Ops['listLiquidationOrders']['data']> = /* @__PURE__ */ checkOf('listLiquidationOrders', 'data', () => list(answer({ orderNo: code, 'orderTypeNo?': text, createDate: all(text, date), status: text, statusName: text, amount: price })));

/** Checks the input of `listLiquidationOrders`. */
export const listLiquidationOrdersInput: Check<Ops['listLiquidationOrders']['input']> = /* @__PURE__ */ checkOf('listLiquidationOrders', 'input', () => record({ query: record({ customerCode: code, 'saleOrgCode?': text, 'industryCode?': text }) }));

/** Checks the data of `listLiquidationRebates`. */
export const listLiquidationRebatesData: Check<Ops['listLiquidationRebates']['data']> = /* @__PURE__ */ checkOf('listLiquidationRebates', 'data', () => list(answer({ rebateNo: code, rebateName: text, 'payerCode?': text, amount: amount, 'usedAmount?': amount, balance: amount, 'endDate?': all(text, date) })));

/** Checks the input of `listLiquidationRebates`. */
export const listLiquidationRebatesInput: Check<Ops['listLiquidationRebates']['input']> = /* @__PURE__ */ checkOf('listLiquidationRebates', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listLiquidationBalances`. */
export const listLiquidationBalancesData: Check<Ops['listLiquidationBalances']['data']> = /* @__PURE__ */ checkOf('listLiquidationBalances', 'data', () => list(answer({ payerCode: code, payerName: text, balance: amount, refundable: flag })));

/** Checks the input of `listLiquidationBalances`. */
export const listLiquidationBalancesInput: Check<Ops['listLiquidationBalances']['input']> = /* @__PURE__ */ checkOf('listLiquidationBalances', 'input', () => record({ query: record({ customerCode: code, 'saleOrgCode?': text }) }));

/** Checks the input of `cancelLiquidateApply`. */
export const cancelLiquidateApplyInput: Check<Ops['cancelLiquidateApply']['input']> = /* @__PURE__ */ checkOf('cancelLiquidateApply', 'input', () => record({ query: record({ applyNo: code }) }));

/** Checks the input of `deleteLiquidateApply`. */
export const deleteLiquidateApplyInput: Check<Ops['deleteLiquidateApply']['input']> = /* @__PURE__ */ checkOf('deleteLiquidateApply', 'input', () => record({ query: record({ applyNo: code }) }));

/** Checks the data of `listNetworkApplyNodes`. */
export const listNetworkApplyNodesData: Check<Ops['listNetworkApplyNodes']['data']> = /* @__PURE__ */ checkOf('listNetworkApplyNodes', 'data', () => list(answers.ApprovalNode));

/** Checks the input of `listNetworkApplyNodes`. */
export const listNetworkApplyNodesInput: Check<Ops['listNetworkApplyNodes']['input']> = /* @__PURE__ */ checkOf('listNetworkApplyNodes', 'input', () => record({ query: record({ applyNo: code }) }));

/** Checks the data of `listHccTrades`. */
export const listHccTradesData: Check<Ops['listHccTrades']['data']> = /* @__PURE__ */ checkOf('listHccTrades', 'data', () => list(answers.Region));

/** Checks the input of `listHccTrades`. */
export const listHccTradesInput: Check<Ops['listHccTrades']['input']> = /* @__PURE__ */ checkOf('listHccTrades', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listHccProvinces`. */
export const listHccProvincesData: Check<Ops['listHccProvinces']['data']> = /* @__PURE__ */ checkOf('listHccProvinces', 'data', () => list(answers.Region));

/** Checks the input of `listHccProvinces`. */
export const listHccProvincesInput: Check<Ops['listHccProvinces']['input']> = /* @__PURE__ */ checkOf('listHccProvinces', 'input', () => record({ query: record({ centerCode: code }) }));

/** Checks the data of `listHccCities`. */
export const listHccCitiesData: Check<Ops['listHccCities']['data']> = /* @__PURE__ */ checkOf('listHccCities', 'data', () => list(answers.Region));

/** Checks the input of `listHccCities`. */
export const listHccCitiesInput: Check<Ops['listHccCities']['input']> = /* @__PURE__ */ checkOf('listHccCities', 'input', () => record({ query: record({ provinceCode: code }) }));

/** Checks the data of `listHccDistricts`. */
export const listHccDistrictsData: Check<Ops['listHccDistricts']['data']> = /* @__PURE__ */ checkOf('listHccDistricts', 'data', () => list(answers.Region));

/** Checks the input of `listHccDistricts`. */
export const listHccDistrictsInput: Check<Ops['listHccDistricts']['input']> = /* @__PURE__ */ checkOf('listHccDistricts', 'input', () => record({ query: record({ cityCode: code }) }));

/** Checks the data of `listHccTowns`. */
export const listHccTownsData: Check<Ops['listHccTowns']['data']> = /* @__PURE__ */ checkOf('listHccTowns', 'data', () => list(answers.Region));

/** Checks the input of `listHccTowns`. */
export const listHccTownsInput: Check<Ops['listHccTowns']['input']> = /* @__PURE__ */ checkOf('listHccTowns', 'input', () => record({ query: record({ districtCode: code }) }));

/** Checks the data of `getAccountFlow`. */
export const getAccountFlowData: Check<Ops['getAccountFlow']['data']> = /* @__PURE__ */ checkOf('getAccountFlow', 'data', () => answer({ applyNo: code, customerCode: code, 'customerName?': text, 'saleOrgCode?': text, 'industryCode?': text, 'industryName?': text, 'reason?': text, status: text, statusName: text, 'settleAmount?': amount, 'applyDate?': text, nodeList: list(answers.ApprovalNode) }));

/** Checks the input of `getAccountFlow`. */
export const getAccountFlowInput: Check<Ops['getAccountFlow']['input']> = /* @__PURE__ */ checkOf('getAccountFlow', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listHccProductLineStatuses`. */
export const listHccProductLineStatusesData: Check<Ops['listHccProductLineStatuses']['data']> = /* @__PURE__ */ checkOf('listHccProductLineStatuses', 'data', () => list(answer({ productLineCode: code, productLineName: text, status: text, statusName: text })));

/** Checks the input of `listHccProductLineStatuses`. */
export const listHccProductLineStatusesInput: Check<Ops['listHccProductLineStatuses']['input']> = /* @__PURE__ */ checkOf('listHccProductLineStatuses', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listPotentialCustomers`. */
export const listPotentialCustomersData: Check<Ops['listPotentialCustomers']['data']> = /* @__PURE__ */ checkOf('listPotentialCustomers', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.PotentialCustomer) }));

/** Checks the input of `listPotentialCustomers`. */
export const listPotentialCustomersInput: Check<Ops['listPotentialCustomers']['input']> = /* @__PURE__ */ checkOf('listPotentialCustomers', 'input', () => record({ query: record({ customerCode: code, 'keyword?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `getPotentialCustomer`. */
export const getPotentialCustomerData: Check<Ops['getPotentialCustomer']['data']> = /* @__PURE__ */ checkOf('getPotentialCustomer', 'data', () => answers.PotentialCustomer);

/** Checks the input of `getPotentialCustomer`. */
export const getPotentialCustomerInput: Check<Ops['getPotentialCustomer']['input']> = /* @__PURE__ */ checkOf('getPotentialCustomer', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `uploadPotentialCustomerPicture`. */
export const uploadPotentialCustomerPictureData: Check<Ops['uploadPotentialCustomerPicture']['data']> = /* @__PURE__ */ checkOf('uploadPotentialCustomerPicture', 'data', () => answers.UploadedFile);

/** Checks the input of `uploadPotentialCustomerPicture`. */
export const uploadPotentialCustomerPictureInput: Check<Ops['uploadPotentialCustomerPicture']['input']> = /* @__PURE__ */ checkOf('uploadPotentialCustomerPicture', 'input', () => record({ query: record({ picType: code }), body: record({ file: file }) }));
