/** The order and the search by amount of an account statement: what a ledger shows first, and finds (FIN-01). */
import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { type Fields, fields, list, number, text } from '../memory/input';

const now = () => new Date('2026-11-20T10:00:00+08:00');
const user = clientOf(mockForTests({ now }));

const PATH = '/account/contacts/management/accountStatement/list';
const ACCOUNT = { customerCode: '8800123456', payerCode: '8800200102', beginDate: '2026-06-01' };

async function statement(input: Fields) {
  const { body } = await user.post(PATH, { ...ACCOUNT, pageNum: 1, pageSize: 1000, ...input });
  return fields(body.data);
}

const rowsOf = (data: Fields) => list(data, 'records');
const numbers = (rows: readonly Fields[]) => rows.map((row) => text(row, 'voucherNo'));

it('FIN-01 F9 the newest first is the statement turned round: totals, balances and pages stay those of the account', async () => {
  const rising = await statement({});
  const falling = await statement({ sortBy: 'voucherDate', sortOrder: 'desc' });
  expect(rowsOf(rising).length).toBeGreaterThan(20);
  expect(rowsOf(falling)).toEqual(rowsOf(rising).toReversed());
  expect(number(rowsOf(falling)[0] ?? {}, 'balance')).toBe(number(falling, 'closingBalance'));
  expect(number(falling, 'openingBalance')).toBe(number(rising, 'openingBalance'));
  const second = await statement({ sortBy: 'voucherDate', sortOrder: 'desc', pageNum: 2, pageSize: 5 });
  expect(numbers(rowsOf(second))).toEqual(numbers(rowsOf(falling)).slice(5, 10));
});

it('FIN-01 F9 an order by amount moves vouchers with the balance that was there after each', async () => {
  const balances = new Map(
    rowsOf(await statement({})).map((row) => [text(row, 'voucherNo'), row['balance']]),
  );
  const rows = rowsOf(await statement({ sortBy: 'debit', sortOrder: 'desc' }));
  const debits = rows.map((row) => number(row, 'debit'));
  expect(debits).toEqual([...debits].sort((left, right) => right - left));
  expect(rows.filter((row) => row['balance'] !== balances.get(text(row, 'voucherNo')))).toEqual([]);
});

it('FIN-01 F9 an amount finds the vouchers of either side that have it, and a text that is none finds nothing', async () => {
  const rows = rowsOf(await statement({}));
  const sample = rows.find((row) => number(row, 'credit') > 0) ?? {};
  const amount = number(sample, 'credit');
  const expected = rows.filter((row) => number(row, 'credit') === amount || number(row, 'debit') === amount);
  expect(numbers(rowsOf(await statement({ amount: amount.toFixed(2) })))).toEqual(numbers(expected));
  expect(rowsOf(await statement({ amount: 'abc' }))).toEqual([]);
});

it('FIN-01 a ledger of one type keeps the balances of its account: before, after each voucher, at the end', async () => {
  const whole = await statement({});
  const balances = new Map(rowsOf(whole).map((row) => [text(row, 'voucherNo'), row['balance']]));
  const part = await statement({ voucherType: 'DZ', pageSize: 1, pageNum: 2 });
  expect(number(part, 'total')).toBeLessThan(number(whole, 'total'));
  expect(rowsOf(part).length).toBeGreaterThan(0);
  expect(rowsOf(part).filter((row) => row['balance'] !== balances.get(text(row, 'voucherNo')))).toEqual([]);
  for (const balance of ['openingBalance', 'closingBalance'])
    expect(number(part, balance)).toBe(number(whole, balance));
  expect(number(part, 'debitTotal')).toBe(0);
});

it('FIN-01 a statement to the last day that a field can name closes with the balance of one without an end', async () => {
  const { closingBalance } = await statement({});
  // A period is not longer than a year: this one has no begin.
  const closed = await statement({ beginDate: undefined, endDate: '9999-12-31' });
  expect(closed['closingBalance']).toBe(closingBalance);
  expect(closed['openingBalance']).not.toBe(closingBalance);
});
