import type { ReactNode } from 'react';
import { Drawn, Part } from '#ui/drawing/part';
import { useInPieces } from '#ui/drawing/use-in-pieces';
import { ListSkeleton } from '#ui/page/states';
import { FailedState } from './failed-state';

/** The state of a query; a TanStack query fits. */
export interface LoadedQuery<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadedProps<T> {
  readonly query: LoadedQuery<T>;
  /** The missing content, as text for the user. */
  readonly failure: string;
  /** Lines of the skeleton; 6 when absent. */
  readonly rows?: number;
  /** The content until the first answer, where lines of a list do not fit. */
  readonly loading?: ReactNode;
  /** The content of an empty answer: an empty list, or a page without records. */
  readonly empty?: ReactNode;
  /** The answer stays under the failure of a later one, so that nothing typed into it is lost. */
  readonly isKept?: boolean;
  /** Content of many rows, which is drawn in pieces that leave room for a key; not for the fields of a form. */
  readonly isLarge?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** The states of a query: its skeleton, its failure with a way to try again, nothing, or what it has loaded. */
export function Loaded<T>({ query, failure, rows = 6, isKept = false, ...parts }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  const { loading = <ListSkeleton rows={rows} />, empty, isLarge = false, children } = parts;
  const content = error && !isKept ? undefined : data;
  const lateContent = useInPieces(content);
  const drawnContent = isLarge ? lateContent : content;
  const isEmpty = empty !== undefined && isNothing(drawnContent);
  return (
    <>
      {error && <FailedState error={error} failure={failure} onRetry={() => void refetch()} />}
      {!error && drawnContent === undefined && loading}
      {isEmpty && !error && empty}
      {drawnContent !== undefined && !isEmpty && (
        <Part name="这一部分" from={drawnContent} onRetry={() => void refetch()}>
          <Drawn data={drawnContent}>{children}</Drawn>
        </Part>
      )}
    </>
  );
}

function isNothing(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'records' in data && isNothing(data.records);
}
