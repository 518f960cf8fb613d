import type { Input } from '@dealer-portal/sdk';
import { exportPopReserves } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';

type ReserveFilter = Omit<Input<typeof exportPopReserves>['query'], 'saletoCode'>;

/** The reserves of the list as a file. */
export function exportReserves(filter: ReserveFilter, { saletoCode }: AccountScope) {
  return api.call(exportPopReserves, { query: { saletoCode, ...filter } });
}
