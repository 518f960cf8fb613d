// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, entries, flag, least, list, most, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `checkReverseAuthority`. */
export const checkReverseAuthorityData: Check<Ops['checkReverseAuthority']['data']> = /* @__PURE__ */ checkOf('checkReverseAuthority', 'data', () => flag);

/** Checks the input of `checkReverseAuthority`. */
export const checkReverseAuthorityInput: Check<Ops['checkReverseAuthority']['input']> = /* @__PURE__ */ checkOf('checkReverseAuthority', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `checkReverseAgreement`. */
export const checkReverseAgreementData: Check<Ops['checkReverseAgreement']['data']> = /* @__PURE__ */ checkOf('checkReverseAgreement', 'data', () => answer({ agreementSignFlag: flag, agreementApplyFlag: flag, 'contractCode?': text }));

/** Checks the input of `checkReverseAgreement`. */
export const checkReverseAgreementInput: Check<Ops['checkReverseAgreement']['input']> = /* @__PURE__ */ checkOf('checkReverseAgreement', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `savePurchaseReturnProtocol`. */
export const savePurchaseReturnProtocolData: Check<Ops['savePurchaseReturnProtocol']['data']> = /* @__PURE__ */ checkOf('savePurchaseReturnProtocol', 'data', () => answer({ contractCode: code, signUrl: text }));

/** Checks the input of `savePurchaseReturnProtocol`. */
export const savePurchaseReturnProtocolInput: Check<Ops['savePurchaseReturnProtocol']['input']> = /* @__PURE__ */ checkOf('savePurchaseReturnProtocol', 'input', () => record({ body: record({ customerCode: code }) }));

/** Checks the data of `signReturnContract`. */
export const signReturnContractData: Check<Ops['signReturnContract']['data']> = /* @__PURE__ */ checkOf('signReturnContract', 'data', () => answer({ signUrl: text }));

/** Checks the input of `signReturnContract`. */
export const signReturnContractInput: Check<Ops['signReturnContract']['input']> = /* @__PURE__ */ checkOf('signReturnContract', 'input', () => record({ body: record({ 'customerCode?': code, contractCode: code }) }));

/** Checks the data of `submitReturnApproval`. */
export const submitReturnApprovalData: Check<Ops['submitReturnApproval']['data']> = /* @__PURE__ */ checkOf('submitReturnApproval', 'data', () => answer({ returnNo: code, statusName: text }));

/** Checks the input of `submitReturnApproval`. */
export const submitReturnApprovalInput: Check<Ops['submitReturnApproval']['input']> = /* @__PURE__ */ checkOf('submitReturnApproval', 'input', () => record({ body: record({ 'saletoCode?': code, bstnk: code, 'reasonCode?': code, 'reason?': all(text, characters(0, 200)), lineList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)), 'imageList?': all(list(text), entries(0, 9)) }) }));

/** Checks the data of `listReturnApprovalStatuses`. */
export const listReturnApprovalStatusesData: Check<Ops['listReturnApprovalStatuses']['data']> = /* @__PURE__ */ checkOf('listReturnApprovalStatuses', 'data', () => list(answer({ bstnk: text, 'returnNo?': text, status: text, statusName: text, 'nodeList?': list(answers.ApprovalNode) })));

/** Checks the input of `listReturnApprovalStatuses`. */
export const listReturnApprovalStatusesInput: Check<Ops['listReturnApprovalStatuses']['input']> = /* @__PURE__ */ checkOf('listReturnApprovalStatuses', 'input', () => record({ query: record({ bstnks: code }) }));

/** Checks the data of `getRedInvoicePermission`. */
export const getRedInvoicePermissionData: Check<Ops['getRedInvoicePermission']['data']> = /* @__PURE__ */ checkOf('getRedInvoicePermission', 'data', () => answer({ valid: flag, rebateAuth: flag, returnAuth: flag }));

/** Checks the input of `getRedInvoicePermission`. */
export const getRedInvoicePermissionInput: Check<Ops['getRedInvoicePermission']['input']> = /* @__PURE__ */ checkOf('getRedInvoicePermission', 'input', () => record({ path: record({ customerCode: code }) }));

/** Checks the data of `queryOverdueReturns`. */
export const queryOverdueReturnsData: Check<Ops['queryOverdueReturns']['data']> = /* @__PURE__ */ checkOf('queryOverdueReturns', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ returnNo: code, orderNo: code, 'orderTypeNo?': text, 'createDate?': all(text, date), 'reason?': text, returnAmount: amount, status: text, statusName: text, lineList: list(answers.OrderLine), returnDeadline: all(text, date), overdueDays: all(whole, least(1)) })) }));

/** Checks the input of `queryOverdueReturns`. */
export const queryOverdueReturnsInput: Check<Ops['queryOverdueReturns']['input']> = /* @__PURE__ */ checkOf('queryOverdueReturns', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)) }) }));

/** Checks the data of `queryReturnOrders`. */
export const queryReturnOrdersData: Check<Ops['queryReturnOrders']['data']> = /* @__PURE__ */ checkOf('queryReturnOrders', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.ReturnOrder) }));

/** Checks the input of `queryReturnOrders`. */
export const queryReturnOrdersInput: Check<Ops['queryReturnOrders']['input']> = /* @__PURE__ */ checkOf('queryReturnOrders', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));
