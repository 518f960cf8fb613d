import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareAmounts, subtractAmounts, sumAmounts } from '../../base/money';
import { refuse } from '../../base/refusal';
import { dayAfter } from '../../base/shanghai';
import { RUNWAY_DAYS, type RunwayDue, type RunwayFacts, runwayMoves, runwayRefusal, runways } from './runway';
import { mostPayable, type Trial, whatIf } from './what-if';

const due = (day: string, amount: number, text: string): RunwayDue => ({
  payerCode: 'P',
  day,
  amount,
  text,
  field: 'restAmount',
});

/** The payer of the drawing: three payments in thirty days. */
const FACTS: RunwayFacts = {
  today: '2026-11-22',
  payers: [
    { payerCode: 'P', payerType: '01', balance: 1_236_500 },
    { payerCode: 'Q', payerType: '02', balance: 320_750.5 },
  ],
  dues: [
    due('2026-11-26', 61_572, '尾款'),
    due('2026-12-05', 4945.5, '众筹'),
    {
      ...due('2026-12-14', 201_015, '借款'),
      document: { kind: 'loan', number: 'RZ1', principal: 200_000 },
    },
  ],
  transfers: [],
};

const pays = (amount: number, changes: Partial<Trial> = {}): Trial => ({
  day: '2026-12-01',
  amount,
  flow: 'out',
  text: '预付',
  ...changes,
});

it('FIN-02 a payment that is tried shows both balances, the day that falls short, and the most that can be paid', () => {
  const tried = whatIf(FACTS, 'P', [pays(1_000_000)]);
  expect(tried?.rows.map(({ day, change, before, after }) => [day, change, before, after])).toEqual([
    ['2026-11-26', '-61572.00', '1174928.00', '1174928.00'],
    ['2026-12-01', '-1000000.00', '1174928.00', '174928.00'],
    ['2026-12-05', '-4945.50', '1169982.50', '169982.50'],
    ['2026-12-14', '-201015.00', '968967.50', '-31032.50'],
  ]);
  expect(tried?.after.short).toEqual({ day: '2026-12-14', amount: '31032.50' });
  expect(tried && mostPayable(tried.before, '2026-12-01')).toBe('968967.50');
  expect(tried && runwayMoves(tried.facts, 'P')).toEqual([
    { kind: 'move', payerCode: 'Q', amount: '31032.50', left: '289718.00' },
  ]);
  expect(whatIf(FACTS, 'unknown', [])).toBeUndefined();
});

it('FIN-02 money that comes in is added, and a loan that is repaid early is not due any more', () => {
  const tried = whatIf(FACTS, 'P', [pays(1000, { flow: 'in', day: FACTS.today })]);
  expect(tried?.after.days[0]?.balance).toBe('1237500.00');
  const whole = whatIf(FACTS, 'P', [pays(200_400, { loanNo: 'RZ1' })]);
  expect(whole?.rows.map(({ text }) => text)).toEqual(['尾款', '预付', '众筹']);
  const part = whatIf(FACTS, 'P', [pays(50_000, { loanNo: 'RZ1' })]);
  expect(part?.rows.at(-1)).toMatchObject({ change: '-151015.00', before: '968967.50', after: '968967.50' });
});

it('FIN-02 rows of one day run on, and the last one ends on the balance of the day', () => {
  const tried = whatIf(FACTS, 'P', [pays(10, { day: '2026-12-05' }), pays(5, { day: '2026-12-05' })]);
  expect(tried?.rows.filter(({ day }) => day === '2026-12-05').map(({ after }) => after)).toEqual([
    '1169982.50',
    '1169972.50',
    '1169967.50',
  ]);
});

