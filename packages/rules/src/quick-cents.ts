import type { Amount } from './decimal';

// Below this both the number of cents and its hundredth are told apart by a double.
const EXACT_LIMIT = 1e15;
const EXACT_DIGITS = 15;
const ZERO = 48;
const POINT = 46;

/** Whole cents of a plain text such as `1234.5`; NaN for every other form. */
function textCents(text: string): number {
  const { length } = text;
  if (length === 0 || length > EXACT_DIGITS - 2) return Number.NaN;
  let digits = 0;
  let point = length;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= ZERO + 9) digits = digits * 10 + (code - ZERO);
    else if (code === POINT && point === length && at > 0) point = at;
    else return Number.NaN;
  }
  const decimals = Math.max(0, length - point - 1);
  if (decimals > 2) return Number.NaN;
  return decimals === 2 ? digits : digits * (decimals === 1 ? 10 : 100);
}

/**
 * The cents of an amount when a double holds them exactly, else NaN: then the exact, slower way must be taken.
 * It answers nearly every price of a cart without a bigint (CART-06).
 */
export function quickCents(value: Amount): number {
  if (typeof value === 'number') {
    const cents = Math.round(value * 100);
    return cents / 100 === value && cents < EXACT_LIMIT && cents > -EXACT_LIMIT ? cents : Number.NaN;
  }
  return typeof value === 'string' ? textCents(value) : Number.NaN;
}

/** A quantity when it is a whole number that a double holds exactly, else NaN (CART-06). */
export function quickWhole(value: Amount): number {
  const whole = typeof value === 'number' ? value : quickCents(value) / 100;
  return Number.isSafeInteger(whole) ? whole : Number.NaN;
}
