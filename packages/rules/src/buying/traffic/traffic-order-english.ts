import type { Sentences } from '../../base/refusal';
import type { TrafficOrderParams } from './traffic-order-refusals';

export const TRAFFIC_ORDER_ENGLISH: Sentences<TrafficOrderParams> = {
  'trafficOrder.notToAccept': ({ statusName }) =>
    `The order is past that (${statusName || 'unknown'}): it need not be accepted`,
  'trafficOrder.paid': () => 'The order has been paid',
  'trafficOrder.payLater': () => 'It can be paid when it has been accepted',
  'trafficOrder.notToPay': ({ statusName }) => `It cannot be paid in this state (${statusName || 'unknown'})`,
  'trafficOrder.paidByPayer': () => 'The order has been paid: the payer stays',
  'trafficOrder.payerStays': ({ statusName }) =>
    `The payer cannot change in this state (${statusName || 'unknown'})`,
  'trafficOrder.delayPending': () => 'A delay is waiting for approval',
  'trafficOrder.delayLater': () => 'A delay can be asked for when it has been accepted',
  'trafficOrder.notToDelay': ({ statusName }) =>
    `No delay can be asked for in this state (${statusName || 'unknown'})`,
};
