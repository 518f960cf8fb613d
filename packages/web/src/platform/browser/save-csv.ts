import { harmlessCell } from '#ui/table/harmless-cell';
import { saveFile } from './save-file';

/** A byte order mark, by which Excel knows UTF-8. */
const BOM = '\uFEFF';

/** A cell that a spreadsheet would run is made harmless; separators and quotes are quoted. */
function cellText(cell: string): string {
  const text = harmlessCell(cell);
  return /[",\r\n]|^\s|\s$/.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV text. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cellText).join(',')).join('\r\n');
}

/** Saves rows as a CSV file that Excel opens with its Chinese right. */
export function saveCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const contentType = 'text/csv;charset=utf-8';
  const blob = new Blob([BOM, csvText(rows)], { type: contentType });
  saveFile({ blob, fileName, contentType }, fileName);
}
