/** How far away a day is, as the home page says it. */
import { shanghaiDate, shanghaiWeekday } from '../../base/shanghai';

/** `今天`, `还有 3 天`, `已过 2 天`. */
export function daysLeftText(days: number): string {
  if (days > 0) return `还有 ${days} 天`;
  return days === 0 ? '今天截止' : `已过 ${-days} 天`;
}

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];

/** `2026-11-22 星期日` */
export function dateLine(now: Date): string {
  return `${shanghaiDate(now)} 星期${WEEKDAYS[shanghaiWeekday(now)]}`;
}

const HOUR_MS = 3_600_000;
const SHANGHAI_HOURS = 8;

/** The greeting of the hour in Shanghai. */
export function greeting(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS + SHANGHAI_HOURS) % 24;
  if (hour < 6) return '夜深了';
  if (hour < 12) return '上午好';
  if (hour < 14) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}

/** The month of a moment in Shanghai: `2026-11`. */
export function monthOf(now: Date): string {
  return shanghaiDate(now).slice(0, 'YYYY-MM'.length);
}

/** The day so many days ago in Shanghai, YYYY-MM-DD. */
export function daysAgo(now: Date, days: number): string {
  return shanghaiDate(now, -days);
}
