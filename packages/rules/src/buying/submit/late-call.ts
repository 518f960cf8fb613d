/** How long a call may still be carried out after it was sent: until then "not in the list" says nothing (ORDER-01). */

/**
 * A server may still carry out a call so long after it was sent, in milliseconds: a list without it says nothing before.
 * Longer than any call may take (HTTP-01). Assumption.
 */
export const CALL_MS = 150_000;

/**
 * Whether a call can no longer be carried out, so that a list without it says that it was not (ORDER-01).
 * @param sentAt milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export const isCallOver = (sentAt: number, now: number): boolean => now - sentAt >= CALL_MS;
