import {
  getArrivalWeeks,
  getCloudWarehouseAuthority,
  listCategories,
  listCloudWarehouseProducts,
} from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/query';

/** The weeks in which goods ordered today can arrive. */
export function arrivalWeeksQuery(scope: AccountScope) {
  return accountQuery(getArrivalWeeks, {}, scope);
}

/** The category menu. */
export function categoriesQuery(scope: AccountScope) {
  return accountQuery(listCategories, {}, scope);
}

/** Whether the customer may order from cloud warehouses, and from which (CART-03). */
export function cloudAuthorityQuery(scope: AccountScope) {
  return accountQuery(getCloudWarehouseAuthority, {}, scope);
}

/** What cloud warehouses hold; asked anew on each page, because it decides what can be ordered. */
export function cloudProductsQuery(scope: AccountScope, isAllowed: boolean) {
  const input = isAllowed ? { query: { sysType: 'PC' } } : undefined;
  return { ...accountQuery(listCloudWarehouseProducts, input, scope), staleTime: 0 };
}
