import { shipToListName } from '@dealer-portal/rules/address-book';
import type { FilterField } from '#ui/input/filter-bar';
import { ORDER_STATES } from './order-states';

/** The filters of a list of orders, by their names in the address and in the call. */
export const ORDER_FILTER_NAMES = [
  'status',
  'keyword',
  'beginDate',
  'endDate',
  'orderNo',
  'sendtoCode',
] as const;

export type OrderFilterName = (typeof ORDER_FILTER_NAMES)[number];

interface ShipTo {
  readonly sendtoCode: string;
  readonly sendtoAddress: string;
}

/** The filters as they are given: state, word and period first, the rest folded. */
export function orderFilterFields(shipTos: readonly ShipTo[]): readonly FilterField<OrderFilterName>[] {
  return [
    {
      kind: 'tabs',
      name: 'status',
      label: '订单状态',
      options: [{ value: '', label: '全部' }, ...ORDER_STATES],
    },
    { kind: 'text', name: 'keyword', label: '订单号、型号或名称' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' },
    { kind: 'text', name: 'orderNo', label: '完整订单号' },
    {
      kind: 'choice',
      name: 'sendtoCode',
      label: '送达方',
      options: shipTos.map((shipTo) => ({
        value: shipTo.sendtoCode,
        label: shipToListName(shipTo).short,
      })),
    },
  ];
}
