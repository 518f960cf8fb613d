import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const TEXT = /javascript|css|html|json|svg/;

/** Serves another server's answers compressed, as a server in production does. */
export async function serveCompressed(
  target: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _host, connection: _connection, 'accept-encoding': _coding, ...headers } = request.headers;
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: headers as Record<string, string>,
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
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
