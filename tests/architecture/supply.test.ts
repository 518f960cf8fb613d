/** What is handed on with the portal: packages of others under licences that allow it, as they were published, and no secret. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { shippedPackages } from '../../packages/web/build/licences';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** They ask for their notice in all copies, and for nothing else. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];

it('a package under a licence that forbids handing it on does not reach a browser', () => {
  const packages = shippedPackages();
  expect(packages.length).toBeGreaterThan(40);
  expect(packages.filter(({ licence }) => !ALLOWED.includes(licence))).toEqual([]);
});

/** The workspace's, and those of tools with an install of their own. */
const LOCKFILES = execFileSync('git', ['ls-files', '--', '*pnpm-lock.yaml'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

it('a lockfile of an install is looked at, and none of another program is there', () => {
  expect(LOCKFILES).toContain('pnpm-lock.yaml');
  expect(LOCKFILES).toContain('tests/package-tools/pnpm-lock.yaml');
  const others = ['*package-lock.json', '*yarn.lock', '*bun.lock', '*bun.lockb', '*npm-shrinkwrap.json'];
  expect(execFileSync('git', ['ls-files', '--', ...others], { cwd: ROOT, encoding: 'utf8' })).toBe('');
});

it.each(LOCKFILES)(
  'every package is installed as it was published: %s with a host, a tarball, a repository or no checksum is refused',
  (file) => {
    const lock = readFileSync(`${ROOT}${file}`, 'utf8');
    const resolutions = lock.match(/resolution:.*/g) ?? [];
    expect(resolutions.length).toBeGreaterThan(10);
    const isPublished = /^resolution: \{integrity: sha512-[\w+/=]+\}$/;
    expect(resolutions.filter((text) => !isPublished.test(text))).toEqual([]);
    expect(lock.match(/.*(?:\w:\/\/|tarball:).*/g) ?? []).toEqual([]);
  },
);

interface Lock {
  readonly importers: Readonly<Record<string, Readonly<Record<string, Links>>>>;
  readonly packages: Readonly<
    Record<string, Readonly<Record<'os' | 'cpu' | 'libc', readonly string[] | undefined>>>
  >;
  readonly snapshots: Readonly<
    Record<string, { readonly dependencies?: Links; readonly optionalDependencies?: Links }>
  >;
}
type Links = Readonly<Record<string, string | { readonly version: string }>>;

/** The installed packages; one that has other peers is installed once more. What is for other machines is left out. */
function installedPackages({ importers, packages, snapshots }: Lock): ReadonlySet<string> {
  const isForOthers = (key: string) => {
    const { os = ['linux'], cpu = ['x64'], libc = ['glibc'] } = packages[key.replace(/\(.*/, '')] ?? {};
    return !os.includes('linux') || !cpu.includes('x64') || !libc.includes('glibc');
  };
  const installed = new Set<string>();
  const add = (links: Links = {}) => {
    for (const [name, link] of Object.entries(links)) {
      const version = typeof link === 'string' ? link : link.version;
      // An alias is written with the package's own name.
      const key = version in snapshots ? version : `${name}@${version}`;
      if (version.startsWith('link:') || installed.has(key) || isForOthers(key)) continue;
      installed.add(key);
      add(snapshots[key]?.dependencies);
      add(snapshots[key]?.optionalDependencies);
    }
  };
  for (const importer of Object.values(importers)) for (const links of Object.values(importer)) add(links);
  return installed;
}

/** 619 were installed on 2026-11-28; a budget has slack, for an update may bring a few. */
const MOST_PACKAGES = 640;

it(`the workspace installs at most ${MOST_PACKAGES} packages: what only one command needs has an install of its own`, () => {
  const { size } = installedPackages(parse(readFileSync(`${ROOT}pnpm-lock.yaml`, 'utf8')) as Lock);
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThanOrEqual(MOST_PACKAGES);
});

/** What a key or a password of a real system looks like. */
const SECRETS = [
  /-----BEGIN (?:RSA |EC |OPENSSH |)PRIVATE KEY-----\s*\n[A-Za-z0-9+/=]{40}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[baprs]-[A-Za-z0-9-]{20,}/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /(?:password|secret|token)\s*[:=]\s*['"][A-Za-z0-9+/]{40,}['"]/i,
];

it('no key and no token of a real system is kept in the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => /\.(ts|tsx|js|mjs|json|ya?ml|md|html|tsv|sh|env|template|conf)$/.test(file));
  expect(files.length).toBeGreaterThan(2_000);
  const found = files.flatMap((file) => {
    const text = readFileSync(`${ROOT}${file}`, 'utf8');
    return SECRETS.filter((secret) => secret.test(text)).map((secret) => `${file}: ${secret.source}`);
  });
  expect(found).toEqual([]);
});
