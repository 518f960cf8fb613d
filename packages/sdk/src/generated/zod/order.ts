// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, entries, flag, least, list, most, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** The data of `splitOrder`. */
export const splitOrderData: Schema<Ops['splitOrder']['data']> = /* @__PURE__ */ schemaOf(() => answers.SettleData);

/** The input of `splitOrder`. */
export const splitOrderInput: Schema<Ops['splitOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.CheckedCart }));

/** The data of `listOrderPayers`. */
export const listOrderPayersData: Schema<Ops['listOrderPayers']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.OrderPayer));

/** The input of `listOrderPayers`. */
export const listOrderPayersInput: Schema<Ops['listOrderPayers']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, orderNo: code }) }));

/** The input of `updateOrderInfo`. */
export const updateOrderInfoInput: Schema<Ops['updateOrderInfo']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, orderNo: code, 'composeOrderNo?': text, 'payerCode?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** The input of `cancelOrder`. */
export const cancelOrderInput: Schema<Ops['cancelOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, orderNoList: all(list(code), entries(1)) }) }));

/** The input of `cancelMfjkOrder`. */
export const cancelMfjkOrderInput: Schema<Ops['cancelMfjkOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'reason?': all(text, characters(0, 200)) }) }));

/** The data of `submitOrders`. */
export const submitOrdersData: Schema<Ops['submitOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderList: list(answer({ orderNo: code, orderTypeNo: code, amount: price })), amount: amount }));

/** The input of `submitOrders`. */
export const submitOrdersInput: Schema<Ops['submitOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, orderList: all(list(record({ composeOrderNo: code, orderNo: code, payerCode: code, priceToPay: price })), entries(1)), 'deliverType?': all(text, oneOf("sendTo", "district", "address")), 'addressCode?': text, 'areaCode?': text, 'areaName?': text, 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")) }) }));

/** The data of `validateProducts`. */
export const validateProductsData: Schema<Ops['validateProducts']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: code, valid: flag, 'maxNumber?': count, 'msg?': text })));

/** The input of `validateProducts`. */
export const validateProductsInput: Schema<Ops['validateProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productList: all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)) }) }));

/** The data of `getSzkcRuleLock`. */
export const getSzkcRuleLockData: Schema<Ops['getSzkcRuleLock']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: code, isLocked: flag, 'ruleName?': text, 'msg?': text })));

/** The input of `getSzkcRuleLock`. */
export const getSzkcRuleLockInput: Schema<Ops['getSzkcRuleLock']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, 'sendtoCode?': text, productCodes: all(list(code), entries(1, 200)) }) }));

/** The data of `getSzkcConfigCustomer`. */
export const getSzkcConfigCustomerData: Schema<Ops['getSzkcConfigCustomer']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `getSzkcConfigCustomer`. */
export const getSzkcConfigCustomerInput: Schema<Ops['getSzkcConfigCustomer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code }) }));

/** The data of `getTctpSwitch`. */
export const getTctpSwitchData: Schema<Ops['getTctpSwitch']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The data of `generateMfyjSettlementRecord`. */
export const generateMfyjSettlementRecordData: Schema<Ops['generateMfyjSettlementRecord']['data']> = /* @__PURE__ */ schemaOf(() => answer({ recordNo: code, 'settleAmount?': amount }));

/** The input of `generateMfyjSettlementRecord`. */
export const generateMfyjSettlementRecordInput: Schema<Ops['generateMfyjSettlementRecord']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, productCode: code, number: all(whole, least(1), most(999999)) }) }));

/** The input of `payCreditOrder`. */
export const payCreditOrderInput: Schema<Ops['payCreditOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, qty: all(whole, least(1), most(999999)) }) }));

/** The data of `checkOrderQuotaCompose`. */
export const checkOrderQuotaComposeData: Schema<Ops['checkOrderQuotaCompose']['data']> = /* @__PURE__ */ schemaOf(() => answer({ isPassed: flag, overList: list(answer({ productCode: code, 'productModel?': text, quota: count, number: count, 'msg?': text })) }));

/** The input of `checkOrderQuotaCompose`. */
export const checkOrderQuotaComposeInput: Schema<Ops['checkOrderQuotaCompose']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.CheckedCart }));

/** The data of `calculateReplenishment`. */
export const calculateReplenishmentData: Schema<Ops['calculateReplenishment']['data']> = /* @__PURE__ */ schemaOf(() => answer({ stockDeliveryNum: count, reserveDeliveryNum: count }));

/** The input of `calculateReplenishment`. */
export const calculateReplenishmentInput: Schema<Ops['calculateReplenishment']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCode: code, number: all(whole, least(0), most(999999)) }) }));

/** The data of `getBillInfo`. */
export const getBillInfoData: Schema<Ops['getBillInfo']['data']> = /* @__PURE__ */ schemaOf(() => answers.BillTitle);

/** The input of `getBillInfo`. */
export const getBillInfoInput: Schema<Ops['getBillInfo']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'orderNo?': text }) }));

/** The data of `listYdWarehouses`. */
export const listYdWarehousesData: Schema<Ops['listYdWarehouses']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.YdWarehouse));

/** The input of `listYdWarehouses`. */
export const listYdWarehousesInput: Schema<Ops['listYdWarehouses']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** The data of `listJdcDeliverAddresses`. */
export const listJdcDeliverAddressesData: Schema<Ops['listJdcDeliverAddresses']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ warehouseCode: code, 'warehouseName?': text, address: text, 'deliverDays?': count })));

/** The input of `listJdcDeliverAddresses`. */
export const listJdcDeliverAddressesInput: Schema<Ops['listJdcDeliverAddresses']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));
