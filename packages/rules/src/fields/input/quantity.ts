/** Pieces as a user types them: a wrong text gets a message and is never silently corrected (CART-09, VALID-01). */
import { isGiven } from '../../base/given';
import { type Amount, readFigure } from '../../base/money';
import { refuse, refused } from '../../base/refusal';
import { plainDigits } from './plain-digits';
import type { QuantityLimit, QuantityRefusal } from './quantity-refusals';

/** The meaning of typed text: a quantity, or why it is none; `quantityText` has the sentence. */
export type QuantityRead =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly refusal: QuantityRefusal };

/** The fewest and the most pieces, both included. */
export interface QuantityRange {
  readonly min: number;
  readonly max: number;
  /** Why no quantity is taken at all: a limit is there and cannot be read, or nothing can be had. */
  readonly refusal?: QuantityRefusal | undefined;
}

/** The allowed quantity of one order line (CALC-02 gives the upper limit). */
export const QUANTITY_RANGE: QuantityRange = { min: 1, max: 999_999 };

function pieces(value: Amount): number | undefined {
  const whole = readFigure(value);
  return whole !== undefined && Number.isSafeInteger(whole) && whole > 0 ? whole : undefined;
}

function isRead(value: Amount): boolean {
  return !isGiven(value) || Number.isSafeInteger(readFigure(value));
}

/**
 * The pieces of a line between two limits of the wire (CART-09, BIG-01).
 * Assumption: a limit that is missing, or not above 0, sets none of its own.
 * @returns with a `refusal` where a limit is there and is no whole number: `readQuantity` takes nothing then
 */
export function limitedRange(least: Amount, most: Amount): QuantityRange {
  const range = { min: pieces(least) ?? QUANTITY_RANGE.min, max: pieces(most) ?? QUANTITY_RANGE.max };
  const limits: readonly QuantityLimit[] = [
    ...(isRead(least) ? [] : ['least' as const]),
    ...(isRead(most) ? [] : ['most' as const]),
  ];
  return limits.length === 0 ? range : { ...range, refusal: refuse('quantity.limitsUnread', { limits }) };
}

/**
 * The pieces of a line of which so many can be had (CART-09, CALC-05).
 * @param most pieces; undefined where the server has the last word, NaN where they cannot be read: nothing is taken then
 * @returns with a `refusal` where there are none
 */
export function stockRange(most: number | undefined): QuantityRange {
  const max = Math.max(0, Math.min(most ?? QUANTITY_RANGE.max, QUANTITY_RANGE.max));
  const range = { min: QUANTITY_RANGE.min, max };
  return max === 0 ? { ...range, refusal: refuse('stock.out') } : range;
}

const NUMBER = /^[+-]?\d+(\.\d*)?$/;

function inRange(quantity: number, { min, max, refusal }: QuantityRange): QuantityRead {
  if (refusal !== undefined) return refused(refusal);
  // No number is above NaN: it would be no limit.
  if (!Number.isFinite(min) || !Number.isFinite(max)) return refused(refuse('quantity.rangeUnread'));
  if (quantity < min) return refused(refuse('quantity.tooSmall', { min }));
  if (quantity > max) return refused(refuse('quantity.tooLarge', { max }));
  return { ok: true, quantity };
}

/**
 * Reads a typed quantity in pieces, `1` to `999999` unless a range is given (CART-09).
 * Full-width digits count as plain ones; decimals, signs, exponents and words each get their own code.
 */
export function readQuantity(text: string, range: QuantityRange = QUANTITY_RANGE): QuantityRead {
  const typed = plainDigits(text);
  if (typed === '') return refused(refuse('quantity.missing'));
  if (!NUMBER.test(typed)) return refused(refuse('quantity.digits'));
  if (typed.includes('.')) return refused(refuse('quantity.whole'));
  // Where a double is no longer exact, every range has ended long before.
  return inRange(Number(typed), range);
}

/** Reads the quantity of a row that need not be ordered: nothing typed, or 0, means none of it (CART-09). */
export function readWantedQuantity(text: string, range: QuantityRange = QUANTITY_RANGE): QuantityRead {
  return /^0*$/.test(plainDigits(text)) ? { ok: true, quantity: 0 } : readQuantity(text, range);
}

/** The pieces typed into a field; 0 where nothing has been typed: a draft of one's own, never a number of a server. */
export function typedPieces(draft: { readonly number: number } | undefined): number {
  return draft?.number ?? 0;
}

/** The sum of pieces that a user typed, 0 for none; numbers of a server are added by `sumFigures` (`money`). */
export function typedTotal(drafts: readonly { readonly number: number }[]): number {
  return drafts.reduce((sum, { number }) => sum + number, 0);
}
