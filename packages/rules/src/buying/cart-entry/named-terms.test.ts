import { expect, it } from 'vitest';
import { creditModelText, warehouseText } from './named-terms';

it.each([
  [{ creditModel: 'XY30', creditModelName: '30天信用账期' }, '信用模式 30天信用账期'],
  [{ creditModel: 'XY30', creditModelName: '' }, '信用模式 代码 XY30'],
  [{ creditModel: 7, creditModelName: null }, '信用模式 代码 7'],
])('the credit model %o is shown as %s', (line, text) => {
  expect(creditModelText(line)).toBe(text);
});

it.each([
  [{ yuncangType: 'YC', yuncangCode: 'YC3702' }, '青岛云仓', '云仓 青岛云仓'],
  [{ yuncangType: 'YD', yuncangCode: 'YD1' }, '', '异地云仓 代码 YD1'],
  [{ yuncangType: 'YC', yuncangCode: '' }, '青岛云仓', '云仓'],
  [{ yuncangType: '', yuncangCode: 'YC3702' }, '青岛云仓', undefined],
  [{}, undefined, undefined],
])('the warehouse %o called %s is shown as %s', (line, name, text) => {
  expect(warehouseText(line, name)).toBe(text);
});
