import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '#platform/calls/query';
import { PlainButton } from '#ui/button/plain-button';
import { ListSkeleton } from '#ui/page/states';
import './panels.css';

interface PanelStateProps<T> {
  readonly query: UseQueryResult<T, Error>;
  /** The text of a panel without content. */
  readonly empty: string;
  /** Whether the answer holds nothing to show. */
  readonly isEmpty: (data: T) => boolean;
  readonly children: (data: T) => ReactNode;
}

/** The states of a small panel: loading in its shape, failed with retry, empty with one sentence, full. */
export function PanelState<T>({ query, empty, isEmpty, children }: PanelStateProps<T>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined && data !== null) {
    return isEmpty(data) ? <p className="panel-empty">{empty}</p> : children(data);
  }
  if (!error) {
    return <ListSkeleton rows={3} />;
  }
  return <PanelFailed reason={describeError(error).message} isBusy={isFetching} onRetry={refetch} />;
}

interface PanelFailedProps {
  readonly reason: string;
  readonly isBusy?: boolean;
  readonly onRetry: () => void;
  /** The word of its button; 重试 when absent. */
  readonly act?: string;
}

/** The message of a small panel that failed, with the way to try again. */
export function PanelFailed({ reason, isBusy = false, onRetry, act = '重试' }: PanelFailedProps) {
  return (
    <div className="panel-empty" role="alert">
      <p>没有加载出来：{reason}</p>
      <PlainButton size="small" isBusy={isBusy} onClick={() => onRetry()}>
        {act}
      </PlainButton>
    </div>
  );
}
