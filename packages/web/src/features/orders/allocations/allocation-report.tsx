import { ALLOCATION_STATES, choicesOf } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryAllocations } from '@dealer-portal/sdk/operations';
import { bySoldTo, defineReport, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import { columnsOf, withoutState } from '#ui/table/columns';
import { productColumn, shipToColumn, withNote } from '#widgets/orders/order-cells';

export type Allocation = RecordOf<'queryAllocations'>;

const column = columnsOf<Allocation>(withoutState(ALLOCATION_STATES.refused));

/** The state of an allocation: to be answered, confirmed, or refused by the dealer, which is nothing bad. */
export const ALLOCATION_STATUS = column.status('status', 'statusName', {
  width: 112,
  states: ALLOCATION_STATES,
});

/** 提货单: goods that the centre offers, to be confirmed or refused before their deadline (ORDER-01). */
export const ALLOCATIONS = defineReport({
  name: 'allocation',
  operation: queryAllocations,
  input: bySoldTo,
  rows: paged,
  rowKey: ({ allocationNo }) => allocationNo,
  columns: [
    column.code('allocationNo', '配额单号', { width: 132, to: confirmHref }),
    withNote(ALLOCATION_STATUS, ({ refuseReason }) => refuseReason),
    productColumn(184),
    column.number('number', '数量', { width: 72, unit: '台' }),
    column.money('price', '供价', { width: 96, total: false }),
    column.money('amount', '金额', { width: 104 }),
    column.moment('deadline', '确认截止'),
    shipToColumn(200),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '配额状态',
      options: [ALL, ...choicesOf(ALLOCATION_STATES)],
    },
    { kind: 'text', name: 'keyword', label: '单号或型号' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '下发日期' },
  ],
  noun: '配额单',
  emptyReason: '中心下发配额后会出现在这里。',
  detail: {
    to: confirmHref,
    label: ({ status }) => (status === ALLOCATION_STATES.toConfirm.value ? '去确认' : '查看'),
  },
});

function confirmHref({ allocationNo }: Allocation): string {
  return `${href('deliveryOrderConfirm')}?${new URLSearchParams({ allocationNo })}`;
}
