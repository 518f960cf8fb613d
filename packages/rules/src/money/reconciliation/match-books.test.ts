import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, toMoney } from '../../base/money';
import { type BookRow, centsMoney, numbersIn } from './book';
import { bridgeOf, isDiffering, isWhole } from './bridge';
import { pairByHand, takeApart } from './by-hand';
import { differenceHint } from './hint';
import type { Books } from './match';
import { matchBooks, matchSteps } from './match-books';

const row = (...[key, day, amount, ...numbers]: [string, string, string, ...string[]]): BookRow => ({
  key,
  day,
  amount: toMoney(amount),
  numbers,
});

/** The books of the drawing: November of the first dealer. */
const BOOKS: Books = {
  company: [
    row('4900001002', '2026-10-20', '300000.00', '4900001002', 'RZ20261020001'),
    row('4900001004', '2026-10-28', '-23097.00', '4900001004', '6010086607'),
    row('4900001101', '2026-11-03', '120000.00', '4900001101'),
    row('4900001103', '2026-11-12', '-16485.00', '4900001103', '6010086604'),
    row('4900001104', '2026-11-15', '20000.00', '4900001104'),
    row('4900001105', '2026-11-16', '-27881.00', '4900001105'),
  ],
  dealer: [
    row('5', '2026-10-20', '300000.00', 'RZ20261020001'),
    row('7', '2026-11-02', '-23097.00', '6010086607'),
    row('8', '2026-11-03', '70000.00'),
    row('9', '2026-11-03', '50000.00'),
    row('12', '2026-11-12', '-16458.00', '6010086604'),
    row('13', '2026-11-20', '-27881.00'),
    row('15', '2026-11-21', '50000.00'),
  ],
};

