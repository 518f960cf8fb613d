/** An amount of yuan as a user types it (VALID-01, 1§5). */
import { type Money, readMoney } from '../../base/money';
import { refuse, refused } from '../../base/refusal';
import type { AmountRefusal } from './amount-refusals';

/** The meaning of typed text: money, or why it is none; `amountText` has the sentence. */
export type AmountRead =
  | { readonly ok: true; readonly amount: Money }
  | { readonly ok: false; readonly refusal: AmountRefusal };

/** How many characters an amount may have in all. Assumption: the specification gives no figure. */
export const AMOUNT_LENGTH = 12;

function refusalOf(text: string, limit: number): AmountRefusal | undefined {
  if (text === '') return refuse('amount.missing');
  if (!/^\d*(?:\.\d*)?$/.test(text)) return refuse('amount.characters');
  if (text.startsWith('.')) return refuse('amount.pointFirst');
  if (/^0\d/.test(text)) return refuse('amount.zeroFirst');
  if (/\.\d{3,}$/.test(text)) return refuse('amount.decimals');
  return text.length > limit ? refuse('amount.tooLong', { limit }) : undefined;
}

/**
 * Reads a finished amount: digits and one point, no leading point or zeros, at most two decimals (VALID-01).
 * Assumption: a point without decimals is unfinished.
 * @param limit characters in all
 */
export function readAmount(text: string, limit: number = AMOUNT_LENGTH): AmountRead {
  const refusal = refusalOf(text, limit) ?? (text.endsWith('.') ? refuse('amount.unfinished') : undefined);
  if (refusal) return refused(refusal);
  const amount = readMoney(text);
  return amount === undefined ? refused(refuse('amount.unread')) : { ok: true, amount };
}
