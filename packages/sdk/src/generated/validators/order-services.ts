// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, entries, flag, least, list, moreThan, most, number, oneOf, price, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** Checks the data of `splitHairishengOrder`. */
export const splitHairishengOrderData: Check<Ops['splitHairishengOrder']['data']> = /* @__PURE__ */ checkOf('splitHairishengOrder', 'data', () => answers.SettleData);

/** Checks the input of `splitHairishengOrder`. */
export const splitHairishengOrderInput: Check<Ops['splitHairishengOrder']['input']> = /* @__PURE__ */ checkOf('splitHairishengOrder', 'input', () => record({ body: inputs.CheckedCart }));

/** Checks the input of `cancelHairishengOrder`. */
export const cancelHairishengOrderInput: Check<Ops['cancelHairishengOrder']['input']> = /* @__PURE__ */ checkOf('cancelHairishengOrder', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'reason?': all(text, characters(0, 200)) }) }));

/** Checks the data of `getTripartitePurchaseOrder`. */
export const getTripartitePurchaseOrderData: Check<Ops['getTripartitePurchaseOrder']['data']> = /* @__PURE__ */ checkOf('getTripartitePurchaseOrder', 'data', () => answer({ poNo: code, orderNo: code, 'supplierName?': text, 'buyerName?': text, 'agentName?': text, 'createDate?': all(text, date), amount: amount, 'statusName?': text, lineList: list(answers.OrderLine) }));

/** Checks the input of `getTripartitePurchaseOrder`. */
export const getTripartitePurchaseOrderInput: Check<Ops['getTripartitePurchaseOrder']['input']> = /* @__PURE__ */ checkOf('getTripartitePurchaseOrder', 'input', () => record({ query: record({ orderNo: code }) }));

/** Checks the input of `updateAirOrderInvoice`. */
export const updateAirOrderInvoiceInput: Check<Ops['updateAirOrderInvoice']['input']> = /* @__PURE__ */ checkOf('updateAirOrderInvoice', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, invoiceNo: all(text, characters(1, 20)), 'invoiceDate?': all(text, date) }) }));

/** Checks the data of `getWholeHouseReject`. */
export const getWholeHouseRejectData: Check<Ops['getWholeHouseReject']['data']> = /* @__PURE__ */ checkOf('getWholeHouseReject', 'data', () => answers.WholeHouseReject);

/** Checks the input of `getWholeHouseReject`. */
export const getWholeHouseRejectInput: Check<Ops['getWholeHouseReject']['input']> = /* @__PURE__ */ checkOf('getWholeHouseReject', 'input', () => record({ query: record({ orderNo: code }) }));

/** Checks the input of `handleWholeHouseReject`. */
export const handleWholeHouseRejectInput: Check<Ops['handleWholeHouseReject']['input']> = /* @__PURE__ */ checkOf('handleWholeHouseReject', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, rejectNo: code, handleType: all(text, oneOf("CHANGE", "CANCEL", "APPEAL")), 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the data of `changeWholeHouseOrder`. */
export const changeWholeHouseOrderData: Check<Ops['changeWholeHouseOrder']['data']> = /* @__PURE__ */ checkOf('changeWholeHouseOrder', 'data', () => answer({ orderNo: code, 'originalAmount?': amount, changedAmount: amount, 'diffAmount?': amount }));

/** Checks the input of `changeWholeHouseOrder`. */
export const changeWholeHouseOrderInput: Check<Ops['changeWholeHouseOrder']['input']> = /* @__PURE__ */ checkOf('changeWholeHouseOrder', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, lineList: all(list(record({ productCode: code, 'newProductCode?': text, number: all(whole, least(0), most(999999)) })), entries(1)), 'reason?': all(text, characters(0, 200)) }) }));

/** Checks the data of `getWholeHouseValidTime`. */
export const getWholeHouseValidTimeData: Check<Ops['getWholeHouseValidTime']['data']> = /* @__PURE__ */ checkOf('getWholeHouseValidTime', 'data', () => answer({ 'beginTime?': text, endTime: text, isValid: flag }));

/** Checks the input of `getWholeHouseValidTime`. */
export const getWholeHouseValidTimeInput: Check<Ops['getWholeHouseValidTime']['input']> = /* @__PURE__ */ checkOf('getWholeHouseValidTime', 'input', () => record({ query: record({ orderNo: code }) }));

/** Checks the data of `queryAllocations`. */
export const queryAllocationsData: Check<Ops['queryAllocations']['data']> = /* @__PURE__ */ checkOf('queryAllocations', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Allocation) }));

/** Checks the input of `queryAllocations`. */
export const queryAllocationsInput: Check<Ops['queryAllocations']['input']> = /* @__PURE__ */ checkOf('queryAllocations', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'status?': text, 'keyword?': all(text, characters(0, 50)), 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the input of `confirmOrRefuseAllocation`. */
export const confirmOrRefuseAllocationInput: Check<Ops['confirmOrRefuseAllocation']['input']> = /* @__PURE__ */ checkOf('confirmOrRefuseAllocation', 'input', () => record({ body: record({ 'saletoCode?': code, allocationNo: code, isConfirm: flag, 'number?': all(whole, least(1), most(999999)), 'refuseReason?': all(text, characters(0, 200)) }) }));

/** Checks the data of `queryPopReserves`. */
export const queryPopReservesData: Check<Ops['queryPopReserves']['data']> = /* @__PURE__ */ checkOf('queryPopReserves', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.PopReserve) }));

