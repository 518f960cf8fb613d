import type { Amount } from './decimal';

// Below this both the number of cents and its hundredth are told apart by a double, and so are texts of 15 digits.
const EXACT_LIMIT = 1e15;
const PLAIN = /^[\d.]{1,15}$/;

function plain(value: Amount): number {
  if (typeof value === 'string' && PLAIN.test(value)) return Number(value);
  return typeof value === 'number' ? value : Number.NaN;
}

/**
 * The cents of an amount when a double holds them exactly, else NaN: then the exact, slower way must be taken.
 * It answers nearly every price of a cart without a bigint (CART-06).
 */
export function quickCents(value: Amount): number {
  const yuan = plain(value);
  const cents = Math.round(yuan * 100);
  return cents / 100 === yuan && Math.abs(cents) < EXACT_LIMIT ? cents : Number.NaN;
}

/** A quantity when it is a whole number that a double holds exactly, else NaN (CART-06). */
export function quickWhole(value: Amount): number {
  const whole = plain(value);
  return Number.isSafeInteger(whole) ? whole : Number.NaN;
}
