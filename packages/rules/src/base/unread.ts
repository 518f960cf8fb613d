import { isGiven } from './given';
import { type Amount, isAmount } from './money';

/** Whether a figure of the wire is there and cannot be read: nothing may be no mistake, `—` is one. */
export function isUnread(figure: Amount): boolean {
  return isGiven(figure) && !isAmount(figure);
}
