/** Every list before rows that lack one of their fields: no word of a program stands in a cell, in a file or on paper. */
import * as examples from '@dealer-portal/sdk/testing/examples';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ReportColumn } from '#ui/table/columns';
import { type AnyReport, REPORTS } from '../../test/reports';

const EXAMPLES: readonly { readonly operationId: string; readonly data: () => unknown }[] =
  Object.values(examples);

/** What a program says of nothing, brackets around nothing, and a sign that joins nothing. */
const WRONG = /undefined|NaN|\bnull\b|Invalid|\[object|\( ?\)|^ ?[~至·，、：×] |[~至·，、：×] ?$/;

/** Cells that ask for the account, which no row has; the page draws them. */
const OF_THE_ACCOUNT = new Set(['myOrder goods']);

/** The row without one of its texts, numbers or lists: not there at all, null, or empty. */
function* incompleteRows(row: object): Generator<readonly [string, object]> {
  for (const [field, value] of Object.entries(row)) {
    if (typeof value === 'object' && !Array.isArray(value)) continue;
    const { [field]: _, ...rest } = row as Readonly<Record<string, unknown>>;
    yield [`without ${field}`, rest];
    yield [`${field} null`, { ...rest, [field]: null }];
    if (typeof value === 'string') yield [`${field} empty`, { ...rest, [field]: '' }];
    if (Array.isArray(value)) yield [`${field} empty`, { ...rest, [field]: [] }];
  }
}

function drawnText(cell: ReactNode): string {
  const markup = renderToStaticMarkup(<MemoryRouter>{cell}</MemoryRouter>);
  return markup.replaceAll(/<[^>]*>/g, '').trim();
}

function textsOf(column: ReportColumn<object>, row: object, isDrawn: boolean): readonly string[] {
  return isDrawn ? [column.text(row), drawnText(column.render(row))] : [column.text(row)];
}

it.each(REPORTS.map((report) => [report.name, report] as const))(
  'FIN-01a %s: a row without one of its fields shows a dash or what is left, and no word of a program',
  (name, { operation, columns, rows, detail }: AnyReport) => {
    const example = EXAMPLES.find(({ operationId }) => operationId === operation.id);
    const [first = {}] = rows(example?.data() as never).rows; // the example of its own operation
    const allColumns = [...columns, ...(detail && 'fields' in detail ? (detail.fields ?? []) : [])];
    const findings = [...incompleteRows(first)].flatMap(([how, row]) =>
      allColumns.flatMap((column) =>
        textsOf(column, row, !OF_THE_ACCOUNT.has(`${name} ${column.key}`))
          .filter((text) => WRONG.test(text))
          .map((text) => `${column.key}, ${how}: ${text}`),
      ),
    );
    expect([...new Set(findings)]).toEqual([]);
  },
);

/** Takes all their lists out of the records of an answer. */
function loseLists(data: unknown, nothing: null | undefined): void {
  for (const records of Object.values(data ?? {}).filter(Array.isArray)) {
    for (const record of records as readonly object[]) {
      for (const [field, value] of Object.entries(record)) {
        if (Array.isArray(value)) Reflect.set(record, field, nothing);
      }
    }
  }
}

it.each(REPORTS.map((report) => [report.name, report] as const))(
  'FIN-01a %s: records that came without their own lists are read, and their cells show no count and no sum of 0',
  (_, { operation, columns, rows }: AnyReport) => {
    const example = EXAMPLES.find(({ operationId }) => operationId === operation.id);
    for (const nothing of [null, undefined]) {
      const data = structuredClone(example?.data());
      loseLists(data, nothing);
      const [first] = rows(data as never).rows; // the example of its own operation
      const whole = rows(structuredClone(example?.data()) as never).rows[0];
      const findings = first
        ? columns.flatMap((column) => {
            const text = column.text(first);
            const isCount = /^0\b/.test(text) && whole && text !== column.text(whole);
            return WRONG.test(text) || isCount ? [`${column.key}: ${text}`] : [];
          })
        : [];
      expect(findings).toEqual([]);
    }
  },
);
