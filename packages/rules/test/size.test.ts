import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import required from '../requirement-entries.json' with { type: 'json' };
import { bundled, everythingOf, sources } from './bundled';

const KIB = 1024;

const areas = [...sources.keys()];

/** A few per cent above the report's figures, so that growth is noticed and stated there. */
const ALLOWANCE = 1.08;

const report = readFileSync(new URL('../reports/sizes.md', import.meta.url), 'utf8');
const stated = new Map(
  [...report.matchAll(/\| `([a-z-]+)`\*? \| (\d+\.\d+) (?=\|)/g)].map(([, entry, kib]) => [
    `./${entry}`,
    Number(kib),
  ]),
);
const statedRequired = Number(/\| what requirements need \| ([\d.]+) \|/.exec(report)?.[1]);
const statedWhole = Number(/\| all of these together \| ([\d.]+) \|/.exec(report)?.[1]);

const NEWER_THAN_ES2022 =
  /\.(findLast|findLastIndex|fromAsync|groupBy|isWellFormed|toReversed|toSorted|toSpliced|toWellFormed|with|withResolvers)\(/g;

describe('the package', () => {
  it.each([
    ['./cart', 2],
    ['./selection', 2.25],
  ])('CART-01 the entry %s, its exact arithmetic included, has at most %f KiB', async (entry, most) => {
    const { gzip } = await bundled(everythingOf([entry]));
    expect(gzip).toBeLessThanOrEqual(most * KIB);
  });

  it('the entries for the requirements have at most 27 KiB together', async () => {
    const entries = required.map((entry) => `./${entry}`);
    expect(entries.filter((entry) => !sources.has(entry))).toEqual([]);
    const { gzip } = await bundled(everythingOf(entries));
    expect(gzip).toBeLessThanOrEqual(27 * KIB);
    expect(gzip).toBeGreaterThan((statedRequired / 1.04) * KIB);
  });

  it('states the size of each entry', () => {
    expect([...stated.keys()].sort()).toEqual([...areas].sort());
  });

  it.each([...stated])('%s has about the %f KiB that the report states', async (entry, kib) => {
    const { gzip } = await bundled(everythingOf([entry]));
    expect(gzip).toBeLessThanOrEqual(kib * KIB * ALLOWANCE + 10);
    expect(gzip).toBeGreaterThan((kib / ALLOWANCE) * KIB - 10);
  });

  it('all entries together have about what the report states', async () => {
    const { gzip } = await bundled(everythingOf(stated.keys()));
    expect(gzip).toBeLessThanOrEqual(statedWhole * KIB * 1.04);
    expect(gzip).toBeGreaterThan((statedWhole / 1.04) * KIB);
  });

  it.each(areas)('%s brings no dependency', async (area) => {
    const { inputs } = await bundled(everythingOf([area]));
    expect(inputs.filter((path) => path.includes('node_modules'))).toEqual([]);
  });

  it('an unused part of an entry costs nothing', async () => {
    const { text } = await bundled(
      "import { badgeText } from '@dealer-portal/rules/badge'; console.log(badgeText(1));",
    );
    expect(text.length).toBeLessThan(200);
    const { inputs } = await bundled(
      "import { CART_LIMIT } from '@dealer-portal/rules/cart'; console.log(CART_LIMIT);",
    );
    expect(inputs.filter((path) => path.includes('node_modules'))).toEqual([]);
  });

  it('has no method that is newer than ES2022, as its compiler checks and its README promises', async () => {
    const { text } = await bundled(everythingOf(areas));
    expect(text.match(NEWER_THAN_ES2022)).toBeNull();
    expect('[].toSorted()').toMatch(NEWER_THAN_ES2022);
  });

  it('publishes each entry as ES module and CommonJS with types of its own', () => {
    const entries = ['.', ...areas].map((entry) => {
      const file = `./dist/${entry === '.' ? 'index' : entry.slice(2)}`;
      const from = (kind: string, types: string) => ({
        types: `${file}.${types}`,
        default: `${file}.${kind}`,
      });
      return [entry, { import: from('js', 'd.ts'), require: from('cjs', 'd.cts') }];
    });
    expect(manifest.publishConfig.exports).toEqual({
      ...Object.fromEntries(entries),
      './package.json': './package.json',
    });
  });

  it('declares each entry for the module resolution node10 too', () => {
    const declarations = areas.map((entry) => [entry.slice(2), [`./dist/${entry.slice(2)}.d.cts`]]);
    expect(manifest.publishConfig.typesVersions).toEqual({ '*': Object.fromEntries(declarations) });
  });
});
