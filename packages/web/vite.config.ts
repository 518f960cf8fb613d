import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ModulePreloadOptions, type Plugin } from 'vite';
import { antdStatic } from './scripts/antd-static/plugin.ts';
import { theme } from './src/app/theme.ts';
import { tokenStyles } from './src/ui/tokens.ts';

/** Its front door puts the whole form behind one name and so cannot be taken apart; inputs need its context alone. */
const PURE = /node_modules\/@rc-component\/form\//;

/** From so many pages on a module stands in one of the shared files; by itself it would be a request of each page. */
const SHARED_BY = 60;

/** What antd's frame, buttons, fields and tips need: the part of antd that home has, which is to stay light. */
const FRAME_PARTS = new RegExp(
  `/(?:node_modules|antd-static/sheets)/(?:${[
    '(antd/es/)?(_util|base|button|config-provider|empty|flex|input|locale|space|style|theme|tooltip|version)',
    // Of these the frame has only what names them: their texts and the contexts around them.
    'antd/es/(calendar/locale|color-picker/(color|util)|date-picker/locale|form/(context|hooks/useVariants|validateMessagesContext)|modal/locale)',
    'antd/es/(table/TableMeasureRowContext|time-picker/locale)',
    '@ant-design/(colors|cssinjs|cssinjs-utils|fast-color|icons|icons-svg)',
    '@rc-component/(color-picker|form/es/FormContext|input|motion|pagination/es/locale|picker/es/locale|portal|resize-observer|tooltip|trigger|util)',
    '@babel/runtime|@tanstack/(query-core|react-query)|clsx|dayjs|is-mobile|react-is',
  ].join('|')})[/.]`,
);

/** What lists share; home has none, but fields in rows. */
const LIST_PARTS =
  /\/src\/(ui\/table\/(?!entry\/|when-drawn)|ui\/(button\/print-button|page\/sticky-bar)|widgets\/report\/)/;

/** Only what is named: what it imports has a group of its own. */
const ALONE = { includeDependenciesRecursively: false };
const INITIAL = { tags: ['$initial' as const], ...ALONE };
const SHARED = { minShareCount: SHARED_BY, ...ALONE };

/** Few files: what every visit needs, and what many pages share; libraries stay in the cache over releases of the portal. */
const GROUPS = [
  { name: 'libraries', test: /node_modules/, priority: 5, ...INITIAL },
  { name: 'first', priority: 4, ...INITIAL },
  { name: 'antd-frame', test: FRAME_PARTS, priority: 3, ...SHARED },
  { name: 'antd', test: /node_modules|antd-static\/sheets/, priority: 2, ...SHARED },
  { name: 'lists', test: LIST_PARTS, priority: 1, ...SHARED },
  // A component brings its part of antd to whoever needs this file: it has one of its own.
  { name: 'shared', test: /\.ts$/, ...SHARED },
];

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
    plugins: [react(), antdStatic(theme), TOKEN_STYLES, plugin],
    resolve: { tsconfigPaths: true },
    server: { port: 4000, strictPort: true, host: '127.0.0.1', proxy },
    preview: { port: 4000, strictPort: true, host: '127.0.0.1', proxy },
    build: {
      outDir: process.env['PORTAL_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 1_200,
      manifest: true,
      modulePreload,
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        output: { codeSplitting: { groups: GROUPS } },
      },
    },
  };
});

interface FirstLoad {
  readonly plugin: Plugin;
  /** What is fetched ahead of a page: the files that the browser does not hold already. */
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
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !loaded.has(file)),
    },
  };
}
