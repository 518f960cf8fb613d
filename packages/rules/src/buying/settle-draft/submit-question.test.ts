import { expect, it } from 'vitest';
import { goodsWords, ownNumberOf, readOwnNumber, submitQuestion, withOwnNumber } from './index';

const order = (orderNo: string, productModel: string) => ({
  orderNo,
  splitOrderProductList: [{ productCode: productModel, productModel, price: 100, number: 3 }],
});
const payer = (key: string, payerCode: string, payerName: string) => ({
  key,
  payerCode,
  payerName,
  credit: undefined,
  priceToPay: undefined,
});

it('ORDER-01 the question names goods, payers with their sums, and the ship-to', () => {
  const payers = [
    { ...payer('1', '8800200101', '腾达家电授信账户'), priceToPay: '300.00' },
    { ...payer('2', '8800200101', '腾达家电授信账户'), priceToPay: '300.00' },
    { ...payer('3', 'P2', ''), priceToPay: '12.50' },
  ] as never;
  const orders = [order('1', 'KFR-26GW/01K'), order('2', 'HKA-J50'), order('3', 'HG100-F6'), order('4', 'X')];
  const text = submitQuestion(
    { orders, checked: ['1', '2', '3'], payers },
    { sendtoCode: '8800130002', name: '腾达仓库' },
    '9 台',
  );
  expect(text).toBe(
    'KFR-26GW/01K 等 3 种 9 台，从 腾达家电授信账户（8800200101） 付 ¥600.00，从 P2 付 ¥12.50，送 腾达仓库（8800130002）。提交后可在“我的订单”中查看。',
  );
});

it('ORDER-01 one kind is named without a count, and a place without a name by its code', () => {
  expect(goodsWords([order('1', 'HKA-J50').splitOrderProductList[0] ?? {}], '3 台')).toBe('HKA-J50 3 台');
  const text = submitQuestion({ orders: [], checked: [], payers: [] }, { sendtoCode: 'S', name: '' }, '');
  expect(text).toContain('送 S。');
});

it.each([
  ['PO-2026/11 ', 'PO202611'],
  ['ｐｏ１２', 'PO12'],
  ['一二三', ''],
  ['12345678901234567890', '1234567890123456'],
])('ORDER-01 the own number %s is carried as %s', (text, number) => {
  expect(readOwnNumber(text)).toBe(number);
});

it.each([
  ['送前电话', 'PO12', '送前电话 单号PO12'],
  ['', 'PO12', '单号PO12'],
  ['送前电话 单号OLD1', 'PO12', '送前电话 单号PO12'],
  ['送前电话 单号OLD1', '', '送前电话'],
  ['快递单号SF123', 'PO12', '快递单号SF123 单号PO12'],
  ['一二三四五六七八九十一二三四五六七八', 'PO12', '一二三四五六七八九十一二三四五六七八 单号PO12'],
])('ORDER-01 the remark %s with the own number %s is %s, and has it again', (remark, number, text) => {
  const carried = withOwnNumber(remark, number);
  expect(carried).toBe(text);
  expect(Array.from(carried ?? '').length).toBeLessThanOrEqual(25);
  expect(ownNumberOf(carried) ?? '').toBe(number);
});

it.each(['快递单号SF123', '物流单号88 送前电话', '单号PO1送前电话'])(
  'ORDER-01 the remark %s has no own number, and nothing of it is taken away',
  (remark) => {
    expect(ownNumberOf(remark)).toBeUndefined();
    expect(withOwnNumber(remark, '')).toBe(remark);
  },
);

it.each(['一'.repeat(19), '一'.repeat(200)])(
  'ORDER-01 a remark that has no room for the own number is not cut: %s',
  (remark) => {
    expect(withOwnNumber(remark, 'PO12')).toBeUndefined();
    expect(withOwnNumber(remark, '')).toBe(remark);
  },
);

it('ORDER-01 a remark without the word carries no own number', () => {
  expect(ownNumberOf('送货前请电话联系')).toBeUndefined();
  expect(ownNumberOf(null)).toBeUndefined();
});
