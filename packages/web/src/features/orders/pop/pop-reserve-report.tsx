import { readFigure, sumFigures } from '@dealer-portal/rules/money';
import { choicesOf, RESERVE_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryPopReserves } from '@dealer-portal/sdk/operations';
import { bySoldTo, defineReport, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { periodText } from '#ui/text/joined';
import { piecesColumn, productColumn } from '#widgets/orders/order-cells';

export type PopReserve = RecordOf<'queryPopReserves'>;

const column = columnsOf<PopReserve>();

/** The state of a reserve: valid, stopped, or used up. */
export const RESERVE_STATUS = columnsOf<Pick<PopReserve, 'status' | 'statusName'>>().status(
  'status',
  'statusName',
  { states: RESERVE_STATES },
);

/** POP 备货: what a pop customer keeps in reserve; the server makes the file of them (ROLE-01, ORDER-01). */
export const POP_RESERVES = defineReport({
  name: 'popReserve',
  operation: queryPopReserves,
  input: bySoldTo,
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.code('reserveNo', '备货单号', { width: 132, to: ({ id }) => reserveHref(id) }),
    RESERVE_STATUS,
    productColumn(200),
    column.number('number', '备货', { width: 88, unit: '台', isSortable: true }),
    column.number('usedNumber', '已下单', { width: 88, unit: '台', isSortable: true }),
    piecesColumn('left', '剩余', { width: 88, piecesOf: leftOf }),
    column.text('warehouseName', '仓库', { width: 128 }),
    column.custom('period', '有效期', { width: 184, text: periodOf }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '备货状态',
      options: [ALL, ...choicesOf(RESERVE_STATES)],
    },
    { kind: 'text', name: 'keyword', label: '备货单号或型号' },
    { kind: 'choice', name: 'warehouseCode', label: '仓库', options: [] },
  ],
  noun: '备货单',
  emptyReason: '备货单由中心建立，建立后会出现在这里。',
  detail: { to: ({ id }) => reserveHref(id), label: '详情' },
  exports: 'none',
});

/** Pieces of a reserve that are left; undefined where they cannot be read. */
export function leftOf({ leftNumber, number, usedNumber }: PopReserve): number | undefined {
  return leftNumber === undefined ? sumFigures([number, -usedNumber]) : readFigure(leftNumber);
}

/** The days in which a reserve can be used. */
export function periodOf({ beginDate, endDate }: Pick<PopReserve, 'beginDate' | 'endDate'>): string {
  return periodText(beginDate, endDate);
}

function reserveHref(id: string): string {
  return `${href('POPorderDeatil')}?${new URLSearchParams({ id })}`;
}
