import type { Amount } from './decimal';

// Below this both the number of units and its hundredth are told apart by a double, and so are texts of 15 digits.
const EXACT_LIMIT = 1e15;
const PLAIN = /^[\d.]{1,15}$/;

/**
 * An amount in units of which `perOne` make one, when a double holds them exactly, else NaN: then the exact, slower way
 * must be taken. It answers nearly every price (100 to the yuan) and quantity (1) of a cart without a bigint (CART-06).
 */
export function quickUnits(value: Amount, perOne: 1 | 100): number {
  const isPlain = typeof value === 'number' || PLAIN.test(value ?? '');
  const amount = isPlain ? Number(value) : Number.NaN;
  const units = Math.round(amount * perOne);
  return units / perOne === amount && Math.abs(units) < EXACT_LIMIT ? units : Number.NaN;
}
