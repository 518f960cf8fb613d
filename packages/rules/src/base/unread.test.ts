import { expect, it } from 'vitest';
import { isUnread } from './unread';

it.each([
  [undefined, false],
  [null, false],
  ['', false],
  [0, false],
  ['1234.50', false],
  ['1,234.50', true],
  ['—', true],
  [Number.NaN, true],
])('CART-06 the figure %j is there and cannot be read: %s', (figure, unread) => {
  expect(isUnread(figure)).toBe(unread);
});
