// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, entries, flag, least, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** The data of `splitHairishengOrder`. */
export const splitHairishengOrderData: Schema<Ops['splitHairishengOrder']['data']> = /* @__PURE__ */ schemaOf(() => answers.SettleData);

/** The input of `splitHairishengOrder`. */
export const splitHairishengOrderInput: Schema<Ops['splitHairishengOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.CheckedCart }));

/** The input of `cancelHairishengOrder`. */
export const cancelHairishengOrderInput: Schema<Ops['cancelHairishengOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'reason?': all(text, characters(0, 200)) }) }));

/** The data of `getTripartitePurchaseOrder`. */
export const getTripartitePurchaseOrderData: Schema<Ops['getTripartitePurchaseOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ poNo: code, orderNo: code, 'supplierName?': text, 'buyerName?': text, 'agentName?': text, 'createDate?': all(text, date), amount: amount, 'statusName?': text, lineList: list(answers.OrderLine) }));

/** The input of `getTripartitePurchaseOrder`. */
export const getTripartitePurchaseOrderInput: Schema<Ops['getTripartitePurchaseOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderNo: code }) }));

/** The input of `updateAirOrderInvoice`. */
export const updateAirOrderInvoiceInput: Schema<Ops['updateAirOrderInvoice']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, invoiceNo: all(text, characters(1, 20)), 'invoiceDate?': all(text, date) }) }));

/** The data of `getWholeHouseReject`. */
export const getWholeHouseRejectData: Schema<Ops['getWholeHouseReject']['data']> = /* @__PURE__ */ schemaOf(() => answers.WholeHouseReject);

/** The input of `getWholeHouseReject`. */
export const getWholeHouseRejectInput: Schema<Ops['getWholeHouseReject']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderNo: code }) }));

/** The input of `handleWholeHouseReject`. */
export const handleWholeHouseRejectInput: Schema<Ops['handleWholeHouseReject']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, rejectNo: code, handleType: all(text, oneOf("CHANGE", "CANCEL", "APPEAL")), 'remark?': all(text, characters(0, 200)) }) }));

/** The data of `changeWholeHouseOrder`. */
export const changeWholeHouseOrderData: Schema<Ops['changeWholeHouseOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderNo: code, 'originalAmount?': amount, changedAmount: amount, 'diffAmount?': amount }));

/** The input of `changeWholeHouseOrder`. */
export const changeWholeHouseOrderInput: Schema<Ops['changeWholeHouseOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, lineList: all(list(record({ productCode: code, 'newProductCode?': text, number: all(whole, least(0), most(999999)) })), entries(1)), 'reason?': all(text, characters(0, 200)) }) }));

/** The data of `getWholeHouseValidTime`. */
export const getWholeHouseValidTimeData: Schema<Ops['getWholeHouseValidTime']['data']> = /* @__PURE__ */ schemaOf(() => answer({ 'beginTime?': text, endTime: text, isValid: flag }));

/** The input of `getWholeHouseValidTime`. */
export const getWholeHouseValidTimeInput: Schema<Ops['getWholeHouseValidTime']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderNo: code }) }));

/** The data of `queryAllocations`. */
export const queryAllocationsData: Schema<Ops['queryAllocations']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Allocation) }));

/** The input of `queryAllocations`. */
export const queryAllocationsInput: Schema<Ops['queryAllocations']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'status?': text, 'keyword?': all(text, characters(0, 50)), 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The input of `confirmOrRefuseAllocation`. */
export const confirmOrRefuseAllocationInput: Schema<Ops['confirmOrRefuseAllocation']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, allocationNo: code, isConfirm: flag, 'number?': all(whole, least(1), most(999999)), 'refuseReason?': all(text, characters(0, 200)) }) }));

/** The data of `queryPopReserves`. */
export const queryPopReservesData: Schema<Ops['queryPopReserves']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.PopReserve) }));

/** The input of `queryPopReserves`. */
export const queryPopReservesInput: Schema<Ops['queryPopReserves']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'warehouseCode?': text, 'status?': text }) }));

/** The input of `stopPopReserve`. */
export const stopPopReserveInput: Schema<Ops['stopPopReserve']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The input of `exportPopReserves`. */
export const exportPopReservesInput: Schema<Ops['exportPopReserves']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'warehouseCode?': text, 'status?': text }) }));

/** The data of `getPopReserve`. */
export const getPopReserveData: Schema<Ops['getPopReserve']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code, reserveNo: code, productCode: code, 'productModel?': text, 'productName?': text, number: count, usedNumber: count, 'leftNumber?': count, 'warehouseCode?': text, 'warehouseName?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), status: text, statusName: text, 'createTime?': text, useList: list(answer({ orderNo: code, number: count, useTime: text })) }));

/** The input of `getPopReserve`. */
export const getPopReserveInput: Schema<Ops['getPopReserve']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `listPopWarehouses`. */
export const listPopWarehousesData: Schema<Ops['listPopWarehouses']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ warehouseCode: code, warehouseName: text, 'address?': text })));

/** The input of `listPopWarehouses`. */
export const listPopWarehousesInput: Schema<Ops['listPopWarehouses']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `listPopCustomerCodes`. */
export const listPopCustomerCodesData: Schema<Ops['listPopCustomerCodes']['data']> = /* @__PURE__ */ schemaOf(() => list(text));

/** The data of `checkCreditApplyAllowed`. */
export const checkCreditApplyAllowedData: Schema<Ops['checkCreditApplyAllowed']['data']> = /* @__PURE__ */ schemaOf(() => answer({ isAllowed: flag, 'creditLimit?': price, 'usedAmount?': amount, 'availableAmount?': amount, 'reason?': text }));

/** The input of `checkCreditApplyAllowed`. */
export const checkCreditApplyAllowedInput: Schema<Ops['checkCreditApplyAllowed']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code }) }));

/** The data of `submitCreditApply`. */
export const submitCreditApplyData: Schema<Ops['submitCreditApply']['data']> = /* @__PURE__ */ schemaOf(() => answers.CreditOrderApply);

/** The input of `submitCreditApply`. */
export const submitCreditApplyInput: Schema<Ops['submitCreditApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, payerCode: code, applyAmount: all(number, most(99999999.99), moreThan(0), step(0.01)), applyReason: all(text, characters(1, 200)), 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryCreditApplies`. */
export const queryCreditAppliesData: Schema<Ops['queryCreditApplies']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.CreditOrderApply) }));

/** The input of `queryCreditApplies`. */
export const queryCreditAppliesInput: Schema<Ops['queryCreditApplies']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** The data of `queryPopStock`. */
export const queryPopStockData: Schema<Ops['queryPopStock']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ productCode: code, productModel: text, 'productName?': text, 'picUrl?': text, warehouseCode: code, 'warehouseName?': text, stock: count, 'reserveNumber?': count, price: price })) }));

/** The input of `queryPopStock`. */
export const queryPopStockInput: Schema<Ops['queryPopStock']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'warehouseCode?': text, 'category?': text }) }));

/** The data of `submitPopOrder`. */
export const submitPopOrderData: Schema<Ops['submitPopOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderNo: code, orderTypeNo: code, amount: price }));

/** The input of `submitPopOrder`. */
export const submitPopOrderInput: Schema<Ops['submitPopOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, warehouseCode: code, payerCode: code, 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), productList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)) }) }));
