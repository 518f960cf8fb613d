/**
 * Serves the built portal as a gateway would: files, one page for every address, and the calls passed on to the mock.
 * Vite's own preview does the same and holds 170 MB more.
 */
import { once } from 'node:events';
import { createReadStream, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';

const HOST = '127.0.0.1';
const A_YEAR = 'public, max-age=31536000, immutable';
const KINDS: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface BuildServerOptions {
  /** The folder of the build. */
  readonly folder: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Beginnings of addresses that the upstream answers. */
  readonly passedOn: readonly string[];
  /** `http://127.0.0.1:4010` */
  readonly upstream: string;
}

interface BuildServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts serving a build.
 * @throws Error when the port is taken or the folder holds no build
 */
export async function serveBuild(options: BuildServerOptions): Promise<BuildServer> {
  const { folder, port, passedOn, upstream } = options;
  if (!fileAt(folder, '/index.html')) throw new Error(`${folder} 里没有构建好的门户`);
  const server = createServer((incoming, response) => {
    const isPassedOn = passedOn.some((start) => pathOf(incoming).startsWith(start));
    if (isPassedOn) passOn(upstream, incoming, response);
    else sendFile(folder, incoming, response);
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${bound}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

interface BuiltFile {
  readonly path: string;
  readonly stats: Stats;
}

/** A file within the folder; undefined for a folder, for what is not there, and for what lies outside. */
function fileAt(folder: string, pathname: string): BuiltFile | undefined {
  const path = join(folder, decoded(pathname));
  if (!path.startsWith(folder + sep)) return undefined;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? { path, stats } : undefined;
}

/** An address in plain letters; one that cannot be read names no file. */
function decoded(pathname: string): string {
  try {
    const text = decodeURIComponent(pathname);
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}

/** A file whose name changes with its text is asked for once; a name that is not there is no such file. */
function sendFile(folder: string, incoming: IncomingMessage, response: ServerResponse): void {
  const pathname = pathOf(incoming);
  const isAsset = pathname.startsWith('/assets/');
  const file = fileAt(folder, pathname) ?? (isAsset ? undefined : fileAt(folder, '/index.html'));
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') response.writeHead(405).end();
  else if (!file) response.writeHead(404).end();
  else {
    const { path, stats } = file;
    const tag = `W/"${stats.size}-${stats.mtimeMs}"`;
    response.setHeader('ETag', tag);
    response.setHeader('Cache-Control', isAsset ? A_YEAR : 'no-cache');
    if (incoming.headers['if-none-match'] === tag) response.writeHead(304).end();
    else {
      const kind = KINDS[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': kind, 'Content-Length': stats.size });
      if (incoming.method === 'HEAD') response.end();
      else
        createReadStream(path)
          .once('error', () => response.destroy())
          .pipe(response);
    }
  }
}

/** Passes a request on and its answer back; a connection that breaks on one side is broken on the other. */
function passOn(upstream: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming;
  const outgoing = request(new URL(url ?? '/', upstream), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.once('error', () => response.destroy()).pipe(response);
  });
  outgoing.once('error', () => response.destroy());
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
