// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { every, isRecord, points } from '../../validation/tests';
import type { Ops } from '../ops';
import { isAddress, isBillTitle, isPayer, isSaleInfo, isShipTo, isSoldTo, isYdWarehouse, schemaOfAddress, schemaOfBillTitle, schemaOfPayer, schemaOfSaleInfo, schemaOfShipTo, schemaOfSoldTo, schemaOfYdWarehouse } from './components';

/** Checks the data of `getSoldTo`. */
export const getSoldToData: Check<Ops['getSoldTo']['data']> = { operationId: 'getSoldTo', part: 'data', is: isSoldTo, schema: /* @__PURE__ */ lazily(() => schemaOfSoldTo()) };

function isGetSoldToInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isGetSoldToInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetSoldToInputQuery(x));
}

/** Checks the input of `getSoldTo`. */
export const getSoldToInput: Check<Ops['getSoldTo']['input']> = { operationId: 'getSoldTo', part: 'input', is: isGetSoldToInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListShipTosData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isShipTo));
}

/** Checks the data of `listShipTos`. */
export const listShipTosData: Check<Ops['listShipTos']['data']> = { operationId: 'listShipTos', part: 'data', is: isListShipTosData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfShipTo())) };

function isListShipTosInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListShipTosInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListShipTosInputQuery(x));
}

/** Checks the input of `listShipTos`. */
export const listShipTosInput: Check<Ops['listShipTos']['input']> = { operationId: 'listShipTos', part: 'input', is: isListShipTosInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `getDefaultShipTo`. */
export const getDefaultShipToData: Check<Ops['getDefaultShipTo']['data']> = { operationId: 'getDefaultShipTo', part: 'data', is: isShipTo, schema: /* @__PURE__ */ lazily(() => schemaOfShipTo()) };

function isGetDefaultShipToInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isGetDefaultShipToInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetDefaultShipToInputQuery(x));
}

/** Checks the input of `getDefaultShipTo`. */
export const getDefaultShipToInput: Check<Ops['getDefaultShipTo']['input']> = { operationId: 'getDefaultShipTo', part: 'input', is: isGetDefaultShipToInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListPayTosData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isPayer));
}

/** Checks the data of `listPayTos`. */
export const listPayTosData: Check<Ops['listPayTos']['data']> = { operationId: 'listPayTos', part: 'data', is: isListPayTosData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfPayer())) };

function isListPayTosInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListPayTosInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListPayTosInputQuery(x));
}

/** Checks the input of `listPayTos`. */
export const listPayTosInput: Check<Ops['listPayTos']['input']> = { operationId: 'listPayTos', part: 'input', is: isListPayTosInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListB2bPayTosData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isPayer));
}

/** Checks the data of `listB2bPayTos`. */
export const listB2bPayTosData: Check<Ops['listB2bPayTos']['data']> = { operationId: 'listB2bPayTos', part: 'data', is: isListB2bPayTosData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfPayer())) };

function isListB2bPayTosInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListB2bPayTosInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListB2bPayTosInputQuery(x));
}

/** Checks the input of `listB2bPayTos`. */
export const listB2bPayTosInput: Check<Ops['listB2bPayTos']['input']> = { operationId: 'listB2bPayTos', part: 'input', is: isListB2bPayTosInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListAccountPayTosData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isPayer));
}

/** Checks the data of `listAccountPayTos`. */
export const listAccountPayTosData: Check<Ops['listAccountPayTos']['data']> = { operationId: 'listAccountPayTos', part: 'data', is: isListAccountPayTosData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfPayer())) };

function isListAccountPayTosInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['account']), (typeof x === 'string' && x !== ''));
}

function isListAccountPayTosInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListAccountPayTosInputQuery(x));
}

/** Checks the input of `listAccountPayTos`. */
export const listAccountPayTosInput: Check<Ops['listAccountPayTos']['input']> = { operationId: 'listAccountPayTos', part: 'input', is: isListAccountPayTosInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "account": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListAuthorizedPayTosData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isPayer));
}

