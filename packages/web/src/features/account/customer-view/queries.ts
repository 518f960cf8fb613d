import type { Data } from '@dealer-portal/sdk';
import {
  checkOmsAuthorized,
  getCustomerArchive,
  listSaleOrgFactories,
  listSalesViews,
  verifyCustomerLogin,
} from '@dealer-portal/sdk/operations';
import { accountQuery, asideQuery } from '#platform/calls/query';

/** The known facts of a customer. */
export type Archive = Data<typeof getCustomerArchive>;

/** No call depends on a ship-to. */
const scopeOf = (customerCode: string) => ({ saletoCode: customerCode, sendtoCode: '' });

/** The archive of a customer; nothing is asked without a code. */
export function archiveQuery(customerCode: string) {
  const input = customerCode === '' ? undefined : { path: { id: customerCode } };
  return accountQuery(getCustomerArchive, input, scopeOf(customerCode));
}

/** The organisations, channels and product groups in which the customer is opened. */
export function salesViewsQuery(customerCode: string) {
  return asideQuery(listSalesViews, { query: { customerCode } }, scopeOf(customerCode));
}

/** The factories that deliver for the customer's sales organisations. */
export function factoriesQuery(customerCode: string) {
  return asideQuery(listSaleOrgFactories, { query: { customerCode } }, scopeOf(customerCode));
}

/** Whether the customer is authorised in the order management system (1§6). */
export function omsQuery(customerCode: string) {
  return asideQuery(checkOmsAuthorized, { path: { id: customerCode } }, scopeOf(customerCode));
}

/** Whether the signed-in user may see the customer (ROUTE-06). */
export function loginVerifyQuery(saletoCode: string) {
  return accountQuery(verifyCustomerLogin, { path: { customerCode: saletoCode } }, scopeOf(saletoCode));
}
