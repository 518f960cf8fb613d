/** Which orders give goods back, by their state (ORDER-01). Assumption: codes of states as the description has them. */
import { SIGNED } from './order-progress';

const SENT = '30';
const ARRIVED = '40';

/** Whether pieces of an order can be rejected: it is on its way, or has arrived and is not signed for (ORDER-01). */
export function canBeRejected(status: string): boolean {
  return status === SENT || status === ARRIVED;
}

/** Whether pieces of an order can be returned: it is signed for (ORDER-01). */
export function canBeReturned(status: string): boolean {
  return status === SIGNED;
}
