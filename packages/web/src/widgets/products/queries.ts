import type { Input } from '@dealer-portal/sdk';
import { listPrices, listStock, queryProducts } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/query';

/** What a dealer may narrow products by. */
export interface ProductFilter {
  readonly keyword?: string;
  readonly categoryCode?: string;
  readonly attributeName?: string;
  readonly attributeValue?: string;
  readonly productCode?: string;
  /** Kinds of stock, separated by commas: CENTER, YC, … */
  readonly stockType?: string;
  readonly isNewProduct?: 0 | 1;
  /** The title of the shopping navigation that was chosen: 特价, 工程, … (NAV-01). */
  readonly searchTab?: string;
  readonly sort?: NonNullable<Input<typeof queryProducts>['body']['sort']>;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of products for the account. */
export function productsQuery({ saletoCode, sendtoCode }: AccountScope, filter: ProductFilter) {
  const body = { saletoCode, sendtoCode, ...filter };
  return accountQuery(queryProducts, { body }, { saletoCode, sendtoCode });
}

/** Prices of the given products; nothing is fetched while there are none. */
export function pricesQuery({ saletoCode, sendtoCode }: AccountScope, codes: readonly string[]) {
  const body = { saletoCode, sendtoCode, productCodeList: [...codes] };
  return accountQuery(listPrices, codes.length > 0 ? { body } : undefined, {
    saletoCode,
    sendtoCode,
  });
}

/** Stock and week promise of the given products; nothing is fetched while there are none. */
export function stockQuery({ saletoCode, sendtoCode }: AccountScope, codes: readonly string[]) {
  const body = { saletoCode, sendtoCode, productCodeList: [...codes] };
  return accountQuery(listStock, codes.length > 0 ? { body } : undefined, {
    saletoCode,
    sendtoCode,
  });
}
