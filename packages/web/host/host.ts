/** Serves a build as nginx does, in Node: for `npm start`, the browser tests, and hosts without nginx. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { isOfPortal, sendClosed, sendFile } from './files';
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
  /** While this file is there the portal is closed for maintenance; it is never closed when absent. */
  readonly maintenance?: string;
}

export interface RunningHost {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a host; resolves when it listens.
 * @throws Error for a folder without a build and for a server whose address is none: later a request would end the host
 */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { port, address = '127.0.0.1', config, sources, maintenance } = options;
  const folder = resolve(options.folder);
  const upstreams = Object.entries(options.upstreams).map(
    ([path, text]) => [path, upstreamOf(text)] as const,
  );
  const policy = policyOf({ ...OWN_SOURCES, ...sources });
  const headers = { ...SAFE_HEADERS, 'Content-Security-Policy': policy };
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} 里没有构建好的门户`);
  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    const isClosed = maintenance !== undefined && existsSync(maintenance);
    const upstream = upstreams.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
    if (upstream && !isClosed) return passOn(upstream[1], request, response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isClosed && (upstream || isOfPortal(pathname))) return sendClosed(folder, response);
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

function upstreamOf(text: string): URL {
  if (/^https?:\/\/[^/]/.test(text)) return new URL(text);
  throw new Error(`后端地址要以 http:// 或 https:// 开头：${text}`);
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
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(port, address, done);
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
