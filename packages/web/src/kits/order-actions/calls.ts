/** The calls by which a customer changes an order (ORDER-01). */
import type { CancelChoice } from '@dealer-portal/rules/order-cancel';
import { ORDER_STATES } from '@dealer-portal/rules/states';
import type { Input } from '@dealer-portal/sdk';
import {
  addOrderEstimate,
  applyDepositDelay,
  cancelGroupOrder,
  cancelHairishengOrder,
  cancelMfjkOrder,
  cancelMyOrder,
  cancelOrderToTcStock,
  confirmAdvanceArrival,
  confirmOrderReceived,
  confirmTctpOrder,
  deleteMfyjOrder,
  payCreditOrder,
  payCrowdFundingOrder,
  payDepositOrder,
  rescheduleOrder,
  selfSignOrder,
  selfSignOrders,
  sendSelfPayMessage,
  setJdPlanSendTime,
  updateChongbaiOrderStatus,
} from '@dealer-portal/sdk/operations';
import type { Dayjs } from 'dayjs';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import { orderKey } from '#widgets/orders/order-key';
import type { OrderDetail, OrderKey } from '#widgets/orders/queries';

export function cancelOrder(order: OrderKey, choice: CancelChoice, account: AccountScope) {
  return api.call(cancelMyOrder, { body: { ...orderKey(order, account), ...choice } });
}

/** Cancels all orders of one vehicle. */
export function cancelVehicle(customerCode: string, groupingNo: string, reasonCode: string) {
  return api.call(cancelGroupOrder, { query: { customerCode, groupingNo, reasonCode } });
}

type EstimateBody = Input<typeof addOrderEstimate>['body'];

/** The scores of an order, with or without words. */
export type OrderScores = Pick<EstimateBody, 'deliverScore' | 'serviceScore' | 'productScore'> & {
  readonly content?: string;
};

export function rateOrder(order: OrderKey, scores: OrderScores, account: AccountScope) {
  const content = scores.content?.trim() ?? '';
  return api.call(addOrderEstimate, { body: { ...orderKey(order, account), ...scores, content } });
}

/** When the goods were received; the pieces of each line unless all were. */
export type Receipt = Omit<Input<typeof selfSignOrder>['body'], keyof ReturnType<typeof orderKey>>;

export function signOrder(order: OrderKey, receipt: Receipt, account: AccountScope) {
  return api.call(selfSignOrder, { body: { ...orderKey(order, account), ...receipt } });
}

/** Signs for several orders, each with all of its pieces. */
export function signOrders(orders: readonly OrderKey[], { saletoCode }: AccountScope) {
  const orderList = orders.map(({ orderNo, orderTypeNo }) => ({ orderNo, orderTypeNo }));
  return api.call(selfSignOrders, { body: { saletoCode, orderList } });
}

export interface DepositDelay {
  readonly day: Dayjs;
  readonly reason: string;
}

/** Applies to pay the rest of a deposit order later. */
export function delayDeposit(order: OrderKey, { day, reason }: DepositDelay, account: AccountScope) {
  const delay = { delayDate: day.format('YYYY-MM-DD'), reason: reason.trim() };
  return api.call(applyDepositDelay, { body: { ...orderKey(order, account), ...delay } });
}

/** Moves the delivery to another day, named as YYYY-MM-DD. */
export function moveDelivery({ orderTypeNo }: OrderKey, rescheduleDate: string, reason: string) {
  return api.call(rescheduleOrder, { body: { orderTypeNo, rescheduleDate, reason: reason.trim() } });
}

/** Sets the day on which the base warehouse should send the order, named as YYYY-MM-DD. */
export function planSending(order: OrderKey, planSendTime: string, account: AccountScope) {
  return api.call(setJdPlanSendTime, { body: { ...orderKey(order, account), planSendTime } });
}

/** The button code of a crowd-funding order, which is paid in all. */
export const CROWD_FUNDING = 'crowdFunding';

interface Payment {
  readonly order: OrderDetail;
  /** Pieces that are paid. */
  readonly qty: number;
  readonly account: AccountScope;
}

/** Pays the rest of an order by the one call of its kind, which its button code names. */
export function payRest(code: string, { order, qty, account }: Payment) {
  const { orderNo, yqStatus = '0' } = order;
  if (code === 'creditPay') return api.call(payCreditOrder, { body: { orderNo, qty } });
  if (code === CROWD_FUNDING) return api.call(payCrowdFundingOrder, { path: { orderNo } });
  return api.call(payDepositOrder, { body: { ...orderKey(order, account), qty, yqStatus } });
}

export function confirmReceipt(order: OrderKey, account: AccountScope) {
  return api.call(confirmOrderReceived, { body: orderKey(order, account) });
}

export function confirmEarlyArrival({ orderNo, orderTypeNo }: OrderKey) {
  return api.call(confirmAdvanceArrival, { query: { orderNo, orderTypeNo } });
}

/** Has the order sent and delivered by the central warehouse. */
export function confirmCentralDelivery(order: OrderKey, account: AccountScope) {
  return api.call(confirmTctpOrder, { body: orderKey(order, account) });
}

/** Sends the consignee a message with the way to pay. */
export function sendPayMessage({ orderNo }: OrderKey) {
  return api.call(sendSelfPayMessage, { query: { bstnk: orderNo } });
}

/** Marks the order as signed, as the department store reports it. Assumption: no other state is reported. */
export function signForChongbai(order: OrderKey, account: AccountScope) {
  return api.call(updateChongbaiOrderStatus, {
    body: { ...orderKey(order, account), status: ORDER_STATES.signed.value },
  });
}

/** Cancels the order and keeps its goods in the central warehouse. */
export function moveToCentralStock(order: OrderKey, account: AccountScope) {
  return api.call(cancelOrderToTcStock, { body: orderKey(order, account) });
}

/** Cancels an order whose goods are stored at the centre (寄库). */
export function cancelStoredOrder(order: OrderKey, account: AccountScope) {
  return api.call(cancelMfjkOrder, { body: orderKey(order, account) });
}

export function cancelHairisheng(order: OrderKey, account: AccountScope) {
  return api.call(cancelHairishengOrder, { body: orderKey(order, account) });
}

/** Deletes an order of sample machines. */
export function deleteSampleOrder({ orderNo }: OrderKey) {
  return api.call(deleteMfyjOrder, { query: { orderNo } });
}
