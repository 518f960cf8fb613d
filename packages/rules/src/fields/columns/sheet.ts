/** A sheet of a file as it is given to the reader of columns. */

/** A block of merged cells; rows and columns counted from 0, the last ones included. */
export interface MergedCells {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A cell whose value cannot be taken as it stands; row and column counted from 0. */
export interface CellMark {
  readonly row: number;
  readonly column: number;
  /** A formula whose result was never saved, or one whose result is an error. */
  readonly kind: 'formula' | 'error';
  /** The error, such as `#DIV/0!`; `''` for a formula without a result. */
  readonly text: string;
}

/** One sheet: its cells as text, and what its program knows of them. */
export interface Sheet {
  /** Its name in the workbook; `''` for a text. */
  readonly name: string;
  /** Rows of cells as text from row 1 and column A on; a day as 2026-11-20, a number without separators. */
  readonly cells: readonly (readonly string[])[];
  /** Whether the workbook hides the sheet. */
  readonly isHidden?: boolean | undefined;
  /** Rows hidden by hand, and rows that a filter hides, counted from 0. */
  readonly hiddenRows?: readonly number[] | undefined;
  readonly filteredRows?: readonly number[] | undefined;
  readonly hiddenColumns?: readonly number[] | undefined;
  readonly merges?: readonly MergedCells[] | undefined;
  readonly marks?: readonly CellMark[] | undefined;
}

/** The letters of a column: 0 is A, 26 is AA; none for what is no column. */
export function columnLetter(at: number): string {
  if (!Number.isFinite(at) || at < 0) return '';
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${columnLetter(Math.floor(at / 26) - 1)}${last}`;
}

/** The address of a cell, such as `E11`; columns count from 0, rows from 1. */
export function cellAddress(at: number, rowNo: number): string {
  return `${columnLetter(at)}${rowNo}`;
}

/** Whether a sheet holds anything. */
export const isFilled = ({ cells }: Sheet) => cells.some((row) => row.some((cell) => cell.trim() !== ''));

/** The sheet that is read when none is chosen: the first shown one that holds anything. */
export function firstSheet(sheets: readonly Sheet[]): number {
  const shown = sheets.findIndex((sheet) => !sheet.isHidden && isFilled(sheet));
  return Math.max(0, shown >= 0 ? shown : sheets.findIndex(isFilled));
}
