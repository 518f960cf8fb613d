/** A small build and a backend, before which a host is tried: the same promises for Node's server and for nginx. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The script of the small build, with its forms. */
export const SCRIPT = `console.log('${'一'.repeat(600)}');`;

export interface Ground {
  readonly folder: string;
  readonly backend: string;
  /** What the backend was asked, newest last. */
  readonly asked: readonly { readonly url: string; readonly token: string; readonly bytes: number }[];
  readonly end: () => Promise<void>;
}

/** Lays out a build of four files and starts a backend that answers every call. */
export async function layGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-host-'));
  const write = (path: string, text: string | Buffer) => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, 'assets'));
  write('index.html', '<!doctype html><title>门户</title>');
  write('config.json', '{}');
  write('maintenance.html', '<!doctype html><title>系统维护中</title>');
  write('version.json', '{"version":"1","commit":"abc"}');
  write('assets/index-1a2b.js', SCRIPT);
  write('assets/index-1a2b.js.gz', gzipSync(SCRIPT));
  write('assets/index-1a2b.js.br', brotliCompressSync(SCRIPT));
  // What lies beside a build is served to nobody.
  const beside = `${folder}-facts`;
  mkdirSync(beside);
  writeFileSync(join(beside, 'manifest.json'), '{"secret":1}');
  const asked: { url: string; token: string; bytes: number }[] = [];
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    asked.push({ url: request.url ?? '', token: request.headers.authorization ?? '', bytes });
    response.writeHead(200, { 'Content-Type': 'application/json', 'X-Request-Id': 'r-1' });
    response.end('{"code":"1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    folder,
    backend: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const path of [folder, beside]) rmSync(path, { recursive: true });
    },
  };
}
