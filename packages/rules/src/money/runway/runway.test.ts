import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts, subtractAmounts, sumAmounts, toMoney } from '../../base/money';
import { refuse } from '../../base/refusal';
import { dayAfter } from '../../base/shanghai';
import { RUNWAY_DAYS, type RunwayDue, type RunwayFacts, runwayMoves, runwayRefusal, runways } from './runway';

const due = (payerCode: string, day: string, amount: number): RunwayDue => ({
  payerCode,
  day,
  amount,
  text: '尾款',
  field: 'restAmount',
});

/** The payers of the drawing: the project account has too little for its tail. */
const FACTS: RunwayFacts = {
  today: '2026-11-22',
  payers: [
    { payerCode: '8800200104', payerType: '04', balance: 158_000 },
    { payerCode: '8800123456', payerType: '01', balance: 1_170_000 },
    { payerCode: '8800200105', payerType: '05', balance: 5000 },
    { payerCode: '8800200103', payerType: '03', balance: 90_000 },
  ],
  dues: [due('8800200104', '2026-12-08', 169_736), due('8800123456', '2026-12-14', 201_015)],
  transfers: [
    { transferNo: 'HB2026112001', fromPayerCode: '8800123456', toPayerCode: '8800200104', amount: 50_000 },
  ],
};

describe('the runway of the payers', () => {
  it('FIN-02 names the day on which a payer falls short, what is missing, and where each figure comes from', () => {
    const [project, cash] = runways(FACTS);
    expect(project?.short).toEqual({ day: '2026-12-08', amount: '11736.00' });
    expect(project?.lowest).toEqual({ day: '2026-12-08', balance: '-11736.00' });
    expect(project?.trace.map(({ text }) => text)).toEqual([
      '可用余额 158,000.00',
      '2026-12-08 尾款，减 169,736.00',
      '2026-12-22 余 -11,736.00',
    ]);
    expect(project?.trace[1]?.facts).toEqual({ restAmount: 169_736, day: '2026-12-08' });
    expect(project?.trace[0]?.facts).toEqual({ balance: 158_000 });
    expect(project?.trace.map(({ rule }) => rule)).toEqual(['FIN-02', 'FIN-02', 'FIN-02']);
    expect(cash?.short).toBeUndefined();
    expect(cash?.lowest).toEqual({ day: '2026-12-14', balance: '968985.00' });
  });

  it('FIN-02 the gap can be filled by transfers on their way and by payers that stay above nothing', () => {
    expect(runwayMoves(FACTS, '8800200104')).toEqual([
      { kind: 'transfer', transferNo: 'HB2026112001', payerCode: '8800123456', amount: '50000.00' },
      { kind: 'move', payerCode: '8800123456', amount: '11736.00', left: '957249.00' },
      { kind: 'move', payerCode: '8800200105', amount: '5000.00', left: '0.00' },
      { kind: 'fixed', payerCode: '8800200103' },
    ]);
    expect(runwayMoves(FACTS, '8800123456')).toEqual([]);
    expect(runwayMoves(FACTS, 'nobody')).toEqual([]);
  });

  it('FIN-02 the richest source comes first; who has nothing, or an unread balance, is none, and no transfer of others', () => {
    const [project, cash, sample, deposit] = FACTS.payers;
    if (!project || !cash || !sample || !deposit) throw new Error('four payers');
    const payers = [
      { ...cash, payerCode: 'empty', balance: 0 },
      { ...cash, payerCode: 'unread', balance: '—' },
      ...[sample, cash, project],
    ];
    const transfers = [{ transferNo: 'HB2', fromPayerCode: '8800123456', toPayerCode: 'empty', amount: 1 }];
    expect(
      runwayMoves({ ...FACTS, payers, transfers }, '8800200104').map((move) => [move.kind, move.payerCode]),
    ).toEqual([
      ['move', '8800123456'],
      ['move', '8800200105'],
    ]);
    // The payer that falls short is no source of its own, also where its money is fixed.
    const short = { ...FACTS, payers: [deposit], dues: [due('8800200103', '2026-12-08', 90_001)] };
    expect(runwayMoves(short, '8800200103')).toEqual([]);
    // Whoever ends at nothing lasts.
    expect(runways({ ...short, dues: [due('8800200103', '2026-12-08', 90_000)] })[0]?.short).toBeUndefined();
  });

  it('FIN-02 what cannot be read of a payer stops its own days, is named, and stops no other', () => {
    const [project, cash] = FACTS.payers;
    if (!project || !cash) throw new Error('two payers');
    const own = [due('8800200104', '2026-12-08', Number.NaN)];
    expect(runwayRefusal({ ...FACTS, today: '今天' }, '8800200104')).toEqual(refuse('runway.todayUnread'));
    const unread = { ...FACTS, payers: [cash, { ...project, balance: '—' }] };
    expect(runwayRefusal(unread, '8800200104')).toEqual(refuse('runway.balanceUnread'));
    expect(runwayRefusal(unread, '8800123456')).toBeUndefined();
    expect(runwayRefusal({ ...FACTS, dues: own }, '8800200104')).toEqual(
      refuse('runway.amountUnread', { due: '尾款' }),
    );
    expect(runwayRefusal({ ...FACTS, dues: own }, '8800123456')).toBeUndefined();
    expect(runways({ ...FACTS, dues: own }).map(({ payerCode }) => payerCode)).not.toContain('8800200104');
  });

  it('FIN-02 an overdue payment counts on the first day, one that comes later than 30 days does not count', () => {
    const dues = [due('8800200105', '2026-11-01', 6000), due('8800200105', '2026-12-23', 1)];
    const days = runways({ ...FACTS, dues })[2]?.days ?? [];
    expect([days[0]?.balance, days.at(-1)?.balance, days.length]).toEqual(['-1000.00', '-1000.00', 31]);
  });

  it('FIN-02 the last balance is the first less all due payments, and no day is lower than the lowest', () => {
    const payable = fc.record({
      days: fc.integer({ min: 0, max: RUNWAY_DAYS }),
      amount: fc.integer({ min: 0, max: 99_999 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 99_999 }), fc.array(payable), (balance, items) => {
        const dues = items.map(({ days, amount }) => due('P', dayAfter(FACTS.today, days), amount));
        const [runway] = runways({ ...FACTS, payers: [{ payerCode: 'P', payerType: '01', balance }], dues });
        const spent = sumAmounts(dues.map(({ amount }) => amount));
        expect(addAmounts(runway?.days.at(-1)?.balance, spent)).toBe(toMoney(balance));
        for (const day of runway?.days ?? []) {
          expect(compareAmounts(day.balance, runway?.lowest.balance)).toBeGreaterThanOrEqual(0);
        }
        expect(runway?.short?.amount ?? '0.00').toBe(
          compareAmounts(runway?.lowest.balance, 0) === -1
            ? subtractAmounts(0, runway?.lowest.balance)
            : '0.00',
        );
      }),
    );
  });
});
