import { expect, it } from 'vitest';
import { type OrderTemplate, readTemplate, templateGoods, templateNameError, templateRows } from './index';

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
  ['', '请填写模板名称'],
  ['常用'.repeat(11), '模板名称最多 20 个字'],
  [' 每周补货 ', '已有模板“每周补货”，请换一个名称'],
  ['每月补货', undefined],
])('ORDER-01 the template name %j: %s', (name, error) => {
  expect(templateNameError(name, [template('每周补货', 'A')])).toBe(error);
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
    '文件里没有“产品编码”和“数量”两列，请选择从订货模板导出的文件',
  ],
  [
    [
      ['产品编码', '数量'],
      ['A', '1'],
      ['B', '1.5'],
    ],
    '第 3 行：数量必须是整数，请改正后重新导入',
  ],
  [
    [
      ['产品编码', '数量'],
      ['', '1'],
    ],
    '第 2 行：没有产品编码，请改正后重新导入',
  ],
  [
    [
      ['产品编码', '数量'],
      ['1.23457E+17', '1'],
    ],
    '第 2 行：产品编码 1.23457E+17 被 Excel 当成数字改过，原来的位数已经没有了，请把这一列改成文本后重填，请改正后重新导入',
  ],
  [
    [
      ['产品编码', '数量'],
      ['', ''],
    ],
    '文件里没有商品',
  ],
  [[], '文件里没有“产品编码”和“数量”两列，请选择从订货模板导出的文件'],
])('ORDER-01 a file that is no template says why: %j', (rows, text) => {
  expect(readTemplate(rows)).toEqual({ ok: false, text });
});
