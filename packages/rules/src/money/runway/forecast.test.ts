import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumAmounts, toMoney } from '../../base/money';
import { dayAfter } from '../../base/shanghai';
import { billEnds, comingEnds, forecast, type RunwayEnd, rebateEnds } from './forecast';
import { RUNWAY_DAYS, type RunwayDue, type RunwayFacts } from './runway';
import { runwayText } from './runway-refusals';

const TODAY = '2026-11-22';
const due = (payerCode: string, day: string, amount: number): RunwayDue => ({
  payerCode,
  day,
  amount,
  text: `尾款 ${payerCode}`,
  field: 'restAmount',
});

/** Two accounts that pay for orders, a limit, a deposit and frozen money. */
const FACTS: RunwayFacts = {
  today: TODAY,
  payers: [
    { payerCode: 'CASH', payerType: '01', balance: 1000 },
    { payerCode: 'PROJECT', payerType: '04', balance: 200 },
    { payerCode: 'LIMIT', payerType: '02', balance: 500_000 },
    { payerCode: 'DEPOSIT', payerType: '03', balance: 90_000 },
    { payerCode: 'FROZEN', payerType: '15', balance: 10_000 },
  ],
  dues: [
    due('PROJECT', '2026-12-01', 900),
    due('CASH', '2026-12-05', 350),
    due('LIMIT', '2026-12-02', 77_000),
  ],
  transfers: [],
};

it('FIN-02 all accounts that pay for orders run dry on one day, and limits and bound money do not hide it', () => {
  const known = forecast(FACTS);
  if (!known.ok) throw new Error(runwayText(known.refusal));
  expect(known.accounts).toEqual(['CASH', 'PROJECT']);
  expect(known.whole.days[0]?.balance).toBe('1200.00');
  expect(known.whole.short).toEqual({ day: '2026-12-05', amount: '50.00' });
  expect(known.whole.days.flatMap(({ dues }) => dues.map(({ text }) => text))).toEqual([
    '尾款 PROJECT',
    '尾款 CASH',
  ]);
});

it('FIN-02 a payment of an account that is not among the payers is still counted', () => {
  const known = forecast({ ...FACTS, dues: [due('ELSEWHERE', '2026-11-25', 1201)] });
  expect(known.ok && known.whole.short).toEqual({ day: '2026-11-25', amount: '1.00' });
});

it('FIN-02 one figure that cannot be read makes the whole unknown, and is named', () => {
  const textOf = (facts: RunwayFacts) => {
    const answer = forecast(facts);
    return answer.ok ? 'known' : runwayText(answer.refusal);
  };
  const payers = [{ payerCode: 'BAD', payerType: '01', balance: '不详' }];
  expect(textOf({ ...FACTS, payers })).toBe('付款方 BAD 的余额读不出，全部账户不能推算');
  expect(textOf({ ...FACTS, payers: [] })).toBe('没有可以订货的账户，不能推算');
  expect(textOf({ ...FACTS, dues: [{ ...due('CASH', '12月初', 1) }] })).toBe(
    '尾款 CASH的日期读不出，不能推算',
  );
  expect(textOf({ ...FACTS, dues: [{ ...due('CASH', TODAY, 1), amount: undefined }] })).toBe(
    '尾款 CASH的金额读不出，不能推算',
  );
  expect(textOf({ ...FACTS, today: '' })).toBe('今天的日期读不出，不能推算');
  // A payer without a type may be of any use, and so may what is due from it.
  const untyped = { payerCode: 'B', payerType: '', balance: 5 };
  const mixed = { ...FACTS, payers: [...FACTS.payers, untyped], dues: [due('B', '2026-12-01', 9000)] };
  expect(textOf(mixed)).toBe('付款方 B 的类型读不出，全部账户不能推算');
  // A limit that cannot be read says nothing about the money.
  const limit = { payerCode: 'LIMIT', payerType: '02', balance: undefined };
  expect(textOf({ ...FACTS, payers: [...FACTS.payers, limit] })).toBe('known');
});

it('FIN-02 transfers between the accounts change nothing, and the last day is the money less what is due', () => {
  const amount = fc.integer({ min: 0, max: 99_999 });
  const code = fc.constantFrom('CASH', 'PROJECT');
  const dues = fc.array(fc.tuple(code, fc.integer({ min: 0, max: RUNWAY_DAYS }), amount));
  const transfers = fc.array(
    fc.record({ transferNo: fc.string(), fromPayerCode: code, toPayerCode: code, amount }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(dues, transfers, (items, moved) => {
      const all = items.map(([payer, days, money]) => due(payer, dayAfter(TODAY, days), money));
      const known = forecast({ ...FACTS, dues: all, transfers: moved });
      const left = known.ok ? known.whole.days.at(-1)?.balance : undefined;
      expect(left).toBe(toMoney(1200 - Number(sumAmounts(items.map(([, , money]) => money)))));
    }),
  );
});

it('FIN-02 rebates that expire and bills that fall due are listed by day, and one without a day or overdue is not lost', () => {
  const rebates = rebateEnds([
    { rebateNo: 'USED', endDate: '2026-12-01', balance: 0 },
    { rebateNo: 'OPEN', endDate: '2026-12-01', balance: 60 },
    { rebateNo: 'NEVER', balance: 60 },
    { rebateNo: 'GONE', endDate: '2026-11-21', balance: 60 },
    { rebateNo: 'UNREAD', endDate: '2026-12-02', balance: '不详' },
  ]);
  const bills = billEnds([
    { billNo: 'LATE', dueDate: '2027-05-01', amount: 1 },
    { billNo: 'OVERDUE', dueDate: '2026-11-21', amount: 1 },
    { billNo: 'SOON', dueDate: '20261125', amount: 5 },
    { billNo: 'UNDATED', dueDate: '年底', amount: 7 },
  ]);
  const numbers = (ends: readonly RunwayEnd[]) => ends.map(({ number }) => number);
  const { ends, undated } = comingEnds([...rebates, ...bills], TODAY);
  expect(numbers(ends)).toEqual(['OVERDUE', 'SOON', 'OPEN', 'UNREAD']);
  expect(ends[1]?.day).toBe('2026-11-25');
  expect(numbers(undated)).toEqual(['UNDATED']);
});
