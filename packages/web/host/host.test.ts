import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simpleAddresses } from '../src/routes';
import { isOfPortal } from './files';
import { type RunningHost, startHost } from './host';
import { CALL_SECONDS, CLOSED_SECONDS, CONNECT_SECONDS, UPLOAD_MB } from './limits';
import { hasNginx, startNginx, writeConfiguration } from './nginx';
import { OWN_SOURCES, policyOf, SAFE_HEADERS } from './policy';
import { type Ground, layGround, SCRIPT } from './promises';

const TALLY = 'https://tally.example.cn';

/** The switch of the maintenance page. */
const MAINTENANCE = join(mkdtempSync(join(tmpdir(), 'portal-switch-')), 'maintenance');

let ground: Ground;
const logs: (() => string)[] = [];

beforeAll(async () => {
  ground = await layGround();
});
afterAll(() => ground.end());

const startInNode = () =>
  startHost({
    folder: ground.folder,
    port: 0,
    upstreams: { '/new/api': ground.backend },
    sources: { frames: TALLY },
    maintenance: MAINTENANCE,
  });

async function startInNginx(): Promise<RunningHost> {
  const host = await startNginx({
    PORTAL_ROOT: ground.folder,
    PORTAL_API: ground.backend,
    PORTAL_FRAME_SOURCES: TALLY,
    PORTAL_MAINTENANCE: MAINTENANCE,
  });
  logs.push(host.log);
  return host;
}

/** Where nginx is not, its configuration is read and not run; the name of the suite says so. */
const NODE = hasNginx() ? 'node' : 'node (nginx is not on this machine)';
const HOSTS: [name: string, start: () => Promise<RunningHost>][] = [[NODE, startInNode]];
if (hasNginx()) HOSTS.push(['nginx', startInNginx]);

it('a server behind the host whose address is none is refused at the start, and a relative folder is a folder', async () => {
  const start = (folder: string, api: string) =>
    startHost({ folder, port: 0, upstreams: { '/new/api': api } });
  for (const api of ['127.0.0.1:4010', 'backend:8080', '', 'ftp://x'])
    await expect(start(ground.folder, api)).rejects.toThrow('http://');
  const host = await start(`${relative(process.cwd(), ground.folder)}/`, ground.backend);
  expect((await fetch(`${host.url}/index`)).status).toBe(200);
  await host.close();
});

it('ROUTE-01 no address of the portal is taken for a file, also where it ends as one', () => {
  expect(simpleAddresses().filter((address) => !isOfPortal(address))).toEqual([]);
});

