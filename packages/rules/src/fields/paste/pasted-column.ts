import { refuse, refused } from '../../base/refusal';
import type { PasteRefusal } from './paste-refusals';
import { readTextCells } from './pasted-cells';
import { pastedNumber } from './pasted-number';

/** The numbers of a pasted column, or how many columns of numbers it has: which one is meant only the user knows. */
export type PastedColumn =
  | { readonly ok: true; readonly texts: readonly string[] }
  | { readonly ok: false; readonly refusal: PasteRefusal };

const WHOLE = /^\d+$/;

/**
 * The column of quantities in a block that was copied from a spreadsheet. One column is taken as it is; of several, the
 * one that holds numbers (CART-09).
 * @param copied the text of the clipboard
 * @returns a text for each row, as `pastedNumber` reads it; rows without one keep their place as `''`
 */
export function pastedColumn(copied: string): PastedColumn {
  const text = copied.replace(/\r?\n$/, '');
  const read = readTextCells(text);
  // With a quote that is never closed every line is a cell.
  const rows = read.ok ? read.cells : text.split(/\r?\n/).map((line) => [line]);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => pastedNumber(row[at] ?? '')));
  const numbers = columns.filter(
    (cells) =>
      cells.some((cell) => WHOLE.test(cell)) && cells.every((cell) => cell === '' || WHOLE.test(cell)),
  );
  if (numbers.length > 1) return refused(refuse('paste.manyColumns', { columns: numbers.length }));
  return { ok: true, texts: numbers[0] ?? columns[0] ?? [] };
}
