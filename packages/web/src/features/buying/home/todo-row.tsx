import { daysLeftText, isNear, monthDay } from '@dealer-portal/rules/home';
import type { ReactNode } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import '#widgets/goods/goods-cells.css';
import './home.css';

interface TodoLineProps {
  /** 2026-12-01, and the days until then; a dash where it has none. */
  readonly day?: string | undefined;
  readonly days?: number | undefined;
  /** What stands in place of the days that are left. */
  readonly noDays: string;
  readonly title: string;
  /** Below the title: what happens when it is missed, or what it is of. */
  readonly second: string | undefined;
  /** Where it is done. */
  readonly children: ReactNode;
}

/** A row of 要办的事: by when, what, and where it is done; the near ones are coloured. */
export function TodoLine({ day, days, noDays, title, second, children }: TodoLineProps) {
  const due = isNear(days) ? 'goods-due' : '';
  return (
    <li className="todo-row">
      <span className={due}>
        <strong>{day ? monthDay(day) : '—'}</strong>
        <span className={`goods-second ${due}`}>{days === undefined ? noDays : daysLeftText(days)}</span>
      </span>
      <span>
        <strong>{title}</strong>
        <span className="goods-second">{second}</span>
      </span>
      {children}
    </li>
  );
}

interface WaitingRowProps {
  readonly noun: string;
  readonly failure: string;
  /** Asks again; undefined while it is on its way. */
  readonly onRetry: (() => unknown) | undefined;
}

/** In the place of rows that are not known yet, or were not to be had. */
export function WaitingRow({ noun, failure, onRetry }: WaitingRowProps) {
  return (
    <li className="todo-row">
      <span>—</span>
      <span role={onRetry ? 'alert' : 'status'}>
        {noun}
        {onRetry ? failure : '加载中'}
      </span>
      {onRetry && (
        <PlainButton kind="link" size="small" onClick={() => onRetry()}>
          重试
        </PlainButton>
      )}
    </li>
  );
}
