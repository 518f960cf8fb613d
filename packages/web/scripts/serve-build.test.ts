import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBuild } from './serve-build';

const above = mkdtempSync(join(tmpdir(), 'build-'));
const folder = join(above, 'dist');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(above, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<p>门户</p>');
writeFileSync(join(folder, 'assets', 'index-1.js'), 'export {}');

const upstream = createServer((request, response) => {
  request.setEncoding('utf8');
  let body = '';
  request.on('data', (part: string) => {
    body += part;
  });
  request.once('end', () =>
    response.writeHead(201, { 'x-from': 'mock' }).end(`${request.method} ${request.url} ${body}`),
  );
});

let url = '';
let end: () => Promise<void>;
beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', () => resolve()));
  const { port } = upstream.address() as AddressInfo;
  const passedOn = ['/new/api'];
  const server = await serveBuild({ folder, port: 0, passedOn, upstream: `http://127.0.0.1:${port}` });
  ({ url, close: end } = server);
});
afterAll(async () => {
  await end();
  upstream.close();
  rmSync(above, { recursive: true });
});

it('every address of the portal is its one page, asked for anew each time', async () => {
  for (const path of ['/', '/myorder', '/myorder?tab=1', '/%E8%AE%A2%E5%8D%95', '/%']) {
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-cache']);
    expect(await answer.text(), path).toBe('<p>门户</p>');
  }
});

it('a script is kept for a year, and one of an older build is not the page', async () => {
  const script = await fetch(`${url}/assets/index-1.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
  const tag = script.headers.get('etag') ?? '';
  expect((await fetch(`${url}/assets/index-1.js`, { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect((await fetch(`${url}/assets/index-0.js`)).status).toBe(404);
  expect((await fetch(`${url}/`, { method: 'POST' })).status).toBe(405);
});

/** The answer to a path that fetch would tidy first. */
const raw = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let text = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n`),
    );
    socket
      .on('data', (part) => {
        text += String(part);
      })
      .once('error', reject)
      .once('close', () => resolve(text));
  });

it('no address reaches a file outside of the build, and none ends the server', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '//', '/%00'])
    expect(await raw(path), path).not.toContain('secret');
  expect((await fetch(url)).status).toBe(200);
});

it('calls go to the mock with their method, address and body, and its answer comes back whole', async () => {
  const answer = await fetch(`${url}/new/api/order?x=1`, { method: 'POST', body: '订单' });
  expect([answer.status, answer.headers.get('x-from')]).toEqual([201, 'mock']);
  expect(await answer.text()).toBe('POST /new/api/order?x=1 订单');
});
