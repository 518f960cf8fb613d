/** From a response to a result. Nothing here throws, save when the body breaks off. */

import type { CallRequest } from './call';
import { readEnvelope } from './envelope';
import { failed, REQUEST_ID, TOO_MANY_REQUESTS } from './failure';
import { type Failure, NO_ANSWER, type Result } from './result';
import { retryAfterMs } from './retry-after';

const SNIPPET = 2000;

/** The default reader: an envelope as JSON. */
export async function envelopeAnswer(request: CallRequest, response: Response): Promise<Result<unknown>> {
  return readText(request, response, await response.text());
}

/** The result of a text that should hold an envelope. */
export function readText(request: CallRequest, response: Response, text: string): Result<unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    return refused(request, response, { body: text.slice(0, SNIPPET), cause });
  }
  const reading = readEnvelope(body);
  if (!response.ok || !reading?.ok) return refused(request, response, { body, reading });
  const { data, msg } = reading;
  const { id: operationId } = request.operation;
  return { ok: true, data, code: '1', msg, status: response.status, operationId, attempts: request.attempt };
}

interface Refusal {
  readonly body: unknown;
  readonly cause?: unknown;
  readonly reading?: ReturnType<typeof readEnvelope>;
}

function refused(request: CallRequest, response: Response, { body, cause, reading }: Refusal): Failure {
  const { status, ok, headers, statusText } = response;
  const envelope = reading?.ok === false ? reading : undefined;
  const wait = retryAfterMs(headers, Date.now());
  const requestId = headers.get(REQUEST_ID);
  const wordless = status === 429 ? TOO_MANY_REQUESTS : ok ? '' : statusText;
  return failed(request, ok ? (envelope ? 'business' : 'invalid-response') : 'http', {
    status,
    body,
    code: envelope?.code ?? NO_ANSWER,
    msg: reading?.msg || wordless,
    ...(cause !== undefined && { cause }),
    ...(envelope?.bodyStatus !== undefined && { bodyStatus: envelope.bodyStatus }),
    ...(wait !== undefined && { retryAfterMs: wait }),
    ...(requestId && { requestId }),
  });
}
