import type { Amount } from './decimal';

// Below this a double distinguishes both the number of units and its hundredth, and so texts of 15 digits.
const EXACT_LIMIT = 1e15;
const LONGEST = 15;
const ZERO = 48;
const POINT = -2;

/** Reads digits and at most one point, character by character: half the time of a pattern and `Number`. */
function textUnits(text: string, perOne: number): number {
  let digits = 0;
  let scale = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit === POINT && !scale) scale = 1;
    else if (digit >= 0 && digit <= 9) {
      digits = digits * 10 + digit;
      scale *= 10;
    } else return Number.NaN;
  }
  // The empty text and a lone point sort before every digit.
  return text > '.' && text.length <= LONGEST ? (digits * perOne) / (scale || 1) : Number.NaN;
}

/**
 * An amount in units of which `perOne` make one, when a double holds them exactly, else NaN: then the exact, slower way
 * must be taken. It answers nearly every price (100 to the yuan) and quantity (1) of a cart without a bigint (CART-06).
 */
export function quickUnits(value: Amount, perOne: 1 | 100): number {
  const isNumber = typeof value === 'number';
  // A server may send anything: what is no text either is read, and refused, by the exact way.
  const units = isNumber
    ? Math.round(value * perOne)
    : textUnits(typeof value === 'string' ? value : '', perOne);
  const isExact = isNumber ? units / perOne === value : Number.isInteger(units);
  return isExact && Math.abs(units) < EXACT_LIMIT ? units : Number.NaN;
}
