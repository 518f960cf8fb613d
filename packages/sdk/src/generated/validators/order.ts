// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, entries, flag, least, list, most, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** Checks the data of `splitOrder`. */
export const splitOrderData: Check<Ops['splitOrder']['data']> = /* @__PURE__ */ checkOf('splitOrder', 'data', () => answers.SettleData);

/** Checks the input of `splitOrder`. */
export const splitOrderInput: Check<Ops['splitOrder']['input']> = /* @__PURE__ */ checkOf('splitOrder', 'input', () => record({ body: inputs.CheckedCart }));

/** Checks the data of `listOrderPayers`. */
export const listOrderPayersData: Check<Ops['listOrderPayers']['data']> = /* @__PURE__ */ checkOf('listOrderPayers', 'data', () => list(answers.OrderPayer));

/** Checks the input of `listOrderPayers`. */
export const listOrderPayersInput: Check<Ops['listOrderPayers']['input']> = /* @__PURE__ */ checkOf('listOrderPayers', 'input', () => record({ body: record({ 'saletoCode?': code, orderNo: code }) }));

/** Checks the input of `updateOrderInfo`. */
export const updateOrderInfoInput: Check<Ops['updateOrderInfo']['input']> = /* @__PURE__ */ checkOf('updateOrderInfo', 'input', () => record({ body: record({ 'saletoCode?': code, orderNo: code, 'composeOrderNo?': text, 'payerCode?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the input of `cancelOrder`. */
export const cancelOrderInput: Check<Ops['cancelOrder']['input']> = /* @__PURE__ */ checkOf('cancelOrder', 'input', () => record({ body: record({ 'saletoCode?': code, orderNoList: all(list(code), entries(1)) }) }));

/** Checks the input of `cancelMfjkOrder`. */
export const cancelMfjkOrderInput: Check<Ops['cancelMfjkOrder']['input']> = /* @__PURE__ */ checkOf('cancelMfjkOrder', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'reason?': all(text, characters(0, 200)) }) }));

/** Checks the data of `submitOrders`. */
export const submitOrdersData: Check<Ops['submitOrders']['data']> = /* @__PURE__ */ checkOf('submitOrders', 'data', () => answer({ orderList: list(answer({ orderNo: code, orderTypeNo: code, amount: price })), amount: amount }));

/** Checks the input of `submitOrders`. */
export const submitOrdersInput: Check<Ops['submitOrders']['input']> = /* @__PURE__ */ checkOf('submitOrders', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, orderList: all(list(record({ composeOrderNo: code, orderNo: code, payerCode: code, priceToPay: price })), entries(1)), 'deliverType?': all(text, oneOf("sendTo", "district", "address")), 'addressCode?': text, 'areaCode?': text, 'areaName?': text, 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")) }) }));

/** Checks the data of `validateProducts`. */
export const validateProductsData: Check<Ops['validateProducts']['data']> = /* @__PURE__ */ checkOf('validateProducts', 'data', () => list(answer({ productCode: code, valid: flag, 'maxNumber?': count, 'msg?': text })));

/** Checks the input of `validateProducts`. */
export const validateProductsInput: Check<Ops['validateProducts']['input']> = /* @__PURE__ */ checkOf('validateProducts', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)) }) }));

/** Checks the data of `getSzkcRuleLock`. */
export const getSzkcRuleLockData: Check<Ops['getSzkcRuleLock']['data']> = /* @__PURE__ */ checkOf('getSzkcRuleLock', 'data', () => list(answer({ productCode: code, isLocked: flag, 'ruleName?': text, 'msg?': text })));

/** Checks the input of `getSzkcRuleLock`. */
export const getSzkcRuleLockInput: Check<Ops['getSzkcRuleLock']['input']> = /* @__PURE__ */ checkOf('getSzkcRuleLock', 'input', () => record({ body: record({ saletoCode: code, 'sendtoCode?': text, productCodes: all(list(code), entries(1, 200)) }) }));

/** Checks the data of `getSzkcConfigCustomer`. */
export const getSzkcConfigCustomerData: Check<Ops['getSzkcConfigCustomer']['data']> = /* @__PURE__ */ checkOf('getSzkcConfigCustomer', 'data', () => flag);