/** Checks the data of `listAuthorizedPayTos`. */
export const listAuthorizedPayTosData: Check<Ops['listAuthorizedPayTos']['data']> = { operationId: 'listAuthorizedPayTos', part: 'data', is: isListAuthorizedPayTosData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfPayer())) };

function isListAuthorizedPayTosInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListAuthorizedPayTosInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListAuthorizedPayTosInputQuery(x));
}

/** Checks the input of `listAuthorizedPayTos`. */
export const listAuthorizedPayTosInput: Check<Ops['listAuthorizedPayTos']['input']> = { operationId: 'listAuthorizedPayTos', part: 'input', is: isListAuthorizedPayTosInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListBillTosData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isBillTitle));
}

/** Checks the data of `listBillTos`. */
export const listBillTosData: Check<Ops['listBillTos']['data']> = { operationId: 'listBillTos', part: 'data', is: isListBillTosData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfBillTitle())) };

function isListBillTosInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListBillTosInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListBillTosInputQuery(x));
}

/** Checks the input of `listBillTos`. */
export const listBillTosInput: Check<Ops['listBillTos']['input']> = { operationId: 'listBillTos', part: 'input', is: isListBillTosInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

/** Checks the data of `getSaleInfo`. */
export const getSaleInfoData: Check<Ops['getSaleInfo']['data']> = { operationId: 'getSaleInfo', part: 'data', is: isSaleInfo, schema: /* @__PURE__ */ lazily(() => schemaOfSaleInfo()) };

function isGetSaleInfoInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetSaleInfoInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetSaleInfoInputQuery(x));
}

/** Checks the input of `getSaleInfo`. */
export const getSaleInfoInput: Check<Ops['getSaleInfo']['input']> = { operationId: 'getSaleInfo', part: 'input', is: isGetSaleInfoInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListAddressesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isAddress));
}

/** Checks the data of `listAddresses`. */
export const listAddressesData: Check<Ops['listAddresses']['data']> = { operationId: 'listAddresses', part: 'data', is: isListAddressesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfAddress())) };

function isListAddressesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['status']) === undefined || (typeof x === 'string' && (x === "0" || x === "1")));
}

function isListAddressesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']) === undefined || isListAddressesInputQuery(x));
}

/** Checks the input of `listAddresses`. */
export const listAddressesInput: Check<Ops['listAddresses']['input']> = { operationId: 'listAddresses', part: 'input', is: isListAddressesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.optional(z.looseObject({ "status": z.optional(z.string().check(z.refine((v: string) => (v === "0" || v === "1"), "one of \"0\", \"1\""))) })) })) };

function isListAllAddressesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isAddress));
}

/** Checks the data of `listAllAddresses`. */
export const listAllAddressesData: Check<Ops['listAllAddresses']['data']> = { operationId: 'listAllAddresses', part: 'data', is: isListAllAddressesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfAddress())) };

function isListPayersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isPayer));
}

/** Checks the data of `listPayers`. */
export const listPayersData: Check<Ops['listPayers']['data']> = { operationId: 'listPayers', part: 'data', is: isListPayersData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfPayer())) };

function isListPayersInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['salesGroupCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['status']) === undefined || (typeof x === 'string' && (x === "0" || x === "1")));
}

function isListPayersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListPayersInputQuery(x));
}

/** Checks the input of `listPayers`. */
export const listPayersInput: Check<Ops['listPayers']['input']> = { operationId: 'listPayers', part: 'input', is: isListPayersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "salesGroupCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "status": z.optional(z.string().check(z.refine((v: string) => (v === "0" || v === "1"), "one of \"0\", \"1\""))) }) })) };

function isListAllPayersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isPayer));
}

/** Checks the data of `listAllPayers`. */
export const listAllPayersData: Check<Ops['listAllPayers']['data']> = { operationId: 'listAllPayers', part: 'data', is: isListAllPayersData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfPayer())) };

function isGetDefaultRelationsData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['addressCode']) === undefined || typeof x === 'string') &&
    ((x = v['address']) === undefined || typeof x === 'string') &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['payerName']) === undefined || typeof x === 'string');
}

