import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { isOffered, policyLimit, priceChoiceRefusal, priceChoices, priceLabel, priceTypeName } from './index';

const line = { productCode: 'GW1000C01', number: 1 };
const entry = {
  number: 1,
  productList: [line],
  priceInfo: {
    commonPrice: { price: 2799 },
    activity: {
      TJ: [],
      GC: [{ versionCode: 'GC1', price: '2690.5' }],
      YJCY: [{ versionCode: 'YJ1', price: 1959.3, usableQty: '2', realQty: 1 }],
    },
  },
};

it('an entry may take the ordinary price and each policy, sample machines with the one quantity that binds', () => {
  expect(priceChoices(entry).map(({ priceType, label }) => [priceType, label])).toEqual([
    ['PT', '普通价 ¥2,799.00'],
    ['GC', '工程价 ¥2,690.50'],
    ['YJCY', '样机出样价 ¥1,959.30（可购 1 台）'],
  ]);
});

it('an entry without policies, or without any of one kind, has its ordinary price', () => {
  const labels = (activity?: typeof entry.priceInfo.activity | { readonly TJ: readonly [] }) =>
    priceChoices({ ...entry, priceInfo: { commonPrice: { price: 5 }, ...(activity && { activity }) } })
      .length;
  expect([labels(), labels({ TJ: [] }), labels(entry.priceInfo.activity)]).toEqual([1, 1, 3]);
});

it('a price that cannot be read is none: neither the ordinary one nor a policy', () => {
  const types = (common: string, special: string) =>
    priceChoices({
      ...entry,
      priceInfo: {
        commonPrice: { price: common },
        activity: { TJ: [{ price: special }], GC: [{ price: 8 }] },
      },
    }).map(({ priceType }) => priceType);
  expect([types('9', '¥8'), types('¥9', '8'), types('9', '8')]).toEqual([
    ['PT', 'GC'],
    [],
    ['PT', 'TJ', 'GC'],
  ]);
});

it.each([
  [{}, '特价 ¥9.00', undefined],
  [{ usableQty: '', realQty: null }, '特价 ¥9.00', undefined],
  [{ usableQty: null, realQty: '' }, '特价 ¥9.00', undefined],
  [{ usableQty: '不限' }, '特价 ¥9.00', undefined],
  [{ realQty: 3 }, '特价 ¥9.00（可购 3 台）', undefined],
  [{ usableQty: 100, realQty: 82 }, '特价 ¥9.00（可购 82 台）', undefined],
  [{ usableQty: 0 }, '特价 ¥9.00（可购 0 台）', refuse('price.quota', { priceType: 'TJ', allowed: 0 })],
])('a special price that allows %j reads %s', (limits, label, problem) => {
  const priceInfo = { commonPrice: { price: 10 }, activity: { TJ: [{ price: 9, ...limits }] } };
  const special = priceChoices({ ...entry, priceInfo })[1];
  expect(special).toMatchObject({ label, versionCode: '', priceType: 'TJ' });
  expect(special && priceChoiceRefusal(special, 1)).toEqual(problem);
});

it.each(['abc', '—', '1,0O0'])('CART-06 a special price whose quantity reads %s is no choice', (quantity) => {
  for (const limits of [{ usableQty: quantity }, { realQty: quantity, usableQty: 5 }]) {
    const priceInfo = { commonPrice: { price: 10 }, activity: { TJ: [{ price: 9, ...limits }] } };
    expect(priceChoices({ ...entry, priceInfo }).map(({ priceType }) => priceType)).toEqual(['PT']);
    expect(policyLimit(limits)).toBeNaN();
    expect(priceLabel({ priceType: 'TJ', price: 9, ...limits })).toBe('特价 ¥9.00（可购 数量无法识别）');
  }
});

it.each([
  ['a combination', { ...entry, productList: [line, line] }],
  ['an entry without prices', { ...entry, priceInfo: null }],
  ['an entry whose ordinary price is empty', { ...entry, priceInfo: { commonPrice: { price: null } } }],
  ['an entry without an ordinary price', { ...entry, priceInfo: { activity: entry.priceInfo.activity } }],
])('%s has no choice', (_, value) => {
  expect(priceChoices(value)).toEqual([]);
});

it.each([
  [1, undefined],
  [2, refuse('price.quota', { priceType: 'YJCY', allowed: 1 })],
])('%i pieces at a sample-machine price of which there is 1', (number, problem) => {
  const sample = priceChoices(entry).at(-1);
  expect(sample && priceChoiceRefusal(sample, number)).toEqual(problem);
});

it('a price without a limit takes any quantity', () => {
  const [common] = priceChoices(entry);
  expect(common && priceChoiceRefusal(common, 999_999)).toBeUndefined();
});

it.each([
  ['0', false],
  [0, false],
  ['', false],
  [undefined, false],
  [null, false],
  ['202649', true],
])('a promise of %o is offered: %s', (value, isThere) => {
  expect(isOffered(value)).toBe(isThere);
});

it('a price is named by its type; a type that nobody knows keeps its code', () => {
  expect([priceTypeName('YJCY'), priceTypeName('XX')]).toEqual(['样机出样价', 'XX']);
  expect(priceLabel({ priceType: 'GC', price: 2690, realQty: 50 })).toBe('工程价 ¥2,690.00（可购 50 台）');
});
