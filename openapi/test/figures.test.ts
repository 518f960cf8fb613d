import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUNDLE_FILE } from '../scripts/bundled';
import { figures, table } from '../scripts/figures-table';
import { ROOT } from '../scripts/redocly';

const counted = new Map(figures(JSON.parse(readFileSync(BUNDLE_FILE, 'utf8'))));
const count = (...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (counted.get(name) ?? 0), 0);

/** The formatter pads a table's columns; only what stands in them counts. */
const unaligned = (text: string): string => text.replaceAll(/[ -]+/g, '');

describe('CAT-03 honest figures', () => {
  it('the README has those of the bundle', () => {
    const readme = readFileSync(`${ROOT}/README.md`, 'utf8');
    expect(unaligned(readme)).toContain(unaligned(table([...counted])));
  });

  it('every operation is counted once in each group', () => {
    const all = count('operations');
    expect(
      count('method and path stated', 'method inferred', 'path inferred', 'method and path inferred'),
    ).toBe(all);
    expect(count('answer stated', 'answer assumed', 'answer unknown')).toBe(all);
    expect(count('read', 'write')).toBe(all);
  });
});
