import { expect, it } from 'vitest';
import {
  chooseWeek,
  entryName,
  entryNames,
  isPackage,
  packageSaving,
  piecesOf,
  unitPrice,
  weekText,
} from './index';

const line = { productCode: 'A', productModel: '型号A', number: 4, price: 10.05 };
const single = { id: '1', activityType: 1 as const, number: 4, productList: [line] };
const pack = {
  id: '2',
  activityType: 2 as const,
  number: 2,
  composeName: '洗烘套餐',
  originalPrice: 31,
  productList: [line, { ...line, productCode: 'B', number: 2, price: '9.9' }],
};

it('a package has its name, the price of a set and what it saves', () => {
  expect([entryName(pack), unitPrice(pack), packageSaving(pack), isPackage(pack)]).toEqual([
    ...['洗烘套餐', '30.00', '1.00', true],
  ]);
  expect(packageSaving({ ...pack, originalPrice: 30 })).toBeUndefined();
  expect(packageSaving({ ...pack, originalPrice: '—' })).toBeUndefined();
  expect(packageSaving({ ...single, originalPrice: 99 })).toBeUndefined();
  expect(unitPrice({ ...pack, number: 0 })).toBeUndefined();
  expect(unitPrice({ ...pack, productList: [{ ...line, price: null }] })).toBeUndefined();
  expect([unitPrice(single), piecesOf([single, pack])]).toEqual([10.05, 10]);
});

it('several products are a package with every activity, and each of its prices must be readable', () => {
  const flash = { ...pack, activityType: 3 as const };
  expect([isPackage(flash), unitPrice(flash)]).toEqual([true, '30.00']);
  const [first, second] = pack.productList;
  expect(unitPrice({ ...pack, productList: [{ ...line, price: '—' }, second ?? line] })).toBeUndefined();
  expect(unitPrice({ ...pack, productList: [first ?? line, { ...line, price: null }] })).toBeUndefined();
  expect(unitPrice({ ...single, productList: [] })).toBeUndefined();
});

it('two entries without products have different names too', () => {
  const empty = (id: string) => ({ ...single, id, composeName: '套餐', productList: [] });
  expect([...entryNames([empty('1'), empty('2')]).values()]).toEqual([
    '套餐（普通价）',
    '套餐（普通价）第2条',
  ]);
});

it('CART-01 a package that is called as another entry is after its price leaves each its own name', () => {
  const names = entryNames([
    ...[single, { ...single, id: '3' }, { ...single, id: '4' }],
    ...[
      { ...pack, composeName: '型号A（普通价）' },
      { ...pack, id: '5', composeName: '型号A（普通价）第2条' },
    ],
  ]);
  expect([...names.values()]).toEqual([
    ...['型号A（普通价）第3条', '型号A（普通价）第4条', '型号A（普通价）第5条'],
    ...['型号A（普通价）', '型号A（普通价）第2条'],
  ]);
});

it('a week is named without the list of weeks', () => {
  expect(weekText('202649')).toBe('2026年第49周');
  expect(['202653', '202654', '202600', 202601].map((code) => weekText(code))).toEqual([
    ...['2026年第53周', '202654', '202600', '2026年第1周'],
  ]);
});

it('entries of one name differ by price, warehouse and number', () => {
  const other = (id: string, more: object, activityType: 1 | 3 = 1) => ({
    ...single,
    id,
    activityType,
    productList: [{ ...line, ...more }],
  });
  const names = entryNames([
    ...[single, other('2', { priceType: 'TJ' }), other('3', { yuncangType: 'YD' })],
    ...[other('4', { priceType: 'TJ' }, 3), other('5', {}), other('6', { productModel: '型号B' })],
    { ...single, id: '7', productList: [] },
  ]);
  expect([...names.values()]).toEqual([
    '型号A（普通价）',
    '型号A（特价）',
    '型号A（普通价，异地云仓）',
    '型号A（抢购，特价）',
    '型号A（普通价）第2条',
    '型号B',
    '7',
  ]);
});

const WEEKS = [
  { weekCode: '202649', weekName: '2026年第49周', beginDate: '2026-11-30', endDate: '2026-12-06' },
];

it.each([
  ['202649', '2026年第49周 11-30 ~ 12-06'],
  ['202701', '2027年第1周'],
  [202651, '2026年第51周'],
  ['下周', '下周'],
  ['1202649', '1202649'],
  ['2026491', '2026491'],
  [undefined, ''],
  [null, ''],
])('the week %s reads %s', (code, text) => {
  expect(weekText(code, WEEKS)).toBe(text);
});

it.each([
  [{ isWeekPromise: true }, { isWeekPromise: true, isFarWeek: false }],
  [{ isFarWeek: true }, { isWeekPromise: false, isFarWeek: true }],
  [{ isFarWeek: false }, { isFarWeek: false }],
])('choosing %j marks %j', (change, marks) => {
  expect(chooseWeek(change)).toEqual(marks);
});
