import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTickedAt, ticksOf, turnTick } from './ticks';

const COUNT = 600;
const LIST = Array.from({ length: COUNT }, (_, at) => at);
const places = fc.uniqueArray(fc.nat({ max: COUNT - 1 }));
const tickedOf = (ticks: ReturnType<typeof ticksOf>) => LIST.filter((at) => isTickedAt(ticks, at));

it('CART-04 the ticks of a list are those that were asked for, in groups of any fill', () => {
  fc.assert(
    fc.property(places, (tickedPlaces) => {
      const set = new Set(tickedPlaces);
      expect(tickedOf(ticksOf(LIST, (at) => set.has(at)))).toEqual([...tickedPlaces].sort((a, b) => a - b));
    }),
  );
});

it('CART-04 turning a tick changes that place alone and leaves the old ticks as they were', () => {
  fc.assert(
    fc.property(places, fc.nat({ max: COUNT - 1 }), (tickedPlaces, at) => {
      const set = new Set(tickedPlaces);
      const before = ticksOf(LIST, (item) => set.has(item));
      const old = tickedOf(before);
      const after = tickedOf(turnTick(before, at));
      expect(tickedOf(before)).toEqual(old);
      expect(after.filter((item) => item !== at)).toEqual(old.filter((item) => item !== at));
      expect(after.includes(at)).toBe(!old.includes(at));
    }),
  );
});

it('CART-04 a tick shares every group but its own with the ticks before', () => {
  const before = ticksOf(LIST, () => true);
  const after = turnTick(before, 300);
  expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([
    true,
    false,
    true,
  ]);
});

it('CART-04 a place that the list does not have is not ticked', () => {
  expect(
    isTickedAt(
      ticksOf([1, 2, 3], () => true),
      3,
    ),
  ).toBe(false);
  expect(
    isTickedAt(
      ticksOf([1, 2, 3], () => true),
      900,
    ),
  ).toBe(false);
});
