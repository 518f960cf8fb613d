/** The failure matrix against the packed package: the same cases, with what strangers import in place of the source. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { runCommand } from './run-command';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

const { name, exports } = JSON.parse(readFileSync(path('package.json'), 'utf8')) as {
  name: string;
  exports: Record<string, string>;
};

/** `../../src/node/index` of the cases is `@dealer-portal/sdk/node` of the project. */
const fromPackage: Plugin = {
  name: 'from-package',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/src\// }, ({ path: source }) => {
      const file = source.replace(/^.*\/src\//, './src/');
      const [entry] = Object.entries(exports).find(([, value]) => value === `${file}.ts`) ?? [];
      if (!entry) throw new Error(`The package exports no ${file}`);
      return { path: name + entry.slice(1), external: true };
    }),
};

/** @throws naming the cases whose outcome is another */
export async function packedMatrix(project: string): Promise<string> {
  await build({
    entryPoints: [path('test/matrix/in-node.ts')],
    outfile: join(project, 'matrix.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    plugins: [fromPackage],
  });
  return runCommand(process.execPath, ['matrix.mjs'], { cwd: project });
}
