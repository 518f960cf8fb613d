/** The edges of the matching: the last day of a window, the last row of a number, and which of equals is taken (FIN-02). */
import { expect, it } from 'vitest';
import { toMoney } from '../../base/money';
import type { BookRow } from './book';
import { matchBooks } from './match-books';

const row = (...[key, day, amount, ...numbers]: [string, string, string, ...string[]]): BookRow => ({
  key,
  day,
  amount: toMoney(amount),
  numbers,
});
const WEEK = { days: 7, lines: 4 };

it('FIN-02 an equal amount on the last day of the window is matched, one day later it is not', () => {
  const kinds = (day: string) =>
    matchBooks({ company: [row('C', '2026-11-10', '10.00')], dealer: [row('1', day, '10.00')] }, WEEK)
      .matches;
  expect([kinds('2026-11-17').length, kinds('2026-11-03').length]).toEqual([1, 1]);
  expect([kinds('2026-11-18').length, kinds('2026-11-02').length]).toEqual([0, 0]);
});

it('FIN-02 of two equally near rows the later one is taken: a bank books after the company', () => {
  const dealer = [row('before', '2026-11-09', '10.00'), row('after', '2026-11-11', '10.00')];
  const { matches } = matchBooks({ company: [row('C', '2026-11-10', '10.00')], dealer }, WEEK);
  expect(matches.map(({ dealer: keys }) => keys)).toEqual([['after']]);
});

it('FIN-02 a sum is made of the fewest rows', () => {
  const amounts = ['20.00', '30.00', '50.00', '40.00', '60.00'];
  const dealer = amounts.map((amount, at) => row(String(at + 1), '2026-11-10', amount));
  const { matches } = matchBooks({ company: [row('C', '2026-11-10', '100.00')], dealer }, WEEK);
  expect(matches).toMatchObject([{ kind: 'sum', dealer: ['4', '5'] }]);
});

it('FIN-02 the rows of a sum lie within the days of the window, the last one included', () => {
  const found = (day: string) => {
    const dealer = [row('1', '2026-11-10', '40.00'), row('2', day, '60.00')];
    return matchBooks({ company: [row('C', '2026-11-10', '100.00')], dealer }, WEEK).matches.length;
  };
  expect([found('2026-11-17'), found('2026-11-18'), found('2026-11-03'), found('2026-11-02')]).toEqual([
    1, 0, 1, 0,
  ]);
});

it('FIN-02 a number in twenty rows of a book is a document', () => {
  const many = (side: string) =>
    Array.from({ length: 20 }, (_, at) => row(`${side}${at}`, '', `${at + 1}.00`, '8800123456'));
  expect(matchBooks({ company: many('C'), dealer: many('O') }).matches).toHaveLength(20);
});

it('FIN-02 of rows with one number, amount and day the first is taken', () => {
  const dealer = ['1', '2'].map((key) => row(key, '2026-11-10', '10.00', '6010086601'));
  const company = [row('C', '2026-11-10', '10.00', '6010086601')];
  const { matches, onlyDealer } = matchBooks({ company, dealer }, WEEK);
  expect([matches.map(({ dealer: keys }) => keys), onlyDealer]).toEqual([[['1']], ['2']]);
});

it('FIN-02 a number in more than twenty rows of a book is no document', () => {
  const many = (side: string) =>
    Array.from({ length: 21 }, (_, at) => row(`${side}${at}`, '', `${at + 1}.00`, '8800123456'));
  expect(matchBooks({ company: many('C'), dealer: many('O') }).matches).toHaveLength(0);
});

it('FIN-02 rows of one number whose sums are equal belong together, also without a day', () => {
  const company = [row('C', '', '100.00', '8800123456')];
  const dealer = [row('1', '', '40.00', '8800123456'), row('2', '', '60.00', '8800123456')];
  expect(matchBooks({ company, dealer }).matches).toMatchObject([
    { kind: 'number', company: ['C'], dealer: ['1', '2'] },
  ]);
  const short = [row('1', '', '40.00', '8800123456'), row('2', '', '59.99', '8800123456')];
  expect(matchBooks({ company, dealer: short }).matches).toEqual([]);
});

it('FIN-02 of two rows with the number and the amount the one of the nearer day is taken', () => {
  const company = [row('C', '2026-11-10', '10.00', '8800123456')];
  const far = row('far', '2026-08-01', '10.00', '8800123456');
  const near = row('near', '2026-11-12', '10.00', '8800123456');
  const undated = row('undated', '', '10.00', '8800123456');
  for (const dealer of [
    [far, near, undated],
    [undated, near, far],
  ]) {
    const [first] = matchBooks({ company, dealer }).matches;
    expect(first?.dealer).toEqual(['near']);
  }
});
