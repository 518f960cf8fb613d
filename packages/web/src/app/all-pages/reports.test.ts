import * as examples from '@dealer-portal/sdk/testing/examples';
import { expect, it } from 'vitest';
import { REPORTS } from '../../test/reports';

const EXAMPLES: readonly { readonly operationId: string; readonly data: () => unknown }[] =
  Object.values(examples);

/** Columns that are rightly empty in the example: no objection, label, invoice, financing or signature yet. */
const EMPTY = new Set([
  // The example's months wait or agree: only a month that differs has a reason.
  'accountReconciliation reason',
  'answeredLetter remark',
  'authorizedPayer labels',
  'differenceCheck reason',
  'financeOrder financeNo',
  'invoiceApply invoiceNo',
  'invoice signDate',
  'invoiceToSign signDate',
  'subsidiaryReconciliation reason',
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
    const exampleRows = rows(example?.data() as never).rows; // the example of its own operation
    expect(exampleRows.length).toBeGreaterThan(0);
    for (const row of exampleRows) {
      const texts = [rowKey(row), ...columns.map(({ text }) => text(row))];
      expect(texts.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
      expect(texts[0]).not.toBe('');
    }
    const silent = columns.filter(({ text }) => exampleRows.every((row) => text(row) === ''));
    expect(silent.map(({ key }) => `${name} ${key}`).filter((column) => !EMPTY.has(column))).toEqual([]);
  },
);
