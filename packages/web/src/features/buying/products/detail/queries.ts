import type { Data } from '@dealer-portal/sdk';
import {
  listCloudWarehouseProducts,
  listDailySalesPrices,
  queryProducts,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { type AccountScope, asideQuery } from '#platform/calls/query';
import { listOf } from '#ui/text/list-of';
import { answersOf, YOUNG_MS } from '#widgets/products/asked-together';
import { type ProductFilter, productsQuery } from '#widgets/products/queries';

/** A day of a product. */
export type SalesDay = Data<typeof listDailySalesPrices>[number];

/** Price and sales of a product on each of the last days. */
export function dailyPricesQuery(scope: AccountScope, materialCode: string) {
  return asideQuery(listDailySalesPrices, { query: { materialCode } }, scope);
}

/**
 * One product. A page that was opened from a row shows at once what stood there: what a list of the account was told in the
 * last minute is not asked again.
 */
export function productQuery(client: QueryClient, scope: AccountScope, filter: ProductFilter) {
  const query = productsQuery(scope, filter);
  const told = () => toldProduct(client, query.queryKey[2], filter.productCode);
  return {
    ...query,
    initialData: () => told()?.page,
    initialDataUpdatedAt: () => told()?.at,
  };
}

/** What the newest answer of the last minute says of a product, as an answer of its own. */
function toldProduct(client: QueryClient, scope: unknown, code: string | undefined) {
  const pages = answersOf(client, queryProducts.id, scope).flatMap(({ state }) => {
    if (Date.now() - state.dataUpdatedAt >= YOUNG_MS) return [];
    // An answer of this operation.
    const { records } = (state.data ?? {}) as Partial<Data<typeof queryProducts>>;
    const product = listOf(records).find(({ productCode }) => productCode === code);
    const page = product && { total: 1, pageNum: 1, pageSize: 1, records: [product] };
    return page ? [{ page, at: state.dataUpdatedAt }] : [];
  });
  return pages.sort((left, right) => right.at - left.at)[0];
}

/** The stock of cloud warehouses; asked again on each page, because it decides what can be ordered. */
export function cloudProductsQuery(scope: AccountScope, isAllowed: boolean) {
  const input = isAllowed ? { query: { sysType: 'PC' } } : undefined;
  return { ...asideQuery(listCloudWarehouseProducts, input, scope), staleTime: 0 };
}
