import type { ListState } from '#ui/table/data-table-types';
import { FailedState } from './failed-state';
import { describeError, refusalOf } from './query';

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
    const onRetry = () => void refetch();
    const instead = refusalOf(error) !== undefined && (
      <FailedState error={error} failure={failure} onRetry={onRetry} />
    );
    return { kind: 'failed', title: failure, ...describeError(error), onRetry, ...(instead && { instead }) };
  }
  return query.isPending ? { kind: 'loading' } : { kind: 'ready', isBusy: query.isFetching };
}
