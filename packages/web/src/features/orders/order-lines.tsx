import { orderPrice } from '@dealer-portal/rules/money';
import { Link } from 'react-router';
import { href } from '#routes';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import type { OrderLine } from './queries';
import './orders.css';

/** The columns of an order's lines; the amount's total is that of the order. */
export function lineColumns(amount: number | undefined): readonly DataColumn<OrderLine>[] {
  return [
    {
      key: 'product',
      title: '商品',
      width: 300,
      render: ({ productCode, productModel, productName, picUrl }) => (
        <div className="order-product">
          <ProductPicture url={picUrl} size={40} />
          <div>
            <Link to={href('detail', { productCode })}>{productModel ?? productCode}</Link>
            <div className="secondary">{productName}</div>
          </div>
        </div>
      ),
    },
    { key: 'code', title: '产品编码', width: 120, render: ({ productCode }) => productCode },
    {
      key: 'price',
      title: '单价',
      width: 120,
      isFigure: true,
      render: ({ price }) => <Money amount={price} />,
    },
    {
      key: 'number',
      title: '数量',
      width: 100,
      isFigure: true,
      render: ({ number }) => `${number} 台`,
      total: (rows) => `${rows.reduce((sum, { number }) => sum + number, 0)} 台`,
    },
    {
      key: 'amount',
      title: '金额',
      width: 140,
      isFigure: true,
      render: (line) => <Money amount={orderPrice([line])} />,
      total: (rows) => <Money amount={amount ?? orderPrice(rows)} strong />,
    },
  ];
}

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** The order's own amount; the sum of the lines when absent. */
  readonly amount?: number;
}

/** The lines of an order with their total. */
export function OrderLines({ lines, amount }: OrderLinesProps) {
  return (
    <section className="panel order-panel" aria-label="商品">
      <h2>商品明细</h2>
      <DataTable
        label="商品明细"
        columns={lineColumns(amount)}
        rows={lines}
        rowKey={({ productCode }) => productCode}
        state={{ kind: 'ready' }}
        empty={{ title: '没有商品' }}
        totalsLabel="全部"
      />
    </section>
  );
}
