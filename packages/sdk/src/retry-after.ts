/**
 * The wait that a server asks for: `Retry-After` in seconds or as an HTTP date, `retry-after-ms` in milliseconds.
 * @returns milliseconds, 0 for a date in the past; undefined when the header is absent or says nothing readable
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds && Number(milliseconds) >= 0) return Number(milliseconds);
  const text = headers.get('retry-after');
  if (!text) return undefined;
  const wait = Number.isNaN(Number(text)) ? Date.parse(text) - now : Number(text) * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
