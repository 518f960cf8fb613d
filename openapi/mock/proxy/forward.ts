import { type IncomingMessage, request as overHttp, type ServerResponse } from 'node:http';
import { request as overHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Exchange } from './exchange';

/** Bodies up to this length are looked at; longer ones pass unread. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Headers between two stations, not between the ends. */
const HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'upgrade', 'te', 'trailer']);

/**
 * Sends a request on as it came and its answer back as it came: no byte is changed.
 * @returns what went over the wire
 * @throws Error when the server behind does not answer
 */
export function forward(
  upstream: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Exchange> {
  const send = upstream.protocol === 'https:' ? overHttps : overHttp;
  const requestBody = collector(incoming);
  return new Promise((resolve, reject) => {
    const request = send(
      {
        protocol: upstream.protocol,
        hostname: upstream.hostname.replace(/^\[|\]$/g, ''),
        port: upstream.port,
        method: incoming.method,
        path: upstream.pathname.replace(/\/$/, '') + (incoming.url ?? '/'),
        headers: { ...withoutHops(incoming.headers), host: upstream.host },
      },
      (answer) => {
        const body = collector(answer);
        outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, pairs(answer.rawHeaders));
        answer.pipe(outgoing);
        answer.on('error', reject);
        answer.on('end', () => resolve(exchangeOf(incoming, answer, { sent: requestBody(), body: body() })));
      },
    );
    request.on('error', reject);
    // A caller that goes away ends the call behind, too.
    outgoing.on('close', () => request.destroy());
    incoming.pipe(request);
  });
}

/** Keeps what flows through; undefined once it is too long. */
function collector(stream: IncomingMessage): () => Buffer | undefined {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  });
  return () => (size <= MOST_BYTES ? Buffer.concat(chunks) : undefined);
}

interface Bodies {
  readonly sent: Buffer | undefined;
  readonly body: Buffer | undefined;
}

function exchangeOf(request: IncomingMessage, answer: IncomingMessage, { sent, body }: Bodies): Exchange {
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    requestHeaders: plainHeaders(request.headers),
    requestBody: sent && decompressed(request.headers['content-encoding'], sent),
    status: answer.statusCode ?? 0,
    headers: plainHeaders(answer.headers),
    body: body && decompressed(answer.headers['content-encoding'], body),
  };
}

const DECOMPRESS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Undefined where the compression is unknown or broken: there is nothing to be read. */
function decompressed(coding: string | undefined, bytes: Buffer): Buffer | undefined {
  if (!coding || coding === 'identity' || bytes.length === 0) return bytes;
  try {
    return DECOMPRESS[coding.toLowerCase()]?.(bytes);
  } catch {
    return undefined;
  }
}

function plainHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}

function withoutHops(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)));
}

/** Names and values as they came, in their order; Node gives them one after another. */
function pairs(raw: readonly string[]): string[] {
  const names = raw.filter((_, at) => at % 2 === 0);
  return names.flatMap((name, at) => (HOP.has(name.toLowerCase()) ? [] : [name, raw[at * 2 + 1] ?? '']));
}
