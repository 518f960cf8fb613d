/** Processor time and heap of calls, as one JSON text. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getWithoutTimeout, ownGets, type Place, stub, viaRedocly } from './candidates';
import { allocated, type Candidate, compared } from './measure';

const isShort = process.argv.includes('--short');
const BASE = 'http://portal.test/new/api';
const size = isShort ? { calls: 300, rounds: 5 } : { calls: 2000, rounds: 21 };

const place = { base: BASE, fetch: stub as typeof fetch };

type Clients = (place: Place) => Record<string, Candidate>;

/** Measures the GET and the POST of each client, and writes the figures; the process ends with it. */
export async function measureCalls({ gets, posts }: { readonly gets: Clients; readonly posts: Clients }) {
  const redoclyPath = process.argv.find((argument) => argument.endsWith('redocly.mjs'));
  // Made by its generator a moment ago, see `redocly.ts`.
  const redocly =
    redoclyPath && viaRedocly((await import(redoclyPath)) as Parameters<typeof viaRedocly>[0], place);
  const allGets = { ...gets(place), ...(redocly && { redocly: redocly.get }) };
  const get = await compared(allGets, size);
  const post = await compared({ ...posts(place), ...(redocly && { redocly: redocly.post }) }, size);
  const bytes = await bytesOf({
    ...(isShort ? ownGets(place) : allGets),
    'ours without a time-out': getWithoutTimeout(place),
  });
  const loopback = await overLoopback(gets);
  // The time-outs of some peers are still counting, and would hold the process for a minute.
  process.stdout.write(JSON.stringify({ get, post, bytes, loopback }), () => process.exit());
}

/** The heap that a call of each candidate takes. */
async function bytesOf(candidates: Readonly<Record<string, Candidate>>): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const [name, candidate] of Object.entries(candidates))
    bytes[name] = Math.round(await allocated(candidate));
  return bytes;
}

/** The GETs of few clients with a server of this process. */
async function overLoopback(gets: Clients) {
  const server = createServer(async (_, response) => {
    response.setHeader('content-type', 'application/json').end(await (await stub()).text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const candidates = Object.entries(gets({ base, fetch })).filter(([name]) =>
    ['raw fetch', 'ours', 'openapi-fetch'].includes(name),
  );
  const loopbackSize = isShort ? { calls: 100, rounds: 5 } : { calls: 400, rounds: 15 };
  const loopback = await compared(Object.fromEntries(candidates), loopbackSize);
  server.closeAllConnections();
  server.close();
  return loopback;
}
