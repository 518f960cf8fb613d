import { expect, it } from 'vitest';
import { externalUrl } from './external-url';

it.each([
  ['https://mall.example.com/a', 'https://mall.example.com/a'],
  ['HTTP://mall.example.com', 'HTTP://mall.example.com'],
  ['//cdn.example.com/x', '//cdn.example.com/x'],
  ['  https://mall.example.com  ', 'https://mall.example.com'],
  ['/cart', undefined],
  ['cart', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['xhttps://mall.example.com', undefined],
  ['https:mall', undefined],
  ['https://', undefined],
  ['///', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('SIDE-04 %o leads out as %o', (address, url) => {
  expect(externalUrl(address)).toBe(url);
});
