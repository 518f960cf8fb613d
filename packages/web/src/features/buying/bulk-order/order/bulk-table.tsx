import { bulkRange } from '@dealer-portal/rules/bulk-order';
import { weekStartText } from '@dealer-portal/rules/cart-entry';
import { QUANTITY_RANGE } from '@dealer-portal/rules/input';
import { Select } from 'antd';
import { memo, useState } from 'react';
import { OrderTable, plainProduct } from '#kits/order-list/order-table';
import { PlainButton } from '#ui/button/plain-button';
import type { DataColumn, RowAction } from '#ui/table/data-table-types';
import { useRowValue } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { type BulkEntries, type BulkItem, weekOf } from './bulk-entry';
import { StockDialog } from './stock-dialog';
import { useWeekNames } from './use-week-names';
import './bulk-order.css';

interface BulkTableProps {
  readonly label: string;
  readonly items: readonly BulkItem[];
  readonly entries: BulkEntries;
  /** Why nothing can be ordered. */
  readonly disabledReason?: string | undefined;
  readonly empty: { readonly title: string; readonly reason: string };
  readonly actions?: (item: BulkItem) => readonly RowAction[];
}

/** Products to order in bulk: number and week typed row by row, bulk price next to the ordinary one (BIG-01). */
export function BulkTable(props: BulkTableProps) {
  const { items, entries, disabledReason, ...table } = props;
  const weekNames = useWeekNames();
  const [stockItem, setStockItem] = useState<BulkItem>();
  return (
    <>
      <OrderTable
        {...table}
        rows={items}
        entries={entries.numbers}
        columns={columnsOf({ weeks: entries.weeks, weekNames, disabledReason }, setStockItem)}
        isDisabled={disabledReason !== undefined}
        state={{ kind: 'ready' }}
        actionsWidth={72}
        isPart
      />
      {stockItem && <StockDialog item={stockItem} onClose={() => setStockItem(undefined)} />}
    </>
  );
}

interface CellContext extends Pick<BulkEntries, 'weeks'> {
  /** Names of the arrival weeks by code. */
  readonly weekNames: ReadonlyMap<string, string>;
  readonly disabledReason: string | undefined;
}

function columnsOf(context: CellContext, onStock: (item: BulkItem) => void): readonly DataColumn<BulkItem>[] {
  return [
    plainProduct(230),
    {
      key: 'price',
      title: '单价',
      width: 112,
      isFigure: true,
      render: ({ product }) => <BulkPrice product={product} />,
    },
    {
      key: 'range',
      title: '起订 / 限订',
      width: 112,
      render: ({ product }) => <span className="secondary">{rangeText(product)}</span>,
    },
    {
      key: 'stock',
      title: '库存',
      width: 96,
      render: (item) => (
        <PlainButton
          kind="link"
          size="small"
          className="bulk-stock"
          aria-label={`查看库存与周供 ${item.productModel}`}
          onClick={() => onStock(item)}
        >
          库存与周供
        </PlainButton>
      ),
    },
    { key: 'week', title: '到货周', width: 204, render: (item) => <WeekCell item={item} {...context} /> },
  ];
}

/** The least and the most of a product, or that any number goes. */
function rangeText(product: BulkItem['product']): string {
  const { min, max, refusal } = bulkRange(product);
  if (refusal !== undefined) return '无法识别';
  if (max === QUANTITY_RANGE.max) return min === QUANTITY_RANGE.min ? '不限' : `${min} 台起`;
  return `${min} ~ ${max} 台`;
}

/** The bulk price, the ordinary one struck through beneath it. */
function BulkPrice({ product: { price, activityPrice } }: Pick<BulkItem, 'product'>) {
  if (activityPrice === undefined) return <Money amount={price} />;
  return (
    <>
      <Money amount={activityPrice} strong />
      <div className="secondary bulk-old-price">
        <span className="visually-hidden">供价</span>
        <Money amount={price} />
      </div>
    </>
  );
}

interface WeekCellProps extends CellContext {
  readonly item: BulkItem;
}

const WeekCell = memo(function WeekCell({ item, weeks, weekNames, disabledReason }: WeekCellProps) {
  const week = weekOf(item, useRowValue(weeks, item.key));
  return (
    <Select
      className="bulk-week"
      aria-label={`${item.productModel}到货周`}
      value={week || null}
      placeholder="选择到货周"
      disabled={disabledReason !== undefined}
      options={item.weekCodes.map((code) => ({
        value: code,
        label: weekNames.get(code) ?? weekStartText(code),
      }))}
      onChange={(weekCode) => weeks.set(item.key, weekCode)}
    />
  );
});
