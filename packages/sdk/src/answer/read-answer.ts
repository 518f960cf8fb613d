/** From a response to a result; it throws only when the body breaks off. */

import type { CallRequest } from '../call';
import { type Facts, failed, REQUEST_ID } from '../failure';
import type { Failure, Result, Success } from '../result';
import { type Reading, readEnvelope } from './envelope';
import { parseJson } from './parse-json';
import { retryAfterMs } from './retry-after';
import { withoutNulls } from './without-nulls';

const SNIPPET = 2000;

const UTF8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

/** The default reader: an envelope as JSON. */
export async function envelopeAnswer(request: CallRequest, response: Response): Promise<Result<unknown>> {
  const chunks: Uint8Array[] = [];
  // Half the heap of `arrayBuffer()`; it is there where a platform has no streams.
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
    chunks.push(next.value);
  const [first] = chunks;
  const isOne = first && chunks.length < 2;
  const bytes = isOne ? first : await (reader ? new Blob(chunks as BlobPart[]) : response).arrayBuffer();
  return readBytes(request, response, bytes);
}

/** The result of bytes that should hold an envelope. */
export function readBytes(
  request: CallRequest,
  response: Response,
  bytes: AllowSharedBufferSource,
): Result<unknown> {
  const { status, ok, headers } = response;
  let text = '';
  let facts: Facts;
  let reading: Reading | undefined;
  try {
    text = decode(bytes, headers.get('content-type'));
    // No content: a success without data.
    const isEmpty = status === 204 || status === 205;
    const body = isEmpty ? { code: '1' } : (request.options.parse ?? parseJson)(text);
    reading = readEnvelope(body);
    facts = { body };
  } catch (cause) {
    facts = { body: text.slice(0, SNIPPET), cause };
  }
  if (!ok || !reading?.ok) return refuse(request, response, { ...facts, reading });
  const { data: promised } = request.operation;
  const match = /null/.test(text) ? withoutNulls(reading.data) : reading.data;
  const data = promised ? promised(match) : (match ?? undefined);
  if (data !== undefined || !promised) return success(request, response, { data, msg: reading.msg });
  return refuse(request, response, { ...facts, cause: new TypeError('The answer lacks its data') });
}

/** By the charset that the server declares; bytes that are no UTF-8 are GB18030, which holds GBK and GB2312. */
export function decode(bytes: AllowSharedBufferSource, contentType: string | null): string {
  try {
    const charset = contentType && /charset=["']?(?!utf-?8)([\w-]+)/i.exec(contentType)?.[1];
    return (charset ? new TextDecoder(charset, { fatal: true }) : UTF8).decode(bytes);
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes);
  }
}

/** A success of `request`, which knows its attempts and status. */
export function success<T>(
  { operation, progress, headers }: CallRequest,
  response: Response,
  { data, msg = '' }: { readonly data: T; readonly msg?: string },
): Success<T> {
  const requestId = response.headers.get(REQUEST_ID) ?? headers[REQUEST_ID];
  return {
    ok: true,
    data,
    code: '1',
    msg,
    operationId: operation.id,
    ...progress,
    ...(requestId && { requestId }),
  };
}

interface Refusal {
  readonly body?: unknown;
  readonly cause?: unknown;
  readonly reading?: Reading | undefined;
}

/** A failure by an answer that came. */
export function refuse(request: CallRequest, response: Response, { body, cause, reading }: Refusal): Failure {
  const { status, ok, headers, statusText } = response;
  const envelope = reading?.ok ? undefined : reading;
  return failed(request, ok ? (envelope ? 'business' : 'invalid-response') : 'http', {
    body,
    cause,
    code: envelope?.code,
    msg: reading?.msg || (ok || status === 429 ? '' : statusText),
    bodyStatus: envelope?.bodyStatus,
    retryAfterMs: retryAfterMs(headers, Date.now()),
    requestId: headers.get(REQUEST_ID) ?? undefined,
  });
}