describe.each(HOSTS)('%s', (name, start) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());
  const get = (path: string, init?: RequestInit) => fetch(host.url + path, init);

  it('ROUTE-01 an address of the portal is index.html, which is never kept', async () => {
    // The last two are read by browsers as another site, and put right by the portal (AUTH-02).
    for (const path of [
      '/',
      '/orderDetail/6010086601',
      '/index?token=secret-of-a-sign-in',
      '/bigorder/mall_list.json?tab=demands',
      '/detail/GR0325.A03',
      '/%5Cevil.example',
      '/%09/evil.example',
    ]) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await response.text()).toContain('门户');
    }
  });

  it('a file that is not there is 404, and never a page that a browser would keep as a script', async () => {
    for (const path of [
      '/assets/old-1a2b.js',
      '/assets/',
      '/robots.php',
      '/spare.js',
      '/.vite/manifest.json',
      '/.env',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('nothing outside of the build can be read', async () => {
    const facts = `/..${ground.folder.slice(ground.folder.lastIndexOf('/'))}-facts/manifest.json`;
    const escapes = [
      facts,
      facts.replaceAll('/', '%2f'),
      facts.replace('..', '%2e%2e'),
      `/assets/../..${facts}`,
    ];
    for (const path of escapes) expect(await rawGet(host.url, path)).not.toContain('secret":1');
    // Nor does an address that is none, or that no file can have, end the server.
    for (const path of ['//', '/%00', '/%', `/${'a'.repeat(300)}`]) await rawGet(host.url, path);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('a file with the hash of its content is kept for a year, compressed as the build compressed it', async () => {
    const forms = name === NODE ? ['br', 'gzip', 'identity'] : ['gzip', 'identity'];
    for (const form of forms) {
      const response = await get('/assets/index-1a2b.js', { headers: { 'accept-encoding': form } });
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(form);
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toBe(SCRIPT);
    }
  });

  it('the settings and the version are asked for again at each visit, and come once', async () => {
    for (const path of ['/config.json', '/version.json']) {
      const first = await get(path);
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      const tag = first.headers.get('etag') ?? '';
      const second = await get(path, { headers: { 'if-none-match': tag, 'cache-control': 'no-cache' } });
      expect([path, second.status]).toEqual([path, 304]);
    }
  });

  it('every file and every refusal carries the policy and the safe headers', async () => {
    for (const path of ['/', '/assets/index-1a2b.js', '/config.json', '/healthz', '/assets/none.js']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toBe(policyOf({ ...OWN_SOURCES, frames: TALLY }));
      for (const [header, value] of Object.entries(SAFE_HEADERS)) expect(headers.get(header)).toBe(value);
    }
  });

  it('HTTP-01 calls reach the backend with their token and body, and come back with their id', async () => {
    const body = 'x'.repeat(100_000);
    const headers = { authorization: 'Bearer token-of-wang' };
    const response = await get('/new/api/cart?id=1', { method: 'POST', headers, body });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, 'r-1']);
    expect(ground.asked.at(-1)).toEqual({
      url: '/new/api/cart?id=1',
      token: 'Bearer token-of-wang',
      bytes: body.length,
    });
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  it('an upload above the bound is refused, and a page takes no writes', async () => {
    const body = Buffer.alloc((UPLOAD_MB + 1) * 1024 * 1024);
    const status = await get('/new/api/upload', { method: 'POST', body }).then(
      (response) => response.status,
      // The connection may end while the body is still being sent.
      () => 413,
    );
    expect(status).toBe(413);
    expect([403, 405]).toContain((await get('/index', { method: 'POST' })).status);
  });

  it('HTTP-08 closed by a file, every page and call is 503 with words, what open tabs fetch still comes, and it opens without a restart', async () => {
    const asked = ground.asked.length;
    writeFileSync(MAINTENANCE, '');
    for (const path of ['/', '/orderDetail/6010086601', '/new/api/cart']) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 503]);
      expect(await response.text()).toContain('系统维护中');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
    const { headers } = await get('/index');
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      String(CLOSED_SECONDS),
      'no-store',
    ]);
    expect((await get('/new/api/cart', { method: 'POST', body: '{}' })).status).toBe(503);
    expect(ground.asked).toHaveLength(asked);
    for (const path of ['/assets/index-1a2b.js', '/healthz', '/version.json', '/config.json'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    rmSync(MAINTENANCE);
    expect((await get('/index')).status).toBe(200);
    expect((await get('/index')).headers.get('retry-after')).toBeNull();
  });

  it('it says that it lives', async () => {
    const response = await get('/healthz');
    expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
  });
});

it('AUTH-02 no token and no query is in the log of nginx', () => {
  for (const log of logs) {
    expect(log()).toContain('/orderDetail/6010086601');
    expect(log()).not.toMatch(/secret-of-a-sign-in|token-of-wang|\?/);
  }
});

it('nginx has the limits and the policy of the other host', () => {
  const target = writeConfiguration({
    PORTAL_API: 'http://backend:8080',
    PORTAL_IMAGE_SOURCES: 'https://img.example.cn https://img2.example.cn',
    PORTAL_TLS_CERTIFICATE: '/etc/portal/tls.crt',
    PORTAL_TLS_KEY: '/etc/portal/tls.key',
    PORTAL_PROXIES: '/provider=http://mock:4010',
  });
  const conf = readFileSync(join(target, 'portal.conf'), 'utf8');
  expect(conf.replace(/^#.*/gm, '')).not.toContain('@');
  const images = 'https://img.example.cn https://img2.example.cn';
  expect(conf).toContain(`Content-Security-Policy "${policyOf({ ...OWN_SOURCES, images })}"`);
  for (const [header, value] of Object.entries(SAFE_HEADERS)) expect(conf).toContain(`${header} "${value}"`);
  expect(conf).toContain(`client_max_body_size ${UPLOAD_MB}m;`);
  expect(conf).toMatch(new RegExp(`503 +${CLOSED_SECONDS};`));
  expect(conf).toContain('listen 8080 ssl http2;');
  for (const path of ['/new/api', '/provider']) expect(conf).toContain(`location ^~ ${path}/ {`);
  expect(conf.match(new RegExp(`proxy_read_timeout ${CALL_SECONDS}s;`, 'g'))).toHaveLength(2);
  expect(conf.match(new RegExp(`proxy_connect_timeout ${CONNECT_SECONDS}s;`, 'g'))).toHaveLength(2);
});

it('a setting that would end its line in the configuration is refused, and so is a host without a backend', () => {
  const env = { PORTAL_API: 'http://backend:8080', PORTAL_SERVER_NAME: 'x; return 301 http://evil.example' };
  expect(() => writeConfiguration(env)).toThrow(/PORTAL_SERVER_NAME has a sign/);
  expect(() => writeConfiguration({})).toThrow(/PORTAL_API is the address of the backend/);
});

it('the settings of a host stand in the place of those of the build', async () => {
  const host = await startHost({
    folder: ground.folder,
    port: 0,
    upstreams: {},
    config: '{"hotline":"400"}',
  });
  expect(await (await fetch(`${host.url}/config.json`)).json()).toEqual({ hotline: '400' });
  await host.close();
});

/** The text of an address exactly as it is written: `fetch` would take the dots away first. */
function rawGet(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve(text);
    });
    sent.on('error', reject).end();
  });
}
