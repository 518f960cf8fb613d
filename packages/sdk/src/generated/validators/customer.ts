// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, entries, flag, like, list, oneOf, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `getSoldTo`. */
export const getSoldToData: Check<Ops['getSoldTo']['data']> = /* @__PURE__ */ checkOf('getSoldTo', 'data', () => answers.SoldTo);

/** Checks the input of `getSoldTo`. */
export const getSoldToInput: Check<Ops['getSoldTo']['input']> = /* @__PURE__ */ checkOf('getSoldTo', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `listShipTos`. */
export const listShipTosData: Check<Ops['listShipTos']['data']> = /* @__PURE__ */ checkOf('listShipTos', 'data', () => list(answers.ShipTo));

/** Checks the input of `listShipTos`. */
export const listShipTosInput: Check<Ops['listShipTos']['input']> = /* @__PURE__ */ checkOf('listShipTos', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `getDefaultShipTo`. */
export const getDefaultShipToData: Check<Ops['getDefaultShipTo']['data']> = /* @__PURE__ */ checkOf('getDefaultShipTo', 'data', () => answers.ShipTo);

/** Checks the input of `getDefaultShipTo`. */
export const getDefaultShipToInput: Check<Ops['getDefaultShipTo']['input']> = /* @__PURE__ */ checkOf('getDefaultShipTo', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `listPayTos`. */
export const listPayTosData: Check<Ops['listPayTos']['data']> = /* @__PURE__ */ checkOf('listPayTos', 'data', () => list(answers.Payer));

/** Checks the input of `listPayTos`. */
export const listPayTosInput: Check<Ops['listPayTos']['input']> = /* @__PURE__ */ checkOf('listPayTos', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `listB2bPayTos`. */
export const listB2bPayTosData: Check<Ops['listB2bPayTos']['data']> = /* @__PURE__ */ checkOf('listB2bPayTos', 'data', () => list(answers.Payer));

/** Checks the input of `listB2bPayTos`. */
export const listB2bPayTosInput: Check<Ops['listB2bPayTos']['input']> = /* @__PURE__ */ checkOf('listB2bPayTos', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `listAccountPayTos`. */
export const listAccountPayTosData: Check<Ops['listAccountPayTos']['data']> = /* @__PURE__ */ checkOf('listAccountPayTos', 'data', () => list(answers.Payer));

/** Checks the input of `listAccountPayTos`. */
export const listAccountPayTosInput: Check<Ops['listAccountPayTos']['input']> = /* @__PURE__ */ checkOf('listAccountPayTos', 'input', () => record({ query: record({ saletoCode: code, account: code }) }));

/** Checks the data of `listAuthorizedPayTos`. */
export const listAuthorizedPayTosData: Check<Ops['listAuthorizedPayTos']['data']> = /* @__PURE__ */ checkOf('listAuthorizedPayTos', 'data', () => list(answers.Payer));

/** Checks the input of `listAuthorizedPayTos`. */
export const listAuthorizedPayTosInput: Check<Ops['listAuthorizedPayTos']['input']> = /* @__PURE__ */ checkOf('listAuthorizedPayTos', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `listBillTos`. */
export const listBillTosData: Check<Ops['listBillTos']['data']> = /* @__PURE__ */ checkOf('listBillTos', 'data', () => list(answers.BillTitle));

/** Checks the input of `listBillTos`. */
export const listBillTosInput: Check<Ops['listBillTos']['input']> = /* @__PURE__ */ checkOf('listBillTos', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `getSaleInfo`. */
export const getSaleInfoData: Check<Ops['getSaleInfo']['data']> = /* @__PURE__ */ checkOf('getSaleInfo', 'data', () => answers.SaleInfo);

/** Checks the input of `getSaleInfo`. */
export const getSaleInfoInput: Check<Ops['getSaleInfo']['input']> = /* @__PURE__ */ checkOf('getSaleInfo', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listAddresses`. */
export const listAddressesData: Check<Ops['listAddresses']['data']> = /* @__PURE__ */ checkOf('listAddresses', 'data', () => list(answers.Address));

/** Checks the input of `listAddresses`. */
export const listAddressesInput: Check<Ops['listAddresses']['input']> = /* @__PURE__ */ checkOf('listAddresses', 'input', () => record({ 'query?': record({ 'status?': all(text, oneOf("0", "1")) }) }));

/** Checks the data of `listAllAddresses`. */
export const listAllAddressesData: Check<Ops['listAllAddresses']['data']> = /* @__PURE__ */ checkOf('listAllAddresses', 'data', () => list(answers.Address));

/** Checks the data of `listPayers`. */
export const listPayersData: Check<Ops['listPayers']['data']> = /* @__PURE__ */ checkOf('listPayers', 'data', () => list(answers.Payer));

/** Checks the input of `listPayers`. */
export const listPayersInput: Check<Ops['listPayers']['input']> = /* @__PURE__ */ checkOf('listPayers', 'input', () => record({ query: record({ salesGroupCode: code, 'status?': all(text, oneOf("0", "1")) }) }));

/** Checks the data of `listAllPayers`. */
export const listAllPayersData: Check<Ops['listAllPayers']['data']> = /* @__PURE__ */ checkOf('listAllPayers', 'data', () => list(answers.Payer));

/** Checks the data of `getDefaultRelations`. */
export const getDefaultRelationsData: Check<Ops['getDefaultRelations']['data']> = /* @__PURE__ */ checkOf('getDefaultRelations', 'data', () => answer({ 'addressCode?': text, 'address?': text, 'payerCode?': text, 'payerName?': text }));

/** Checks the input of `setDefaultAddress`. */
export const setDefaultAddressInput: Check<Ops['setDefaultAddress']['input']> = /* @__PURE__ */ checkOf('setDefaultAddress', 'input', () => record({ path: record({ addressCode: code }) }));

/** Checks the input of `setDefaultPayer`. */
export const setDefaultPayerInput: Check<Ops['setDefaultPayer']['input']> = /* @__PURE__ */ checkOf('setDefaultPayer', 'input', () => record({ path: record({ payerCode: code }) }));

/** Checks the data of `listPayerBalances`. */
export const listPayerBalancesData: Check<Ops['listPayerBalances']['data']> = /* @__PURE__ */ checkOf('listPayerBalances', 'data', () => list(answers.Payer));

/** Checks the input of `listPayerBalances`. */
export const listPayerBalancesInput: Check<Ops['listPayerBalances']['input']> = /* @__PURE__ */ checkOf('listPayerBalances', 'input', () => record({ body: record({ customerCode: code, 'salesGroupCode?': text }) }));

/** Checks the data of `getAxBalance`. */
export const getAxBalanceData: Check<Ops['getAxBalance']['data']> = /* @__PURE__ */ checkOf('getAxBalance', 'data', () => answer({ 'payerCode?': text, balance: amount }));

/** Checks the input of `getAxBalance`. */
export const getAxBalanceInput: Check<Ops['getAxBalance']['input']> = /* @__PURE__ */ checkOf('getAxBalance', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listSalesGroups`. */
export const listSalesGroupsData: Check<Ops['listSalesGroups']['data']> = /* @__PURE__ */ checkOf('listSalesGroups', 'data', () => list(answer({ salesGroupCode: code, salesGroupName: text, 'saleOrgCode?': text })));

/** Checks the input of `listSalesGroups`. */
export const listSalesGroupsInput: Check<Ops['listSalesGroups']['input']> = /* @__PURE__ */ checkOf('listSalesGroups', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `checkOmsAuthorized`. */
export const checkOmsAuthorizedData: Check<Ops['checkOmsAuthorized']['data']> = /* @__PURE__ */ checkOf('checkOmsAuthorized', 'data', () => flag);

/** Checks the input of `checkOmsAuthorized`. */
export const checkOmsAuthorizedInput: Check<Ops['checkOmsAuthorized']['input']> = /* @__PURE__ */ checkOf('checkOmsAuthorized', 'input', () => record({ path: record({ id: code }) }));

/** Checks the input of `alterCustomerValues`. */
export const alterCustomerValuesInput: Check<Ops['alterCustomerValues']['input']> = /* @__PURE__ */ checkOf('alterCustomerValues', 'input', () => record({ body: record({ customerCode: code, valueList: all(list(record({ field: code, value: text })), entries(1)) }) }));

/** Checks the data of `getCustomerArchive`. */
export const getCustomerArchiveData: Check<Ops['getCustomerArchive']['data']> = /* @__PURE__ */ checkOf('getCustomerArchive', 'data', () => answer({ customerCode: code, customerName: text, 'channel?': text, 'channelGroup?': text, 'subChannel?': text, 'centerCode?': text, 'centerName?': text, 'licenseNo?': text, 'legalPerson?': text, 'registerAddress?': text, 'contactName?': text, 'contactPhone?': text, 'email?': text, 'customerManager?': text, 'openDate?': all(text, date), 'customerState?': text, 'certificateList?': list(answer({ certificateName: text, 'certificateNo?': text, 'endDate?': all(text, date), status: text, statusName: text })) }));

/** Checks the input of `getCustomerArchive`. */
export const getCustomerArchiveInput: Check<Ops['getCustomerArchive']['input']> = /* @__PURE__ */ checkOf('getCustomerArchive', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `verifyCustomerLogin`. */
export const verifyCustomerLoginData: Check<Ops['verifyCustomerLogin']['data']> = /* @__PURE__ */ checkOf('verifyCustomerLogin', 'data', () => flag);

/** Checks the input of `verifyCustomerLogin`. */
export const verifyCustomerLoginInput: Check<Ops['verifyCustomerLogin']['input']> = /* @__PURE__ */ checkOf('verifyCustomerLogin', 'input', () => record({ path: record({ customerCode: code }) }));

/** Checks the data of `listSalesViews`. */
export const listSalesViewsData: Check<Ops['listSalesViews']['data']> = /* @__PURE__ */ checkOf('listSalesViews', 'data', () => list(answer({ customerCode: code, saleOrgCode: code, 'saleOrgName?': text, 'channel?': text, 'productGroupCode?': text, 'productGroupName?': text, 'salesGroupCode?': text })));

/** Checks the input of `listSalesViews`. */
export const listSalesViewsInput: Check<Ops['listSalesViews']['input']> = /* @__PURE__ */ checkOf('listSalesViews', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listSaleOrgCodes`. */
export const listSaleOrgCodesData: Check<Ops['listSaleOrgCodes']['data']> = /* @__PURE__ */ checkOf('listSaleOrgCodes', 'data', () => list(text));

/** Checks the input of `listSaleOrgCodes`. */
export const listSaleOrgCodesInput: Check<Ops['listSaleOrgCodes']['input']> = /* @__PURE__ */ checkOf('listSaleOrgCodes', 'input', () => record({ body: record({ customerCode: code, 'productGroupCode?': text }) }));

/** Checks the data of `verifyCustomerPermission`. */
export const verifyCustomerPermissionData: Check<Ops['verifyCustomerPermission']['data']> = /* @__PURE__ */ checkOf('verifyCustomerPermission', 'data', () => flag);

/** Checks the input of `verifyCustomerPermission`. */
export const verifyCustomerPermissionInput: Check<Ops['verifyCustomerPermission']['input']> = /* @__PURE__ */ checkOf('verifyCustomerPermission', 'input', () => record({ body: record({ customerCode: code, userName: code }) }));

/** Checks the data of `listSaleOrgFactories`. */
export const listSaleOrgFactoriesData: Check<Ops['listSaleOrgFactories']['data']> = /* @__PURE__ */ checkOf('listSaleOrgFactories', 'data', () => list(answer({ saleOrgCode: code, saleOrgName: text, factoryCode: code, factoryName: text })));

/** Checks the input of `listSaleOrgFactories`. */
export const listSaleOrgFactoriesInput: Check<Ops['listSaleOrgFactories']['input']> = /* @__PURE__ */ checkOf('listSaleOrgFactories', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `listOriginalSaleOrgs`. */
export const listOriginalSaleOrgsData: Check<Ops['listOriginalSaleOrgs']['data']> = /* @__PURE__ */ checkOf('listOriginalSaleOrgs', 'data', () => list(answer({ saleOrgCode: code, saleOrgName: text, 'isDefault?': count })));

/** Checks the input of `listOriginalSaleOrgs`. */
export const listOriginalSaleOrgsInput: Check<Ops['listOriginalSaleOrgs']['input']> = /* @__PURE__ */ checkOf('listOriginalSaleOrgs', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `listPayerSalesGroups`. */
export const listPayerSalesGroupsData: Check<Ops['listPayerSalesGroups']['data']> = /* @__PURE__ */ checkOf('listPayerSalesGroups', 'data', () => list(answer({ payerCode: code, salesGroupCode: code, salesGroupName: text })));

/** Checks the input of `listPayerSalesGroups`. */
export const listPayerSalesGroupsInput: Check<Ops['listPayerSalesGroups']['input']> = /* @__PURE__ */ checkOf('listPayerSalesGroups', 'input', () => record({ body: record({ customerCode: code, 'payerCode?': text }) }));

/** Checks the data of `listCustomerCenters`. */
export const listCustomerCentersData: Check<Ops['listCustomerCenters']['data']> = /* @__PURE__ */ checkOf('listCustomerCenters', 'data', () => list(answer({ centerCode: code, centerName: text, 'isDefault?': count })));

/** Checks the input of `listCustomerCenters`. */
export const listCustomerCentersInput: Check<Ops['listCustomerCenters']['input']> = /* @__PURE__ */ checkOf('listCustomerCenters', 'input', () => record({ path: record({ customerCode: code }) }));

/** Checks the data of `listCustomerYuncangs`. */
export const listCustomerYuncangsData: Check<Ops['listCustomerYuncangs']['data']> = /* @__PURE__ */ checkOf('listCustomerYuncangs', 'data', () => list(answers.YdWarehouse));

/** Checks the input of `listCustomerYuncangs`. */
export const listCustomerYuncangsInput: Check<Ops['listCustomerYuncangs']['input']> = /* @__PURE__ */ checkOf('listCustomerYuncangs', 'input', () => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** Checks the data of `saveDeliveryAddress`. */
export const saveDeliveryAddressData: Check<Ops['saveDeliveryAddress']['data']> = /* @__PURE__ */ checkOf('saveDeliveryAddress', 'data', () => answer({ addressCode: code }));

/** Checks the input of `saveDeliveryAddress`. */
export const saveDeliveryAddressInput: Check<Ops['saveDeliveryAddress']['input']> = /* @__PURE__ */ checkOf('saveDeliveryAddress', 'input', () => record({ body: record({ 'addressCode?': text, customerCode: code, 'addressName?': all(text, characters(1, 60)), 'provinceCode?': code, 'cityCode?': code, 'areaCode?': code, 'address?': all(text, characters(1, 100)), contactName: all(text, characters(1, 20)), contactPhone: all(text, like(/^1[0-9]{10}$/u)), 'defaultFlag?': all(whole, oneOf(0, 1)) }) }));
