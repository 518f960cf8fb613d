/** What the answer to a submit makes of its record: placed, refused, or lost (ORDER-01). */
import type { SubmitEvent } from './submit-record';

/** A failed call, as far as the rule reads it; a failure of the SDK fits. */
export interface SubmitFailure {
  /** business, http, network, timeout, aborted, invalid-response or refused. */
  readonly kind: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly msg: string;
}

/**
 * Whether a failed submit was surely not carried out (`refuse`), or nobody knows (`lose`).
 * The server refuses with an envelope or a 4xx, the client sends nothing for another account; whatever else goes wrong may have happened after the orders were
 * placed: no answer, half an answer, a gateway that gave up (ORDER-01). Assumption: a 5xx, too.
 */
export function failedSubmit({
  kind,
  status,
  msg,
}: SubmitFailure): Extract<SubmitEvent, { readonly type: 'refuse' | 'lose' }> {
  const isRefused =
    kind === 'business' || kind === 'refused' || (kind === 'http' && status >= 400 && status < 500);
  return isRefused ? { type: 'refuse', msg } : { type: 'lose' };
}
