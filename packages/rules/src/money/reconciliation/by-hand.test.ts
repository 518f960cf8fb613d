import { expect, it } from 'vitest';
import { toMoney } from '../../base/money';
import { matchBooks, pairByHand } from './index';

const row = (key: string, amount: string) => ({
  key,
  day: '2026-11-03',
  amount: toMoney(amount),
  numbers: [],
  text: '',
});

it('FIN-02 a row that is chosen twice stands in the pair once', () => {
  const books = { company: [row('A', '70.00'), row('B', '1.00')], dealer: [row('1', '50.00')] };
  const { matches, onlyCompany, onlyDealer } = pairByHand(matchBooks(books), books, {
    company: ['A', 'A', 'X'],
    dealer: ['1', '1'],
  });
  expect(matches).toEqual([{ kind: 'hand', company: ['A'], dealer: ['1'], difference: '20.00' }]);
  expect([onlyCompany, onlyDealer]).toEqual([['B'], []]);
});
