import { expect, it } from 'vitest';
import { isOn } from './flag';

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  [2, false],
  ['0', false],
  ['false', false],
  ['', false],
  [null, false],
  [undefined, false],
])('CART-01 the flag %o is read as %s', (flag, isYes) => {
  expect(isOn(flag)).toBe(isYes);
});
