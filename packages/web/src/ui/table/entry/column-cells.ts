/** Finding the fields of a column among rows of which a virtual table draws only some. */

import { whenDrawn } from '../when-drawn';

/** The class of a column's cells; the attribute `data-entry-key` is their row. */
export const CELL = 'entry-cell';

/** A column's surroundings: the element that holds it, and the tables in it that know rows that are not drawn. */
export interface DrawnCells {
  readonly root: HTMLElement;
  readonly tables: Map<Element, { readonly keys: readonly string[]; readonly reveal: (key: string) => void }>;
}

interface Cell {
  readonly key: string;
  /** The cell itself, where it is known already. */
  readonly drawn?: Element;
  /** Draws it when it is not there. */
  readonly reveal?: (key: string) => void;
}

/** The keys of the cells from the one that holds the element on; none when it is in no cell. */
export function cellsIn(column: DrawnCells, element: EventTarget): readonly string[] {
  const cells = cellsOf(column);
  const at = indexOf(cells, element);
  return at < 0 ? [] : cells.slice(at).map(({ key }) => key);
}

/**
 * Puts the focus on the field of a neighbouring cell; cells without a usable field are passed over.
 * @param by 1 for the next, -1 for the one before
 * @returns true when the element is in a cell, `at the end` when there is nowhere to go
 */
export function goOn(column: DrawnCells, element: EventTarget, by: 1 | -1): boolean | 'at the end' {
  if (!(element instanceof HTMLInputElement)) return false;
  const cells = cellsOf(column);
  const at = indexOf(cells, element);
  if (at < 0) return false;
  for (let next = at + by; next >= 0 && next < cells.length; next += by) {
    const cell = cells[next];
    if (cell && focusCell(column.root, cell)) return true;
  }
  return 'at the end';
}

function cellsOf({ root, tables }: DrawnCells): readonly Cell[] {
  // A class alone is found without a look at the attributes of all elements of a long list.
  if (tables.size === 0) {
    return [...root.getElementsByClassName(CELL)].map((drawn) => ({ key: keyOf(drawn) ?? '', drawn }));
  }
  const elements = [...root.querySelectorAll<HTMLElement>('[data-entry-key], .data-table')];
  return elements.flatMap((element): readonly Cell[] => {
    const table = tables.get(element);
    if (table) return table.keys.map((key) => ({ key, reveal: table.reveal }));
    const key = keyOf(element);
    const inTable = element.closest('.data-table');
    return key === undefined || (inTable && tables.has(inTable)) ? [] : [{ key }];
  });
}

function keyOf(cell: Element): string | undefined {
  return cell.getAttribute('data-entry-key') ?? undefined;
}

function indexOf(cells: readonly Cell[], element: EventTarget): number {
  const holder = element instanceof Element ? element.closest(`.${CELL}`) : null;
  const key = holder && keyOf(holder);
  return typeof key !== 'string' ? -1 : cells.findIndex((cell) => cell.key === key);
}

function drawnCell(root: HTMLElement, key: string): Element | null {
  return root.querySelector(`[data-entry-key="${CSS.escape(key)}"]`);
}

/** False when the cell is there without a field that can be typed into. */
function focusCell(root: HTMLElement, { key, drawn, reveal }: Cell): boolean {
  const cell = drawn ?? drawnCell(root, key);
  if (!cell && !reveal) return false;
  if (cell) return focusField(cell);
  reveal?.(key);
  whenDrawn(() => drawnCell(root, key), focusField);
  return true;
}

function focusField(cell: Element): boolean {
  const field = cell.querySelector<HTMLInputElement>('input:not([disabled])');
  field?.focus();
  return field !== null;
}
