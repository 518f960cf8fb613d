import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, string>;
};

/** `./testing/examples` becomes `dist/testing-examples`. */
function outputName(subpath: string): string {
  return subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-');
}

/** One entry, or for `./operations/*` one for each file of that folder. */
function entriesOf([subpath, source]: [string, string]): [string, string][] {
  if (!subpath.endsWith('*')) return [[outputName(subpath), source]];
  return (
    readdirSync(new URL(source.replace('*.ts', ''), import.meta.url))
      // Components that tags share are no entries.
      .filter((name) => !['index.ts', 'answers.ts', 'inputs.ts'].includes(name))
      .map((name) => name.replace('.ts', ''))
      .map((name) => [outputName(subpath.replace('*', name)), source.replace('*', name)])
  );
}

/** `./src/node/index.ts` is declared by `./declarations/dist/node/index.d.ts`. */
function declarationOf(source: string): string {
  return source.replace('./src/', './declarations/dist/').replace('.ts', '.d.ts');
}

const entries = Object.entries(exports).flatMap(entriesOf);

const COMMON: Options = {
  target: 'es2022',
  treeshake: false,
  external: [/^node:/],
};

export default defineConfig([
  {
    ...COMMON,
    entry: Object.fromEntries(entries),
    format: ['esm', 'cjs'],
    platform: 'neutral',
    // One copy of ApiError for all entries, so that `instanceof` holds.
    splitting: true,
    clean: true,
  },
  {
    ...COMMON,
    // Written before by the native compiler (`tsconfig.build.json`), for that takes a tenth of the time; here they are
    // put together. Those of modules are made of them: `scripts/declarations.ts`.
    entry: Object.fromEntries(entries.map(([name, source]) => [name, declarationOf(source)])),
    tsconfig: 'tsconfig.build.json',
    format: ['cjs'],
    platform: 'neutral',
    splitting: true,
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  {
    ...COMMON,
    // The program is never imported: one format is enough, with commander and undici inside.
    entry: { cli: './src/cli/bin.ts', 'cli-proxy': './src/cli/proxy.ts' },
    format: ['esm'],
    platform: 'node',
    splitting: false,
    // commander is CommonJS, and asks for Node's own modules in its way.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    esbuildPlugins: [
      {
        name: 'beside-the-program',
        setup: ({ onResolve }) => {
          // The checks and examples are already there, as entries of the package; only who has a proxy loads its agent.
          for (const [filter, path] of [
            [/generated\/validators\/index$/, './validators.js'],
            [/generated\/examples\/index$/, './testing-examples.js'],
            [/^\.\/proxy$/, './cli-proxy.js'],
          ] as const)
            onResolve({ filter }, () => ({ path, external: true }));
        },
      },
    ],
  },
]);
