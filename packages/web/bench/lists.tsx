import { Table } from 'antd';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import type { Product } from './stage';

interface ListProps {
  readonly products: readonly Product[];
}

const COLUMNS: readonly DataColumn<Product>[] = [
  { key: 'model', title: '型号', render: ({ productModel }) => productModel },
  { key: 'code', title: '编码', render: ({ productCode }) => productCode },
  { key: 'name', title: '名称', width: 200, render: ({ productName }) => productName },
  { key: 'place', title: '发货地', render: ({ place }) => place },
  { key: 'week', title: '到货周', render: ({ week }) => week },
  {
    key: 'stock',
    title: '库存',
    isFigure: true,
    render: ({ stock }) => `${stock} 台`,
    total: (rows) => `${rows.reduce((sum, { stock }) => sum + stock, 0)} 台`,
  },
  { key: 'price', title: '单价', isFigure: true, render: ({ price }) => <Money amount={price} /> },
];

/** The portal's own list. */
export function OurList({ products }: ListProps) {
  return (
    <DataTable
      label="产品"
      columns={COLUMNS}
      rows={products}
      rowKey={({ key }) => key}
      state={{ kind: 'ready' }}
      empty={{ title: '没有产品' }}
    />
  );
}

/** The peer: the same columns in an antd table that draws all rows. */
export function PeerList({ products }: ListProps) {
  return (
    <Table<Product>
      size="small"
      rowKey="key"
      pagination={false}
      dataSource={products}
      scroll={{ x: 920, y: 576 }}
      columns={COLUMNS.map(({ key, title, width = 120, render }) => ({
        key,
        title,
        width,
        render: (_, product) => render(product),
      }))}
      footer={() => COLUMNS.map(({ key, total }) => <span key={key}>{total?.(products)}</span>)}
    />
  );
}
