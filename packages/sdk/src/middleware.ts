/** Functions around a call. `next` may be called again (retries), with a changed request, or not at all. */
import type { CallHeaders, CallOptions } from './call-options';
import type { Descriptor } from './descriptor';
import type { Result } from './result';

/** The parts of an operation's input, untyped. */
export interface CallInput {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: CallHeaders;
}

export interface CallRequest {
  readonly operation: Descriptor;
  readonly input: CallInput;
  readonly url: string;
  /** Headers of this call; those of the client (token, pageName, timestamp) are added when it is sent. */
  readonly headers: CallHeaders;
  readonly body: BodyInit | undefined;
  /** 1 for the first sending. */
  readonly attempt: number;
  readonly options: CallOptions;
}

export type Next = (request: CallRequest) => Promise<Result<unknown>>;
export type Middleware = (request: CallRequest, next: Next) => Promise<Result<unknown>>;

/** One function out of many; the first is the outermost. */
export function compose(middleware: readonly Middleware[], last: Next): Next {
  return middleware.reduceRight<Next>((next, one) => (request) => one(request, next), last);
}
