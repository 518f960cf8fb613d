import { businessDate } from '@dealer-portal/openapi/world-clock';
import { inject } from 'vitest';

/** The moment on the clock that portal, mock and tests share: the day of the mock's data. */
export function now(): Date {
  // Not read here once more: a worker that begins after midnight would be a day behind its mock.
  return new Date(Date.now() + inject('aheadMs'));
}

/** The day so many days from today in Asia/Shanghai, as date fields take it: `2026-11-20`. */
export function dayAhead(days: number): string {
  return businessDate(now(), days);
}
