/** The time of the server, for a computer whose clock may be wrong (AUTH-01). */

/** How long the answer is waited for, in milliseconds. */
const WAIT_MS = 5000;

/** @returns the `Date` of an answer of the portal's own host; undefined when none came or it says no time */
export async function serverTime(): Promise<Date | undefined> {
  try {
    const signal = AbortSignal.timeout(WAIT_MS);
    const { headers } = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    const time = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(time) ? undefined : new Date(time);
  } catch {
    // Without an answer the user is told what the clock shows (AUTH-01).
    return undefined;
  }
}
