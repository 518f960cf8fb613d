// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, entries, flag, least, list, most, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `checkReverseAuthority`. */
export const checkReverseAuthorityData: Schema<Ops['checkReverseAuthority']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkReverseAuthority`. */
export const checkReverseAuthorityInput: Schema<Ops['checkReverseAuthority']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `checkReverseAgreement`. */
export const checkReverseAgreementData: Schema<Ops['checkReverseAgreement']['data']> = /* @__PURE__ */ schemaOf(() => answer({ agreementSignFlag: flag, agreementApplyFlag: flag, 'contractCode?': text }));

/** The input of `checkReverseAgreement`. */
export const checkReverseAgreementInput: Schema<Ops['checkReverseAgreement']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `savePurchaseReturnProtocol`. */
export const savePurchaseReturnProtocolData: Schema<Ops['savePurchaseReturnProtocol']['data']> = /* @__PURE__ */ schemaOf(() => answer({ contractCode: code, signUrl: text }));

/** The input of `savePurchaseReturnProtocol`. */
export const savePurchaseReturnProtocolInput: Schema<Ops['savePurchaseReturnProtocol']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code }) }));

/** The data of `signReturnContract`. */
export const signReturnContractData: Schema<Ops['signReturnContract']['data']> = /* @__PURE__ */ schemaOf(() => answer({ signUrl: text }));

/** The input of `signReturnContract`. */
export const signReturnContractInput: Schema<Ops['signReturnContract']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, contractCode: code }) }));

/** The data of `submitReturnApproval`. */
export const submitReturnApprovalData: Schema<Ops['submitReturnApproval']['data']> = /* @__PURE__ */ schemaOf(() => answer({ returnNo: code, statusName: text }));

/** The input of `submitReturnApproval`. */
export const submitReturnApprovalInput: Schema<Ops['submitReturnApproval']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, bstnk: code, 'reasonCode?': code, 'reason?': all(text, characters(0, 200)), lineList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)), 'imageList?': all(list(text), entries(0, 9)) }) }));

/** The data of `listReturnApprovalStatuses`. */
export const listReturnApprovalStatusesData: Schema<Ops['listReturnApprovalStatuses']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ bstnk: text, 'returnNo?': text, status: text, statusName: text, 'nodeList?': list(answers.ApprovalNode) })));

/** The input of `listReturnApprovalStatuses`. */
export const listReturnApprovalStatusesInput: Schema<Ops['listReturnApprovalStatuses']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ bstnks: code }) }));

/** The data of `getRedInvoicePermission`. */
export const getRedInvoicePermissionData: Schema<Ops['getRedInvoicePermission']['data']> = /* @__PURE__ */ schemaOf(() => answer({ valid: flag, rebateAuth: flag, returnAuth: flag }));

/** The input of `getRedInvoicePermission`. */
export const getRedInvoicePermissionInput: Schema<Ops['getRedInvoicePermission']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ customerCode: code }) }));

/** The data of `queryOverdueReturns`. */
export const queryOverdueReturnsData: Schema<Ops['queryOverdueReturns']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ returnNo: code, orderNo: code, 'orderTypeNo?': text, 'createDate?': all(text, date), 'reason?': text, returnAmount: amount, status: text, statusName: text, lineList: list(answers.OrderLine), returnDeadline: all(text, date), overdueDays: all(whole, least(1)) })) }));

/** The input of `queryOverdueReturns`. */
export const queryOverdueReturnsInput: Schema<Ops['queryOverdueReturns']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)) }) }));

/** The data of `queryReturnOrders`. */
export const queryReturnOrdersData: Schema<Ops['queryReturnOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.ReturnOrder) }));

/** The input of `queryReturnOrders`. */
export const queryReturnOrdersInput: Schema<Ops['queryReturnOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));
