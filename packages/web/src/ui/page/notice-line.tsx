import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import './states.css';

interface NoticeLineProps {
  /** The event and its meaning. */
  readonly children: ReactNode;
  /** The one action that helps. */
  readonly action?: ReactNode;
  readonly className?: string;
  /** A screen reader reads a warning immediately; other notices wait until it is free. */
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
