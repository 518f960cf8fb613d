/** Which orders give goods back, by their state (ORDER-01). */
import { ORDER_STATES } from '../../base/states';

const { underWay, toSign, signed } = ORDER_STATES;

/** Whether pieces of an order can be rejected: it is on its way, or has arrived and is not signed for (ORDER-01). */
export function canBeRejected(status: string): boolean {
  return status === underWay.value || status === toSign.value;
}

/** Whether pieces of an order can be returned: it is signed for (ORDER-01). */
export function canBeReturned(status: string): boolean {
  return status === signed.value;
}