/** Checks the data of `getDefaultRelations`. */
export const getDefaultRelationsData: Check<Ops['getDefaultRelations']['data']> = { operationId: 'getDefaultRelations', part: 'data', is: isGetDefaultRelationsData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "addressCode": z.optional(z.string()), "address": z.optional(z.string()), "payerCode": z.optional(z.string()), "payerName": z.optional(z.string()) })) };

function isSetDefaultAddressInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['addressCode']), (typeof x === 'string' && x !== ''));
}

function isSetDefaultAddressInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isSetDefaultAddressInputPath(x));
}

/** Checks the input of `setDefaultAddress`. */
export const setDefaultAddressInput: Check<Ops['setDefaultAddress']['input']> = { operationId: 'setDefaultAddress', part: 'input', is: isSetDefaultAddressInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "addressCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isSetDefaultPayerInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['payerCode']), (typeof x === 'string' && x !== ''));
}

function isSetDefaultPayerInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isSetDefaultPayerInputPath(x));
}

/** Checks the input of `setDefaultPayer`. */
export const setDefaultPayerInput: Check<Ops['setDefaultPayer']['input']> = { operationId: 'setDefaultPayer', part: 'input', is: isSetDefaultPayerInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "payerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListPayerBalancesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isPayer));
}

/** Checks the data of `listPayerBalances`. */
export const listPayerBalancesData: Check<Ops['listPayerBalances']['data']> = { operationId: 'listPayerBalances', part: 'data', is: isListPayerBalancesData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfPayer())) };

function isListPayerBalancesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['salesGroupCode']) === undefined || typeof x === 'string');
}

function isListPayerBalancesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isListPayerBalancesInputBody(x));
}

/** Checks the input of `listPayerBalances`. */
export const listPayerBalancesInput: Check<Ops['listPayerBalances']['input']> = { operationId: 'listPayerBalances', part: 'input', is: isListPayerBalancesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "salesGroupCode": z.optional(z.string()) }) })) };

function isGetAxBalanceData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['payerCode']) === undefined || typeof x === 'string') &&
    ((x = v['balance']), typeof x === 'number');
}

/** Checks the data of `getAxBalance`. */
export const getAxBalanceData: Check<Ops['getAxBalance']['data']> = { operationId: 'getAxBalance', part: 'data', is: isGetAxBalanceData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "payerCode": z.optional(z.string()), "balance": z.number() })) };

function isGetAxBalanceInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isGetAxBalanceInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isGetAxBalanceInputQuery(x));
}

/** Checks the input of `getAxBalance`. */
export const getAxBalanceInput: Check<Ops['getAxBalance']['input']> = { operationId: 'getAxBalance', part: 'input', is: isGetAxBalanceInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListSalesGroupsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['salesGroupCode']), typeof x === 'string') &&
    ((x = v['salesGroupName']), typeof x === 'string') &&
    ((x = v['saleOrgCode']) === undefined || typeof x === 'string');
}

function isListSalesGroupsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListSalesGroupsDataItem));
}

/** Checks the data of `listSalesGroups`. */
export const listSalesGroupsData: Check<Ops['listSalesGroups']['data']> = { operationId: 'listSalesGroups', part: 'data', is: isListSalesGroupsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "salesGroupCode": z.string(), "salesGroupName": z.string(), "saleOrgCode": z.optional(z.string()) }))) };

function isListSalesGroupsInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isListSalesGroupsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isListSalesGroupsInputPath(x));
}

/** Checks the input of `listSalesGroups`. */
export const listSalesGroupsInput: Check<Ops['listSalesGroups']['input']> = { operationId: 'listSalesGroups', part: 'input', is: isListSalesGroupsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isCheckOmsAuthorizedData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `checkOmsAuthorized`. */
export const checkOmsAuthorizedData: Check<Ops['checkOmsAuthorized']['data']> = { operationId: 'checkOmsAuthorized', part: 'data', is: isCheckOmsAuthorizedData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isCheckOmsAuthorizedInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isCheckOmsAuthorizedInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isCheckOmsAuthorizedInputPath(x));
}

