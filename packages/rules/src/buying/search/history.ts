/** The most keywords that the search history keeps, per user (SEARCH-02). */
export const HISTORY_LIMIT = 10;

/** Stored data may come from another program. */
function isText(word: unknown): word is string {
  return typeof word === 'string';
}

/**
 * The history with a keyword put first: trimmed, distinct, newest first, at most 10; the same array when nothing
 * changes. Data of an older version is cleaned too (SEARCH-02).
 */
export function addToHistory(history: readonly string[], keyword: string): readonly string[] {
  const texts = [keyword, ...history]
    .filter(isText)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const next = [...new Set(texts)].slice(0, HISTORY_LIMIT);
  return next.length === history.length && next.every((word, i) => word === history[i]) ? history : next;
}

/** The keywords of any stored value, in their order (SEARCH-02). */
export function readHistory(stored: unknown): readonly string[] {
  return addToHistory(Array.isArray(stored) ? stored : [], '');
}
