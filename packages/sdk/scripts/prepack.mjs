/**
 * Refuses, in words, to pack what nobody could use. `node scripts/prepack.mjs [folder]`; the manager of packages runs it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';
const inFolder = (path) => join(folder, path);
const problems = /^pnpm\//.test(process.env['npm_config_user_agent'] ?? '')
  ? problemsOf(JSON.parse(readFileSync(inFolder('package.json'), 'utf8')))
  : [
      // Only pnpm writes `publishConfig.exports` and the versions of `catalog:` and `workspace:` into what is packed.
      'Pack this package with pnpm: `pnpm pack` or `pnpm publish`. npm would leave its exports pointing at src, and `catalog:` as a version.',
    ];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function problemsOf({ version, bin, publishConfig }) {
  const built = [...leaves(publishConfig.exports), ...Object.values(bin)];
  const missing = [...new Set(built)].filter((path) => !isThere(path));
  if (missing.length > 0) return [`Run \`pnpm build\` first: ${missing.join(', ')} is not there.`];
  const builtVersion = execFileSync(process.execPath, [inFolder('dist/cli.js'), '--version'], {
    encoding: 'utf8',
  }).trim();
  const isStale = newest('src') > newest('dist');
  const isLogged = readFileSync(inFolder('CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`);
  return [
    ...(isStale ? ['Run `pnpm build` first: dist is older than src.'] : []),
    ...(builtVersion === version ? [] : [`dist is of version ${builtVersion}, the package of ${version}.`]),
    ...(isLogged ? [] : [`CHANGELOG.md has no section ${version}.`]),
  ];
}

/** The files that conditions of exports lead to. */
function leaves(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves);
}

/** Whether a file is there; for a pattern, one file at least. */
function isThere(path) {
  if (!path.includes('*')) return existsSync(inFolder(path));
  const [start, end] = path.replace('./dist/', '').split('*');
  const names = existsSync(inFolder('dist')) ? readdirSync(inFolder('dist')) : [];
  return names.some((name) => name.startsWith(start) && name.endsWith(end));
}

/** When a folder was changed last; tests are not built. */
function newest(path) {
  const names = readdirSync(inFolder(path), { recursive: true }).filter((name) => !name.endsWith('.test.ts'));
  return Math.max(...names.map((name) => statSync(inFolder(join(path, name))).mtimeMs));
}
