// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, date, flag, least, like, list, moreThan, most, number, oneOf, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryTransfers`. */
export const queryTransfersData: Check<Ops['queryTransfers']['data']> = /* @__PURE__ */ checkOf('queryTransfers', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Transfer) }));

/** Checks the input of `queryTransfers`. */
export const queryTransfersInput: Check<Ops['queryTransfers']['input']> = /* @__PURE__ */ checkOf('queryTransfers', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'saleCustCode?': text, 'saleOrgCode?': text, 'customerChannel?': text, 'gongmaoCode?': text, 'id?': text, 'transferType?': all(text, oneOf("ACCOUNT", "MASTERSON", "FINANCE")), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `listTransferRegions`. */
export const listTransferRegionsData: Check<Ops['listTransferRegions']['data']> = /* @__PURE__ */ checkOf('listTransferRegions', 'data', () => list(answer({ gongmaoCode: code, gongmaoName: text, saleOrgCode: code, 'saleOrgName?': text })));

/** Checks the input of `listTransferRegions`. */
export const listTransferRegionsInput: Check<Ops['listTransferRegions']['input']> = /* @__PURE__ */ checkOf('listTransferRegions', 'input', () => record({ body: record({ customerCode: code, 'saleCustCode?': text }) }));

/** Checks the input of `deleteTransfer`. */
export const deleteTransferInput: Check<Ops['deleteTransfer']['input']> = /* @__PURE__ */ checkOf('deleteTransfer', 'input', () => record({ body: record({ id: code, 'customerCode?': text }) }));

/** Checks the data of `saveTransfer`. */
export const saveTransferData: Check<Ops['saveTransfer']['data']> = /* @__PURE__ */ checkOf('saveTransfer', 'data', () => answer({ id: code, transferNo: code, 'status?': text, 'statusName?': text }));

/** Checks the input of `saveTransfer`. */
export const saveTransferInput: Check<Ops['saveTransfer']['input']> = /* @__PURE__ */ checkOf('saveTransfer', 'input', () => record({ body: record({ 'id?': text, saleCustCode: code, 'saleOrgCode?': code, 'customerChannel?': text, 'gongmaoCode?': text, customerCode: code, fromPayerCode: code, toPayerCode: code, transferMoney: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the data of `saveMasterSonTransfer`. */
export const saveMasterSonTransferData: Check<Ops['saveMasterSonTransfer']['data']> = /* @__PURE__ */ checkOf('saveMasterSonTransfer', 'data', () => answer({ id: code, transferNo: code, 'status?': text, 'statusName?': text }));

/** Checks the input of `saveMasterSonTransfer`. */
export const saveMasterSonTransferInput: Check<Ops['saveMasterSonTransfer']['input']> = /* @__PURE__ */ checkOf('saveMasterSonTransfer', 'input', () => record({ body: record({ 'id?': text, saleCustCode: code, 'saleOrgCode?': code, 'customerChannel?': text, 'gongmaoCode?': text, customerCode: code, fromPayerCode: code, toPayerCode: code, transferMoney: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 200)), sonCustomerCode: code }) }));

/** Checks the data of `saveFinanceTransfer`. */
export const saveFinanceTransferData: Check<Ops['saveFinanceTransfer']['data']> = /* @__PURE__ */ checkOf('saveFinanceTransfer', 'data', () => answer({ id: code, transferNo: code, 'status?': text, 'statusName?': text }));

/** Checks the input of `saveFinanceTransfer`. */
export const saveFinanceTransferInput: Check<Ops['saveFinanceTransfer']['input']> = /* @__PURE__ */ checkOf('saveFinanceTransfer', 'input', () => record({ body: record({ 'id?': text, saleCustCode: code, 'saleOrgCode?': code, 'customerChannel?': text, 'gongmaoCode?': text, customerCode: code, fromPayerCode: code, toPayerCode: code, transferMoney: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the data of `checkTransferWindow`. */
export const checkTransferWindowData: Check<Ops['checkTransferWindow']['data']> = /* @__PURE__ */ checkOf('checkTransferWindow', 'data', () => flag);

/** Checks the input of `checkTransferWindow`. */
export const checkTransferWindowInput: Check<Ops['checkTransferWindow']['input']> = /* @__PURE__ */ checkOf('checkTransferWindow', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `getTransferOrg`. */
export const getTransferOrgData: Check<Ops['getTransferOrg']['data']> = /* @__PURE__ */ checkOf('getTransferOrg', 'data', () => answer({ saleOrgCode: code, gongmaoCode: code, customerChannel: text, payerList: list(answers.Payer) }));

/** Checks the input of `getTransferOrg`. */
export const getTransferOrgInput: Check<Ops['getTransferOrg']['input']> = /* @__PURE__ */ checkOf('getTransferOrg', 'input', () => record({ query: record({ customerCode: code, saleOrgCode: code }) }));

/** Checks the data of `listMasterSonPayers`. */
export const listMasterSonPayersData: Check<Ops['listMasterSonPayers']['data']> = /* @__PURE__ */ checkOf('listMasterSonPayers', 'data', () => list(answers.Payer));

/** Checks the input of `listMasterSonPayers`. */
export const listMasterSonPayersInput: Check<Ops['listMasterSonPayers']['input']> = /* @__PURE__ */ checkOf('listMasterSonPayers', 'input', () => record({ query: record({ customerCode: code, sonCustomerCode: code }) }));

/** Checks the data of `checkCrossCenterTransfer`. */
export const checkCrossCenterTransferData: Check<Ops['checkCrossCenterTransfer']['data']> = /* @__PURE__ */ checkOf('checkCrossCenterTransfer', 'data', () => flag);

/** Checks the input of `checkCrossCenterTransfer`. */
export const checkCrossCenterTransferInput: Check<Ops['checkCrossCenterTransfer']['input']> = /* @__PURE__ */ checkOf('checkCrossCenterTransfer', 'input', () => record({ query: record({ fromPayerCode: code, toPayerCode: code }) }));

/** Checks the data of `checkTransferPolicy`. */
export const checkTransferPolicyData: Check<Ops['checkTransferPolicy']['data']> = /* @__PURE__ */ checkOf('checkTransferPolicy', 'data', () => flag);

/** Checks the input of `checkTransferPolicy`. */
export const checkTransferPolicyInput: Check<Ops['checkTransferPolicy']['input']> = /* @__PURE__ */ checkOf('checkTransferPolicy', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the input of `saveTransferPolicy`. */
export const saveTransferPolicyInput: Check<Ops['saveTransferPolicy']['input']> = /* @__PURE__ */ checkOf('saveTransferPolicy', 'input', () => record({ body: record({ customerCode: code, 'accountCode?': text }) }));

/** Checks the data of `transformMoney`. */
export const transformMoneyData: Check<Ops['transformMoney']['data']> = /* @__PURE__ */ checkOf('transformMoney', 'data', () => text);

/** Checks the input of `transformMoney`. */
export const transformMoneyInput: Check<Ops['transformMoney']['input']> = /* @__PURE__ */ checkOf('transformMoney', 'input', () => record({ body: record({ moneyStr: all(text, characters(1, 12), like(/^(0|[1-9][0-9]*)([.][0-9]{1,2})?$/u)) }) }));
