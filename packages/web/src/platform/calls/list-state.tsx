import type { ListState } from '#ui/table/data-table-types';
import { FailedState } from './failed-state';

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
    const { error, refetch } = query;
    const shown = <FailedState error={error} failure={failure} onRetry={() => void refetch()} />;
    return { kind: 'failed', shown };
  }
  return query.isPending ? { kind: 'loading' } : { kind: 'ready', isBusy: query.isFetching };
}
