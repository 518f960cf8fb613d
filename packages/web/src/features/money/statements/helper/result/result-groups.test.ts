import { toMoney } from '@dealer-portal/rules/money';
import { matchBooks, pairByHand, type ShownRow } from '@dealer-portal/rules/reconciliation';
import { expect, it } from 'vitest';
import { resultGroups } from './result-groups';

const row = (key: string, amount: string): ShownRow => ({
  key,
  day: '2026-11-03',
  amount: toMoney(amount),
  numbers: [],
  number: key,
  text: '',
});

it('FIN-02 a sum that has a rival is said at the row that it would explain, until a hand pairs it', () => {
  const books = {
    company: [row('C', '100.00')],
    dealer: ['40.00', '60.00', '30.00', '70.00'].map((amount, at) => row(String(at + 1), amount)),
  };
  const matching = matchBooks(books);
  const reasonsOf = (of: typeof matching) =>
    resultGroups({ books, matching: of }).flatMap(({ rows }) => rows.map(({ reason }) => reason));
  expect(reasonsOf(matching).filter(Boolean)).toEqual(['可能是对方 30.00 ＋ 70.00 之和，核对后选中配对']);
  const paired = pairByHand(matching, books, { company: ['C'], dealer: ['3', '4'] });
  expect(reasonsOf(paired).filter(Boolean)).toEqual(['手工配对']);
});

it('FIN-02 a pair within the tolerance stays a difference, and says that it is one', () => {
  const books = { company: [row('C', '100.00')], dealer: [row('1', '100.02')] };
  const matching = matchBooks(books, { days: 7, lines: 4, cents: 10 });
  const [different] = resultGroups({ books, matching });
  expect(different?.kind).toBe('different');
  expect(different?.rows.map(({ difference, reason }) => [difference, reason])).toEqual([
    ['-0.02', '金额相近，差额在容差内'],
  ]);
});
