import { shipToListName } from '@dealer-portal/rules/address-book';
import { choicesOf, ORDER_STATES } from '@dealer-portal/rules/states';
import type { FilterName } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';

type OrderFilter = FilterField<FilterName<'queryMyOrders'>>;

export const ORDER_KEYWORD = { kind: 'text', name: 'keyword', label: '订单号、型号或名称' } as const;
export const ORDER_PERIOD = {
  kind: 'period',
  name: 'beginDate',
  end: 'endDate',
  label: '下单日期',
} as const;

interface ShipTo {
  readonly sendtoCode: string;
  readonly sendtoAddress: string;
}

/** The filter by one of the account's ship-tos. */
export function shipToFilter(shipTos: readonly ShipTo[]) {
  const options = shipTos.map((shipTo) => ({
    value: shipTo.sendtoCode,
    label: shipToListName(shipTo).short,
  }));
  return { kind: 'choice', name: 'sendtoCode', label: '送达方', options } as const;
}

/** The filters of a list of orders: state, keyword and period first, the rest folded. */
export function orderFilters(shipTos: readonly ShipTo[]): readonly OrderFilter[] {
  const options = [ALL, ...choicesOf(ORDER_STATES)];
  return [
    { kind: 'tabs', name: 'status', label: '订单状态', options },
    ORDER_KEYWORD,
    ORDER_PERIOD,
    shipToFilter(shipTos),
    { kind: 'text', name: 'orderNo', label: '完整订单号' },
  ];
}
