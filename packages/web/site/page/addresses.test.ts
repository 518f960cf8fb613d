// @vitest-environment happy-dom
/** A place of a page is opened there; only what an older address named is looked for among the operations. */
import { expect, it } from 'vitest';
import { olderAddress, operationIn } from './addresses';

it('CAT-03 the skip link and the outline of the front page stay on it; an operation of an older address does not', () => {
  document.body.innerHTML = '<main id="main"><h2 id="三步">x</h2></main>';
  const from = (hash: string, pathname = '/docs/') => olderAddress({ pathname, hash });
  expect(['#main', '#%E4%B8%89%E6%AD%A5', ''].map((hash) => from(hash))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(from('#listCart')).toBe('/docs/api/#listCart');
  expect(from('#listCart', '/docs')).toBe('/docs/api/#listCart');
  expect(from('#listCart', '/docs/guides/')).toBeUndefined();
});

it('CAT-03 an address that cannot be read stops neither the search nor the forms', () => {
  expect(olderAddress({ pathname: '/docs/', hash: '#%' })).toBeUndefined();
  expect(operationIn('#%')).toBeUndefined();
  expect(operationIn('#tag/cart/operation/listCart')).toBe('listcart');
});
