/** Moments of this browser as the user reads them, in Shanghai. */

const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone: 'Asia/Shanghai' });
const full = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Shanghai',
});

/** 10:42:08 */
export const clockText = (at: number): string => clock.format(at);
/** 2026-11-22 10:42:08 */
export const momentText = (at: number): string => full.format(at);

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** 晚 1 秒, 早 2 分钟, 同一秒: how far a record is from the submit. */
export function distanceText(laterMs: number): string {
  const seconds = Math.round(laterMs / SECOND_MS);
  if (seconds === 0) return '同一秒';
  const size = Math.abs(seconds);
  const amount = size < MINUTE_S ? `${size} 秒` : `${Math.round(size / MINUTE_S)} 分钟`;
  return `${seconds > 0 ? '晚' : '早'} ${amount}`;
}
