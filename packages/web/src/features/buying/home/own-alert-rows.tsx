import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { alertSettings } from '#widgets/own-alerts/alert-settings';
import { alertText } from '#widgets/own-alerts/own-alert-text';
import { useOwnAlerts } from '#widgets/own-alerts/use-own-alerts';
import { TodoLine, WaitingRow } from './todo-row';
import './home.css';

interface OwnAlertRowsProps {
  /** Takes how many are due once it is known, or that no setting can be read. */
  readonly onCount: (count: number | 'unset') => void;
}

/** 自设的提醒 as rows among the to-dos; what did not load is said. */
export function OwnAlertRows({ onCount }: OwnAlertRowsProps) {
  const [settings] = useState(alertSettings);
  const { data, error, refetch } = useOwnAlerts(settings ?? {});
  const count = settings ? data?.length : 'unset';
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!settings) return null;
  if (!data) {
    return <WaitingRow noun="自设的提醒" failure="没有取到" onRetry={error ? () => refetch() : undefined} />;
  }
  if (data.length === 0) {
    return (
      <li className="todo-row">
        <span>—</span>
        <span className="secondary">自设的提醒都还没到</span>
      </li>
    );
  }
  return data.map((alert) => {
    const { key, text, day, days, to, act } = alertText(alert);
    return (
      <TodoLine key={key} day={day} days={days} noDays="" title={text} second="自设的提醒">
        <Link to={to} aria-label={`${act}：${text}`}>
          {act}
        </Link>
      </TodoLine>
    );
  });
}
