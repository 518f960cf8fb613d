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
 * Chinese words may leave words out: 对开门冰箱 finds 对开门变频无霜冰箱, and 对门, too. A character alone of a longer
 * word is none: 净水器 is not 净界热水器.
 */
function isWithin(text: string, words: string): boolean {
  if (!/^\p{Script=Han}{2,}$/u.test(words)) return false;
  const characters = Array.from(words);
  return holdsInOrder(text, characters, characters.length === 2 ? 1 : 2);
}

/** Whether a text holds the characters in their order, in pieces of at least so many. */
function holdsInOrder(text: string, characters: readonly string[], least: number): boolean {
  if (characters.length === 0) return true;
  return characters.some((_, cut) => {
    const length = characters.length - cut;
    const at = length < least ? -1 : text.indexOf(characters.slice(0, length).join(''));
    return at >= 0 && holdsInOrder(text.slice(at + length), characters.slice(length), least);
  });
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
