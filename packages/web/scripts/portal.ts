import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMock } from '@dealer-portal/openapi/mock';
import { outDirOf } from '../build/out-dir';
import { startHost } from '../host/host';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the mock answers of the portal's addresses. */
const MOCK_ADDRESSES = ['/new/api', '/provider', '/mock', '/docs'];

export interface PortalOptions {
  /** Serve the sources with hot reload instead of a build. */
  readonly isDev?: boolean;
  /** Port of the portal; 0 takes any free one. */
  readonly port: number;
  /** Port of the mock server; 0 takes any free one. */
  readonly mockPort: number;
  /** The time of the mock; the machine's when absent. */
  readonly now?: () => Date;
  /** The world of the mock: that of the examples when absent. */
  readonly world?: 'real' | 'small';
  /** What serves the build: Node's host when absent. nginx takes any free port. */
  readonly host?: 'node' | 'nginx';
}

export interface RunningPortal {
  readonly url: string;
  readonly mockUrl: string;
  readonly close: () => Promise<void>;
}

/** Builds the portal once, quietly, in a process that ends: what a build needs of memory is free again afterwards. */
export async function buildPortal(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    // A test runner's own value would put React's development build into the portal.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('门户构建失败，原因见上文');
}

/** Starts the mock and the portal in this process; resolves when both answer. */
export async function startPortal({
  isDev = false,
  port,
  mockPort,
  now,
  world,
  host = 'node',
}: PortalOptions): Promise<RunningPortal> {
  const mock = await startMock({ port: mockPort, ...(now && { now }), ...(world && { world }) });
  const start = isDev ? startSources : STARTS[host];
  const web = await start(port, mock.url).catch(async (error: unknown) => {
    await mock.close();
    throw error;
  });
  await answers(`${web.url}/`);
  await answers(`${mock.url}/health`);
  return {
    url: web.url,
    mockUrl: mock.url,
    close: async () => {
      await web.close();
      await mock.close();
    },
  };
}

const passedOn = (upstream: string) => Object.fromEntries(MOCK_ADDRESSES.map((start) => [start, upstream]));

const startBuild = (port: number, upstream: string) =>
  startHost({
    folder: outDirOf(process.env),
    port,
    upstreams: passedOn(upstream),
  });

/** The build behind the nginx of this machine, under the configuration of `deploy/nginx`. */
async function startBuildInNginx(_port: number, upstream: string) {
  const { startNginx } = await import('../host/nginx'); // for tests alone
  const others = MOCK_ADDRESSES.filter((path) => path !== '/new/api');
  return startNginx({
    PORTAL_ROOT: outDirOf(process.env),
    PORTAL_API: upstream,
    PORTAL_PROXIES: others.map((path) => `${path}=${upstream}`).join(' '),
  });
}

const STARTS = { node: startBuild, nginx: startBuildInNginx };

async function startSources(port: number, upstream: string) {
  const { createServer } = await import('vite'); // a built portal needs none of it
  const server = await createServer({
    root,
    logLevel: 'warn',
    server: { port, strictPort: port !== 0, proxy: passedOn(upstream) },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://127.0.0.1:${port}`;
  return { url, close: () => server.close() };
}

async function answers(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
}
