import { sumMoney } from '@dealer-portal/rules/money';
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
  const body = rows.map((row) => columns.map((column) => workbookCell(column, row)));
  const sheet = [head, ...body, ...workbookTotals(columns, rows)];
  const widths = columns.map(({ width = 120 }) => ({ width: characters(width) }));
  const blob = await writeWorkbook(sheet, { sheet: name, columns: widths, stickyRowsCount: 1 }).toBlob();
  const fileName = `${name}.xlsx`;
  saveFile({ blob, fileName, contentType: XLSX }, fileName);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Figures are numbers, days are days; everything else stays text: long codes keep their digits, nothing runs as a formula. */
export function workbookCell<Row>({ figure, text, isDay, format }: ReportColumn<Row>, row: Row) {
  const number = figure?.(row);
  const look = format === undefined ? {} : { format };
  if (number !== undefined) return { value: number, type: Number, ...look };
  const value = text(row);
  // A workbook has no zones: the day is that of the middle of the world.
  if (isDay && DAY.test(value)) return { value: new Date(`${value}T00:00:00Z`), type: Date, ...look };
  return value === '' ? null : { value, type: String, format: '@' };
}

/** The sums of the rows, under the columns that have a total on the page; none where no column has. */
function workbookTotals<Row>(columns: readonly ReportColumn<Row>[], rows: readonly Row[]) {
  const cells = columns.map(({ total, figure, format }) =>
    total && figure
      ? {
          value: Number(sumMoney(rows.map((row) => figure(row) ?? 0))),
          type: Number,
          fontWeight: 'bold' as const,
          ...(format && { format }),
        }
      : null,
  );
  if (cells.every((cell) => cell === null)) return [];
  return [[{ value: '合计', type: String, fontWeight: 'bold' as const }, ...cells.slice(1)]];
}

function characters(pixels: number): number {
  return Math.min(WIDTH.most, Math.max(WIDTH.least, Math.round(pixels / 8)));
}
