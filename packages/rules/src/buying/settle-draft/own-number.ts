import { FREE_TEXT_LIMIT } from '../../fields/input/free-text';

/**
 * The dealer's own order number, which travels in the delivery remark. Assumption: no field of the calls takes one, and a
 * remark keeps letters and digits alone.
 */

/** A remark of the limit itself is cleared by the guard (VALID-03). */
const REMARK_ROOM = FREE_TEXT_LIMIT - 1;

/** The word before the number. */
const WORD = '单号';
/** At the end and by itself: 快递单号 and 物流单号 are words of the remark. */
const OWN_NUMBER = /(?:^|\s)单号([A-Za-z0-9]+)\s*$/u;

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
 * A remark with another own number, or without one.
 * @param number the own number as typed; empty takes it away
 * @returns undefined where the remark has no room for both: no word is cut
 */
export function withOwnNumber(remark: string, number: string): string | undefined {
  const words = remark.replace(OWN_NUMBER, '').trim();
  const own = readOwnNumber(number);
  if (own === '') return words;
  const tail = `${WORD}${own}`;
  const carried = words === '' ? tail : `${words} ${tail}`;
  return Array.from(carried).length <= REMARK_ROOM ? carried : undefined;
}
