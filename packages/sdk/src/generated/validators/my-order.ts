// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, date, entries, least, like, list, most, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** Checks the data of `queryMyOrders`. */
export const queryMyOrdersData: Check<Ops['queryMyOrders']['data']> = /* @__PURE__ */ checkOf('queryMyOrders', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.OrderSummary) }));

/** Checks the input of `queryMyOrders`. */
export const queryMyOrdersInput: Check<Ops['queryMyOrders']['input']> = /* @__PURE__ */ checkOf('queryMyOrders', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'sendtoCode?': text, 'orderNo?': text, 'keyword?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")) }) }));

/** Checks the data of `queryAllOrders`. */
export const queryAllOrdersData: Check<Ops['queryAllOrders']['data']> = /* @__PURE__ */ checkOf('queryAllOrders', 'data', () => list(answers.OrderDetail));

/** Checks the input of `queryAllOrders`. */
export const queryAllOrdersInput: Check<Ops['queryAllOrders']['input']> = /* @__PURE__ */ checkOf('queryAllOrders', 'input', () => record({ body: record({ 'saletoCode?': code, orderNo: code }) }));

/** Checks the data of `judgeOrderButtons`. */
export const judgeOrderButtonsData: Check<Ops['judgeOrderButtons']['data']> = /* @__PURE__ */ checkOf('judgeOrderButtons', 'data', () => answer({ buttonList: list(answer({ code: code, name: text })) }));

/** Checks the input of `judgeOrderButtons`. */
export const judgeOrderButtonsInput: Check<Ops['judgeOrderButtons']['input']> = /* @__PURE__ */ checkOf('judgeOrderButtons', 'input', () => record({ body: record({ 'saletoCode?': code, orderNo: code }) }));

/** Checks the data of `rejectDelivery`. */
export const rejectDeliveryData: Check<Ops['rejectDelivery']['data']> = /* @__PURE__ */ checkOf('rejectDelivery', 'data', () => answer({ rejectNo: code, 'statusName?': text }));

/** Checks the input of `rejectDelivery`. */
export const rejectDeliveryInput: Check<Ops['rejectDelivery']['input']> = /* @__PURE__ */ checkOf('rejectDelivery', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, dn: code, 'reasonCode?': code, 'reason?': all(text, characters(0, 200)), 'lineList?': all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)), 'imageList?': all(list(text), entries(0, 9)) }) }));

/** Checks the data of `cancelOrderToTcStock`. */
export const cancelOrderToTcStockData: Check<Ops['cancelOrderToTcStock']['data']> = /* @__PURE__ */ checkOf('cancelOrderToTcStock', 'data', () => answer({ orderNo: code, tcStockNo: code, 'number?': count }));

/** Checks the input of `cancelOrderToTcStock`. */
export const cancelOrderToTcStockInput: Check<Ops['cancelOrderToTcStock']['input']> = /* @__PURE__ */ checkOf('cancelOrderToTcStock', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'reasonCode?': text, 'reason?': all(text, characters(0, 200)) }) }));

/** Checks the input of `confirmTctpOrder`. */
export const confirmTctpOrderInput: Check<Ops['confirmTctpOrder']['input']> = /* @__PURE__ */ checkOf('confirmTctpOrder', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the input of `selfSignOrder`. */
export const selfSignOrderInput: Check<Ops['selfSignOrder']['input']> = /* @__PURE__ */ checkOf('selfSignOrder', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'signDate?': all(text, date), 'lineList?': list(record({ productCode: code, number: all(whole, least(0), most(999999)) })) }) }));

/** Checks the input of `addOrderEstimate`. */
export const addOrderEstimateInput: Check<Ops['addOrderEstimate']['input']> = /* @__PURE__ */ checkOf('addOrderEstimate', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, deliverScore: all(whole, least(1), most(5)), serviceScore: all(whole, least(1), most(5)), productScore: all(whole, least(1), most(5)), 'content?': all(text, characters(0, 200)), 'imageList?': all(list(text), entries(0, 9)) }) }));

/** Checks the data of `queryOrderEstimate`. */
export const queryOrderEstimateData: Check<Ops['queryOrderEstimate']['data']> = /* @__PURE__ */ checkOf('queryOrderEstimate', 'data', () => answers.OrderEstimate);

/** Checks the input of `queryOrderEstimate`. */
export const queryOrderEstimateInput: Check<Ops['queryOrderEstimate']['input']> = /* @__PURE__ */ checkOf('queryOrderEstimate', 'input', () => record({ body: inputs.OrderKey }));

/** Checks the input of `cancelMyOrder`. */
export const cancelMyOrderInput: Check<Ops['cancelMyOrder']['input']> = /* @__PURE__ */ checkOf('cancelMyOrder', 'input', () => record({ body: record({ 'saletoCode?': code, orderNo: code, 'orderTypeNo?': code, 'reasonCode?': code, 'reason?': all(text, characters(0, 200)) }) }));

/** Checks the data of `selfSignOrders`. */
export const selfSignOrdersData: Check<Ops['selfSignOrders']['data']> = /* @__PURE__ */ checkOf('selfSignOrders', 'data', () => answers.BatchOutcome);

/** Checks the input of `selfSignOrders`. */
export const selfSignOrdersInput: Check<Ops['selfSignOrders']['input']> = /* @__PURE__ */ checkOf('selfSignOrders', 'input', () => record({ body: record({ saletoCode: code, orderList: all(list(record({ orderNo: code, 'orderTypeNo?': text })), entries(1, 100)) }) }));

