import type { ReactNode } from 'react';
import { describeError } from '#platform/calls/query';
import { ErrorState, ListSkeleton } from '#ui/page/states';

interface LoadedProps<T> {
  /** A TanStack query fits. */
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** What did not load, in the user's words. */
  readonly failure: string;
  /** Lines of the skeleton; 6 when absent. */
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/** What a query has loaded; before that its skeleton, and its failure with a way to try again. */
export function Loaded<T>({ query, failure, rows = 6, children }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  if (error) return <ErrorState title={failure} {...describeError(error)} onRetry={() => void refetch()} />;
  return data === undefined ? <ListSkeleton rows={rows} /> : children(data);
}
