import { expect, it } from 'vitest';
import { isOn, isSet } from './flag';

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

it.each(['0', '', false, 0, 'false', null, undefined])(
  'FLAG-01 MENU-05 %o means no for every flag',
  (flag) => {
    expect([isOn(flag), isSet(flag)]).toEqual([false, false]);
  },
);

it.each(['1', 1, true, 'true'])('MENU-05 %o means yes for every flag', (flag) => {
  expect([isOn(flag), isSet(flag)]).toEqual([true, true]);
});

it('MENU-05 a flag of any other value is set', () => {
  expect([isSet('Y'), isSet(2)]).toEqual([true, true]);
});
