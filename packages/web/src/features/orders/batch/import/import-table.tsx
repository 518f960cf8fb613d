// No report: the rows are those of a sheet that is not sent yet.

import { batchText, type JudgedRow, type RowChange } from '@dealer-portal/rules/batch';
import { type PiecesHeld, purchaseShares, sharesAmount, sharesText } from '@dealer-portal/rules/goods';
import { typedTotal } from '@dealer-portal/rules/input';
import { type Money as MoneyText, sumAmounts } from '@dealer-portal/rules/money';
import { priceBy } from '@dealer-portal/rules/price';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Segments } from '#ui/choice/segments';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn, ListState, RowAction } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { OfferAmount } from '#widgets/products/offer-price';
import { useHeldPieces } from '#widgets/products/use-held-pieces';
import { type CorrectedField, CorrectionCell } from './correction-cell';
import type { ImportRows } from './import-rows';
import type { PricedProduct } from './use-import-products';
import '../batch.css';

/** A row of a sheet, judged against the account's products. */
export type Judged = JudgedRow<PricedProduct>;

/** A row's name in the list. */
const keyOf = (rowNo: number) => `第 ${rowNo} 行`;
const productOf = (item: Judged) => item.product;
const sharesOf = (item: Judged, held?: PiecesHeld) =>
  item.kind === 'good' ? purchaseShares(item.product.terms, { number: item.number, held }) : [];
/** Yuan of the rows that can be taken; undefined where a price is not known. */
export function amountOf(rows: readonly Judged[], held?: PiecesHeld): MoneyText | undefined {
  const amounts = rows.filter(({ kind }) => kind === 'good').map((row) => sharesAmount(sharesOf(row, held)));
  return sumAmounts(amounts);
}
/** Pieces of the rows that can be taken. */
export const piecesOf = (rows: readonly Judged[]) => typedTotal(rows.filter((row) => row.kind === 'good'));

/** The rows that can be changed. */
type LineRow = Extract<Judged, { kind: 'good' | 'bad' }>;

const ROW_FILTERS = [
  ['all', '全部'],
  ['bad', '有误'],
  ['good', '可加入'],
] as const;
type Shown = (typeof ROW_FILTERS)[number][0];

interface ImportTableProps {
  readonly judged: readonly Judged[];
  readonly state: ListState;
  readonly hasShipTo: boolean;
  /** The sheet, with the ways to change it. */
  readonly rows: ImportRows;
}

/** The judged rows of a sheet, the bad ones first; each can be corrected or removed. */
export function ImportTable({ judged, state, hasShipTo, rows }: ImportTableProps) {
  const [filter, setFilter] = useState<Shown>('all');
  const bad = judged.filter(({ kind }) => kind === 'bad');
  const good = judged.flatMap((item) => (item.kind === 'good' ? [item] : []));
  const merged = judged.filter(({ kind }) => kind === 'merged');
  const rowsOf = { all: [...bad, ...merged, ...good], bad, good };
  return (
    <DataTable
      label="导入预览"
      columns={importColumns(hasShipTo, rows.change)}
      rows={rowsOf[filter]}
      rowKey={({ row }) => keyOf(row.rowNo)}
      state={state}
      empty={{ title: filter === 'bad' ? '没有有误的行' : '没有可加入的行' }}
      actionsWidth={152}
      actions={(item) => actionsOf(item, rows)}
      caption={
        <Segments
          label="显示的行"
          value={filter}
          onChange={setFilter}
          options={ROW_FILTERS.map(([value, name]) => ({ value, label: `${name} ${rowsOf[value].length}` }))}
        />
      }
      tools={
        <Checkbox
          checked={rows.sheet?.isMerging ?? false}
          onChange={({ target }) => rows.setMerging(target.checked)}
        >
          相同产品合并数量
        </Checkbox>
      }
    />
  );
}

function actionsOf(
  item: Judged,
  { change, remove }: Pick<ImportTableProps['rows'], 'change' | 'remove'>,
): readonly RowAction[] {
  const rowNos = [item.row.rowNo, ...(item.kind === 'merged' ? [] : item.mergedRows)];
  const label = rowNos.length > 1 ? `移除 ${rowNos.length} 行` : '移除';
  const removing: RowAction = { key: 'remove', label, onClick: () => remove(rowNos) };
  if (item.kind !== 'bad') return [removing];
  const { possible, suggestion, fault } = item;
  if (suggestion !== undefined) {
    const field = fault === 'shipTo' ? 'sendto' : 'product';
    const rename = () => change(item, { [field]: suggestion });
    return [{ key: 'rename', label: `改为 ${suggestion}`, onClick: rename }, removing];
  }
  if (possible === undefined) return [removing];
  const fit = () => change(item, { number: String(possible) });
  return [{ key: 'fit', label: `改为 ${possible} 台`, onClick: fit }, removing];
}

