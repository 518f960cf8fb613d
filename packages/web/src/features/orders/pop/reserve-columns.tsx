import { Link } from 'react-router';
import { href } from '#routes';
import type { DataColumn } from '#ui/data-table-types';
import type { PopReserve } from './queries';

/** The address of a reserve. */
export function reserveHref(id: string): string {
  return `${href('POPorderDeatil')}?${new URLSearchParams({ id })}`;
}

/** Pieces of a reserve that are left. */
export function leftOf({ leftNumber, number, usedNumber }: PopReserve): number {
  return leftNumber ?? number - usedNumber;
}

const pieces = (title: string, key: string, of: (row: PopReserve) => number): DataColumn<PopReserve> => ({
  key,
  title,
  width: 96,
  isFigure: true,
  compare: (left, right) => of(left) - of(right),
  render: (row) => `${of(row)} 台`,
  total: (rows) => `${rows.reduce((sum, row) => sum + of(row), 0)} 台`,
});

/** The columns of the list of reserves. */
export const RESERVE_COLUMNS: readonly DataColumn<PopReserve>[] = [
  {
    key: 'no',
    title: '备货单号',
    width: 152,
    render: ({ id, reserveNo }) => <Link to={reserveHref(id)}>{reserveNo}</Link>,
  },
  { key: 'status', title: '状态', width: 88, render: ({ statusName }) => statusName },
  {
    key: 'model',
    title: '型号',
    width: 152,
    render: ({ productModel, productCode }) => productModel ?? productCode,
  },
  { key: 'name', title: '名称', width: 200, render: ({ productName }) => productName ?? '—' },
  pieces('备货', 'number', ({ number }) => number),
  pieces('已下单', 'used', ({ usedNumber }) => usedNumber),
  pieces('剩余', 'left', leftOf),
  { key: 'warehouse', title: '仓库', width: 140, render: ({ warehouseName }) => warehouseName ?? '—' },
  {
    key: 'period',
    title: '有效期',
    width: 208,
    render: ({ beginDate, endDate }) => `${beginDate ?? '—'} ~ ${endDate ?? '—'}`,
  },
];