/** Checks the input of `getSzkcConfigCustomer`. */
export const getSzkcConfigCustomerInput: Check<Ops['getSzkcConfigCustomer']['input']> = /* @__PURE__ */ checkOf('getSzkcConfigCustomer', 'input', () => record({ body: record({ saletoCode: code }) }));

/** Checks the data of `getTctpSwitch`. */
export const getTctpSwitchData: Check<Ops['getTctpSwitch']['data']> = /* @__PURE__ */ checkOf('getTctpSwitch', 'data', () => flag);

/** Checks the data of `generateMfyjSettlementRecord`. */
export const generateMfyjSettlementRecordData: Check<Ops['generateMfyjSettlementRecord']['data']> = /* @__PURE__ */ checkOf('generateMfyjSettlementRecord', 'data', () => answer({ recordNo: code, 'settleAmount?': amount }));

/** Checks the input of `generateMfyjSettlementRecord`. */
export const generateMfyjSettlementRecordInput: Check<Ops['generateMfyjSettlementRecord']['input']> = /* @__PURE__ */ checkOf('generateMfyjSettlementRecord', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, productCode: code, number: all(whole, least(1), most(999999)) }) }));

/** Checks the input of `payCreditOrder`. */
export const payCreditOrderInput: Check<Ops['payCreditOrder']['input']> = /* @__PURE__ */ checkOf('payCreditOrder', 'input', () => record({ body: record({ orderNo: code, qty: all(whole, least(1), most(999999)) }) }));

/** Checks the data of `checkOrderQuotaCompose`. */
export const checkOrderQuotaComposeData: Check<Ops['checkOrderQuotaCompose']['data']> = /* @__PURE__ */ checkOf('checkOrderQuotaCompose', 'data', () => answer({ isPassed: flag, overList: list(answer({ productCode: code, 'productModel?': text, quota: count, number: count, 'msg?': text })) }));

/** Checks the input of `checkOrderQuotaCompose`. */
export const checkOrderQuotaComposeInput: Check<Ops['checkOrderQuotaCompose']['input']> = /* @__PURE__ */ checkOf('checkOrderQuotaCompose', 'input', () => record({ body: inputs.CheckedCart }));

/** Checks the data of `calculateReplenishment`. */
export const calculateReplenishmentData: Check<Ops['calculateReplenishment']['data']> = /* @__PURE__ */ checkOf('calculateReplenishment', 'data', () => answer({ stockDeliveryNum: count, reserveDeliveryNum: count }));

/** Checks the input of `calculateReplenishment`. */
export const calculateReplenishmentInput: Check<Ops['calculateReplenishment']['input']> = /* @__PURE__ */ checkOf('calculateReplenishment', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCode: code, number: all(whole, least(0), most(999999)) }) }));

/** Checks the data of `getBillInfo`. */
export const getBillInfoData: Check<Ops['getBillInfo']['data']> = /* @__PURE__ */ checkOf('getBillInfo', 'data', () => answers.BillTitle);

/** Checks the input of `getBillInfo`. */
export const getBillInfoInput: Check<Ops['getBillInfo']['input']> = /* @__PURE__ */ checkOf('getBillInfo', 'input', () => record({ query: record({ saletoCode: code, 'orderNo?': text }) }));

/** Checks the data of `listYdWarehouses`. */
export const listYdWarehousesData: Check<Ops['listYdWarehouses']['data']> = /* @__PURE__ */ checkOf('listYdWarehouses', 'data', () => list(answers.YdWarehouse));

/** Checks the input of `listYdWarehouses`. */
export const listYdWarehousesInput: Check<Ops['listYdWarehouses']['input']> = /* @__PURE__ */ checkOf('listYdWarehouses', 'input', () => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** Checks the data of `listJdcDeliverAddresses`. */
export const listJdcDeliverAddressesData: Check<Ops['listJdcDeliverAddresses']['data']> = /* @__PURE__ */ checkOf('listJdcDeliverAddresses', 'data', () => list(answer({ warehouseCode: code, 'warehouseName?': text, address: text, 'deliverDays?': count })));

/** Checks the input of `listJdcDeliverAddresses`. */
export const listJdcDeliverAddressesInput: Check<Ops['listJdcDeliverAddresses']['input']> = /* @__PURE__ */ checkOf('listJdcDeliverAddresses', 'input', () => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));
