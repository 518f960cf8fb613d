import type { KeyboardEvent } from 'react';
import { OPEN_GROUPS, type ResultRow } from './result-groups';
import type { ResultRows } from './use-result-rows';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

function focusRow(from: Element, step: number, isMatch: (row: HTMLElement) => boolean): void {
  const rows = [...(from.closest('table')?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.contains(from));
  for (let place = at + step; place >= 0 && place < rows.length; place += step) {
    const row = rows[place];
    if (!row || !isMatch(row)) continue;
    row.focus();
    return;
  }
}

const isOpen = (row: HTMLElement) => OPEN_GROUPS.some((kind) => kind === row.dataset['kind']);

/** The keys of the result: ↑ ↓ rows, [ ] differences, Space chooses, m pairs, u takes apart, n writes a note. */
export function useResultKeys(rows: readonly ResultRow[], { toggle, pair, apart, setNotedRow }: ResultRows) {
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isField = target.matches(FIELDS);
    if (isField && !(target instanceof HTMLInputElement && target.type === 'checkbox')) return;
    const key = target.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
    const row = rows.find((item) => item.key === key);
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => focusRow(target, 1, () => true),
      ArrowUp: () => focusRow(target, -1, () => true),
      '[': () => focusRow(target, -1, isOpen),
      ']': () => focusRow(target, 1, isOpen),
      ' ': row && !row.match && !isField ? () => toggle(row) : undefined,
      m: pair,
      u: () => apart(row?.match),
      n: row && (() => setNotedRow(row.key)),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
