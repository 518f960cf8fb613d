/** Pieces as a user types them: a wrong text gets a message and is never silently corrected (CART-09, VALID-01). */
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

const NUMBER = /^[+-]?\d+(\.\d*)?$/;

function inRange(quantity: number, { min, max, problem }: QuantityRange): QuantityRead {
  if (problem !== undefined) return { ok: false, text: problem };
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
