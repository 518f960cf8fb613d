/** What an instrumentation of the network sees of an automation client, and what the guide's hook leaves of it. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { listCart } from '../src/generated/operations/index';
import { createAutomationClient } from '../src/index';
import { CART } from './calls';

interface Seen {
  readonly origin: string;
  readonly path: string;
}

type Attributes = Record<string, string>;
type Hook = (span: { setAttributes(attributes: Attributes): void }, request: Seen) => void;

async function hookOfReadme(): Promise<Hook> {
  const guide = readFileSync(new URL('../docs/scripts.md', import.meta.url), 'utf8');
  const [, block = ''] = /### Traces[\s\S]*?```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  const { code } = await transform(`${block}\nexport { requestHook };`, { loader: 'ts', format: 'esm' });
  const { requestHook } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as {
    requestHook: Hook;
  };
  return requestHook;
}

it("HTTP-09c the guide's hook leaves no secret in a span, which has it before", async () => {
  const server = createServer((_, response) => response.end('{"code":"1","data":[]}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const requests: Seen[] = [];
  const note = (message: unknown) => void requests.push((message as { request: Seen }).request);
  subscribe('undici:request:create', note);
  const api = createAutomationClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientCode: 'CODE777',
    clientSecret: 's3cr3t-xyz',
    user: 'robot',
    password: 'p4ss',
  });
  expect(await api.call(listCart, CART)).toMatchObject({ ok: true });
  unsubscribe('undici:request:create', note);
  server.close();
  const [request] = requests;
  if (!request) throw new Error('undici told of no request');
  // As OpenTelemetry writes a span, before it asks the hook.
  const { href, pathname, search } = new URL(request.path, request.origin);
  const attributes: Attributes = { 'url.full': href, 'url.path': pathname, 'url.query': search };
  expect(JSON.stringify(attributes)).toContain('s3cr3t-xyz');
  const hook = await hookOfReadme();
  hook({ setAttributes: (changes) => void Object.assign(attributes, changes) }, request);
  expect(JSON.stringify(attributes)).not.toMatch(/s3cr3t|CODE777/);
  expect(attributes['url.full']).toBe(`${request.origin}${pathname}`);
});
