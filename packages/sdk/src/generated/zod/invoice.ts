// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, entries, least, like, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryInvoices`. */
export const queryInvoicesData: Schema<Ops['queryInvoices']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'netTotal?': amount, 'taxTotal?': amount, 'amountTotal?': amount, records: list(answers.Invoice) }));

/** The input of `queryInvoices`. */
export const queryInvoicesInput: Schema<Ops['queryInvoices']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'invoiceNo?': text, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The input of `signInvoices`. */
export const signInvoicesInput: Schema<Ops['signInvoices']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, invoiceNoList: all(list(code), entries(1)), 'signUser?': text }) }));

/** The input of `rejectInvoices`. */
export const rejectInvoicesInput: Schema<Ops['rejectInvoices']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, invoiceNoList: all(list(code), entries(1)), 'reason?': all(text, characters(1, 200)) }) }));

/** The data of `startInvoiceSignature`. */
export const startInvoiceSignatureData: Schema<Ops['startInvoiceSignature']['data']> = /* @__PURE__ */ schemaOf(() => answer({ url: text }));

/** The input of `startInvoiceSignature`. */
export const startInvoiceSignatureInput: Schema<Ops['startInvoiceSignature']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, invoiceNoList: all(list(code), entries(1)), 'accountCode?': text }) }));

/** The data of `queryInvoiceTrace`. */
export const queryInvoiceTraceData: Schema<Ops['queryInvoiceTrace']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ orderNo: code, orderDate: all(text, date), orderAmount: price, 'dn?': text, 'voucherNo?': text, 'invoiceNo?': text, 'invoiceDate?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/u)), 'invoiceAmount?': amount, uninvoicedAmount: amount, status: text, statusName: text })) }));

/** The input of `queryInvoiceTrace`. */
export const queryInvoiceTraceInput: Schema<Ops['queryInvoiceTrace']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'orderNo?': text, 'invoiceNo?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The input of `exportInvoices`. */
export const exportInvoicesInput: Schema<Ops['exportInvoices']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'beginDate?': text, 'endDate?': text, 'invoiceNo?': text, 'orderNo?': text, 'status?': text }) }));

/** The data of `queryAcceptanceBills`. */
export const queryAcceptanceBillsData: Schema<Ops['queryAcceptanceBills']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answers.AcceptanceBill) }));

/** The input of `queryAcceptanceBills`. */
export const queryAcceptanceBillsInput: Schema<Ops['queryAcceptanceBills']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'billNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The input of `submitAcceptanceBill`. */
export const submitAcceptanceBillInput: Schema<Ops['submitAcceptanceBill']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, payerCode: code, billNo: all(text, characters(1), like(/^[0-9]{30}$/u)), 'billType?': all(text, oneOf("BANK", "COMMERCIAL")), 'drawerName?': code, 'acceptorName?': code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), issueDate: all(text, date), dueDate: all(text, date) }) }));

/** The data of `queryBillClaims`. */
export const queryBillClaimsData: Schema<Ops['queryBillClaims']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answers.AcceptanceBill) }));

/** The input of `queryBillClaims`. */
export const queryBillClaimsInput: Schema<Ops['queryBillClaims']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'billNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The input of `submitBillClaim`. */
export const submitBillClaimInput: Schema<Ops['submitBillClaim']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, billNo: code, payerCode: code, 'amount?': all(number, most(9999999999.99), moreThan(0), step(0.01)), 'remark?': all(text, characters(0, 200)) }) }));

/** The data of `queryInvoiceApplies`. */
export const queryInvoiceAppliesData: Schema<Ops['queryInvoiceApplies']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ applyNo: code, orderNo: code, applyDate: all(text, date), netAmount: amount, 'taxRate?': number, taxAmount: amount, amount: amount, 'invoiceNo?': text, status: text, statusName: text })) }));

/** The input of `queryInvoiceApplies`. */
export const queryInvoiceAppliesInput: Schema<Ops['queryInvoiceApplies']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `submitInvoiceApply`. */
export const submitInvoiceApplyData: Schema<Ops['submitInvoiceApply']['data']> = /* @__PURE__ */ schemaOf(() => answer({ applyNo: code, 'status?': text, 'statusName?': text }));

/** The input of `submitInvoiceApply`. */
export const submitInvoiceApplyInput: Schema<Ops['submitInvoiceApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'customerCode?': code, orderNoList: all(list(code), entries(1)), 'billtoCode?': text, 'remark?': all(text, characters(0, 200)) }) }));
