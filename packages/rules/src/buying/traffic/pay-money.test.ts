import { describe, expect, it } from 'vitest';
import { payMoneyProblem, readPayMoney } from './pay-money';

const facts = { sum: '45876.00', balance: 1286500 };

describe('TRANS-01 the amount that a payer pays', () => {
  it.each([
    ['45876', { ok: true, amount: '45876.00' }],
    [' 0.01 ', { ok: true, amount: '0.01' }],
    ['45876.01', { ok: false, text: '付款金额不能大于本单金额 ¥45,876.00' }],
    ['0', { ok: false, text: '付款金额要大于 0' }],
    ['', { ok: false, text: '请输入金额' }],
    ['１', { ok: false, text: '金额只能包含数字和一个小数点' }],
    ['1.234', { ok: false, text: '金额最多保留两位小数' }],
  ])('VALID-01 %s is read as %j', (text, read) => {
    expect(readPayMoney(text, facts)).toEqual(read);
  });

  it('is at most the balance, where that is known', () => {
    const text = '付款方余额仅 ¥100.00，请减少金额或更换付款方';
    expect(readPayMoney('101', { ...facts, balance: 100 })).toEqual({ ok: false, text });
    expect(readPayMoney('100', { ...facts, balance: 100 }).ok).toBe(true);
    expect(readPayMoney('101', { ...facts, balance: undefined }).ok).toBe(true);
    expect(readPayMoney('101', { ...facts, balance: '' }).ok).toBe(true);
  });

  it.each([
    [{ sum: '¥10', balance: 100 }, '5', '本单金额无法识别，暂不能付款'],
    [{ sum: undefined, balance: 100 }, undefined, '本单金额无法识别，暂不能付款'],
    [{ sum: 10, balance: 100 }, '五', '付款金额无法识别，请重新填写'],
    [{ sum: 10, balance: '1,000' }, '5', '付款方余额无法识别，请更换付款方'],
  ])('is nothing where %j or %s cannot be read', (facing, payMoney, text) => {
    expect(payMoneyProblem(payMoney, facing)).toBe(text);
  });

  it('without an amount is all of it', () => {
    expect(payMoneyProblem(undefined, facts)).toBeUndefined();
    expect(payMoneyProblem(undefined, { sum: '10', balance: '9.99' })).toContain('余额仅 ¥9.99');
    expect(payMoneyProblem('5', { sum: '10', balance: '9.99' })).toBeUndefined();
    expect(payMoneyProblem('11', { sum: '10', balance: null })).toContain('不能大于本单金额');
  });
});
