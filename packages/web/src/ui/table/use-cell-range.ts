import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { DataColumn } from './data-table-types';
import { harmlessCell } from './harmless-cell';
import { whenDrawn } from './when-drawn';

interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: where it began, and where it ends now. */
export interface CellRange {
  readonly anchor: CellPlace;
  readonly end: CellPlace;
}

interface CellRangeOptions<Row> {
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly columns: readonly DataColumn<Row>[];
  readonly reveal: (key: string) => void;
}

const STEPS: Readonly<Record<string, CellPlace>> = {
  ArrowRight: { row: 0, column: 1 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
};

/**
 * The cells of a table by keyboard and pointer. Left and right go between cells, Shift extends a rectangle. Ctrl+C
 * copies it (or the row with the focus) for a spreadsheet; Escape ends it.
 */
export function useCellRange<Row>({ rows, keys, columns, reveal }: CellRangeOptions<Row>) {
  const [range, setRange] = useState<CellRange>();
  const focusCell = (body: HTMLElement, { row, column }: CellPlace) => {
    const key = keys[row];
    if (key === undefined) return;
    reveal(key);
    whenDrawn(
      () => body.querySelector<HTMLElement>(`[data-index="${row}"] > [data-column="${column}"]`),
      (cell) => cell.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, shiftKey, currentTarget } = event;
    // A control inside a cell keeps its own keys.
    const place = target instanceof HTMLTableCellElement ? placeOf(target) : undefined;
    const isOnRow = target instanceof HTMLTableRowElement && key === 'ArrowRight';
    if (!place && isOnRow) {
      event.preventDefault();
      focusCell(currentTarget, { row: Number(target.dataset['index']), column: 0 });
      return;
    }
    if (!place) return;
    if (key === 'Escape') {
      event.preventDefault();
      setRange(undefined);
      if (target instanceof HTMLElement) target.closest('tr')?.focus();
      return;
    }
    const step = STEPS[key];
    if (!step) return;
    event.preventDefault();
    const from = shiftKey ? (range?.end ?? place) : place;
    const to = {
      row: within(from.row + step.row, keys.length),
      column: within(from.column + step.column, columns.length),
    };
    setRange(shiftKey ? { anchor: range?.anchor ?? place, end: to } : undefined);
    focusCell(currentTarget, to);
  };
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (event.button !== 0 || !place) return;
    if (event.shiftKey) event.preventDefault();
    setRange(event.shiftKey && range ? { anchor: range.anchor, end: place } : { anchor: place, end: place });
  };
  const onMouseOver = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (event.buttons !== 1 || !range || !place || isSame(place, range.end)) return;
    // A drag that leaves its cell chooses cells, not letters.
    document.getSelection()?.removeAllRanges();
    setRange({ anchor: range.anchor, end: place });
  };
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (document.getSelection()?.isCollapsed === false || isField(target)) return;
    const text = copiedText(currentTarget, {
      rows,
      columns,
      range: range ?? rowRange(target, columns.length),
    });
    if (text === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };
  const isShown = range !== undefined && !isSame(range.anchor, range.end);
  return {
    range: isShown ? range : undefined,
    rangeProps: { onKeyDown, onMouseDown, onMouseOver, onCopy },
  };
}

/** The chosen columns of one row as `first:last`; a text, so that rows outside of the range stay as they are. */
export function columnsInRange(range: CellRange | undefined, row: number): string | undefined {
  if (!range) return undefined;
  const { anchor, end } = range;
  if (row < Math.min(anchor.row, end.row) || row > Math.max(anchor.row, end.row)) return undefined;
  return `${Math.min(anchor.column, end.column)}:${Math.max(anchor.column, end.column)}`;
}

function within(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index));
}

function isSame(left: CellPlace, right: CellPlace): boolean {
  return left.row === right.row && left.column === right.column;
}

/** The place of the cell around an element; a field in it is none. */
function placeOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof HTMLElement) || isField(target)) return undefined;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-index]');
  if (!cell || !row) return undefined;
  return { row: Number(row.dataset['index']), column: Number(cell.dataset['column']) };
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="combobox"]') !== null;
}

function rowRange(target: EventTarget, columns: number): CellRange | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  if (!row) return undefined;
  const index = Number(row.dataset['index']);
  return { anchor: { row: index, column: 0 }, end: { row: index, column: columns - 1 } };
}

interface CopiedCells<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly range: CellRange | undefined;
}

/** Cells as a spreadsheet takes them: tabs between columns, lines between rows. */
function copiedText<Row>(body: HTMLElement, { rows, columns, range }: CopiedCells<Row>): string | undefined {
  if (!range) return undefined;
  const top = Math.min(range.anchor.row, range.end.row);
  const bottom = Math.max(range.anchor.row, range.end.row);
  const left = Math.min(range.anchor.column, range.end.column);
  const right = Math.max(range.anchor.column, range.end.column);
  const lines = rows.slice(top, bottom + 1).map((row, at) =>
    columns
      .slice(left, right + 1)
      .map((column, index) => column.text?.(row) ?? drawnText(body, { row: top + at, column: left + index }))
      .map((text) => harmlessCell(text.replaceAll(/[\t\r\n]+/g, ' ')))
      .join('\t'),
  );
  return lines.join('\n');
}

/** The text of a cell, for columns without a text of their own; a cell that is not drawn has none. */
function drawnText(body: HTMLElement, { row, column }: CellPlace): string {
  const cell = body.querySelector(`[data-index="${row}"] > [data-column="${column}"]`);
  return cell?.textContent ?? '';
}
