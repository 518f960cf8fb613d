/**
 * The wait that a server asks for: `Retry-After` in seconds or as an HTTP date, `retry-after-ms` in milliseconds.
 * @param now the clock here, where the answer does not say when it was given
 * @returns milliseconds, 0 for a date in the past; undefined when the header is absent or says nothing readable
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const waits = [
    numberIn(headers.get('retry-after-ms')),
    numberIn(text) * 1000,
    // A date is meant by the server's clock, and has a name for its month.
    /[a-z]/i.test(text) ? Date.parse(text) - (Date.parse(headers.get('date') ?? '') || now) : Number.NaN,
  ];
  const wait = waits.find(Number.isFinite);
  return wait === undefined ? wait : Math.max(0, wait);
}

/** Two headers of one name come joined by a comma: the first one holds. */
function numberIn(text: string | null): number {
  return Number(/^\s*(-?[\d.]+)\s*(,|$)/.exec(text ?? '')?.[1] ?? Number.NaN);
}
