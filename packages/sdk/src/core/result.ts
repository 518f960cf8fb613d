/** The result of every call. A server or a network never makes a call throw (HTTP-05). */

/** Code of a failure for which no envelope came (HTTP-05). */
export const NO_ANSWER = '-1';

/**
 * - `business`: an envelope whose code is not 1, with HTTP 200.
 * - `http`: any other HTTP status; code and msg of its body are kept.
 * - `invalid-request`: the request could not be built; nothing was sent, and `cause` names the field (HTTP-06).
 * - `network`: no answer, or half an answer.
 * - `timeout`: the call's time or its deadline is over.
 * - `aborted`: the caller's signal.
 * - `invalid-response`: an answer that is no envelope, no file, or data that its schema refuses.
 * - `refused`: the client's own `token` would not give one, so nothing was sent; see `bindAccount`.
 * - `disk`: a download came, and could not be written (`saveFile` on Node).
 */
export type FailureKind =
  | 'business'
  | 'http'
  | 'invalid-request'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'invalid-response'
  | 'refused'
  | 'disk';

/** A success, but for its data. */
export interface SuccessFacts {
  readonly ok: true;
  readonly code: '1';
  readonly msg: string;
  /** HTTP status. */
  readonly status: number;
  readonly operationId: string;
  /** How often the request was sent; 1 without retries. */
  readonly attempts: number;
  /** `x-request-id` of the answer, else of the request. */
  readonly requestId?: string;
}

export interface Success<T> extends SuccessFacts {
  readonly data: T;
}

export interface Failure {
  readonly ok: false;
  readonly kind: FailureKind;
  /** The server's code as text; `'-1'` when none came. */
  readonly code: string;
  /** For the user, in Chinese where the server gave it; never empty. */
  readonly msg: string;
  /** True when `msg` is a sentence of this package, since neither the server nor the request said anything. */
  readonly isWordless?: true;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly operationId: string;
  /** How often the request was sent; 0 when it could not be built (HTTP-06). */
  readonly attempts: number;
  /** `status` of the body; 500 means that the session is over (HTTP-07). */
  readonly bodyStatus?: number;
  /** From `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number;
  /** `x-request-id` of the answer, else of the request. */
  readonly requestId?: string;
  /** Of a list that broke off: the page that failed, with which `from` goes on. */
  readonly pageNum?: number;
  /** The body as it came: parsed, or the first 2,000 characters of what is no JSON. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

export type Result<T> = Success<T> | Failure;
