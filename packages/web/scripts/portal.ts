import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMock } from '@dealer-portal/openapi/mock';
import { build, createServer, type InlineConfig, type Plugin, preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const A_YEAR = 'public, max-age=31536000, immutable';

/** A file whose name changes with its text is asked for once; a name that is not there is no such file. */
const LASTING_FILES: Plugin = {
  name: 'dealer-portal:lasting-files',
  configurePreviewServer: ({ middlewares, config }) => {
    const files = resolve(config.root, config.build.outDir, 'assets');
    middlewares.use('/assets', (request, response, next) => {
      const { pathname } = new URL(request.url ?? '', 'http://portal');
      if (existsSync(join(files, pathname))) response.setHeader('Cache-Control', A_YEAR);
      next();
    });
  },
};

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
}

export interface RunningPortal {
  readonly url: string;
  readonly mockUrl: string;
  readonly close: () => Promise<void>;
}

/** Builds the portal once, quietly. */
export async function buildPortal(): Promise<void> {
  const { NODE_ENV } = process.env;
  // A test runner's own value would put React's development build into the portal.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ root, logLevel: 'warn' });
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** Starts the mock and the portal in this process; resolves when both answer. */
export async function startPortal({
  isDev = false,
  port,
  mockPort,
  now,
  world,
}: PortalOptions): Promise<RunningPortal> {
  const mock = await startMock({ port: mockPort, ...(now && { now }), ...(world && { world }) });
  const proxy = {
    '/new/api': mock.url,
    '/provider': mock.url,
    '/mock': mock.url,
    '/docs': mock.url,
  };
  const serve: InlineConfig = {
    root,
    logLevel: 'warn',
    plugins: [LASTING_FILES],
    server: { port, strictPort: port !== 0, proxy },
    preview: { port, strictPort: port !== 0, proxy },
  };
  const web = await startWeb(isDev, serve).catch(async (error: unknown) => {
    await mock.close();
    throw error;
  });
  const url = web.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://127.0.0.1:${port}`;
  await answers(`${url}/`);
  await answers(`${mock.url}/health`);
  return {
    url,
    mockUrl: mock.url,
    close: async () => {
      await web.close();
      await mock.close();
    },
  };
}

async function startWeb(isDev: boolean, serve: InlineConfig) {
  if (!isDev) return preview(serve);
  const server = await createServer(serve);
  return server.listen();
}

async function answers(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
}
