import { readFileSync } from 'node:fs';
import type { Difference } from './differences';
import type { Question } from './read-state';

/** What a write does to the answer of a read: so many rows come, go, or change, in these fields. */
export interface Shown {
  readonly read: string;
  readonly question: Question;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly fields: readonly string[];
}

const FILE = new URL('./shown-by.tsv', import.meta.url);
export const HEAD = ['write', 'read', 'asked by', 'added', 'removed', 'changed', 'fields'];

/** The reads that show each write, by its operation. `make-table.ts` writes the table. */
export function loadShownBy(): ReadonlyMap<string, readonly Shown[]> {
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const table = new Map<string, Shown[]>();
  for (const line of lines) {
    const [write = '', read = '', question, added, removed, changed, fields = ''] = line.split('\t');
    const row: Shown = {
      read,
      question: question === 'about' ? 'about' : 'example',
      added: Number(added),
      removed: Number(removed),
      changed: Number(changed),
      fields: fields.split(',').filter((name) => name !== ''),
    };
    table.set(write, [...(table.get(write) ?? []), row]);
  }
  return table;
}

export const shownLine = (write: string, { read, question, ...shown }: Shown): string =>
  [write, read, question, shown.added, shown.removed, shown.changed, shown.fields.join(',')].join('\t');

export const shownOf = (
  { added, removed, changed, fields }: Difference,
  read: string,
  question: Question,
): Shown => ({
  read,
  question,
  added: added.length,
  removed: removed.length,
  changed: changed.length,
  fields,
});
