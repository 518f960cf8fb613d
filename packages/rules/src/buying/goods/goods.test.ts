import { expect, it } from 'vitest';
import { sumAmounts } from '../../base/money';
import { refuse, refused } from '../../base/refusal';
import { FILL_NEXT_STEP_ENGLISH } from './goods-english';
import {
  capacityOf,
  categoryTitle,
  energyOf,
  facetChoices,
  facetCounts,
  filledSum,
  fillNextStep,
  type GoodsFacets,
  narrowGoods,
  PRICE_BANDS,
  priceBandOf,
  readFill,
  topCategoryOf,
  turnoverNote,
} from './index';

const CATEGORIES = [
  { code: '100000', title: '冰箱', subCats: [{ code: '100100' }] },
  { code: '130000', title: '空调', subCats: null },
];

const GOODS = [
  {
    product: {
      categoryCode: '100100',
      attributes: [
        { name: '容积', value: '536升' },
        { name: '能效等级', value: '一级' },
      ],
    },
    price: { priceType: 'PT', price: 3299 },
    stock: 186,
  },
  {
    product: { categoryCode: '130000', attributes: [{ name: '匹数', value: '1匹' }] },
    price: { priceType: 'TJ', price: '1799.00' },
    stock: 0,
  },
  { product: { categoryCode: '900000' } },
];

it.each<[GoodsFacets, readonly number[]]>([
  [{}, [0, 1, 2]],
  [{ categoryCode: '100000' }, [0]],
  [{ categoryCode: '130000' }, [1]],
  [{ energy: '一级' }, [0]],
  [{ capacity: '1匹' }, [1]],
  [{ price: '1000' }, [1]],
  [{ isInStock: true }, [0]],
  [{ isSpecial: true }, [1]],
  [{ isSpecial: true, isInStock: true }, []],
])('CART-09 goods are narrowed by %o to %o', (facets, left) => {
  expect(narrowGoods(GOODS, facets, CATEGORIES)).toEqual(left.map((at) => GOODS[at]));
});

it.each([
  ['130000', '空调'],
  ['130100', '壁挂空调'],
  ['999999', undefined],
  [undefined, undefined],
])('CAT-01 the category %s is called %s', (code, title) => {
  const below = [{ code: '130100', title: '壁挂空调' }];
  expect(categoryTitle([{ code: '100000' }, { code: '130000', title: '空调', subCats: below }], code)).toBe(
    title,
  );
});

it('CART-09 a facet offers the values of the loaded goods with their counts, and none that no goods have', () => {
  expect(facetChoices([...GOODS, ...GOODS], ({ product }) => capacityOf(product))).toEqual([
    { value: '536升', label: '536升', count: 2 },
    { value: '1匹', label: '1匹', count: 2 },
  ]);
  expect(GOODS.map(({ product }) => energyOf(product))).toEqual(['一级', undefined, undefined]);
  expect(GOODS.map(({ product }) => topCategoryOf(product, CATEGORIES))).toEqual([
    '100000',
    '130000',
    undefined,
  ]);
});

it.each([
  [-1, undefined],
  [999.99, '0'],
  [2000, '2000'],
  ['1000', '1000'],
  [4999, '3000'],
  [5000, '5000'],
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  ['x', undefined],
])('CART-09 a price of %o lies in the band %o', (price, band) => {
  expect(priceBandOf(price)).toBe(band);
  expect(PRICE_BANDS.filter(({ label }) => !/\d 元/.test(label))).toEqual([]);
});

it.each([
  ['容量', '10公斤'],
  ['尺寸', '65英寸'],
  ['升数', '16升'],
  ['套数', '13套'],
  ['风量', '22m³/min'],
  ['热负荷', '5.2kW'],
])('CART-09 how much a product holds or does may stand as its %s', (name, value) => {
  expect(capacityOf({ attributes: [{ name, value }] })).toBe(value);
});

it('CART-09 a chosen facet narrows the counts of the others, not its own', () => {
  const counts = facetCounts(GOODS, { capacity: '1匹', price: '1000' }, CATEGORIES);
  expect([counts.capacities, counts.priceBands]).toEqual([
    [{ value: '1匹', hits: 1 }],
    [{ value: '1000', hits: 1 }],
  ]);
  const own = (facets: GoodsFacets) => facetCounts(GOODS, facets, CATEGORIES);
  expect(own({ capacity: '1匹' }).capacities.map(({ value }) => value)).toEqual(['536升', '1匹']);
  expect(own({ price: '1000' }).priceBands.map(({ value }) => value)).toEqual(['3000', '1000']);
});

