import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractAmounts, sumAmounts } from '../../base/money';
import { type AccountMonth, accountYears } from './account-years';

/** Months that follow each other from January 2025: each opens as the one before closed. */
function chain(moves: readonly (readonly [debit: number, credit: number])[]): readonly AccountMonth[] {
  let balance = 1000;
  return moves.map(([debit, credit], at) => {
    const opening = balance;
    balance += credit - debit;
    const period = `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return {
      period,
      beginDate: `${period}-01`,
      endDate: `${period}-28`,
      openingBalance: opening,
      debitAmount: debit,
      creditAmount: credit,
      closingBalance: balance,
    };
  });
}

describe('the years of an account', () => {
  it('FIN-01 the newest year stands first, before its halves; each opens and closes as its months do', () => {
    const months = chain([...Array(18).keys()].map((at) => [at, 2 * at] as const));
    const years = accountYears(months);
    expect(years.map(({ name, months: count }) => [name, count])).toEqual([
      ['2026年全年', 6],
      ['2026年上半年', 6],
      ['2025年全年', 12],
      ['2025年下半年', 6],
      ['2025年上半年', 6],
    ]);
    expect(years[2]).toEqual({
      key: '2025',
      name: '2025年全年',
      beginDate: '2025-01-01',
      endDate: '2025-12-28',
      months: 12,
      openingBalance: '1000.00',
      debitAmount: '66.00',
      creditAmount: '132.00',
      closingBalance: '1066.00',
    });
  });

  it('FIN-01 opening less debits plus credits is closing, and the order of the months does not matter', () => {
    const amount = fc.integer({ min: 0, max: 9_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 30 }), (moves) => {
        const months = chain(moves);
        const years = accountYears(months);
        expect(accountYears([...months].reverse())).toEqual(years);
        for (const { openingBalance, debitAmount, creditAmount, closingBalance } of years) {
          const moved = subtractAmounts(creditAmount, debitAmount);
          expect(sumAmounts([openingBalance, moved])).toBe(closingBalance);
        }
      }),
    );
  });

  it('FIN-01 an account without a month has no year', () => {
    expect(accountYears([])).toEqual([]);
  });
});
