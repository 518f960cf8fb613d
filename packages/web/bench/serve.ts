import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';

/** The stage of the components, and two floors: a table of plain elements and antd's, each in a bare frame. */
const PAGES = ['index.html', 'plain.html', 'antd.html'];

/** Builds the bench pages as the portal is built, into a folder of their own, and serves them. */
export async function serveBench(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-page-'));
  const config: InlineConfig = {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: PAGES.map((page) => join(import.meta.dirname, page)) },
    },
    preview: { port: 0, host: '127.0.0.1' },
  };
  await build(config);
  const server = await preview(config);
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return {
    url,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