it.each([
  ['', {}, { ok: true, number: 0 }],
  ['0', {}, { ok: true, number: 0 }],
  ['１２', {}, { ok: true, number: 12 }],
  ['12', { most: 12 }, { ok: true, number: 12 }],
  [' 12台 ', {}, refused(refuse('goods.quantity', { typed: '12台', quantity: refuse('quantity.digits') }))],
  ['83', { most: 82, limitedBy: 'TJ' }, refused(refuse('goods.priceQuota', { most: 82, priceType: 'TJ' }))],
  ['13', { most: 12 }, refused(refuse('goods.tooMany', { most: 12 }))],
] as const)('CART-09 the text %o of a row with %o is %o', (text, range, fill) => {
  expect(readFill(text, range)).toEqual(fill);
});

it('CART-09 beside what is wrong with a quantity stands what to do about it, in both languages', () => {
  const refusals = [
    refuse('goods.quantity', { typed: 'x', quantity: refuse('quantity.digits') }),
    refuse('goods.tooMany', { most: 8 }),
    refuse('goods.priceQuota', { most: 8, priceType: 'TJ' as const }),
  ];
  expect(refusals.map((refusal) => fillNextStep(refusal))).toEqual([
    '只填数字，如 12',
    '请改为 8 台以内',
    '填 8，多的到商品页按普通价加',
  ]);
  expect(refusals.map((refusal) => fillNextStep(refusal, FILL_NEXT_STEP_ENGLISH))).toEqual([
    'Digits only, such as 12',
    'Take 8 or fewer',
    'Take 8, and add the rest at the ordinary price on the page of the product',
  ]);
});

it('CART-06 the sum of the filled rows is exact, and none while a price cannot be read', () => {
  const rows = [
    { amount: sumAmounts([35980]), number: 20 },
    { amount: sumAmounts(['0.30']), number: 3 },
  ];
  expect(filledSum(rows)).toEqual({ kinds: 2, units: 23, total: '35980.30' });
  expect(filledSum([...rows, { amount: undefined, number: 1 }]).total).toBeUndefined();
  expect(filledSum([])).toEqual({ kinds: 0, units: 0, total: '0.00' });
});

const now = new Date('2026-11-22T12:00:00+08:00');

it.each([
  [undefined, { text: '—', isLow: false }],
  [
    { turnoverDays: 99999, safeDays: 30 },
    { text: '—', isLow: false },
  ],
  [
    { turnoverDays: -1, safeDays: 30 },
    { text: '断货', isLow: true },
  ],
  [
    { turnoverDays: 11, safeDays: 30 },
    { text: '11.0 天', note: '约 12-03 断货', isLow: true },
  ],
  [
    // It ends in the course of the eleventh day.
    { turnoverDays: 11.9, safeDays: 30 },
    { text: '11.9 天', note: '约 12-03 断货', isLow: true },
  ],
  [
    { turnoverDays: 18, safeDays: 21 },
    { text: '18.0 天', note: '安全 21 天', isLow: true },
  ],
  [
    { turnoverDays: 14, safeDays: 21 },
    { text: '14.0 天', note: '安全 21 天', isLow: true },
  ],
  [{ turnoverDays: 24 }, { text: '24.0 天', isLow: false }],
  [
    { turnoverDays: 24, safeDays: 24 },
    { text: '24.0 天', isLow: false },
  ],
  [
    { turnoverDays: 90, safeDays: 30 },
    { text: '90.0 天', note: '备货偏多', isLow: false },
  ],
  [
    { turnoverDays: 12, safeDays: '30天' },
    { text: '12.0 天', note: '安全天数无法识别', isLow: false },
  ],
  [
    { turnoverDays: 12, safeDays: null },
    { text: '12.0 天', isLow: false },
  ],
])('CALC-04 an own stock of %o says %o', (stock, note) => {
  expect(turnoverNote(stock, { now })).toEqual(note);
});

it('CALC-04 a new product without turnover says that it is new', () => {
  expect(turnoverNote(undefined, { now, isNewProduct: true })).toEqual({
    text: '—',
    note: '新品',
    isLow: false,
  });
});
