import { expect, it } from 'vitest';
import {
  arrivalChoices,
  arrivalText,
  chosenArrival,
  entryPriceName,
  overStock,
  packageParts,
  priceNotes,
  unitsInStock,
  warehouseGroups,
} from './index';

const line = { productCode: 'A', number: 17, price: 10, stock: 12 };
const entry = (changes: object = {}, more: object = {}) => ({
  id: '1',
  composeEnable: true,
  activityType: 1,
  number: 17,
  productList: [{ ...line, ...changes }],
  ...more,
});

it.each([
  [{}, 12, { stock: 12, over: 5 }],
  [{ stock: '17' }, 17, undefined],
  [{ stock: undefined }, undefined, undefined],
  [{ stock: '—' }, undefined, undefined],
  [{ isStock: 0 }, 0, { stock: 0, over: 17 }],
  [{ stock: -3 }, 0, { stock: 0, over: 17 }],
  [{ isCheckWeekPromise: 1 }, 12, undefined],
  [{ isCheckFarWeek: 1 }, 12, undefined],
])('CART-01 a line of 17 with %o has %s in stock and is over by %o', (changes, units, over) => {
  expect([unitsInStock(entry(changes)), overStock(entry(changes))]).toEqual([units, over]);
});

it('CART-01 a package has as many sets as its scarcest part allows', () => {
  const part = (number: number, stock: number) => ({ ...line, number, stock });
  const pack = { ...entry({}, { number: 3 }), productList: [part(3, 40), part(6, 9)] };
  expect([unitsInStock(pack), overStock(pack)]).toEqual([4, undefined]);
  expect(overStock({ ...pack, number: 6, productList: [part(6, 40), part(12, 9)] })).toEqual({
    stock: 4,
    over: 2,
  });
  expect(unitsInStock(entry({}, { number: 0 }))).toBeUndefined();
  expect(unitsInStock(entry({}, { productList: [] }))).toBeUndefined();
});

it('CART-03 the cart stands by warehouse, the centre first', () => {
  const cloud = { yuncangType: 'YC', yuncangCode: 'YC1' };
  const entries = [entry(cloud, { id: '1' }), entry({}, { id: '2' }), entry(cloud, { id: '3' })];
  const groups = warehouseGroups([...entries, entry({ yuncangType: 'YD' }, { id: '4' })]);
  expect(groups.map(({ kind, code, entries: inside }) => [kind, code, inside.map(({ id }) => id)])).toEqual([
    ['', '', ['2']],
    ['YC', 'YC1', ['1', '3']],
    ['YD', '', ['4']],
  ]);
});

const WEEKS = [
  {
    weekCode: '202649',
    weekName: '2026年第49周',
    beginDate: '2026-11-30',
    endDate: '2026-12-06',
  },
];

it('CART-02 a line offers its arrivals as one choice', () => {
  const offered = { ...line, weekPromise: '202649', farWeek: '202651' };
  expect(arrivalChoices(line, WEEKS)).toEqual([]);
  expect(arrivalChoices(offered, WEEKS).map(({ value, label }) => [value, label])).toEqual([
    ['now', '现货'],
    ['promise', '周承诺 2026年第49周 11-30 ~ 12-06'],
    ['promise/2026-11-30', '周承诺，11-30 ~ 12-06 到货'],
    ['far', '远周次 2026年第51周'],
  ]);
});

it.each([
  [{}, 'now', undefined],
  [{ isCheckWeekPromise: 1, weekPromise: '202649' }, 'promise', '11-30 ~ 12-06 到货'],
  [{ isCheckWeekPromise: 1, weekPromise: '202652' }, 'promise', '2026年第52周 到货'],
  [{ isCheckWeekPromise: 1, farWeekDate: '2026-11-30' }, 'promise/2026-11-30', '11-30 ~ 12-06 到货'],
  [{ isCheckWeekPromise: 1, farWeekDate: '2026-12-21' }, 'promise/2026-12-21', '2026-12-21 到货'],
  [{ isCheckFarWeek: 1, farWeek: '202651' }, 'far', '2026年第51周 到货'],
])('CART-02 the arrival of %o is %s, %s', (marks, chosen, text) => {
  expect([chosenArrival({ ...line, ...marks }), arrivalText({ ...line, ...marks }, WEEKS)]).toEqual([
    chosen,
    text,
  ]);
});

const choice = {
  priceType: 'TJ' as const,
  versionCode: 'V',
  price: 8,
  usableQty: 82,
  realQty: 90,
  label: '',
};
const priceInfo = { commonPrice: { price: 10, rebatePolicy: '1' } };

it('CART-01 under a price stands what it would be else, what is left and until when', () => {
  const special = entry({ priceType: 'TJ', price: 8, kuanXian: 20 }, { priceInfo });
  const limits = { choice: { ...choice, allowed: 82 }, endDate: '2026-11-30' };
  expect(priceNotes(special, limits)).toEqual(['原 ¥10.00', '余 82', '11-30 止', '宽限 ¥20.00']);
  expect(priceNotes(entry({}, { priceInfo }), { choice: undefined })).toEqual(['返利 代码 BF']);
  expect(priceNotes(entry(), { choice: undefined })).toEqual([]);
});

it('CART-01 a price has its name, a package its parts per set', () => {
  const part = (productModel: string, number: number) => ({ ...line, productModel, number });
  const parts = { number: 2, productList: [part('A型', 2), part('B型', 4)], originalPrice: 35 };
  const pack = { ...entry(), activityType: 2, ...parts };
  expect(packageParts(pack).map(({ text }) => text)).toEqual(['A型 ×1', 'B型 ×2']);
  expect(packageParts(entry())).toEqual([]);
  expect(priceNotes(pack, { choice: undefined })).toEqual(['原 ¥35.00']);
  const names = [entry(), entry({ priceType: 'GC' }), pack, entry({}, { activityType: 3 })].map(
    entryPriceName,
  );
  expect(names).toEqual(['普通价', '工程价', '套餐价', '抢购价']);
});
