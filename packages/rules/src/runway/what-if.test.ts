import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareMoney, subtractMoney, sumMoney } from '../money';
import { dayAfter, RUNWAY_DAYS, type RunwayDue, type RunwayFacts, runwayMoves, runways } from './runway';
import { mostPayable, type Trial, whatIf } from './what-if';

const due = (day: string, amount: number, text: string): RunwayDue => ({
  ...{ payerCode: 'P', day, amount, text },
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
  ...{ day: '2026-12-01', amount, flow: 'out', text: '预付' },
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
        if (!base.short) expect(lowest.every((balance) => compareMoney(balance, 0) >= 0)).toBe(true);
        const more = whatIf(facts, 'P', [pays(most + 0.01, { day })]);
        expect(more?.after.short).toBeDefined();
        const last = [base, tried?.after].map((runway) => runway?.days.at(-1)?.balance);
        expect(subtractMoney(last[0], last[1])).toBe(sumMoney([most]));
      },
    ),
  );
});
