import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUNDLE_FILE, bundled } from '../scripts/bundled';

describe('CAT-03 the committed bundle', () => {
  it('is what the sources give, at another time the same', () => {
    expect(readFileSync(BUNDLE_FILE, 'utf8') === bundled(), 'run "pnpm generate"').toBe(true);
  }, 30_000);
});