/** Checks the input of `queryPopReserves`. */
export const queryPopReservesInput: Check<Ops['queryPopReserves']['input']> = /* @__PURE__ */ checkOf('queryPopReserves', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'warehouseCode?': text, 'status?': text }) }));

/** Checks the input of `stopPopReserve`. */
export const stopPopReserveInput: Check<Ops['stopPopReserve']['input']> = /* @__PURE__ */ checkOf('stopPopReserve', 'input', () => record({ path: record({ id: code }) }));

/** Checks the input of `exportPopReserves`. */
export const exportPopReservesInput: Check<Ops['exportPopReserves']['input']> = /* @__PURE__ */ checkOf('exportPopReserves', 'input', () => record({ query: record({ saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'warehouseCode?': text, 'status?': text }) }));

/** Checks the data of `getPopReserve`. */
export const getPopReserveData: Check<Ops['getPopReserve']['data']> = /* @__PURE__ */ checkOf('getPopReserve', 'data', () => answer({ id: code, reserveNo: code, productCode: code, 'productModel?': text, 'productName?': text, number: count, usedNumber: count, 'leftNumber?': count, 'warehouseCode?': text, 'warehouseName?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), status: text, statusName: text, 'createTime?': text, useList: list(answer({ orderNo: code, number: count, useTime: text })) }));

/** Checks the input of `getPopReserve`. */
export const getPopReserveInput: Check<Ops['getPopReserve']['input']> = /* @__PURE__ */ checkOf('getPopReserve', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `listPopWarehouses`. */
export const listPopWarehousesData: Check<Ops['listPopWarehouses']['data']> = /* @__PURE__ */ checkOf('listPopWarehouses', 'data', () => list(answer({ warehouseCode: code, warehouseName: text, 'address?': text })));

/** Checks the input of `listPopWarehouses`. */
export const listPopWarehousesInput: Check<Ops['listPopWarehouses']['input']> = /* @__PURE__ */ checkOf('listPopWarehouses', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `listPopCustomerCodes`. */
export const listPopCustomerCodesData: Check<Ops['listPopCustomerCodes']['data']> = /* @__PURE__ */ checkOf('listPopCustomerCodes', 'data', () => list(text));

/** Checks the data of `checkCreditApplyAllowed`. */
export const checkCreditApplyAllowedData: Check<Ops['checkCreditApplyAllowed']['data']> = /* @__PURE__ */ checkOf('checkCreditApplyAllowed', 'data', () => answer({ isAllowed: flag, 'creditLimit?': price, 'usedAmount?': amount, 'availableAmount?': amount, 'reason?': text }));

/** Checks the input of `checkCreditApplyAllowed`. */
export const checkCreditApplyAllowedInput: Check<Ops['checkCreditApplyAllowed']['input']> = /* @__PURE__ */ checkOf('checkCreditApplyAllowed', 'input', () => record({ query: record({ customerCode: code }) }));

/** Checks the data of `submitCreditApply`. */
export const submitCreditApplyData: Check<Ops['submitCreditApply']['data']> = /* @__PURE__ */ checkOf('submitCreditApply', 'data', () => answers.CreditOrderApply);

/** Checks the input of `submitCreditApply`. */
export const submitCreditApplyInput: Check<Ops['submitCreditApply']['input']> = /* @__PURE__ */ checkOf('submitCreditApply', 'input', () => record({ body: record({ customerCode: code, payerCode: code, applyAmount: all(number, most(99999999.99), moreThan(0), step(0.01)), applyReason: all(text, characters(1, 200)), 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryCreditApplies`. */
export const queryCreditAppliesData: Check<Ops['queryCreditApplies']['data']> = /* @__PURE__ */ checkOf('queryCreditApplies', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.CreditOrderApply) }));

/** Checks the input of `queryCreditApplies`. */
export const queryCreditAppliesInput: Check<Ops['queryCreditApplies']['input']> = /* @__PURE__ */ checkOf('queryCreditApplies', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), customerCode: code, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date) }) }));

/** Checks the data of `queryPopStock`. */
export const queryPopStockData: Check<Ops['queryPopStock']['data']> = /* @__PURE__ */ checkOf('queryPopStock', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ productCode: code, productModel: text, 'productName?': text, 'picUrl?': text, warehouseCode: code, 'warehouseName?': text, stock: count, 'reserveNumber?': count, price: price })) }));

/** Checks the input of `queryPopStock`. */
export const queryPopStockInput: Check<Ops['queryPopStock']['input']> = /* @__PURE__ */ checkOf('queryPopStock', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'warehouseCode?': text, 'category?': text }) }));

/** Checks the data of `submitPopOrder`. */
export const submitPopOrderData: Check<Ops['submitPopOrder']['data']> = /* @__PURE__ */ checkOf('submitPopOrder', 'data', () => answer({ orderNo: code, orderTypeNo: code, amount: price }));

/** Checks the input of `submitPopOrder`. */
export const submitPopOrderInput: Check<Ops['submitPopOrder']['input']> = /* @__PURE__ */ checkOf('submitPopOrder', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, warehouseCode: code, payerCode: code, 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), productList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)) }) }));
