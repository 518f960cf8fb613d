import { readFigure, sumAmounts } from '@dealer-portal/rules/money';
import { inSlices, nextTask } from '#platform/browser/in-slices';
import { csvLine, saveCsvLines } from '#platform/browser/save-csv';
import { saveFile } from '#platform/browser/save-file';
import { addedRows, leftOutText, rowsLacking } from '#ui/table/column-total';
import type { ReportColumn } from '#ui/table/columns';
import { lackText } from '#ui/text/sum-of';
import type { EdgeLine, FileEdges } from './file-edges';
import type { SheetCell } from './workbook';

export type FileKind = 'xlsx' | 'csv';

/** A table that becomes a file. */
export interface RowsFile<Row> {
  /** The name of the sheet, and of the file unless that has another one, without an ending. */
  readonly name: string;
  readonly fileName?: string;
  /** What the rows are of: lines above the headings. */
  readonly linesAbove?: readonly string[];
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
  /** What was before the first of the rows, and after the last. */
  readonly edges?: Pick<FileEdges<Row>, 'before' | 'after'>;
  /** Of a user who may not want it any more: then it rejects and saves nothing. */
  readonly signal?: AbortSignal;
}

/** Characters of a column in a workbook. */
const WIDTH = { least: 10, most: 40 };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves rows as a workbook or as CSV text, with the headings of their columns. */
export async function saveRows<Row>(kind: FileKind, file: RowsFile<Row>): Promise<void> {
  const { name, rows, edges, linesAbove = [], signal } = file;
  const columns = fileColumns(file.columns);
  const headings = columns.map(({ title }) => title);
  const fileName = `${file.fileName ?? name}.${kind}`;
  if (kind === 'csv') {
    const rowLines = await inSlices(rows, (row) => csvLine(columns.map(({ text }) => text(row))));
    const lines = withEdges(rowLines, edges, (line) => csvLine(edgeTexts(columns, line)));
    signal?.throwIfAborted();
    saveCsvLines(fileName, [...linesAbove.map((line) => csvLine([line])), csvLine(headings), ...lines]);
    return;
  }
  const { writeWorkbook } = await import('./write-workbook');
  const cellsAbove = linesAbove.map((value) => [{ value, type: 'text' as const }]);
  const rowCells = await inSlices(rows, (row) => columns.map((column) => workbookCell(column, row)));
  const cells = [...rowCells, ...(await workbookTotals(columns, rows))];
  const sheet = {
    name,
    cells: [
      ...cellsAbove,
      headings.map((value) => ({ value, type: 'text' as const, isBold: true })),
      ...withEdges(cells, edges, (line) => edgeCells(columns, line)),
    ],
    widths: columns.map(({ width = 120 }) => characters(width)),
    headRows: cellsAbove.length + 1,
  };
  const blob = await writeWorkbook(sheet, signal);
  signal?.throwIfAborted();
  saveFile({ blob, fileName, contentType: XLSX }, fileName);
}

/** The columns of a file: what stands below the text of a cell has one of its own, so that it can be looked up by. */
export function fileColumns<Row>(columns: readonly ReportColumn<Row>[]): readonly ReportColumn<Row>[] {
  return columns.flatMap((column) => {
    const { key, second } = column;
    return second ? [column, { key: `${key} second`, render: second.text, ...second }] : [column];
  });
}

/** The lines of a file, with what was before them and after. */
function withEdges<Line>(
  lines: readonly Line[],
  edges: Pick<FileEdges<unknown>, 'before' | 'after'> | undefined,
  lineOf: (edge: EdgeLine) => Line,
): readonly Line[] {
  return edges ? [lineOf(edges.before), ...lines, lineOf(edges.after)] : lines;
}

/** An edge in the order of the columns: its words first, each amount under its own. */
function edgeTexts<Row>(columns: readonly ReportColumn<Row>[], { label, amounts }: EdgeLine) {
  return columns.map(({ key }, at) => (at === 0 ? label : (amounts[key] ?? '')));
}

