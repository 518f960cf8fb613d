// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, least, like, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryRebates`. */
export const queryRebatesData: Check<Ops['queryRebates']['data']> = /* @__PURE__ */ checkOf('queryRebates', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'rebateTotal?': amount, 'usedTotal?': amount, 'balanceTotal?': amount, records: list(answers.Rebate) }));

/** Checks the input of `queryRebates`. */
export const queryRebatesInput: Check<Ops['queryRebates']['input']> = /* @__PURE__ */ checkOf('queryRebates', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'rebateNo?': text, 'contractNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryRebateSettlementDetails`. */
export const queryRebateSettlementDetailsData: Check<Ops['queryRebateSettlementDetails']['data']> = /* @__PURE__ */ checkOf('queryRebateSettlementDetails', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'baseTotal?': amount, 'rebateTotal?': amount, records: list(answer({ id: code, rebateNo: code, settleMonth: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'baseAmount?': amount, 'rate?': number, rebateAmount: amount, 'settleDate?': all(text, date), status: text, statusName: text })) }));

/** Checks the input of `queryRebateSettlementDetails`. */
export const queryRebateSettlementDetailsInput: Check<Ops['queryRebateSettlementDetails']['input']> = /* @__PURE__ */ checkOf('queryRebateSettlementDetails', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'customerCode?': code, rebateNo: code }) }));

/** Checks the data of `submitRebateCash`. */
export const submitRebateCashData: Check<Ops['submitRebateCash']['data']> = /* @__PURE__ */ checkOf('submitRebateCash', 'data', () => answer({ cashNo: code, rebateNo: code, payerCode: code, cashAmount: amount, cashDate: all(text, date), balance: amount, status: text, statusName: text }));

/** Checks the input of `submitRebateCash`. */
export const submitRebateCashInput: Check<Ops['submitRebateCash']['input']> = /* @__PURE__ */ checkOf('submitRebateCash', 'input', () => record({ body: record({ customerCode: code, rebateNo: code, payerCode: code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 100)) }) }));

/** Checks the input of `exportRebates`. */
export const exportRebatesInput: Check<Ops['exportRebates']['input']> = /* @__PURE__ */ checkOf('exportRebates', 'input', () => record({ body: record({ customerCode: code, 'rebateNo?': text, 'contractNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryRetailAggregations`. */
export const queryRetailAggregationsData: Check<Ops['queryRetailAggregations']['data']> = /* @__PURE__ */ checkOf('queryRetailAggregations', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'numberTotal?': count, 'amountTotal?': amount, records: list(answer({ month: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), productCode: code, 'productModel?': text, 'productName?': text, retailNumber: count, 'retailPrice?': price, retailAmount: amount })) }));

/** Checks the input of `queryRetailAggregations`. */
export const queryRetailAggregationsInput: Check<Ops['queryRetailAggregations']['input']> = /* @__PURE__ */ checkOf('queryRetailAggregations', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'productCode?': text, 'industryCode?': text, 'beginMonth?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'endMonth?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)) }) }));

/** Checks the data of `queryAppointmentContracts`. */
export const queryAppointmentContractsData: Check<Ops['queryAppointmentContracts']['data']> = /* @__PURE__ */ checkOf('queryAppointmentContracts', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ contractNo: code, contractName: text, 'contractType?': text, 'contractTypeName?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'targetAmount?': amount, 'achievedAmount?': amount, 'achievedRate?': number, status: text, statusName: text })) }));

/** Checks the input of `queryAppointmentContracts`. */
export const queryAppointmentContractsInput: Check<Ops['queryAppointmentContracts']['input']> = /* @__PURE__ */ checkOf('queryAppointmentContracts', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'contractNo?': text, 'contractType?': text, 'year?': all(text, like(/^[0-9]{4}$/u)), 'status?': text }) }));

/** Checks the data of `queryPolicyDeliveries`. */
export const queryPolicyDeliveriesData: Check<Ops['queryPolicyDeliveries']['data']> = /* @__PURE__ */ checkOf('queryPolicyDeliveries', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ policyNo: code, policyName: text, policyType: text, 'policyTypeName?': text, 'productCode?': text, 'productName?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'unitAmount?': amount, budgetAmount: amount, usedAmount: amount, leftAmount: amount, status: text, statusName: text })) }));

/** Checks the input of `queryPolicyDeliveries`. */
export const queryPolicyDeliveriesInput: Check<Ops['queryPolicyDeliveries']['input']> = /* @__PURE__ */ checkOf('queryPolicyDeliveries', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'policyNo?': text, 'policyType?': all(text, oneOf("TOB", "TOC", "COUNTY")), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryPolicyPrizes`. */
export const queryPolicyPrizesData: Check<Ops['queryPolicyPrizes']['data']> = /* @__PURE__ */ checkOf('queryPolicyPrizes', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'prizeTotal?': amount, records: list(answer({ prizeNo: code, policyNo: code, 'policyName?': text, orderNo: code, productCode: code, number: count, unitAmount: amount, prizeAmount: amount, status: text, statusName: text })) }));

/** Checks the input of `queryPolicyPrizes`. */
export const queryPolicyPrizesInput: Check<Ops['queryPolicyPrizes']['input']> = /* @__PURE__ */ checkOf('queryPolicyPrizes', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'policyNo?': text, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryRedInvoiceSettlements`. */
export const queryRedInvoiceSettlementsData: Check<Ops['queryRedInvoiceSettlements']['data']> = /* @__PURE__ */ checkOf('queryRedInvoiceSettlements', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answer({ settleNo: code, redType: text, redTypeName: text, 'redInvoiceNo?': text, blueInvoiceNo: code, 'orderNo?': text, 'applyDate?': all(text, date), netAmount: amount, taxAmount: amount, amount: amount, status: text, statusName: text, 'confirmNo?': text, 'confirmStatus?': text, 'confirmStatusName?': text })) }));

/** Checks the input of `queryRedInvoiceSettlements`. */
export const queryRedInvoiceSettlementsInput: Check<Ops['queryRedInvoiceSettlements']['input']> = /* @__PURE__ */ checkOf('queryRedInvoiceSettlements', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'redType?': all(text, oneOf("REBATE", "RETURN")), 'redInvoiceNo?': text, 'blueInvoiceNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryRebateOrderInvoices`. */
export const queryRebateOrderInvoicesData: Check<Ops['queryRebateOrderInvoices']['data']> = /* @__PURE__ */ checkOf('queryRebateOrderInvoices', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, 'rebateTotal?': amount, records: list(answer({ orderNo: code, invoiceNo: code, 'invoiceDate?': all(text, date), productCode: code, 'productName?': text, number: count, amount: amount, 'unitRebate?': amount, rebateAmount: amount })) }));

/** Checks the input of `queryRebateOrderInvoices`. */
export const queryRebateOrderInvoicesInput: Check<Ops['queryRebateOrderInvoices']['input']> = /* @__PURE__ */ checkOf('queryRebateOrderInvoices', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'customerCode?': code, rebateNo: code, 'orderNo?': text, 'invoiceNo?': text }) }));
