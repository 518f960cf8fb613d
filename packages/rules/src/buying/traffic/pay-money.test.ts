import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { payMoneyRefusal, readPayMoney } from './pay-money';

const facts = { sum: '45876.00', balance: 1286500 };

describe('TRANS-01 the amount that a payer pays', () => {
  it.each([
    ['45876', { ok: true, amount: '45876.00' }],
    [' 0.01 ', { ok: true, amount: '0.01' }],
    ['45876.01', { ok: false, refusal: refuse('payMoney.aboveSum', { sum: '45876.00' }) }],
    ['0', { ok: false, refusal: refuse('payMoney.zero') }],
    ['', { ok: false, refusal: refuse('amount.missing') }],
    ['１', { ok: false, refusal: refuse('amount.characters') }],
    ['1.234', { ok: false, refusal: refuse('amount.decimals') }],
  ])('VALID-01 %s is read as %j', (text, read) => {
    expect(readPayMoney(text, facts)).toEqual(read);
  });

  it('is at most the balance, where that is known', () => {
    const refusal = refuse('payMoney.aboveBalance', { balance: 100 });
    expect(readPayMoney('101', { ...facts, balance: 100 })).toEqual({ ok: false, refusal });
    expect(readPayMoney('100', { ...facts, balance: 100 }).ok).toBe(true);
    expect(readPayMoney('101', { ...facts, balance: undefined }).ok).toBe(true);
    expect(readPayMoney('101', { ...facts, balance: '' }).ok).toBe(true);
  });

  it.each([
    [{ sum: '¥10', balance: 100 }, '5', refuse('payMoney.sumUnread')],
    [{ sum: undefined, balance: 100 }, undefined, refuse('payMoney.sumUnread')],
    [{ sum: 10, balance: 100 }, '五', refuse('payMoney.unread')],
    [{ sum: 10, balance: '1,000' }, '5', refuse('payMoney.balanceUnread')],
  ])('is nothing where %j or %s cannot be read', (facing, payMoney, text) => {
    expect(payMoneyRefusal(payMoney, facing)).toEqual(text);
  });

  it('without an amount is all of it', () => {
    expect(payMoneyRefusal(undefined, facts)).toBeUndefined();
    expect(payMoneyRefusal(undefined, { sum: '10', balance: '9.99' })).toEqual(
      refuse('payMoney.aboveBalance', { balance: '9.99' }),
    );
    expect(payMoneyRefusal('5', { sum: '10', balance: '9.99' })).toBeUndefined();
    expect(payMoneyRefusal('11', { sum: '10', balance: null })).toEqual(
      refuse('payMoney.aboveSum', { sum: '10' }),
    );
  });
});
