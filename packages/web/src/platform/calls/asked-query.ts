/** A question that is asked again by itself until its result is there: the one way for every page that waits. */
import { askedNote, isPassing, pauseBeforeQuestion } from '@dealer-portal/rules/submit';
import { ApiError } from '@dealer-portal/sdk';
import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The golden section spreads the pauses of one page, too. */
const STEP = 0.618;

/** A query as far as the pauses need it. */
interface AskedSoFar<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

/** When a page asks again by itself; each page has pauses of its own. */
export interface AskingAgain<T> {
  /** Whether the result is still to come. */
  readonly isToCome: (state: Pick<AskedSoFar<T>, 'data' | 'error'>) => boolean;
  /** Milliseconds until the next question; false for none. */
  readonly pauseAfter: (state: AskedSoFar<T>) => number | false;
}

/**
 * @param isWaiting whether the answer says that the result is still to come
 * @param chance 0 to 1: moves the pauses of this page away from those of others
 */
export function askingAgain<T>(isWaiting: (data: T) => boolean, chance: number): AskingAgain<T> {
  const isToCome: AskingAgain<T>['isToCome'] = ({ data, error }) =>
    data === undefined ? error instanceof ApiError && isPassing(error) : isWaiting(data);
  return {
    isToCome,
    pauseAfter: (state) => {
      if (!isToCome(state)) return false;
      const { error, dataUpdateCount, errorUpdateCount } = state;
      const count = dataUpdateCount + errorUpdateCount;
      const retryAfterMs = error instanceof ApiError ? error.failure.retryAfterMs : undefined;
      const asked = { count, retryAfterMs, isFailing: error !== null, chance: (chance + count * STEP) % 1 };
      return pauseBeforeQuestion(asked) ?? false;
    },
  };
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
  const [chance] = useState(Math.random);
  const { isToCome, pauseAfter } = askingAgain(isWaiting, chance);
  // A tab that is not seen asks nothing: `refetchIntervalInBackground` is off.
  const query = useQuery({ ...options, refetchInterval: ({ state }) => pauseAfter(state) });
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