/** Checks the input of `checkOmsAuthorized`. */
export const checkOmsAuthorizedInput: Check<Ops['checkOmsAuthorized']['input']> = { operationId: 'checkOmsAuthorized', part: 'input', is: isCheckOmsAuthorizedInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isAlterCustomerValuesInputBodyValueListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['field']), (typeof x === 'string' && x !== '')) &&
    ((x = v['value']), typeof x === 'string');
}

function isAlterCustomerValuesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['valueList']), (Array.isArray(x) && x.length >= 1 && every(x, isAlterCustomerValuesInputBodyValueListItem)));
}

function isAlterCustomerValuesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isAlterCustomerValuesInputBody(x));
}

/** Checks the input of `alterCustomerValues`. */
export const alterCustomerValuesInput: Check<Ops['alterCustomerValues']['input']> = { operationId: 'alterCustomerValues', part: 'input', is: isAlterCustomerValuesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "valueList": z.array(z.looseObject({ "field": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "value": z.string() })).check(z.refine((v: unknown[]) => v.length >= 1, "at least 1 entries")) }) })) };

function isGetCustomerArchiveDataCertificateListItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['certificateName']), typeof x === 'string') &&
    ((x = v['certificateNo']) === undefined || typeof x === 'string') &&
    ((x = v['endDate']) === undefined || typeof x === 'string') &&
    ((x = v['status']), typeof x === 'string') &&
    ((x = v['statusName']), typeof x === 'string');
}

function isGetCustomerArchiveData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['customerName']), typeof x === 'string') &&
    ((x = v['channel']) === undefined || typeof x === 'string') &&
    ((x = v['channelGroup']) === undefined || typeof x === 'string') &&
    ((x = v['subChannel']) === undefined || typeof x === 'string') &&
    ((x = v['centerCode']) === undefined || typeof x === 'string') &&
    ((x = v['centerName']) === undefined || typeof x === 'string') &&
    ((x = v['licenseNo']) === undefined || typeof x === 'string') &&
    ((x = v['legalPerson']) === undefined || typeof x === 'string') &&
    ((x = v['registerAddress']) === undefined || typeof x === 'string') &&
    ((x = v['contactName']) === undefined || typeof x === 'string') &&
    ((x = v['contactPhone']) === undefined || typeof x === 'string') &&
    ((x = v['email']) === undefined || typeof x === 'string') &&
    ((x = v['customerManager']) === undefined || typeof x === 'string') &&
    ((x = v['openDate']) === undefined || typeof x === 'string') &&
    ((x = v['customerState']) === undefined || typeof x === 'string') &&
    ((x = v['certificateList']) === undefined || (Array.isArray(x) && every(x, isGetCustomerArchiveDataCertificateListItem)));
}

/** Checks the data of `getCustomerArchive`. */
export const getCustomerArchiveData: Check<Ops['getCustomerArchive']['data']> = { operationId: 'getCustomerArchive', part: 'data', is: isGetCustomerArchiveData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "customerCode": z.string(), "customerName": z.string(), "channel": z.optional(z.string()), "channelGroup": z.optional(z.string()), "subChannel": z.optional(z.string()), "centerCode": z.optional(z.string()), "centerName": z.optional(z.string()), "licenseNo": z.optional(z.string()), "legalPerson": z.optional(z.string()), "registerAddress": z.optional(z.string()), "contactName": z.optional(z.string()), "contactPhone": z.optional(z.string()), "email": z.optional(z.string()), "customerManager": z.optional(z.string()), "openDate": z.optional(z.string()), "customerState": z.optional(z.string()), "certificateList": z.optional(z.array(z.looseObject({ "certificateName": z.string(), "certificateNo": z.optional(z.string()), "endDate": z.optional(z.string()), "status": z.string(), "statusName": z.string() }))) })) };

function isGetCustomerArchiveInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['id']), (typeof x === 'string' && x !== ''));
}

function isGetCustomerArchiveInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isGetCustomerArchiveInputPath(x));
}

