import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure } from './refusal';

/** An answer before it is written. A body that is neither text nor bytes is written as JSON. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const EXPOSED = [
  ...['Content-Disposition', 'Location', 'sl-violations'],
  ...['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
].join(', ');
/** Some clients refuse longer headers; what is cut off stands in the log. */
const MAX_HEADER = 4000;

/** The answer of a refusal in the envelope's form. */
export function refused(status: number, msg: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, body: failure(status, msg) };
}

/** A page for a browser. */
export function html(status: number, page: string): Reply {
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: page };
}

/** A header value in ASCII: Node refuses Chinese there, and one such value ended the complete process. */
export function headerSafe(value: string): string {
  const ascii = Array.from({ length: value.length }, (_, at) => {
    const unit = value.charCodeAt(at);
    return unit >= 0x20 && unit <= 0x7e ? value[at] : `\\u${unit.toString(16).padStart(4, '0')}`;
  });
  return ascii.join('').slice(0, MAX_HEADER);
}

/** Writes the answer, with the headers that let a page of another origin read it. */
export function send(incoming: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if (response.headersSent || response.destroyed) return;
  const isPlain = typeof reply.body === 'string' || Buffer.isBuffer(reply.body) || reply.body === undefined;
  const payload = isPlain ? (reply.body as string | Buffer | undefined) : JSON.stringify(reply.body);
  for (const [name, value] of Object.entries(crossOrigin(incoming))) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store'); // an answer belongs to one customer, unless it says otherwise
  if (!isPlain) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  for (const [name, value] of Object.entries(reply.headers ?? {}))
    response.setHeader(name, headerSafe(String(value)));
  response.setHeader('Content-Length', Buffer.byteLength(payload ?? ''));
  response.statusCode = reply.status;
  response.end(incoming.method === 'HEAD' ? undefined : payload);
}

function crossOrigin(incoming: IncomingMessage): Record<string, string> {
  const { origin, 'access-control-request-headers': requestedHeaders } = incoming.headers;
  const base = {
    'Access-Control-Allow-Origin': origin ?? '*',
    'Access-Control-Expose-Headers': EXPOSED,
    Vary: 'Origin',
  };
  if (origin === undefined) return base;
  return {
    ...base,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, PATCH',
    ...(requestedHeaders !== undefined && { 'Access-Control-Allow-Headers': headerSafe(requestedHeaders) }),
  };
}
