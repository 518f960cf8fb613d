import type { Data } from '@dealer-portal/sdk';
import { getPopReserve, queryPopReserves } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

export type PopReserve = Data<typeof queryPopReserves>['records'][number];

/** The states of a reserve, by the description's codes. */
export const RESERVE_STATES = [
  { value: '10', label: '生效中' },
  { value: '20', label: '已停用' },
  { value: '30', label: '已用完' },
] as const;

interface ReserveFilter {
  readonly status?: string;
  readonly keyword?: string;
  readonly warehouseCode?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

export function popReservesQuery(scope: AccountScope, filter: ReserveFilter) {
  return accountQuery(queryPopReserves, { body: { saletoCode: scope.saletoCode, ...filter } }, scope);
}

export function popReserveQuery(scope: AccountScope, id: string) {
  return accountQuery(getPopReserve, id === '' ? undefined : { path: { id } }, scope);
}
