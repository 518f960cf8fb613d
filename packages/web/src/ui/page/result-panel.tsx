import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import './states.css';

const ICONS = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
} as const;

interface ResultPanelProps {
  readonly status: keyof typeof ICONS;
  /** The event; a heading where it replaces a page. */
  readonly title: ReactNode;
  /** Why, and what can be done. */
  readonly text?: ReactNode;
  /** The buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** Details for support. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** One statement in place of a page, a list or a panel; antd's own brings three drawings of 30 KB with it. */
export function ResultPanel({ status, title, text, actions, children, className = '' }: ResultPanelProps) {
  return (
    <div className={`result-panel ${className}`.trim()} data-status={status}>
      <Icon name={ICONS[status]} className="result-panel-icon" />
      <div className="result-panel-title">{title}</div>
      {text && <div className="result-panel-text">{text}</div>}
      {actions && <div className="result-panel-actions">{actions}</div>}
      {children}
    </div>
  );
}
