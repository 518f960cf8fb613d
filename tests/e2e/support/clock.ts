import { inject } from 'vitest';

const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** The moment on the clock that portal, mock and tests share: the day of the mock's data. */
export function now(): Date {
  return new Date(Date.now() + inject('aheadMs'));
}

/** The day so many days from today in Asia/Shanghai, as date fields take it: `2026-11-20`. */
export function dayAhead(days: number): string {
  return DAY.format(new Date(now().getTime() + days * DAY_MS));
}
