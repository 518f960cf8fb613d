import { getArrivalWeeks, listCategories } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/query';

/** The weeks in which goods ordered today can arrive. */
export function arrivalWeeksQuery(scope: AccountScope) {
  return accountQuery(getArrivalWeeks, {}, scope);
}

/** The category menu. */
export function categoriesQuery(scope: AccountScope) {
  return accountQuery(listCategories, {}, scope);
}
