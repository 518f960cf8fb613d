import { expect, it } from 'vitest';
import { lineTerms } from './line-terms';

it.each([
  [{ priceType: 'PT', weekPromise: '0', farWeek: 0, creditModel: '', kuanXian: 0, yuncangType: '' }, []],
  [{}, []],
  [{ priceType: null, kuanXian: null, yuncangType: null }, []],
  [{ priceType: 'YJCY' }, ['样机出样价']],
  [{ priceType: 'TJ', weekPromise: '202649' }, ['特价', '周承诺 2026年第49周']],
  [{ weekPromise: '202649', farWeekDate: '2026-11-30' }, ['周承诺 2026年第49周（2026-11-30 到货）']],
  [{ farWeekDate: '2026-11-30' }, []],
  [{ farWeek: '202651', creditModel: 'XY30' }, ['远周次 2026年第51周', '信用模式 代码 XY30']],
  [{ kuanXian: '20000' }, ['宽限 ¥20,000.00']],
  [{ yuncangType: 'YC', yuncangCode: 'YC3702' }, ['云仓 代码 YC3702']],
  [{ yuncangType: 'YD' }, ['异地云仓']],
  [{ priceType: 'GC', yuncangType: 'XX', yuncangCode: 'X1' }, ['工程价']],
])('%o is shown as %o', (line, text) => {
  expect(lineTerms(line)).toEqual(text);
});

it('credit model and warehouse are shown by their names', () => {
  const line = {
    creditModel: 'XY30',
    creditModelName: '30天信用账期',
    yuncangType: 'YC',
    yuncangCode: 'YC1',
  };
  expect(lineTerms(line, '青岛云仓')).toEqual(['信用模式 30天信用账期', '云仓 青岛云仓']);
});

it.each(['constructor', '__proto__', 'toString'])('the warehouse %s is none', (yuncangType) => {
  expect(lineTerms({ yuncangType })).toEqual([]);
});
