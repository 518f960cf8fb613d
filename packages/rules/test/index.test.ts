/** The root entry holds every entry, and a name that two entries use says which is meant. */
import { expect, it } from 'vitest';
import * as index from '../src';
import { bundled, sources } from './bundled';

type Exports = Readonly<Record<string, unknown>>;

async function exportsOf(source: string): Promise<Exports> {
  return await import(new URL(`../${source}`, import.meta.url).href);
}

const entries = await Promise.all(
  [...sources].map(async ([entry, source]) => ({ entry: entry.slice(2), exports: await exportsOf(source) })),
);

/** `menu` and `PageState`: `menuPageState`. */
function nameWithEntry(entry: string, name: string): string {
  return `${entry}-${name[0]}`.replace(/-(.)/g, (_, first: string) => first.toUpperCase()) + name.slice(1);
}

it('CART-01 the root has every export of every entry, under its name or with its entry in front', () => {
  const root: Exports = index;
  const missing = entries.flatMap(({ entry, exports }) =>
    Object.entries(exports).flatMap(([name, value]) =>
      root[name] === value || root[nameWithEntry(entry, name)] === value ? [] : [`${entry}/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('the root has nothing of its own', () => {
  const known = new Set(
    entries.flatMap(({ entry, exports }) =>
      Object.keys(exports).flatMap((name) => [name, nameWithEntry(entry, name)]),
    ),
  );
  expect(Object.keys(index).filter((name) => !known.has(name))).toEqual([]);
});

/** One of each group. */
const FUNCTIONS = [
  ['calculator', 'calculate'],
  ['order-list', 'orderButtons'],
  ['runway', 'whatIf'],
  ['identity', 'isIdentityCard'],
  ['paste', 'pastedNumber'],
  ['money', 'formatMoney'],
] as const;

it.each(FUNCTIONS)('CART-01 from the root, %s/%s costs what it costs from its entry', async (entry, name) => {
  const sizeFrom = async (path: string) =>
    (await bundled(`import { ${name} } from '${path}'; console.log(${name});`)).gzip;
  const alone = await sizeFrom(`@dealer-portal/rules/${entry}`);
  expect(await sizeFrom('@dealer-portal/rules')).toBeLessThanOrEqual(1.05 * alone);
});
