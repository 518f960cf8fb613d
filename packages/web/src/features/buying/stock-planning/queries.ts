import type { Data } from '@dealer-portal/sdk';
import {
  getCyclePredict,
  getStockUpNumber,
  listCategories,
  listCustomerInventory,
} from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery, asideQuery } from '#platform/calls/query';

/** A customer's stock of a product. */
export type Inventory = Data<typeof listCustomerInventory>[number];

/** The stock that the customer holds, by product. */
export function inventoryQuery(scope: AccountScope, productGroupCode: string | undefined) {
  const query = { customerCode: scope.saletoCode, ...(productGroupCode && { productGroupCode }) };
  return accountQuery(listCustomerInventory, { query }, scope);
}

/** The weekly sales that are forecast for a product. */
export function forecastQuery(scope: AccountScope, productCode: string) {
  return asideQuery(getCyclePredict, { query: { saletoCode: scope.saletoCode, productCode } }, scope);
}

/** How many products wait in the stock-up list. */
export function stockUpNumberQuery(scope: AccountScope) {
  return asideQuery(getStockUpNumber, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** The categories that inventory can be narrowed by. */
export function groupsQuery(scope: AccountScope) {
  return asideQuery(listCategories, {}, scope);
}
