import { volumeText } from '@dealer-portal/rules/traffic';
import { rangeHint, trafficRange } from '@dealer-portal/rules/traffic-range';
import { defineOrderList, type OrderList } from '#kits/order-list/define-order-list';
import { type OrderRow, rangeOf } from '#kits/order-list/order-row';
import { PRICE, plainProduct } from '#kits/order-list/order-table';
import { isRecord } from '#platform/browser/storage';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import type { DataColumn } from '#ui/table/data-table-types';
import type { Goods, GoodsPage } from '../queries';
import '#ui/table/grid.css';

/** A product to order by vehicle or by transfer. */
export interface GoodsRow extends OrderRow {
  readonly goods: Goods;
}

/** The same product of two places of supply is two rows; the range is that of the line that it becomes (CART-09). */
export function goodsRow(goods: Goods): GoodsRow {
  const { productCode, productModel = productCode, productName, supplyCode = '', minNum, maxNum } = goods;
  return {
    key: `${productCode} ${supplyCode}`,
    productCode,
    productModel,
    productName,
    picUrl: goods.thumbnail ?? '',
    price: goods.unitPrice,
    range: trafficRange({ IBL_MINNUM: minNum, IBL_MAXNUM: maxNum }),
    goods,
  };
}

/** Whether a stored value is such a row. */
export function isGoodsRow(value: unknown): value is GoodsRow {
  if (!isRecord(value) || !isRecord(value['range']) || !isRecord(value['goods'])) return false;
  const names = [value['key'], value['productCode'], value['productModel'], value['goods']['productCode']];
  return names.every((name) => typeof name === 'string') && typeof value['price'] === 'number';
}

/** What a list of such products has of its own. */
interface OwnList<Name extends string>
  extends Pick<OrderList<GoodsPage, GoodsRow, Name>, 'name' | 'label' | 'filters' | 'query' | 'empty'> {
  /** The title of the place of supply: 发货基地, 调出方. */
  readonly supplyTitle: string;
}

/** A list of products to order by vehicle or by transfer (TRAF-01, TRANS-01). */
export function defineGoodsList<Name extends string>({ supplyTitle, empty, ...own }: OwnList<Name>) {
  return defineOrderList({
    ...own,
    rowOf: goodsRow,
    isRow: isGoodsRow,
    columns: goodsColumns(supplyTitle),
    caption: (total) => <span className="secondary">共 {total} 种产品；在数量栏可用回车换行、整列粘贴</span>,
    empty: {
      ...empty,
      action: <ButtonLink to={href('list')}>去商品列表</ButtonLink>,
    },
  });
}

function goodsColumns(supplyTitle: string): readonly DataColumn<GoodsRow>[] {
  return [
    plainProduct(270),
    { key: 'supply', title: supplyTitle, width: 150, render: ({ goods }) => goods.supplyName || '—' },
    PRICE,
    {
      key: 'range',
      title: '起订 / 最多',
      width: 164,
      render: (row) => <span className="secondary whole-text">{rangeHint(rangeOf(row))}</span>,
    },
    {
      key: 'volume',
      title: '单台体积',
      width: 88,
      isFigure: true,
      render: ({ goods: { volume } }) => (volume === undefined ? '—' : volumeText(volume)),
    },
  ];
}