function edgeCells<Row>(
  columns: readonly ReportColumn<Row>[],
  line: EdgeLine,
): readonly (SheetCell | null)[] {
  return edgeTexts(columns, line).map((text, at) => {
    if (text === '') return null;
    const number = at === 0 ? undefined : readFigure(text);
    if (number === undefined) return { value: text, type: 'text', isBold: true };
    return { value: number, type: 'number', isBold: true, format: columns[at]?.format ?? '' };
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** In the place of a figure that is missing, and of the total that it leaves out. */
const NOTHING = '—';

/** Figures are numbers, days are days; everything else stays text: long codes keep their digits, nothing runs as a formula. */
export function workbookCell<Row>(column: ReportColumn<Row>, row: Row): SheetCell | null {
  const { figure, text, isDay, format } = column;
  if (rowsLacking(column, [row]).length > 0) return { value: NOTHING, type: 'text' };
  const number = figure?.(row);
  const look = format === undefined ? {} : { format };
  if (number !== undefined) return { value: number, type: 'number', ...look };
  const value = text(row);
  // A workbook has no zones: the day is that of the middle of the world.
  if (isDay && DAY.test(value)) return { value: new Date(`${value}T00:00:00Z`), type: 'day', ...look };
  return value === '' ? null : { value, type: 'text', format: '@' };
}

const BOLD = { isBold: true } as const;

/**
 * The sums of the rows, under the columns that have a total on the page; none where no column has. Where rows lack a
 * figure there is a dash; last lines say which they are, and how many rows no total adds.
 */
export async function workbookTotals<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
): Promise<readonly (readonly (SheetCell | null)[])[]> {
  const cells: (SheetCell | null)[] = [];
  for (const column of columns) {
    cells.push(totalCell(column, rows));
    await nextTask();
  }
  if (cells.every((cell) => cell === null)) return [];
  const notes = [leftOutText(columns, rows), await lackingNote(columns, rows)];
  return [
    [{ value: '合计', type: 'text', ...BOLD }, ...cells.slice(1)],
    ...notes.filter((note) => note !== undefined).map((note) => [{ value: note, type: 'text' as const }]),
  ];
}

function totalCell<Row>(column: ReportColumn<Row>, rows: readonly Row[]): SheetCell | null {
  const { total, figure, format } = column;
  if (!total || !figure) return null;
  // A row that has no figure and lacks none adds nothing.
  const figures = addedRows(column, rows)
    .map(figure)
    .filter((value) => value !== undefined);
  const isNone = (rows.length > 0 && figures.length === 0) || rowsLacking(column, rows).length > 0;
  const sum = isNone ? undefined : readFigure(sumAmounts(figures));
  if (sum === undefined) return { value: NOTHING, type: 'text', ...BOLD };
  return { value: sum, type: 'number', ...BOLD, ...(format && { format }) };
}

/** The rows that the note names. */
const NAMED_ROWS = 20;

/** Which rows lack a figure, and in which columns: 1 行没有金额：4900001106 的借方、净额. */
async function lackingNote<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
): Promise<string | undefined> {
  const lacking = await inSlices(rows, (row) => {
    const lackingColumns = columns.filter((column) => rowsLacking(column, [row]).length > 0);
    const titles = lackingColumns.map(({ title }) => title).join('、');
    const noun = lackingColumns[0]?.missing?.(row);
    return noun === undefined ? [] : [{ noun, text: `${columns[0]?.text(row)} 的${titles}` }];
  }).then((found) => found.flat());
  const [first] = lacking;
  if (first === undefined) return undefined;
  const texts = lacking.slice(0, NAMED_ROWS).map(({ text }) => text);
  const rest = lacking.length > NAMED_ROWS ? ` 等` : '';
  return `${lackText(lacking.length, first.noun)}：${texts.join('；')}${rest}`;
}

function characters(pixels: number): number {
  return Math.min(WIDTH.most, Math.max(WIDTH.least, Math.round(pixels / 8)));
}
