import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { lostDigits, withoutZeros } from './lost-digits';

it.each(['1.23457E+17', '2.6372E+19', '1e+29', '1.20E+06', '26372026112700000000', '123456789012345000'])(
  'CART-08 %s was a code before a spreadsheet changed it',
  (text) => {
    expect(lostDigits(text)).toEqual(refuse('paste.lostDigits'));
  },
);

it.each([
  '',
  'GR0536A01',
  '6010086608',
  '26372026112700000001',
  '1234567890123450',
  '5.684E-14',
  '12E5',
  '000000',
])('CART-08 %s is as it was written', (text) => {
  expect(lostDigits(text)).toBeUndefined();
});

it.each([
  ['000123', '123'],
  ['0', '0'],
  ['GR012', 'GR012'],
  ['100', '100'],
])('CART-08 %s without the zeros in front is %s', (text, plain) => {
  expect(withoutZeros(text)).toBe(plain);
});
