import { expect, it } from 'vitest';
import { type ChainVoucher, ledgerChain } from './ledger-chain';

const GOODS = { debit: '100.10', credit: 0, balance: '899.90' };
const MONEY = { debit: 0, credit: 50, balance: '949.90' };
const MORE = { debit: '49.90', credit: 0, balance: 900 };

it.each([
  ['in the order of booking', [GOODS, MONEY, MORE]],
  ['newest first', [MORE, MONEY, GOODS]],
])('FIN-01 vouchers %s have the balance before the oldest and after the newest', (_, rows) => {
  expect(ledgerChain(rows)).toEqual({ rows: [GOODS, MONEY, MORE], opening: '1000.00', closing: '900.00' });
});

it.each([
  ['no rows', []],
  ['a row that is missing in between', [GOODS, MORE]],
  ['an amount that cannot be read', [GOODS, { ...MONEY, credit: 'x' }]],
  ['a first balance that did not come', [{ ...GOODS, balance: undefined }]],
] satisfies (readonly [string, readonly ChainVoucher[]])[])(
  'FIN-01 %s gives no opening balance',
  (_, rows: readonly ChainVoucher[]) => {
    expect(ledgerChain(rows)).toBeUndefined();
  },
);
