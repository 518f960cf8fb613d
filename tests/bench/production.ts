import { mkdtemp, rm } from 'node:fs/promises';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

const TEXT = /javascript|css|html|json|svg/;

/** An answer as it goes out: its body compressed, if that makes it smaller. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer<ArrayBuffer>;
}

export interface ProductionServer {
  readonly url: string;
  /**
   * From now on a request is answered as it was the first time, for the one account that is signed in. The server of a
   * portal is another machine; here the mock's work would take the processor from the browser.
   */
  readonly replay: () => void;
  readonly close: () => void;
}

/** Serves another server's answers as a server in production does: compressed, over one connection (HTTP/2). */
export async function serveAsProduction(target: string): Promise<ProductionServer> {
  const answers = new Map<string, Answer>();
  let isReplaying = false;
  const certificate = await makeCertificate();
  const server = createSecureServer({ key: certificate, cert: certificate }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    const sent = Buffer.concat(chunks);
    const key = `${method} ${url} ${sent.toString()}`;
    const answer =
      answers.get(key) ?? (await ask(target, { method, url, headers: headersOf(headers), body: sent }));
    if (isReplaying || url.startsWith('/assets/')) answers.set(key, answer);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    replay: () => {
      isReplaying = true;
    },
    close: () => server.close(),
  };
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer<ArrayBuffer>;
}

async function ask(target: string, { method, url, headers, body: sent }: Sent): Promise<Answer> {
  const answer = await fetch(`${target}${url}`, {
    method,
    headers,
    redirect: 'manual',
    ...(sent.length > 0 && { body: sent }),
  });
  const type = answer.headers.get('content-type') ?? '';
  const location = answer.headers.get('location');
  const isText = TEXT.test(type);
  const plain = Buffer.from(await answer.arrayBuffer());
  const body = isText ? gzipSync(plain) : plain;
  return {
    status: answer.status,
    headers: {
      'content-type': type,
      'content-length': body.length,
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
      ...(isText && { 'content-encoding': 'gzip' }),
      ...(location !== null && { location }),
    },
    body,
  };
}

/** Of a request that goes on over another connection, and uncompressed. */
function headersOf(headers: IncomingHttpHeaders): Record<string, string> {
  const isPassed = ([name]: readonly [string, unknown]) =>
    !name.startsWith(':') && name !== 'host' && name !== 'accept-encoding';
  return Object.fromEntries(
    Object.entries(headers)
      .filter(isPassed)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** A key with its certificate, which nobody has signed: browsers speak HTTP/2 over an encrypted connection only. */
async function makeCertificate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-certificate-'));
  try {
    return await getCertificate(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
