/** The innermost step of a call: one attempt, headers to result. */

import { envelopeAnswer, isWhole, loadRare } from '../answer/read-answer';
import { REDACTED, SURELY_A_SECRET } from '../credentials/secret';
import { isObject } from '../credentials/token';
import type { CallRequest, Next } from './call';
import { headersOf, type Sending, valueIn } from './client-headers';
import { failed } from './failure';
import { type Limits, limited, signalsOf } from './limits';
import type { Failure, FailureKind, Result } from './result';

/** The time of an attempt where neither its operation nor the caller names one, in milliseconds (HTTP-01). */
export const DEFAULT_TIMEOUT_MS = 60_000;

/** The limits of one attempt of a call, or of one wait in it (HTTP-01). */
export function limitsOf({ options, operation }: CallRequest): Limits {
  return {
    timeoutMs: options.timeoutMs ?? operation.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    signals: signalsOf(options),
  };
}

/** The last `Next` of a client: sends once, within the attempt's time, reading the body included. */
export function sender(sending: Sending): Next {
  return (request) =>
    limited(
      limitsOf(request),
      (signal, release) => attempt(sending, request, { signal, release }),
      (kind, cause) => failed(request, kind, { cause }),
    );
}

async function attempt(
  sending: Sending,
  request: CallRequest,
  { signal, release }: { readonly signal: AbortSignal | undefined; readonly release: () => void },
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
    const unsignedFetch = options.fetch ?? sending.fetch ?? fetch;
    const init = {
      ...options.fetchOptions,
      method: operation.method,
      headers,
      body: request.body ?? null,
      signal: signal ?? null,
      redirect: 'manual',
      isSealed: !!sending.signing,
    } as const;
    const send = sending.signing?.(unsignedFetch) ?? unsignedFetch;
    let response = await send(request.url, init);
    progress.status = response.status;
    if (isRedirected(response)) response = await (await loadRare()).follow(send, request, init, response);
    options.onResponse?.(response);
    const read = (isWhole(response) && (options.answer ?? operation.answer)) || envelopeAnswer;
    result = await read(request, response, release);
  } catch (cause) {
    // An unusable answer came: no retry corrects it.
    const isMoved = (cause as Error | undefined)?.name === 'RedirectError';
    result = failed(request, isMoved ? 'invalid-response' : kind, { cause });
  }
  return result.ok ? result : withoutSecrets(result, sending.hide ?? withoutToken(headers));
}

/** Whether an answer leads to another address, or came from one. */
function isRedirected({ status, redirected }: Response): boolean {
  // Browsers hide a redirect behind the status 0.
  return redirected || !status || (status > 300 && status < 400);
}

type Hide = (text: string) => string;

/** The data of a success is the server's; of a failure, what was sent is hidden. */
async function withoutSecrets(failure: Failure, hide: Hide | undefined): Promise<Failure> {
  if (!hide) return failure;
  const { msg, cause } = failure;
  return loadRare().then(
    ({ hideInFailure }) => hideInFailure(failure, hide),
    // Without a network the part may not load: the words alone are left.
    () => ({ ...failure, msg: hide(msg), body: undefined, cause: new Error(hide(String(cause))) }),
  );
}

function withoutToken({ authorization = '' }: Record<string, string>): Hide | undefined {
  const token = authorization.slice('Bearer '.length);
  return token.length < SURELY_A_SECRET ? undefined : (text) => text.replaceAll(token, REDACTED);
}