describe('the own book against the statement', () => {
  it('FIN-02 matches by number, then by amount within days, then sums of several rows', () => {
    const { matches, onlyCompany, onlyDealer } = matchBooks(BOOKS);
    expect(matches).toEqual([
      { kind: 'number', company: ['4900001004'], dealer: ['7'], difference: '0.00' },
      { kind: 'number', company: ['4900001002'], dealer: ['5'], difference: '0.00' },
      { kind: 'number', company: ['4900001103'], dealer: ['12'], difference: '-27.00' },
      { kind: 'amount', company: ['4900001105'], dealer: ['13'], difference: '0.00' },
      { kind: 'sum', company: ['4900001101'], dealer: ['9', '8'], difference: '0.00' },
    ]);
    expect([onlyCompany, onlyDealer]).toEqual([['4900001104'], ['15']]);
  });

  it('FIN-02 the bridge leads from the one balance to the other, to the cent', () => {
    expect(bridgeOf(BOOKS, matchBooks(BOOKS))).toEqual({
      company: '372537.00',
      onlyCompany: '20000.00',
      onlyDealer: '50000.00',
      differing: '27.00',
      dealer: '402564.00',
      difference: '-30027.00',
    });
  });

  it.each([
    ['more days apart than allowed', { days: 3, lines: 4 }, ['4900001104', '4900001105']],
    ['more rows than may be added up', { days: 7, lines: 1 }, ['4900001101', '4900001104']],
  ])('FIN-02 %s stay alone', (_, rules, alone) => {
    expect(matchBooks(BOOKS, rules).onlyCompany).toEqual(alone);
  });

  it('FIN-02 of equal amounts the nearest day wins, and a row without a day waits for a hand', () => {
    const books = {
      company: [row('C', '2026-11-10', '10.00'), row('D', '', '7.00')],
      dealer: [row('1', '2026-11-05', '10.00'), row('2', '2026-11-11', '10.00'), row('3', '', '7.00')],
    };
    const { matches, onlyCompany } = matchBooks(books);
    expect(matches.map(({ dealer }) => dealer)).toEqual([['2']]);
    expect(onlyCompany).toEqual(['D']);
  });

  it('FIN-02 a number of many rows names a customer: it pairs nothing', () => {
    const many = (side: string) =>
      Array.from({ length: 21 }, (_, at) => row(`${side}${at}`, '', `${at + 1}.00`, '8800123456'));
    expect(matchBooks({ company: many('C'), dealer: many('O') }).matches).toEqual([]);
  });

  it('FIN-02 a payment and a delivery of one order are two things; the same amount with another sign is one', () => {
    const books = (dealer: string) => ({
      company: [row('C', '2026-11-10', '-10.00', '6010086601')],
      dealer: [row('O', '2026-11-10', dealer, '6010086601')],
    });
    expect(matchBooks(books('8.00')).matches).toEqual([]);
    expect(matchBooks(books('10.00')).matches.map(({ difference }) => difference)).toEqual(['-20.00']);
  });

  it('FIN-02 a changed amount is found by its number after the rows beside it were matched otherwise', () => {
    const books = {
      company: [
        row('A', '2026-11-03', '-100.00', '6010086601'),
        row('B', '2026-11-03', '-200.00', '6010086601'),
      ],
      dealer: [row('a', '2026-11-03', '-100.00'), row('b', '2026-11-03', '-210.00', '6010086601')],
    };
    expect(matchBooks(books)).toEqual({
      matches: [
        { kind: 'amount', company: ['A'], dealer: ['a'], difference: '0.00' },
        { kind: 'number', company: ['B'], dealer: ['b'], difference: '10.00' },
      ],
      onlyCompany: [],
      onlyDealer: [],
    });
  });

  it('FIN-02 a booking and its red reversal in one book cancel, and need no explanation', () => {
    const books = {
      company: [row('C1', '2026-11-02', '-70.00'), { ...row('C2', '2026-11-05', '70.00'), isReversal: true }],
      dealer: [
        row('1', '2026-11-10', '-500.00'),
        { ...row('2', '2026-11-11', '500.00'), isReversal: true },
        row('3', '2026-11-10', '-40.00'),
        row('4', '2026-11-10', '40.00'),
      ],
    };
    const { matches, onlyCompany, onlyDealer } = matchBooks(books);
    expect(matches).toEqual([
      { kind: 'cancel', company: ['C1', 'C2'], dealer: [], difference: '0.00' },
      { kind: 'cancel', company: [], dealer: ['1', '2'], difference: '0.00' },
    ]);
    // A payment and goods of the same amount are no reversal.
    expect([onlyCompany, onlyDealer]).toEqual([[], ['3', '4']]);
    expect(isWhole(bridgeOf(books, matchBooks(books)))).toBe(true);
  });

  it('FIN-02 says which step it is in, and the share never falls within a step', () => {
    const steps = [...matchSteps(BOOKS)];
    expect([...new Set(steps.map(({ step }) => step))]).toEqual(['number', 'amount', 'sum']);
    for (const [at, { step, share }] of steps.entries()) {
      const before = steps[at - 1];
      expect(share >= 0 && share <= 1).toBe(true);
      if (before?.step === step) expect(share).toBeGreaterThanOrEqual(before.share);
    }
  });

  it('FIN-02 counts what each step has found, and together all matches', () => {
    const { matches } = matchBooks(BOOKS);
    const ofKind = (kind: string) => matches.filter((match) => match.kind === kind).length;
    const before = [...matchSteps(BOOKS)].findLast(({ step, share }) => step === 'sum' && share === 0);
    expect(before?.matches).toEqual({ number: ofKind('number'), amount: ofKind('amount'), sum: 0 });
    const last = [...matchSteps(BOOKS)].at(-1);
    expect(last?.matches.sum).toBe(ofKind('sum'));
  });

  it('FIN-02 a pair by hand takes rows that stand alone, and can be taken apart again', () => {
    const matching = matchBooks(BOOKS);
    const paired = pairByHand(matching, BOOKS, { company: ['4900001104', '4900001101'], dealer: ['15'] });
    expect(paired.matches.at(-1)).toEqual({
      kind: 'hand',
      company: ['4900001104'],
      dealer: ['15'],
      difference: '-30000.00',
    });
    expect(pairByHand(paired, BOOKS, { company: ['4900001104'], dealer: [] })).toBe(paired);
    const match = paired.matches.at(-1);
    expect(match && takeApart(paired, match)).toEqual(matching);
    expect(match && takeApart(matching, match)).toBe(matching);
  });
});

