/** What takes a booking of its own book back, and which rows may be parts of a sum (FIN-02). */
import { expect, it } from 'vitest';
import { toMoney } from '../../base/money';
import { refuse } from '../../base/refusal';
import type { BookRow } from './book';
import { pairByHand } from './by-hand';
import { matchBooks } from './match-books';
import { statementRefusal, statementRows } from './statement';

const row = (...[key, day, amount, ...numbers]: [string, string, string, ...string[]]): BookRow => ({
  key,
  day,
  amount: toMoney(amount),
  numbers,
});
const back = (...parts: Parameters<typeof row>): BookRow => ({ ...row(...parts), isReversal: true });
const WEEK = { days: 7, lines: 4 };

/** The rows that cancel each other in one book, beside an empty one. */
const cancelled = (...company: readonly BookRow[]) =>
  matchBooks({ company, dealer: [] }, WEEK)
    .matches.filter(({ kind }) => kind === 'cancel')
    .map((match) => match.company);

it('FIN-02 a reversal takes the nearest booking of the opposite amount back, of equally near ones the first', () => {
  const reversal = back('R', '2026-11-10', '-50.00');
  const [far, near, after] = [
    row('far', '2026-11-04', '50.00'),
    row('near', '2026-11-09', '50.00'),
    row('after', '2026-11-11', '50.00'),
  ];
  expect(cancelled(far, near, reversal)).toEqual([['near', 'R']]);
  expect(cancelled(far, near, after, reversal)).toEqual([['near', 'R']]);
  expect(matchBooks({ company: [], dealer: [near, reversal] }, WEEK).matches).toMatchObject([
    { kind: 'cancel', company: [], dealer: ['near', 'R'] },
  ]);
});

it('FIN-02 a booking is taken back within the days of the window, and beyond them where both name one document', () => {
  const reversal = back('R', '2026-11-10', '-50.00');
  expect(cancelled(row('A', '2026-11-03', '50.00'), reversal)).toEqual([['A', 'R']]);
  expect(cancelled(row('A', '2026-11-02', '50.00'), reversal)).toEqual([]);
  const named = back('R', '2026-11-10', '-50.00', '6010', '6011');
  expect(cancelled(row('A', '2026-08-02', '50.00', '6011', '6012'), named)).toEqual([['A', 'R']]);
  expect(cancelled(row('A', '2026-08-02', '50.00', '6012'), named)).toEqual([]);
  expect(cancelled(row('A', '', '50.00'), reversal)).toEqual([]);
  expect(cancelled(row('A', '2026-11-10', '50.00'), back('R', '', '-50.00'))).toEqual([]);
});

it('FIN-02 opposite amounts of which none says so are two bookings, and nothing takes nothing back', () => {
  expect(cancelled(row('A', '2026-11-09', '50.00'), row('B', '2026-11-10', '-50.00'))).toEqual([]);
  expect(cancelled(row('A', '2026-11-09', '0.00'), back('R', '2026-11-10', '0.00'))).toEqual([]);
  // One reversal takes one booking back, and a booking is taken back once.
  const booking = row('A', '2026-11-09', '50.00');
  const both = [back('R1', '2026-11-10', '-50.00'), back('R2', '2026-11-10', '-50.00')];
  expect(cancelled(booking, ...both)).toEqual([['A', 'R1']]);
});

const sums = (company: readonly BookRow[], dealer: readonly BookRow[], lines = 4) =>
  matchBooks({ company, dealer }, { days: 7, lines })
    .matches.filter(({ kind }) => kind === 'sum')
    .map((match) => match.dealer);

it('FIN-02 parts of a sum have its sign and a day, stand in the order of their days, and are used once', () => {
  const target = row('C', '2026-11-12', '100.00');
  const [forty, sixty] = [row('1', '2026-11-10', '40.00'), row('2', '2026-11-11', '60.00')];
  expect(sums([target], [sixty, forty])).toEqual([['1', '2']]);
  expect(sums([target], [forty, sixty], 1)).toEqual([]);
  expect(sums([target], [row('1', '2026-11-10', '-40.00'), sixty])).toEqual([]);
  expect(sums([target], [row('1', '', '40.00'), sixty])).toEqual([]);
  expect(sums([row('C', '', '100.00')], [forty, sixty])).toEqual([]);
  expect(sums([target, row('D', '2026-11-12', '100.00')], [forty, sixty])).toEqual([['1', '2']]);
});

it('FIN-02 rows without a day or without an amount wait for a hand', () => {
  const matches = (amount: string, day: string) =>
    matchBooks({ company: [row('C', day, amount)], dealer: [row('1', day, amount)] }, WEEK).matches;
  expect([matches('5.00', ''), matches('0.00', '2026-11-10')]).toEqual([[], []]);
  expect(matches('5.00', '2026-11-10')).toHaveLength(1);
});

it('FIN-02 one side alone is no pair by hand, and rows that were not chosen stay', () => {
  const books = {
    company: [row('A', '2026-11-10', '70.00')],
    dealer: [row('1', '2026-08-01', '50.00'), row('2', '2026-08-02', '1.00')],
  };
  const matching = matchBooks(books);
  expect(pairByHand(matching, books, { company: ['A'], dealer: [] })).toBe(matching);
  expect(pairByHand(matching, books, { company: [], dealer: ['1'] })).toBe(matching);
  expect(pairByHand(matching, books, { company: ['A'], dealer: ['1'] }).onlyDealer).toEqual(['2']);
});

it('FIN-02 a statement with an amount that cannot be read is not compared, and its voucher is named', () => {
  const voucher = { voucherNo: '1', voucherDate: '2026-10-20', debit: 0, credit: 5 };
  const unread = { ...voucher, voucherNo: '2', debit: '约 5' };
  expect(statementRefusal([voucher])).toBeUndefined();
  expect(statementRefusal([voucher, unread])).toEqual(refuse('reconciliation.voucher', { voucherNo: '2' }));
  expect(statementRefusal([{ ...voucher, credit: '' }])?.params).toEqual({ voucherNo: '1' });
  expect(statementRows([voucher, unread])).toBeUndefined();
});
