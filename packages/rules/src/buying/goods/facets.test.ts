import { expect, it } from 'vitest';
import { type FacetCount, facetCounts } from './index';

const CATEGORIES = [
  { code: '10', subCats: [{ code: '11' }] },
  { code: '20', subCats: [] },
];

const goods = [
  { product: product('11', '一级', '200升'), price: { priceType: 'TJ', price: 900 }, stock: 3 },
  { product: product('10', '二级', '200升'), price: { priceType: 'PT', price: '1500.00' }, stock: 0 },
  { product: product('20', '一级', '9公斤'), price: { priceType: 'PT', price: 2500 }, stock: 1 },
  { product: product('20'), stock: undefined },
];

function product(categoryCode: string, energy?: string, capacity?: string) {
  const attributes = [
    ...(energy ? [{ name: '能效等级', value: energy }] : []),
    ...(capacity ? [{ name: '容量', value: capacity }] : []),
  ];
  return { categoryCode, attributes };
}

const plain = (counts: readonly FacetCount[]) =>
  Object.fromEntries(counts.map(({ value, hits }) => [value, hits]));

it('ROUTE-01 each facet counts what its choices leave within the other ones, and not within itself', () => {
  const counts = facetCounts(goods, { categoryCode: '10', energy: '一级' }, CATEGORIES);
  expect(counts).toMatchObject({ all: 2, inStock: 1, special: 1 });
  expect(plain(counts.categories)).toEqual({ 10: 1, 20: 1 });
  expect(plain(counts.energyLabels)).toEqual({ 一级: 1, 二级: 1 });
  expect(plain(counts.capacities)).toEqual({ '200升': 1 });
  expect(plain(counts.priceBands)).toEqual({ 0: 1 });
});

it('ROUTE-01 a stock or price that is not known is in no count of either', () => {
  const counts = facetCounts(goods, {}, CATEGORIES);
  expect(counts).toMatchObject({ all: 4, inStock: 2, special: 1 });
  expect(plain(counts.priceBands)).toEqual({ 0: 1, 1000: 1, 2000: 1 });
});
