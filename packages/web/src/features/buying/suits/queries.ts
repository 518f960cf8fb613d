import type { Data } from '@dealer-portal/sdk';
import { getSuit, listSuitCategories, listSuits } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery, asideQuery } from '#platform/calls/query';

export type Suit = Data<typeof listSuits>['records'][number];

/** The filters of suits. */
export interface SuitFilter {
  readonly categoryCode?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of suits. */
export function suitsQuery(scope: AccountScope, filter: SuitFilter) {
  return accountQuery(listSuits, { query: { saletoCode: scope.saletoCode, ...filter } }, scope);
}

/** The rooms for which there are suits. */
export function suitCategoriesQuery(scope: AccountScope) {
  return asideQuery(listSuitCategories, { query: { saletoCode: scope.saletoCode } }, scope);
}

/** One suit with its products; nothing is fetched without a number. */
export function suitQuery(scope: AccountScope, planId: string) {
  const input = { path: { planId }, query: { saletoCode: scope.saletoCode } };
  return accountQuery(getSuit, planId === '' ? undefined : input, scope);
}
