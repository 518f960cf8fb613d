import {
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as askSecurely } from 'node:https';
import { CALL_SECONDS, UPLOAD_MB } from './limits';

/** Headers of one connection, which go no further. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authorization',
];

const MOST_BYTES = UPLOAD_MB * 1024 * 1024;

/** Hands a request on to another server, and its answer back, as they come. */
export function passOn(target: URL, request: IncomingMessage, response: ServerResponse): void {
  const headers: OutgoingHttpHeaders = { ...request.headers, host: target.host };
  for (const name of OF_CONNECTION) delete headers[name];
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  headers['x-forwarded-proto'] ??= 'http';
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) {
    fail(response, 413);
    return;
  }
  const send = target.protocol === 'https:' ? askSecurely : ask;
  const sent = send(target, { method: request.method, path: request.url, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
    // An answer that breaks off must not look complete.
    answer.on('error', () => response.destroy());
  });
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MOST_BYTES) return;
    fail(response, 413);
    sent.destroy();
  });
  sent.setTimeout(CALL_SECONDS * 1000, () => {
    fail(response, 504);
    sent.destroy();
  });
  sent.on('error', () => fail(response, 502));
  // The browser has given up.
  response.on('close', () => sent.destroy());
  request.pipe(sent);
}

/** Says why there is no answer of the other server; one that has begun is broken off. */
function fail(response: ServerResponse, status: number): void {
  if (response.writableEnded) return;
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`);
}
