import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { type OrderTemplate, readTemplate, templateGoods, templateNameRefusal, templateRows } from './index';

const line = (productCode: string, number: number | string = 2) => ({
  productCode,
  productModel: `型号${productCode}`,
  number,
  price: 10.5,
});
const entry = (id: string, ...productList: ReturnType<typeof line>[]) => ({
  id,
  activityType: 1,
  number: 2,
  productList,
});
const template = (name: string, ...codes: readonly string[]): OrderTemplate => ({
  name,
  savedOn: '2026-11-23',
  lines: templateGoods([entry('1', ...codes.map((code) => line(code)))]).lines,
});

it('ORDER-01 a cart becomes a template: a product once with all its pieces, packages are left out by name', () => {
  const pack = { ...entry('3', line('C'), line('D')), composeName: '洗烘套餐' };
  const goods = templateGoods([
    entry('1', line('A')),
    entry('2', line('A', '3')),
    entry('4', line('B', '两')),
    pack,
  ]);
  expect(goods.lines).toMatchObject([{ productCode: 'A', productModel: '型号A', number: 5, price: 10.5 }]);
  expect(goods.leftOut).toEqual(['洗烘套餐']);
  expect(goods.unreadable).toEqual(['型号B']);
});

it.each([
  ['', refuse('template.nameMissing')],
  ['常用'.repeat(11), refuse('template.nameTooLong', { limit: 20 })],
  [' 每周补货 ', refuse('template.nameTaken', { name: '每周补货' })],
  ['每月补货', undefined],
])('ORDER-01 the template name %j: %s', (name, error) => {
  expect(templateNameRefusal(name, [template('每周补货', 'A')])).toEqual(error);
});

it('ORDER-01 a template survives its file', () => {
  const saved = template('每周补货', 'A');
  const read = readTemplate(templateRows(saved));
  expect(read).toMatchObject({
    ok: true,
    lines: [{ productCode: 'A', productModel: '型号A', number: 2, price: '10.5' }],
  });
});

it.each([
  [
    [
      ['型号', '数量'],
      ['X', '1'],
    ],
    refuse('template.columns'),
  ],
  [
    [
      ['产品编码', '数量'],
      ['A', '1'],
      ['B', '1.5'],
    ],
    refuse('template.quantity', { row: 3, quantity: refuse('quantity.whole') }),
  ],
  [
    [
      ['产品编码', '数量'],
      ['', '1'],
    ],
    refuse('template.codeMissing', { row: 2 }),
  ],
  [
    [
      ['产品编码', '数量'],
      ['1.23457E+17', '1'],
    ],
    refuse('template.codeLost', { row: 2, productCode: '1.23457E+17', lost: refuse('paste.lostDigits') }),
  ],
  [
    [
      ['产品编码', '数量'],
      ['', ''],
    ],
    refuse('template.empty'),
  ],
  [[], refuse('template.columns')],
])('ORDER-01 a file that is no template says why: %j', (rows, text) => {
  expect(readTemplate(rows)).toEqual({ ok: false, refusal: text });
});
