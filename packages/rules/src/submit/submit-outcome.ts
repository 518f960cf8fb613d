/** What the answer to a submit makes of its record: placed, refused, or lost (ORDER-01). */
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
 * Whether a failed submit was surely not carried out (`refuse`), or nobody knows (`lose`).
 * The server refuses with an envelope or a 4xx; nothing was sent for another account, or when the request could not be
 * built. Whatever else goes wrong may have happened after the orders were
 * placed: no answer, half an answer, a gateway that gave up (ORDER-01). Assumption: a 5xx, too.
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
