import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import './states.css';

interface NoticeLineProps {
  /** What happened, and what it means. */
  readonly children: ReactNode;
  /** The one action that helps. */
  readonly action?: ReactNode;
  readonly className?: string;
  /** A warning is told at once; what only informs waits until the reader is free. */
  readonly tone?: 'warning' | 'info';
}

/** One warning in a line over what it is about, with its action at the right; antd's own alert comes later than the first page. */
export function NoticeLine({ children, action, className = '', tone = 'warning' }: NoticeLineProps) {
  return (
    <div
      className={`notice-line ${className}`.trim()}
      data-tone={tone}
      role={tone === 'warning' ? 'alert' : 'status'}
    >
      <Icon name={tone} className="notice-line-icon" />
      <span className="notice-line-text">{children}</span>
      {action}
    </div>
  );
}
