import { expect, it } from 'vitest';
import { comparedFacts, followedChanges, readComparedCodes, seenTerms, withViewed } from '.';
import { VIEWED_LIMIT } from './viewed';

const product = (productCode: string) => ({ productCode, productModel: `M${productCode}` });

it('SEARCH-02 a product looked at again stands first, and once', () => {
  const viewed = ['A', 'B', 'C'].map(product);
  expect(withViewed(viewed, product('C')).map(({ productCode }) => productCode)).toEqual(['C', 'A', 'B']);
});

it('SEARCH-02 the oldest product falls off a full list', () => {
  const full = Array.from({ length: VIEWED_LIMIT }, (_, at) => product(`P${at}`));
  const next = withViewed(full, product('new'));
  expect([next.length, next.at(-1)?.productCode]).toEqual([VIEWED_LIMIT, `P${VIEWED_LIMIT - 2}`]);
});

it.each([
  ['stock that came', { stock: 0 }, { stock: 12 }, ['到货了，现有 12 台']],
  ['stock that went', { stock: 3 }, { stock: '0' }, ['卖完了']],
  ['stock that grew', { stock: 3 }, { stock: 9 }, []],
  [
    'a lower price',
    { price: '1899', priceType: 'PT' },
    { price: 1799, priceType: 'PT' },
    ['降了 ¥100.00，现在 ¥1,799.00'],
  ],
  [
    'a higher price',
    { price: '1799.00', priceType: 'PT' },
    { price: 1899, priceType: 'PT' },
    ['涨了 ¥100.00，现在 ¥1,899.00'],
  ],
  ['the same price', { price: '1799.00', priceType: 'PT' }, { price: 1799, priceType: 'PT' }, []],
  [
    'a special price',
    { price: '1899', priceType: 'PT' },
    { price: 1799, priceType: 'TJ' },
    ['有特价了，¥1,799.00'],
  ],
  [
    'its end',
    { price: '1799', priceType: 'TJ' },
    { price: 1899, priceType: 'PT' },
    ['特价已结束，现在 ¥1,899.00'],
  ],
  ['two other types', { price: '1799', priceType: 'GC' }, { price: 1899, priceType: 'PT' }, []],
  ['an unreadable price', { price: '1799', priceType: 'PT' }, { price: 'x', priceType: 'PT' }, []],
  ['an unreadable stock', { stock: 0 }, { stock: '1,000' }, []],
  ['a product not seen before', undefined, { price: 1, priceType: 'PT', stock: 3 }, []],
  [
    'both',
    { price: '1899', priceType: 'PT', stock: 0 },
    { price: 1799, priceType: 'PT', stock: 2 },
    ['到货了，现有 2 台', '降了 ¥100.00，现在 ¥1,799.00'],
  ],
])('CONCERN-01b %s since the last visit', (...[, before, now, texts]) => {
  expect(followedChanges(before, now).map(({ text }) => text)).toEqual(texts);
});

it('CONCERN-01b what cannot be read now stays as it was seen, and is compared the next time', () => {
  const before = { price: '1899.00', priceType: 'PT', stock: 0 };
  const seen = seenTerms(before, { price: undefined, priceType: undefined, stock: 'x' });
  expect(seen).toEqual(before);
  expect(followedChanges(seen, { price: 1899, priceType: 'PT', stock: 4 }).map(({ kind }) => kind)).toEqual([
    'backInStock',
  ]);
  expect(seenTerms(before, { price: 1799, priceType: 'TJ', stock: 0 })).toEqual({
    price: '1799.00',
    priceType: 'TJ',
    stock: 0,
  });
});

it.each([
  [null, []],
  ['', []],
  ['A, B,A,,C', ['A', 'B', 'C']],
  ['A,B,C,D,E', ['A', 'B', 'C', 'D']],
])('SEARCH-01 of the address %j at most four products stand side by side, each once', (text, codes) => {
  expect(readComparedCodes(text)).toEqual(codes);
});

it('SEARCH-01 facts stand side by side; one that only some products have is no difference', () => {
  const facts = comparedFacts([
    [
      ['能效', '一级'],
      ['容量', '10公斤'],
      ['颜色', undefined],
    ],
    [
      ['容量', '8公斤'],
      ['能效', '一级'],
      ['宽', '60厘米'],
    ],
  ]);
  expect(facts).toEqual([
    { name: '能效', values: ['一级', '一级'], isDifferent: false },
    { name: '容量', values: ['10公斤', '8公斤'], isDifferent: true },
    { name: '宽', values: [undefined, '60厘米'], isDifferent: false },
  ]);
});

it('CONCERN-01 a special price that costs more than before, or than nobody knows, is not called cheaper, nor the end of one', () => {
  const special = { price: 1999, priceType: 'TJ' };
  const kinds = (priceType: string | undefined) =>
    followedChanges({ price: '1899', priceType }, special).map(({ kind }) => kind);
  expect(kinds('PT')).toEqual(['special']);
  expect(kinds(undefined)).toEqual([]);
});
