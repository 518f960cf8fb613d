/** From a response to a result; it throws only when the body breaks off. */

import type { CallRequest } from '../core/call';
import { failed, REQUEST_ID } from '../core/failure';
import type { Failure, Result, Success } from '../core/result';
import type { ReadBody, Refusal } from './body';
import { readEnvelope } from './envelope';
import { withoutNulls } from './without-nulls';

const SNIPPET = 2000;
/** No envelope is as long; what is longer would fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/** One part for all of it: each by itself would need a name and a request of its own. */
export const loadRare = () => import('../core/rare');

/** Where a number stands that JavaScript cannot hold: sixteen digits, or an exponent of three. */
const LONG = /[:[,]\s*-?(\d{16}|[\d.]+e\+?\d{3})/i;

/**
 * Where a number may stand for a text. The endings are those of numbers alone, so that no usual answer is looked at twice;
 * tests compare them with the description and its examples.
 */
export const MAYBE_TEXT =
  /(?<![012Yax]|hod|[ai]n|[erz]e|ume|tyType|[Rbr]ate|[in]ce|[al]l|ck|[hy]s|tes|ales|ty|Day|nWay|ney|neNo|eFlag|ltFlag|[amr]t|[Cm]ount|est|[^n]it|ault|number|[^e]Number|veNumber|rder|CE|UME|_NUM|um|code(?=":[01]\b)|status(?=":200))":\s*-?\d/;

/** Labels that may be right although the bytes are UTF-8. */
const OTHER_CHARSET = /gb|16/i;
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
  const isSingleChunk = first && chunks.length < 2;
  const bytes = isSingleChunk
    ? first
    : await (reader ? new Blob(chunks as BlobPart[]) : response).arrayBuffer();
  return readBytes(request, response, bytes);
}

/** The result of bytes that should hold an envelope. */
export function readBytes(
  request: CallRequest,
  response: Response,
  bytes: AllowSharedBufferSource,
): Result<unknown> | Promise<Result<unknown>> {
  const { parse } = request.options;
  const text = utf8Text(bytes, response.headers.get('content-type'));
  // A parser of the caller's own decides by itself.
  if (text === undefined || (!parse && (LONG.test(text) || MAYBE_TEXT.test(text))))
    return loadRare()
      .then(({ readOdd }) => readOdd(request, response, { bytes, readText }))
      .then((readBody) => resultOf(request, response, readBody));
  return resultOf(request, response, readText(response, text, parse ?? JSON.parse));
}

function readText({ status }: Response, text: string, parse: (text: string) => unknown): ReadBody {
  try {
    // No content: a success without data.
    const body = status === 204 || status === 205 ? { code: '1' } : parse(text);
    return { text, body, reading: readEnvelope(body) };
  } catch (cause) {
    return { text, body: text.slice(0, SNIPPET), cause };
  }
}

function resultOf(
  request: CallRequest,
  response: Response,
  readBody: ReadBody,
): Result<unknown> | Promise<Failure> {
  const { text, reading } = readBody;
  if (!isWhole(response) || !reading?.ok) return refuse(request, response, readBody);
  const { data: promised } = request.operation;
  let { data } = reading;
  if (text.includes('null')) data = withoutNulls(data);
  data = promised ? promised(data) : (data ?? undefined);
  if (data !== undefined || !promised) return success(request, response, { data, msg: reading.msg });
  const cause = new TypeError('The answer lacks its data, or has another form of it');
  return refuse(request, response, { body: readBody.body, cause });
}

/** Undefined where the bytes are no UTF-8, or have one of the labels that may be right although they are. */
function utf8Text(bytes: AllowSharedBufferSource, contentType: string | null): string | undefined {
  try {
    return OTHER_CHARSET.test(`${contentType}`) ? undefined : UTF8.decode(bytes);
  } catch {
    return undefined; // no UTF-8
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
    retryAfterMs: await waitOf(headers),
    requestId: headers.get(REQUEST_ID) ?? undefined,
  });
}

/**
 * The wait that the server asks for. Plain seconds, the usual form, need no further code. Where the reader of the other forms
 * does not come, the caller's own growing pause holds.
 */
function waitOf(headers: Headers): number | undefined | Promise<number | undefined> {
  const wait = headers.get('retry-after-ms') ? 'ms' : headers.get('retry-after');
  if (!wait) return undefined;
  if (/^\d{1,9}$/.test(wait)) return Number(wait) * 1000;
  return loadRare().then(
    ({ retryAfterMs }) => retryAfterMs(headers, Date.now()),
    () => undefined,
  );
}
