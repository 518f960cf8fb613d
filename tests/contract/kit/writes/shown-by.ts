import { readFileSync } from 'node:fs';
import type { Difference } from './differences';
import type { Question } from './read-state';

const QUESTIONS: readonly Question[] = ['about', 'open'];

/** What a write does to the answer of a read: so many rows come, go, or change, in these fields. */
export interface Shown {
  readonly read: string;
  readonly question: Question;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly fields: readonly string[];
  /** By how much the figures of the changed rows moved, all together, by field. */
  readonly moved: Readonly<Record<string, number>>;
}

const FILE = new URL('./shown-by.tsv', import.meta.url);
export const HEAD = ['write', 'read', 'asked by', 'added', 'removed', 'changed', 'fields', 'moved'];

/** The reads that show each write, by its operation. `make-table.ts` writes the table. */
export function loadShownBy(): ReadonlyMap<string, readonly Shown[]> {
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const table = new Map<string, Shown[]>();
  for (const line of lines) {
    const [write = '', read = '', question, added, removed, changed, fields = '', moved = ''] =
      line.split('\t');
    const row: Shown = {
      read,
      question: QUESTIONS.find((known) => known === question) ?? 'example',
      added: Number(added),
      removed: Number(removed),
      changed: Number(changed),
      fields: fields.split(',').filter((name) => name !== ''),
      moved: Object.fromEntries(
        moved.split(',').flatMap((pair) => {
          const [name = '', figure] = pair.split('=');
          return figure === undefined ? [] : [[name, Number(figure)]];
        }),
      ),
    };
    table.set(write, [...(table.get(write) ?? []), row]);
  }
  return table;
}

export const shownLine = (write: string, { read, question, ...shown }: Shown): string =>
  [
    write,
    read,
    question,
    shown.added,
    shown.removed,
    shown.changed,
    shown.fields.join(','),
    Object.entries(shown.moved)
      .map(([name, figure]) => `${name}=${figure}`)
      .join(','),
  ].join('\t');

export const shownOf = (difference: Difference, read: string, question: Question): Shown => ({
  read,
  question,
  added: difference.added.length,
  removed: difference.removed.length,
  changed: difference.changed.length,
  fields: difference.fields,
  moved: movedOf(difference),
});

/** By how much the figures of the changed rows moved, all together; figures that stayed are left out. */
export function movedOf({ changed }: Difference): Readonly<Record<string, number>> {
  const moved = new Map<string, number>();
  for (const { before, after } of changed) {
    for (const [name, value] of Object.entries(after)) {
      const old = before[name];
      if (typeof value !== 'number' || typeof old !== 'number') continue;
      moved.set(name, (moved.get(name) ?? 0) + Math.round((value - old) * 100));
    }
  }
  return Object.fromEntries(
    [...moved].flatMap(([name, cents]) => (cents === 0 ? [] : [[name, cents / 100]])),
  );
}
