import { orderPrice } from '@dealer-portal/rules/money';
import { InputNumber, Table } from 'antd';
import { useState } from 'react';
import { OrderBar } from '#kits/order-list/order-bar';
import type { OrderEntry } from '#kits/order-list/order-row';
import { OrderTable } from '#kits/order-list/order-table';
import { createRowValues } from '#ui/table/entry/row-values';
import type { Product } from './stage';

interface LinesProps {
  readonly products: readonly Product[];
}

/** The portal's own table of lines with its totals. */
export function OurLines({ products }: LinesProps) {
  const [entries] = useState(() => createRowValues<OrderEntry>());
  return (
    <>
      <OrderTable
        label="产品"
        rows={products}
        entries={entries}
        state={{ kind: 'ready' }}
        empty={{ title: '没有产品' }}
        columns={COLUMNS}
      />
      <OrderBar rows={products} entries={entries} actions={() => null} />
    </>
  );
}

const COLUMNS = [
  { key: 'place', title: '发货地', render: ({ place }: Product) => place },
  { key: 'week', title: '到货周', render: ({ week }: Product) => week },
];

/** The peer: an antd table of all lines, as its documentation shows editable ones: the numbers in the page's state. */
export function PeerLines({ products }: LinesProps) {
  const [numbers, setNumbers] = useState<Readonly<Record<string, number>>>({});
  const numberOf = (key: string) => numbers[key] ?? 0;
  const total = orderPrice(products.map(({ key, price }) => ({ price, number: numberOf(key) })));
  return (
    <>
      <Table<Product>
        size="small"
        rowKey="key"
        pagination={false}
        dataSource={products}
        scroll={{ y: 576 }}
        columns={[
          {
            title: '产品',
            render: (_, { productModel, productName }) => `${productModel} ${productName}`,
          },
          { title: '发货地', dataIndex: 'place' },
          { title: '到货周', dataIndex: 'week' },
          { title: '单价', render: (_, { price }) => `¥${price.toFixed(2)}` },
          {
            title: '数量（台）',
            render: (_, { key, productModel, stock }) => (
              <InputNumber
                aria-label={`${productModel}数量`}
                min={0}
                max={stock}
                value={numberOf(key)}
                onChange={(value) => setNumbers({ ...numbers, [key]: value ?? 0 })}
              />
            ),
          },
          {
            title: '小计',
            render: (_, { key, price }) => `¥${orderPrice([{ price, number: numberOf(key) }])}`,
          },
        ]}
      />
      <div>合计 ¥{total}</div>
    </>
  );
}
