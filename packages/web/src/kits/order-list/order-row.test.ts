import { quantityText } from '@dealer-portal/rules/input';
import { expect, it } from 'vitest';
import { readRowNumber } from './order-row';

const ROW = {
  key: 'GR1 TJ1',
  productCode: 'GR1',
  productModel: 'BCD-1',
  productName: '冰箱',
  picUrl: '',
  price: 9,
};

it('CART-06 nothing is taken of a row whose most pieces cannot be read; nothing is still nothing', () => {
  const row = { ...ROW, most: Number.NaN };
  const read = readRowNumber('1', row);
  expect(read.ok || quantityText(read.refusal)).toBe('可填的数量无法识别，请稍后再试');
  expect(readRowNumber('', row)).toEqual({ ok: true, quantity: 0 });
});

it('CART-09 a row that is out of stock says so to whoever types a number', () => {
  const read = readRowNumber('1', { ...ROW, most: 0 });
  expect(read.ok || quantityText(read.refusal)).toBe('暂时无货');
});
