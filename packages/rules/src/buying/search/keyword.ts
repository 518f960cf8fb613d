/** A keyword in one form, for all ways to type it: full-width or half-width, with blanks or hyphens (SEARCH-01). */

import { refuse } from '../../base/refusal';
import type { SearchRefusal } from './search-refusals';

/** The most characters of a keyword. Assumption: the specification shows no limit; the description says 100. */
export const KEYWORD_LIMIT = 100;

/** A keyword as it is sent: in half width, trimmed, its blanks single. */
export function readKeyword(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/** Why a text cannot be searched; undefined when it can. */
export function keywordRefusal(text: string): SearchRefusal | undefined {
  const length = Array.from(readKeyword(text)).length;
  return length <= KEYWORD_LIMIT ? undefined : refuse('search.tooLong', { limit: KEYWORD_LIMIT, length });
}

/** The common form of different ways to write one model: `ＢＣＤ－５３６`, `bcd 536` and `BCD-536` are `bcd536`. */
export function searchKey(text: string): string {
  return readKeyword(text)
    .toLowerCase()
    .replace(/[\s\-‐-―/_.]/gu, '');
}

/**
 * Chinese words may leave words out: 对开门冰箱 finds 对开门变频无霜冰箱, and 对门, too. Two characters may stand apart;
 * three are one word and stand as they are: 净水器 is not 净界热水器, nor 热水机 a 热水洗衣机 (洗烘机 does not find
 * 洗烘一体机 for that); more stand in pieces of at least two.
 */
function isWithin(text: string, words: string): boolean {
  if (!/^\p{Script=Han}{2,}$/u.test(words)) return false;
  const characters = Array.from(words);
  return holdsInOrder(text, characters, characters.length === 2 ? 1 : 2);
}

/** Whether a text holds the characters in their order, in pieces of at least so many. */
function holdsInOrder(text: string, characters: readonly string[], least: number): boolean {
  /** Where the first so many characters end in the text, as near to its front as they can; a gap where they cannot. */
  const ends = [0];
  for (let from = 0; from < characters.length; from += 1) {
    const end = ends[from];
    if (end === undefined) continue;
    for (let to = from + least; to <= characters.length; to += 1) {
      const piece = characters.slice(from, to).join('');
      const at = text.indexOf(piece, end);
      if (at < 0) break; // nor is a longer one
      ends[to] = Math.min(ends[to] ?? Number.POSITIVE_INFINITY, at + piece.length);
    }
  }
  return ends[characters.length] !== undefined;
}

/**
 * Whether texts of a product hold a complete keyword, or each of its words; every product holds an empty keyword
 * (SEARCH-01).
 */
export function matchesKeyword(texts: readonly string[], keyword: string): boolean {
  const text = texts.map(searchKey).join(' ');
  const holds = (key: string): boolean => text.includes(key) || isWithin(text, key);
  return holds(searchKey(keyword)) || readKeyword(keyword).split(' ').map(searchKey).every(holds);
}
