import { expect, it } from 'vitest';
import { isDraftCurrent } from './index';

it('ORDER-01 a settlement of yesterday is not taken up again, nor one whose time is no number', () => {
  const day = 86_400_000;
  expect([1, day, day + 1].map((now) => isDraftCurrent(1, now))).toEqual([true, true, false]);
  expect(isDraftCurrent(Number.NaN, day)).toBe(false);
});
