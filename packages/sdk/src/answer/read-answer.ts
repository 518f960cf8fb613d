/** From a response to a result; it throws only when the body breaks off. */

import type { CallRequest } from '../call';
import { type Facts, failed, REQUEST_ID } from '../failure';
import type { Failure, Result, Success } from '../result';
import { type Reading, readEnvelope } from './envelope';
import { withoutNulls } from './without-nulls';

const SNIPPET = 2000;
/** No envelope is as long; what is longer would fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;

const odd = () => import('./odd-answer');

/** Where a number stands that JavaScript cannot hold: sixteen digits, or an exponent of three. */
const LONG = /[:[,]\s*-?(\d{16}|[\d.]+e\+?\d{3})/i;

/**
 * Where a number may stand for a text. The endings are those of numbers alone, so that no usual answer is looked at twice;
 * a test compares them with the description.
 */
export const MAYBE_TEXT =
  /(?<!mount|rice|Num|otal|Qty|Count|Rate|ays|lance|Size|"number|code(?=":[01]\b)|status(?=":200))":\s*-?\d/;

const UTF8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

/** Whether an answer is a success; a part of one (206) is none, for the client asks for no part. */
export function isWhole({ ok, status }: Response): boolean {
  return ok && status !== 206;
}

/** The default reader: an envelope as JSON. */
export async function envelopeAnswer(request: CallRequest, response: Response): Promise<Result<unknown>> {
  const chunks: Uint8Array[] = [];
  const { maxBytes = MOST_BYTES } = request.options;
  let size = 0;
  // Half the heap of `arrayBuffer()`; it is there where a platform has no streams.
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size <= maxBytes) continue;
    await reader?.cancel();
    return refuse(request, response, { cause: new RangeError(`The answer has more than ${maxBytes} bytes`) });
  }
  const [first] = chunks;
  const isOne = first && chunks.length < 2;
  const bytes = isOne ? first : await (reader ? new Blob(chunks as BlobPart[]) : response).arrayBuffer();
  return readBytes(request, response, bytes);
}

/** The result of bytes that should hold an envelope. */
export async function readBytes(
  request: CallRequest,
  response: Response,
  bytes: AllowSharedBufferSource,
): Promise<Result<unknown>> {
  const { status, headers } = response;
  let text = '';
  let facts: Facts;
  let reading: Reading | undefined;
  try {
    text = await decoded(bytes, headers.get('content-type'));
    // No content: a success without data.
    const isEmpty = status === 204 || status === 205;
    const body = isEmpty ? { code: '1' } : await parsed(request, text);
    reading = readEnvelope(body);
    facts = { body };
  } catch (cause) {
    facts = { body: text.slice(0, SNIPPET), cause };
  }
  if (!isWhole(response) || !reading?.ok) return refuse(request, response, { ...facts, reading });
  const { id, data: promised } = request.operation;
  let { data } = reading;
  // A parser of the caller's own decides by itself.
  if (!request.options.parse && MAYBE_TEXT.test(text)) data = await (await odd()).withTexts(id, data);
  if (/null/.test(text)) data = withoutNulls(data);
  data = promised ? promised(data) : (data ?? undefined);
  if (data !== undefined || !promised) return success(request, response, { data, msg: reading.msg });
  const cause = new TypeError('The answer lacks its data, or has another form of it');
  return refuse(request, response, { ...facts, cause });
}

async function decoded(bytes: AllowSharedBufferSource, contentType: string | null): Promise<string> {
  try {
    // Of all labels, only these may be right although the bytes are UTF-8, too.
    if (!/gb|16/i.test(contentType ?? '')) return UTF8.decode(bytes);
  } catch {
    // no UTF-8
  }
  return (await odd()).decode(bytes, contentType);
}

async function parsed({ options: { parse } }: CallRequest, text: string): Promise<unknown> {
  return (parse ?? (LONG.test(text) ? (await odd()).parseJson : JSON.parse))(text);
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
export async function refuse(
  request: CallRequest,
  response: Response,
  { body, cause, reading }: Refusal,
): Promise<Failure> {
  const { status, headers, statusText } = response;
  const ok = isWhole(response);
  const envelope = reading?.ok ? undefined : reading;
  return failed(request, ok ? (envelope ? 'business' : 'invalid-response') : 'http', {
    body,
    cause,
    code: envelope?.code,
    msg: reading?.msg || (ok || status === 429 ? '' : statusText),
    bodyStatus: envelope?.bodyStatus,
    retryAfterMs:
      headers.get('retry-after') || headers.get('retry-after-ms')
        ? await odd().then(
            ({ retryAfterMs }) => retryAfterMs(headers, Date.now()),
            () => undefined,
          )
        : undefined,
    requestId: headers.get(REQUEST_ID) ?? undefined,
  });
}
