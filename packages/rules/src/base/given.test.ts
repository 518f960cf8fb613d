import { expect, it } from 'vitest';
import { isGiven } from './given';

it.each([
  ['x', true],
  [' ', true],
  ['0', true],
  [0, true],
  [false, true],
  [Number.NaN, true],
  ['', false],
  [null, false],
  [undefined, false],
])('CART-01 the wire value %o says something: %s', (value, isThere) => {
  expect(isGiven(value)).toBe(isThere);
});
