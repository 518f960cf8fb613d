/** Serves a build as nginx does, in Node: for `npm start`, the browser tests, and hosts without nginx. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sendFile } from './files';
import { NEVER_KEPT } from './limits';
import { OWN_SOURCES, policyOf, SAFE_HEADERS, type Sources } from './policy';
import { passOn } from './proxy';

export interface HostOptions {
  /** The folder of the build. */
  readonly folder: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly address?: string;
  /** The servers behind paths, as `{ '/new/api': 'http://127.0.0.1:4010' }`. */
  readonly upstreams: Readonly<Record<string, string>>;
  /** The text of `/config.json`; the host has no such file when absent. */
  readonly config?: string;
  readonly sources?: Partial<Sources>;
}

export interface RunningHost {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a host; resolves when it listens. */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { port, address = '127.0.0.1', folder, upstreams, config, sources } = options;
  const policy = policyOf({ ...OWN_SOURCES, ...sources });
  const headers = { ...SAFE_HEADERS, 'Content-Security-Policy': policy };
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} 里没有构建好的门户`);
  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    const upstream = Object.entries(upstreams).find(
      ([path]) => pathname === path || pathname.startsWith(`${path}/`),
    );
    if (upstream) return passOn(upstream[1], request, response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, 'Method Not Allowed');
    if (pathname === '/healthz') return answer(response, 200, 'ok\n');
    if (pathname === '/config.json' && config !== undefined) return sendConfig(response, config);
    return sendFile({ folder, pathname, request, response });
  });
  await listen(server, port, address);
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${address}:${taken}`, close: () => close(server) };
}

/** The path of a request; an address that is none counts as the root. */
function pathOf({ url = '/' }: IncomingMessage): string {
  try {
    const pathname = decodeURIComponent(new URL(url, 'http://portal').pathname);
    return pathname.includes('\0') ? '/' : pathname;
  } catch {
    return '/';
  }
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NEVER_KEPT });
  response.end(text);
}

function sendConfig(response: ServerResponse, config: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(config);
}

function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
