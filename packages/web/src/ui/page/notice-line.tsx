import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import './states.css';

interface NoticeLineProps {
  /** What happened, and what it means. */
  readonly children: ReactNode;
  /** The one action that helps. */
  readonly action: ReactNode;
  readonly className?: string;
}

/** One warning in a line over what it is about, with its action at the right; antd's own alert comes later than the first page. */
export function NoticeLine({ children, action, className = '' }: NoticeLineProps) {
  return (
    <div className={`notice-line ${className}`.trim()} role="alert">
      <Icon name="warning" className="notice-line-icon" />
      <span className="notice-line-text">{children}</span>
      {action}
    </div>
  );
}
