import type { Data } from '@dealer-portal/sdk';
import { queryAllocations } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

export type Allocation = Data<typeof queryAllocations>['records'][number];

/** The states of an allocation, by the description's codes. */
export const ALLOCATION_STATES = [
  { value: '10', label: '待确认' },
  { value: '20', label: '已确认' },
  { value: '30', label: '已拒绝' },
] as const;

interface AllocationFilter {
  readonly status?: string;
  readonly keyword?: string;
  readonly beginDate?: string;
  readonly endDate?: string;
  readonly pageNum?: number;
  readonly pageSize?: number;
}

export function allocationsQuery(scope: AccountScope, filter: AllocationFilter) {
  return accountQuery(queryAllocations, { body: { saletoCode: scope.saletoCode, ...filter } }, scope);
}
