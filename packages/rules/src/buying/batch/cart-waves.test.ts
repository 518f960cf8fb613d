import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartWaves } from './cart-waves';

const items = (count: number, group = 'a') => Array.from({ length: count }, (_, at) => `${group}${at}`);
const sizes = (waves: string[][]) => waves.map((wave) => wave.length);
const byLetter = (item: string) => item.charAt(0);

it.each([
  [0, []],
  [1, [1]],
  [20, [20]],
  [21, [20, 1]],
  [57, [20, 20, 17]],
])('%i products are packed into waves of %j', (count, expected) => {
  expect(sizes(cartWaves(items(count)))).toEqual(expected);
});

it('a group stays together where it fits', () => {
  const waves = cartWaves([...items(12, 'a'), ...items(9, 'b'), ...items(8, 'c')], byLetter);
  expect(waves.map((wave) => [...new Set(wave.map(byLetter))].join(''))).toEqual(['ac', 'b']);
});

it('nothing is lost, nothing is twice, no wave is too big', () => {
  const groups = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat()), { maxLength: 90 });
  fc.assert(
    fc.property(groups, fc.integer({ min: 1, max: 25 }), (pairs, limit) => {
      const values = pairs.map(([group, at]) => `${group}${at}`);
      const waves = cartWaves(values, byLetter, limit);
      expect(waves.flat().sort()).toEqual([...values].sort());
      expect(Math.max(0, ...sizes(waves))).toBeLessThanOrEqual(limit);
    }),
  );
});
