import { beforeEach, expect, it } from 'vitest';
import { accountOfBook, keepOwnCode, ownCodeOf } from './own-codes';

beforeEach(() => localStorage.clear());

const book = (name: string, ...cells: readonly string[]) => ({
  name,
  sheets: [{ name: '', cells: [[...cells]] }],
});

it('FIN-02 a book that names the own code of an account is of that account, and one that names none or two is not guessed', () => {
  keepOwnCode('', '1123.01');
  keepOwnCode('8800200104', ' 预付账款-工程 ');
  expect(accountOfBook(book('10月.xlsx', '科目：1123.01 预付账款'))).toBe('');
  expect(accountOfBook(book('预付账款-工程 10月.xlsx'))).toBe('8800200104');
  expect(accountOfBook(book('10月.xlsx', '科目：1123.011'))).toBeUndefined();
  expect(accountOfBook(book('10月.xlsx', '科目：1123.01.02'))).toBeUndefined();
  expect(accountOfBook(book('预付账款-工程.xlsx', '1123.01'))).toBeUndefined();
  expect(accountOfBook(book('10月.xlsx', '日期'))).toBeUndefined();
});

it('FIN-02 an own code that is cleared is forgotten', () => {
  keepOwnCode('8800200104', '2202');
  keepOwnCode('8800200104', '');
  expect(ownCodeOf('8800200104')).toBe('');
  expect(accountOfBook(book('2202.xlsx'))).toBeUndefined();
});
