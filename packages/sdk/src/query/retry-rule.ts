/** When TanStack Query may ask again: only after failures that can pass, and as often as its own settings say. */
import type { QueryClient, QueryKey, QueryOptions } from '@tanstack/query-core';
import { type ApiError, isApiError } from '../core/api-error';
import { isPassing } from '../middleware/retry';

/** Every error of a query is an `ApiError`; hooks read the type of their `error` from here. */
export type RetryRule = (failureCount: number, error: ApiError) => boolean;

/** TanStack's own number where nobody set one. */
const RETRIES = typeof window === 'undefined' ? 0 : 3;

/** A rule for one query; `noteClient` gives it the client whose settings apply. */
export function retryRule(): { retry: RetryRule; noteClient: (client: QueryClient, key: QueryKey) => void } {
  let settings: (() => QueryOptions['retry']) | undefined;
  return {
    noteClient: (client, queryKey) => {
      settings = () => client.defaultQueryOptions({ queryKey }).retry;
    },
    retry: (failureCount, error) => {
      // Anything else than a failure is a fault in a program: it does not pass.
      if (!isApiError(error) || !isPassing(error.failure)) return false;
      const retry = settings?.() ?? RETRIES;
      if (typeof retry === 'function') return retry(failureCount, error);
      return typeof retry === 'number' ? failureCount < retry : retry;
    },
  };
}
