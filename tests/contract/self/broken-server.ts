import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningMock } from '@dealer-portal/openapi/mock';

/** An answer on its way through the broken server. */
export interface Passing {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** A request on its way through the broken server. */
export interface Incoming {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The effect of a fault on a request before the mock gets it, and on the answer before the caller gets it. */
export interface Damage {
  request?(request: Incoming): Incoming;
  /** Undefined breaks the connection. */
  answer?(answer: Passing, request: Incoming): Passing | undefined | Promise<Passing>;
}

export interface BrokenServer {
  readonly url: string;
  /** The damage from now on; none makes it right again. */
  damage(next: Damage): void;
  /** The request that came last, as it arrived. */
  arrived(): Incoming | undefined;
  close(): Promise<void>;
}

/** The mock behind a server that can be broken in one way at a time. */
export async function startBrokenServer(mock: Pick<RunningMock, 'url'>): Promise<BrokenServer> {
  let damage: Damage = {};
  let last: Incoming | undefined;
  const server: Server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    last = request;
    await pass({ mock, damage }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    damage: (next) => {
      damage = next;
    },
    arrived: () => last,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(
  { mock, damage }: { readonly mock: Pick<RunningMock, 'url'>; readonly damage: Damage },
  request: Incoming,
  response: ServerResponse,
): Promise<void> {
  const sent = damage.request?.(request) ?? request;
  const answer = await fetch(mock.url + sent.url, {
    method: sent.method,
    headers: sent.headers,
    redirect: 'manual',
    ...(sent.method === 'GET' || sent.method === 'HEAD' ? {} : { body: new Uint8Array(sent.body) }),
  });
  const passing: Passing = {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length')),
    body: Buffer.from(await answer.arrayBuffer()),
  };
  const damaged = damage.answer ? await damage.answer(passing, request) : passing;
  if (!damaged) return void response.socket?.destroy();
  response.writeHead(damaged.status, damaged.headers);
  response.end(damaged.body);
}

async function read(incoming: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers)
    .filter(([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name))
    .map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks),
  };
}
