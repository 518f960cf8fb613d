import type { KeyboardEvent } from 'react';

/** The name of a row in the table. */
export const keyOfRow = (rowNo: number): string => String(rowNo);

const SIDES: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The row of selects is one tab stop: left and right go between columns, Enter and down open the list. */
export function moveAmongSelects(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLSelectElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const by = SIDES[key];
  if (by !== undefined) {
    const all = [...currentTarget.querySelectorAll('select')];
    event.preventDefault();
    all[all.indexOf(target) + by]?.focus();
  } else if (key === 'Enter' || key === 'ArrowDown') {
    event.preventDefault();
    open(target);
  }
}

function open(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // Older browsers have no such call, and frames of other origins may not make it: the space bar opens it there.
  }
}

/** Up and down go between rows; into the field of a row that has one. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
  if (by === undefined || event.altKey || event.nativeEvent.isComposing) return;
  const rows = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-columns-row]') ?? []),
  ];
  const next = rows[rows.indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  (next.querySelector('input') ?? next).focus();
}

/** From a corrected cell to the next one that cannot be read. */
export function goToNextDoubt(from: HTMLElement): void {
  const table = from.closest('table');
  const all = [...(table?.querySelectorAll<HTMLElement>('[data-doubtful]') ?? [])];
  const next = all[all.indexOf(from) + 1] ?? all.find((field) => field !== from);
  if (next) next.focus();
}
