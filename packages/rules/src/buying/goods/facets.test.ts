import { expect, it } from 'vitest';
import { capacityKey, capacityText, type FacetCount, facetCounts, narrowGoods } from './index';

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

it.each([
  ['500~升', '500升以上', ['536升', '500升']],
  ['~500升', '500升以下', ['500升', '203升']],
  ['203~500升', '203~500升', ['500升', '203升']],
  ['536升', '536升', ['536升']],
  ['~升', '~升', []],
  ['500~', '500~', []],
])('SEARCH-01 the facet %s, in words %s, leaves %o', (capacity, words, left) => {
  const goods = ['536升', '500升', '203升', '10公斤', '大'].map((value) => ({
    product: { attributes: [{ name: '容积', value }] },
  }));
  const found = narrowGoods(goods, { capacity }, []).map(({ product }) => product.attributes[0]?.value);
  expect([capacityText(capacity), found]).toEqual([words, left]);
});

it('SEARCH-01 a range of capacities is one value of the facet', () => {
  expect(capacityKey({ from: 1.5, unit: '匹' })).toBe('1.5~匹');
  expect(capacityText(capacityKey({ from: 400, to: 500, unit: '升' }))).toBe('400~500升');
});
