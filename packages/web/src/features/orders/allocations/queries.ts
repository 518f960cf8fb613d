import { queryAllocations } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** The allocations whose number or model has a keyword. */
export function allocationsQuery(scope: AccountScope, keyword: string) {
  return accountQuery(queryAllocations, { body: { saletoCode: scope.saletoCode, keyword } }, scope);
}
