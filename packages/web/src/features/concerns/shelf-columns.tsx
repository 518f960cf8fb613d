import type { Data } from '@dealer-portal/sdk';
import type { listDiscountPrototypes } from '@dealer-portal/sdk/operations';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';

export type ShelfItem = Data<typeof listDiscountPrototypes>['records'][number];

/** Putting on the shelf, or taking off it. */
export type ShelfMove = 'up' | 'down';

// Assumption: the states of the description's examples; 30 is sold.
const SHELVED = '20';
const UNSHELVED = '10';

const TONES: ReadonlyMap<string | undefined, StatusTone> = new Map([
  [SHELVED, 'done'],
  [UNSHELVED, 'waiting'],
]);

/** Why goods cannot be put on the shelf, or taken off it, now. */
export function whyNotMove({ status, statusName }: ShelfItem, move: ShelfMove): string | undefined {
  const wanted = move === 'up' ? UNSHELVED : SHELVED;
  return status === wanted
    ? undefined
    : `当前${statusName ?? '状态'}，不能${move === 'up' ? '上架' : '下架'}`;
}

/** The columns of the goods that go on and off the shelf. */
export const SHELF_COLUMNS: readonly DataColumn<ShelfItem>[] = [
  {
    key: 'product',
    title: '商品',
    width: 240,
    render: ({ productModel, productName }) => (
      <span className="concern-product">
        {productModel}
        <span className="secondary">{productName}</span>
      </span>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 88,
    render: ({ status, statusName }) => (
      <StatusTag tone={TONES.get(status) ?? 'neutral'}>{statusName ?? '—'}</StatusTag>
    ),
  },
  { key: 'number', title: '数量', width: 72, isFigure: true, render: ({ number }) => `${number ?? 0} 台` },
  {
    key: 'price',
    title: '供价',
    width: 112,
    isFigure: true,
    render: ({ price }) => <Money amount={price} />,
  },
  {
    key: 'discountPrice',
    title: '折扣价',
    width: 112,
    isFigure: true,
    render: ({ discountPrice }) => <Money amount={discountPrice} />,
  },
  { key: 'shopName', title: '门店', width: 160, render: ({ shopName }) => shopName ?? '—' },
  {
    key: 'sampleDate',
    title: '出样日期',
    width: 104,
    render: ({ sampleDate }) => <span className="figure">{sampleDate ?? '—'}</span>,
  },
];
