import { expect, it } from 'vitest';
import { stockLevel } from './index';

it.each([
  [20, 'enough'],
  ['19', 'short'],
  [1, 'short'],
  [0, 'gone'],
  [-3, 'gone'],
])('SEARCH-01 of %o pieces the stock is %s', (pieces, level) => {
  expect(stockLevel(pieces)).toBe(level);
});

it.each([undefined, null, '', '约 20'])('SEARCH-01 a stock of %o is not known, and not gone', (pieces) => {
  expect(stockLevel(pieces)).toBe('unknown');
});
