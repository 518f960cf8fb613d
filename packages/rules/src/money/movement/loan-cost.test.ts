import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, toMoney } from '../../base/money';
import { refuse } from '../../base/refusal';
import { financingCost, interestFormula, redemptionOf, redemptionRefusal } from '.';
import { loanInterest } from './loan-cost';

const NOW = new Date('2026-11-20T10:00:00+08:00');

describe('FIN-08f the cost of a financing', () => {
  it.each([
    ['100000', 4.35, 90, '1087.50'],
    ['35507.20', 4.35, 90, '386.14'],
    ['0.01', 4.35, 90, '0.00'],
    ['4.60', 4.35, 9, '0.01'],
    ['100000', undefined, 90, undefined],
    ['100,000.00', 4.35, 90, undefined],
    ['100000', '4.35%', 90, undefined],
    ['100000', 4.35, 0, '0.00'],
  ])('interest of %s at %s percent for %s days is %s', (...[amount, rate, days, interest]) => {
    expect(loanInterest(amount, rate, days)).toBe(interest);
  });

  it('half a cent goes away from zero, and nothing is lost by floats', () => {
    // 1 cent × 1800 % × 10 days ÷ 360 is half a cent.
    expect(loanInterest('0.01', 1800, 10)).toBe('0.01');
    expect(loanInterest('-0.01', 1800, 10)).toBe('-0.01');
    expect(loanInterest('99999999999.99', '4.35', 365)).toBe('4410416666.67');
  });

  it('shows its formula', () => {
    expect(interestFormula('100000', 4.35, 90)).toBe('¥100,000.00 × 4.35% × 90 天 ÷ 360');
    expect(interestFormula('一万', '面议', Number.NaN)).toBe('— × —% × — 天 ÷ 360');
  });

  it('adds the service charge', () => {
    expect(financingCost({ amount: '35507.20', rate: 4.35, days: 90, feeRate: 0.1 })).toEqual({
      interest: '386.14',
      fee: '35.51',
      total: '421.65',
    });
    expect(financingCost({ amount: '100', rate: 4.35, days: 0 })?.total).toBe('0.00');
    expect(financingCost({ amount: '一万', rate: 4.35, days: 90, feeRate: 0.1 })).toBeUndefined();
    expect(financingCost({ amount: '100', rate: 4.35, days: 90, feeRate: '面议' })).toBeUndefined();
  });

  it('a repayment bears interest on the complete debt since the one before it', () => {
    const loan = {
      outstandingAmount: 200_000,
      rate: 4.35,
      beginDate: '2026-09-15',
      repaidOn: ['2026-11-02'],
    };
    expect(redemptionOf(loan, '50000', NOW)).toEqual({
      principal: '50000.00',
      interest: '435.00',
      amount: '50435.00',
      left: '150000.00',
      days: 18,
      formula: '¥200,000.00 × 4.35% × 18 天 ÷ 360',
    });
    expect(redemptionOf({ ...loan, repaidOn: [] }, 1, NOW)?.days).toBe(66);
    expect(redemptionOf({ ...loan, repaidOn: ['2026-11-21'] }, 1, NOW)?.interest).toBe('0.00');
    for (const unread of [
      { beginDate: '?' },
      { rate: '4.35%' },
      { outstandingAmount: '200,000' },
      { repaidOn: ['?'] },
      { repaidOn: undefined },
      { repaidOn: null },
    ]) {
      expect(redemptionOf({ ...loan, ...unread }, 1, NOW)).toBeUndefined();
      expect(redemptionRefusal({ ...loan, ...unread })).toMatchObject({ code: 'movement.loanUnread' });
    }
    expect(redemptionRefusal(loan)).toBeUndefined();
    expect(redemptionRefusal({ ...loan, rate: '面议', repaidOn: ['2026-11-02', '?'] })).toEqual(
      refuse('movement.loanUnread', { figures: ['rate', 'repaidOn'] }),
    );
    expect(redemptionOf(loan, 0, NOW)?.amount).toBe('435.00');
    expect(redemptionOf(loan, '5万', NOW)).toBeUndefined();
    for (const principal of ['200000.01', -1]) {
      expect(redemptionOf(loan, principal, NOW)).toMatchObject({
        interest: '435.00',
        amount: undefined,
        left: undefined,
      });
    }
    expect(redemptionOf(loan, 200_000, NOW)?.left).toBe('0.00');
  });

  it('interest of parts adds up to that of the total, but for a cent a part', () => {
    const cents = fc.integer({ min: 0, max: 1e10 }).map((value) => toMoney((value / 100).toFixed(2)));
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const parts = addAmounts(loanInterest(a, 4.35, 90), loanInterest(b, 4.35, 90));
        const whole = loanInterest(addAmounts(a, b), 4.35, 90);
        expect(Math.abs(Math.round((Number(parts) - Number(whole)) * 100))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
