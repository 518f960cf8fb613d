/** The command as a program of its own, as `tsup` builds it but quicker. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const CLI = fileURLToPath(new URL('../src/cli', import.meta.url));
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/**
 * Writes `bin.mjs` and its parts into a folder.
 * @param external packages that stay outside, where the folder has none
 */
export async function buildCommand(folder: string, external: string[] = []): Promise<string> {
  await build({
    entryPoints: [join(CLI, 'bin.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    banner: { js: REQUIRE },
    external,
    logLevel: 'error',
  });
  return join(folder, 'bin.mjs');
}
