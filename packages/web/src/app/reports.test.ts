import * as examples from '@dealer-portal/sdk/testing/examples';
import { expect, it } from 'vitest';
import type { Report } from '#widgets/report/define-report';

/** What is common to all definitions, whatever their operation and rows. */
interface AnyReport extends Pick<Report<'listNews', object>, 'name' | 'noun' | 'emptyReason' | 'columns'> {
  readonly operation: { readonly id: string };
  readonly rows: (data: unknown) => { readonly rows: readonly object[] };
  readonly rowKey: (row: object) => string;
}

// A page without markup of its own, `-page.ts`, is a definition.
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../features/**/*-report.{ts,tsx}', '../features/**/*-page.ts'],
  { eager: true },
);

function isReport(value: unknown): value is AnyReport {
  return typeof value === 'object' && value !== null && 'operation' in value && 'rowKey' in value;
}

/** A definition, also that of a page. */
function reportOf(value: unknown): readonly AnyReport[] {
  const report = typeof value === 'function' && 'report' in value ? value.report : value;
  return isReport(report) ? [report] : [];
}

const EXPORTS = Object.values(MODULES).flatMap((module) => Object.values(module).flatMap(reportOf));
// A page may draw a definition that another file exports, too.
const REPORTS = [...new Set(EXPORTS)];
const EXAMPLES: readonly { readonly operationId: string; readonly data: () => unknown }[] =
  Object.values(examples);

/** Columns that are rightly empty in the example: no objection, label, invoice, financing or signature yet. */
const EMPTY = new Set([
  'answeredLetter remark',
  'authorizedPayer labels',
  'financeOrder financeNo',
  'invoiceApply invoiceNo',
  'invoice signDate',
]);

it('the names of all reports differ: what the browser keeps of one is not that of another', () => {
  const names = REPORTS.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it.each(REPORTS.map((report) => [report.name, report] as const))(
  '%s: keys of columns differ, the first column is shown, each shows a value of the example',
  (name, { operation, columns, rows, rowKey, noun, emptyReason }) => {
    const keys = columns.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(columns[0]?.isHiddenAtFirst ?? false).toBe(false);
    expect(noun.length * emptyReason.length).toBeGreaterThan(0);
    const example = EXAMPLES.find(({ operationId }) => operationId === operation.id);
    const visible = rows(example?.data()).rows;
    expect(visible.length).toBeGreaterThan(0);
    for (const row of visible) {
      const texts = [rowKey(row), ...columns.map(({ text }) => text(row))];
      expect(texts.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
      expect(texts[0]).not.toBe('');
    }
    const silent = columns.filter(({ text }) => visible.every((row) => text(row) === ''));
    expect(silent.map(({ key }) => `${name} ${key}`).filter((column) => !EMPTY.has(column))).toEqual([]);
  },
);
