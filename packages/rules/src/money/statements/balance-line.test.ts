import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BalanceDue, type BalanceVoucher, balanceLine } from './balance-line';

const voucher = (voucherNo: string, voucherDate: string, balance: number): BalanceVoucher => ({
  voucherNo,
  voucherDate,
  balance,
});
const due = (day: string, text = `借款 ${day}`): BalanceDue => ({ day, text, amount: 200_000 });
const VOUCHERS = [
  voucher('A', '2026-11-03', 120),
  voucher('B', '2026-11-08', 30),
  voucher('C', '2026-11-08', 60),
];

it.each([
  ['between two vouchers, with the balance from before', '2026-11-05', ['A', 'due 2026-11-05*', 'B', 'C']],
  ['on a day with vouchers, at its last one', '2026-11-08', ['A', 'B', 'C*']],
  ['after the last one, in its month', '2026-11-30', ['A', 'B', 'C', 'due 2026-11-30*']],
  ['in a later month not at all', '2026-12-01', ['A', 'B', 'C']],
  ['before the first one not at all', '2026-11-02', ['A', 'B', 'C']],
])('FIN-01a a document due %s: %s', (_, day, expected) => {
  const line = balanceLine(VOUCHERS, [due(day)]);
  expect(line.map(({ key, dues }) => `${key}${dues.length > 0 ? '*' : ''}`)).toEqual(expected);
});

it('FIN-01a without vouchers there is no line, and what falls due on one day stands at one place', () => {
  expect(balanceLine([], [due('2026-11-05')])).toEqual([]);
  const place = balanceLine(VOUCHERS, [due('2026-11-05', '借款'), due('2026-11-05', '票据')])[1];
  expect(place).toMatchObject({ day: '2026-11-05', balance: 120 });
  expect(place?.dues.map(({ text }) => text)).toEqual(['借款', '票据']);
});

it('FIN-01a every voucher stands once and in its order, days never go back, and nothing falls due twice', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-11-${String(at).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.array(day), fc.array(day), (days, dueDays) => {
      const vouchers = days.toSorted().map((at, index) => voucher(`V${index}`, at, index));
      const dues = dueDays.map((at) => due(at));
      const line = balanceLine(vouchers, dues);
      const voucherNos = line.filter(({ key }) => key.startsWith('V')).map(({ key }) => key);
      expect(voucherNos).toEqual(vouchers.map(({ voucherNo }) => voucherNo));
      expect(line.map((place) => place.day)).toEqual(line.map((place) => place.day).toSorted());
      const first = vouchers[0]?.voucherDate;
      const expected = first === undefined ? [] : dueDays.filter((at) => at >= first);
      expect(line.flatMap((place) => place.dues)).toHaveLength(expected.length);
    }),
  );
});

it('FIN-01a what has no day that can be read stands at the end with the last balance, each by itself', () => {
  const line = balanceLine(VOUCHERS, [due('月底', '借款'), due('2026/11/05'), due('下周', '票据')]);
  expect(line.map(({ key, day, balance }) => [key, day, balance])).toEqual([
    ['A', '2026-11-03', 120],
    ['due 2026-11-05', '2026-11-05', 120],
    ['B', '2026-11-08', 30],
    ['C', '2026-11-08', 60],
    ['undated 0', '月底', 60],
    ['undated 1', '下周', 60],
  ]);
  expect(line.slice(-2).map(({ dues }) => dues.map(({ text }) => text))).toEqual([['借款'], ['票据']]);
});

it('FIN-01a days of vouchers are read in every form, and the line ends with the month of the last one', () => {
  const vouchers = [voucher('A', '2026/11/30', 1), voucher('B', '20261203', 2), voucher('C', '年底', 3)];
  const dues = [due('2026-12-31')];
  expect(balanceLine(vouchers.slice(0, 2), dues).map(({ key, day }) => `${key} ${day}`)).toEqual([
    'A 2026-11-30',
    'B 2026-12-03',
    'due 2026-12-31 2026-12-31',
  ]);
  expect(balanceLine(vouchers.slice(2), [])).toEqual([{ key: 'C', day: '年底', balance: 3, dues: [] }]);
});
