import { expect, it } from 'vitest';
import { toMoney } from '../../base/money';
import type { BookRow } from './book';
import { matchBooks } from './match-books';

const row = (key: string, amount: string, ...numbers: string[]): BookRow => ({
  key,
  day: '2026-11-03',
  amount: toMoney(amount),
  numbers,
});
const dealer = (...amounts: string[]) => amounts.map((amount, at) => row(String(at + 1), amount));

it('FIN-02 a sum that has a rival is proposed, and its rows stay alone', () => {
  const company = [row('C', '100.00')];
  const matching = matchBooks({ company, dealer: dealer('40.00', '60.00', '30.00', '70.00') });
  expect(matching.matches).toEqual([]);
  expect([matching.onlyCompany, matching.onlyDealer]).toEqual([['C'], ['3', '1', '2', '4']]);
  expect(matching.proposals).toMatchObject([{ kind: 'sum', company: ['C'], difference: '0.00' }]);
  expect(matching.proposals?.[0]?.dealer).toHaveLength(2);
});

it('FIN-02 equal amounts are no rivals: the nearest are taken', () => {
  const { matches, proposals } = matchBooks({
    company: [row('C', '100.00')],
    dealer: dealer('40.00', '60.00', '40.00', '60.00'),
  });
  expect(matches).toMatchObject([{ kind: 'sum', dealer: ['1', '2'] }]);
  expect(proposals).toBeUndefined();
});

it('FIN-02 a sum of rows that name other documents is proposed; that of rows that name none, or the same, is found', () => {
  const sum = (target: readonly string[], part: readonly string[]) => {
    const parts = [row('1', '40.00', ...part), row('2', '60.00')];
    const { matches, proposals } = matchBooks({
      company: [row('C1', '100.00', 'C1', ...target)],
      dealer: parts,
    });
    return [matches.length, (proposals ?? []).length];
  };
  expect(sum(['6010086604'], ['6010086699'])).toEqual([0, 1]);
  expect(sum([], ['6010086699'])).toEqual([1, 0]);
  expect(sum(['6010086604'], [])).toEqual([1, 0]);
});

it('FIN-02 a proposal goes when a match takes one of its rows', () => {
  // 100 is 30 + 70 or 40 + 60, and 55 is 25 + 30 alone.
  const company = [{ ...row('A', '100.00'), day: '2026-11-02' }, row('B', '55.00')];
  const rows = dealer('40.00', '60.00', '30.00', '70.00', '25.00');
  const { matches, proposals } = matchBooks({ company, dealer: rows }, { days: 7, lines: 2 });
  expect(matches).toMatchObject([{ kind: 'sum', company: ['B'], dealer: ['5', '3'] }]);
  expect(proposals).toBeUndefined();
});

it('FIN-02 a sum with a return inside is proposed, in either book and direction', () => {
  const proposalsOf = (company: readonly string[], own: readonly string[]) => {
    const books = { company: company.map((amount, at) => row(`C${at}`, amount)), dealer: dealer(...own) };
    const { matches, proposals = [] } = matchBooks(books);
    return [
      matches.length,
      proposals.map((match) => [match.company.length, match.dealer.length, match.difference]),
    ];
  };
  expect(proposalsOf(['130.00'], ['100.00', '50.00', '-20.00'])).toEqual([0, [[1, 3, '0.00']]]);
  expect(proposalsOf(['-130.00'], ['-100.00', '-50.00', '20.00'])).toEqual([0, [[1, 3, '0.00']]]);
  expect(proposalsOf(['200.00', '80.00', '-30.00'], ['250.00'])).toEqual([0, [[3, 1, '0.00']]]);
  // A sum without a return comes first, and is sure.
  expect(proposalsOf(['150.00'], ['100.00', '50.00', '-20.00'])).toEqual([1, []]);
  expect(proposalsOf(['130.00'], ['100.00', '-20.00', '60.00'])).toEqual([0, []]);
});

it('FIN-02 a return counts among the rows that a sum may have', () => {
  const books = { company: [row('C', '130.00')], dealer: dealer('100.00', '50.00', '-20.00') };
  const foundWith = (lines: number) => matchBooks(books, { days: 7, lines }).proposals?.length;
  expect([foundWith(2), foundWith(3)]).toEqual([undefined, 1]);
});
