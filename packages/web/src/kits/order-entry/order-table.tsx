import { sharesText } from '@dealer-portal/rules/goods';
import { typedPieces } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import { priceBy } from '@dealer-portal/rules/price';
import { memo, useMemo } from 'react';
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
  mostOf,
  type OrderEntries,
  type OrderRow,
  readRowNumber,
  refuseRow,
  rowAmount,
  rowShares,
  setRowNumber,
} from './order-row';
import './order-entry.css';

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
  /** Between the product and its price. */
  readonly columns?: readonly DataColumn<Row>[];
  /** The title of the price; 单价 when absent. */
  readonly priceTitle?: string;
  readonly entries: OrderEntries;
}

/** Products to order: numbers are typed or pasted down the column, as in a spreadsheet. */
export function OrderTable<Row extends OrderRow>({
  columns = [],
  priceTitle = '单价',
  entries,
  ...props
}: OrderTableProps<Row>) {
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    for (const [key, text] of pairs) {
      const row = props.rows.find((row) => row.key === key);
      if (row) enter(entries, row, text);
    }
  };
  const inputColumns = useMemo(() => entryColumns<Row>(entries), [entries]);
  return (
    <ColumnEntry onPaste={onPaste}>
      <DataTable
        {...props}
        rowKey={({ key }) => key}
        columns={[...PRODUCT_COLUMNS, ...columns, { ...PRICE, title: priceTitle }, ...inputColumns]}
      />
    </ColumnEntry>
  );
}

/** Takes a pasted text as a row's number; a wrong one shows its problem at the row, which has no number then. */
function enter(entries: OrderEntries, row: OrderRow, text: string): void {
  const read = readRowNumber(text, row);
  if (read.ok) setRowNumber(entries, row, read.quantity);
  else refuseRow(entries, row, `${text}：${read.text}`);
}

const PRODUCT_COLUMNS: readonly DataColumn<OrderRow>[] = [
  {
    key: 'product',
    title: '产品',
    width: 236,
    render: ({ productCode, productModel, productName, picUrl }) => (
      <div className="order-entry-product">
        {picUrl !== undefined && <ProductPicture url={picUrl} size={40} />}
        <div>
          <Link to={href('detail', { productCode })}>{productModel}</Link>
          <div className="secondary">{productName}</div>
        </div>
      </div>
    ),
  },
];

const PRICE: DataColumn<OrderRow> = {
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

function entryColumns<Row extends OrderRow>(entries: OrderEntries): readonly DataColumn<Row>[] {
  return [
    {
      key: 'number',
      title: '数量（台）',
      width: 156,
      render: (row) => <NumberCell row={row} entries={entries} />,
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

const NumberCell = memo(function NumberCell({ row, entries }: CellProps) {
  const entry = useRowValue(entries, row.key);
  return (
    <EntryCell entryKey={row.key}>
      <QuantityInput
        label={`${row.productModel}数量`}
        value={typedPieces(entry)}
        min={0}
        start={1}
        max={mostOf(row)}
        isLive
        read={(text) => readRowNumber(text, row)}
        onCommit={(number) => setRowNumber(entries, row, number)}
        onWrong={(problem) => problem !== undefined && refuseRow(entries, row, problem)}
        problem={entry?.problem}
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
