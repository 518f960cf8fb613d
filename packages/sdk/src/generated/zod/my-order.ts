// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, date, entries, least, like, list, most, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** The data of `queryMyOrders`. */
export const queryMyOrdersData: Schema<Ops['queryMyOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.OrderSummary) }));

/** The input of `queryMyOrders`. */
export const queryMyOrdersInput: Schema<Ops['queryMyOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'sendtoCode?': text, 'orderNo?': text, 'keyword?': text, 'status?': text, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")) }) }));

/** The data of `queryAllOrders`. */
export const queryAllOrdersData: Schema<Ops['queryAllOrders']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.OrderDetail));

/** The input of `queryAllOrders`. */
export const queryAllOrdersInput: Schema<Ops['queryAllOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, orderNo: code }) }));

/** The data of `judgeOrderButtons`. */
export const judgeOrderButtonsData: Schema<Ops['judgeOrderButtons']['data']> = /* @__PURE__ */ schemaOf(() => answer({ buttonList: list(answer({ code: code, name: text })) }));

/** The input of `judgeOrderButtons`. */
export const judgeOrderButtonsInput: Schema<Ops['judgeOrderButtons']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, orderNo: code }) }));

/** The data of `rejectDelivery`. */
export const rejectDeliveryData: Schema<Ops['rejectDelivery']['data']> = /* @__PURE__ */ schemaOf(() => answer({ rejectNo: code, 'statusName?': text }));

/** The input of `rejectDelivery`. */
export const rejectDeliveryInput: Schema<Ops['rejectDelivery']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, dn: code, 'reasonCode?': code, 'reason?': all(text, characters(0, 200)), 'lineList?': all(list(record({ productCode: code, number: all(whole, least(1), most(999999)) })), entries(1)), 'imageList?': all(list(text), entries(0, 9)) }) }));

/** The data of `cancelOrderToTcStock`. */
export const cancelOrderToTcStockData: Schema<Ops['cancelOrderToTcStock']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderNo: code, tcStockNo: code, 'number?': count }));

/** The input of `cancelOrderToTcStock`. */
export const cancelOrderToTcStockInput: Schema<Ops['cancelOrderToTcStock']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'reasonCode?': text, 'reason?': all(text, characters(0, 200)) }) }));

/** The input of `confirmTctpOrder`. */
export const confirmTctpOrderInput: Schema<Ops['confirmTctpOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'remark?': all(text, characters(0, 200)) }) }));

/** The input of `selfSignOrder`. */
export const selfSignOrderInput: Schema<Ops['selfSignOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, 'signDate?': all(text, date), 'lineList?': list(record({ productCode: code, number: all(whole, least(0), most(999999)) })) }) }));

/** The input of `addOrderEstimate`. */
export const addOrderEstimateInput: Schema<Ops['addOrderEstimate']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, deliverScore: all(whole, least(1), most(5)), serviceScore: all(whole, least(1), most(5)), productScore: all(whole, least(1), most(5)), 'content?': all(text, characters(0, 200)), 'imageList?': all(list(text), entries(0, 9)) }) }));

/** The data of `queryOrderEstimate`. */
export const queryOrderEstimateData: Schema<Ops['queryOrderEstimate']['data']> = /* @__PURE__ */ schemaOf(() => answers.OrderEstimate);

/** The input of `queryOrderEstimate`. */
export const queryOrderEstimateInput: Schema<Ops['queryOrderEstimate']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.OrderKey }));

/** The input of `cancelMyOrder`. */
export const cancelMyOrderInput: Schema<Ops['cancelMyOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, orderNo: code, 'orderTypeNo?': code, 'reasonCode?': code, 'reason?': all(text, characters(0, 200)) }) }));

/** The data of `selfSignOrders`. */
export const selfSignOrdersData: Schema<Ops['selfSignOrders']['data']> = /* @__PURE__ */ schemaOf(() => answers.BatchOutcome);

/** The input of `selfSignOrders`. */
export const selfSignOrdersInput: Schema<Ops['selfSignOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, orderList: all(list(record({ orderNo: code, 'orderTypeNo?': text })), entries(1, 100)) }) }));

/** The data of `queryRescheduleDates`. */
export const queryRescheduleDatesData: Schema<Ops['queryRescheduleDates']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderTypeNo: code, currentDate: all(text, date), dateList: list(text), 'remainCount?': count }));

