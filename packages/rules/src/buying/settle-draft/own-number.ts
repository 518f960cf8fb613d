import { FREE_TEXT_LIMIT } from '../../fields/input/free-text';

/**
 * The dealer's own order number, which travels in the delivery remark. Assumption: no field of the calls takes one, and a
 * remark keeps letters and digits alone.
 */

/** A remark of the limit itself is cleared by the guard (VALID-03). */
const REMARK_ROOM = FREE_TEXT_LIMIT - 1;

/** The word before the number. */
const WORD = '单号';
const OWN_NUMBER = /单号([A-Za-z0-9]+)/u;

/** The most characters of an own number: the remark has room for words beside it. */
export const OWN_NUMBER_LENGTH = 16;

/** An own number as a remark can carry it: half-width letters and digits, `PO-2026/11` is `PO202611`. */
export function readOwnNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, OWN_NUMBER_LENGTH);
}

/** The own number that a remark carries; undefined where it has none. */
export function ownNumberOf(remark: string | null | undefined): string | undefined {
  return OWN_NUMBER.exec(remark ?? '')?.[1]?.toUpperCase();
}

/**
 * A remark with another own number, or without one; its words give way to the number where both have no room.
 */
export function withOwnNumber(remark: string, number: string): string {
  const words = remark.replace(OWN_NUMBER, '').trim();
  const own = readOwnNumber(number);
  if (own === '') return words;
  const tail = `${WORD}${own}`;
  const room = Math.max(0, REMARK_ROOM - tail.length - 1);
  const kept = Array.from(words).slice(0, room).join('').trim();
  return kept === '' ? tail : `${kept} ${tail}`;
}
