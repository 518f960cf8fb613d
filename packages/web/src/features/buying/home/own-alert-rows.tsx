import { daysLeftText, isNear, monthDay } from '@dealer-portal/rules/home';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainButton } from '#ui/button/plain-button';
import { alertSettings } from '#widgets/own-alerts/alert-settings';
import { alertText } from '#widgets/own-alerts/own-alert-text';
import { useOwnAlerts } from '#widgets/own-alerts/use-own-alerts';
import '#widgets/goods/goods-cells.css';
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
    return (
      <li className="todo-row">
        <span>—</span>
        <span role={error ? 'alert' : 'status'}>自设的提醒{error ? '没有取到' : '加载中'}</span>
        {error && (
          <PlainButton kind="link" size="small" onClick={() => refetch()}>
            重试
          </PlainButton>
        )}
      </li>
    );
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
      <li key={key} className="todo-row">
        <span className={isNear(days) ? 'goods-due' : ''}>
          <strong>{day ? monthDay(day) : '—'}</strong>
          <span className={`goods-second ${isNear(days) ? 'goods-due' : ''}`}>
            {days === undefined ? '' : daysLeftText(days)}
          </span>
        </span>
        <span>
          <strong>{text}</strong>
          <span className="goods-second">自设的提醒</span>
        </span>
        <Link to={to} aria-label={`${act}：${text}`}>
          {act}
        </Link>
      </li>
    );
  });
}
