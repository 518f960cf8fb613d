import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const STOPS = 'a[href], button, input:not([disabled]), select:not([disabled])';
const TEXT_FIELD = 'input:not([disabled], [type=checkbox])';
const CELL = 'td, th';
const ROW = 'tr';

/**
 * A grid of plain elements is one stop of the Tab key. Arrows go on to the neighbouring cell; up and down in a field of
 * quantities are the ColumnEntry's. Space ticks the row, Delete presses what carries `data-key="Delete"`, with Ctrl from
 * a field too, and Ctrl+Enter does what the page is for.
 * @returns what the table is to be given
 */
export function useGridKeys(onGo: () => void) {
  const ref = useRef<HTMLTableElement>(null);
  const held = useRef<HeldRow>(undefined);
  // Rows come and go, and a cell may show a button more: exactly one of all takes the Tab key.
  useEffect(() => {
    if (!ref.current) return;
    if (held.current) followRow(ref.current, held.current);
    keepOneStop(ref.current);
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    held.current = heldRow(target);
    if (ref.current && target.matches(STOPS)) keepOneStop(ref.current, target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing) return;
    const isDone = act(event, target, onGo) || move(event, target);
    if (isDone) event.preventDefault();
  };
  return { ref, role: 'grid', onFocus, onKeyDown };
}

/** The row that has the focus, its place in the table, and that of the cell. */
interface HeldRow {
  readonly row: HTMLTableRowElement;
  readonly at: number;
  readonly cellAt: number;
}

/** The nearest row after a place, or before it, that the focus can go to. */
function nextRow(grid: HTMLTableElement, from: number, by: 1 | -1): Element | undefined {
  for (let at = from + by; at >= 0 && at < grid.rows.length; at += by) {
    const row = grid.rows[at];
    if (row?.querySelector(STOPS)) return row;
  }
  return undefined;
}

function heldRow(target: Element): HeldRow | undefined {
  const row = target.closest(ROW);
  const cell = target.closest(CELL);
  return row && cell ? { row, at: row.rowIndex, cellAt: [...row.children].indexOf(cell) } : undefined;
}

/** A row that is removed while it has the focus hands it to the row that takes its place. */
function followRow(grid: HTMLTableElement, { row, at, cellAt }: HeldRow): void {
  if (row.isConnected || document.activeElement !== document.body) return;
  const next = nextRow(grid, at - 1, 1) ?? nextRow(grid, at, -1);
  if (next) stopAt(next, cellAt)?.focus({ preventScroll: true });
}

/** The focusable element in a cell of a row, else in the row. */
function stopAt(row: Element, cellAt: number): HTMLElement | null {
  return row.children[cellAt]?.querySelector<HTMLElement>(STOPS) ?? row.querySelector<HTMLElement>(STOPS);
}

/** Only what is not passed over yet is looked at: the stop before, and what was drawn since. */
function keepOneStop(grid: HTMLTableElement, target?: HTMLElement): void {
  const open = [...grid.querySelectorAll<HTMLElement>(`:is(${STOPS}):not([tabindex="-1"])`)];
  const keptStop =
    target ??
    open.find((stop) => stop === document.activeElement) ??
    open.find((stop) => stop.dataset['stop'] !== undefined) ??
    grid.querySelector<HTMLElement>(TEXT_FIELD) ??
    grid.querySelector<HTMLElement>(STOPS);
  for (const stop of open) {
    if (stop === keptStop) continue;
    stop.tabIndex = -1;
    delete stop.dataset['stop'];
  }
  if (!keptStop || keptStop.dataset['stop'] !== undefined) return;
  keptStop.tabIndex = 0;
  keptStop.dataset['stop'] = '';
}

function isText(target: HTMLElement): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}

/** Whether an arrow would leave the text: all of it is selected, or the caret stands at that end. */
function isAtEnd(field: HTMLInputElement, by: 1 | -1): boolean {
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (start === 0 && end === value.length) return true;
  return start === end && start === (by < 0 ? 0 : value.length);
}

/** The keys that act on the row, or on the page. */
function act(event: KeyboardEvent, target: HTMLElement, onGo: () => void): boolean {
  const row = target.closest(ROW);
  if (event.key === 'Enter' && event.ctrlKey) {
    // The text of the field is passed on first.
    if (isText(target)) target.blur();
    onGo();
    return true;
  }
  const tick = row?.querySelector<HTMLInputElement>('input[type=checkbox]:not([disabled])');
  if (event.key === ' ' && isText(target) && tick) {
    tick.click();
    return true;
  }
  const remove = row?.querySelector<HTMLElement>('[data-key=Delete]');
  if (event.key !== 'Delete' || !remove || (isText(target) && !event.ctrlKey)) return false;
  remove.click();
  return true;
}

function move(event: KeyboardEvent, target: HTMLElement): boolean {
  if (event.key === 'ArrowLeft') return sideways(target, -1);
  if (event.key === 'ArrowRight') return sideways(target, 1);
  if (target instanceof HTMLSelectElement || isText(target)) return false;
  if (event.key === 'ArrowUp') return upOrDown(target, -1);
  return event.key === 'ArrowDown' && upOrDown(target, 1);
}

function sideways(target: HTMLElement, by: 1 | -1): boolean {
  if (isText(target) && !isAtEnd(target, by)) return false;
  const stops = [...(target.closest(ROW)?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  stops[stops.indexOf(target) + by]?.focus();
  return true;
}

function upOrDown(target: HTMLElement, by: 1 | -1): boolean {
  const row = target.closest(ROW);
  const cell = target.closest(CELL);
  const grid = target.closest('table');
  if (!row || !cell || !grid) return false;
  const next = nextRow(grid, row.rowIndex, by);
  if (next) stopAt(next, [...row.children].indexOf(cell))?.focus();
  return true;
}
