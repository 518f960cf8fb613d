import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';

/** Builds the bench page as the portal is built, into a folder of its own, and serves it. */
export async function serveBench(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-page-'));
  const config: InlineConfig = {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
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
