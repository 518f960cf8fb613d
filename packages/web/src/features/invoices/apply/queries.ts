import { listBillTos } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** The parties to which the orders of the sold-to may be invoiced. */
export function billTosQuery(scope: AccountScope) {
  return accountQuery(listBillTos, { query: { saletoCode: scope.saletoCode } }, scope);
}
