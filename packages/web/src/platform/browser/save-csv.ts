import { harmlessCell } from '#ui/table/harmless-cell';
import { saveFile } from './save-file';

/** A byte order mark, by which Excel knows UTF-8. */
const BOM = '\uFEFF';

/** Figures that Excel would round to a power of ten, or rob of their first zeros: it shows eleven digits of a number. */
const LONG_NUMBER = /^(?:\d{12,}|0\d+)$/;

/** A cell that a spreadsheet would run is made harmless, a long number stays text; separators and quotes are quoted. */
function cellText(cell: string): string {
  // With a tab behind it a number is a text, as in the files of banks; who reads the cell leaves blanks at its ends out.
  const text = LONG_NUMBER.test(cell) ? `${cell}\t` : harmlessCell(cell);
  return /[",\r\n]|^\s|\s$/.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row as a line of CSV text. */
export function csvLine(row: readonly string[]): string {
  return row.map(cellText).join(',');
}

/** Saves rows as a CSV file that Excel opens with its Chinese right. */
export function saveCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  saveCsvLines(fileName, rows.map(csvLine));
}

/** The same of rows that are lines already. */
export function saveCsvLines(fileName: string, lines: readonly string[]): void {
  const contentType = 'text/csv;charset=utf-8';
  const blob = new Blob([BOM, lines.join('\r\n')], { type: contentType });
  saveFile({ blob, fileName, contentType }, fileName);
}
