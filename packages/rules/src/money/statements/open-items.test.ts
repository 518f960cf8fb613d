import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFigure } from '../../base/money';
import { openItems } from './open-items';

const voucher = (voucherNo: string, amount: number) => ({
  voucherNo,
  voucherDate: `2026-10-${voucherNo}`,
  debit: Math.max(-amount, 0),
  credit: Math.max(amount, 0),
});
const left = (opening: number, amounts: readonly number[]) =>
  openItems(
    opening,
    amounts.map((amount, at) => voucher(String(at + 10), amount)),
  )?.map((item) => [item.voucherNo, item.left]);

it.each([
  { what: 'goods take the oldest money', opening: 100, amounts: [50, -120], items: [['10', '30.00']] },
  {
    what: 'a receipt pays the oldest debt',
    opening: -100,
    amounts: [80, -10],
    items: [
      ['', '-20.00'],
      ['11', '-10.00'],
    ],
  },
  { what: 'money that is used up leaves nothing', opening: 0, amounts: [50.1, -50.1], items: [] },
  { what: 'goods beyond the money are a debt', opening: 20, amounts: [-50, 10], items: [['10', '-20.00']] },
  { what: 'a receipt beyond the debts is money', opening: -30, amounts: [100], items: [['10', '70.00']] },
])('FIN-01 $what', ({ opening, amounts, items }) => {
  expect(left(opening, amounts)).toEqual(items);
});

it('FIN-01 what is open adds up to the balance, and is all money or all debt', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 500 }),
      fc.array(fc.integer({ min: -300, max: 300 })),
      (opening, amounts) => {
        const items = left(opening, amounts) ?? [];
        const figures = items.map(([, amount]) => readFigure(amount) ?? Number.NaN);
        expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(
          amounts.reduce((sum, amount) => sum + amount, opening),
        );
        expect(new Set(figures.map(Math.sign)).size).toBeLessThan(2);
      },
    ),
  );
});

it('FIN-01 an amount that cannot be read leaves nothing to say', () => {
  expect(openItems('x', [])).toBeUndefined();
  expect(openItems(1, [{ ...voucher('10', 1), credit: undefined }])).toBeUndefined();
});
