/** The nginx of this machine under the configuration of `deploy/nginx`, for tests. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningHost } from './host';

const DEPLOY = join(import.meta.dirname, '../deploy/nginx');

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface RunningNginx extends RunningHost {
  readonly log: () => string;
}

/** Writes the configuration as an operator does; @returns the folder with `portal.conf`. */
export function writeConfiguration(env: Readonly<Record<string, string>>): string {
  const target = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const { PATH = '' } = process.env;
  execFileSync('sh', [join(DEPLOY, 'configure.sh'), target], { env: { PATH, ...env }, stdio: 'pipe' });
  return target;
}

/** Starts nginx in the foreground; resolves when it answers. */
export async function startNginx(env: Readonly<Record<string, string>>): Promise<RunningNginx> {
  const port = await freePort();
  const log = join(mkdtempSync(join(tmpdir(), 'portal-log-')), 'access.log');
  const target = writeConfiguration({ ...env, PORTAL_PORT: `127.0.0.1:${port}`, PORTAL_ACCESS_LOG: log });
  const conf = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8').replace(
    / \/tmp\/(portal\/)?/g,
    ` ${target}/`,
  );
  writeFileSync(join(target, 'nginx.conf'), conf);
  // Under root its workers would be a user who cannot read the folders of a test.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn('nginx', ['-c', join(target, 'nginx.conf'), '-g', `daemon off;${user}`], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    log: () => readFileSync(log, 'utf8'),
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(target, { recursive: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

const PATIENCE_MS = 10_000;

async function answers(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const isThere = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start');
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
