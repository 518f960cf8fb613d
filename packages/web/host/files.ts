import { createReadStream, readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { ASKED_AGAIN, CLOSED_SECONDS, KEPT_FOREVER, NEVER_KEPT } from './limits';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The compressed forms that a build may bring beside its files, the smaller first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface FileRequest {
  readonly folder: string;
  readonly pathname: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Sends a file of the build, or index.html for an address of the portal. What must be a file and is none (`/assets/…`, a
 * name of one part with an ending) is not there: a page in the place of a script would be kept as one.
 */
export function sendFile({ folder, pathname, request, response }: FileRequest): void {
  const path = join(folder, pathname);
  const isInside = path.startsWith(folder + sep) && !/(^|\/)\./.test(pathname);
  const isFile = isInside && statOf(path)?.isFile() === true;
  if (!isFile && (!isOfPortal(pathname) || !isInside)) {
    response.writeHead(404, { 'Content-Type': TYPES['.txt'], 'Cache-Control': NEVER_KEPT });
    response.end('Not Found\n');
    return;
  }
  const file = isFile ? path : join(folder, 'index.html');
  const { headers, chosen } = chosenForm(file, request);
  const caching = cachingOf(isFile ? pathname : '/index.html');
  const stats = statOf(chosen);
  if (!stats) {
    response.writeHead(404, { 'Cache-Control': NEVER_KEPT }).end();
    return;
  }
  const tag = `"${stats.size.toString(16)}-${Math.floor(stats.mtimeMs).toString(16)}"`;
  const all = { ...headers, 'Cache-Control': caching, ...(caching !== NEVER_KEPT && { ETag: tag }) };
  if (caching !== NEVER_KEPT && request.headers['if-none-match'] === tag) {
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(200, { ...all, 'Content-Length': stats.size });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(chosen)
      .on('error', () => response.destroy())
      .pipe(response);
}

/**
 * Whether an address is one of the portal's pages, and none of a file (`/assets/…`, a name of one part with an ending):
 * `/bigorder/mall_list.json` is a page, and so is that of a product whose code has a dot (ROUTE-01). An address that begins
 * with two separators is none of a file: the portal puts it right (AUTH-02).
 */
export function isOfPortal(pathname: string): boolean {
  const isFileName = /^\/[^\\/\s][^/]*\.[A-Za-z0-9]+$/.test(pathname);
  return !pathname.startsWith('/assets/') && !isFileName && pathname !== '/healthz';
}

/** Says that the portal is closed for maintenance: a page that needs nothing but its own sheet. */
export function sendClosed(folder: string, response: ServerResponse): void {
  const page = statOf(join(folder, 'maintenance.html'))?.isFile()
    ? readFileSync(join(folder, 'maintenance.html'))
    : 'Service Unavailable\n';
  response.writeHead(503, {
    'Content-Type': TYPES['.html'],
    'Cache-Control': NEVER_KEPT,
    'Retry-After': CLOSED_SECONDS,
  });
  response.end(page);
}

function cachingOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return KEPT_FOREVER;
  return pathname === '/index.html' ? NEVER_KEPT : ASKED_AGAIN;
}

function chosenForm(file: string, request: IncomingMessage) {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const found = ENCODINGS.find(
    ([name, ending]) => new RegExp(`\\b${name}\\b`).test(accepted) && statOf(file + ending)?.isFile(),
  );
  const vary = ENCODINGS.some(([, ending]) => statOf(file + ending)) ? { Vary: 'Accept-Encoding' } : {};
  return {
    chosen: found ? file + found[1] : file,
    headers: { 'Content-Type': type, ...vary, ...(found && { 'Content-Encoding': found[0] }) },
  };
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // a name that no file can have
  }
}
