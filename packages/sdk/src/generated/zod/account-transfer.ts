// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, date, flag, least, like, list, moreThan, most, number, oneOf, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryTransfers`. */
export const queryTransfersData: Schema<Ops['queryTransfers']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Transfer) }));

/** The input of `queryTransfers`. */
export const queryTransfersInput: Schema<Ops['queryTransfers']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'saleCustCode?': text, 'saleOrgCode?': text, 'customerChannel?': text, 'gongmaoCode?': text, 'id?': text, 'transferType?': all(text, oneOf("ACCOUNT", "MASTERSON", "FINANCE")), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `listTransferRegions`. */
export const listTransferRegionsData: Schema<Ops['listTransferRegions']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ gongmaoCode: code, gongmaoName: text, saleOrgCode: code, 'saleOrgName?': text })));

/** The input of `listTransferRegions`. */
export const listTransferRegionsInput: Schema<Ops['listTransferRegions']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'saleCustCode?': text }) }));

/** The input of `deleteTransfer`. */
export const deleteTransferInput: Schema<Ops['deleteTransfer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code, 'customerCode?': text }) }));

/** The data of `saveTransfer`. */
export const saveTransferData: Schema<Ops['saveTransfer']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code, transferNo: code, 'status?': text, 'statusName?': text }));

/** The input of `saveTransfer`. */
export const saveTransferInput: Schema<Ops['saveTransfer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'id?': text, saleCustCode: code, 'saleOrgCode?': code, 'customerChannel?': text, 'gongmaoCode?': text, customerCode: code, fromPayerCode: code, toPayerCode: code, transferMoney: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** The data of `saveMasterSonTransfer`. */
export const saveMasterSonTransferData: Schema<Ops['saveMasterSonTransfer']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code, transferNo: code, 'status?': text, 'statusName?': text }));

/** The input of `saveMasterSonTransfer`. */
export const saveMasterSonTransferInput: Schema<Ops['saveMasterSonTransfer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'id?': text, saleCustCode: code, 'saleOrgCode?': code, 'customerChannel?': text, 'gongmaoCode?': text, customerCode: code, fromPayerCode: code, toPayerCode: code, transferMoney: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 200)), sonCustomerCode: code }) }));

/** The data of `saveFinanceTransfer`. */
export const saveFinanceTransferData: Schema<Ops['saveFinanceTransfer']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code, transferNo: code, 'status?': text, 'statusName?': text }));

/** The input of `saveFinanceTransfer`. */
export const saveFinanceTransferInput: Schema<Ops['saveFinanceTransfer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'id?': text, saleCustCode: code, 'saleOrgCode?': code, 'customerChannel?': text, 'gongmaoCode?': text, customerCode: code, fromPayerCode: code, toPayerCode: code, transferMoney: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** The data of `checkTransferWindow`. */
export const checkTransferWindowData: Schema<Ops['checkTransferWindow']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkTransferWindow`. */
export const checkTransferWindowInput: Schema<Ops['checkTransferWindow']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `getTransferOrg`. */
export const getTransferOrgData: Schema<Ops['getTransferOrg']['data']> = /* @__PURE__ */ schemaOf(() => answer({ saleOrgCode: code, gongmaoCode: code, customerChannel: text, payerList: list(answers.Payer) }));

/** The input of `getTransferOrg`. */
export const getTransferOrgInput: Schema<Ops['getTransferOrg']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, saleOrgCode: code }) }));

/** The data of `listMasterSonPayers`. */
export const listMasterSonPayersData: Schema<Ops['listMasterSonPayers']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Payer));

/** The input of `listMasterSonPayers`. */
export const listMasterSonPayersInput: Schema<Ops['listMasterSonPayers']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, sonCustomerCode: code }) }));

/** The data of `checkCrossCenterTransfer`. */
export const checkCrossCenterTransferData: Schema<Ops['checkCrossCenterTransfer']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkCrossCenterTransfer`. */
export const checkCrossCenterTransferInput: Schema<Ops['checkCrossCenterTransfer']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ fromPayerCode: code, toPayerCode: code }) }));

/** The data of `checkTransferPolicy`. */
export const checkTransferPolicyData: Schema<Ops['checkTransferPolicy']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkTransferPolicy`. */
export const checkTransferPolicyInput: Schema<Ops['checkTransferPolicy']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The input of `saveTransferPolicy`. */
export const saveTransferPolicyInput: Schema<Ops['saveTransferPolicy']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'accountCode?': text }) }));

/** The data of `transformMoney`. */
export const transformMoneyData: Schema<Ops['transformMoney']['data']> = /* @__PURE__ */ schemaOf(() => text);

/** The input of `transformMoney`. */
export const transformMoneyInput: Schema<Ops['transformMoney']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ moneyStr: all(text, characters(1, 12), like(/^(0|[1-9][0-9]*)([.][0-9]{1,2})?$/u)) }) }));
