import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ModulePreloadOptions, type Plugin } from 'vite';
import { antdStatic } from './scripts/antd-static/plugin.ts';
import { CHUNK_GROUPS, chunkFileNames } from './scripts/chunks/chunk-groups.ts';
import { CODE_LOADER } from './scripts/chunks/code-loader.ts';
import { OWN_CODE } from './scripts/chunks/own-code.ts';
import { PRODUCTION_ROUTER } from './scripts/production-router.ts';
import { theme } from './src/app/theme.ts';
import { tokenStyles } from './src/ui/tokens.ts';

/**
 * Its front door puts the complete form behind one name and so cannot be taken apart; inputs need its context alone.
 */
const PURE = /node_modules\/@rc-component\/form\//;

/** The tokens stand in the page before any sheet that uses them. */
const TOKEN_STYLES: Plugin = {
  name: 'dealer-portal:token-styles',
  transformIndexHtml: () => [
    { tag: 'style', attrs: { id: 'tokens' }, children: tokenStyles(), injectTo: 'head-prepend' },
  ],
};

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'MOCK_');
  const mock = process.env['MOCK_URL'] ?? env['MOCK_URL'] ?? 'http://127.0.0.1:4010';
  const proxy = { '/new/api': mock, '/provider': mock, '/mock': mock };
  const { plugin, modulePreload } = firstLoad();
  return {
    // The worker of files fetches the reader of workbooks when one comes.
    worker: { format: 'es' },
    plugins: [CODE_LOADER, PRODUCTION_ROUTER, react(), antdStatic(theme), TOKEN_STYLES, OWN_CODE, plugin],
    resolve: { tsconfigPaths: true },
    server: { port: 4000, strictPort: true, host: '127.0.0.1', proxy },
    // An answer that varies by origin would be fetched once more when it is imported.
    preview: { port: 4000, strictPort: true, host: '127.0.0.1', proxy, cors: false },
    build: {
      outDir: process.env['PORTAL_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 1_200,
      manifest: true,
      modulePreload,
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        output: { codeSplitting: { groups: CHUNK_GROUPS }, chunkFileNames },
      },
    },
  };
});

interface FirstLoad {
  readonly plugin: Plugin;
  /** The files fetched ahead of a page: those that the browser does not hold already. */
  readonly modulePreload: ModulePreloadOptions;
}

/**
 * Knows the files that every visit has loaded before any page opens: the entry and what it imports. Named again for
 * each of the 300 pages, they were a third of the route table.
 */
function firstLoad(): FirstLoad {
  const loaded = new Set<string>();
  const plugin: Plugin = {
    name: 'dealer-portal:first-load',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        loaded.clear();
        const add = (file: string): void => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || loaded.has(file)) return;
          loaded.add(file);
          for (const item of chunk.imports) add(item);
        };
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) add(file);
        }
      },
    },
  };
  return {
    plugin,
    modulePreload: {
      polyfill: false,
      // Vite leaves out the page itself where it needs no other file.
      resolveDependencies: (page, files, { hostType }) =>
        hostType === 'html' ? files : [...new Set([page, ...files])].filter((file) => !loaded.has(file)),
    },
  };
}
