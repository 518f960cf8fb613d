import { expect, it } from 'vitest';
import { pastedNumber } from './pasted-number';

it.each([
  ['12', '12'],
  [' 1,200 ', '1200'],
  ['1,234,567', '1234567'],
  ['１，２００', '1200'],
  ['３６', '36'],
  ['24.0', '24'],
  ['1,200.00', '1200'],
  ['1,20', '1,20'],
  ['12.5', '12.5'],
  ['－3', '-3'],
  ['12台', '12台'],
  ['', ''],
])('CART-09 a pasted cell %j is read as %j', (cell, text) => {
  expect(pastedNumber(cell)).toBe(text);
});
