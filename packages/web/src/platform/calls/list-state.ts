import type { ListState } from '#ui/table/data-table-types';
import { describeError } from './query';

/** The state of a query; a TanStack query fits. */
interface ListQuery {
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * How far a list is, from its query.
 * @param failure what did not load, in the user's words: 订单没有加载出来
 */
export function listState(query: ListQuery, failure: string): ListState {
  if (query.error) {
    return {
      kind: 'failed',
      title: failure,
      ...describeError(query.error),
      onRetry: () => void query.refetch(),
    };
  }
  return query.isPending ? { kind: 'loading' } : { kind: 'ready', isBusy: query.isFetching };
}
