import type { CellSheet } from './read-cells';

/** What a dealer sees of a workbook: the first sheet that is not hidden, without its hidden and filtered rows. */
export interface ShownRows {
  readonly cells: CellSheet['cells'];
  /** Rows with content that nobody sees, which are left out. */
  readonly hidden: number;
}

/** The rows that a file of the portal's own is read from; hidden ones keep their numbers as empty rows. */
export function shownRows(sheets: readonly CellSheet[]): ShownRows {
  const sheet = sheets.find(({ isHidden }) => isHidden !== true);
  if (!sheet) return { cells: [], hidden: 0 };
  const unseen = new Set([...(sheet.hiddenRows ?? []), ...(sheet.filteredRows ?? [])]);
  const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');
  return {
    cells: sheet.cells.map((row, at) => (unseen.has(at) ? [] : row)),
    hidden: sheet.cells.filter((row, at) => unseen.has(at) && isFilled(row)).length,
  };
}
