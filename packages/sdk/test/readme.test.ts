/** The README tells the figures of the last full run of the bench, and those that are exact still hold. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NODES, savedFigures } from '../bench/figures';
import { readmeWithFigures } from '../bench/measured';
import { gzip, gzippedBytes } from '../bench/sizes';
import { perCallSite } from '../bench/type-cost';
import { TABLE } from '../src/generated/table';

const REMEDY = 'run `pnpm bench:sdk --save` on Node 20, and on 24 as the README says';

it('the figures of the README are those that the bench wrote', () => {
  const { now, right } = readmeWithFigures();
  expect(now, REMEDY).toBe(right);
  expect(NODES.map((major) => savedFigures(major).node.split('.')[0])).toEqual(NODES.map(String));
});

/** A tenth of a KiB, as the README rounds. */
const NEAR = 103;

it.each(['oneOperation', 'oneValidated', 'allOperations'] as const)(
  'the size of %s is still the one of the README',
  async (program) => {
    const saved = savedFigures(20).bundles[program];
    expect(Math.abs((await gzippedBytes(program)) - saved), REMEDY).toBeLessThan(NEAR);
  },
  60_000,
);

it('so are the names and paths of all operations, and what a call costs the compiler', () => {
  const { table, instantiations } = savedFigures(20);
  const source = fileURLToPath(new URL('../src', import.meta.url));
  expect(Math.abs(gzip(TABLE) - table), REMEDY).toBeLessThan(NEAR);
  expect(Math.abs(perCallSite(source) - instantiations.call), REMEDY).toBeLessThan(0.5);
}, 180_000);
