import type { JudgedRow } from '@dealer-portal/rules/batch';
import { orderPrice } from '@dealer-portal/rules/money';
import type { DataColumn } from '#ui/data-table-types';
import { Money } from '#ui/money';
import type { Mend } from './import-rows';
import { MendCell } from './mend-cell';
import type { PricedProduct } from './use-import-products';

/** A row of a sheet, judged against the account's products. */
export type Judged = JudgedRow<PricedProduct>;

/** A row's name in the list. */
export const keyOf = (rowNo: number) => `第 ${rowNo} 行`;
const productOf = (one: Judged) => one.product;
const lineOf = (one: Judged) =>
  one.kind === 'good' ? { price: one.product.price, number: one.number } : { price: 0, number: 0 };
/** Yuan of the rows that can be taken. */
export const amount = (rows: readonly Judged[]) => orderPrice(rows.map(lineOf));
/** Pieces of the rows that can be taken. */
export const pieces = (rows: readonly Judged[]) => rows.reduce((sum, one) => sum + lineOf(one).number, 0);

/** The texts of a bad row can be put right in their place. */
export function columnsOf(
  hasShipTo: boolean,
  onMend: (rowNo: number, mend: Mend) => void,
): readonly DataColumn<Judged>[] {
  const onMended = (rowNo: number, mend: Mend) => {
    onMend(rowNo, mend);
    focusRow(rowNo);
  };
  const mendable = (field: keyof Mend, column: DataColumn<Judged>): DataColumn<Judged> => ({
    ...column,
    render: (one) =>
      one.kind === 'bad' ? <MendCell row={one.row} field={field} onMend={onMended} /> : column.render(one),
  });
  const fields = { given: 'product', number: 'number' } as const;
  const own = COLUMNS.map((column) =>
    column.key === 'given' || column.key === 'number' ? mendable(fields[column.key], column) : column,
  );
  return hasShipTo ? [...own.slice(0, 2), mendable('sendto', SHIP_TO), ...own.slice(2)] : own;
}

/** A row that is right has no fields any more; the focus that was in one stays with the row. */
function focusRow(rowNo: number): void {
  window.requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(keyOf(rowNo))}"]`)?.focus();
  });
}

const COLUMNS: readonly DataColumn<Judged>[] = [
  { key: 'row', title: '行', width: 80, render: ({ row }) => keyOf(row.rowNo) },
  { key: 'given', title: '型号或编码', width: 152, render: ({ row }) => row.product || '（空）' },
  { key: 'result', title: '结果', width: 208, render: (one) => <Outcome one={one} /> },
  { key: 'name', title: '产品', width: 168, render: (one) => productOf(one)?.productName ?? '—' },
  {
    key: 'number',
    title: '数量',
    width: 80,
    isFigure: true,
    render: (one) => (one.kind === 'good' ? `${one.number} 台` : one.row.number || '（空）'),
    total: (rows) => `${pieces(rows)} 台`,
  },
  {
    key: 'price',
    title: '单价',
    width: 96,
    isFigure: true,
    render: (one) => <Money amount={productOf(one)?.price} />,
  },
  {
    key: 'amount',
    title: '金额',
    width: 112,
    isFigure: true,
    render: (one) => <Money amount={one.kind === 'good' ? amount([one]) : undefined} />,
    total: (rows) => <Money amount={amount(rows)} />,
  },
  {
    key: 'stock',
    title: '库存',
    width: 72,
    isFigure: true,
    render: (one) => {
      const stock = productOf(one)?.stock;
      return stock === undefined ? '—' : `${stock} 台`;
    },
  },
];

const SHIP_TO: DataColumn<Judged> = {
  key: 'sendto',
  title: '送达方',
  width: 128,
  render: ({ row }) => row.sendto || '（空）',
};

function Outcome({ one }: { readonly one: Judged }) {
  if (one.kind === 'good') return <span className="batch-good">可加入</span>;
  if (one.kind === 'merged') return <span className="secondary">已并入第 {one.into} 行</span>;
  return <span className="batch-reason">{one.reason}</span>;
}
