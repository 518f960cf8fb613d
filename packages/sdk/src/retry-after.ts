/**
 * The wait that a server asks for: `Retry-After` in seconds or as an HTTP date, `retry-after-ms` in milliseconds.
 * @param now the clock here, where the answer does not say when it was given
 * @returns milliseconds, 0 for a date in the past; undefined when the header is absent or says nothing readable
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds && Number(milliseconds) >= 0) return Number(milliseconds);
  const text = headers.get('retry-after');
  if (!text) return undefined;
  // Two headers of one name come joined by a comma: the first one holds.
  const [, seconds] = /^\s*(-?[\d.]+)\s*(?:,|$)/.exec(text) ?? [];
  // A date is meant by the server's clock.
  const date = Date.parse(headers.get('date') ?? '') || now;
  const wait = seconds === undefined ? Date.parse(text) - date : Number(seconds) * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
