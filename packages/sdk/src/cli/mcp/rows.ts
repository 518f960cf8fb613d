/** The part of a list that fits into the answer of a tool. */

/** What an answer holds at most, in characters of JSON: some ten thousand tokens. */
export const MOST_CHARACTERS = 40_000;

export interface Part<T> {
  readonly rows: readonly T[];
  /** Where the next part begins; absent after the end. */
  readonly next?: number;
}

/**
 * Cuts a list.
 * @param from the first row, counted from 0
 * @returns at most `limit` rows, fewer where they are long, and one at least where there is one
 */
export function partOf<T>(list: readonly T[], from: number, limit: number): Part<T> {
  const rows: T[] = [];
  let characters = 0;
  for (const row of list.slice(from, from + limit)) {
    characters += (JSON.stringify(row) ?? '').length;
    if (rows.length > 0 && characters > MOST_CHARACTERS) break;
    rows.push(row);
  }
  const next = from + rows.length;
  return next < list.length && rows.length > 0 ? { rows, next } : { rows };
}
