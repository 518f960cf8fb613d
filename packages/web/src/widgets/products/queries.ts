import type { Data, Input } from '@dealer-portal/sdk';
import {
  getCloudWarehouseAuthority,
  listNewProductRecommendations,
  listPrices,
  listSpecialPrices,
  listStock,
  queryProducts,
} from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery, asideQuery } from '#platform/calls/query';
import type { AccountFacts } from '#platform/session/account-calls';
import { askedTogether } from './asked-together';

type ProductsBody = Input<typeof queryProducts>['body'];

/** The filters of products. */
export interface ProductFilter {
  readonly keyword?: string;
  readonly categoryCode?: string;
  readonly attributeName?: string;
  readonly attributeValue?: string;
  readonly productCode?: string;
  /** Kinds of stock, separated by commas: CENTER, YC, … */
  readonly stockType?: string;
  readonly isNewProduct?: boolean;
  /** The title of the shopping navigation that was chosen: 特价, 工程, … (NAV-01). */
  readonly searchTab?: string;
  readonly sort?: NonNullable<ProductsBody['sort']>;
  /** The facets, which a server may leave out: then its answer has no `facets`. */
  readonly energyLabel?: string;
  readonly capacity?: string;
  readonly priceBand?: NonNullable<ProductsBody['priceBand']>;
  readonly isInStock?: true;
  readonly isSpecial?: true;
  /** Asks how many products each facet has among all of them. */
  readonly withFacets?: true;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of products for the account. */
export function productsQuery({ saletoCode, sendtoCode }: AccountScope, filter: ProductFilter) {
  const body = { saletoCode, sendtoCode, ...filter };
  return accountQuery(queryProducts, { body }, { saletoCode, sendtoCode });
}

/** The same for a panel beside the page's own content (HTTP-08). */
export function asideProductsQuery({ saletoCode, sendtoCode }: AccountScope, filter: ProductFilter) {
  const body = { saletoCode, sendtoCode, ...filter };
  return asideQuery(queryProducts, { body }, { saletoCode, sendtoCode });
}

/** Prices of the given products as they are now; nothing is fetched while there are none. */
export function pricesQuery({ saletoCode, sendtoCode }: AccountScope, codes: readonly string[]) {
  const body = { saletoCode, sendtoCode, productCodeList: [...codes] };
  return asideQuery(listPrices, codes.length > 0 ? { body } : undefined, {
    saletoCode,
    sendtoCode,
  });
}

/** The same for a list: what another list was told in the last minute is not asked again. */
export function listedPricesQuery(scope: AccountScope, codes: readonly string[]) {
  return askedTogether<Data<typeof listPrices>[number]>(codes, (asked) => pricesQuery(scope, asked));
}

/** The special, project and sample-machine prices of the account, of all products in one answer. */
export function policiesQuery(account: AccountFacts) {
  const { saletoCode, sendtoCode, accountCode } = account;
  return asideQuery(listSpecialPrices, { path: { saletoCode, sendtoCode, account: accountCode } }, account);
}

/** Stock and week promise of the given products as they are now; nothing is fetched while there are none. */
export function stockQuery({ saletoCode, sendtoCode }: AccountScope, codes: readonly string[]) {
  const body = { saletoCode, sendtoCode, productCodeList: [...codes] };
  return asideQuery(listStock, codes.length > 0 ? { body } : undefined, {
    saletoCode,
    sendtoCode,
  });
}

/** The same for a list: what another list was told in the last minute is not asked again. */
export function listedStockQuery(scope: AccountScope, codes: readonly string[]) {
  return askedTogether<Data<typeof listStock>[number]>(codes, (asked) => stockQuery(scope, asked));
}

/** Whether the customer may order from cloud warehouses, and from which (CART-03). */
export function cloudAuthorityQuery(scope: AccountScope) {
  return asideQuery(getCloudWarehouseAuthority, {}, scope);
}

/** The new products that are recommended to the customer. */
export function newProductsQuery(account: AccountFacts) {
  const { customerCode } = account.saleInfo;
  return asideQuery(listNewProductRecommendations, { query: { customerCode } }, account);
}
