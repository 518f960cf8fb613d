import { expect, it } from 'vitest';
import { toMoney } from '../../base/money';
import type { BookRow } from './book';
import { adjustedBalances, bridgeOf, isWhole } from './bridge';
import type { Books } from './match';
import { matchBooks } from './match-books';

const row = (...[key, day, amount, ...numbers]: [string, string, string, ...string[]]): BookRow => ({
  key,
  day,
  amount: toMoney(amount),
  numbers,
});

/** Rows that a number, an amount and a sum match, each beside a row that is nearly the same. */
const EXACT: Books = {
  company: [
    row('N', '2026-11-03', '-10.00', '6010086601'),
    row('A', '2026-11-03', '20.00'),
    row('S', '2026-11-03', '30.00'),
  ],
  dealer: [
    row('n', '2026-11-09', '-10.00', '6010086601'),
    row('n2', '2026-11-03', '-10.01'),
    row('a', '2026-11-09', '20.00'),
    row('a2', '2026-11-03', '20.01'),
    row('s1', '2026-11-09', '13.00'),
    row('s2', '2026-11-09', '17.00'),
    row('s3', '2026-11-03', '30.01'),
  ],
};

it.each([
  ['a cent less', '99.99', '100.01'],
  ['a cent more', '100.01', '99.99'],
])('FIN-02 of two rows as far in cents the nearest day pairs, also when the other is %s', (_, late, same) => {
  const books = {
    company: [row('C', '2026-11-10', '100.00')],
    dealer: [row('late', '2026-11-15', late), row('same', '2026-11-10', same)],
  };
  const { matches } = matchBooks(books, { days: 7, lines: 4, cents: 1 });
  expect(matches.map(({ dealer }) => dealer)).toEqual([['same']]);
});

it('FIN-02 of two amounts that one row is a cent from, the nearest day pairs', () => {
  const books = {
    company: [row('early', '2026-11-10', '100.00'), row('near', '2026-11-15', '100.02')],
    dealer: [row('1', '2026-11-15', '100.01')],
  };
  const { matches } = matchBooks(books, { days: 7, lines: 4, cents: 1 });
  expect(matches.map(({ company }) => company)).toEqual([['near']]);
});

it('FIN-02 with a tolerance what is left pairs by some cents, the nearest amount first, and the difference is kept', () => {
  const books = {
    company: [
      row('C', '2026-11-10', '100.00'),
      row('D', '2026-11-10', '-0.05'),
      row('E', '2026-11-10', '55.00'),
    ],
    dealer: [
      row('1', '2026-11-10', '100.09'),
      row('2', '2026-11-12', '99.97'),
      row('3', '2026-11-10', '0.05'),
      row('4', '2026-11-10', '55.10'),
      row('5', '2026-12-31', '55.01'),
    ],
  };
  expect(matchBooks(books, { days: 7, lines: 4 }).matches).toEqual([]);
  const near = matchBooks(books, { days: 7, lines: 4, cents: 10 });
  expect(near.matches).toEqual([
    { kind: 'amount', company: ['C'], dealer: ['2'], difference: '0.03' },
    { kind: 'amount', company: ['E'], dealer: ['4'], difference: '-0.10' },
  ]);
  // A cent of the other sign is no rounding, and a day beyond the rules no neighbour.
  expect([near.onlyCompany, near.onlyDealer]).toEqual([['D'], ['3', '1', '5']]);
  expect(isWhole(bridgeOf(books, near))).toBe(true);
});

it('FIN-02 a tolerance takes nothing from an exact match or an exact sum', () => {
  const exact = matchBooks(EXACT);
  const near = matchBooks(EXACT, { days: 7, lines: 4, cents: 100 });
  expect(near.matches.slice(0, exact.matches.length)).toEqual(exact.matches);
});

it('FIN-02 余额调节表: both books come to one balance, and what they differed by before is told', () => {
  const books = {
    company: [row('C1', '2026-10-10', '-300.00', '6010086601'), row('C2', '2026-10-28', '50.00')],
    dealer: [row('1', '2026-10-10', '-303.00', '6010086601'), row('2', '2026-10-30', '20.00')],
  };
  const bridge = bridgeOf(books, matchBooks(books));
  // Both began with 1,000: the company ends on 750, the own book on 717.
  const adjusted = adjustedBalances(bridge, { company: '750.00', dealer: '717.00' });
  expect(adjusted).toEqual({ company: '770.00', dealer: '770.00', isEqual: true, rest: '0.00' });
  expect(adjustedBalances(bridge, { company: '750.00', dealer: '700.00' })).toEqual({
    company: '770.00',
    dealer: '753.00',
    isEqual: false,
    rest: '17.00',
  });
});

it('FIN-02 余额调节表: a balance that cannot be read makes nothing equal', () => {
  const bridge = bridgeOf(EXACT, matchBooks(EXACT));
  expect(adjustedBalances(bridge, { company: '不详', dealer: undefined })).toEqual({
    company: undefined,
    dealer: undefined,
    isEqual: false,
    rest: undefined,
  });
});
