import { expect, it } from 'vitest';
import { add, exact, multiply, parseDecimal, unitsAt, unitsText } from './decimal';

it.each([
  ['1.005', { units: 1005n, scale: 3 }],
  ['.5', { units: 5n, scale: 1 }],
  ['5.', { units: 5n, scale: 0 }],
  ['-0.10', { units: -10n, scale: 2 }],
  ['1e3', { units: 1000n, scale: 0 }],
  ['1.5e1', { units: 15n, scale: 0 }],
  ['1e-7', { units: 1n, scale: 7 }],
  [1e-7, { units: 1n, scale: 7 }],
  [1e21, { units: 10n ** 21n, scale: 0 }],
  ['.', undefined],
  ['-', undefined],
  ['', undefined],
  [null, undefined],
])('CART-06 %o is read as %o', (value, decimal) => {
  expect(parseDecimal(value)).toEqual(decimal);
});

it('CART-06 decimals of different scales add up exactly, either way round', () => {
  expect(add(exact('1.005'), exact('1.00005'))).toEqual({ units: 200_505n, scale: 5 });
  expect(add(exact('1.00005'), exact('1.005'))).toEqual({ units: 200_505n, scale: 5 });
  expect(multiply(exact('0.05'), exact('-3'))).toEqual({ units: -15n, scale: 2 });
  expect(exact('x')).toEqual({ units: 0n, scale: 0 });
});

it.each([
  ['1.005', 2, 101n],
  ['-1.005', 2, -101n],
  ['1.0049', 2, 100n],
  ['2.5', 0, 3n],
  ['7', 2, 700n],
])('CART-06 %s at %i places has %i units', (text, places, units) => {
  expect(unitsAt(exact(text), places)).toBe(units);
});

it.each([
  [5n, 0, '5'],
  [-5n, 0, '-5'],
  [0n, 2, '0.00'],
  [-5n, 2, '-0.05'],
  [12_345n, 3, '12.345'],
])('CART-06 %i units at %i places are written %s', (units, places, text) => {
  expect(unitsText(units, places)).toBe(text);
});
