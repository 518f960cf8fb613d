/** A failed call as the rules read it (HTTP-04 to HTTP-08). */

/**
 * How a call failed. It could not be built (`invalid-request`), or it got no answer (`network`, `timeout`). The answer
 * was no envelope (`invalid-response`), an HTTP status (`http`) or a refusing envelope (`business`). The page cancelled
 * it (`aborted`), or another account owns the session (`refused`). A file could not be written (`disk`).
 */
export type FailureKind =
  | 'invalid-request'
  | 'network'
  | 'timeout'
  | 'invalid-response'
  | 'http'
  | 'business'
  | 'aborted'
  | 'refused'
  | 'disk';

/** A failed call, as far as its effect needs it; the SDK's `Failure` fits. */
export interface Failure {
  readonly kind: FailureKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** `status` inside the body; 500 means that the session is over. */
  readonly bodyStatus?: number | undefined;
  /** The server's message or the status text; empty when there was neither. */
  readonly msg: string;
  /** The message is the SDK's own, since the server said nothing. */
  readonly isWordless?: boolean | undefined;
}