/** Checks the input of `getCustomerArchive`. */
export const getCustomerArchiveInput: Check<Ops['getCustomerArchive']['input']> = { operationId: 'getCustomerArchive', part: 'input', is: isGetCustomerArchiveInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "id": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isVerifyCustomerLoginData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `verifyCustomerLogin`. */
export const verifyCustomerLoginData: Check<Ops['verifyCustomerLogin']['data']> = { operationId: 'verifyCustomerLogin', part: 'data', is: isVerifyCustomerLoginData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isVerifyCustomerLoginInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isVerifyCustomerLoginInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isVerifyCustomerLoginInputPath(x));
}

/** Checks the input of `verifyCustomerLogin`. */
export const verifyCustomerLoginInput: Check<Ops['verifyCustomerLogin']['input']> = { operationId: 'verifyCustomerLogin', part: 'input', is: isVerifyCustomerLoginInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListSalesViewsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), typeof x === 'string') &&
    ((x = v['saleOrgCode']), typeof x === 'string') &&
    ((x = v['saleOrgName']) === undefined || typeof x === 'string') &&
    ((x = v['channel']) === undefined || typeof x === 'string') &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string') &&
    ((x = v['productGroupName']) === undefined || typeof x === 'string') &&
    ((x = v['salesGroupCode']) === undefined || typeof x === 'string');
}

function isListSalesViewsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListSalesViewsDataItem));
}

/** Checks the data of `listSalesViews`. */
export const listSalesViewsData: Check<Ops['listSalesViews']['data']> = { operationId: 'listSalesViews', part: 'data', is: isListSalesViewsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "customerCode": z.string(), "saleOrgCode": z.string(), "saleOrgName": z.optional(z.string()), "channel": z.optional(z.string()), "productGroupCode": z.optional(z.string()), "productGroupName": z.optional(z.string()), "salesGroupCode": z.optional(z.string()) }))) };

function isListSalesViewsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListSalesViewsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListSalesViewsInputQuery(x));
}

/** Checks the input of `listSalesViews`. */
export const listSalesViewsInput: Check<Ops['listSalesViews']['input']> = { operationId: 'listSalesViews', part: 'input', is: isListSalesViewsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListSaleOrgCodesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, (v) => typeof v === 'string'));
}

/** Checks the data of `listSaleOrgCodes`. */
export const listSaleOrgCodesData: Check<Ops['listSaleOrgCodes']['data']> = { operationId: 'listSaleOrgCodes', part: 'data', is: isListSaleOrgCodesData, schema: /* @__PURE__ */ lazily(() => z.array(z.string())) };

function isListSaleOrgCodesInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['productGroupCode']) === undefined || typeof x === 'string');
}

function isListSaleOrgCodesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isListSaleOrgCodesInputBody(x));
}

/** Checks the input of `listSaleOrgCodes`. */
export const listSaleOrgCodesInput: Check<Ops['listSaleOrgCodes']['input']> = { operationId: 'listSaleOrgCodes', part: 'input', is: isListSaleOrgCodesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "productGroupCode": z.optional(z.string()) }) })) };

function isVerifyCustomerPermissionData(v: unknown): boolean {
  return typeof v === 'boolean';
}

/** Checks the data of `verifyCustomerPermission`. */
export const verifyCustomerPermissionData: Check<Ops['verifyCustomerPermission']['data']> = { operationId: 'verifyCustomerPermission', part: 'data', is: isVerifyCustomerPermissionData, schema: /* @__PURE__ */ lazily(() => z.boolean()) };

function isVerifyCustomerPermissionInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['userName']), (typeof x === 'string' && x !== ''));
}

function isVerifyCustomerPermissionInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isVerifyCustomerPermissionInputBody(x));
}

/** Checks the input of `verifyCustomerPermission`. */
export const verifyCustomerPermissionInput: Check<Ops['verifyCustomerPermission']['input']> = { operationId: 'verifyCustomerPermission', part: 'input', is: isVerifyCustomerPermissionInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "userName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListSaleOrgFactoriesDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saleOrgCode']), typeof x === 'string') &&
    ((x = v['saleOrgName']), typeof x === 'string') &&
    ((x = v['factoryCode']), typeof x === 'string') &&
    ((x = v['factoryName']), typeof x === 'string');
}

