// No report: quantities are typed into the rows, which never grow (44 px).

import { capacityOf, energyOf, type TurnoverNote, turnoverNote } from '@dealer-portal/rules/goods';
import { typedPieces } from '@dealer-portal/rules/input';
import { type FocusEvent, memo, useState } from 'react';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { AddRowButton } from './add-row-button';
import { PriceCell, ProductCell, StockCell, SubtotalCell, TurnoverCell } from './goods-cells';
import { GoodsField } from './goods-field';
import { type GoodsRow, pasteTexts } from './goods-row';
import type { ArrivalWeeks } from './queries';
import { moveInRow } from './row-keys';
import { type GoodsOrder, useFill } from './use-goods-order';
import type { OwnStockBy } from './use-own-stock';
import './goods-table.css';

interface GoodsTableProps {
  readonly rows: readonly GoodsRow[];
  readonly order: GoodsOrder;
  readonly weeks: ArrivalWeeks | undefined;
  /** The own stock by product code; undefined until it has arrived. */
  readonly ownStock: OwnStockBy | undefined;
  readonly isBusy: boolean;
}

// A table whose fields take the arrows.
const GRID = { role: 'grid' };

/** Products as rows of 44 px: price, stock, own turnover, and the field in which they are ordered. */
export function GoodsTable({ rows, order, weeks, ownStock, isBusy }: GoodsTableProps) {
  const [focusedKey, setFocusedKey] = useState<string>();
  const tabStop = rows.some(({ key }) => key === focusedKey) ? focusedKey : firstOpen(rows);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-row-key]');
    if (row) setFocusedKey(row.dataset['rowKey']);
  };
  const now = new Date();
  return (
    <ColumnEntry onPaste={(pairs) => pasteTexts(order.drafts, rows, pairs)}>
      <table {...GRID} className="goods-table" aria-label="商品" aria-busy={isBusy}>
        <Head />
        <tbody onFocus={onFocus} onKeyDown={moveInRow}>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              order={order}
              weeks={weeks}
              turnover={ownStock && noteOf(row, ownStock, now)}
              isTabStop={row.key === tabStop}
            />
          ))}
        </tbody>
      </table>
    </ColumnEntry>
  );
}

function firstOpen(rows: readonly GoodsRow[]): string | undefined {
  return (rows.find(({ refusal }) => refusal === undefined) ?? rows[0])?.key;
}

function noteOf({ key, offer }: GoodsRow, ownStock: OwnStockBy, now: Date): TurnoverNote {
  return turnoverNote(ownStock.get(key), { isNewProduct: offer.product.isNewProduct === true, now });
}

const COLUMNS: readonly (readonly [key: string, title: string])[] = [
  ['product', '商品'],
  ['capacity', '容量'],
  ['energy', '能效'],
  ['price', '供价（元/台）'],
  ['stock', '库存 / 到货'],
  ['turnover', '30 天周转'],
  ['quantity', '数量'],
  ['subtotal', '小计'],
  ['add', '操作'],
];

function Head() {
  return (
    <thead>
      <tr>
        {COLUMNS.map(([key, title]) => (
          <th key={key} scope="col" className={`goods-${key}-cell`}>
            {key === 'add' ? <span className="visually-hidden">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: GoodsRow;
  readonly order: GoodsOrder;
  readonly weeks: ArrivalWeeks | undefined;
  readonly turnover: TurnoverNote | undefined;
  readonly isTabStop: boolean;
}

const Row = memo(
  function Row({ row, order, weeks, turnover, isTabStop }: RowProps) {
    const draft = useFill(order, row);
    const { product } = row.offer;
    const cell = { row, order, isTabStop };
    return (
      <tr
        data-row-key={row.key}
        aria-label={product.productModel}
        data-filled={typedPieces(draft) > 0 || undefined}
        data-off={row.refusal !== undefined || undefined}
      >
        <td className="goods-product-cell">
          <ProductCell offer={row.offer} isTabStop={isTabStop} />
        </td>
        <td className="goods-capacity-cell">{capacityOf(product) ?? '—'}</td>
        <td className="goods-energy-cell">{energyOf(product) ?? '—'}</td>
        <td className="goods-price-cell">
          <PriceCell offer={row.offer} />
        </td>
        <td className="goods-stock-cell">
          <StockCell row={row} order={order} weeks={weeks} />
        </td>
        <td className="goods-turnover-cell">
          <TurnoverCell note={turnover} />
        </td>
        <td className="goods-quantity-cell">
          <GoodsField {...cell} />
        </td>
        <td className="goods-subtotal-cell">
          <SubtotalCell row={row} order={order} />
        </td>
        <td className="goods-add-cell">
          <AddRowButton {...cell} />
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.order === after.order &&
    before.weeks === after.weeks &&
    before.isTabStop === after.isTabStop &&
    isSameNote(before.turnover, after.turnover),
);

/** The clock makes a new note at each drawing; one that says the same draws nothing. */
function isSameNote(left: TurnoverNote | undefined, right: TurnoverNote | undefined): boolean {
  return left?.text === right?.text && left?.note === right?.note;
}