/** The input of `queryRescheduleDates`. */
export const queryRescheduleDatesInput: Schema<Ops['queryRescheduleDates']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderTypeNo: code }) }));

/** The input of `rescheduleOrder`. */
export const rescheduleOrderInput: Schema<Ops['rescheduleOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderTypeNo: code, rescheduleDate: all(text, date), 'reason?': all(text, characters(0, 200)) }) }));

/** The input of `setJdPlanSendTime`. */
export const setJdPlanSendTimeInput: Schema<Ops['setJdPlanSendTime']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderNo: code, 'saletoCode?': code, 'orderTypeNo?': text, planSendTime: all(text, date) }) }));

/** The input of `confirmOrderReceived`. */
export const confirmOrderReceivedInput: Schema<Ops['confirmOrderReceived']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.OrderKey }));

/** The data of `getOrderMonthSummary`. */
export const getOrderMonthSummaryData: Schema<Ops['getOrderMonthSummary']['data']> = /* @__PURE__ */ schemaOf(() => answer({ month: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)), orderCount: count, amount: price, statusList: list(answer({ status: text, statusName: text, orderCount: count, amount: price })) }));

/** The input of `getOrderMonthSummary`. */
export const getOrderMonthSummaryInput: Schema<Ops['getOrderMonthSummary']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, month: all(text, like(/^[0-9]{4}-(0[1-9]|1[0-2])$/u)) }) }));

/** The data of `cancelGroupOrder`. */
export const cancelGroupOrderData: Schema<Ops['cancelGroupOrder']['data']> = /* @__PURE__ */ schemaOf(() => answers.BatchOutcome);

/** The input of `cancelGroupOrder`. */
export const cancelGroupOrderInput: Schema<Ops['cancelGroupOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, groupingNo: code, 'reasonCode?': text }) }));

/** The data of `listVehicleOrders`. */
export const listVehicleOrdersData: Schema<Ops['listVehicleOrders']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.OrderSummary));

/** The input of `listVehicleOrders`. */
export const listVehicleOrdersInput: Schema<Ops['listVehicleOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, groupingNo: code }) }));

/** The input of `sendSelfPayMessage`. */
export const sendSelfPayMessageInput: Schema<Ops['sendSelfPayMessage']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ bstnk: code }) }));

/** The input of `confirmAdvanceArrival`. */
export const confirmAdvanceArrivalInput: Schema<Ops['confirmAdvanceArrival']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderNo: code, 'orderTypeNo?': text }) }));

/** The data of `getJdPlanSendRange`. */
export const getJdPlanSendRangeData: Schema<Ops['getJdPlanSendRange']['data']> = /* @__PURE__ */ schemaOf(() => answer({ startTime: all(text, date), 'endTime?': all(text, date) }));

/** The input of `getJdPlanSendRange`. */
export const getJdPlanSendRangeInput: Schema<Ops['getJdPlanSendRange']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderNo: code }) }));

/** The input of `deleteMfyjOrder`. */
export const deleteMfyjOrderInput: Schema<Ops['deleteMfyjOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderNo: code }) }));

/** The data of `listCancelReasons`. */
export const listCancelReasonsData: Schema<Ops['listCancelReasons']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ reasonCode: code, reason: text })));

/** The input of `exportMyOrders`. */
export const exportMyOrdersInput: Schema<Ops['exportMyOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'sendtoCode?': text, 'orderNo?': text, 'status?': text, 'keyword?': all(text, characters(0, 50)) }) }));
