// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, date, least, like, list, moreThan, most, number, oneOf, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryRebates`. */
export const queryRebatesData: Check<Ops['queryRebates']['data']> = /* @__PURE__ */ checkOf('queryRebates', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'rebateTotal?': number, 'usedTotal?': number, 'balanceTotal?': number, records: list(answers.Rebate) }));

/** Checks the input of `queryRebates`. */
export const queryRebatesInput: Check<Ops['queryRebates']['input']> = /* @__PURE__ */ checkOf('queryRebates', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'rebateNo?': text, 'contractNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryRebateSettlementDetails`. */
export const queryRebateSettlementDetailsData: Check<Ops['queryRebateSettlementDetails']['data']> = /* @__PURE__ */ checkOf('queryRebateSettlementDetails', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'baseTotal?': number, 'rebateTotal?': number, records: list(answer({ id: text, rebateNo: text, settleMonth: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'baseAmount?': number, 'rate?': number, rebateAmount: number, 'settleDate?': all(text, date), status: text, statusName: text })) }));

/** Checks the input of `queryRebateSettlementDetails`. */
export const queryRebateSettlementDetailsInput: Check<Ops['queryRebateSettlementDetails']['input']> = /* @__PURE__ */ checkOf('queryRebateSettlementDetails', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'customerCode?': all(text, characters(1)), rebateNo: all(text, characters(1)) }) }));

/** Checks the data of `submitRebateCash`. */
export const submitRebateCashData: Check<Ops['submitRebateCash']['data']> = /* @__PURE__ */ checkOf('submitRebateCash', 'data', () => answer({ cashNo: text, rebateNo: text, payerCode: text, cashAmount: number, cashDate: all(text, date), balance: number, status: text, statusName: text }));

/** Checks the input of `submitRebateCash`. */
export const submitRebateCashInput: Check<Ops['submitRebateCash']['input']> = /* @__PURE__ */ checkOf('submitRebateCash', 'input', () => record({ body: record({ customerCode: all(text, characters(1)), rebateNo: all(text, characters(1)), payerCode: all(text, characters(1)), amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 100)) }) }));

/** Checks the input of `exportRebates`. */
export const exportRebatesInput: Check<Ops['exportRebates']['input']> = /* @__PURE__ */ checkOf('exportRebates', 'input', () => record({ body: record({ customerCode: all(text, characters(1)), 'rebateNo?': text, 'contractNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryRetailAggregations`. */
export const queryRetailAggregationsData: Check<Ops['queryRetailAggregations']['data']> = /* @__PURE__ */ checkOf('queryRetailAggregations', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'numberTotal?': whole, 'amountTotal?': number, records: list(answer({ month: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), productCode: text, 'productModel?': text, 'productName?': text, retailNumber: whole, 'retailPrice?': number, retailAmount: number })) }));

/** Checks the input of `queryRetailAggregations`. */
export const queryRetailAggregationsInput: Check<Ops['queryRetailAggregations']['input']> = /* @__PURE__ */ checkOf('queryRetailAggregations', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'productCode?': text, 'industryCode?': text, 'beginMonth?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'endMonth?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)) }) }));

/** Checks the data of `queryAppointmentContracts`. */
export const queryAppointmentContractsData: Check<Ops['queryAppointmentContracts']['data']> = /* @__PURE__ */ checkOf('queryAppointmentContracts', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ contractNo: text, contractName: text, 'contractType?': text, 'contractTypeName?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'targetAmount?': number, 'achievedAmount?': number, 'achievedRate?': number, status: text, statusName: text })) }));

/** Checks the input of `queryAppointmentContracts`. */
export const queryAppointmentContractsInput: Check<Ops['queryAppointmentContracts']['input']> = /* @__PURE__ */ checkOf('queryAppointmentContracts', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'contractNo?': text, 'contractType?': text, 'year?': all(text, like(/^[0-9]{4}$/u)), 'status?': text }) }));

/** Checks the data of `queryPolicyDeliveries`. */
export const queryPolicyDeliveriesData: Check<Ops['queryPolicyDeliveries']['data']> = /* @__PURE__ */ checkOf('queryPolicyDeliveries', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ policyNo: text, policyName: text, policyType: text, 'policyTypeName?': text, 'productCode?': text, 'productName?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'unitAmount?': number, budgetAmount: number, usedAmount: number, leftAmount: number, status: text, statusName: text })) }));

/** Checks the input of `queryPolicyDeliveries`. */
export const queryPolicyDeliveriesInput: Check<Ops['queryPolicyDeliveries']['input']> = /* @__PURE__ */ checkOf('queryPolicyDeliveries', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'policyNo?': text, 'policyType?': all(text, oneOf("TOB", "TOC", "COUNTY")), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryPolicyPrizes`. */
export const queryPolicyPrizesData: Check<Ops['queryPolicyPrizes']['data']> = /* @__PURE__ */ checkOf('queryPolicyPrizes', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'prizeTotal?': number, records: list(answer({ prizeNo: text, policyNo: text, 'policyName?': text, orderNo: text, productCode: text, number: whole, unitAmount: number, prizeAmount: number, status: text, statusName: text })) }));

/** Checks the input of `queryPolicyPrizes`. */
export const queryPolicyPrizesInput: Check<Ops['queryPolicyPrizes']['input']> = /* @__PURE__ */ checkOf('queryPolicyPrizes', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'policyNo?': text, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryRedInvoiceSettlements`. */
export const queryRedInvoiceSettlementsData: Check<Ops['queryRedInvoiceSettlements']['data']> = /* @__PURE__ */ checkOf('queryRedInvoiceSettlements', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': number, records: list(answer({ settleNo: text, redType: text, redTypeName: text, 'redInvoiceNo?': text, blueInvoiceNo: text, 'orderNo?': text, 'applyDate?': all(text, date), netAmount: number, taxAmount: number, amount: number, status: text, statusName: text })) }));

/** Checks the input of `queryRedInvoiceSettlements`. */
export const queryRedInvoiceSettlementsInput: Check<Ops['queryRedInvoiceSettlements']['input']> = /* @__PURE__ */ checkOf('queryRedInvoiceSettlements', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: all(text, characters(1)), 'redType?': all(text, oneOf("REBATE", "RETURN")), 'redInvoiceNo?': text, 'blueInvoiceNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryRebateOrderInvoices`. */
export const queryRebateOrderInvoicesData: Check<Ops['queryRebateOrderInvoices']['data']> = /* @__PURE__ */ checkOf('queryRebateOrderInvoices', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': number, 'rebateTotal?': number, records: list(answer({ orderNo: text, invoiceNo: text, 'invoiceDate?': all(text, date), productCode: text, 'productName?': text, number: whole, amount: number, 'unitRebate?': number, rebateAmount: number })) }));

/** Checks the input of `queryRebateOrderInvoices`. */
export const queryRebateOrderInvoicesInput: Check<Ops['queryRebateOrderInvoices']['input']> = /* @__PURE__ */ checkOf('queryRebateOrderInvoices', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'customerCode?': all(text, characters(1)), rebateNo: all(text, characters(1)), 'orderNo?': text, 'invoiceNo?': text }) }));
