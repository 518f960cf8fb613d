// No report: the lines are a part of one order.

import { orderPrice } from '@dealer-portal/rules/money';
import { priceTypeName } from '@dealer-portal/rules/price';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { joined } from '#ui/text/joined';
import { type Listed, listOf } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import type { OrderLine } from './queries';
import './orders.css';

const column = columnsOf<OrderLine>();

/** The columns of an order's lines; the amount's total is that of the order. */
export function lineColumns(amount: number | undefined): readonly ReportColumn<OrderLine>[] {
  return [
    column.custom('product', '商品', {
      width: 300,
      text: ({ productCode, productModel, productName }) =>
        joined([productModel || productCode, productName]),
      render: ({ productCode, productModel = productCode, productName, picUrl }) => (
        <div className="order-product">
          <ProductPicture url={picUrl} size={32} />
          <div>
            <Link to={href('detail', { productCode })}>{productModel}</Link>
            <div className="secondary">{productName}</div>
          </div>
        </div>
      ),
    }),
    column.code('productCode', '产品编码', { width: 120 }),
    column.money('price', '单价', { total: false }),
    column.number('number', '数量', { width: 100, unit: '台' }),
    column.custom('amount', '金额', {
      width: 140,
      isFigure: true,
      text: (line) => orderPrice([line]) ?? '',
      render: (line) => <Money amount={orderPrice([line])} strong />,
      total: (rows) => <Money amount={amount ?? orderPrice(rows)} strong />,
    }),
  ];
}

const PRICE_TYPE = column.custom('priceType', '价格类型', {
  width: 104,
  text: ({ priceType }) => (priceType ? priceTypeName(priceType) : '—'),
});

/** The columns of lines; the type of their prices is one where a line names it. */
function columnsFor({ lines, amount }: OrderLinesProps): readonly ReportColumn<OrderLine>[] {
  const [product, code, ...figures] = lineColumns(amount);
  const hasTypes = listOf(lines).some(({ priceType }) => priceType);
  return [product, code, hasTypes ? PRICE_TYPE : undefined, ...figures].filter(
    (column) => column !== undefined,
  );
}

interface OrderLinesProps {
  readonly lines: Listed<OrderLine>;
  /** The order's own amount; the sum of the lines when absent. */
  readonly amount?: number;
}

/** The lines of an order with their total. */
export function OrderLines(props: OrderLinesProps) {
  return (
    <section className="order-panel" aria-label="商品">
      <h2>商品明细</h2>
      <DataTable
        label="商品明细"
        columns={columnsFor(props)}
        rows={props.lines}
        rowKey={({ productCode }) => productCode}
        state={{ kind: 'ready' }}
        empty={{ title: '没有商品' }}
        totalsLabel="全部"
      />
    </section>
  );
}
