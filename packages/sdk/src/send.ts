/** The innermost step of a call: one attempt, headers to result. */

import type { CallRequest, Next } from './call';
import { addHeaders, checkHeaders, clientHeaders, isAwaited, type Sending } from './client-headers';
import { failed } from './failure';
import { limited } from './limits';
import { envelopeAnswer } from './read-answer';
import { redactor } from './redact';
import type { Result } from './result';
import { isRefusal } from './token';

const DEFAULT_TIMEOUT_MS = 60_000;

/** Milliseconds that one attempt of a call may take (HTTP-01). */
export function timeoutOf({ options, operation }: CallRequest): number {
  return options.timeoutMs ?? operation.timeoutMs ?? DEFAULT_TIMEOUT_MS;
}

/** The last `Next` of a client: sends once, within the attempt's time, reading the body included. */
export function sender(sending: Sending): Next {
  return (request) =>
    limited(
      { timeoutMs: timeoutOf(request), signal: request.options.signal },
      (limit) => attempt(sending, request, limit),
      (kind, cause) => failed(request, kind, { cause }),
    );
}

async function attempt(
  sending: Sending,
  request: CallRequest,
  signal: AbortSignal | undefined,
): Promise<Result<unknown>> {
  const { options, operation, progress } = request;
  let init: RequestInit & { headers: Record<string, string> };
  try {
    if ('fault' in request) throw request.fault;
    const headers = clientHeaders(sending);
    const found = isAwaited(headers) ? await headers : headers;
    if (isRefusal(found)) return failed(request, 'refused', { msg: found.refused });
    init = requestInit(request, found);
  } catch (cause) {
    return failed(request, 'invalid-request', { cause });
  }
  if (signal) {
    // The token came too late: nothing is sent.
    if (signal.aborted) return failed(request, 'aborted', { cause: signal.reason });
    init.signal = signal;
  }
  progress.attempts += 1;
  progress.status = 0;
  let result: Result<unknown>;
  try {
    const plain = options.fetch ?? sending.fetch ?? fetch;
    const response = await (sending.signing?.(plain) ?? plain)(request.url, init);
    progress.status = response.status;
    options.onResponse?.(response);
    const read = (response.ok && (options.answer ?? operation.answer)) || envelopeAnswer;
    result = await read(request, response);
  } catch (cause) {
    result = failed(request, 'network', { cause });
  }
  if (sending.hide) return sending.hide(result);
  return result.ok ? result : redactor([init.headers['Authorization']?.split(' ')[1]])(result);
}

/** `headers` is this request's own object: the call's headers are added to it. */
function requestInit(
  { operation, headers: own, body }: CallRequest,
  headers: Record<string, string>,
): RequestInit & { headers: Record<string, string> } {
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  addHeaders(headers, own);
  checkHeaders(headers);
  const init: RequestInit & { headers: Record<string, string> } = { method: operation.method, headers };
  if (body !== undefined) init.body = body;
  return init;
}
