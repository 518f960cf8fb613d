/** What may be packed, and by whom. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const PREPACK = join(PACKAGE, 'scripts/prepack.mjs');
const BUILT = ['index.js', 'zod-cart.js', 'cli.js'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-prepack-'));
  const exports = {
    '.': { default: './dist/index.js' },
    './zod/*': './dist/zod-*.js',
    './package.json': './package.json',
  };
  write(
    'package.json',
    JSON.stringify({
      version: '1.2.3',
      type: 'module',
      bin: { x: './dist/cli.js' },
      publishConfig: { exports },
    }),
  );
  write('CHANGELOG.md', '# Changelog\n\n## 1.2.3\n\n- all\n');
  write('src/index.ts', '');
  for (const name of BUILT) write(`dist/${name}`, `console.log('1.2.3');`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function packed(manager = 'pnpm/12.21.0 node/v24') {
  const env = { PATH: process.env['PATH'], npm_config_user_agent: manager };
  const { status, stderr } = spawnSync(process.execPath, [PREPACK, folder], { env, encoding: 'utf8' });
  return [status, stderr.trim()];
}

describe('a package is packed', () => {
  it('when it is built, whole and told', () => {
    expect(packed()).toEqual([0, '']);
  });

  it('by pnpm alone', () => {
    expect(packed('npm/11.0.0 node/v24')).toEqual([
      1,
      expect.stringContaining('Pack this package with pnpm'),
    ]);
  });

  it.each<[string, () => void, string]>([
    ['without an entry', () => rmSync(join(folder, 'dist/index.js')), './dist/index.js is not there'],
    [
      'without any file of a pattern',
      () => rmSync(join(folder, 'dist/zod-cart.js')),
      './dist/zod-*.js is not there',
    ],
    ['not built', () => rmSync(join(folder, 'dist'), { recursive: true }), 'Run `pnpm build` first'],
    ['of another version', () => write('dist/cli.js', "console.log('1.2.2')"), 'dist is of version 1.2.2'],
    [
      'without a section in the change log',
      () => write('CHANGELOG.md', '## 1.2.2\n'),
      'has no section 1.2.3',
    ],
    [
      'with sources that are newer',
      () => utimesSync(join(folder, 'src/index.ts'), Date.now(), Date.now() / 1000 + 60),
      'dist is older than src',
    ],
  ])('not %s, and says so', (_, change, words) => {
    change();
    expect(packed()).toEqual([1, expect.stringContaining(words)]);
  });

  it('not by npm, which says why', () => {
    // The settings of the manager that runs this test are not the caller's.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name)));
    const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], {
      cwd: PACKAGE,
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('npm would leave its exports pointing at src'),
    ]);
  });
});
