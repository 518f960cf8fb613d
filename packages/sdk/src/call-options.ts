import type { Middleware } from './middleware';

/** Extra headers of one call; undefined leaves a header out. */
export type CallHeaders = Readonly<Record<string, string | undefined>>;

/** How one call is made; also the defaults of a client. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, reading the body included; 0 is no limit. Default: the description's, else 60,000 (HTTP-01). */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds for all attempts and the waits between them. */
  readonly deadlineMs?: number | undefined;
  /** The caller words its own refusals: the host shows no message; redirects happen all the same (HTTP-04). */
  readonly isSilent?: boolean | undefined;
  /** `retryReads()`; a call that changes something is never sent twice. */
  readonly retry?: Middleware | undefined;
  /** `validating(...)`: check the answer's data, and the body if asked. */
  readonly validate?: Middleware | undefined;
  /** In place of the client's `fetch`, for example `uploadProgress(listener)`. */
  readonly fetch?: typeof fetch | undefined;
}
