import { expect, it } from 'vitest';
import { rebatePolicyName } from './index';

it.each([
  [0, 'COM'],
  ['1', 'BF'],
  [2, 'FHQ'],
  ['3', 'DTDBF'],
  [4, undefined],
  ['5', 'BZK'],
  [undefined, undefined],
])('CART-01a rebate policy %o is %s', (code, name) => {
  expect(rebatePolicyName(code)).toBe(name);
});
