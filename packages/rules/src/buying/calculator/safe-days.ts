import { isGiven } from '../../base/given';
import { type Amount, readFigure } from '../../base/money';

/** Days that stock should last where neither server nor user says otherwise. Assumption: the specification names no figure. */
const DEFAULT_SAFE_DAYS = 30;

/** Who set the safe days of a product. */
export interface SafeDaysFacts {
  /** Days that the user set. */
  readonly own?: number | undefined;
  /** Days of the server, from the customer's stock. */
  readonly listed?: Amount;
}

/**
 * The days that the stock of a product should last: those of the user, else of the server, else 30 (CALC-02, CALC-04).
 * @returns undefined where the server's days cannot be read
 */
export function safeDaysOf({ own, listed }: SafeDaysFacts): number | undefined {
  if (own !== undefined) return own;
  return isGiven(listed) ? readFigure(listed) : DEFAULT_SAFE_DAYS;
}
