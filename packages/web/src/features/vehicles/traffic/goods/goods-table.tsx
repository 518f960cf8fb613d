// No report: quantities are typed into the rows.
import { typedPieces } from '@dealer-portal/rules/input';
import { formatYuan, orderPrice } from '@dealer-portal/rules/money';
import { volumeText } from '@dealer-portal/rules/traffic';
import { rangeHint } from '@dealer-portal/rules/traffic-range';
import { memo, type ReactNode, useMemo } from 'react';
import { QuantityInput } from '#ui/input/quantity-input';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn, ListState, TablePage } from '#ui/table/data-table-types';
import { ColumnEntry, EntryCell } from '#ui/table/entry/column-entry';
import { useRowValue } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import type { Goods } from '../queries';
import {
  enterGoods,
  type GoodsEntries,
  goodsKey,
  goodsRange,
  readGoodsNumber,
  refuseGoods,
  setGoodsNumber,
} from './goods-entry';
import './goods-table.css';

interface GoodsTableProps {
  readonly label: string;
  readonly rows: readonly Goods[];
  readonly entries: GoodsEntries;
  readonly state: ListState;
  readonly page: TablePage;
  readonly empty: { readonly title: string; readonly reason: string; readonly action?: ReactNode };
  /** The title of the place of supply: 发货基地, 调出方. */
  readonly supplyTitle: string;
}

/** Products to order by vehicle or transfer: numbers are typed down the column, as in a spreadsheet (TRAF-01, TRANS-01). */
export function GoodsTable({ label, rows, entries, supplyTitle, ...rest }: GoodsTableProps) {
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    for (const [key, text] of pairs) {
      const goods = rows.find((row) => goodsKey(row) === key);
      if (goods) enterGoods(entries, goods, text);
    }
  };
  const columns = useMemo(() => columnsOf(entries, supplyTitle), [entries, supplyTitle]);
  return (
    <ColumnEntry onPaste={onPaste}>
      <DataTable
        {...rest}
        label={label}
        rows={rows}
        rowKey={goodsKey}
        columns={columns}
        caption={
          <span className="secondary">共 {rest.page.total} 种产品；在数量栏可用回车换行、整列粘贴</span>
        }
      />
    </ColumnEntry>
  );
}

function columnsOf(entries: GoodsEntries, supplyTitle: string): readonly DataColumn<Goods>[] {
  return [
    { key: 'product', title: '产品', width: 270, render: (goods) => <GoodsName goods={goods} /> },
    { key: 'supply', title: supplyTitle, width: 150, render: ({ supplyName }) => supplyName || '—' },
    {
      key: 'price',
      title: '单价',
      width: 110,
      isFigure: true,
      render: ({ unitPrice }) => <Money amount={unitPrice} />,
    },
    {
      key: 'range',
      title: '起订 / 最多',
      width: 164,
      render: (goods) => <span className="secondary">{rangeHint(goodsRange(goods))}</span>,
    },
    {
      key: 'volume',
      title: '单台体积',
      width: 88,
      isFigure: true,
      render: ({ volume }) => (volume === undefined ? '—' : volumeText(volume)),
    },
    {
      key: 'number',
      title: '数量（台）',
      width: 156,
      render: (goods) => <NumberCell goods={goods} entries={entries} />,
    },
    {
      key: 'amount',
      title: '小计',
      width: 128,
      isFigure: true,
      render: (goods) => <AmountCell goods={goods} entries={entries} />,
    },
  ];
}

function GoodsName({ goods }: { readonly goods: Goods }) {
  return (
    <div className="goods-name">
      <ProductPicture url={goods.thumbnail} size={40} />
      <div>
        <div>{goods.productModel ?? goods.productCode}</div>
        <div className="secondary">{goods.productName}</div>
      </div>
    </div>
  );
}

interface CellProps {
  readonly goods: Goods;
  readonly entries: GoodsEntries;
}

const NumberCell = memo(function NumberCell({ goods, entries }: CellProps) {
  const entry = useRowValue(entries, goodsKey(goods));
  const { min, max } = goodsRange(goods);
  return (
    <EntryCell entryKey={goodsKey(goods)}>
      <QuantityInput
        label={`${goods.productModel ?? goods.productCode}数量`}
        value={typedPieces(entry)}
        min={0}
        start={min}
        max={max}
        isLive
        read={(text) => readGoodsNumber(text, goods)}
        onCommit={(number) => setGoodsNumber(entries, goods, number)}
        onWrong={(problem) => problem !== undefined && refuseGoods(entries, goods, problem)}
        problem={entry?.problem}
      />
    </EntryCell>
  );
});

const AmountCell = memo(function AmountCell({ goods, entries }: CellProps) {
  const number = typedPieces(useRowValue(entries, goodsKey(goods)));
  if (number === 0) return <span className="secondary">—</span>;
  return <span className="figure">{formatYuan(orderPrice([{ price: goods.unitPrice, number }]))}</span>;
});
