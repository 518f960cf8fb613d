// No report: quantities and weeks are typed into the rows.

import { bulkRange, readBulkNumber } from '@dealer-portal/rules/bulk-order';
import { QUANTITY_RANGE, typedPieces } from '@dealer-portal/rules/input';
import { formatYuan, orderPrice } from '@dealer-portal/rules/money';
import { Select } from 'antd';
import { memo } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { QuantityInput } from '#ui/input/quantity-input';
import { wrongDraft } from '#ui/input/use-quantity-draft';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn, RowAction } from '#ui/table/data-table-types';
import { EntryCell } from '#ui/table/entry/column-entry';
import { useRowValue } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { type BulkEntries, type BulkItem, entryOf } from './bulk-entry';
import './bulk-order.css';

interface BulkTableProps {
  readonly label: string;
  readonly items: readonly BulkItem[];
  readonly entries: BulkEntries;
  /** Names of the arrival weeks by code. */
  readonly weekNames: ReadonlyMap<string, string>;
  /** Why nothing can be ordered. */
  readonly disabledReason?: string | undefined;
  readonly onStock: (item: BulkItem) => void;
  readonly empty: { readonly title: string; readonly reason: string };
  readonly actions?: (item: BulkItem) => readonly RowAction[];
}

/** Products to order in bulk: number and week typed row by row, bulk price next to the ordinary one (BIG-01). */
export function BulkTable({
  label,
  items,
  entries,
  weekNames,
  disabledReason,
  onStock,
  ...rest
}: BulkTableProps) {
  return (
    <DataTable
      {...rest}
      label={label}
      rows={items}
      rowKey={({ product }) => product.productCode}
      columns={columnsOf({ entries, weekNames, disabledReason }, onStock)}
      state={{ kind: 'ready' }}
      actionsWidth={72}
    />
  );
}

interface CellContext {
  readonly entries: BulkEntries;
  readonly weekNames: ReadonlyMap<string, string>;
  readonly disabledReason: string | undefined;
}

function columnsOf(context: CellContext, onStock: (item: BulkItem) => void): readonly DataColumn<BulkItem>[] {
  return [
    { key: 'product', title: '产品', width: 230, render: ({ product }) => <BulkName product={product} /> },
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
          aria-label={`查看库存与周供 ${item.product.productModel ?? item.product.productCode}`}
          onClick={() => onStock(item)}
        >
          库存与周供
        </PlainButton>
      ),
    },
    { key: 'week', title: '到货周', width: 204, render: (item) => <WeekCell item={item} {...context} /> },
    {
      key: 'number',
      title: '数量（台）',
      width: 156,
      render: (item) => <NumberCell item={item} {...context} />,
    },
    {
      key: 'amount',
      title: '小计',
      width: 124,
      isFigure: true,
      render: (item) => <AmountCell item={item} entries={context.entries} />,
    },
  ];
}

/** The least and the most of a product, or that any number goes. */
function rangeText(product: BulkItem['product']): string {
  const { min, max, problem } = bulkRange(product);
  if (problem !== undefined) return '无法识别';
  if (max === QUANTITY_RANGE.max) return min === QUANTITY_RANGE.min ? '不限' : `${min} 台起`;
  return `${min} ~ ${max} 台`;
}

function BulkName({ product }: Pick<BulkItem, 'product'>) {
  return (
    <div className="bulk-name">
      <ProductPicture url={product.picUrl} size={40} />
      <div>
        <div>{product.productModel ?? product.productCode}</div>
        <div className="secondary">{product.productName}</div>
      </div>
    </div>
  );
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

interface CellProps extends CellContext {
  readonly item: BulkItem;
}

const WeekCell = memo(function WeekCell({ item, entries, weekNames, disabledReason }: CellProps) {
  const { productCode, productModel } = item.product;
  useRowValue(entries, productCode);
  const entry = entryOf(entries, item);
  return (
    <Select
      className="bulk-week"
      aria-label={`${productModel ?? productCode}到货周`}
      value={entry.weekCode || null}
      placeholder="选择到货周"
      disabled={disabledReason !== undefined}
      options={item.weekCodes.map((code) => ({ value: code, label: weekNames.get(code) ?? code }))}
      onChange={(weekCode) => entries.set(productCode, { ...entry, weekCode })}
    />
  );
});

const NumberCell = memo(function NumberCell({ item, entries, disabledReason }: CellProps) {
  const { product } = item;
  useRowValue(entries, product.productCode);
  const entry = entryOf(entries, item);
  const { min, max } = bulkRange(product);
  return (
    <EntryCell entryKey={product.productCode}>
      <QuantityInput
        label={`${product.productModel ?? product.productCode}数量`}
        value={entry.number}
        min={0}
        start={min}
        max={max}
        isLive
        read={(text) => readBulkNumber(text, product)}
        onCommit={(number) => entries.set(product.productCode, { number, weekCode: entry.weekCode })}
        onWrong={(wrong) =>
          wrong !== undefined &&
          entries.set(product.productCode, { ...wrongDraft(wrong), weekCode: entry.weekCode })
        }
        isDisabled={disabledReason !== undefined}
        problem={entry.problem}
      />
    </EntryCell>
  );
});

const AmountCell = memo(function AmountCell({ item, entries }: Pick<CellProps, 'item' | 'entries'>) {
  const number = typedPieces(useRowValue(entries, item.product.productCode));
  if (number === 0) return <span className="secondary">—</span>;
  const price = item.product.activityPrice ?? item.product.price;
  return <span className="figure">{formatYuan(orderPrice([{ price, number }]))}</span>;
});
