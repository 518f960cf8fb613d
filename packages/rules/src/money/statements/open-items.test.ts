import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFigure } from '../../base/money';
import { settleVouchers } from './open-items';

const voucher = (voucherNo: string, amount: number) => ({
  voucherNo,
  voucherDate: `2026-10-${voucherNo}`,
  debit: Math.max(-amount, 0),
  credit: Math.max(amount, 0),
});
const left = (opening: number, amounts: readonly number[]) =>
  settleVouchers(
    opening,
    amounts.map((amount, at) => voucher(String(at + 10), amount)),
  )?.items.map((item) => [item.voucherNo, item.left]);

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
  expect(settleVouchers('x', [])).toBeUndefined();
  expect(settleVouchers(1, [{ ...voucher('10', 1), credit: undefined }])).toBeUndefined();
});

it('FIN-01 each receipt says which orders it paid, in parts, and an order which receipts paid it', () => {
  const settled = settleVouchers(-20, [
    voucher('10', 100),
    { ...voucher('11', -130), orderNo: '6010' },
    voucher('12', 70),
    { ...voucher('13', -5), orderNo: '6011' },
  ]);
  expect(
    settled?.settlements.map(({ receipt, debit, amount }) => [
      receipt.voucherNo,
      debit.voucherNo,
      debit.orderNo,
      amount,
    ]),
  ).toEqual([
    ['10', '', undefined, '20.00'],
    ['10', '11', '6010', '80.00'],
    ['12', '11', '6010', '50.00'],
    ['12', '13', '6011', '5.00'],
  ]);
  expect(settled?.items).toEqual([{ voucherNo: '12', day: '2026-10-12', left: '15.00' }]);
});

it('FIN-01 no yuan pays twice: what a voucher has settled and what is left of it are its amount', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 20 }), (amounts) => {
      const settled = settleVouchers(
        0,
        amounts.map((amount, at) => voucher(String(at), amount)),
      );
      for (const [at, amount] of amounts.entries()) {
        const isOf = ({ voucherNo }: { readonly voucherNo: string }) => voucherNo === String(at);
        const parts = settled?.settlements.filter(({ receipt, debit }) => isOf(receipt) || isOf(debit)) ?? [];
        const left = Math.abs(readFigure(settled?.items.find(isOf)?.left ?? 0) ?? Number.NaN);
        const used = parts.reduce((sum, part) => sum + (readFigure(part.amount) ?? Number.NaN), 0);
        expect(used + left).toBe(Math.abs(amount));
        // A receipt never pays a receipt.
        expect(parts.every(({ receipt, debit }) => (amount > 0 ? isOf(receipt) : isOf(debit)))).toBe(true);
      }
    }),
  );
});

it('FIN-01 a voucher without its number settles all the same, under no number', () => {
  const [goods, money] = [voucher('10', -50), voucher('11', 50)];
  const settled = settleVouchers(0, [{ ...goods, voucherNo: undefined }, money]);
  expect(settled?.settlements.map(({ receipt, debit }) => [receipt.voucherNo, debit.voucherNo])).toEqual([
    ['11', ''],
  ]);
});
