import { filterFields, filterNames } from '#kits/report/define-report';
import { useAccount } from '#platform/session/account';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { MY_ORDERS } from './my-order-report';

/** The filters of 我的订单 in the address, with the view 待我处理. */
export function useOrderFilter() {
  const fields = filterFields(MY_ORDERS, useAccount());
  return useAddressFilter([...filterNames(fields), 'turn'] as const);
}

export type OrderFilter = ReturnType<typeof useOrderFilter>;
