/** Every list with a total before an answer whose first record has lost its figures. */
import * as examples from '@dealer-portal/sdk/testing/examples';
import { cleanup, render } from '@testing-library/react';
import readWorkbook from 'read-excel-file/node';
import { afterEach, expect, it, vi } from 'vitest';
import { fileColumns, saveRows } from '#kits/report/save-rows';
import { rowsLacking } from '#ui/table/column-total';
import { DataTable } from '#ui/table/data-table';
import { UNREAD_LINES } from '#ui/text/list-of';
import { type AnyReport, REPORTS } from '../../test/reports';
import { catchFiles } from '../../test/saved-files';

const EXAMPLES: readonly { readonly operationId: string; readonly data: () => unknown }[] =
  Object.values(examples);

afterEach(() => vi.restoreAllMocks());

/** The first record of each list of an answer. */
function firstRecords(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data.slice(0, 1);
  return Object.values(data ?? {})
    .filter(Array.isArray)
    .map(([first]) => first);
}

/** Takes every number out of a record, also those of its own lists. */
function loseFigures(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'number') Reflect.deleteProperty(value, key);
    else loseFigures(member);
  }
}

function rowsOf(report: AnyReport, isWhole: boolean): readonly object[] {
  const example = EXAMPLES.find(({ operationId }) => operationId === report.operation.id);
  const data = structuredClone(example?.data());
  if (!isWhole) firstRecords(data).forEach(loseFigures);
  return report.rows(data as never).rows; // the example of its own operation
}

/** The columns whose total adds figures of the rows. */
const summed = ({ columns }: AnyReport) => columns.filter(({ total, missing }) => total && missing);
const WITH_TOTALS = REPORTS.filter((report) => summed(report).length > 0);

function totalsOf(report: AnyReport, rows: readonly object[]) {
  const { noun, rowKey } = report;
  // All columns are on show; what their cells draw besides is not looked at.
  const columns = report.columns.map((column) => ({
    ...column,
    isHiddenAtFirst: false,
    render: column.text,
  }));
  render(
    <DataTable
      label={noun}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      state={{ kind: 'ready' }}
      empty={{ title: '' }}
      page={{ pageNum: 1, pageSize: 10, total: 99, onChange: () => undefined }}
      grandTotals={Object.fromEntries(columns.map(({ key }) => [key, '¥999.00']))}
    />,
  );
  const lines = [...document.querySelectorAll('tfoot tr')].map((line) =>
    [...line.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''),
  );
  cleanup();
  return lines;
}

async function workbookOf({ noun, columns }: AnyReport, rows: readonly object[]) {
  const files = catchFiles();
  await saveRows('xlsx', { name: noun, columns, rows });
  const [sheet] = await readWorkbook(Buffer.from(await (files[0]?.blob ?? new Blob()).arrayBuffer()));
  return sheet?.data ?? [];
}

it('FIN-01a more than a hundred lists have totals', () => {
  expect(WITH_TOTALS.length).toBeGreaterThan(100);
});

it.each(WITH_TOTALS.map((report) => [report.name, report] as const))(
  'FIN-01a %s: with its first record complete it has totals; without its figures none, on screen and in the workbook',
  async (_, report) => {
    const { columns } = report;
    const rows = rowsOf(report, true);
    const broken = rowsOf(report, false);
    expect(columns.filter((column) => rowsLacking(column, rows).length > 0)).toEqual([]);
    const lost = columns.filter((column) => rowsLacking(column, broken).length > 0);
    const places = lost.map((column) => columns.indexOf(column));
    // A figure that the page itself works out of others is lost with them, or stands.
    expect(lost.length).toBeGreaterThan(0);

    expect(totalsOf(report, rows).flat().join()).not.toMatch(/没有|NaN|undefined/);
    const [ofPage = [], ofAll = []] = totalsOf(report, broken);
    for (const at of places) {
      expect([ofPage[at], ofAll[at]].every((text) => /^— \d+ 行没有(金额|数量)$/.test(text ?? ''))).toBe(
        true,
      );
    }

    const lines = await workbookOf(report, broken);
    const sums = lines.findLast(([label]) => label === '合计') ?? [];
    // What stands below the text of a cell has a column of its own in a file.
    const inFile = fileColumns(columns).map(({ key }) => key);
    const summedCells = lost.map(({ key }) => inFile.indexOf(key)).filter((at) => at > 0);
    expect(summedCells.map((at) => sums[at])).toEqual(summedCells.map(() => '—'));
    expect(lines.at(-1)?.[0]).toMatch(/^\d+ 行没有(金额|数量)：.+ 的.+/);
    expect((await workbookOf(report, rows)).at(-1)?.[0]).toMatch(/^(合计|不含.+ \d+ 行)$/);
  },
);

type Fields = Readonly<Record<string, unknown>>;

const hasLines = (value: unknown) => Array.isArray(value) && value.some((line) => typeof line === 'object');

/** The rows of the example, and those without the lines of the first record that has some. */
function linesOf({ operation, rows }: AnyReport, nothing: null | undefined) {
  const data = structuredClone(EXAMPLES.find(({ operationId }) => operationId === operation.id)?.data());
  const read = () => rows(data as never).rows; // the example of its own operation
  const whole = read();
  const records: readonly object[] = Object.values(data ?? {})
    .filter(Array.isArray)
    .flat();
  const record = records.find((fields) => Object.values(fields).some(hasLines));
  for (const [field, value] of Object.entries(record ?? {})) {
    if (record && hasLines(value)) Reflect.set(record, field, nothing);
  }
  return { whole, broken: read(), isOfLines: record && !records.includes(whole[0] as Fields) };
}

/** The lists whose rows are the lines of their records. */
const OF_LINES = REPORTS.filter((report) => linesOf(report, null).isOfLines);

it('FIN-01a orders, invoices, months, rebates and projects are listed line by line', () => {
  expect(OF_LINES.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['orderLine', 'invoiceLine', 'difference', 'rebateCash', 'turnoverOrder']),
  );
});

it.each(
  OF_LINES.flatMap((report) => [null, undefined].map((nothing) => [report.name, nothing, report] as const)),
)(
  'FIN-01a %s: a record whose lines did not come (%s) keeps a row, and no total is made without it',
  async (_, nothing, report) => {
    const { columns, rowKey } = report;
    const { whole, broken } = linesOf(report, nothing);
    const unreadRows = broken.filter((row) => columns.some((column) => column.text(row) === UNREAD_LINES));
    expect(unreadRows).toHaveLength(1);
    expect(new Set(broken.map(rowKey)).size).toBe(broken.length);

    const places = summed(report).map((column) => columns.indexOf(column));
    expect(totalsOf(report, whole).flat().join()).not.toMatch(/没有/);
    for (const line of totalsOf(report, broken)) {
      for (const at of places) expect(line[at]).toMatch(/^— 1 行没有(金额|数量)$/);
    }
    const lines = await workbookOf(report, broken);
    expect(lines.flat()).toContain(UNREAD_LINES);
    expect(lines.at(-1)?.[0]).toMatch(/^1 行没有(金额|数量)：.+ 的.+/);
  },
);
