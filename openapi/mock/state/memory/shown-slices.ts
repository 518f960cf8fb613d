import { isRecord } from '../../description';

/** Rows of a list that are shown of the whole memory, and of one part of it. */
const MOST_ROWS = 100;
const MOST_ROWS_OF_PART = 1_000;

/**
 * The memory of a persona as `GET /mock/state` shows it: a list that is longer than may be shown is `{ total, first }`.
 * @param part the one slice that is asked for; all without it
 * @returns undefined for a part that is not remembered
 */
export function shownSlices(slices: ReadonlyMap<string, unknown>, part?: string): unknown {
  if (part === undefined) return shown(Object.fromEntries(slices), MOST_ROWS);
  return slices.has(part) ? { [part]: shown(slices.get(part), MOST_ROWS_OF_PART) } : undefined;
}

function shown(value: unknown, most: number): unknown {
  if (Array.isArray(value)) {
    const rows = value.slice(0, most).map((row) => shown(row, most));
    return value.length > most ? { total: value.length, first: rows } : rows;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shown(field, most)]));
}
