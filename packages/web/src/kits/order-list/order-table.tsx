import { sharesText } from '@dealer-portal/rules/goods';
import { typedPieces } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import { priceBy } from '@dealer-portal/rules/price';
import { memo, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { QuantityInput } from '#ui/input/quantity-input';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn, DataTableProps } from '#ui/table/data-table-types';
import { ColumnEntry, EntryCell } from '#ui/table/entry/column-entry';
import { useRowValue } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { limitsText, OfferAmount } from '#widgets/products/offer-price';
import {
  enterText,
  type OrderEntries,
  type OrderRow,
  rangeOf,
  readRowNumber,
  refuseRow,
  rowAmount,
  rowShares,
  setRowNumber,
} from './order-row';
import './order-list.css';

interface OrderTableProps<Row extends OrderRow>
  extends Pick<
    DataTableProps<Row>,
    | 'label'
    | 'rows'
    | 'state'
    | 'empty'
    | 'page'
    | 'actions'
    | 'actionsWidth'
    | 'caption'
    | 'tools'
    | 'partial'
  > {
  /** All but the quantity and its sum, the product first; see `orderColumns`. */
  readonly columns?: readonly DataColumn<Row>[];
  readonly entries: OrderEntries;
  /** Nothing can be ordered: the fields are closed. */
  readonly isDisabled?: boolean;
  /** One of several tables in an `OrderColumn`. */
  readonly isPart?: boolean;
}

/** Products to order: numbers are typed or pasted down the column, as in a spreadsheet. */
export function OrderTable<Row extends OrderRow>(props: OrderTableProps<Row>) {
  const { columns = NO_OWN_COLUMNS, entries, isDisabled = false, isPart = false, ...table } = props;
  const entered = useMemo(() => enteredColumns(entries, isDisabled), [entries, isDisabled]);
  const drawn = <DataTable {...table} rowKey={({ key }) => key} columns={[...columns, ...entered]} />;
  if (isPart) return drawn;
  return (
    <OrderColumn rows={table.rows} entries={entries}>
      {drawn}
    </OrderColumn>
  );
}

interface OrderColumnProps {
  readonly rows: readonly OrderRow[];
  readonly entries: OrderEntries;
  readonly children: ReactNode;
}

/** The fields of all rows as one column, through several tables: it is typed and pasted down. */
export function OrderColumn({ rows, entries, children }: OrderColumnProps) {
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    for (const [key, text] of pairs) {
      const row = rows.find((row) => row.key === key);
      if (row) enterText(entries, row, text);
    }
  };
  return <ColumnEntry onPaste={onPaste}>{children}</ColumnEntry>;
}

/** Picture, model and name of a product; the model leads to its page. */
const PRODUCT: DataColumn<OrderRow> = {
  key: 'product',
  title: '产品',
  width: 236,
  render: (row) => (
    <ProductCell row={row}>
      <Link to={href('detail', { productCode: row.productCode })}>{row.productModel}</Link>
    </ProductCell>
  ),
};

/**
 * The product where its page is not its offer: it leads nowhere.
 * @param width of the column in pixels
 */
export function plainProduct(width: number): DataColumn<OrderRow> {
  return {
    ...PRODUCT,
    width,
    render: (row) => (
      <ProductCell row={row}>
        <div>{row.productModel}</div>
      </ProductCell>
    ),
  };
}

interface ProductCellProps {
  readonly row: OrderRow;
  readonly children: ReactNode;
}

function ProductCell({ row: { picUrl, productName }, children }: ProductCellProps) {
  return (
    <div className="order-product">
      {picUrl !== undefined && <ProductPicture url={picUrl} size={40} />}
      <div>
        {children}
        <div className="secondary">{productName}</div>
      </div>
    </div>
  );
}

/** The price for one piece, with its limits and what is told of it. */
export const PRICE: DataColumn<OrderRow> = {
  key: 'price',
  title: '单价',
  width: 108,
  isFigure: true,
  render: ({ price, terms, priceNote }) => {
    const rulePrice = terms && priceBy(terms.prices, terms.rule);
    return (
      <>
        {rulePrice ? <OfferAmount price={rulePrice} /> : <Money amount={price} />}
        {rulePrice && <div className="secondary">{limitsText(rulePrice)}</div>}
        {priceNote && <div className="secondary">{priceNote}</div>}
      </>
    );
  },
};

/**
 * Product, own columns, price: what stands before the quantity.
 * @param priceTitle 单价 when absent
 */
export function orderColumns<Row extends OrderRow>(
  own: readonly DataColumn<Row>[],
  priceTitle = PRICE.title,
): readonly DataColumn<Row>[] {
  return [PRODUCT, ...own, { ...PRICE, title: priceTitle }];
}

const NO_OWN_COLUMNS = orderColumns([]);

function enteredColumns(entries: OrderEntries, isDisabled: boolean): readonly DataColumn<OrderRow>[] {
  return [
    {
      key: 'number',
      title: '数量（台）',
      width: 156,
      render: (row) => <NumberCell row={row} entries={entries} isDisabled={isDisabled} />,
    },
    {
      key: 'amount',
      title: '小计',
      width: 120,
      isFigure: true,
      render: (row) => <AmountCell row={row} entries={entries} />,
    },
  ];
}

interface CellProps {
  readonly row: OrderRow;
  readonly entries: OrderEntries;
}

interface NumberCellProps extends CellProps {
  readonly isDisabled: boolean;
}

const NumberCell = memo(function NumberCell({ row, entries, isDisabled }: NumberCellProps) {
  const entry = useRowValue(entries, row.key);
  const { min, max } = rangeOf(row);
  return (
    <EntryCell entryKey={row.key}>
      <QuantityInput
        label={`${row.productModel}数量`}
        value={typedPieces(entry)}
        min={0}
        start={min}
        max={max}
        isLive
        read={(text) => readRowNumber(text, row)}
        onCommit={(number) => setRowNumber(entries, row, number)}
        onWrong={(problem) => problem !== undefined && refuseRow(entries, row, problem)}
        problem={entry?.problem}
        isDisabled={isDisabled}
      />
    </EntryCell>
  );
});

const AmountCell = memo(function AmountCell({ row, entries }: CellProps) {
  const number = typedPieces(useRowValue(entries, row.key));
  if (number === 0) return <span className="secondary">—</span>;
  const text = sharesText(rowShares(row, number));
  return (
    <>
      <span className="figure">{formatYuan(rowAmount(row, number))}</span>
      {text && <div className="secondary">{text}</div>}
    </>
  );
});
