/** The promise of the package: what an entry exports goes or changes with a major version alone. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isMajorAfter, releasedIn } from '../../sdk/scripts/api-names';
import { apiLines, goneLines, nameOf } from './made/api-lines';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json')) as { readonly version: string };

const now = apiLines();

/** The names that went or changed without a word: none of a version that may, and says so. */
function broken(
  released: ReturnType<typeof releasedIn>,
  {
    lines,
    next,
    changes,
  }: { readonly lines: readonly string[]; readonly next: string; readonly changes: string },
): readonly string[] {
  const names = [...new Set(goneLines(released.names, lines).map(nameOf))];
  if (!isMajorAfter(released.version, next)) return names;
  return names.filter((name) => !changes.includes(`\`${name}`));
}

it('CART-01 what was released is still there, or the version is a major one and its change log names it', () => {
  const [, changes = ''] = read('CHANGELOG.md').split(/^## /m);
  expect(changes.startsWith(`${version}\n`)).toBe(true);
  expect(broken(releasedIn(read('api/released.txt')), { lines: now, next: version, changes })).toEqual([]);
});

it('an export that goes, or a parameter that changes, is found', () => {
  const line = now.find((text) => text.startsWith('money readMoney: ')) ?? '';
  const released = { version: '0.2.0', names: now };
  const without = now.filter((text) => text !== line);
  const changed = [...without, line.replace('(Amount', '(Amount, number')];
  const asked = { next: '0.2.1', changes: '' };
  expect(broken(released, { ...asked, lines: now })).toEqual([]);
  expect(broken(released, { ...asked, lines: without })).toEqual(['readMoney']);
  expect(broken(released, { ...asked, lines: changed })).toEqual(['readMoney']);
  expect(broken(released, { lines: without, next: '0.3.0', changes: '' })).toEqual(['readMoney']);
  expect(broken(released, { lines: without, next: '0.3.0', changes: '`readMoney` went' })).toEqual([]);
});

it('the report has every entry, values, functions and members of types', () => {
  expect(new Set(now.map((line) => line.split(' ')[0])).size).toBeGreaterThan(60);
  expect(now).toContain('money NO_MONEY: Money');
  expect(now.length).toBeGreaterThan(1500);
});
