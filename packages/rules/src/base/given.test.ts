import { expect, it } from 'vitest';
import { isGiven, wireText } from './given';

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

it.each([
  ['待接单', '待接单'],
  ['', ''],
  [undefined, ''],
  [null, ''],
  [7, ''],
  [{ value: '待接单' }, ''],
])('HTTP-05 the text of the wire value %o is "%s": what is no text says nothing', (value, text) => {
  expect(wireText(value)).toBe(text);
});
