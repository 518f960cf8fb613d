/** Run as its own process: processor time and heap of calls, as one JSON text. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gets, posts, stub } from './candidates';
import { allocated, compared } from './measure';

const isShort = process.argv.includes('--short');
const BASE = 'http://portal.test/new/api';
const size = isShort ? { calls: 300, rounds: 5 } : { calls: 2000, rounds: 21 };

const place = { base: BASE, fetch: stub as typeof fetch };
const get = await compared(gets(place), size);
const post = await compared(posts(place), size);

const bytes: Record<string, number> = {};
for (const [name, candidate] of Object.entries(gets(place))) {
  if (isShort && !['raw fetch', 'ours', 'openapi-fetch'].includes(name)) continue;
  bytes[name] = Math.round(await allocated(candidate));
}

const server = createServer(async (_, response) => {
  response.setHeader('content-type', 'application/json').end(await (await stub()).text());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const { 'raw fetch': raw, ours, 'openapi-fetch': openapi } = gets({ base, fetch });
const loopbackSize = isShort ? { calls: 100, rounds: 5 } : { calls: 400, rounds: 15 };
const loopback = await compared(
  Object.fromEntries(
    Object.entries({ 'raw fetch': raw, ours, 'openapi-fetch': openapi }).flatMap(([name, one]) =>
      one ? [[name, one]] : [],
    ),
  ),
  loopbackSize,
);
server.closeAllConnections();
server.close();

process.stdout.write(JSON.stringify({ get, post, bytes, loopback }));
