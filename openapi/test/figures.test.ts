import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUNDLE_FILE } from '../scripts/bundled';
import { figures, table } from '../scripts/figures-table';
import { withFigures } from '../scripts/written';

const bundle = JSON.parse(readFileSync(BUNDLE_FILE, 'utf8'));
const counted = new Map(figures(bundle));
const count = (...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (counted.get(name) ?? 0), 0);

describe('CAT-03 honest figures', () => {
  it('replace the table that stands in the README, and nothing else', () => {
    const readme = '# A\n\n<!-- figures -->\n| old |\n<!-- /figures -->\n\nB\n';
    const text = withFigures(readme, bundle);
    expect(text).toContain(table([...counted]));
    expect(text).not.toContain('old');
    expect([text.startsWith('# A\n\n<!-- figures -->\n'), text.endsWith('<!-- /figures -->\n\nB\n')]).toEqual(
      [true, true],
    );
  });

  it('every operation is counted once in each group', () => {
    const all = count('operations');
    expect(
      count('method and path stated', 'method inferred', 'path inferred', 'method and path inferred'),
    ).toBe(all);
    expect(count('input stated', 'input stated in part', 'input assumed', 'no input')).toBe(all);
    expect(count('answer stated', 'answer assumed', 'answer unknown')).toBe(all);
    expect(count('read', 'write')).toBe(all);
  });
});