/** The texts of a bad row can be corrected in their place. */
function importColumns(
  hasShipTo: boolean,
  onChange: (row: LineRow, change: RowChange) => void,
): readonly DataColumn<Judged>[] {
  const correct = (field: CorrectedField, column: DataColumn<Judged>): DataColumn<Judged> => ({
    ...column,
    render: (item) => {
      if (item.kind !== 'bad') return column.render(item);
      const value = givenText(item, field);
      const onCorrect = (change: RowChange) => {
        onChange(item, change);
        focusRow(item.row.rowNo);
      };
      return (
        <>
          <CorrectionCell
            key={value}
            rowNo={item.row.rowNo}
            field={field}
            value={value}
            onChange={onCorrect}
          />
          {field === 'number' && <MergedFrom line={item} />}
        </>
      );
    },
  });
  const fields = { given: 'product', number: 'number' } as const;
  const columns = COLUMNS.map((column) =>
    column.key === 'given' || column.key === 'number' ? correct(fields[column.key], column) : column,
  );
  return hasShipTo ? [...columns.slice(0, 2), correct('sendto', SHIP_TO), ...columns.slice(2)] : columns;
}

/** The text of a row; where others are merged into it, the total number, which is the checked one. */
function givenText({ row, number, mergedRows }: Extract<Judged, { kind: 'bad' }>, field: CorrectedField) {
  return field === 'number' && mergedRows.length > 0 ? String(number) : row[field];
}

/** So many rows are named one by one. */
const NAMED_ROWS = 2;

/** The rows whose numbers are added up in a line. */
function MergedFrom({ line: { row, mergedRows } }: { readonly line: LineRow }) {
  if (mergedRows.length === 0) return null;
  const all = [row.rowNo, ...mergedRows];
  const rest = all.length > NAMED_ROWS ? ` 等 ${all.length} 行` : ' 行';
  return (
    <span className="secondary" title={`第 ${all.join('、')} 行合计`}>
      第 {all.slice(0, NAMED_ROWS).join('、')}
      {rest}合计
    </span>
  );
}

/** A row that is right has no fields any more; the focus that was in one stays with the row. */
function focusRow(rowNo: number): void {
  window.requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(keyOf(rowNo))}"]`)?.focus();
  });
}

const COLUMNS: readonly DataColumn<Judged>[] = [
  { key: 'row', title: '行', width: 72, render: ({ row }) => row.place ?? keyOf(row.rowNo) },
  { key: 'given', title: '型号或编码', width: 144, render: ({ row }) => row.product || '（空）' },
  { key: 'result', title: '结果', width: 168, render: (item) => <Outcome judgedRow={item} /> },
  { key: 'name', title: '产品', width: 168, render: (item) => productOf(item)?.productName ?? '—' },
  {
    key: 'number',
    title: '数量',
    width: 112,
    isFigure: true,
    render: (item) =>
      item.kind === 'good' ? (
        <>
          {item.number} 台
          <MergedFrom line={item} />
        </>
      ) : (
        item.row.number || '（空）'
      ),
  },
  {
    key: 'price',
    title: '单价',
    width: 96,
    isFigure: true,
    render: (item) => <Price product={productOf(item)} />,
  },
  {
    key: 'amount',
    title: '金额',
    width: 112,
    isFigure: true,
    render: (item) => <Amount judgedRow={item} />,
  },
  {
    key: 'stock',
    title: '库存',
    width: 72,
    isFigure: true,
    render: (item) => {
      const stock = productOf(item)?.stock;
      return stock === undefined ? '—' : `${stock} 台`;
    },
  },
];

const SHIP_TO: DataColumn<Judged> = {
  key: 'sendto',
  title: '送达方',
  width: 120,
  render: ({ row }) => row.sendto || '（空）',
};

/** The price that a piece is added at: a special one with the ordinary one that it replaces. */
function Price({ product }: { readonly product: PricedProduct | undefined }) {
  return <OfferAmount price={product && priceBy(product.terms.prices, product.terms.rule)} />;
}

/** What a row costs; what exceeds a quota is a second line at the ordinary price. */
function Amount({ judgedRow }: { readonly judgedRow: Judged }) {
  const terms = productOf(judgedRow)?.terms;
  const held = useHeldPieces(terms && judgedRow.kind === 'good' ? [terms] : []);
  const text = sharesText(sharesOf(judgedRow, held));
  return (
    <>
      <Money amount={judgedRow.kind === 'good' ? amountOf([judgedRow], held) : undefined} />
      {text && <div className="secondary">{text}</div>}
    </>
  );
}

function Outcome({ judgedRow }: { readonly judgedRow: Judged }) {
  if (judgedRow.kind === 'good') return <span className="batch-good">可加入</span>;
  if (judgedRow.kind === 'merged') return <span className="secondary">已并入第 {judgedRow.into} 行</span>;
  return <span className="batch-reason">{batchText(judgedRow.refusal)}</span>;
}
