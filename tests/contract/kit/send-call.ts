import type { Exchange } from '@dealer-portal/openapi/mock/proxy';
import type { TestCall } from './input/call-values';
import type { KitOperation } from './input/operation';
import { isRecord } from './input/schema';
import type { Target } from './target';
import { wayIn } from './ways-in';

/** A request as it goes out. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/** The result of a request. */
export type Outcome =
  | { readonly kind: 'answer'; readonly exchange: Exchange; readonly ms: number }
  | { readonly kind: 'silence'; readonly message: string; readonly ms: number };

/** A server that asks for patience gets it so often, and at most so long. */
const PATIENCE = 3;
const LONGEST_WAIT_S = 10;

export function requestOf(target: Target, operation: KitOperation, call: TestCall): SentRequest {
  const { values, credential, rawBody, elsewhere } = call;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.path[name] ?? '')),
  );
  const way = wayIn(target, credential);
  const query = new URLSearchParams(way.query);
  for (const [name, value] of Object.entries(values.query)) query.set(name, String(value));
  const method = elsewhere?.method ?? operation.method;
  const body = rawBody ?? bodyOf(method, operation.media, values.body);
  const media = elsewhere?.media ?? operation.media;
  return {
    method,
    url: `${target.url}${path}${elsewhere?.suffix ?? ''}${query.size > 0 ? `?${query}` : ''}`,
    headers: {
      accept: '*/*',
      ...(operation.isSecured && way.headers),
      ...(typeof body === 'string' && media && { 'content-type': media }),
    },
    ...(body !== undefined && { body }),
  };
}

function bodyOf(method: string, media: string | undefined, body: unknown): string | FormData | undefined {
  if (method === 'GET' || body === undefined) return undefined;
  if (media !== 'multipart/form-data') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    if (value instanceof File) form.set(name, value, value.name);
    else if (name === 'file') form.set(name, new Blob([String(value)]), 'file.txt');
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** Sends a request; an answer that takes longer than `timeoutMs` is silence. */
export async function sendRequest(request: SentRequest, timeoutMs: number, turn = 1): Promise<Outcome> {
  const started = performance.now();
  const passed = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(request.body !== undefined && { body: request.body }),
    });
    const body = new Uint8Array(await response.arrayBuffer());
    const ms = passed();
    const { status, headers } = response;
    const wait = Number(headers.get('retry-after'));
    if ((status === 429 || status === 503) && wait > 0 && turn < PATIENCE) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, LONGEST_WAIT_S) * 1000));
      return sendRequest(request, timeoutMs, turn + 1);
    }
    return { kind: 'answer', ms, exchange: exchangeOf(request, { status, headers, body }) };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const message = isLate ? `no answer within ${timeoutMs} ms` : `no answer: ${reasonOf(error)}`;
    return { kind: 'silence', message, ms: passed() };
  }
}

/** A request with its answer, as the checks read it. */
export function exchangeOf(
  request: SentRequest,
  { status, headers, body }: Pick<Response, 'status' | 'headers'> & { readonly body: Uint8Array },
): Exchange {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: pathname + search,
    requestHeaders: request.headers,
    // Our own requests are valid or wrong on purpose: nobody checks them.
    requestBody: undefined,
    status,
    headers: Object.fromEntries(headers),
    body,
  };
}

/** The network's own reason stands in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
