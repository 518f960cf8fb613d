import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, string>;
};

/** `./testing/examples` becomes `dist/testing-examples`. */
function outputName(subpath: string): string {
  return subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-');
}

const entries = Object.entries(exports).map(([subpath, source]) => [outputName(subpath), source] as const);

export default defineConfig({
  entry: { ...Object.fromEntries(entries), cli: './src/cli/bin.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // One copy of ApiError for all entries, so that `instanceof` holds.
  splitting: true,
  treeshake: false,
  clean: true,
  external: [/^node:/],
  dts: { entry: Object.fromEntries(entries), compilerOptions: { ignoreDeprecations: '6.0' } },
});