describe('laws of the matching', () => {
  const amount = fc
    .oneof(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -9_000_000, max: 9_000_000 }))
    .map((cents) => centsMoney(cents));
  const day = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`),
  );
  const rows = fc
    .array(fc.tuple(day, amount, fc.subarray(['600001', '600002', '600003'])), { maxLength: 24 })
    .map((items) => items.map(([date, money, numbers], at) => row(`R${at}`, date, money, ...numbers)));
  const rules = fc.record({ days: fc.integer({ min: 0, max: 10 }), lines: fc.integer({ min: 1, max: 4 }) });

  it('FIN-02 every row stands in exactly one place', () => {
    fc.assert(
      fc.property(rows, rows, rules, (company, dealer, chosen) => {
        const { matches, onlyCompany, onlyDealer } = matchBooks({ company, dealer }, chosen);
        const keysOf = (items: readonly BookRow[]) => items.map(({ key }) => key).sort();
        expect([...matches.flatMap((match) => match.company), ...onlyCompany].sort()).toEqual(
          keysOf(company),
        );
        expect([...matches.flatMap((match) => match.dealer), ...onlyDealer].sort()).toEqual(keysOf(dealer));
      }),
    );
  });

  it('FIN-02 the totals add up, and the differences are those of the books', () => {
    fc.assert(
      fc.property(rows, rows, rules, (company, dealer, chosen) => {
        const bridge = bridgeOf({ company, dealer }, matchBooks({ company, dealer }, chosen));
        expect(isWhole(bridge)).toBe(true);
        expect(addMoney(bridge.dealer, bridge.difference)).toBe(bridge.company);
      }),
    );
  });

  it('FIN-02 the order of the rows does not matter', () => {
    const shuffled = rows.chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray([...items], { minLength: items.length })),
    );
    fc.assert(
      fc.property(shuffled, shuffled, rules, ([company, companyAgain], [dealer, dealerAgain], chosen) => {
        expect(matchBooks({ company: companyAgain, dealer: dealerAgain }, chosen)).toEqual(
          matchBooks({ company, dealer }, chosen),
        );
      }),
    );
  });

  it('FIN-02 only a number or a hand pairs what differs; sums and amounts are exact and within the days', () => {
    fc.assert(
      fc.property(rows, rows, rules, (company, dealer, chosen) => {
        const time = (items: readonly BookRow[], key: string | undefined) =>
          Date.parse(items.find((item) => item.key === key)?.day ?? '') / 86_400_000;
        for (const match of matchBooks({ company, dealer }, chosen).matches) {
          if (match.kind === 'number') continue;
          expect(isDiffering(match)).toBe(false);
          for (const key of match.company) {
            for (const other of match.dealer) {
              expect(Math.abs(time(company, key) - time(dealer, other))).toBeLessThanOrEqual(chosen.days);
            }
          }
          expect(match.company.length === 1 || match.dealer.length === 1).toBe(true);
          expect(Math.max(match.company.length, match.dealer.length)).toBeLessThanOrEqual(
            match.kind === 'amount' ? 1 : chosen.lines,
          );
        }
      }),
    );
  });

  it('FIN-02 a pair that is made and taken apart leaves every row where it was', () => {
    fc.assert(
      fc.property(rows, rows, (company, dealer) => {
        const books = { company, dealer };
        const matching = matchBooks(books);
        const paired = pairByHand(matching, books, {
          company: matching.onlyCompany,
          dealer: matching.onlyDealer,
        });
        expect(isWhole(bridgeOf(books, paired))).toBe(true);
        const match = paired.matches.at(-1);
        if (match && paired !== matching) expect(takeApart(paired, match)).toEqual(matching);
      }),
    );
  });
});

describe('the possible causes of a difference', () => {
  it.each([
    ['-16485', '-16458', '差 27.00 能被 9 整除，8 和 5 可能写反了'],
    ['100.00', '-100.00', '两边金额相同，正负相反'],
    ['1200.00', '120.00', '两边相差 10 倍，小数点可能错位了'],
    ['12.00', '1200.00', '两边相差 100 倍，小数点可能错位了'],
    ['118.00', '127.00', undefined],
    ['1264.00', '1462.00', undefined],
    ['16485', '-16458', undefined],
    ['100.00', '100.00', undefined],
    ['0.00', '27.00', undefined],
    ['12345.00', '54321.00', undefined],
  ])('FIN-02 %s against %s: %s', (company, dealer, hint) => {
    expect(differenceHint(company, dealer)).toBe(hint);
  });

  it('FIN-02 two digits that are exchanged are always seen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 99_999_999 }), fc.nat(6), (cents, place) => {
        const digits = [...String(cents)];
        const at = place % (digits.length - 1);
        const [first = '', second = ''] = [digits[at], digits[at + 1]];
        const exchanged = [...digits.slice(0, at), second, first, ...digits.slice(at + 2)].join('');
        fc.pre(first !== second && !exchanged.startsWith('0'));
        expect(differenceHint(centsMoney(cents), centsMoney(Number(exchanged)))).toContain('写反了');
      }),
    );
  });
});

it.each([
  ['提货 6010086608', ['6010086608']],
  ['融资款 rz20261020001，20261020', ['RZ20261020001']],
  ['记-1008 收货款 120,000.00', []],
  ['订单６０１００８６６０８/6010086608', ['6010086608']],
  ['0100001002 和 100001002', ['100001002']],
])('FIN-02 the documents that %s names', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

it('FIN-02 money and cents are the same amount', () => {
  expect(centsMoney(-5)).toBe('-0.05');
  expect(compareMoney(centsMoney(123_456), toMoney('1234.56'))).toBe(0);
});
