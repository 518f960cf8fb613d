// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, entries, flag, like, list, oneOf, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `getSoldTo`. */
export const getSoldToData: Schema<Ops['getSoldTo']['data']> = /* @__PURE__ */ schemaOf(() => answers.SoldTo);

/** The input of `getSoldTo`. */
export const getSoldToInput: Schema<Ops['getSoldTo']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `listShipTos`. */
export const listShipTosData: Schema<Ops['listShipTos']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.ShipTo));

/** The input of `listShipTos`. */
export const listShipTosInput: Schema<Ops['listShipTos']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `getDefaultShipTo`. */
export const getDefaultShipToData: Schema<Ops['getDefaultShipTo']['data']> = /* @__PURE__ */ schemaOf(() => answers.ShipTo);

/** The input of `getDefaultShipTo`. */
export const getDefaultShipToInput: Schema<Ops['getDefaultShipTo']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `listPayTos`. */
export const listPayTosData: Schema<Ops['listPayTos']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The input of `listPayTos`. */
export const listPayTosInput: Schema<Ops['listPayTos']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `listB2bPayTos`. */
export const listB2bPayTosData: Schema<Ops['listB2bPayTos']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The input of `listB2bPayTos`. */
export const listB2bPayTosInput: Schema<Ops['listB2bPayTos']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `listAccountPayTos`. */
export const listAccountPayTosData: Schema<Ops['listAccountPayTos']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The input of `listAccountPayTos`. */
export const listAccountPayTosInput: Schema<Ops['listAccountPayTos']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, account: code }) }));

/** The data of `listAuthorizedPayTos`. */
export const listAuthorizedPayTosData: Schema<Ops['listAuthorizedPayTos']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The input of `listAuthorizedPayTos`. */
export const listAuthorizedPayTosInput: Schema<Ops['listAuthorizedPayTos']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `listBillTos`. */
export const listBillTosData: Schema<Ops['listBillTos']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.BillTitle));

/** The input of `listBillTos`. */
export const listBillTosInput: Schema<Ops['listBillTos']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `getSaleInfo`. */
export const getSaleInfoData: Schema<Ops['getSaleInfo']['data']> = /* @__PURE__ */ schemaOf(() => answers.SaleInfo);

/** The input of `getSaleInfo`. */
export const getSaleInfoInput: Schema<Ops['getSaleInfo']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listAddresses`. */
export const listAddressesData: Schema<Ops['listAddresses']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Address));

/** The input of `listAddresses`. */
export const listAddressesInput: Schema<Ops['listAddresses']['input']> = /* @__PURE__ */ schemaOf(() => record({ 'query?': record({ 'status?': all(text, oneOf("0", "1")) }) }));

/** The data of `listAllAddresses`. */
export const listAllAddressesData: Schema<Ops['listAllAddresses']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Address));

/** The data of `listPayers`. */
export const listPayersData: Schema<Ops['listPayers']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The input of `listPayers`. */
export const listPayersInput: Schema<Ops['listPayers']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ salesGroupCode: code, 'status?': all(text, oneOf("0", "1")) }) }));

/** The data of `listAllPayers`. */
export const listAllPayersData: Schema<Ops['listAllPayers']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The data of `getDefaultRelations`. */
export const getDefaultRelationsData: Schema<Ops['getDefaultRelations']['data']> = /* @__PURE__ */ schemaOf(() => answer({ 'addressCode?': text, 'address?': text, 'payerCode?': text, 'payerName?': text }));

/** The input of `setDefaultAddress`. */
export const setDefaultAddressInput: Schema<Ops['setDefaultAddress']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ addressCode: code }) }));

/** The input of `setDefaultPayer`. */
export const setDefaultPayerInput: Schema<Ops['setDefaultPayer']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ payerCode: code }) }));

/** The data of `listPayerBalances`. */
export const listPayerBalancesData: Schema<Ops['listPayerBalances']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The input of `listPayerBalances`. */
export const listPayerBalancesInput: Schema<Ops['listPayerBalances']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'salesGroupCode?': text }) }));

/** The data of `getAxBalance`. */
export const getAxBalanceData: Schema<Ops['getAxBalance']['data']> = /* @__PURE__ */ schemaOf(() => answer({ 'payerCode?': text, balance: amount }));

/** The input of `getAxBalance`. */
export const getAxBalanceInput: Schema<Ops['getAxBalance']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listSalesGroups`. */
export const listSalesGroupsData: Schema<Ops['listSalesGroups']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ salesGroupCode: code, salesGroupName: text, 'saleOrgCode?': text })));

