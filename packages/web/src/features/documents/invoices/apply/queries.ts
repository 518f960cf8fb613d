import { listBillTos } from '@dealer-portal/sdk/operations';
import { type AccountScope, asideQuery } from '#platform/calls/query';

/** The parties to which the orders of the sold-to may be invoiced. */
export function billTosQuery(scope: AccountScope) {
  return asideQuery(listBillTos, { query: { saletoCode: scope.saletoCode } }, scope);
}
