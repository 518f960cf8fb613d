import { getPopReserve } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** One reserve with the orders that drew on it; nothing is fetched without its id. */
export function popReserveQuery(scope: AccountScope, id: string) {
  return accountQuery(getPopReserve, id === '' ? undefined : { path: { id } }, scope);
}
