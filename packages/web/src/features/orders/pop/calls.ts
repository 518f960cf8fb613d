import type { Input } from '@dealer-portal/sdk';
import { exportPopReserves, submitPopOrder } from '@dealer-portal/sdk/operations';
import type { DirectBody } from '#kits/order-list/use-direct-order';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';

type ReserveFilter = Omit<Input<typeof exportPopReserves>['query'], 'saletoCode'>;

/** The reserves of the list as a file. */
export function exportReserves(filter: ReserveFilter, { saletoCode }: AccountScope) {
  return api.call(exportPopReserves, { query: { saletoCode, ...filter } });
}

/** Places an order out of one POP warehouse; the submit shows the result (ROLE-01). */
export function placePopOrder(body: DirectBody & { readonly warehouseCode: string }) {
  return api.call(submitPopOrder, { body }, { isSilent: true });
}
