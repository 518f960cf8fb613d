/** What the columns of an order sheet add up to, and what the file's own total says. */
import { quantityParts } from './cell-kinds';
import { cellOf } from './grid';
import type { OrderRow } from './order-rows';
import type { OrderWork } from './order-work';

/** The sum of one column as it stands in the file, before units are multiplied. */
export interface ColumnSum {
  readonly at: number;
  readonly read: number;
  readonly hidden: number;
  /** What the last total of the file says. */
  readonly total: number | undefined;
}

const countOf = (cell: string): number | undefined => {
  const { number } = quantityParts(cell);
  return /^\d{1,9}$/.test(number) ? Number(number) : undefined;
};

/** Adds a column up. */
export function columnSum({ rows, grid }: Pick<OrderWork, 'rows' | 'grid'>, at: number): ColumnSum {
  let [read, hidden] = [0, 0];
  let total: number | undefined;
  for (const { rowNo, kind, mark } of rows) {
    const count = countOf(cellOf(grid, at, rowNo));
    if (count === undefined) continue;
    if (kind === 'data') read += count;
    if (kind === 'hidden') hidden += count;
    if (kind === 'total' && mark === '合计') total = count;
  }
  return { at, read, hidden, total };
}

/** What a row that is left out adds up to: 63 = 57 + 隐藏 6. */
export function totalText(row: OrderRow, sums: readonly ColumnSum[], isShops: boolean): string {
  if (row.kind === 'hidden' || row.kind === 'outside' || row.kind === 'problem') {
    const counts = row.parts.flatMap(({ count }) => (count === undefined ? [] : [count]));
    return counts.length > 0 ? `${counts.reduce((sum, count) => sum + count, 0)} 台` : '';
  }
  if (row.kind !== 'total') return '';
  const known = sums.filter(({ total }) => total !== undefined);
  if (isShops) {
    const sum = known.reduce((all, { total = 0 }) => all + total, 0);
    const isEqual = known.every(({ read, total }) => read === total);
    const parts = known.map(({ total }) => String(total)).join('、');
    return known.length > 0 ? `${parts}，共 ${sum} 台${isEqual ? '，一致' : '，和读出来的不一致'}` : '';
  }
  const exact = known.find(({ read, total }) => read === total);
  if (exact) return `${exact.total} 台，一致`;
  const withHidden = known.find(({ read, hidden, total }) => read + hidden === total);
  if (withHidden) return `${withHidden.total} = ${withHidden.read} + 隐藏 ${withHidden.hidden}`;
  const [first] = known;
  return first ? `${first.total} 台，读出来的是 ${first.read} 台` : '';
}

/** The pieces of some rows as the file writes them: 12 台; `''` where none can be read. */
export function piecesText(rows: readonly OrderRow[], rowNos: ReadonlySet<number>): string {
  const counts = rows.flatMap(({ rowNo, parts }) =>
    rowNos.has(rowNo) ? parts.flatMap(({ count }) => (count === undefined ? [] : [count])) : [],
  );
  return counts.length > 0 ? `${counts.reduce((sum, count) => sum + count, 0)} 台` : '';
}

/** The sums of the columns of quantities, or of those that may be. */
export function quantitySums(work: OrderWork): readonly ColumnSum[] {
  const { layout } = work;
  const columns = layout.quantities.length > 0 ? layout.quantities : layout.openQuantities;
  return columns.map((at) => columnSum(work, at));
}
