import { useEffect, useState } from 'react';
import { isRecord, slot } from '#platform/browser/storage';
import { createRowValues, type RowValues } from '#ui/table/entry/row-values';

/** A number that was typed at a row, with the row's other kept fields; with a problem it is not kept. */
export interface KeptEntry {
  readonly number: number;
  readonly problem?: string;
}

type Kept<Entry> = readonly (readonly [string, Entry])[];

/**
 * Row values that a reload finds again, until the window is closed: numbers of a long list are not typed twice.
 * @param name where they are kept; it names the page and the sold-to
 * @param isEntry says which values are kept, also when they are read: users and older versions may have written anything
 */
export function useKeptEntries<Entry>(
  name: string,
  isEntry: (value: unknown) => value is Entry,
): RowValues<Entry> {
  const [stored, setStored] = useState(() => ({ name, values: keptEntries(name, isEntry) }));
  const current = stored.name === name ? stored : { name, values: keptEntries(name, isEntry) };
  if (current !== stored) setStored(current);
  const { values } = current;
  useEffect(() => {
    newest.set(name, values);
  }, [name, values]);
  return values;
}

const names = new WeakMap<object, string>();
/** The instance of each name that came on screen last; it holds what is stored. */
const newest = new Map<string, unknown>();

/** The entries as they stand now, for what is known late: a page that was left and opened again has entries of its own. */
export function newestEntries<Entry>(values: RowValues<Entry>): RowValues<Entry> {
  const name = names.get(values);
  // One name is one kind of entry.
  return name === undefined ? values : ((newest.get(name) as RowValues<Entry> | undefined) ?? values);
}

/** The store behind {@link useKeptEntries}, without React. */
export function keptEntries<Entry>(
  name: string,
  isEntry: (value: unknown) => value is Entry,
): RowValues<Entry> {
  const stored = slot('session', name, (value): value is Kept<Entry> => isKept(value, isEntry));
  const values = createRowValues<Entry>();
  for (const [key, entry] of stored.read() ?? []) values.set(key, entry);
  names.set(values, name);
  values.subscribe(() => {
    const rows = [...values.all()].filter(([, entry]) => isEntry(entry));
    if (rows.length === 0) stored.clear();
    else stored.write(rows);
  });
  return values;
}

/** Whether a value is a number of pieces, as every entry has one. */
export function isNumbered(value: unknown): value is KeptEntry {
  if (!isRecord(value) || value['problem'] !== undefined) return false;
  return Number.isSafeInteger(value['number']) && Number(value['number']) > 0;
}

function isKept<Entry>(
  value: unknown,
  isEntry: (entry: unknown) => entry is Entry,
): value is readonly (readonly [string, Entry])[] {
  return (
    Array.isArray(value) &&
    value.every((row) => Array.isArray(row) && typeof row[0] === 'string' && isEntry(row[1]))
  );
}
