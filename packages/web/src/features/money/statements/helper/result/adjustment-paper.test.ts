import { readMoney } from '@dealer-portal/rules/money';
import { adjustedBalances, bridgeOf, matchBooks } from '@dealer-portal/rules/reconciliation';
import { expect, it } from 'vitest';
import type { Account } from '#platform/session/account';
import { adjustmentPaper } from './adjustment-paper';

const BOOKS = { company: [], dealer: [] };

function notesOf(company: string, dealer: string): readonly string[] {
  const bridge = bridgeOf(BOOKS, matchBooks(BOOKS));
  const balances = { company: readMoney(company), dealer: readMoney(dealer) };
  const paper = adjustmentPaper({
    account: { saletoCode: '8800', saleInfo: { customerName: '腾达' } } as Account,
    accountName: '现款账户 8800',
    period: ['2026-10-01', '2026-10-31'],
    fileName: '往来.csv',
    bridge,
    groups: [],
    ...balances,
    after: adjustedBalances(bridge, balances),
    noteOf: () => undefined,
  });
  return paper.notes ?? [];
}

it('FIN-02 a printed 余额调节表 whose sides are not equal says by how much, as the page does', () => {
  expect(notesOf('1200', '1000').join()).toContain('两边还差 ¥200.00：');
  expect(notesOf('1000', '1000').join()).not.toContain('两边还差');
});

it('FIN-02 a printed 余额调节表 with a dash in place of a balance says which one is not there', () => {
  expect(notesOf('1000', '').join()).toContain('我方账的期末余额没有填');
  expect(notesOf('', '1000').join()).toContain('公司账的期末余额没有取到');
  expect(notesOf('1000', '1000').join()).not.toContain('没有');
});
