/** The cells of a sheet, tidied once, with corrections, merged cells and marks. */
import { tidyCell } from '../paste';
import type { Choices } from './choices';
import { type CellMark, cellAddress, type Sheet } from './sheet';

export interface Grid {
  readonly sheet: Sheet;
  /** Whether a cell was corrected. */
  readonly isCorrected: boolean;
  /** Tidied cells; row 1 is the first. */
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
  /** The row whose cell stands for a merged cell below it. */
  readonly topRow: (at: number, rowNo: number) => number | undefined;
  /** The column whose cell stands for a merged cell to its right. */
  readonly leftColumn: (at: number, rowNo: number) => number | undefined;
  /** What stands against taking a cell as it is; a corrected cell has no mark. */
  readonly mark: (at: number, rowNo: number) => CellMark | undefined;
  readonly isHidden: (rowNo: number) => boolean;
  readonly isFiltered: (rowNo: number) => boolean;
}

/** Tidying takes longer than all else; the same cells are read again after every press. */
const TIDIED = new WeakMap<Sheet['cells'], readonly (readonly string[])[]>();

function tidiedRows(cells: Sheet['cells']): readonly (readonly string[])[] {
  const known = TIDIED.get(cells);
  if (known) return known;
  const rows = cells.map((row) => row.map(tidyCell));
  TIDIED.set(cells, rows);
  return rows;
}

/** A text in a row of the grid, `''` where the row is shorter. */
export function cellOf(grid: Grid, at: number, rowNo: number): string {
  return grid.rows[rowNo - 1]?.[at] ?? '';
}

/** Whether a row says nothing. */
export function isEmptyRow(row: readonly string[]): boolean {
  return row.every((cell) => cell === '');
}

/** More merged cells than this are those of a damaged file. */
const MOST_MERGED = 200_000;

function mergedCells(sheet: Sheet, width: number) {
  const above = new Map<string, number>();
  const before = new Map<string, number>();
  for (const { top, left, bottom, right } of sheet.merges ?? []) {
    const lastRow = Math.min(bottom, sheet.cells.length - 1);
    const lastColumn = Math.min(right, width - 1);
    for (let row = Math.max(0, top); row <= lastRow && above.size + before.size < MOST_MERGED; row += 1) {
      for (let column = Math.max(0, left); column <= lastColumn; column += 1) {
        const address = cellAddress(column, row + 1);
        if (row > top) above.set(address, top + 1);
        if (column > left) before.set(address, left);
      }
    }
  }
  return { above, before };
}

function corrected(
  rows: readonly (readonly string[])[],
  corrections: Choices['cells'],
): readonly (readonly string[])[] {
  const byRow = new Map<number, Map<number, string>>();
  for (const [address, text] of Object.entries(corrections)) {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    const cells = byRow.get(Number(row)) ?? new Map<number, string>();
    byRow.set(Number(row), cells.set(at, tidyCell(text)));
  }
  if (byRow.size === 0) return rows;
  return rows.map((row, index) => {
    const cells = byRow.get(index + 1);
    if (!cells) return row;
    const width = Math.max(row.length, ...[...cells.keys()].map((at) => at + 1));
    return Array.from({ length: width }, (_, at) => cells.get(at) ?? row[at] ?? '');
  });
}

/** The grid of a sheet with the cells that were corrected. */
export function gridOf(sheet: Sheet, corrections: Choices['cells']): Grid {
  const rows = corrected(tidiedRows(sheet.cells), corrections);
  let width = 0;
  for (const row of rows) width = Math.max(width, row.length);
  const { above, before } = mergedCells(sheet, width);
  const marks = new Map(
    (sheet.marks ?? []).map((mark) => [cellAddress(mark.column, mark.row + 1), mark] as const),
  );
  const filtered = new Set(sheet.filteredRows?.map((row) => row + 1));
  const hidden = new Set([...filtered, ...(sheet.hiddenRows ?? []).map((row) => row + 1)]);
  return {
    sheet,
    isCorrected: rows !== tidiedRows(sheet.cells),
    rows,
    width,
    topRow: (at, rowNo) => (above.size === 0 ? undefined : above.get(cellAddress(at, rowNo))),
    leftColumn: (at, rowNo) => (before.size === 0 ? undefined : before.get(cellAddress(at, rowNo))),
    mark: (at, rowNo) => {
      if (marks.size === 0) return undefined;
      const address = cellAddress(at, rowNo);
      return address in corrections ? undefined : marks.get(address);
    },
    isHidden: (rowNo) => hidden.has(rowNo),
    isFiltered: (rowNo) => filtered.has(rowNo),
  };
}
