import { beforeEach, expect, it } from 'vitest';
import { accountOfBook, keepOwnCode, ownCodeOf } from './own-codes';

beforeEach(() => localStorage.clear());

const OWNER = '8800123456';
const WORKS = '8800200104';
const ACCOUNTS = ['', WORKS];
const HEADS = ['日期', '单据号', '摘要', '金额'];

const book = (name: string, ...above: readonly string[]) => ({
  name,
  sheets: [
    { name: '', cells: [...above.map((text) => [text]), HEADS, ['2026-10-10', '记-1', '收款', '10']] },
  ],
  choices: {},
});
const named = (...of: Parameters<typeof book>) => accountOfBook(OWNER, book(...of), ACCOUNTS)?.payerCode;

it('FIN-02 a book that names the own code of an account is of that account, and one that names none or two is not guessed', () => {
  keepOwnCode(OWNER, '', '1123.01');
  keepOwnCode(OWNER, WORKS, ' 预付账款-工程 ');
  expect(named('10月.xlsx', '科目：1123.01 预付账款')).toBe('');
  expect(named('预付账款-工程 10月.xlsx')).toBe(WORKS);
  expect(named('10月.xlsx', '科目：1123.011')).toBeUndefined();
  expect(named('10月.xlsx', '科目：1123.01.02')).toBeUndefined();
  expect(named('10月.xlsx', '科目：1123.011 至 1123.01')).toBe('');
  expect(named('预付账款-工程.xlsx', '1123.01')).toBeUndefined();
  expect(named('10月.xlsx')).toBeUndefined();
});

it('FIN-02 a code in a row of the book does not say which account the book is of', () => {
  keepOwnCode(OWNER, WORKS, '2202');
  const { name, sheets, choices } = book('10月.xlsx');
  const [sheet] = sheets;
  const cells = [...(sheet?.cells ?? []), ['2026-10-11', '记-2', '转 2202 应付', '20']];
  expect(accountOfBook(OWNER, { name, choices, sheets: [{ name: '', cells }] }, ACCOUNTS)).toBeUndefined();
});

it('FIN-02 an own code belongs to its sold-to, and to an account that its ledger has', () => {
  keepOwnCode(OWNER, WORKS, '2202');
  expect(ownCodeOf('8800999999', WORKS)).toBe('');
  expect(accountOfBook('8800999999', book('2202.xlsx'), ACCOUNTS)).toBeUndefined();
  expect(accountOfBook(OWNER, book('2202.xlsx'), [''])).toBeUndefined();
  expect(accountOfBook(OWNER, book('2202.xlsx'), ACCOUNTS)).toEqual({ payerCode: WORKS, code: '2202' });
});

it('FIN-02 an own code that is cleared is forgotten', () => {
  keepOwnCode(OWNER, WORKS, '2202');
  keepOwnCode(OWNER, WORKS, '');
  expect(ownCodeOf(OWNER, WORKS)).toBe('');
  expect(named('2202.xlsx')).toBeUndefined();
});
