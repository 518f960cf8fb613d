/** Putting the rows of a sheet right, one by one or all at once. */

import { tidyCell } from '../../fields/paste';
import { FAULT_LABELS, type ImportProduct, type JudgedRow, type RowFault } from './judge-rows';
import type { SheetRow } from './sheet-row';

/** Other texts for a row. */
export type RowChange = Partial<Omit<SheetRow, 'rowNo' | 'place'>>;

type Judged = JudgedRow<ImportProduct>;
type BadRow = Extract<Judged, { kind: 'bad' }>;

function isBad(row: Judged): row is BadRow {
  return row.kind === 'bad';
}

/**
 * The rows with other texts in one of them, read like those of a sheet. A number for a row into which others were
 * merged is the number of them all: the others go.
 */
export function changeRow(
  rows: readonly SheetRow[],
  { row, mergedRows }: { readonly row: SheetRow; readonly mergedRows: readonly number[] },
  change: RowChange,
): readonly SheetRow[] {
  const texts = Object.fromEntries(Object.entries(change).map(([name, text]) => [name, tidyCell(text)]));
  const gone = new Set(change.number === undefined ? [] : mergedRows);
  return rows
    .filter(({ rowNo }) => !gone.has(rowNo))
    .map((item) => (item.rowNo === row.rowNo ? { ...item, ...texts } : item));
}

/** The rows whose number 全部改为库存 changes: one for each product, since the first takes the remaining stock. */
export function rowsToFit(judged: readonly Judged[]): readonly BadRow[] {
  const first = new Map<string | undefined, BadRow>();
  for (const row of judged.filter(isBad)) {
    const code = row.product?.productCode;
    if (row.possible !== undefined && !first.has(code)) first.set(code, row);
  }
  return [...first.values()];
}

/** 全部改为库存: the rows with the number that is possible in each of those that can be fitted. */
export function fitRows(rows: readonly SheetRow[], judged: readonly Judged[]): readonly SheetRow[] {
  const fitted = new Map(rowsToFit(judged).map((row) => [row.row.rowNo, row]));
  const gone = new Set([...fitted.values()].flatMap(({ mergedRows }) => mergedRows));
  return rows
    .filter(({ rowNo }) => !gone.has(rowNo))
    .map((row) => {
      const number = fitted.get(row.rowNo)?.possible;
      return number === undefined ? row : { ...row, number: String(number) };
    });
}

/** The numbers of all rows that cannot be ordered, those included that are merged into one of them. */
export function problemRows(judged: readonly Judged[]): readonly number[] {
  return judged.filter(isBad).flatMap(({ row, mergedRows }) => [row.rowNo, ...mergedRows]);
}

/** How many rows of the sheet have which fault, in a fixed order; merged rows count with the one they went into. */
export function countFaults(
  judged: readonly Judged[],
): readonly { readonly fault: RowFault; readonly label: string; readonly rows: number }[] {
  const counts = new Map<RowFault, number>();
  for (const { fault, mergedRows } of judged.filter(isBad)) {
    counts.set(fault, (counts.get(fault) ?? 0) + 1 + mergedRows.length);
  }
  return FAULTS.flatMap((fault) => {
    const rows = counts.get(fault);
    return rows === undefined ? [] : [{ fault, label: FAULT_LABELS[fault], rows }];
  });
}

const FAULTS: readonly RowFault[] = ['stock', 'withdrawn', 'quantity', 'product', 'shipTo', 'duplicate'];
