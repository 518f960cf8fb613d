import { mkdtemp, rm } from 'node:fs/promises';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

const TEXT = /javascript|css|html|json|svg/;

/** Serves another server's answers as a server in production does: compressed, over one connection (HTTP/2). */
export async function serveAsProduction(
  target: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const files = new Map<string, Buffer>();
  const certificate = await makeCertificate();
  const server = createSecureServer({ key: certificate, cert: certificate }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url } = request;
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: headersOf(request.headers),
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const type = answer.headers.get('content-type') ?? '';
    const location = answer.headers.get('location');
    const isFile = url.startsWith('/assets/');
    const isText = TEXT.test(type);
    const plain = Buffer.from(await answer.arrayBuffer());
    const body = !isText
      ? plain
      : isFile
        ? (files.get(url) ?? gzipSync(plain))
        : gzipSync(plain, { level: 1 });
    if (isFile && isText) files.set(url, body);
    response.writeHead(answer.status, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
      ...(isText && { 'content-encoding': 'gzip' }),
      ...(location !== null && { location }),
    });
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
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
