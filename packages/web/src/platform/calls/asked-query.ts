/** A question that is asked again by itself until its result is there: the one way for every page that waits. */
import { askedNote, pauseBeforeQuestion } from '@dealer-portal/rules/submit';
import { ApiError } from '@dealer-portal/sdk';
import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

/** Moves the pauses of this page away from those of others. */
const CHANCE = Math.random();
/** The golden section spreads the pauses of one page, too. */
const STEP = 0.618;

interface QueryCounts {
  readonly error: Error | null;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

function pauseAfter({ error, dataUpdateCount, errorUpdateCount }: QueryCounts): number | false {
  const count = dataUpdateCount + errorUpdateCount;
  const retryAfterMs = error instanceof ApiError ? error.failure.retryAfterMs : undefined;
  return pauseBeforeQuestion({ count, retryAfterMs, chance: (CHANCE + count * STEP) % 1 }) ?? false;
}

/** What is known of the result, and the words beside the last known facts; undefined while all is well. */
export interface AskedQuery<T> {
  /** The last known facts stay, and no failure takes their place. */
  readonly shown: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly note: string | undefined;
  readonly hasStopped: boolean;
}

/**
 * Asks again while the result is not there: with growing pauses, failures counted, never sooner than the server asks
 * for, and not for ever.
 * @param isWaiting whether the answer says that the result is still to come
 */
export function useAskedQuery<T, Failed extends Error, Key extends QueryKey>(
  options: UseQueryOptions<T, Failed, T, Key>,
  isWaiting: (data: T) => boolean,
): AskedQuery<T> {
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isWaiting(state.data) ? pauseAfter(state) : false,
  });
  const { data, error, refetch, dataUpdatedAt, errorUpdatedAt } = query;
  // Each answer and each failure is counted, also one that changes nothing: reading its time draws the page again.
  const state = useQueryClient().getQueryState(options.queryKey);
  const isOpen = data !== undefined && isWaiting(data) && dataUpdatedAt + errorUpdatedAt > 0;
  const hasStopped = isOpen && state !== undefined && pauseAfter(state) === false;
  return {
    shown: { data, error: data === undefined ? error : null, refetch },
    note: isOpen ? askedNote(error !== null, hasStopped) : undefined,
    hasStopped,
  };
}
