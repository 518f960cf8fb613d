// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, entries, flag, least, list, most, number, oneOf, record, step, text, whole } from '../../zod/pieces';
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
export const listOrderPayersInput: Schema<Ops['listOrderPayers']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), orderNo: all(text, characters(1)) }) }));

/** The input of `updateOrderInfo`. */
export const updateOrderInfoInput: Schema<Ops['updateOrderInfo']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), orderNo: all(text, characters(1)), 'composeOrderNo?': text, 'payerCode?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** The input of `cancelOrder`. */
export const cancelOrderInput: Schema<Ops['cancelOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': all(text, characters(1)), orderNoList: all(list(all(text, characters(1))), entries(1)) }) }));

/** The input of `cancelMfjkOrder`. */
export const cancelMfjkOrderInput: Schema<Ops['cancelMfjkOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: all(text, characters(1)), 'saletoCode?': all(text, characters(1)), 'orderTypeNo?': text, 'reason?': all(text, characters(0, 200)) }) }));

/** The data of `submitOrders`. */
export const submitOrdersData: Schema<Ops['submitOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderList: list(answer({ orderNo: text, orderTypeNo: text, amount: number })), amount: number }));

/** The input of `submitOrders`. */
export const submitOrdersInput: Schema<Ops['submitOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), orderList: all(list(record({ composeOrderNo: all(text, characters(1)), orderNo: all(text, characters(1)), payerCode: all(text, characters(1)), priceToPay: all(number, least(0), most(9999999999.99), step(0.01)) })), entries(1)), 'deliverType?': all(text, oneOf("sendTo", "district", "address")), 'addressCode?': text, 'areaCode?': text, 'areaName?': text, 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")) }) }));

/** The data of `validateProducts`. */
export const validateProductsData: Schema<Ops['validateProducts']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: text, valid: flag, 'maxNumber?': whole, 'msg?': text })));

/** The input of `validateProducts`. */
export const validateProductsInput: Schema<Ops['validateProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), productList: all(list(record({ productCode: all(text, characters(1)), number: all(whole, least(1), most(999999)) })), entries(1)) }) }));

/** The data of `getSzkcRuleLock`. */
export const getSzkcRuleLockData: Schema<Ops['getSzkcRuleLock']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: text, isLocked: flag, 'ruleName?': text, 'msg?': text })));

/** The input of `getSzkcRuleLock`. */
export const getSzkcRuleLockInput: Schema<Ops['getSzkcRuleLock']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), 'sendtoCode?': text, productCodes: all(list(all(text, characters(1))), entries(1, 200)) }) }));

/** The data of `getSzkcConfigCustomer`. */
export const getSzkcConfigCustomerData: Schema<Ops['getSzkcConfigCustomer']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `getSzkcConfigCustomer`. */
export const getSzkcConfigCustomerInput: Schema<Ops['getSzkcConfigCustomer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)) }) }));

/** The data of `getTctpSwitch`. */
export const getTctpSwitchData: Schema<Ops['getTctpSwitch']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The data of `generateMfyjSettlementRecord`. */
export const generateMfyjSettlementRecordData: Schema<Ops['generateMfyjSettlementRecord']['data']> = /* @__PURE__ */ schemaOf(() => answer({ recordNo: text, 'settleAmount?': number }));

/** The input of `generateMfyjSettlementRecord`. */
export const generateMfyjSettlementRecordInput: Schema<Ops['generateMfyjSettlementRecord']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: all(text, characters(1)), 'saletoCode?': all(text, characters(1)), 'orderTypeNo?': text, productCode: all(text, characters(1)), number: all(whole, least(1), most(999999)) }) }));

/** The input of `payCreditOrder`. */
export const payCreditOrderInput: Schema<Ops['payCreditOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: all(text, characters(1)), qty: all(whole, least(1), most(999999)) }) }));

/** The data of `checkOrderQuotaCompose`. */
export const checkOrderQuotaComposeData: Schema<Ops['checkOrderQuotaCompose']['data']> = /* @__PURE__ */ schemaOf(() => answer({ isPassed: flag, overList: list(answer({ productCode: text, 'productModel?': text, quota: whole, number: whole, 'msg?': text })) }));

/** The input of `checkOrderQuotaCompose`. */
export const checkOrderQuotaComposeInput: Schema<Ops['checkOrderQuotaCompose']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.CheckedCart }));

/** The data of `calculateReplenishment`. */
export const calculateReplenishmentData: Schema<Ops['calculateReplenishment']['data']> = /* @__PURE__ */ schemaOf(() => answer({ stockDeliveryNum: whole, reserveDeliveryNum: whole }));

/** The input of `calculateReplenishment`. */
export const calculateReplenishmentInput: Schema<Ops['calculateReplenishment']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), productCode: all(text, characters(1)), number: all(whole, least(0), most(999999)) }) }));

/** The data of `getBillInfo`. */
export const getBillInfoData: Schema<Ops['getBillInfo']['data']> = /* @__PURE__ */ schemaOf(() => answers.BillTitle);

/** The input of `getBillInfo`. */
export const getBillInfoInput: Schema<Ops['getBillInfo']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: all(text, characters(1)), 'orderNo?': text }) }));

/** The data of `listYdWarehouses`. */
export const listYdWarehousesData: Schema<Ops['listYdWarehouses']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.YdWarehouse));

/** The input of `listYdWarehouses`. */
export const listYdWarehousesInput: Schema<Ops['listYdWarehouses']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: all(text, characters(1)), 'sendtoCode?': text }) }));

/** The data of `listJdcDeliverAddresses`. */
export const listJdcDeliverAddressesData: Schema<Ops['listJdcDeliverAddresses']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ warehouseCode: text, 'warehouseName?': text, address: text, 'deliverDays?': whole })));

/** The input of `listJdcDeliverAddresses`. */
export const listJdcDeliverAddressesInput: Schema<Ops['listJdcDeliverAddresses']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: all(text, characters(1)), 'sendtoCode?': text }) }));
