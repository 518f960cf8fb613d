/** The contents of the tarball: nothing is missing or there twice, and each independent module loads alone. */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command';

const MOST_BYTES = 2.5e6;
const NEEDED = [
  'LICENSE',
  'README.md',
  'docs/results.md',
  'CHANGELOG.md',
  'reference/api.md',
  'dist/cli.js',
  'dist/cli-proxy.js',
  'dist/index.d.cts',
];
/** Entries that need no other package. */
const ALONE = [
  '.',
  './operations',
  './operations/all',
  './validators',
  './validation',
  './node',
  './testing',
];

/** @throws naming what the tarball lacks or holds twice */
export function contents(tarball: string, home: string): string {
  const { size } = statSync(tarball);
  if (size > MOST_BYTES) throw new Error(`${size} bytes`);
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(home, name)).isFile(),
  );
  const missing = NEEDED.filter((name) => !files.includes(name));
  if (missing.length > 0) throw new Error(`The package lacks ${missing.join(', ')}`);
  // The program is one file, and what two files hold is written once: declarations of TanStack's classes alone are two.
  const others = files.filter((name) => !/^dist\/query\.d\.c?ts$/.test(name));
  const texts = others.map((name) => readFileSync(join(home, name), 'latin1'));
  const twice = others.filter((_, at) => texts.indexOf(texts[at] ?? '') !== at);
  if (twice.length > 0 || files.includes('dist/cli.cjs'))
    throw new Error(`Twice in the package: ${twice.join(', ') || 'the program'}`);
  return `${(size / 1e6).toFixed(2)} MB, ${files.length} files`;
}

/** Loads what needs no other package in a folder where there is none, in both formats. */
export async function alone(folder: string, tarball: string): Promise<string> {
  const project = join(folder, 'alone');
  const home = join(project, 'node_modules', '@dealer-portal', 'sdk');
  mkdirSync(home, { recursive: true });
  await runCommand('tar', ['xzf', tarball, '-C', home, '--strip-components=1'], { cwd: project });
  const names = ALONE.map((entry) => JSON.stringify(`@dealer-portal/sdk${entry.slice(1)}`));
  const imports = names.map((name) => `await import(${name});`).join(' ');
  const requires = names.map((name) => `require(${name});`).join(' ');
  await runCommand(process.execPath, ['--input-type=module', '-e', imports], { cwd: project });
  await runCommand(process.execPath, ['--input-type=commonjs', '-e', requires], { cwd: project });
  return `${ALONE.length} entries`;
}
