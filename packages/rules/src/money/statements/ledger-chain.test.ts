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

const IN = { debit: 0, credit: 100, balance: 1100 };
const OUT = { debit: 100, credit: 0, balance: 1000 };

it.each([
  ['oldest first', ['2026-11-01', '2026-11-02'], undefined, ['1000.00', '1000.00']],
  [
    'oldest first, whatever is said of their order',
    ['2026-11-01', '2026-11-02'],
    'newestFirst',
    ['1000.00', '1000.00'],
  ],
  ['newest first', ['2026-11-02', '2026-11-01'], undefined, ['1100.00', '1100.00']],
  ['of one day in an order that nobody knows', ['2026-11-01', '2026-11-01'], undefined, undefined],
  [
    'of one day that the caller knows to be newest first',
    ['2026-11-01', '2026-11-01'],
    'newestFirst',
    ['1100.00', '1100.00'],
  ],
  ['without days that the caller knows to be oldest first', ['', ''], 'oldestFirst', ['1000.00', '1000.00']],
] as const)(
  'FIN-01 vouchers that cancel each other out, %s, have their own edges',
  (...[_, days, order, edges]) => {
    const [first, last] = days;
    const chain = ledgerChain(
      [
        { ...IN, voucherDate: first },
        { ...OUT, voucherDate: last },
      ],
      order,
    );
    expect(chain && [chain.opening, chain.closing]).toEqual(edges);
  },
);
