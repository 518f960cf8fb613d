import { expect, it } from 'vitest';
import { quickUnits } from './quick-units';

const NONE = Number.NaN;

it.each([
  [0, 0],
  [0.1, 10],
  [-19.99, -1999],
  [1234.5, 123_450],
  [9_999_999_999_999.98, 999_999_999_999_998],
  [10_000_000_000_000, NONE],
  [-10_000_000_000_000, NONE],
  [1.005, NONE],
  [1e-7, NONE],
  [Number.NaN, NONE],
  [Infinity, NONE],
  ['12.34', 1234],
  ['5', 500],
  ['123456789012.34', 12_345_678_901_234],
  ['1234567890123.45', NONE],
  ['-1', NONE],
  ['0x10', NONE],
  ['1e3', NONE],
  ['.', NONE],
  ['.5', 50],
  ['5.', 500],
  ['12.340', 1234],
  ['12.345', NONE],
  ['1/2', NONE],
  ['1:2', NONE],
  ['999999999999999', NONE],
  ['9999999999999.9', 999_999_999_999_990],
  ['1.2.3', NONE],
  ['', NONE],
  [' 5', NONE],
  ['5 ', NONE],
  [null, NONE],
  [undefined, NONE],
])('CART-06 the quick way makes %o %o cents, or leaves it to the exact way', (value, cents) => {
  expect(quickUnits(value, 100)).toBe(cents);
});

it.each([
  [3, 3],
  ['3', 3],
  [-2, -2],
  [1.5, NONE],
  ['1.5', NONE],
  [999_999_999_999_999, 999_999_999_999_999],
  [1e15, NONE],
  [-1e15, NONE],
  ['x', NONE],
  [null, NONE],
])('CART-06 the quick way reads the quantity %o as %o', (value, whole) => {
  expect(quickUnits(value, 1)).toBe(whole);
});
