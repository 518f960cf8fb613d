/** The possible actions on a submitted whole-vehicle order, and the reasons against them (TRAF-01). */
import { TRAFFIC_ORDER_STATES } from '../../base/states';

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

const RULES: Readonly<Record<TrafficOrderAction, (order: TrafficOrderFacts) => string | undefined>> = {
  accept: ({ status, statusName }) => (status === WAITING ? undefined : `订单${statusName}，不需要接单`),
  pay: ({ status, statusName, isPaid }) => {
    if (isPaid) return '订单已付款';
    if (status === WAITING) return '接单后才能付款';
    return status === ACCEPTED ? undefined : `订单${statusName}，不能付款`;
  },
  changePayer: ({ status, statusName, isPaid }) => {
    if (isPaid) return '订单已付款，不能更换付款方';
    return status === WAITING || status === ACCEPTED ? undefined : `订单${statusName}，不能更换付款方`;
  },
  delay: ({ status, statusName, isDelayApplied }) => {
    if (isDelayApplied) return '延期申请审批中';
    if (status === WAITING) return '接单后才能申请延期';
    return status === ACCEPTED ? undefined : `订单${statusName}，不能申请延期`;
  },
};

/** Why an action is not possible now; undefined when it is (TRAF-01). */
export function reasonAgainstTrafficAction(
  action: TrafficOrderAction,
  order: TrafficOrderFacts,
): string | undefined {
  return RULES[action](order);
}
