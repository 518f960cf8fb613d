/** The page before stays on screen while another page of the same list is on its way. */

/** The fields of an input that choose a part of a list; every other field says which list it is. */
const PAGING: readonly string[] = ['pageNum', 'pageSize', 'sort'];

interface KeyedQuery {
  readonly queryKey: readonly unknown[];
}

/**
 * A query of a list whose last answer stays until the next one is there, as long as both are of one list: the same call,
 * account and filters. Another product, order, filter or account begins empty, so nothing is shown or typed under it
 * that belongs to the former one.
 * @param free the fields of the input that may differ
 */
export function paged<Query extends KeyedQuery>(query: Query, free: readonly string[] = PAGING) {
  const list = listOf(query, free);
  return {
    ...query,
    placeholderData: <Data>(before: Data | undefined, last?: KeyedQuery): Data | undefined =>
      last && listOf(last, free) === list ? before : undefined,
  };
}

/** The key of a query without the free fields, as a text. */
function listOf({ queryKey }: KeyedQuery, free: readonly string[]): string {
  return JSON.stringify(queryKey, (name, value) => (free.includes(name) ? undefined : value));
}
