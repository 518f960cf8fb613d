import { saveCsv } from '#platform/browser/save-csv';
import { saveFile } from '#platform/browser/save-file';
import type { ReportColumn } from '#ui/table/columns';

export type FileKind = 'xlsx' | 'csv';

/** A table that becomes a file. */
export interface RowsFile<Row> {
  /** The name of the file and of its sheet, without an ending. */
  readonly name: string;
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Characters of a column in a workbook. */
const WIDTH = { least: 10, most: 40 };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves rows as a workbook or as CSV text, with the headings of their columns. */
export async function saveRows<Row>(kind: FileKind, { name, columns, rows }: RowsFile<Row>): Promise<void> {
  const headings = columns.map(({ title }) => title);
  if (kind === 'csv') {
    saveCsv(`${name}.csv`, [headings, ...rows.map((row) => columns.map(({ text }) => text(row)))]);
    return;
  }
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const sheet = [head, ...rows.map((row) => columns.map((column) => workbookCell(column, row)))];
  const widths = columns.map(({ width = 120 }) => ({ width: characters(width) }));
  const blob = await writeWorkbook(sheet, { sheet: name, columns: widths, stickyRowsCount: 1 }).toBlob();
  const fileName = `${name}.xlsx`;
  saveFile({ blob, fileName, contentType: XLSX }, fileName);
}

/** Figures are numbers; everything else stays text, so that long codes keep their digits and nothing runs as a formula. */
export function workbookCell<Row>({ figure, text }: ReportColumn<Row>, row: Row) {
  const number = figure?.(row);
  if (number !== undefined) return { value: number, type: Number };
  const value = text(row);
  return value === '' ? null : { value, type: String, format: '@' };
}

function characters(pixels: number): number {
  return Math.min(WIDTH.most, Math.max(WIDTH.least, Math.round(pixels / 8)));
}
