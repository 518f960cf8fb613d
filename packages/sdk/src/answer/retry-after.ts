/**
 * The wait that a server asks for: `Retry-After` in seconds or as an HTTP date, `retry-after-ms` in milliseconds.
 * @param now the clock here, where the answer does not say when it was given
 * @returns milliseconds, 0 for a date in the past; undefined when the header is absent or says nothing readable
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const waits = [
    Number.parseFloat(headers.get('retry-after-ms') ?? ''),
    // Two headers of one name come joined by a comma: the first one holds.
    Number.parseFloat(text) * 1000,
    // A date is meant by the server's clock.
    Date.parse(text) - (Date.parse(headers.get('date') ?? '') || now),
  ];
  const wait = waits.find((wait) => !Number.isNaN(wait));
  return wait === undefined ? wait : Math.max(0, wait);
}
