/** The event that the answer to a submit causes in its record: placed, refused, or lost (ORDER-01). */
import type { SubmitEvent } from './submit-record';

/** A failed call, as far as the rule reads it; a failure of the SDK fits. */
export interface SubmitFailure {
  /** As the SDK names it: `business`, `http`, `invalid-request`, `network`, … */
  readonly kind: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly msg: string;
}

/**
 * Whether a failed submit was surely not carried out (`refuse`), or its result is unknown (`lose`).
 * The server refuses with an envelope or a 4xx. No request was sent for another account, or when it could not be built.
 * Other failures may come after the orders were placed: no answer, half an answer, a gateway time-out (ORDER-01).
 * Assumption: a 5xx, too.
 */
export function failedSubmit({
  kind,
  status,
  msg,
}: SubmitFailure): Extract<SubmitEvent, { readonly type: 'refuse' | 'lose' }> {
  const isRefused =
    ['business', 'refused', 'invalid-request'].includes(kind) ||
    (kind === 'http' && status >= 400 && status < 500);
  return isRefused ? { type: 'refuse', msg } : { type: 'lose' };
}
