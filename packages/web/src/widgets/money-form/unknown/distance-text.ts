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