/** Checks the data of `queryRescheduleDates`. */
export const queryRescheduleDatesData: Check<Ops['queryRescheduleDates']['data']> = /* @__PURE__ */ checkOf('queryRescheduleDates', 'data', () => answer({ orderTypeNo: code, currentDate: all(text, date), dateList: list(text), 'remainCount?': count }));

/** Checks the input of `queryRescheduleDates`. */
export const queryRescheduleDatesInput: Check<Ops['queryRescheduleDates']['input']> = /* @__PURE__ */ checkOf('queryRescheduleDates', 'input', () => record({ body: record({ orderTypeNo: code }) }));

/** Checks the input of `rescheduleOrder`. */
export const rescheduleOrderInput: Check<Ops['rescheduleOrder']['input']> = /* @__PURE__ */ checkOf('rescheduleOrder', 'input', () => record({ body: record({ orderTypeNo: code, rescheduleDate: all(text, date), 'reason?': all(text, characters(0, 200)) }) }));

/** Checks the input of `setJdPlanSendTime`. */
export const setJdPlanSendTimeInput: Check<Ops['setJdPlanSendTime']['input']> = /* @__PURE__ */ checkOf('setJdPlanSendTime', 'input', () => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, planSendTime: all(text, date) }) }));

/** Checks the input of `confirmOrderReceived`. */
export const confirmOrderReceivedInput: Check<Ops['confirmOrderReceived']['input']> = /* @__PURE__ */ checkOf('confirmOrderReceived', 'input', () => record({ body: inputs.OrderKey }));

/** Checks the data of `getOrderMonthSummary`. */
export const getOrderMonthSummaryData: Check<Ops['getOrderMonthSummary']['data']> = /* @__PURE__ */ checkOf('getOrderMonthSummary', 'data', () => answer({ month: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), orderCount: count, amount: price, statusList: list(answer({ status: text, statusName: text, orderCount: count, amount: price })) }));

/** Checks the input of `getOrderMonthSummary`. */
export const getOrderMonthSummaryInput: Check<Ops['getOrderMonthSummary']['input']> = /* @__PURE__ */ checkOf('getOrderMonthSummary', 'input', () => record({ body: record({ saletoCode: code, month: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)) }) }));

/** Checks the data of `cancelGroupOrder`. */
export const cancelGroupOrderData: Check<Ops['cancelGroupOrder']['data']> = /* @__PURE__ */ checkOf('cancelGroupOrder', 'data', () => answers.BatchOutcome);

/** Checks the input of `cancelGroupOrder`. */
export const cancelGroupOrderInput: Check<Ops['cancelGroupOrder']['input']> = /* @__PURE__ */ checkOf('cancelGroupOrder', 'input', () => record({ query: record({ customerCode: code, groupingNo: code, 'reasonCode?': text }) }));

/** Checks the data of `listVehicleOrders`. */
export const listVehicleOrdersData: Check<Ops['listVehicleOrders']['data']> = /* @__PURE__ */ checkOf('listVehicleOrders', 'data', () => list(answers.OrderSummary));

/** Checks the input of `listVehicleOrders`. */
export const listVehicleOrdersInput: Check<Ops['listVehicleOrders']['input']> = /* @__PURE__ */ checkOf('listVehicleOrders', 'input', () => record({ query: record({ customerCode: code, groupingNo: code }) }));

/** Checks the input of `sendSelfPayMessage`. */
export const sendSelfPayMessageInput: Check<Ops['sendSelfPayMessage']['input']> = /* @__PURE__ */ checkOf('sendSelfPayMessage', 'input', () => record({ query: record({ bstnk: code }) }));

/** Checks the input of `confirmAdvanceArrival`. */
export const confirmAdvanceArrivalInput: Check<Ops['confirmAdvanceArrival']['input']> = /* @__PURE__ */ checkOf('confirmAdvanceArrival', 'input', () => record({ query: record({ orderNo: code, 'orderTypeNo?': text }) }));

/** Checks the data of `getJdPlanSendRange`. */
export const getJdPlanSendRangeData: Check<Ops['getJdPlanSendRange']['data']> = /* @__PURE__ */ checkOf('getJdPlanSendRange', 'data', () => answer({ startTime: all(text, date), 'endTime?': all(text, date) }));

/** Checks the input of `getJdPlanSendRange`. */
export const getJdPlanSendRangeInput: Check<Ops['getJdPlanSendRange']['input']> = /* @__PURE__ */ checkOf('getJdPlanSendRange', 'input', () => record({ query: record({ orderNo: code }) }));

/** Checks the input of `deleteMfyjOrder`. */
export const deleteMfyjOrderInput: Check<Ops['deleteMfyjOrder']['input']> = /* @__PURE__ */ checkOf('deleteMfyjOrder', 'input', () => record({ query: record({ orderNo: code }) }));

/** Checks the data of `listCancelReasons`. */
export const listCancelReasonsData: Check<Ops['listCancelReasons']['data']> = /* @__PURE__ */ checkOf('listCancelReasons', 'data', () => list(answer({ reasonCode: code, reason: text })));

/** Checks the input of `exportMyOrders`. */
export const exportMyOrdersInput: Check<Ops['exportMyOrders']['input']> = /* @__PURE__ */ checkOf('exportMyOrders', 'input', () => record({ body: record({ saletoCode: code, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'sendtoCode?': text, 'orderNo?': text, 'status?': text, 'keyword?': all(text, characters(0, 50)) }) }));
