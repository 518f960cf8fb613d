/** The lists of a finance clerk before the ledger of the mock: their columns, their totals and their files. */
import { sumAmounts } from '@dealer-portal/rules/money';
import { unwrap } from '@dealer-portal/sdk';
import * as examples from '@dealer-portal/sdk/testing/examples';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import readWorkbook from 'read-excel-file/node';
import { afterEach, expect, it, vi } from 'vitest';
import {
  filterFields,
  filterNames,
  inputOf,
  type ReportFilters,
  type ReportPaging,
} from '#kits/report/define-report';
import { fileColumns, saveRows } from '#kits/report/save-rows';
import { quietApi } from '#platform/calls/api';
import { columnTotal } from '#ui/table/column-total';
import type { ReportColumn } from '#ui/table/columns';
import { fileCells } from '#widgets/sheet/read-cells';
import { type AnyReport, reportsOf } from '../../test/reports';
import { catchFiles } from '../../test/saved-files';
import { useWorld } from '../../test/world';

const account = useWorld();

const REPORTS = reportsOf(['statements', 'rebates', 'invoices', 'bills', 'policies']);
const TABLE = REPORTS.map((report) => [report.name, report] as const);

/** No rebate of the world needed a red invoice. */
const WITHOUT_ROWS = new Set(['rebateRedInvoice']);

/** Columns that are rightly empty in all of the world's data. */
const EMPTY = new Set<string>([]);

const EXAMPLES: readonly { readonly operationId: string; readonly input: () => unknown }[] =
  Object.values(examples);

type Filters = ReportFilters<'queryInvoices'>;
type Page = { readonly total?: number; readonly records?: readonly unknown[] };

/** The filters of a list about one object, such as a rebate: that of the example; else none. */
function objectOf(report: AnyReport): Filters {
  const example = EXAMPLES.find(({ operationId }) => operationId === report.operation.id);
  const { body = {} } = (example?.input() ?? {}) as { readonly body?: object }; // each call has its own
  const names: readonly string[] = filterNames(filterFields(report, account));
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => names.includes(name) && !/^(begin|end|status)/.test(name)),
  ) as Filters;
}

async function ask(report: AnyReport, filters: Filters, page: ReportPaging = { pageNum: 1, pageSize: 10 }) {
  const input = inputOf(report, [account, filters], page);
  return unwrap(await quietApi.call(report.operation, input));
}

const answers = new Map<AnyReport, ReturnType<typeof fetchRows>>();

/** The rows of a list; the tests of a list ask for them once, since nothing here changes the world. */
function rowsOf(report: AnyReport): ReturnType<typeof fetchRows> {
  const rows = answers.get(report) ?? fetchRows(report);
  answers.set(report, rows);
  return rows;
}

/** Every row of a list from its calls, a hundred at a time, and the first ten with their answer. */
async function fetchRows(report: AnyReport) {
  const filters = (await rowsUnder(report, {})) > 0 ? {} : objectOf(report);
  const first = await ask(report, filters);
  const all: object[] = [];
  for (let pageNum = 1, count = 0; ; pageNum += 1) {
    const data: Page = await ask(report, filters, { pageNum, pageSize: 100 });
    all.push(...report.rows(data as typeof first).rows);
    count += data.records?.length ?? 0;
    if (!report.rows.isPaged || count >= (data.total ?? 0)) break;
  }
  return { data: first, page: report.rows(first).rows, all };
}

async function rowsUnder(report: AnyReport, filters: Filters): Promise<number> {
  try {
    return report.rows(await ask(report, filters)).rows.length;
  } catch {
    return 0; // a list about one object is refused without it
  }
}

/** Cells as they stand on the screen, the second line of each apart; nothing for the dash. */
function screenLines(cells: readonly ReactNode[]): readonly (readonly [first: string, second: string])[] {
  const box = document.createElement('div');
  // All at once: a router and a parser for each of some thousand cells took most of the time.
  const drawn = cells.map((cell) => createElement('div', null, cell));
  box.innerHTML = renderToStaticMarkup(createElement(MemoryRouter, null, ...drawn));
  return [...box.children].map((element) => {
    const second = element.querySelector('.two-lines > .secondary');
    second?.remove();
    const first = (element.textContent ?? '').trim();
    return [first === '—' ? '' : first, second?.textContent ?? ''];
  });
}

const screenText = (cell: ReactNode) => screenLines([cell])[0]?.[0] ?? '';

const toNumber = (text: string) => Number(text.replace(/[^\d.-]/g, ''));

/** The sum of a column, from the raw fields of the rows where it has one. */
function rawSum({ key, figure }: ReportColumn<object>, rows: readonly object[]): number {
  const values = rows.map((row) => {
    const raw: unknown = Reflect.get(row, key);
    return typeof raw === 'number' || typeof raw === 'string' ? raw : (figure?.(row) ?? 0);
  });
  return Number(sumAmounts(values));
}

