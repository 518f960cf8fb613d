import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module by which Vite asks for the files of an `import()`. */
const HELPER = '\0vite/preload-helper.js';

const LOADER = join(import.meta.dirname, '../src/platform/browser/load-code.ts');

/** Puts the portal's own loader in the place of Vite's, which cannot ask again for a file that did not come. */
export const CODE_LOADER: Plugin = {
  name: 'dealer-portal:code-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { loadCode as __vitePreload } from ${JSON.stringify(LOADER)};` : undefined,
};
