import type { Amount } from './decimal';

// Below this both the number of units and its hundredth are told apart by a double, and so are texts of 15 digits.
const EXACT_LIMIT = 1e15;
const LONGEST = 15;
const POINT = 46;
const ZERO = 48;
const NINE = 57;

/** Reads digits and at most one point, character by character: half the time of a pattern and `Number`. */
function textUnits(text: string, perOne: number): number {
  if (text.length > LONGEST || text === '' || text === '.') return Number.NaN;
  let digits = 0;
  let scale = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && scale === 0) scale = 1;
    else if (code < ZERO || code > NINE) return Number.NaN;
    else {
      digits = digits * 10 + code - ZERO;
      scale *= 10;
    }
  }
  return (digits * perOne) / (scale || 1);
}

function numberUnits(amount: number, perOne: number): number {
  const units = Math.round(amount * perOne);
  return units / perOne === amount ? units : Number.NaN;
}

/**
 * An amount in units of which `perOne` make one, when a double holds them exactly, else NaN: then the exact, slower way
 * must be taken. It answers nearly every price (100 to the yuan) and quantity (1) of a cart without a bigint (CART-06).
 */
export function quickUnits(value: Amount, perOne: 1 | 100): number {
  const units = typeof value === 'number' ? numberUnits(value, perOne) : textUnits(value ?? '', perOne);
  return Number.isInteger(units) && Math.abs(units) < EXACT_LIMIT ? units : Number.NaN;
}
