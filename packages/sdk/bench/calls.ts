/** Run as its own process: processor time and heap of calls, as one JSON text. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gets, getWithoutTimeout, ownGets, posts, stub, viaRedocly } from './candidates';
import { allocated, compared } from './measure';

const isShort = process.argv.includes('--short');
const BASE = 'http://portal.test/new/api';
const size = isShort ? { calls: 300, rounds: 5 } : { calls: 2000, rounds: 21 };

const place = { base: BASE, fetch: stub as typeof fetch };
const redoclyPath = process.argv.find((argument) => argument.endsWith('redocly.mjs'));
// Made by its generator a moment ago, see `redocly.ts`.
const redocly =
  redoclyPath && viaRedocly((await import(redoclyPath)) as Parameters<typeof viaRedocly>[0], place);
const allGets = { ...gets(place), ...(redocly && { redocly: redocly.get }) };
const get = await compared(allGets, size);
const post = await compared({ ...posts(place), ...(redocly && { redocly: redocly.post }) }, size);

const bytes: Record<string, number> = {};
const allocating = {
  ...(isShort ? ownGets(place) : allGets),
  'ours without a time-out': getWithoutTimeout(place),
};
for (const [name, candidate] of Object.entries(allocating))
  bytes[name] = Math.round(await allocated(candidate));

const server = createServer(async (_, response) => {
  response.setHeader('content-type', 'application/json').end(await (await stub()).text());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const { 'raw fetch': raw, ours, 'openapi-fetch': openapi } = gets({ base, fetch });
const loopbackSize = isShort ? { calls: 100, rounds: 5 } : { calls: 400, rounds: 15 };
const loopback = await compared(
  Object.fromEntries(
    Object.entries({ 'raw fetch': raw, ours, 'openapi-fetch': openapi }).flatMap(([name, candidate]) =>
      candidate ? [[name, candidate]] : [],
    ),
  ),
  loopbackSize,
);
server.closeAllConnections();
server.close();

// The time-outs of some peers are still counting, and would hold the process for a minute.
process.stdout.write(JSON.stringify({ get, post, bytes, loopback }), () => process.exit());
