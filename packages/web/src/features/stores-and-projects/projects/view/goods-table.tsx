// No report: the products are a part of their project.
import { formatYuan } from '@dealer-portal/rules/money';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { countText } from '#ui/text/joined';
import { ProductPicture } from '#ui/text/product-picture';
import type { ProjectDetail } from '../queries';
import '#ui/table/two-lines.css';
import '../projects.css';

type Goods = ProjectDetail['productList'][number];

const column = columnsOf<Goods>();

const COLUMNS = [
  column.custom('product', '商品', {
    width: 220,
    text: ({ productModel, productCode }) => productModel ?? productCode,
    render: ({ productModel, productCode, productName, picUrl }) => (
      <span className="project-product">
        <ProductPicture url={picUrl} size={32} />
        <span className="two-lines">
          <Link to={href('detail', { productCode })}>{productModel ?? productCode}</Link>
          <span className="secondary">{productName}</span>
        </span>
      </span>
    ),
  }),
  column.custom('priceType', '价格', {
    width: 216,
    text: ({ priceType }) => (priceType === 'GC' ? '工程价' : '普通价'),
    detail: [
      '价格说明',
      ({ priceType, versionCode, normalPrice }) =>
        priceType === 'GC' ? `${versionCode ?? ''}，普通价 ${formatYuan(normalPrice)}` : '没有工程价',
    ],
  }),
  column.money('price', '单价', { width: 112, total: false }),
  column.number('number', '数量', { width: 88, unit: '台' }),
  column.number('deliveredNumber', '已交', { width: 88, unit: '台' }),
  column.money('amount', '金额', { width: 128 }),
];

/** The products of a project: price, number, what has been delivered. */
export function GoodsTable({ project: { productList } }: { readonly project: ProjectDetail }) {
  return (
    <section className="page-below">
      <h2>商品</h2>
      <DataTable
        label="工程商品"
        columns={COLUMNS}
        rows={productList}
        rowKey={({ productCode }) => productCode}
        state={{ kind: 'ready' }}
        empty={{ title: '还没有商品' }}
        totalsLabel={countText(productList?.length, '种')}
      />
    </section>
  );
}
