// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, least, like, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryRebates`. */
export const queryRebatesData: Schema<Ops['queryRebates']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'rebateTotal?': amount, 'usedTotal?': amount, 'balanceTotal?': amount, records: list(answers.Rebate) }));

/** The input of `queryRebates`. */
export const queryRebatesInput: Schema<Ops['queryRebates']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'rebateNo?': text, 'contractNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryRebateSettlementDetails`. */
export const queryRebateSettlementDetailsData: Schema<Ops['queryRebateSettlementDetails']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'baseTotal?': amount, 'rebateTotal?': amount, records: list(answer({ id: code, rebateNo: code, settleMonth: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'baseAmount?': amount, 'rate?': number, rebateAmount: amount, 'settleDate?': all(text, date), status: text, statusName: text })) }));

/** The input of `queryRebateSettlementDetails`. */
export const queryRebateSettlementDetailsInput: Schema<Ops['queryRebateSettlementDetails']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'customerCode?': code, rebateNo: code }) }));

/** The data of `submitRebateCash`. */
export const submitRebateCashData: Schema<Ops['submitRebateCash']['data']> = /* @__PURE__ */ schemaOf(() => answer({ cashNo: code, rebateNo: code, payerCode: code, cashAmount: amount, cashDate: all(text, date), balance: amount, status: text, statusName: text }));

/** The input of `submitRebateCash`. */
export const submitRebateCashInput: Schema<Ops['submitRebateCash']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, rebateNo: code, payerCode: code, amount: all(number, most(9999999999.99), moreThan(0), step(0.01)), 'payPassword?': text, 'remark?': all(text, characters(0, 100)) }) }));

/** The input of `exportRebates`. */
export const exportRebatesInput: Schema<Ops['exportRebates']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'rebateNo?': text, 'contractNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryRetailAggregations`. */
export const queryRetailAggregationsData: Schema<Ops['queryRetailAggregations']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'numberTotal?': count, 'amountTotal?': amount, records: list(answer({ month: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), productCode: code, 'productModel?': text, 'productName?': text, retailNumber: count, 'retailPrice?': price, retailAmount: amount })) }));

/** The input of `queryRetailAggregations`. */
export const queryRetailAggregationsInput: Schema<Ops['queryRetailAggregations']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'productCode?': text, 'industryCode?': text, 'beginMonth?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), 'endMonth?': all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)) }) }));

/** The data of `queryAppointmentContracts`. */
export const queryAppointmentContractsData: Schema<Ops['queryAppointmentContracts']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ contractNo: code, contractName: text, 'contractType?': text, 'contractTypeName?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'targetAmount?': amount, 'achievedAmount?': amount, 'achievedRate?': number, status: text, statusName: text })) }));

/** The input of `queryAppointmentContracts`. */
export const queryAppointmentContractsInput: Schema<Ops['queryAppointmentContracts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'contractNo?': text, 'contractType?': text, 'year?': all(text, like(/^[0-9]{4}$/u)), 'status?': text }) }));

/** The data of `queryPolicyDeliveries`. */
export const queryPolicyDeliveriesData: Schema<Ops['queryPolicyDeliveries']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ policyNo: code, policyName: text, policyType: text, 'policyTypeName?': text, 'productCode?': text, 'productName?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'unitAmount?': amount, budgetAmount: amount, usedAmount: amount, leftAmount: amount, status: text, statusName: text })) }));

/** The input of `queryPolicyDeliveries`. */
export const queryPolicyDeliveriesInput: Schema<Ops['queryPolicyDeliveries']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'policyNo?': text, 'policyType?': all(text, oneOf("TOB", "TOC", "COUNTY")), 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryPolicyPrizes`. */
export const queryPolicyPrizesData: Schema<Ops['queryPolicyPrizes']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'prizeTotal?': amount, records: list(answer({ prizeNo: code, policyNo: code, 'policyName?': text, orderNo: code, productCode: code, number: count, unitAmount: amount, prizeAmount: amount, status: text, statusName: text })) }));

/** The input of `queryPolicyPrizes`. */
export const queryPolicyPrizesInput: Schema<Ops['queryPolicyPrizes']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'policyNo?': text, 'orderNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryRedInvoiceSettlements`. */
export const queryRedInvoiceSettlementsData: Schema<Ops['queryRedInvoiceSettlements']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, records: list(answer({ settleNo: code, redType: text, redTypeName: text, 'redInvoiceNo?': text, blueInvoiceNo: code, 'orderNo?': text, 'applyDate?': all(text, date), netAmount: amount, taxAmount: amount, amount: amount, status: text, statusName: text, 'confirmNo?': text, 'confirmStatus?': text, 'confirmStatusName?': text })) }));

/** The input of `queryRedInvoiceSettlements`. */
export const queryRedInvoiceSettlementsInput: Schema<Ops['queryRedInvoiceSettlements']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'redType?': all(text, oneOf("REBATE", "RETURN")), 'redInvoiceNo?': text, 'blueInvoiceNo?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryRebateOrderInvoices`. */
export const queryRebateOrderInvoicesData: Schema<Ops['queryRebateOrderInvoices']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), 'amountTotal?': amount, 'rebateTotal?': amount, records: list(answer({ orderNo: code, invoiceNo: code, 'invoiceDate?': all(text, date), productCode: code, 'productName?': text, number: count, amount: amount, 'unitRebate?': amount, rebateAmount: amount })) }));

/** The input of `queryRebateOrderInvoices`. */
export const queryRebateOrderInvoicesInput: Schema<Ops['queryRebateOrderInvoices']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), 'customerCode?': code, rebateNo: code, 'orderNo?': text, 'invoiceNo?': text }) }));
