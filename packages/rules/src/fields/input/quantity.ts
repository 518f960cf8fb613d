/** Pieces as a user types them: a wrong text gets a message and is never silently corrected (CART-09, VALID-01). */
import { isGiven } from '../../base/given';
import { type Amount, readFigure } from '../../base/money';
import { plainDigits } from './plain-digits';

/** The meaning of typed text: a quantity, or a sentence with the problem. */
export type QuantityRead =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly text: string };

/** The fewest and the most pieces, both included. */
export interface QuantityRange {
  readonly min: number;
  readonly max: number;
  /** A limit that is there and cannot be read, in words: no quantity is taken then. */
  readonly problem?: string | undefined;
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
 * @returns with a `problem` where a limit is there and is no whole number: `readQuantity` takes nothing then
 */
export function limitedRange(least: Amount, most: Amount): QuantityRange {
  const range = { min: pieces(least) ?? QUANTITY_RANGE.min, max: pieces(most) ?? QUANTITY_RANGE.max };
  const unread = [...(isRead(least) ? [] : ['起订数量']), ...(isRead(most) ? [] : ['最多可订数量'])];
  return unread.length === 0 ? range : { ...range, problem: `${unread.join('、')}无法识别，暂不能修改数量` };
}

const NUMBER = /^[+-]?\d+(\.\d*)?$/;

const UNREAD_LIMIT = '可填的数量无法识别，请稍后再试';

function inRange(quantity: number, { min, max, problem }: QuantityRange): QuantityRead {
  if (problem !== undefined) return { ok: false, text: problem };
  // No number is above NaN: it would be no limit.
  if (!Number.isFinite(min) || !Number.isFinite(max)) return { ok: false, text: UNREAD_LIMIT };
  if (quantity < min) return { ok: false, text: `数量不能小于 ${min}` };
  if (quantity > max) return { ok: false, text: `数量不能大于 ${max}` };
  return { ok: true, quantity };
}

/**
 * Reads a typed quantity in pieces, `1` to `999999` unless a range is given (CART-09).
 * Full-width digits count as plain ones; decimals, signs, exponents and words each get their own sentence.
 */
export function readQuantity(text: string, range: QuantityRange = QUANTITY_RANGE): QuantityRead {
  const typed = plainDigits(text);
  if (typed === '') return { ok: false, text: '请输入数量' };
  if (!NUMBER.test(typed)) return { ok: false, text: '数量只能输入数字' };
  if (typed.includes('.')) return { ok: false, text: '数量必须是整数' };
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
