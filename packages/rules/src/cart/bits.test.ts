import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitsOf, flipBit, hasBit } from './bits';

const place = fc.nat(2000);

it('CART-04 turning positions over is what a set of positions would say, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), fc.array(place), (flips, asked) => {
      const said = new Set<number>();
      for (const at of flips) if (!said.delete(at)) said.add(at);
      const bits = flips.reduce(flipBit, bitsOf([]));
      for (const at of [...asked, ...flips]) expect(hasBit(bits, at)).toBe(said.has(at));
    }),
  );
});

it('CART-04 the bits of any answers give them back, and what is not there says no', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 0, maxLength: 600 }), (answers) => {
      const bits = bitsOf(answers);
      expect(answers.map((_, at) => hasBit(bits, at))).toEqual(answers);
      expect([hasBit(bits, -1), hasBit(bits, answers.length), hasBit(bits, 100_000)]).toEqual([
        false,
        false,
        false,
      ]);
    }),
  );
});

it('CART-04 a change leaves the earlier bits as they were', () => {
  const before = bitsOf([true, false]);
  flipBit(before, 0);
  expect([hasBit(before, 0), hasBit(before, 1)]).toEqual([true, false]);
});
