import { expect, it } from 'vitest';
import { paged } from './paged';

const key = (body: object, scope: readonly string[] = ['S1', 'T1']) => ({
  queryKey: ['queryProducts', { body: { saletoCode: 'S1', ...body } }, scope],
});
const page = { keyword: '冰箱', pageNum: 1, pageSize: 10 };
const { placeholderData } = paged(key({ ...page, pageNum: 2 }));

it.each([
  ['the page before', key(page), true],
  ['another size and order', key({ ...page, pageSize: 50, sort: 'priceDesc' }), true],
  ['another filter', key({ ...page, keyword: '洗衣机' }), false],
  ['one product', key({ ...page, productCode: 'GW1000C02' }), false],
  ['another ship-to', key(page, ['S1', 'T2']), false],
])('CACHE-01 of %s the rows stay while the next ones are on their way: %s', (_, last, stays) => {
  expect(placeholderData(['row'], last)).toEqual(stays ? ['row'] : undefined);
});

it('CACHE-01 without an answer before nothing is there', () => {
  expect(placeholderData(undefined, undefined)).toBeUndefined();
});

it('CACHE-01 a call of prices keeps those of the products that are asked for again', () => {
  const prices = (codes: readonly string[], scope?: readonly string[]) =>
    key({ productCodeList: codes }, scope);
  const next = paged(prices(['A', 'B']), ['productCodeList']);
  expect(next.placeholderData(['A'], prices(['A']))).toEqual(['A']);
  expect(next.placeholderData(['A'], prices(['A'], ['S1', 'T2']))).toBeUndefined();
});
