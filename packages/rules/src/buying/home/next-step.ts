/** The dealer's next step with an order, as the home page offers it. */
import { rowOf } from '../../base/row-of';
import { ORDER_STATES } from '../../base/states';

/** The next step of an order. */
export interface NextStep {
  /** The text of the link. */
  readonly act: string;
  /** Where it leads. */
  readonly page: 'order' | 'logistics';
}

const { toAudit, toSend, underWay, toSign, signed, cancelled } = ORDER_STATES;

const WAITING: NextStep = { act: '查看进度', page: 'order' };

/** By the status of the wire. */
const STEPS: Readonly<Record<string, NextStep>> = {
  [toAudit.value]: WAITING,
  [toSend.value]: { act: '查看订单', page: 'order' },
  [underWay.value]: { act: '查看物流', page: 'logistics' },
  [toSign.value]: { act: '确认签收', page: 'order' },
  [signed.value]: { act: '再次购买', page: 'order' },
  [cancelled.value]: { act: '查看订单', page: 'order' },
};

/** The next step of an order; a status that is not known has just begun. */
export function nextStep(status: string): NextStep {
  return rowOf(STEPS, status) ?? WAITING;
}

/** Whether the goods of an order or a delivery are on their way to the dealer. */
export function isOnItsWay(status: string): boolean {
  return status === underWay.value || status === toSign.value;
}