const sumsOf = ({ columns }: AnyReport) => columns.filter(({ total }) => total);

afterEach(() => vi.restoreAllMocks());

it('FIN-01a the table has every definition of the five areas', () => {
  expect(REPORTS.length).toBeGreaterThan(70);
  expect(REPORTS.filter((report) => report.totals && sumsOf(report).length > 0).length).toBeGreaterThan(40);
});

it.each(TABLE)('FIN-01a %s: each column shows a value of the world', async (name, report) => {
  const { all } = await rowsOf(report);
  expect(all.length > 0).toBe(!WITHOUT_ROWS.has(name));
  if (all.length === 0) return;
  const faults = all.flatMap((row) =>
    [report.rowKey(row), ...report.columns.map(({ text }) => text(row))].filter((text) =>
      /undefined|NaN|\[object/.test(text),
    ),
  );
  expect(faults).toEqual([]);
  const keys = all.map(report.rowKey);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  const silent = report.columns.filter(({ text }) => all.every((row) => text(row) === ''));
  expect(silent.map(({ key }) => `${name} ${key}`).filter((column) => !EMPTY.has(column))).toEqual([]);
});

it.each(TABLE.filter(([, report]) => sumsOf(report).length > 0))(
  'FIN-01d FIN-01a %s: the totals of the page and of all are the sums of the raw records',
  async (_, report) => {
    const { data, page, all } = await rowsOf(report);
    const server = report.totals?.(data) ?? {};
    const columns = sumsOf(report);
    const screen = columns.map((column) => [column.key, toNumber(screenText(columnTotal(column, page)))]);
    expect(screen).toEqual(columns.map((column) => [column.key, rawSum(column, page)]));
    const summed = columns.filter(({ key }) => server[key] !== undefined);
    const whole = summed.map(({ key, renderTotal }) => [
      key,
      toNumber(screenText(renderTotal?.(server[key]) ?? String(server[key]))),
    ]);
    expect(whole).toEqual(summed.map((column) => [column.key, rawSum(column, all)]));
  },
);

it.each(TABLE.filter(([, { exports }]) => exports !== 'none'))(
  'FIN-04j FIN-05f %s: workbook and CSV, read by others, are what stands on the screen',
  async (_, report) => {
    const { noun } = report;
    const columns = fileColumns(report.columns);
    const { page } = await rowsOf(report);
    const lines = screenLines(page.flatMap((row) => columns.map(({ render }) => render(row))));
    const screen = page.map((_row, at) => lines.slice(at * columns.length, (at + 1) * columns.length));
    const files = catchFiles();
    await saveRows('xlsx', { name: noun, columns: report.columns, rows: page });
    await saveRows('csv', { name: noun, columns: report.columns, rows: page });
    const [workbook, csv] = files.map(({ blob, name }) => new File([blob], name));
    const [sheet] = await readWorkbook(Buffer.from(await (workbook ?? new Blob()).arrayBuffer()));
    const [headings, ...body] = sheet?.data ?? [];
    expect(headings).toEqual(columns.map(({ title }) => title));
    const sums = sumsOf(report).length > 0 ? body.pop() : undefined;
    const cells = body.map((row) => columns.map((_column, at) => fileText(row[at])));
    expect(cells).toEqual(
      screen.map((row, at) =>
        row.map((cell, place) => asFile(columns[place], page[at], [cell, cells[at]?.[place] ?? ''])),
      ),
    );
    const expected = columns.map((column, at) =>
      at === 0 ? '合计' : column.total ? rawSum(column, page) : null,
    );
    if (sums) expect(columns.map((_column, at) => sums[at] ?? null)).toEqual(expected);
    const read = csv && (await fileCells(csv));
    const texts = page.map((row) => columns.map(({ text }) => text(row)));
    // A long number has a tab behind it, by which Excel leaves its digits alone.
    const readTexts = read?.ok
      ? read.sheets[0]?.cells.map((row) => row.map((cell) => cell.replace(/\t$/, '')))
      : [];
    expect(readTexts).toEqual([columns.map(({ title }) => title), ...texts]);
  },
);

/** A cell that was read from a workbook, as text. */
function fileText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}

/**
 * The table on the screen in the form of a workbook: figures are bare numbers, a sentence may have both lines of its
 * cell.
 */
function asFile(
  column: ReportColumn<object> | undefined,
  row: object | undefined,
  [[first, second], text]: readonly [lines: readonly [string, string], text: string],
): string {
  if (row !== undefined && column?.figure?.(row) !== undefined) return String(toNumber(first));
  return text === `${first}，${second}` ? text : first;
}
