import { Link } from 'react-router';
import { href } from '#routes';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { ProductName } from '../order-cells';
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
  width: 88,
  isFigure: true,
  compare: (left, right) => of(left) - of(right),
  render: (row) => `${of(row)} 台`,
  total: (rows) => `${rows.reduce((sum, row) => sum + of(row), 0)} 台`,
});

const TONES: Readonly<Record<string, StatusTone>> = { '10': 'moving', '30': 'done' };

/** The state of a reserve: in force, stopped, or used up. */
export function ReserveStatus({ status, statusName }: Pick<PopReserve, 'status' | 'statusName'>) {
  return <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>;
}

/** The columns of the list of reserves. */
export const RESERVE_COLUMNS: readonly DataColumn<PopReserve>[] = [
  {
    key: 'no',
    title: '备货单号',
    width: 132,
    render: ({ id, reserveNo }) => <Link to={reserveHref(id)}>{reserveNo}</Link>,
  },
  { key: 'status', title: '状态', width: 84, render: (reserve) => <ReserveStatus {...reserve} /> },
  { key: 'product', title: '商品', width: 200, render: (reserve) => <ProductName {...reserve} /> },
  pieces('备货', 'number', ({ number }) => number),
  pieces('已下单', 'used', ({ usedNumber }) => usedNumber),
  pieces('剩余', 'left', leftOf),
  { key: 'warehouse', title: '仓库', width: 128, render: ({ warehouseName }) => warehouseName ?? '—' },
  {
    key: 'period',
    title: '有效期',
    width: 184,
    render: ({ beginDate, endDate }) => `${beginDate ?? '—'} ~ ${endDate ?? '—'}`,
  },
];
