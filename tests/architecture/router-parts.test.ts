import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { UNUSED_EXPORTS, withoutUnusedParts } from '@dealer-portal/web/router-parts';
import { expect, it } from 'vitest';
import { readSource, sources } from './sources';

const ROUTER_IMPORT = /import \{([^}]*)\} from 'react-router(?:\/dom)?'/g;

const pages = sources.filter((path) => path.startsWith('packages/web/src/'));

/** The file of React Router's production build that holds the router. */
function routerFile(): string {
  const { resolve } = createRequire(new URL('../../packages/web/package.json', import.meta.url));
  const folder = `${dirname(resolve('react-router'))}/../production`;
  const router = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .find((code) => code.includes('function createRouter('));
  if (router === undefined) throw new Error(`${folder} has no createRouter`);
  return router;
}

it('no page uses a part of React Router that the build leaves out', () => {
  const imported = pages.flatMap((path) =>
    [...readSource(path).matchAll(ROUTER_IMPORT)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  expect(imported).toContain('Link');
  expect(imported.filter((name) => UNUSED_EXPORTS.has(name))).toEqual([]);
  expect(pages.filter((path) => /<(?:Nav)?Link\b[^>]*\sprefetch=/.test(readSource(path)))).toEqual([]);
});

it('the build leaves functions of React Router out, and says which one it misses after a new release', () => {
  const router = routerFile();
  expect(withoutUnusedParts(router).length).toBeLessThan(router.length - 30_000);
  expect(() => withoutUnusedParts('function createRouter() {}')).toThrow('React Router has no function');
});