function isListSaleOrgFactoriesData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListSaleOrgFactoriesDataItem));
}

/** Checks the data of `listSaleOrgFactories`. */
export const listSaleOrgFactoriesData: Check<Ops['listSaleOrgFactories']['data']> = { operationId: 'listSaleOrgFactories', part: 'data', is: isListSaleOrgFactoriesData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "saleOrgCode": z.string(), "saleOrgName": z.string(), "factoryCode": z.string(), "factoryName": z.string() }))) };

function isListSaleOrgFactoriesInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListSaleOrgFactoriesInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListSaleOrgFactoriesInputQuery(x));
}

/** Checks the input of `listSaleOrgFactories`. */
export const listSaleOrgFactoriesInput: Check<Ops['listSaleOrgFactories']['input']> = { operationId: 'listSaleOrgFactories', part: 'input', is: isListSaleOrgFactoriesInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListOriginalSaleOrgsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saleOrgCode']), typeof x === 'string') &&
    ((x = v['saleOrgName']), typeof x === 'string') &&
    ((x = v['isDefault']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

function isListOriginalSaleOrgsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListOriginalSaleOrgsDataItem));
}

/** Checks the data of `listOriginalSaleOrgs`. */
export const listOriginalSaleOrgsData: Check<Ops['listOriginalSaleOrgs']['data']> = { operationId: 'listOriginalSaleOrgs', part: 'data', is: isListOriginalSaleOrgsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "saleOrgCode": z.string(), "saleOrgName": z.string(), "isDefault": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }))) };

function isListOriginalSaleOrgsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== ''));
}

function isListOriginalSaleOrgsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListOriginalSaleOrgsInputQuery(x));
}

/** Checks the input of `listOriginalSaleOrgs`. */
export const listOriginalSaleOrgsInput: Check<Ops['listOriginalSaleOrgs']['input']> = { operationId: 'listOriginalSaleOrgs', part: 'input', is: isListOriginalSaleOrgsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListPayerSalesGroupsDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['payerCode']), typeof x === 'string') &&
    ((x = v['salesGroupCode']), typeof x === 'string') &&
    ((x = v['salesGroupName']), typeof x === 'string');
}

function isListPayerSalesGroupsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListPayerSalesGroupsDataItem));
}

/** Checks the data of `listPayerSalesGroups`. */
export const listPayerSalesGroupsData: Check<Ops['listPayerSalesGroups']['data']> = { operationId: 'listPayerSalesGroups', part: 'data', is: isListPayerSalesGroupsData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "payerCode": z.string(), "salesGroupCode": z.string(), "salesGroupName": z.string() }))) };

function isListPayerSalesGroupsInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['payerCode']) === undefined || typeof x === 'string');
}

function isListPayerSalesGroupsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isListPayerSalesGroupsInputBody(x));
}

/** Checks the input of `listPayerSalesGroups`. */
export const listPayerSalesGroupsInput: Check<Ops['listPayerSalesGroups']['input']> = { operationId: 'listPayerSalesGroups', part: 'input', is: isListPayerSalesGroupsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "payerCode": z.optional(z.string()) }) })) };

function isListCustomerCentersDataItem(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['centerCode']), typeof x === 'string') &&
    ((x = v['centerName']), typeof x === 'string') &&
    ((x = v['isDefault']) === undefined || (typeof x === 'number' && Number.isInteger(x)));
}

function isListCustomerCentersData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isListCustomerCentersDataItem));
}

/** Checks the data of `listCustomerCenters`. */
export const listCustomerCentersData: Check<Ops['listCustomerCenters']['data']> = { operationId: 'listCustomerCenters', part: 'data', is: isListCustomerCentersData, schema: /* @__PURE__ */ lazily(() => z.array(z.looseObject({ "centerCode": z.string(), "centerName": z.string(), "isDefault": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"))) }))) };

function isListCustomerCentersInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== ''));
}

function isListCustomerCentersInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isListCustomerCentersInputPath(x));
}

