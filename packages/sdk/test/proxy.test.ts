/** The guide's recipe for proxies, run as it stands there through a real one, and uploads by other packages' `fetch`. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { fetch as fetchOfUndici } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '../src/generated/operations/index';
import { createClient } from '../src/index';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const CALLS = 20;
/** undici is CommonJS inside a module. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;
const BYTES = new Uint8Array([0, 1, 13, 10, 45, 45, 255, 128]);

interface Upload {
  readonly type: string | undefined;
  readonly name: string | undefined;
  readonly bytes: readonly number[];
}

const uploads: Upload[] = [];
let paths: string[] = [];
/** The connections that the proxy has opened. */
let tunnels: Socket[] = [];

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const target = createServer(async (request, response) => {
  const body = await bodyOf(request);
  paths.push(request.url ?? '');
  const type = request.headers['content-type'];
  if (type) {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : [];
    uploads.push({ type, name: file instanceof File ? file.name : undefined, bytes: [...bytes] });
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ code: '1', data: 7 }));
});

const proxy = createServer().on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
  const { hostname, port } = new URL(`http://${request.url}`);
  const away = connect(Number(port), hostname, () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    away.write(head);
    away.pipe(socket).pipe(away);
  });
  tunnels.push(away);
  for (const end of [socket, away]) end.on('error', () => undefined);
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-proxy-'));
  for (const server of [target, proxy])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const server of [target, proxy]) {
    server.close();
    server.closeAllConnections();
  }
});

function recipe(): string {
  const guide = readFileSync(join(PACKAGE, 'docs/scripts.md'), 'utf8');
  const [, code] = /### Proxies and certificates on Node[\s\S]*?```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  if (!code?.includes('ProxyAgent')) throw new Error('The guide has no recipe for proxies');
  return code;
}

describe("the guide's recipe for proxies", () => {
  it('uploads a form with the right bytes, and uses its tunnels again for all calls', async () => {
    const more = `
import { getCartCount } from '@dealer-portal/sdk/operations';
for (let at = 0; at < ${CALLS}; at += 1) console.log((await api.call(getCartCount, { path: { id: '1' } })).ok);
await proxy.dispatcher.close();`;
    const outfile = join(folder, 'recipe.mjs');
    await build({
      stdin: { contents: recipe() + more, resolveDir: PACKAGE, loader: 'ts' },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      banner: { js: REQUIRE },
      logLevel: 'error',
    });
    paths = [];
    tunnels = [];
    const { stdout } = await promisify(execFile)(process.execPath, [outfile], {
      env: {
        ...process.env,
        HTTPS_PROXY: `http://127.0.0.1:${portOf(proxy)}`,
        DEALER_PORTAL_URL: `http://127.0.0.1:${portOf(target)}/new/api`,
      },
    });
    expect(stdout).toBe('true\n'.repeat(CALLS + 1));
    expect(paths).toHaveLength(CALLS + 1);
    // The first two calls may come before a tunnel is free.
    expect(tunnels.length).toBeLessThanOrEqual(2);
    expect(uploads.at(-1)).toMatchObject({
      type: expect.stringMatching(/^multipart\/form-data; boundary=/),
      name: '扫描.pdf',
      bytes: [...Buffer.from('scan')],
    });
  }, 60_000);
});

describe('an upload', () => {
  it.each<[string, typeof fetch]>([
    ["Node's own", fetch],
    // Its types and those of the platform are two of the same thing.
    ["undici's", fetchOfUndici as unknown as typeof fetch],
  ])('HTTP-10 by the fetch that is %s arrives as a form with its bytes', async (_, send) => {
    const api = createClient({ baseUrl: `http://127.0.0.1:${portOf(target)}/new/api`, fetch: send });
    const result = await api.call(uploadFile, { body: { file: new File([BYTES], '扫描.pdf') } });
    expect(result).toMatchObject({ ok: true });
    expect(uploads.at(-1)).toMatchObject({ name: '扫描.pdf', bytes: [...BYTES] });
  });
});
