/** Runs a program of this folder as its own process, bundled, so that flags of Node can be set and nothing else is loaded. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const FLAGS = ['--expose-gc', '--max-semi-space-size=512', '--min-semi-space-size=512'];

/** Bundles a module of this package to a temporary file and hands its path to `use`. */
export async function withBundle<T>(entry: string, use: (path: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-bench-'));
  const outfile = join(folder, 'program.mjs');
  try {
    await build({
      entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    });
    return await use(outfile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns what the program writes, parsed */
export function outputOf<T>(entry: string, args: readonly string[]): Promise<T> {
  return withBundle(entry, (path) => {
    const text = execFileSync(process.execPath, [...FLAGS, path, ...args], { encoding: 'utf8' });
    return JSON.parse(text) as T; // the program is ours
  });
}

/** The modules of the published package: one file for each entry, with their shared modules. */
export async function withBuilt<T>(use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-built-'));
  const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
  try {
    await build({
      entryPoints: {
        index: source('index.ts'),
        'operations-all': source('all-operations.ts'),
        validators: source('generated/validators/index.ts'),
      },
      outdir: folder,
      bundle: true,
      splitting: true,
      minifyWhitespace: true,
      platform: 'neutral',
      format: 'esm',
      logLevel: 'error',
    });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