/** Checks the input of `listCustomerCenters`. */
export const listCustomerCentersInput: Check<Ops['listCustomerCenters']['input']> = { operationId: 'listCustomerCenters', part: 'input', is: isListCustomerCentersInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };

function isListCustomerYuncangsData(v: unknown): boolean {
  return (Array.isArray(v) && every(v, isYdWarehouse));
}

/** Checks the data of `listCustomerYuncangs`. */
export const listCustomerYuncangsData: Check<Ops['listCustomerYuncangs']['data']> = { operationId: 'listCustomerYuncangs', part: 'data', is: isListCustomerYuncangsData, schema: /* @__PURE__ */ lazily(() => z.array(schemaOfYdWarehouse())) };

function isListCustomerYuncangsInputQuery(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['saletoCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['sendtoCode']) === undefined || typeof x === 'string');
}

function isListCustomerYuncangsInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['query']), isListCustomerYuncangsInputQuery(x));
}

/** Checks the input of `listCustomerYuncangs`. */
export const listCustomerYuncangsInput: Check<Ops['listCustomerYuncangs']['input']> = { operationId: 'listCustomerYuncangs', part: 'input', is: isListCustomerYuncangsInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "query": z.looseObject({ "saletoCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "sendtoCode": z.optional(z.string()) }) })) };

function isSaveDeliveryAddressData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['addressCode']), typeof x === 'string');
}

/** Checks the data of `saveDeliveryAddress`. */
export const saveDeliveryAddressData: Check<Ops['saveDeliveryAddress']['data']> = { operationId: 'saveDeliveryAddress', part: 'data', is: isSaveDeliveryAddressData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "addressCode": z.string() })) };

function isSaveDeliveryAddressInputBody(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['addressCode']) === undefined || typeof x === 'string') &&
    ((x = v['customerCode']), (typeof x === 'string' && x !== '')) &&
    ((x = v['addressName']), (typeof x === 'string' && x !== '' && points(x) <= 60)) &&
    ((x = v['provinceCode']) === undefined || (typeof x === 'string' && x !== '')) &&
    ((x = v['cityCode']) === undefined || (typeof x === 'string' && x !== '')) &&
    ((x = v['areaCode']) === undefined || (typeof x === 'string' && x !== '')) &&
    ((x = v['address']) === undefined || (typeof x === 'string' && x !== '' && points(x) <= 100)) &&
    ((x = v['contactName']), (typeof x === 'string' && x !== '' && points(x) <= 20)) &&
    ((x = v['contactPhone']), (typeof x === 'string' && /^1[0-9]{10}$/u.test(x))) &&
    ((x = v['defaultFlag']) === undefined || (typeof x === 'number' && Number.isInteger(x) && (x === 0 || x === 1)));
}

function isSaveDeliveryAddressInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['body']), isSaveDeliveryAddressInputBody(x));
}

/** Checks the input of `saveDeliveryAddress`. */
export const saveDeliveryAddressInput: Check<Ops['saveDeliveryAddress']['input']> = { operationId: 'saveDeliveryAddress', part: 'input', is: isSaveDeliveryAddressInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "body": z.looseObject({ "addressCode": z.optional(z.string()), "customerCode": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")), "addressName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 60, "at most 60 characters")), "provinceCode": z.optional(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))), "cityCode": z.optional(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))), "areaCode": z.optional(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"))), "address": z.optional(z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 100, "at most 100 characters"))), "contactName": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters"), z.refine((v: string) => points(v) <= 20, "at most 20 characters")), "contactPhone": z.string().check(z.refine((v: string) => /^1[0-9]{10}$/u.test(v), "a text like ^1[0-9]{10}$")), "defaultFlag": z.optional(z.number().check(z.refine((v: number) => Number.isInteger(v), "a whole number"), z.refine((v: number) => (v === 0 || v === 1), "one of 0, 1"))) }) })) };
