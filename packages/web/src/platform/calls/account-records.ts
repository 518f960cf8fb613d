import { type Client, type HasPages, items, type Ops, type ReadOperation } from '@dealer-portal/sdk';
import { queryOptions } from '@tanstack/react-query';
import { asideApi, quietApi } from './api';
import type { AccountScope } from './query';

/** The paging of a list that is read completely, page by page; the calls give at most this many rows in one answer. */
export const ALL_ROWS = { pageNum: 1, pageSize: 1000 } as const;

/**
 * Query options for all records of a paged read, from the input's page on to the last; give `ALL_ROWS` for few calls. A
 * page that fails or is missing fails the complete read: a sum over a part would be silently wrong.
 */
export function accountRecords<K extends HasPages>(
  operation: ReadOperation<K>,
  input: Ops[K]['input'],
  scope: AccountScope,
) {
  return recordsBy(quietApi, [operation, input, scope]);
}

/** The same for what only decorates a page: see `asideApi` (HTTP-08). */
export function asideRecords<K extends HasPages>(
  operation: ReadOperation<K>,
  input: Ops[K]['input'],
  scope: AccountScope,
) {
  return recordsBy(asideApi, [operation, input, scope]);
}

function recordsBy<K extends HasPages>(
  client: Client,
  [operation, input, { saletoCode, sendtoCode }]: readonly [ReadOperation<K>, Ops[K]['input'], AccountScope],
) {
  return queryOptions({
    queryKey: [operation.id, input, { isWhole: true, scope: [saletoCode, sendtoCode] }],
    queryFn: ({ signal }) =>
      items(client, operation, input, { signal }).toArray({ limit: Number.POSITIVE_INFINITY }),
  });
}
