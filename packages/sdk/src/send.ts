/** The innermost step of a call: one attempt, headers to result. */

import type { CallRequest, Next } from './call';
import { clientHeaders, type Sending } from './client-headers';
import { failed, REQUEST_TIMED_OUT } from './failure';
import { limited } from './limits';
import { envelopeAnswer } from './read-answer';
import type { Failure, Result } from './result';
import { isRefusal } from './token';

const DEFAULT_TIMEOUT_MS = 60_000;

/** The last `Next` of a client: sends once, within the attempt's time, reading the body included. */
export function sender(sending: Sending): Next {
  return (request) => {
    const { timeoutMs = request.operation.timeoutMs ?? DEFAULT_TIMEOUT_MS, signal } = request.options;
    if (signal?.aborted) {
      return Promise.resolve(
        failed(request, 'aborted', { cause: signal.reason, attempts: request.attempt - 1 }),
      );
    }
    return limited(
      { timeoutMs, signal },
      (limit) => attempt(sending, request, limit),
      (kind, cause) => failed(request, kind, { cause }),
    );
  };
}

async function attempt(
  sending: Sending,
  request: CallRequest,
  signal: AbortSignal | undefined,
): Promise<Result<unknown>> {
  let init: RequestInit;
  try {
    const headers = clientHeaders(sending);
    const found = headers instanceof Promise ? await headers : headers;
    if (isRefusal(found))
      return failed(request, 'refused', { msg: found.refused, attempts: request.attempt - 1 });
    init = requestInit(request, found);
  } catch (cause) {
    return notBuilt(request, cause);
  }
  if (signal) init.signal = signal;
  let status = 0;
  try {
    const plain = request.options.fetch ?? sending.fetch ?? fetch;
    const send = sending.signing ? sending.signing(plain) : plain;
    const response = await send(request.url, init);
    status = response.status;
    const read = (response.ok && (request.options.answer ?? request.operation.answer)) || envelopeAnswer;
    return await read(request, response);
  } catch (cause) {
    return canBeBuilt(request.url, init)
      ? failed(request, 'network', { status, cause })
      : notBuilt(request, cause);
  }
}

/** `headers` is this request's own object: the call's headers are added to it. */
function requestInit(request: CallRequest, headers: Record<string, string>): RequestInit {
  if (typeof request.body === 'string') headers['Content-Type'] = 'application/json';
  for (const name in request.headers) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  const init: RequestInit = { method: request.operation.method, headers };
  if (request.body !== undefined) init.body = request.body;
  return init;
}

/** A request that could not be set up (HTTP-06): no token, a missing path parameter, a header that cannot be sent. */
export function notBuilt(request: CallRequest, cause: unknown): Failure {
  return failed(request, 'network', { msg: REQUEST_TIMED_OUT, cause, attempts: request.attempt - 1 });
}

/** Only after a failure: `fetch` says TypeError both for a bad request and for a broken network. */
function canBeBuilt(url: string, { method, headers }: RequestInit): boolean {
  try {
    new Request(new URL(url, 'http://localhost'), { method, headers } as RequestInit);
    return true;
  } catch {
    return false; // the answer itself: it cannot be built
  }
}
