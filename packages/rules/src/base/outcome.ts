/** The code of a result when no answer arrived: network failure, time-out, unreadable body (HTTP-05). */
export const NO_ANSWER = '-1';

/** The result of a call, as far as a rule needs it; the SDK's `Result` fits it. */
export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly msg: string };

/** One sentence for the user and how urgent it is. */
export interface Notice {
  readonly level: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
}
