/** A question that is asked again by itself until its result is there: the one way for every page that waits. */
import { askedNote, isPassing, pauseBeforeQuestion } from '@dealer-portal/rules/submit';
import { ApiError } from '@dealer-portal/sdk';
import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

/** Moves the pauses of this page away from those of others. */
const CHANCE = Math.random();
/** The golden section spreads the pauses of one page, too. */
const STEP = 0.618;

/** A query as far as the pauses need it. */
interface AskedSoFar<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

function pauseAfter({ error, dataUpdateCount, errorUpdateCount }: AskedSoFar<unknown>): number | false {
  const count = dataUpdateCount + errorUpdateCount;
  const retryAfterMs = error instanceof ApiError ? error.failure.retryAfterMs : undefined;
  return pauseBeforeQuestion({ count, retryAfterMs, chance: (CHANCE + count * STEP) % 1 }) ?? false;
}

/** What is known of the result, and the words beside the last known facts; undefined while all is well. */
export interface AskedQuery<T> {
  /** The last known facts stay, and no failure takes their place. */
  readonly lastKnown: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly note: string | undefined;
  readonly hasStopped: boolean;
  /** When it asks again by itself, in milliseconds since the epoch; undefined when it does not. */
  readonly nextAt: number | undefined;
  readonly isAsking: boolean;
}

/**
 * Asks again while the result is not there: with growing pauses, failures counted, never sooner than the server asks
 * for, and not for ever (FIN-07, BIG-01).
 * @param isWaiting whether the answer says that the result is still to come
 */
export function useAskedQuery<T, Failed extends Error, Key extends QueryKey>(
  options: UseQueryOptions<T, Failed, T, Key>,
  isWaiting: (data: T) => boolean,
): AskedQuery<T> {
  const isToCome = ({ data, error }: Pick<AskedSoFar<T>, 'data' | 'error'>): boolean =>
    data === undefined ? error instanceof ApiError && isPassing(error) : isWaiting(data);
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => isToCome(state) && pauseAfter(state),
  });
  const { data, error, refetch, isFetching, dataUpdatedAt, errorUpdatedAt } = query;
  // Each answer and each failure is counted, also one that changes nothing: reading its time draws the page again.
  const askedAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  const state = useQueryClient().getQueryState<T>(options.queryKey);
  const isOpen = isToCome({ data, error }) && askedAt > 0;
  const pause = isOpen && state !== undefined && pauseAfter(state);
  const hasStopped = isOpen && state !== undefined && pause === false;
  return {
    lastKnown: { data, error: data === undefined ? error : null, refetch },
    note: isOpen
      ? askedNote({ isFailing: error !== null, hasStopped, hasFacts: data !== undefined })
      : undefined,
    hasStopped,
    nextAt: pause === false ? undefined : askedAt + pause,
    isAsking: isFetching,
  };
}