/** The input of `listSalesGroups`. */
export const listSalesGroupsInput: Schema<Ops['listSalesGroups']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `checkOmsAuthorized`. */
export const checkOmsAuthorizedData: Schema<Ops['checkOmsAuthorized']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkOmsAuthorized`. */
export const checkOmsAuthorizedInput: Schema<Ops['checkOmsAuthorized']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The input of `alterCustomerValues`. */
export const alterCustomerValuesInput: Schema<Ops['alterCustomerValues']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, valueList: all(list(record({ field: code, value: text })), entries(1)) }) }));

/** The data of `getCustomerArchive`. */
export const getCustomerArchiveData: Schema<Ops['getCustomerArchive']['data']> = /* @__PURE__ */ schemaOf(() => answer({ customerCode: code, customerName: text, 'channel?': text, 'channelGroup?': text, 'subChannel?': text, 'centerCode?': text, 'centerName?': text, 'licenseNo?': text, 'legalPerson?': text, 'registerAddress?': text, 'contactName?': text, 'contactPhone?': text, 'email?': text, 'customerManager?': text, 'openDate?': all(text, date), 'customerState?': text, 'certificateList?': list(answer({ certificateName: text, 'certificateNo?': text, 'endDate?': all(text, date), status: text, statusName: text })) }));

/** The input of `getCustomerArchive`. */
export const getCustomerArchiveInput: Schema<Ops['getCustomerArchive']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `verifyCustomerLogin`. */
export const verifyCustomerLoginData: Schema<Ops['verifyCustomerLogin']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `verifyCustomerLogin`. */
export const verifyCustomerLoginInput: Schema<Ops['verifyCustomerLogin']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: code }) }));

/** The data of `listSalesViews`. */
export const listSalesViewsData: Schema<Ops['listSalesViews']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ customerCode: code, saleOrgCode: code, 'saleOrgName?': text, 'channel?': text, 'productGroupCode?': text, 'productGroupName?': text, 'salesGroupCode?': text })));

/** The input of `listSalesViews`. */
export const listSalesViewsInput: Schema<Ops['listSalesViews']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listSaleOrgCodes`. */
export const listSaleOrgCodesData: Schema<Ops['listSaleOrgCodes']['data']> = /* @__PURE__ */ schemaOf(() => list(text));

/** The input of `listSaleOrgCodes`. */
export const listSaleOrgCodesInput: Schema<Ops['listSaleOrgCodes']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'productGroupCode?': text }) }));

/** The data of `verifyCustomerPermission`. */
export const verifyCustomerPermissionData: Schema<Ops['verifyCustomerPermission']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `verifyCustomerPermission`. */
export const verifyCustomerPermissionInput: Schema<Ops['verifyCustomerPermission']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, userName: code }) }));

/** The data of `listSaleOrgFactories`. */
export const listSaleOrgFactoriesData: Schema<Ops['listSaleOrgFactories']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ saleOrgCode: code, saleOrgName: text, factoryCode: code, factoryName: text })));

/** The input of `listSaleOrgFactories`. */
export const listSaleOrgFactoriesInput: Schema<Ops['listSaleOrgFactories']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `listOriginalSaleOrgs`. */
export const listOriginalSaleOrgsData: Schema<Ops['listOriginalSaleOrgs']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ saleOrgCode: code, saleOrgName: text, 'isDefault?': count })));

/** The input of `listOriginalSaleOrgs`. */
export const listOriginalSaleOrgsInput: Schema<Ops['listOriginalSaleOrgs']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `listPayerSalesGroups`. */
export const listPayerSalesGroupsData: Schema<Ops['listPayerSalesGroups']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ payerCode: code, salesGroupCode: code, salesGroupName: text })));

/** The input of `listPayerSalesGroups`. */
export const listPayerSalesGroupsInput: Schema<Ops['listPayerSalesGroups']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'payerCode?': text }) }));

/** The data of `listCustomerCenters`. */
export const listCustomerCentersData: Schema<Ops['listCustomerCenters']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ centerCode: code, centerName: text, 'isDefault?': count })));

/** The input of `listCustomerCenters`. */
export const listCustomerCentersInput: Schema<Ops['listCustomerCenters']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: code }) }));

/** The data of `listCustomerYuncangs`. */
export const listCustomerYuncangsData: Schema<Ops['listCustomerYuncangs']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.YdWarehouse));

/** The input of `listCustomerYuncangs`. */
export const listCustomerYuncangsInput: Schema<Ops['listCustomerYuncangs']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** The data of `saveDeliveryAddress`. */
export const saveDeliveryAddressData: Schema<Ops['saveDeliveryAddress']['data']> = /* @__PURE__ */ schemaOf(() => answer({ addressCode: code }));

/** The input of `saveDeliveryAddress`. */
export const saveDeliveryAddressInput: Schema<Ops['saveDeliveryAddress']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'addressCode?': text, customerCode: code, 'addressName?': all(text, characters(1, 60)), 'provinceCode?': code, 'cityCode?': code, 'areaCode?': code, 'address?': all(text, characters(1, 100)), contactName: all(text, characters(1, 20)), contactPhone: all(text, like(/^1[0-9]{10}$/u)), 'defaultFlag?': all(whole, oneOf(0, 1)) }) }));
