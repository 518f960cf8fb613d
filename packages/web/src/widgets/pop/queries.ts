import { listPopCustomerCodes, listPopWarehouses } from '@dealer-portal/sdk/operations';
import { type AccountScope, asideQuery } from '#platform/calls/query';

/** The customers that are pop customers (ROLE-01). */
export function popCustomersQuery(scope: AccountScope) {
  return asideQuery(listPopCustomerCodes, {}, scope);
}

/** The warehouses of pop customers. */
export function popWarehousesQuery(scope: AccountScope) {
  return asideQuery(listPopWarehouses, { query: { saletoCode: scope.saletoCode } }, scope);
}
