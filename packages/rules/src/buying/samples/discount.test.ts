import { expect, it } from 'vitest';
import { discountText } from './index';

it.each([
  [0.75, '7.5 折'],
  ['0.8', '8 折'],
  [1, '10 折'],
  [undefined, ''],
  ['七五', ''],
])('CART-02 a sample machine at %o of its price is sold at %s', (rate, text) => {
  expect(discountText(rate)).toBe(text);
});
