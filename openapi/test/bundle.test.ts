import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { written } from '../scripts/written';

describe('CAT-03 what is written from the sources', () => {
  it('is what is committed: bundle, ids of the operations, figures of the README', () => {
    const stale = [...written()].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
    expect(
      stale.map(([file]) => file),
      'run "pnpm generate"',
    ).toEqual([]);
  }, 30_000);
});