it('FIN-02 the highest payment lasts to the cent, one cent more falls short, and both lines differ by the trials', () => {
  const days = fc.integer({ min: 0, max: RUNWAY_DAYS });
  fc.assert(
    fc.property(
      fc.array(fc.record({ days, cents: fc.nat(9_999_999) }), { maxLength: 6 }),
      days,
      (items, on) => {
        const dues = items.map((item) => due(dayAfter(FACTS.today, item.days), item.cents / 100, ''));
        const facts = { ...FACTS, dues };
        const day = dayAfter(FACTS.today, on);
        const [base] = runways(facts);
        if (!base) throw new Error('no payer');
        const most = Number(mostPayable(base, day));
        const tried = whatIf(facts, 'P', [pays(most, { day })]);
        const lowest =
          tried?.after.days.filter((item) => item.day >= day).map(({ balance }) => balance) ?? [];
        if (!base.short) expect(lowest.every((balance) => compareAmounts(balance, 0) !== -1)).toBe(true);
        const more = whatIf(facts, 'P', [pays(most + 0.01, { day })]);
        expect(more?.after.short).toBeDefined();
        const last = [base, tried?.after].map((runway) => runway?.days.at(-1)?.balance);
        expect(subtractAmounts(last[0], last[1])).toBe(sumAmounts([most]));
      },
    ),
  );
});

const loan = (day: string, amount: number, principal?: number): RunwayDue => ({
  ...due(day, amount, `还款 ${day}`),
  document: { kind: 'loan', number: 'L1', ...(principal !== undefined && { principal }) },
});
const rowsAfter = (dues: readonly RunwayDue[], trials: readonly Trial[], balance = 100) => {
  const facts = { ...FACTS, payers: [{ payerCode: 'P', payerType: '01', balance }], dues };
  return whatIf(facts, 'P', trials);
};
const repays = (amount: number, day = '2026-11-25', changes: Partial<Trial> = {}) =>
  pays(amount, { day, loanNo: 'L1', ...changes });

it('FIN-02 repaying one instalment of a loan leaves the others due', () => {
  const tried = rowsAfter([loan('2026-12-01', 60), loan('2026-12-10', 60)], [repays(60)]);
  expect(tried?.rows.map(({ day, change }) => [day, change])).toEqual([
    ['2026-11-25', '-60.00'],
    ['2026-12-10', '-60.00'],
  ]);
  expect(tried?.after.lowest).toEqual({ day: '2026-12-10', balance: '-20.00' });
  const more = rowsAfter([loan('2026-12-10', 60), loan('2026-12-01', 60)], [repays(100)]);
  expect(more?.rows.map(({ day, change }) => [day, change])).toEqual([
    ['2026-11-25', '-100.00'],
    ['2026-12-10', '-20.00'],
  ]);
});

it('FIN-02 a repayment uses up the dues of its own loan and payer, those of its own day, too', () => {
  const same = rowsAfter([loan('2026-11-25', 60)], [repays(60)]);
  expect(same?.rows.map(({ change }) => change)).toEqual(['-60.00']);
  const order: RunwayDue = { ...due('2026-12-01', 60, '尾款'), document: { kind: 'order', number: 'L1' } };
  const others = [order, { ...loan('2026-12-01', 60), payerCode: 'Q' }];
  const tried = rowsAfter(others, [repays(60)]);
  expect(tried?.rows.map(({ change }) => change)).toEqual(['-60.00', '-60.00']);
  expect(tried?.facts.dues).toContain(others[1]);
});

it('FIN-02 the most that can be paid on a day is the least that is left from then on', () => {
  const tried = rowsAfter([due('2026-12-01', 90, '尾款')], [pays(200, { flow: 'in', day: '2026-12-05' })]);
  const most = (day: string) => tried && mostPayable(tried.after, day);
  expect([most('2026-11-25'), most('2026-12-06'), most('2027-06-01'), most('月底')]).toEqual([
    '10.00',
    '210.00',
    '0.00',
    '0.00',
  ]);
  const short = rowsAfter([due('2026-12-01', 150, '尾款')], []);
  expect(short && mostPayable(short.after, '2026-11-25')).toBe('0.00');
});

