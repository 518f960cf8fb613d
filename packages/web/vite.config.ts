import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { antdStatic } from './build/antd-static/index.ts';
import { NAMED_WIDTHS } from './build/breakpoints.ts';
import { BROWSER_TARGETS } from './build/browsers.ts';
import { CHUNK_GROUPS, chunkFileNames } from './build/chunks/index.ts';
import { CODE_LOADER } from './build/code-loader.ts';
import { buildFacts } from './build/facts.ts';
import { firstLoad } from './build/first-load.ts';
import { LICENCES } from './build/licences.ts';
import { OUT_DIR } from './build/out-dir.ts';
import { OWN_CODE } from './build/own-code.ts';
import { PRODUCTION_ROUTER } from './build/production-router.ts';
import { RELEASE } from './build/release.ts';
import { RUN_TIME_SHEETS } from './build/run-time-sheets.ts';
import { TOKEN_STYLES } from './build/token-styles.ts';
import { theme } from './src/app/theme.ts';

/** Of the workers, too. */
const ZIP_IN_PLACE = fileURLToPath(new URL('build/zip-in-place.ts', import.meta.url));

/**
 * Its front door puts the complete form behind one name and so cannot be taken apart; inputs need its context alone.
 */
const PURE = /node_modules\/@rc-component\/form\//;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'MOCK_');
  const mock = process.env['MOCK_URL'] ?? env['MOCK_URL'] ?? 'http://127.0.0.1:4010';
  const proxy = { '/new/api': mock, '/provider': mock, '/mock': mock };
  const { plugin, modulePreload } = firstLoad();
  return {
    // The worker of files fetches the reader of workbooks when one comes.
    worker: { format: 'es' },
    plugins: [
      CODE_LOADER,
      PRODUCTION_ROUTER,
      react(),
      antdStatic(theme),
      NAMED_WIDTHS,
      TOKEN_STYLES,
      RUN_TIME_SHEETS,
      OWN_CODE,
      RELEASE,
      LICENCES,
      plugin,
      buildFacts(),
    ],
    resolve: { tsconfigPaths: true, alias: [{ find: /^fflate$/, replacement: ZIP_IN_PLACE }] },
    server: { port: 4000, strictPort: true, host: '127.0.0.1', proxy },
    // An answer that varies by origin would be fetched once more when it is imported.
    preview: { port: 4000, strictPort: true, host: '127.0.0.1', proxy, cors: false },
    build: {
      outDir: OUT_DIR,
      emptyOutDir: true,
      target: BROWSER_TARGETS,
      chunkSizeWarningLimit: 1_200,
      manifest: true,
      // Built apart on request: no script names its map, and none is served.
      sourcemap: process.env['PORTAL_SOURCE_MAPS'] ? 'hidden' : false,
      modulePreload,
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        output: { codeSplitting: { groups: CHUNK_GROUPS }, chunkFileNames },
      },
    },
  };
});
