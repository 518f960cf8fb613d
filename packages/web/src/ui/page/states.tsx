import type { ReactNode } from 'react';
import { PlainButton } from '../button/plain-button';
import { markSkeleton } from './arriving';
import { ResultPanel } from './result-panel';
import { SupportDetails } from './support-details';
import './states.css';

interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty. */
  readonly reason?: string;
  /** The one action that helps. */
  readonly action?: ReactNode;
}

/** An empty list or panel: what it is, why it is empty, one action. */
export function EmptyState({ title, reason, action }: EmptyStateProps) {
  return (
    <div className="state empty-state">
      <span className="empty-words">
        <span>{title}</span>
        {reason && <span className="empty-words-reason">{reason}</span>}
      </span>
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** The failure, as text for the user. */
  readonly title: string;
  /** The server's sentence. */
  readonly message: string;
  /** Operation, code and time for support. */
  readonly details?: string;
  readonly onRetry: () => void;
  /** The word of its button; 重试 when absent. */
  readonly act?: string;
}

/** A failed list or panel: what failed, retry, and details for support, which are copied and not read. */
export function ErrorState({ title, message, details, onRetry, act = '重试' }: ErrorStateProps) {
  return (
    <ResultPanel
      className="state state-failed"
      status="warning"
      title={title}
      text={message}
      actions={
        <PlainButton kind="primary" onClick={onRetry}>
          {act}
        </PlainButton>
      }
    >
      {details && <SupportDetails text={details} />}
    </ResultPanel>
  );
}

/** The shape of a list while it loads. */
export function ListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div
      ref={markSkeleton}
      role="status"
      aria-label="加载中"
      aria-busy="true"
      className="state skeleton-lines"
    >
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className="skeleton-line" />
      ))}
    </div>
  );
}
