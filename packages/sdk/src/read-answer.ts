/** From a response to a result. Nothing here throws, save when the body breaks off. */

import type { CallRequest, Descriptor } from './call';
import { readEnvelope } from './envelope';
import { failed, REQUEST_ID, TOO_MANY_REQUESTS } from './failure';
import { parseJson } from './parse-json';
import { type Failure, NO_ANSWER, type Result, type Success } from './result';
import { retryAfterMs } from './retry-after';

const SNIPPET = 2000;

const UTF8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

/** The default reader: an envelope as JSON. */
export async function envelopeAnswer(request: CallRequest, response: Response): Promise<Result<unknown>> {
  return readBytes(request, response, await response.arrayBuffer());
}

/** The result of bytes that should hold an envelope. */
export function readBytes(request: CallRequest, response: Response, bytes: ArrayBuffer): Result<unknown> {
  const { status } = response;
  // No content: a success without data.
  if (status === 204 || status === 205) return readData(request, response, { data: undefined, msg: '' });
  let text = '';
  let body: unknown;
  try {
    text = decode(bytes, response.headers.get('content-type'));
    body = (request.options.parse ?? parseJson)(text);
  } catch (cause) {
    return refuse(request, response, { body: text.slice(0, SNIPPET), cause });
  }
  const reading = readEnvelope(body);
  return response.ok && reading?.ok
    ? readData(request, response, reading)
    : refuse(request, response, { body, reading });
}

/** By the charset that the server declares; bytes that are no UTF-8 are GB18030, which holds GBK and GB2312. */
export function decode(bytes: ArrayBuffer, contentType: string | null): string {
  try {
    const charset = contentType && /charset=["']?(?!utf-?8)([\w-]+)/i.exec(contentType)?.[1];
    return (charset ? new TextDecoder(charset, { fatal: true }) : UTF8).decode(bytes);
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes);
  }
}

function readData(
  request: CallRequest,
  response: Response,
  { data, msg }: { readonly data: unknown; readonly msg: string },
): Result<unknown> {
  const kept = keptData(request.operation, data);
  if (kept !== MISSING) return success(request, response, { data: kept, msg });
  const cause = new TypeError(`The answer lacks its data (${request.operation.data})`);
  return refuse(request, response, { body: data, cause });
}

/** A success of `request`, which knows its attempts and status. */
export function success<T>(
  { operation, progress, headers }: CallRequest,
  response: Response,
  { data, msg = '' }: { readonly data: T; readonly msg?: string },
): Success<T> {
  const { attempts, status } = progress;
  const requestId = response.headers.get(REQUEST_ID) ?? headers[REQUEST_ID];
  return {
    ok: true,
    data,
    code: '1',
    msg,
    status,
    operationId: operation.id,
    attempts,
    ...(requestId && { requestId }),
  };
}

const MISSING = {};

/** What the type of the operation promises, also where the server leaves it out. */
function keptData({ data: promise }: Descriptor, data: unknown): unknown {
  const value = data ?? undefined;
  if (promise === 'list') return value ?? [];
  if (promise === 'page') return pageOf(value);
  return promise && value === undefined ? MISSING : value;
}

function pageOf(value: unknown): unknown {
  const { records, total } = (value ?? { total: 1 }) as { records?: unknown; total?: unknown };
  if (Array.isArray(records)) return value;
  // "None" is often said by leaving the list out.
  return records || total ? MISSING : { ...(value as object), records: [] };
}

interface Refusal {
  readonly body: unknown;
  readonly cause?: unknown;
  readonly reading?: ReturnType<typeof readEnvelope>;
}

/** A failure by an answer that came. */
export function refuse(request: CallRequest, response: Response, { body, cause, reading }: Refusal): Failure {
  const { status, ok, headers, statusText } = response;
  const envelope = reading?.ok === false ? reading : undefined;
  const wait = retryAfterMs(headers, Date.now());
  const requestId = headers.get(REQUEST_ID);
  const wordless = status === 429 ? TOO_MANY_REQUESTS : ok ? '' : statusText;
  return failed(request, ok ? (envelope ? 'business' : 'invalid-response') : 'http', {
    body,
    code: envelope?.code ?? NO_ANSWER,
    msg: reading?.msg || wordless,
    ...(cause !== undefined && { cause }),
    ...(envelope?.bodyStatus !== undefined && { bodyStatus: envelope.bodyStatus }),
    ...(wait !== undefined && { retryAfterMs: wait }),
    ...(requestId && { requestId }),
  });
}
