/** The innermost step of a call: one attempt, headers to result. */

import { envelopeAnswer } from './answer/read-answer';
import type { CallRequest, Next } from './call';
import { headersOf, type Sending, valueIn } from './client-headers';
import { hideIn, REDACTED, SURELY_A_SECRET } from './credentials/redact';
import { isObject } from './credentials/token';
import { failed } from './failure';
import { limited } from './limits';
import { follow, isMoved } from './redirects';
import type { FailureKind, Result } from './result';

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
  let kind: FailureKind = 'invalid-request';
  let headers: Record<string, string> = {};
  let result: Result<unknown>;
  try {
    if (request.fault) throw request.fault;
    let token = valueIn(sending.token);
    if (isObject(token) && 'then' in token) token = await token;
    if (isObject(token)) return failed(request, 'refused', { msg: token.refused });
    headers = headersOf(sending, token, request);
    // The token came too late: nothing is sent.
    if (signal?.aborted) return failed(request, 'aborted', { cause: signal.reason });
    progress.attempts += 1;
    progress.status = 0;
    kind = 'network';
    const plain = options.fetch ?? sending.fetch ?? fetch;
    const response = await follow(sending.signing?.(plain) ?? plain, request, {
      method: operation.method,
      headers,
      body: request.body ?? null,
      signal: signal ?? null,
      redirect: 'manual',
      isSealed: !!sending.signing,
    });
    options.onResponse?.(response);
    result = await ((response.ok && (options.answer ?? operation.answer)) || envelopeAnswer)(
      request,
      response,
    );
  } catch (cause) {
    // An unusable answer came: no retry corrects it.
    result = failed(request, isMoved(cause) ? 'invalid-response' : kind, { cause });
  }
  // The data of a success is the server's.
  return result.ok ? result : hideIn(result, sending.hide ?? withoutToken(headers), WORDS);
}

/** The fields of a failure that repeat what was sent; the others are facts, with which programs decide. */
const WORDS = ['msg', 'body', 'cause'];

function withoutToken({ authorization = '' }: Record<string, string>): (text: string) => string {
  const token = authorization.slice('Bearer '.length);
  return (text) => (token.length < SURELY_A_SECRET ? text : text.replaceAll(token, REDACTED));
}
