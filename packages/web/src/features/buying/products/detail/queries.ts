import type { Data } from '@dealer-portal/sdk';
import { listCloudWarehouseProducts, listDailySalesPrices } from '@dealer-portal/sdk/operations';
import { type AccountScope, asideQuery } from '#platform/calls/query';

/** A day of a product. */
export type SalesDay = Data<typeof listDailySalesPrices>[number];

/** Price and sales of a product on each of the last days. */
export function dailyPricesQuery(scope: AccountScope, materialCode: string) {
  return asideQuery(listDailySalesPrices, { query: { materialCode } }, scope);
}

/** The stock of cloud warehouses; asked again on each page, because it decides what can be ordered. */
export function cloudProductsQuery(scope: AccountScope, isAllowed: boolean) {
  const input = isAllowed ? { query: { sysType: 'PC' } } : undefined;
  return { ...asideQuery(listCloudWarehouseProducts, input, scope), staleTime: 0 };
}
