/** The possible actions on a submitted whole-vehicle order, and the reasons against them (TRAF-01). */
import { wireText } from '../../base/given';
import { refuse } from '../../base/refusal';
import { TRAFFIC_ORDER_STATES } from '../../base/states';
import type { TrafficOrderRefusal } from './traffic-order-refusals';

/** The order as far as the rule reads it. */
export interface TrafficOrderFacts {
  readonly status: string;
  readonly statusName: string;
  readonly isPaid: boolean;
  readonly isDelayApplied: boolean;
}

/** Accept, pay, another payer, apply for a delay. */
export type TrafficOrderAction = 'accept' | 'pay' | 'changePayer' | 'delay';

// Assumption: a vehicle waits for the customer's acceptance, then for delivery; later it is on its way.
const WAITING = TRAFFIC_ORDER_STATES.toAudit.value;
const ACCEPTED = TRAFFIC_ORDER_STATES.toSend.value;

const RULES: Readonly<
  Record<TrafficOrderAction, (order: TrafficOrderFacts) => TrafficOrderRefusal | undefined>
> = {
  accept: ({ status, statusName }) =>
    status === WAITING ? undefined : refuse('trafficOrder.notToAccept', { statusName }),
  pay: ({ status, statusName, isPaid }) => {
    if (isPaid) return refuse('trafficOrder.paid');
    if (status === WAITING) return refuse('trafficOrder.payLater');
    return status === ACCEPTED ? undefined : refuse('trafficOrder.notToPay', { statusName });
  },
  changePayer: ({ status, statusName, isPaid }) => {
    if (isPaid) return refuse('trafficOrder.paidByPayer');
    return status === WAITING || status === ACCEPTED
      ? undefined
      : refuse('trafficOrder.payerStays', { statusName });
  },
  delay: ({ status, statusName, isDelayApplied }) => {
    if (isDelayApplied) return refuse('trafficOrder.delayPending');
    if (status === WAITING) return refuse('trafficOrder.delayLater');
    return status === ACCEPTED ? undefined : refuse('trafficOrder.notToDelay', { statusName });
  },
};

/** Why an action is not possible now; undefined when it is (TRAF-01). */
export function trafficActionRefusal(
  action: TrafficOrderAction,
  order: TrafficOrderFacts,
): TrafficOrderRefusal | undefined {
  return RULES[action]({ ...order, statusName: wireText(order.statusName) });
}