it('FIN-02 a repayment after the due day does not remove what was due before', () => {
  const tried = rowsAfter([loan('2026-12-01', 150)], [repays(150, '2026-12-20')]);
  expect(tried?.after.short).toEqual({ day: '2026-12-01', amount: '200.00' });
  // What is overdue is due today, and a repayment of today uses it up.
  expect(rowsAfter([loan('2026-11-20', 50)], [repays(50, '2026-11-22')])?.after.lowest.balance).toBe('50.00');
});

it('FIN-02 money that comes in repays no loan, and two repayments add up', () => {
  const dues = [loan('2026-12-01', 61, 60)];
  expect(
    rowsAfter(dues, [repays(60, '2026-11-25', { flow: 'in' })])?.rows.map(({ change }) => change),
  ).toEqual(['60.00', '-61.00']);
  expect(rowsAfter(dues, [repays(30), repays(30, '2026-11-26')])?.rows.map(({ change }) => change)).toEqual([
    '-30.00',
    '-30.00',
  ]);
});

it('FIN-02 a repayment moves money and makes none: the last balance differs by what it pays beyond the dues', () => {
  const amounts = fc.integer({ min: 1, max: 500 });
  const on = fc.integer({ min: 0, max: RUNWAY_DAYS });
  const dues = fc.array(fc.record({ on, amount: amounts, interest: fc.integer({ min: 0, max: 5 }) }), {
    maxLength: 5,
  });
  const trials = fc.array(fc.record({ on, amount: amounts, isIn: fc.boolean() }), { maxLength: 4 });
  fc.assert(
    fc.property(dues, trials, fc.boolean(), (items, tries, hasInterest) => {
      const all = items.map((item) => {
        const day = dayAfter(FACTS.today, item.on);
        return hasInterest ? loan(day, item.amount + item.interest, item.amount) : loan(day, item.amount);
      });
      const tried = rowsAfter(
        all,
        tries.map((item) =>
          repays(item.amount, dayAfter(FACTS.today, item.on), { flow: item.isIn ? 'in' : 'out' }),
        ),
        1000,
      );
      if (!tried) throw new Error('no payer');
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      const changes = sum(tried.rows.filter(({ isTrial }) => !isTrial).map(({ change }) => -Number(change)));
      const owed = sum(all.map(({ amount }) => Number(amount)));
      const paid = sum(tries.filter(({ isIn }) => !isIn).map(({ amount }) => amount));
      const spared = hasInterest ? sum(items.map(({ interest }) => interest)) : 0;
      // No yuan repays twice; beside it only the interest of a principal that is gone is not due any more.
      expect(owed - changes).toBeGreaterThanOrEqual(0);
      expect(owed - changes).toBeLessThanOrEqual(paid + spared);
      // Whoever repays all on the first day owes nothing more.
      const whole = rowsAfter(all, [repays(owed, FACTS.today)], 1000);
      expect(Number(whole?.after.days.at(-1)?.balance)).toBe(1000 - owed);
    }),
  );
});

it('FIN-02 a day of the wire is read in every form, and one that cannot be read stops the forecast', () => {
  const payer = [{ payerCode: 'P', payerType: '01', balance: 100 }];
  for (const day of ['2026-12-01 00:00:00', '2026/12/01', '20261201']) {
    const [runway] = runways({ ...FACTS, payers: payer, dues: [due(day, 150, '尾款')] });
    expect(runway?.short).toEqual({ day: '2026-12-01', amount: '50.00' });
  }
  const facts = { ...FACTS, payers: payer, dues: [due('12月初', 150, '尾款')] };
  expect(runways(facts)).toEqual([]);
  expect(runwayRefusal(facts, 'P')).toEqual(refuse('runway.dayUnread', { due: '尾款' }));
  expect(runwayRefusal(FACTS, 'P')).toBeUndefined();
});
