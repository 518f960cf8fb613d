import { expect, it } from 'vitest';
import { BADGE_CAP, badgeText } from './badge';

it.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [99.9, '99'],
  [100, '99+'],
  [1e9, '99+'],
  [Infinity, '99+'],
  [-1, ''],
  [0.5, ''],
  [Number.NaN, ''],
  [null, ''],
  [undefined, ''],
])('FLOAT-01b a badge of %o shows %o', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

it('MISC-01c the cap is 99', () => {
  expect(BADGE_CAP).toBe(99);
});
