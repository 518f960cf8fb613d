/** Moments of this browser as the user reads them, in Shanghai. */

const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone: 'Asia/Shanghai' });
const minute = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Asia/Shanghai' });
const full = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Shanghai',
});

/** 10:42:08 */
export const clockText = (at: number): string => clock.format(at);
/** 10:42 */
export const minuteOf = (at: number): string => minute.format(at);
/** 2026-11-22 10:42:08 */
export const momentText = (at: number): string => full.format(at);
