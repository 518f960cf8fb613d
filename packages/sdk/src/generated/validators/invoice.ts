// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, entries, least, like, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryInvoices`. */
export const queryInvoicesData: Check<Ops['queryInvoices']['data']> = /* @__PURE__ */ checkOf('queryInvoices', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'netTotal?': amount, 'taxTotal?': amount, 'amountTotal?': amount, records: list(answers.Invoice) }));

/** Checks the input of `queryInvoices`. */
export const queryInvoicesInput: Check<Ops['queryInvoices']['input']> = /* @__PURE__ */ checkOf('queryInvoices', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'invoiceNo?': text, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the input of `signInvoices`. */
export const signInvoicesInput: Check<Ops['signInvoices']['input']> = /* @__PURE__ */ checkOf('signInvoices', 'input', () => record({ body: record({ 'customerCode?': code, invoiceNoList: all(list(code), entries(1)), 'signUser?': text }) }));

/** Checks the input of `rejectInvoices`. */
export const rejectInvoicesInput: Check<Ops['rejectInvoices']['input']> = /* @__PURE__ */ checkOf('rejectInvoices', 'input', () => record({ body: record({ 'customerCode?': code, invoiceNoList: all(list(code), entries(1)), 'reason?': all(text, characters(1, 200)) }) }));

/** Checks the data of `startInvoiceSignature`. */
export const startInvoiceSignatureData: Check<Ops['startInvoiceSignature']['data']> = /* @__PURE__ */ checkOf('startInvoiceSignature', 'data', () => answer({ url: text }));

/** Checks the input of `startInvoiceSignature`. */
export const startInvoiceSignatureInput: Check<Ops['startInvoiceSignature']['input']> = /* @__PURE__ */ checkOf('startInvoiceSignature', 'input', () => record({ body: record({ 'customerCode?': code, invoiceNoList: all(list(code), entries(1)), 'accountCode?': text }) }));

/** Checks the data of `queryInvoiceTrace`. */
export const queryInvoiceTraceData: Check<Ops['queryInvoiceTrace']['data']> = /* @__PURE__ */ checkOf('queryInvoiceTrace', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ orderNo: code, orderDate: all(text, date), orderAmount: price, 'dn?': text, 'voucherNo?': text, 'invoiceNo?': text, 'invoiceDate?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/u)), 'invoiceAmount?': amount, uninvoicedAmount: amount, status: text, statusName: text })) }));

/** Checks the input of `queryInvoiceTrace`. */
export const queryInvoiceTraceInput: Check<Ops['queryInvoiceTrace']['input']> = /* @__PURE__ */ checkOf('queryInvoiceTrace', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'orderNo?': text, 'invoiceNo?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the input of `exportInvoices`. */
export const exportInvoicesInput: Check<Ops['exportInvoices']['input']> = /* @__PURE__ */ checkOf('exportInvoices', 'input', () => record({ query: record({ customerCode: code, 'beginDate?': text, 'endDate?': text, 'invoiceNo?': text, 'orderNo?': text, 'status?': text }) }));

/** Checks the data of `queryAcceptanceBills`. */
export const queryAcceptanceBillsData: Check<Ops['queryAcceptanceBills']['data']> = /* @__PURE__ */ checkOf('queryAcceptanceBills', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answers.AcceptanceBill) }));

/** Checks the input of `queryAcceptanceBills`. */
export const queryAcceptanceBillsInput: Check<Ops['queryAcceptanceBills']['input']> = /* @__PURE__ */ checkOf('queryAcceptanceBills', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'billNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the input of `submitAcceptanceBill`. */
export const submitAcceptanceBillInput: Check<Ops['submitAcceptanceBill']['input']> = /* @__PURE__ */ checkOf('submitAcceptanceBill', 'input', () => record({ body: record({ customerCode: code, payerCode: code, billNo: all(text, characters(1), like(/^[0-9]{30}$/u)), 'billType?': all(text, oneOf("BANK", "COMMERCIAL")), 'drawerName?': code, 'acceptorName?': code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), issueDate: all(text, date), dueDate: all(text, date) }) }));

/** Checks the data of `queryBillClaims`. */
export const queryBillClaimsData: Check<Ops['queryBillClaims']['data']> = /* @__PURE__ */ checkOf('queryBillClaims', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answers.AcceptanceBill) }));

/** Checks the input of `queryBillClaims`. */
export const queryBillClaimsInput: Check<Ops['queryBillClaims']['input']> = /* @__PURE__ */ checkOf('queryBillClaims', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'billNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the input of `submitBillClaim`. */
export const submitBillClaimInput: Check<Ops['submitBillClaim']['input']> = /* @__PURE__ */ checkOf('submitBillClaim', 'input', () => record({ body: record({ 'customerCode?': code, billNo: code, payerCode: code, 'amount?': all(number, most(9999999999.99), moreThan(0), step(0.01)), 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the data of `queryInvoiceApplies`. */
export const queryInvoiceAppliesData: Check<Ops['queryInvoiceApplies']['data']> = /* @__PURE__ */ checkOf('queryInvoiceApplies', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ applyNo: code, orderNo: code, applyDate: all(text, date), netAmount: amount, 'taxRate?': number, taxAmount: amount, amount: amount, 'invoiceNo?': text, status: text, statusName: text })) }));

/** Checks the input of `queryInvoiceApplies`. */
export const queryInvoiceAppliesInput: Check<Ops['queryInvoiceApplies']['input']> = /* @__PURE__ */ checkOf('queryInvoiceApplies', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `submitInvoiceApply`. */
export const submitInvoiceApplyData: Check<Ops['submitInvoiceApply']['data']> = /* @__PURE__ */ checkOf('submitInvoiceApply', 'data', () => answer({ applyNo: code, 'status?': text, 'statusName?': text }));

/** Checks the input of `submitInvoiceApply`. */
export const submitInvoiceApplyInput: Check<Ops['submitInvoiceApply']['input']> = /* @__PURE__ */ checkOf('submitInvoiceApply', 'input', () => record({ body: record({ 'customerCode?': code, orderNoList: all(list(code), entries(1)), 'billtoCode?': text, 'remark?': all(text, characters(0, 200)) }) }));
