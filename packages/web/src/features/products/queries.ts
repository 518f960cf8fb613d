import {
  getArrivalWeeks,
  listCategories,
  listCloudWarehouseProducts,
  listDailySalesPrices,
  listNewProductRecommendations,
} from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** The weeks in which goods ordered today can arrive. */
export function arrivalWeeksQuery(scope: AccountScope) {
  return accountQuery(getArrivalWeeks, {}, scope);
}

/** Price and sales of a product on each of the last days. */
export function dailyPricesQuery(scope: AccountScope, materialCode: string) {
  return accountQuery(listDailySalesPrices, { query: { materialCode } }, scope);
}

/** The new products that the home page recommends to a customer. */
export function newProductsQuery(account: Account) {
  const { customerCode } = account.saleInfo;
  return accountQuery(listNewProductRecommendations, { query: { customerCode } }, account);
}

/** The category menu. */
export function categoriesQuery(scope: AccountScope) {
  return accountQuery(listCategories, {}, scope);
}

/** What cloud warehouses hold; asked again on each page, because it decides what can be ordered. */
export function cloudProductsQuery(scope: AccountScope, isAllowed: boolean) {
  const input = isAllowed ? { query: { sysType: 'PC' } } : undefined;
  return { ...accountQuery(listCloudWarehouseProducts, input, scope), staleTime: 0 };
}
