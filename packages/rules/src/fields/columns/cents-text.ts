/** Hundredths of a yuan as text. */
import { unitsText } from '../../base/decimal';
import { formatMoney } from '../../base/money';

/** 27881.00. */
export function centsText(cents: bigint): string {
  return unitsText(cents, 2);
}

/** 27,881.00. */
export function shownCents(cents: bigint): string {
  return formatMoney(unitsText(cents, 2));
}
